//! What a tournament came to: for the screen, as Markdown, CSV and JSON.

use std::fmt::Write as _;

use serde::Serialize;
use serde_json::Value;
use table::{Id, Message};
use words::{Language, SeatNames, Words};

use super::count::{BotCount, Sum};
use super::play::Played;
use super::ratings::{Verdict, ratings};
use super::tournament::{Match, Tournament};

#[derive(Serialize)]
pub struct Report {
    pub name: String,
    pub game: String,
    pub first_seed: String,
    pub matches: Vec<MatchReport>,
    pub ratings: Vec<RatingReport>,
}

#[derive(Serialize)]
pub struct MatchReport {
    pub name: String,
    pub setup_name: String,
    pub setup: Value,
    /// Different games: equal bots that change seats are counted once.
    pub games: u64,
    /// Different shuffles; standard errors count these.
    pub seeds: u64,
    pub cooperative: bool,
    /// What the stop rule found, if it ended the match.
    pub stopped: Option<Verdict>,
    pub mean_rounds: f64,
    pub mean_decisions: f64,
    /// What an equal bot's share would be; nothing where all win or lose together.
    pub equal_share: Option<f64>,
    pub win_share_by_seat: Vec<f64>,
    pub bots: Vec<BotReport>,
}

#[derive(Serialize)]
pub struct BotReport {
    pub bot: String,
    /// Games, each of its seats counted.
    pub seatings: u64,
    pub wins: u64,
    pub ties: u64,
    pub losses: u64,
    pub win_share: f64,
    pub standard_error: f64,
    pub mean_score: f64,
    pub score_standard_error: f64,
    pub ms_per_decision: f64,
    pub decisions_per_game: f64,
    pub win_share_by_seat: Vec<f64>,
    pub things: Vec<ThingReport>,
}

/// How a bot fared with and without something.
#[derive(Serialize)]
pub struct ThingReport {
    pub thing: String,
    pub games_with: u64,
    pub share_with: f64,
    pub games_without: u64,
    pub share_without: f64,
    /// Of the difference.
    pub standard_error: f64,
}

#[derive(Serialize)]
pub struct RatingReport {
    pub setup_name: String,
    pub bot: String,
    pub elo: f64,
    /// 95 of 100 times the truth is within this of it.
    pub within: f64,
}

/// Six digits tell all there is to tell, and what is added up in another order differs only behind them.
fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6
}

impl Report {
    pub fn new(tournament: &Tournament, matches: &[Match], played: &[Played]) -> Self {
        let words = Words::new(Language::English);
        let reports = matches.iter().zip(played).map(|(of, played)| MatchReport::new(of, played, &words));
        Self {
            name: if tournament.name.is_empty() { tournament.game.clone() } else { tournament.name.clone() },
            game: tournament.game.clone(),
            first_seed: tournament.seed.to_string(),
            matches: reports.collect(),
            ratings: rate(matches, played),
        }
    }

