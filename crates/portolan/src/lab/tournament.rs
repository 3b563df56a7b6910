//! A tournament as it is written down: which bots play which matches, on what terms, how often.

use std::fmt;

use anyhow::{Context as _, Result, bail, ensure};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{AnyGame, BotSpec, Seed};

/// A tournament file. `docs/laboratory.md` explains every key.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tournament {
    /// Its heading in reports.
    #[serde(default)]
    pub name: String,
    pub game: String,
    #[serde(default)]
    pub kind: Kind,
    pub bots: Vec<String>,
    /// How many seats a table has; as many as there are bots where all sit at one table, otherwise two.
    #[serde(default)]
    pub seats: Option<usize>,
    /// How many games a match has, rounded up to whole rotations.
    #[serde(default = "Tournament::usual_games")]
    pub games: u64,
    /// The seed of the first games.
    #[serde(default = "Tournament::first_seed")]
    pub seed: Seed,
    #[serde(default)]
    pub stop: Option<Stop>,
    /// What is played; the game's default where none is given.
    #[serde(default)]
    pub setups: Vec<NamedSetup>,
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// All at one table.
    #[default]
    Table,
    /// Everybody against everybody else.
    RoundRobin,
    /// The first against each of the others.
    Gauntlet,
    /// Each against the next.
    Ladder,
    /// Each with others of its kind, for games that all win or lose together.
    Together,
}

/// When a match may end early: as soon as its games tell apart, with this chance of an error either way, whether the first bot's share of
/// the wins is the lower or the higher of two.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    pub lower: f64,
    pub higher: f64,
    #[serde(default = "Stop::usual_error")]
    pub error: f64,
}

/// Terms to play by.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedSetup {
    pub name: String,
    #[serde(default)]
    pub terms: Map<String, Value>,
}

/// The same bots on the same terms, in every rotation of their seats.
#[derive(Clone, Debug)]
pub struct Match {
    /// The terms' name, empty where there is only one setup.
    pub setup_name: String,
    pub setup: Value,
    /// Different bots, the first one first.
    pub bots: Vec<BotSpec>,
    /// Who sits where, as places in `bots`: every rotation that is another game.
    pub seatings: Vec<Vec<usize>>,
    /// Shuffles to be played, each in every seating.
    pub seeds: u64,
}

impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let others = self.seatings[0].iter().skip(1).map(|bot| self.bots[*bot].to_string());
        let mut names: Vec<(String, usize)> = Vec::new();
        for name in others {
            match names.last_mut() {
                Some((last, count)) if *last == name => *count += 1,
                _ => names.push((name, 1)),
            }
        }
        let told = names.into_iter().map(|(name, count)| if count > 1 { format!("{count} × {name}") } else { name });
        let told: Vec<String> = told.collect();
        if self.bots.len() == 1 {
            return write!(f, "{} × {}", self.seats(), self.bots[0]);
        }
        write!(f, "{}", self.bots[self.seatings[0][0]])?;
        if told.is_empty() { Ok(()) } else { write!(f, " against {}", told.join(", ")) }
    }
}

impl Stop {
    const fn usual_error() -> f64 {
        0.05
    }
}

impl Tournament {
    const fn usual_games() -> u64 {
        400
    }

    const fn first_seed() -> Seed {
        Seed::from_number(1)
    }

    /// Reads a file.
    pub fn read(text: &str) -> Result<Self> {
        Ok(toml::from_str(text)?)
    }

    pub fn find_game(&self) -> Result<&'static dyn AnyGame> {
        games::find(&self.game).with_context(|| format!("there is no game called `{}`", self.game))
    }

    /// What makes it this tournament and no other: all but how many games a match has, so that more can be added to those that were played.
    pub fn identity(&self) -> Result<String> {
        Ok(serde_json::to_string(&Self { games: 0, ..self.clone() })?)
    }

    /// Every match to be played, checked.
    pub fn matches(&self) -> Result<Vec<Match>> {
        let game = self.find_game()?;
        ensure!(self.games > 0, "no games, no result: a match needs at least one");
        let bots = self.bots.iter().map(|bot| bot.parse()).collect::<Result<Vec<BotSpec>, _>>()?;
        for bot in &bots {
            game.check_bot(bot)?;
        }
        if let Some(stop) = &self.stop {
            let sound = 0.0 < stop.lower && stop.lower < stop.higher && stop.higher < 1.0 && 0.0 < stop.error && stop.error < 0.5;
            ensure!(sound, "a stop rule needs 0 < lower < higher < 1 and an error between 0 and 0.5");
        }
        let seats = self.seats.unwrap_or(if self.kind == Kind::Table { bots.len() } else { 2 });
        let unnamed = NamedSetup { name: String::new(), terms: Map::new() };
        let setups = if self.setups.is_empty() { std::slice::from_ref(&unnamed) } else { &self.setups[..] };
        let mut matches = Vec::new();
        for named in setups {
            let mut terms = named.terms.clone();
            terms.entry("seats").or_insert_with(|| seats.into());
            let setup = game.check_setup(&Value::Object(terms))?;
            let at_table = setup["seats"].as_u64().map_or(seats, |seats| seats as usize);
            for lineup in self.lineups(bots.len(), at_table)? {
                matches.push(Match::new(&named.name, &setup, &bots, &lineup, self.games));
            }
        }
        Ok(matches)
    }

    /// The first seating of every match, as places in the list of bots.
    fn lineups(&self, bots: usize, seats: usize) -> Result<Vec<Vec<usize>>> {
        let among = |one: usize, others: usize| {
            let mut lineup = vec![others; seats];
            lineup[0] = one;
            lineup
        };
        let pairs = match self.kind {
            Kind::Table => {
                if bots != seats {
                    bail!("seats: {bots} bots cannot sit at a table with {seats} seats");
                }
                return Ok(vec![(0..bots).collect()]);
            }
            Kind::Together => return Ok((0..bots).map(|bot| vec![bot; seats]).collect()),
            Kind::RoundRobin => {
                let all = (0..bots).flat_map(|one| (0..bots).map(move |other| (one, other)));
                // With two seats a pair is one match; with more, each is once alone among the others.
                all.filter(|(one, other)| if seats == 2 { one < other } else { one != other }).collect::<Vec<_>>()
            }
            Kind::Gauntlet => (1..bots).map(|other| (0, other)).collect(),
            Kind::Ladder => (1..bots).map(|other| (other - 1, other)).collect(),
        };
        ensure!(bots >= 2 && seats >= 2, "a match needs two bots and two seats");
        Ok(pairs.into_iter().map(|(one, other)| among(one, other)).collect())
    }
}

