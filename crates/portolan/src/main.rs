//! `portolan`: the one binary. Each command is a module; this file only tells them apart.

mod about;
mod admin;
mod analyse;
mod bench;
mod lab;
mod load;
#[cfg(test)]
mod messages;
mod moderate;
mod names;
#[cfg(feature = "embed-web")]
mod pages;
#[cfg(feature = "embed-web")]
mod picture;
mod play;
mod replay;
mod rules;
mod rulings;
mod saves;
mod screen;
mod serve;
mod setup;
mod traces;

use std::io::{self, Write as _};
use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory, Parser, Subcommand};
use table::SetupError;
use words::{Language, SeatNames, Words};

/// A table for harbour games: Port Royal and its neighbours.
///
/// Portolan is an independent, unofficial implementation; the games' names are their owners' trademarks.
#[derive(Parser)]
#[command(version, max_term_width = 100, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Play),
    Serve(serve::Serve),
    Admin(admin::Admin),
    Lab(lab::Lab),
    Replay(replay::Replay),
    Analyse(analyse::Analyse),
    Rules(rules::Rules),
    Rulings(rulings::Rulings),
    Bench(bench::Bench),
    Perft(bench::Perft),
    /// Print a completion script for your shell
    ///
    /// Example: portolan completions bash > ~/.local/share/bash-completion/completions/portolan
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Write the manual pages into a folder
    #[command(hide = true)]
    Man {
        /// The folder
        folder: std::path::PathBuf,
    },
}

fn main() -> ExitCode {
    let command = Cli::parse().command;
    let language = match &command {
        Command::Play(play) => play.lang,
        Command::Replay(replay) => replay.lang,
        Command::Analyse(analyse) => analyse.lang,
        Command::Rules(rules) => rules.lang,
        _ => None,
    };
    let run = || -> Result<ExitCode> {
        match command {
            Command::Play(command) => command.run(),
            Command::Serve(command) => command.run(),
            Command::Admin(command) => command.run(),
            Command::Lab(command) => command.run(),
            Command::Replay(command) => command.run(),
            Command::Analyse(command) => command.run(),
            Command::Rules(command) => command.run(),
            Command::Rulings(command) => command.run(),
            Command::Bench(command) => command.run(),
            Command::Perft(command) => command.run(),
            Command::Completions { shell } => {
                let mut script = Vec::new();
                clap_complete::generate(shell, &mut Cli::command(), "portolan", &mut script);
                io::stdout().write_all(&script)?;
                Ok(ExitCode::SUCCESS)
            }
            Command::Man { folder } => {
                clap_mangen::generate_to(Cli::command(), folder)?;
                Ok(ExitCode::SUCCESS)
            }
        }
    };
    run().unwrap_or_else(|error| {
        if is_broken_pipe(&error) {
            return ExitCode::SUCCESS;
        }
        eprintln!("portolan: {}", refusal(&error, language).unwrap_or_else(|| format!("{error:#}")));
        ExitCode::FAILURE
    })
}

/// A setup that cannot be played is refused in words.
fn refusal(error: &anyhow::Error, language: Option<Language>) -> Option<String> {
    let refused = error.chain().find_map(|cause| cause.downcast_ref::<SetupError>())?;
    let language = language.unwrap_or_else(|| Language::of_environment(|name| std::env::var(name).ok()));
    let reason = Words::new(language).say(&refused.message, &SeatNames::new([""; 0]));
    Some(format!("{}: {reason}", refused.field))
}

/// Whoever reads our output has read enough: no reason to complain.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>()).any(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