    /// For the screen.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for of in &self.matches {
            let _ = writeln!(
                text,
                "{}: {} games of {:.1} rounds and {:.1} decisions on average{}",
                of.heading(),
                of.games,
                of.mean_rounds,
                of.mean_decisions,
                of.told_stop()
            );
            let _ = writeln!(
                text,
                "{:<28} {:>7} {:>7} {:>7} {:>16} {:>16} {:>12}",
                "bot", "won", "shared", "lost", "win share", "points", "ms/decision"
            );
            for bot in &of.bots {
                let score = format!("{:.2} ± {:.2}", bot.mean_score, bot.score_standard_error);
                let _ = writeln!(
                    text,
                    "{:<28} {:>7} {:>7} {:>7} {:>16} {score:>16} {:>12.3}",
                    bot.bot,
                    bot.wins,
                    bot.ties,
                    bot.losses,
                    bot.told_share(),
                    bot.ms_per_decision
                );
            }
            for bot in &of.bots {
                let shares: Vec<_> = bot.win_share_by_seat.iter().map(|share| percent(*share)).collect();
                let _ = writeln!(text, "{:<28} by seat: {}", bot.bot, shares.join(", "));
            }
        }
        if self.ratings.len() > 2 {
            for rating in &self.ratings {
                let _ = writeln!(text, "{:<28} {:>+7.0} ± {:.0} Elo {}", rating.bot, rating.elo, rating.within, rating.setup_name);
            }
        }
        text
    }

    pub fn markdown(&self) -> String {
        let mut text = format!("## {}\n\n", self.name);
        text.push_str("| match | games | win share | equal | points | ms a decision |\n|---|---|---|---|---|---|\n");
        for of in &self.matches {
            let first = &of.bots[0];
            let scores: Vec<String> = of.bots.iter().map(|bot| format!("{:.1}", bot.mean_score)).collect();
            let times: Vec<String> = of.bots.iter().map(|bot| format!("{:.2}", bot.ms_per_decision)).collect();
            let _ = writeln!(
                text,
                "| {}{} | {} | {} | {} | {} | {} |",
                of.heading(),
                of.told_stop(),
                of.games,
                first.told_share(),
                of.equal_share.map_or_else(|| "–".to_owned(), percent),
                scores.join(" : "),
                times.join(" : ")
            );
        }
        if self.ratings.len() > 2 {
            text.push_str("\n| bot | Elo | terms |\n|---|---|---|\n");
            for rating in &self.ratings {
                let _ = writeln!(text, "| {} | {:+.0} ± {:.0} | {} |", rating.bot, rating.elo, rating.within, rating.setup_name);
            }
        }
        for of in &self.matches {
            let shares: Vec<String> = of.win_share_by_seat.iter().map(|share| percent(*share)).collect();
            let _ = writeln!(
                text,
                "\n*{}*: {:.1} rounds, {:.0} decisions; seats win {}.",
                of.heading(),
                of.mean_rounds,
                of.mean_decisions,
                shares.join(", ")
            );
            for bot in &of.bots {
                let telling: Vec<String> = bot
                    .telling()
                    .take(6)
                    .map(|thing| format!("{} {} / {}", thing.thing, percent(thing.share_with), percent(thing.share_without)))
                    .collect();
                if !telling.is_empty() {
                    let _ = writeln!(text, "{} with / without: {}.", bot.bot, telling.join("; "));
                }
            }
        }
        text
    }

    /// A line a bot and match, and one for each thing.
    pub fn csv(&self) -> String {
        let mut text =
            "terms,match,games,seeds,bot,thing,seatings,won,shared,lost,win_share,standard_error,points,ms_per_decision\n"
                .to_owned();
        let quoted = |words: &str| format!("\"{}\"", words.replace('"', "\"\""));
        for of in &self.matches {
            for bot in &of.bots {
                let head =
                    format!("{},{},{},{},{}", quoted(&of.setup_name), quoted(&of.name), of.games, of.seeds, quoted(&bot.bot));
                let _ = writeln!(
                    text,
                    "{head},,{},{},{},{},{},{},{},{}",
                    bot.seatings,
                    bot.wins,
                    bot.ties,
                    bot.losses,
                    bot.win_share,
                    bot.standard_error,
                    bot.mean_score,
                    bot.ms_per_decision
                );
                for thing in &bot.things {
                    let _ = writeln!(text, "{head},{},{},,,,{},,,", quoted(&thing.thing), thing.games_with, thing.share_with);
                }
            }
        }
        text
    }
}

impl MatchReport {
    fn new(of: &Match, played: &Played, words: &Words) -> Self {
        let count = &played.count;
        Self {
            name: of.to_string(),
            setup_name: of.setup_name.clone(),
            setup: of.setup.clone(),
            games: count.games,
            seeds: count.bots[0].payoff.count,
            cooperative: count.cooperative,
            stopped: played.verdict,
            mean_rounds: rounded(count.rounds.mean()),
            mean_decisions: rounded(count.decisions.mean()),
            equal_share: (!count.cooperative).then(|| rounded(1.0 / of.seats() as f64)),
            win_share_by_seat: count.seats.iter().map(|sum| rounded(sum.mean())).collect(),
            bots: of.bots.iter().zip(&count.bots).map(|(bot, count)| BotReport::new(bot.to_string(), count, words)).collect(),
        }
    }

    pub fn heading(&self) -> String {
        if self.setup_name.is_empty() { self.name.clone() } else { format!("{}: {}", self.setup_name, self.name) }
    }

