//! `play`: a game in the terminal, against bots or around one keyboard. Works without colour and in a pipe.

use std::collections::VecDeque;
use std::fs;
use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use serde_json::Value;
use table::{
    AnyGame, AnyTable, Arg, Blocked, BotSpec, Campaign, FieldKind, HeardEvent, Message, Outcome, Promising, Record, Seat, Seed,
    Viewer,
};
use words::{Language, SeatNames, Words};

use crate::about::Book;
use crate::names;
use crate::saves;
use crate::screen::{Screen, wrap};
use crate::setup::{GameArgs, fresh_seed};

/// Play a game in the terminal
///
/// Seats are `you`, or a bot: random, script, search:iterations=2000, search:ms=50, or a level: deckhand, mate, captain,
/// admiral; whoever thinks ahead may do so on several threads, as in admiral:threads=2. Without any --seat you play against mates. While playing, type a number or the notation of a move, or
/// `help`.
///
/// Examples:
///   portolan play port-royal
///   portolan play port-royal --seat you --seat captain --seat admiral --lang cs
///   portolan play port-royal --seat you --seat you --set edition=classic
///   portolan play port-royal --resume
///   portolan play port-royal --set mode=cooperative-adventure --campaign story.json
///
/// A campaign is kept in its file, game by game: the same command without --set goes on with it, after a defeat with
/// another try. The file is plain text; take it to another machine, or to a server, as it is.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Play {
    #[command(flatten)]
    game: GameArgs,
    /// Who sits there, one --seat a seat: `you` or a bot
    #[arg(long = "seat", value_name = "WHO")]
    seats: Vec<Player>,
    /// The seed of a known shuffle, as hexadecimal digits; without it a new one is drawn
    #[arg(long)]
    seed: Option<Seed>,
    /// Go on with a saved game; without a file, with one of those that were left
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["terms", "seed"])]
    #[allow(clippy::option_option, reason = "this is how clap tells `--resume` from `--resume FILE`")]
    resume: Option<Option<PathBuf>>,
    /// Begin a campaign in this file, or go on with the one in it
    #[arg(long, value_name = "FILE")]
    campaign: Option<PathBuf>,
    /// The language: en, cs or ro; by default that of your environment
    #[arg(long)]
    pub lang: Option<Language>,
    /// Ask also where there is only one option
    #[arg(long)]
    ask_always: bool,
    /// Show the terms that --set can settle, and leave
    #[arg(long)]
    terms_list: bool,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Player {
    You,
    Bot(BotSpec),
}

impl std::str::FromStr for Player {
    type Err = table::BotError;

    fn from_str(text: &str) -> Result<Self, table::BotError> {
        if text == names::YOU { Ok(Self::You) } else { text.parse().map(Self::Bot) }
    }
}

impl Player {
    /// What it is called in records and campaigns.
    fn name(&self) -> String {
        match self {
            Self::You => names::YOU.to_owned(),
            Self::Bot(bot) => bot.to_string(),
        }
    }
}

/// Who sits beside you when nothing is said.
const MATE: &str = "mate";

/// Whoever a campaign or a record names: a bot if the game knows one of that name, otherwise somebody at this keyboard.
fn seated(game: &'static dyn AnyGame, name: &str) -> Player {
    names::bot(game, name).map_or(Player::You, Player::Bot)
}

/// A game to be played.
struct Dealt {
    table: Box<dyn AnyTable>,
    /// Was its seed chosen by whoever plays it?
    known_shuffle: bool,
}