impl Match {
    fn new(setup_name: &str, setup: &Value, all: &[BotSpec], lineup: &[usize], games: u64) -> Self {
        let mut bots: Vec<BotSpec> = Vec::new();
        let mut place = |bot: &BotSpec| {
            bots.iter().position(|other| other == bot).unwrap_or_else(|| {
                bots.push(bot.clone());
                bots.len() - 1
            })
        };
        let first: Vec<usize> = lineup.iter().map(|index| place(&all[*index])).collect();
        // Equal bots that change seats play the same game once more.
        let mut seatings: Vec<Vec<usize>> = Vec::new();
        for turned in 0..first.len() {
            let seating: Vec<usize> = (0..first.len()).map(|seat| first[(seat + turned) % first.len()]).collect();
            if !seatings.contains(&seating) {
                seatings.push(seating);
            }
        }
        let seeds = games.div_ceil(seatings.len() as u64);
        Self { setup_name: setup_name.to_owned(), setup: setup.clone(), bots, seatings, seeds }
    }

    pub fn games(&self) -> u64 {
        self.seeds * self.seatings.len() as u64
    }

    pub fn seats(&self) -> usize {
        self.seatings[0].len()
    }

    /// Who sits where in one of the seatings.
    pub fn seated(&self, seating: usize) -> Vec<BotSpec> {
        self.seatings[seating].iter().map(|bot| self.bots[*bot].clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(text: &str) -> Result<Vec<Match>> {
        Tournament::read(text)?.matches()
    }

    #[test]
    fn equal_bots_in_rotation_are_no_new_games() {
        let text = "game = 'port-royal'\nbots = ['script', 'script']\ngames = 10";
        let found = matches(text).expect("a tournament");
        assert_eq!((found[0].seatings.len(), found[0].seeds, found[0].games()), (1, 10, 10));
        let text = "game = 'port-royal'\nbots = ['random', 'script', 'script']\ngames = 10";
        let found = matches(text).expect("a tournament");
        assert_eq!((found[0].seatings.len(), found[0].seeds, found[0].games()), (3, 4, 12));
        assert_eq!(found[0].to_string(), "random against 2 × script");
    }

    #[test]
    fn kinds_say_who_meets_whom() {
        let told = |kind: &str, seats: usize| {
            let text = format!("game = 'port-royal'\nkind = '{kind}'\nseats = {seats}\nbots = ['mate', 'deckhand', 'random']");
            matches(&text).expect("a tournament").iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(told("gauntlet", 2), ["mate against deckhand", "mate against random"]);
        assert_eq!(told("ladder", 3), ["mate against 2 × deckhand", "deckhand against 2 × random"]);
        assert_eq!(told("round-robin", 2).len(), 3);
        assert_eq!(told("round-robin", 3).len(), 6);
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        for (text, why) in [
            ("game = 'halma'\nbots = ['mate', 'mate']", "halma"),
            ("game = 'port-royal'\nbots = ['mate', 'wizard']", "wizard"),
            ("game = 'port-royal'\nbots = ['mate']\nkind = 'gauntlet'", "two bots"),
            ("game = 'port-royal'\nbots = ['mate', 'mate']\nseats = 3", "seats"),
            ("game = 'port-royal'\nbots = ['mate', 'mate']\ngames = 0", "no games"),
            ("game = 'port-royal'\nbots = ['mate', 'mate']\nstop = { lower = 0.6, higher = 0.5 }", "stop rule"),
            ("game = 'port-royal'\nbots = ['mate', 'mate']\nspeed = 3", "speed"),
        ] {
            let error = format!("{:#}", matches(text).expect_err(text));
            assert!(error.contains(why), "{text}: {error}");
        }
    }
}