    fn told_stop(&self) -> &'static str {
        match self.stopped {
            None => "",
            Some(Verdict::Lower) => " (stopped: not stronger)",
            Some(Verdict::Higher) => " (stopped: stronger)",
        }
    }
}

impl BotReport {
    fn new(bot: String, count: &BotCount, words: &Words) -> Self {
        let per = |total: f64, count: u64| rounded(total / count.max(1) as f64);
        let things = count.with.iter().map(|(thing, with)| ThingReport::new(thing, with, &count.without(with), words));
        Self {
            bot,
            seatings: count.seatings(),
            wins: count.wins,
            ties: count.shared,
            losses: count.lost,
            win_share: rounded(count.payoff.mean()),
            standard_error: rounded(count.payoff.standard_error()),
            mean_score: rounded(count.score.mean()),
            score_standard_error: rounded(count.score.standard_error()),
            ms_per_decision: per(count.seconds * 1000.0, count.decisions),
            decisions_per_game: per(count.decisions as f64, count.seatings()),
            win_share_by_seat: count.by_seat.iter().map(|sum| rounded(sum.mean())).collect(),
            things: things.collect(),
        }
    }

    fn told_share(&self) -> String {
        format!("{:.1} ± {:.1} %", self.win_share * 100.0, self.standard_error * 100.0)
    }

    /// What makes a difference, the greatest first: only where the difference is more than chance.
    pub fn telling(&self) -> impl Iterator<Item = &ThingReport> {
        const AT_LEAST: u64 = 20;
        let doubt = |thing: &ThingReport| (thing.share_with - thing.share_without).abs() / thing.standard_error.max(1e-9);
        let mut telling: Vec<&ThingReport> = self
            .things
            .iter()
            .filter(|thing| thing.games_with.min(thing.games_without) >= AT_LEAST && doubt(thing) > 2.0)
            .collect();
        let difference = |thing: &ThingReport| (thing.share_with - thing.share_without).abs();
        telling.sort_by(|one, other| difference(other).total_cmp(&difference(one)));
        telling.into_iter()
    }
}

impl ThingReport {
    fn new(thing: &str, with: &Sum, without: &Sum, words: &Words) -> Self {
        let name = Message { id: Id::Owned(thing.to_owned()), args: Vec::new() };
        Self {
            thing: words.say(&name, &SeatNames::new([""; 0])),
            games_with: with.count,
            share_with: rounded(with.mean()),
            games_without: without.count,
            share_without: rounded(without.mean()),
            standard_error: rounded(with.standard_error().hypot(without.standard_error())),
        }
    }
}

pub fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// Ratings on each setup's terms; none where all play together.
fn rate(matches: &[Match], played: &[Played]) -> Vec<RatingReport> {
    let mut setups: Vec<&str> = matches.iter().map(|of| of.setup_name.as_str()).collect();
    setups.dedup();
    let mut reports = Vec::new();
    for setup in setups {
        let among = || matches.iter().zip(played).filter(|(of, played)| of.setup_name == setup && !played.count.cooperative);
        let mut bots: Vec<String> = Vec::new();
        for bot in among().flat_map(|(of, _)| &of.bots).map(ToString::to_string) {
            if !bots.contains(&bot) {
                bots.push(bot);
            }
        }
        let mut before = vec![vec![vec![0.0; bots.len()]; bots.len()]; super::count::GROUPS];
        for (of, played) in among() {
            let places: Vec<usize> =
                of.bots.iter().filter_map(|bot| bots.iter().position(|other| *other == bot.to_string())).collect();
            for (sum, group) in before.iter_mut().zip(&played.count.before) {
                for (one, row) in group.iter().enumerate() {
                    for (other, value) in row.iter().enumerate() {
                        sum[places[one]][places[other]] += value;
                    }
                }
            }
        }
        let mut rated: Vec<RatingReport> = ratings(&before)
            .into_iter()
            .zip(&bots)
            .map(|(rating, bot)| RatingReport {
                setup_name: setup.to_owned(),
                bot: bot.clone(),
                elo: rounded(rating.elo),
                within: rounded(1.96 * rating.standard_error),
            })
            .collect();
        rated.sort_by(|one, other| other.elo.total_cmp(&one.elo));
        reports.extend(rated);
    }
    reports
}