impl Play {
    pub fn run(mut self) -> Result<ExitCode> {
        let game = self.game.find()?;
        let language = self.lang.unwrap_or_else(|| Language::of_environment(|name| std::env::var(name).ok()));
        let plain_screen = || Screen::new(Words::new(language), SeatNames::new([""; 0]));
        if self.terms_list {
            print_terms(game, &plain_screen())?;
            return Ok(ExitCode::SUCCESS);
        }
        let mut campaign = match &self.campaign {
            Some(file) => Some(self.open_campaign(game, file)?),
            None => None,
        };
        if let (Some(campaign), []) = (&campaign, &self.seats[..]) {
            self.seats = campaign.names.iter().map(|name| seated(game, name)).collect();
        }
        let mut saved = match self.resume.take() {
            Some(Some(file)) => Some((read_record(&file)?, file)),
            Some(None) => match choose_saved(game, &plain_screen())? {
                Some(saved) => Some(saved),
                None => return Ok(ExitCode::SUCCESS),
            },
            None => None,
        };
        if let (Some((record, _)), []) = (&saved, &self.seats[..]) {
            self.seats = record.names.iter().map(|name| seated(game, name)).collect();
        }
        loop {
            let (dealt, file) = match saved.take() {
                Some((record, file)) => {
                    let table = game.replay(&record).with_context(|| file.display().to_string())?;
                    (Dealt { table, known_shuffle: record.known_shuffle }, Some(file))
                }
                None => (self.open(game, campaign.as_ref())?, None),
            };
            let known_shuffle = dealt.known_shuffle;
            let (table, code) = self.play_one(game, dealt, file, Words::new(language))?;
            let (Some(campaign), true) = (&mut campaign, table.awaited().is_empty()) else { return Ok(code) };
            let record = Record { known_shuffle, ..table.record(campaign.names.clone()) };
            campaign.add(table.as_ref(), Some(&record))?;
            let file = self.campaign.as_deref().unwrap_or(Path::new(""));
            fs::write(file, campaign.to_string()).with_context(|| format!("cannot write {}", file.display()))?;
            if !Self::goes_on(campaign, file, &plain_screen())? {
                return Ok(code);
            }
        }
    }

    /// Plays one game to its end, or until everybody leaves.
    fn play_one(
        &mut self,
        game: &'static dyn AnyGame,
        Dealt { table, known_shuffle }: Dealt,
        file: Option<PathBuf>,
        words: Words,
    ) -> Result<(Box<dyn AnyTable>, ExitCode)> {
        self.fill_seats(table.seats());
        if self.seats.len() != table.seats() as usize {
            bail!("{} seats are given, but {} play", self.seats.len(), table.seats());
        }
        for player in &self.seats {
            if let Player::Bot(bot) = player {
                game.check_bot(bot)?;
            }
        }
        let called: Vec<String> = self.seats.iter().map(Player::name).collect();
        let names = names::spoken(game, called.iter().map(String::as_str), &words);
        let screen = Screen::new(words, names);
        let warnings = game.warnings(&table.setup())?;
        let mut evening = Evening {
            told: table.entries(),
            game,
            table,
            known_shuffle,
            file: file.filter(|file| file.starts_with(saves::folder())),
            players: self.seats.clone(),
            screen,
            ask_always: self.ask_always,
            waiting: VecDeque::new(),
            shown_to: None,
        };
        evening.welcome()?;
        for warning in warnings {
            evening.warn(&Message::new("terminal-warning").with("warning", warning))?;
        }
        for (index, player) in self.seats.iter().enumerate() {
            let Player::Bot(bot) = player else { continue };
            let seat = Seat::new(index);
            for remark in evening.table.remarks(seat, bot)? {
                evening.warn(&Message::new("terminal-remark").with("seat", seat).with("remark", remark))?;
            }
        }
        let code = evening.play()?;
        Ok((evening.table, code))
    }

    /// The campaign in the file, checked; a new one if there is no file yet.
    fn open_campaign(&self, game: &'static dyn AnyGame, file: &Path) -> Result<Campaign> {
        if file.exists() {
            if self.game.setup.is_settled() {
                bail!("{} holds a campaign already: its terms are settled", file.display());
            }
            let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
            let campaign: Campaign = text.parse().with_context(|| file.display().to_string())?;
            campaign.check(game).with_context(|| file.display().to_string())?;
            return Ok(campaign);
        }
        let setup = game.check_setup(&self.setup(game)?)?;
        let seats = game.open(&setup, table::Seed::from_number(0))?.seats();
        let names = if self.seats.is_empty() {
            (0..seats).map(|index| if index == 0 { "you".to_owned() } else { MATE.to_owned() }).collect()
        } else {
            self.seats.iter().map(Player::name).collect()
        };
        Ok(Campaign::new(game, &setup, names)?)
    }

    /// Tells how the campaign stands, and asks whether it goes on now.
    fn goes_on(campaign: &Campaign, file: &Path, screen: &Screen) -> Result<bool> {
        let file = Arg::Text(file.display().to_string());
        writeln!(io::stdout(), "{}", screen.say(&Message::new("terminal-campaign-saved").with("file", file)))?;
        if campaign.next.is_none() {
            writeln!(io::stdout(), "{}", screen.bold(&screen.say(&Message::new("terminal-campaign-over"))))?;
            return Ok(false);
        }
        let tries = u32::try_from(campaign.tries()).unwrap_or(u32::MAX);
        let question = match tries {
            0 | 1 => Message::new("terminal-campaign-next"),
            _ => Message::new("terminal-campaign-again").with("tries", tries),
        };
        write!(io::stdout(), "{} ", screen.say(&question))?;
        let answer = asked_line()?;
        let yes = screen.say(&Message::new("terminal-yes"));
        Ok(answer.is_some_and(|line| line.is_empty() || yes.split_whitespace().any(|yes| yes == line.to_lowercase())))
    }

    fn open(&self, game: &'static dyn AnyGame, campaign: Option<&Campaign>) -> Result<Dealt> {
        let seed = self.seed.map_or_else(fresh_seed, Ok)?;
        let setup = if let Some(campaign) = campaign {
            campaign.next.clone().context("this campaign is at its end")?
        } else {
            self.setup(game)?
        };
        Ok(Dealt { table: game.open(&setup, seed)?, known_shuffle: self.seed.is_some() })
    }

    /// The terms as far as they are settled; the rest is what people are proposed.
    fn setup(&self, game: &'static dyn AnyGame) -> Result<Value> {
        let seats = (!self.seats.is_empty()).then_some(self.seats.len());
        Ok(game.proposed_setup(&self.game.setup.setup(game, seats)?))
    }

    /// You on the first seat and mates on the others, unless something else was said.
    fn fill_seats(&mut self, seats: u8) {
        if self.seats.is_empty() {
            self.seats.push(Player::You);
            let mate = BotSpec { name: MATE.to_owned(), settings: std::collections::BTreeMap::new() };
            self.seats.resize(seats as usize, Player::Bot(mate));
        }
    }
}

fn read_record(file: &Path) -> Result<Record> {
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    text.parse().with_context(|| file.display().to_string())
}

/// Offers the games that were left, the latest first; `None` when nobody answers.
fn choose_saved(game: &'static dyn AnyGame, screen: &Screen) -> Result<Option<(Record, PathBuf)>> {
    let mut saved = saves::unfinished(game.name());
    if saved.is_empty() {
        bail!("no game of {} was left unfinished in {}", game.name(), saves::folder().display());
    }
    let most = u32::try_from(saved.len()).unwrap_or(u32::MAX);
    let folder = Arg::Text(saves::folder().display().to_string());
    writeln!(io::stdout(), "{}", screen.say(&Message::new("terminal-resume").with("folder", folder)))?;
    for (index, (file, record)) in saved.iter().enumerate() {
        let line = Message::new("terminal-resume-line")
            .with("file", Arg::Text(file.file_name().unwrap_or_default().to_string_lossy().into_owned()))
            .with("names", Arg::Text(record.names.join(", ")))
            .with("moves", u32::try_from(record.lines.len()).unwrap_or(u32::MAX));
        writeln!(io::stdout(), "  {:>3}  {}", index + 1, screen.say(&line))?;
    }
    loop {
        write!(io::stdout(), "{} ", screen.say(&Message::new("terminal-resume-which").with("most", most)))?;
        let Some(line) = asked_line()? else { return Ok(None) };
        let number = if line.is_empty() { Ok(1) } else { line.parse::<usize>() };
        match number.ok().and_then(|number| number.checked_sub(1)).filter(|index| *index < saved.len()) {
            Some(index) => {
                let (file, record) = saved.swap_remove(index);
                return Ok(Some((record, file)));
            }
            None => writeln!(io::stdout(), "{}", screen.say(&Message::new("terminal-no-such-number").with("most", most)))?,
        }
    }
}

fn print_terms(game: &'static dyn AnyGame, screen: &Screen) -> io::Result<()> {
    let form = game.form();
    writeln!(io::stdout(), "{}", screen.say(&Message::new("terminal-terms").with_name("game", game.name())))?;
    // What everybody is asked comes first, then what stands under a heading of its own.
    let (grouped, plain): (Vec<_>, Vec<_>) = form.fields.into_iter().partition(|field| field.group.is_some());
    let mut heading = None;
    for field in plain.into_iter().chain(grouped) {
        if let Some(group) = field.group.filter(|group| heading != Some(*group)) {
            writeln!(io::stdout(), "{}", screen.say(&Message::new(group)))?;
            heading = Some(group);
        }
        let kind = match field.kind {
            FieldKind::Number { least, most } => format!("{least}–{most}"),
            FieldKind::Flag => "true, false".to_owned(),
            FieldKind::Choice(values) | FieldKind::Choices(values) => {
                values.iter().map(|(value, _)| *value).collect::<Vec<_>>().join(", ")
            }
            FieldKind::Text => "…".to_owned(),
        };
        writeln!(io::stdout(), "  {}  [{kind}]", screen.bold(field.id))?;
        let help = Message { id: format!("{}-help", field.label).into(), args: vec![] };
        for line in wrap(&screen.say(&help), 90) {
            writeln!(io::stdout(), "      {line}")?;
        }
    }
    writeln!(io::stdout(), "{}", screen.say(&Message::new("terminal-presets")))?;
    for preset in form.presets {
        writeln!(io::stdout(), "  {}  {}", screen.bold(&screen.say(&Message::new(preset.label))), preset.setup)?;
    }
    Ok(())
}

/// The next line from the keyboard or the pipe, without the spaces around it; `None` when nobody types any more.
fn typed_line() -> Result<Option<String>> {
    let mut line = Vec::new();
    if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
}

/// The answer to what was just asked. In a pipe the typed line is not on the screen yet.
fn asked_line() -> Result<Option<String>> {
    io::stdout().flush()?;
    let line = typed_line()?;
    if !io::stdin().is_terminal() {
        writeln!(io::stdout(), "{}", line.as_deref().unwrap_or(""))?;
    }
    Ok(line)
}

/// A game being played.
struct Evening {
    game: &'static dyn AnyGame,
    table: Box<dyn AnyTable>,
    known_shuffle: bool,
    /// The file among the saved games that the game comes from.
    file: Option<PathBuf>,
    players: Vec<Player>,
    screen: Screen,
    ask_always: bool,
    /// Single actions of a longer line that are still to be played.
    waiting: VecDeque<String>,
    /// How many entries have been told on the screen.
    told: usize,
    /// The person at the keyboard who saw the screen last.
    shown_to: Option<Seat>,
}

/// What is not allowed, gathered under each reason in the order the reasons come up.
fn by_reason(blocked: Vec<Blocked>) -> Vec<(Message, Vec<String>)> {
    let mut reasons: Vec<(Message, Vec<String>)> = Vec::new();
    for Blocked { notation, why, .. } in blocked {
        match reasons.iter_mut().find(|(other, _)| *other == why) {
            Some((_, notations)) => notations.push(notation),
            None => reasons.push((why, vec![notation])),
        }
    }
    reasons
}

/// What a person's line led to.
enum Answer {
    Played,
    AskAgain,
    Leave,
}

impl Evening {
    fn say(&self, message: &Message) -> String {
        self.screen.say(message)
    }

    fn warn(&self, warning: &Message) -> io::Result<()> {
        wrap(&self.say(warning), 100).iter().try_for_each(|line| writeln!(io::stdout(), "{line}"))
    }

    fn welcome(&self) -> Result<()> {
        let mut out = io::stdout().lock();
        let welcome = Message::new("terminal-welcome").with_name("game", self.table.game());
        writeln!(out, "{}", self.screen.bold(&self.say(&welcome)))?;
        if let Some(seed) = self.table.seed() {
            let message = if self.known_shuffle {
                Message::new("terminal-known-shuffle")
            } else {
                Message::new("terminal-commitment").with("commitment", Arg::Text(seed.commitment()))
            };
            writeln!(out, "{}", self.screen.dim(&self.say(&message)))?;
        }
        Ok(())
    }

    fn play(&mut self) -> Result<ExitCode> {
        while let Some(seat) = self.next_seat() {
            match self.players[seat.index()].clone() {
                Player::Bot(bot) => {
                    let advised = self.table.advise(seat, &bot, self.table.bot_number())?;
                    self.table.play(seat, &advised.notation).map_err(|illegal| anyhow::anyhow!("{bot}: {illegal}"))?;
                }
                Player::You => {
                    if !self.ask_always
                        && let Some(notation) = self.table.automatic(seat)
                    {
                        self.table.play(seat, &notation).map_err(|illegal| anyhow::anyhow!("{illegal}"))?;
                        continue;
                    }
                    match self.ask(seat)? {
                        Answer::Played | Answer::AskAgain => {}
                        Answer::Leave => return self.leave(),
                    }
                }
            }
        }
        self.tell_news(self.news_viewer())?;
        self.tell_result()?;
        // A game that was left before is no longer among those to go on with.
        if let Some(file) = &self.file {
            self.save(&file.display().to_string())?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Bots first: a person who is awaited with others decides when everything else is done.
    fn next_seat(&self) -> Option<Seat> {
        let awaited = self.table.awaited();
        let is_bot = |seat: &Seat| self.players[seat.index()] != Player::You;
        awaited.into_iter().find(is_bot).or(awaited.lowest())
    }

    /// Whose news are told: the only person's, otherwise what everybody may hear.
    fn news_viewer(&self) -> Viewer {
        let mut people = self.players.iter().enumerate().filter(|(_, player)| **player == Player::You);
        match (people.next(), people.next()) {
            (Some((index, _)), None) => Viewer::Seat(Seat::new(index)),
            _ => Viewer::Onlooker,
        }
    }

    fn tell_news(&mut self, viewer: Viewer) -> Result<()> {
        let mut out = io::stdout().lock();
        for HeardEvent { message, .. } in self.table.heard_since(self.told, viewer) {
            // Stories are long.
            for (index, line) in wrap(&self.screen.say(&message), 96).iter().enumerate() {
                writeln!(out, "  {} {line}", if index == 0 { "·" } else { " " })?;
            }
        }
        self.told = self.table.entries();
        Ok(())
    }

    fn ask(&mut self, seat: Seat) -> Result<Answer> {
        if let Some(notation) = self.waiting.pop_front() {
            return self.try_action(seat, &notation);
        }
        if self.shown_to != Some(seat) {
            let several = self.news_viewer() == Viewer::Onlooker;
            if several && self.shown_to.is_some() && !self.hand_keyboard(seat)? {
                return Ok(Answer::Leave);
            }
            self.shown_to = Some(seat);
        }
        writeln!(io::stdout())?;
        self.tell_news(Viewer::Seat(seat))?;
        let offers = self.table.legal(seat);
        let mut out = io::stdout().lock();
        write!(out, "{}", self.screen.sheet(&self.table.sheet(Viewer::Seat(seat))))?;
        writeln!(out, "{}", self.screen.bold(&self.say(&self.table.prompt(seat))))?;
        let most = offers.len().to_string().len();
        let widest = offers.iter().map(|offer| self.say(&offer.message).chars().count()).max().unwrap_or(0);
        for (index, offer) in offers.iter().enumerate() {
            let words = self.say(&offer.message);
            let pad = " ".repeat(widest - words.chars().count());
            writeln!(out, "  {:>most$}  {words}{pad}   {}", index + 1, self.screen.dim(&offer.notation))?;
        }
        let blocked = self.table.blocked(seat);
        if !blocked.is_empty() {
            writeln!(out, "{}", self.screen.dim(&self.say(&Message::new("terminal-blocked"))))?;
            for (why, notations) in by_reason(blocked) {
                for line in wrap(&format!("{} {}", self.say(&why), notations.join(", ")), 94) {
                    writeln!(out, "{}", self.screen.dim(&format!("     {line}")))?;
                }
            }
        }
        drop(out);
        self.read_answer(seat, offers.len())
    }

    fn read_answer(&mut self, seat: Seat, options: usize) -> Result<Answer> {
        let most = u32::try_from(options).unwrap_or(u32::MAX);
        loop {
            write!(io::stdout(), "{} ", self.say(&Message::new("terminal-choose").with("most", most)))?;
            let Some(line) = asked_line()? else { return Ok(Answer::Leave) };
            let (command, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match (command, rest.trim()) {
                ("", _) => {}
                ("help" | "?", "") => self.help()?,
                ("help" | "?", thing) => self.help_on(thing)?,
                ("hint", "") => self.hint(seat)?,
                ("log", "") => self.log(seat)?,
                ("save", file) => self.save(file)?,
                ("undo", "") => {
                    if self.undo(seat)? {
                        return Ok(Answer::AskAgain);
                    }
                }
                ("quit" | "exit", "") => return Ok(Answer::Leave),
                _ => {
                    if let Ok(number) = line.parse::<usize>() {
                        if let Some(offer) = number.checked_sub(1).and_then(|index| self.table.legal(seat).into_iter().nth(index)) {
                            return self.try_action(seat, &offer.notation);
                        }
                        writeln!(io::stdout(), "{}", self.say(&Message::new("terminal-no-such-number").with("most", most)))?;
                        continue;
                    }
                    match self.table.expand(seat, &line) {
                        Ok(actions) => {
                            self.waiting.extend(actions);
                            return Ok(Answer::AskAgain);
                        }
                        Err(illegal) => self.refused(illegal.0)?,
                    }
                }
            }
        }
    }

    fn try_action(&mut self, seat: Seat, notation: &str) -> Result<Answer> {
        if let Err(illegal) = self.table.play(seat, notation) {
            self.waiting.clear();
            self.refused(illegal.0)?;
            return Ok(Answer::AskAgain);
        }
        Ok(Answer::Played)
    }

    fn refused(&self, why: Message) -> io::Result<()> {
        writeln!(io::stdout(), "{}", self.say(&Message::new("terminal-refused").with("why", why)))
    }

    /// With several people at one keyboard, the last one's screen is pushed out of sight before the next one looks.
    fn hand_keyboard(&mut self, seat: Seat) -> Result<bool> {
        writeln!(io::stdout(), "{}", "\n".repeat(if io::stdout().is_terminal() { 60 } else { 1 }))?;
        write!(io::stdout(), "{} ", self.say(&Message::new("terminal-pass-keyboard").with("seat", seat)))?;
        io::stdout().flush()?;
        // In a pipe nobody looks away; the next line is an answer already.
        if !io::stdin().is_terminal() {
            writeln!(io::stdout())?;
            return Ok(true);
        }
        Ok(typed_line()?.is_some())
    }

    fn help(&self) -> Result<()> {
        let mut out = io::stdout().lock();
        for line in self.say(&Message::new("terminal-help")).lines() {
            writeln!(out, "{line}")?;
        }
        for line in wrap(&self.say(&self.table.about()), 100) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    fn help_on(&self, thing: &str) -> Result<()> {
        let book = Book::new(self.game, &self.screen.words);
        let mut out = io::stdout().lock();
        let found = book.about(thing);
        for (name, text) in &found {
            writeln!(out, "{}", self.screen.bold(name))?;
            for line in wrap(text, 96) {
                writeln!(out, "  {line}")?;
            }
        }
        if found.is_empty() {
            let none = Message::new("terminal-no-help")
                .with("thing", Arg::Text(thing.to_owned()))
                .with("things", Arg::Text(book.names().join(", ")));
            for line in wrap(&self.say(&none), 100) {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }

    fn hint(&self, seat: Seat) -> Result<()> {
        let bot: BotSpec = games::ADVISER.parse()?;
        let advised = self.table.advise(seat, &bot, self.table.bot_number())?;
        let message = Message::new("terminal-hint").with("action", advised.message).with("reason", advised.reason);
        writeln!(io::stdout(), "{}", self.say(&message))?;
        for Promising { notation, message, percent } in advised.best {
            let line = self.say(&Message::new("terminal-hint-best").with("percent", percent).with("action", message));
            writeln!(io::stdout(), "  {line}   {}", self.screen.dim(&notation))?;
        }
        Ok(())
    }

    fn log(&self, seat: Seat) -> Result<()> {
        let heard = self.table.heard_since(0, Viewer::Seat(seat));
        let mut out = io::stdout().lock();
        if heard.is_empty() {
            writeln!(out, "{}", self.say(&Message::new("terminal-log-empty")))?;
        }
        for HeardEvent { entry, message, .. } in heard {
            writeln!(out, "{:>5}  {}", entry + 1, self.say(&message))?;
        }
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> io::Result<bool> {
        match self.table.undo(seat) {
            Ok(()) => {
                writeln!(io::stdout(), "{}", self.say(&Message::new("terminal-taken-back")))?;
                self.told = self.table.entries();
                Ok(true)
            }
            Err(illegal) => {
                self.refused(illegal.0)?;
                Ok(false)
            }
        }
    }

    fn names_for_record(&self) -> Vec<String> {
        self.players.iter().map(Player::name).collect()
    }

    fn save(&self, file: &str) -> io::Result<()> {
        let file_name = || Arg::Text(file.to_owned());
        let message = if file.is_empty() {
            Message::new("terminal-save-where")
        } else {
            match self.write_record(Path::new(file)) {
                Ok(()) => Message::new("terminal-saved").with("file", file_name()),
                Err(error) => {
                    Message::new("terminal-not-saved").with("file", file_name()).with("why", Arg::Text(error.to_string()))
                }
            }
        };
        writeln!(io::stdout(), "{}", self.say(&message))
    }

    fn write_record(&self, file: &Path) -> io::Result<()> {
        let record = Record { known_shuffle: self.known_shuffle, ..self.table.record(self.names_for_record()) };
        fs::write(file, record.to_string())
    }

    /// Leaving loses nothing: the game is saved among those that were left, wherever one stands.
    fn leave(&self) -> Result<ExitCode> {
        if self.table.entries() == 0 {
            writeln!(io::stdout(), "{}", self.say(&Message::new("terminal-left-unsaved")))?;
            return Ok(ExitCode::SUCCESS);
        }
        let file = match &self.file {
            Some(file) => file.clone(),
            None => saves::free_file(self.table.game())
                .with_context(|| format!("the game cannot be saved in {}", saves::folder().display()))?,
        };
        let file_name = file.display().to_string();
        self.write_record(&file).with_context(|| format!("cannot save the game as {file_name}"))?;
        let left = Message::new("terminal-left").with("file", Arg::Text(file_name));
        let left = left.with("game", Arg::Text(self.table.game().to_owned()));
        writeln!(io::stdout(), "{}", self.say(&left))?;
        Ok(ExitCode::SUCCESS)
    }

    fn tell_result(&self) -> Result<()> {
        let mut out = io::stdout().lock();
        let standing = self.table.standing();
        write!(out, "\n{}", self.screen.sheet(&self.table.sheet(Viewer::Onlooker)))?;
        match standing.outcome {
            Outcome::Competitive => {
                writeln!(out, "{}", self.screen.bold(&self.say(&Message::new("terminal-result"))))?;
                let mut seats: Vec<_> = (0..standing.seats() as usize).map(Seat::new).collect();
                seats.sort_by_key(|seat| standing.rank(*seat));
                for seat in seats {
                    let line = Message::new("terminal-result-line")
                        .with("rank", standing.rank(seat))
                        .with("seat", seat)
                        .with("score", standing.score(seat));
                    writeln!(out, "  {}", self.say(&line))?;
                }
                let leaders: Vec<_> = standing.leaders().collect();
                let verdict = match leaders.as_slice() {
                    [winner] => Message::new("terminal-winner").with("seat", *winner),
                    _ => Message::new("terminal-winners"),
                };
                writeln!(out, "{}", self.screen.bold(&self.say(&verdict)))?;
            }
            Outcome::Cooperative { won, rank } => {
                let id = if won { "terminal-group-won" } else { "terminal-group-lost" };
                let score = standing.score(Seat::new(0));
                writeln!(out, "{}", self.screen.bold(&self.say(&Message::new(id).with("score", score))))?;
                if let Some(rank) = rank {
                    writeln!(out, "{}", self.say(&Message::new(rank)))?;
                }
            }
        }
        if let Some(seed) = self.table.seed() {
            let message = Message::new("terminal-seed").with("seed", Arg::Text(seed.to_string()));
            writeln!(out, "{}", self.screen.dim(&self.say(&message)))?;
        }
        Ok(())
    }
}
