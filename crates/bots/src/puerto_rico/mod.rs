//! Puerto Rico's own players: a script that weighs everything in points of the final score, and the same knowledge as a guide for the
//! search.

mod judge;
mod phases;
mod weights;

use puerto_rico::{Action, Building, Good, PuertoRico, Role, Stage, Tile};
use table::{Advice, Bot, BotError, Chance, Game as _, MAX_SEATS, Message, Seat, Seen, Stream, Viewer};

use self::judge::Judge;
use self::weights::Weights;
use crate::arithmetic::{exponential, shares};
use crate::random::only_choice;
use crate::weights::{TOLD, all, told, weight};
use crate::{Crew, Guide, Search};

impl Crew for PuertoRico {
    const ACCURACIES: [f64; 4] = [54.0, 58.0, 64.0, 79.0];
    const CLEAR_LEAD: f32 = 25.0;
    const CAPTAIN: u32 = 8;
    const ADMIRAL: u32 = 400;

    const PERSONALITIES: &'static [&'static str] = &["corn-shipper", "factory-builder", "trader"];

    fn script(_number: u64) -> Box<dyn Bot<Self>> {
        Box::new(script())
    }

    /// The script with a rough judgement.
    fn deckhand(number: u64) -> Box<dyn Bot<Self>> {
        Box::new(PuertoRicoScript {
            chance: Chance::imagined(number),
            weights: Weights { rough: 1.0, ..Weights::USUAL },
            ..script()
        })
    }

    const TOLD: &'static [&'static str] = &[TOLD];

    fn weight(words: &str, name: &str) -> Option<f32> {
        weight::<Weights>(words, name)
    }

    fn outlook(words: &str, game: &Self) -> Option<[f32; MAX_SEATS]> {
        let weights = all::<Weights>(words)?;
        let (worth, spread) = outlook(game, &weights);
        (game.sight(Viewer::Onlooker).stage() == Stage::Choose).then(|| worth.map(|worth| worth / spread))
    }

    fn named(name: &str) -> Option<Result<Box<dyn Bot<Self>>, BotError>> {
        if let Some(told) = told(name) {
            return Some(told.map(|(weights, budget)| match budget {
                Some(budget) => {
                    Box::new(Search::new(budget, Box::new(PuertoRicoGuide { weights }), 1).until_decided()) as Box<dyn Bot<Self>>
                }
                None => Box::new(PuertoRicoScript { weights, ..script() }),
            }));
        }
        let style = match name {
            "corn-shipper" => Style::Shipper,
            "factory-builder" => Style::Factory,
            "trader" => Style::Trader,
            _ => return None,
        };
        Some(Ok(Box::new(PuertoRicoScript { style, ..script() })))
    }

    fn guide() -> Box<dyn Guide<Self>> {
        Box::new(PuertoRicoGuide { weights: Weights::USUAL })
    }
}

/// What somebody believes wins the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Style {
    /// Whatever promises the most.
    #[default]
    Balanced,
    /// Much cheap corn, shipped for points: wharf, harbor and warehouses, and little money.
    Shipper,
    /// A little of every good, for the factory's money, and buildings for it.
    Factory,
    /// Coffee and tobacco for the trading house, with markets and an office.
    Trader,
}

impl Style {
    const ALL: [Self; 4] = [Self::Balanced, Self::Shipper, Self::Factory, Self::Trader];

    /// How much more than others it thinks of a tile.
    fn of_tile(self, tile: Tile, owned: u8) -> f32 {
        match (self, tile) {
            (Self::Shipper, Tile::Plantation(Good::Corn)) => 2.0,
            (Self::Shipper, Tile::Plantation(_)) => 0.8,
            (Self::Factory, Tile::Quarry) => 1.2,
            (Self::Factory, Tile::Plantation(_)) if owned == 0 => 1.6,
            (Self::Factory, Tile::Plantation(_)) => 0.6,
            (Self::Trader, Tile::Plantation(Good::Coffee | Good::Tobacco)) => 1.6,
            (Self::Trader, Tile::Plantation(Good::Indigo | Good::Sugar)) => 0.7,
            _ => 1.0,
        }
    }

    /// How much more than others it thinks of a building.
    fn of_building(self, building: Building) -> f32 {
        use Building as B;
        match (self, building) {
            (Self::Shipper, B::Wharf | B::Harbor | B::SmallWarehouse | B::LargeWarehouse | B::CustomsHouse) => 1.8,
            (Self::Shipper, B::SmallMarket | B::LargeMarket | B::Office | B::Factory) => 0.5,
            (Self::Factory, B::Factory) => 2.2,
            (Self::Factory, B::GuildHall | B::University) => 1.3,
            (Self::Trader, B::SmallMarket | B::LargeMarket | B::Office) => 2.0,
            (Self::Factory | Self::Trader, B::Wharf | B::Harbor) | (Self::Trader, B::SmallWarehouse | B::LargeWarehouse) => 0.6,
            (Self::Trader, _) if matches!(building.processes(), Some(Good::Coffee | Good::Tobacco)) => 1.5,
            (Self::Factory, _) if building.processes().is_some() => 1.3,
            _ => 1.0,
        }
    }

    /// How much more than others it thinks of what a role brings.
    const fn of_role(self, role: Role) -> f32 {
        match (self, role) {
            (Self::Shipper, Role::Captain) | (Self::Trader, Role::Trader) | (Self::Factory, Role::Craftsman) => 1.35,
            (Self::Shipper, Role::Trader) | (Self::Trader, Role::Captain) => 0.8,
            (Self::Factory, Role::Builder) => 1.2,
            _ => 1.0,
        }
    }
}

/// Plays what promises the most. It leaves nothing to chance, unless it judges roughly.
struct PuertoRicoScript {
    style: Style,
    weights: Weights,
    /// The chance of somebody who judges roughly.
    chance: Chance,
    legal: Vec<Action>,
}

fn script() -> PuertoRicoScript {
    PuertoRicoScript { style: Style::Balanced, weights: Weights::USUAL, chance: Chance::imagined(1), legal: Vec::new() }
}

impl Bot<PuertoRico> for PuertoRicoScript {
    fn decide(&mut self, seen: &Seen<'_, PuertoRico>) -> Advice<Action> {
        self.legal.clear();
        seen.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only_choice(only);
        }
        let judge = Judge::new(seen.sight(), seen.seat(), &self.weights).with(self.style);
        let errors = sway(&mut self.chance, self.legal.len(), self.weights.rough);
        let best = judge.best(&self.legal, |index| errors[index % MOST_SWAYED]);
        let action = self.legal[best];
        Advice { action, reason: Message::new(judge.reason(action)) }
    }
}

/// The script's knowledge, lent to the search.
struct PuertoRicoGuide {
    weights: Weights,
}

impl Guide<PuertoRico> for PuertoRicoGuide {
    fn tempers(&self) -> usize {
        Style::ALL.len()
    }

    fn play_out(&self, seen: &Seen<'_, PuertoRico>, legal: &[Action], temper: usize, chance: &mut Chance) -> usize {
        let judge = Judge::new(seen.sight(), seen.seat(), &self.weights).with(Style::ALL[temper]);
        if matches!(judge.sight.stage(), Stage::Place { .. }) {
            return judge.best(legal, |_| 0.0);
        }
        let sway = sway(chance, legal.len(), self.weights.think_sway);
        judge.best(legal, |index| sway[index % MOST_SWAYED])
    }

    /// A state can be judged when a role is to be chosen.
    fn enough(&self, game: &PuertoRico, decisions: u32) -> bool {
        decisions >= self.weights.think_least as u32 && matches!(game.sight(Viewer::Onlooker).stage(), Stage::Choose)
    }

    fn evaluate(&self, game: &PuertoRico, values: &mut [f32; MAX_SEATS]) {
        let standing = game.standing();
        let seats = game.seats() as usize;
        let (worth, spread) = outlook(game, &self.weights);
        *values = shares(&worth[..seats], spread);
        if standing.over {
            // The result counts most, and how close it was a little.
            for (index, value) in values[..seats].iter_mut().enumerate() {
                *value = 0.75 * standing.payoff(Seat::new(index)) + 0.25 * *value;
            }
        }
    }

    fn prior(&self, seen: &Seen<'_, PuertoRico>, legal: &[Action], into: &mut Vec<f32>) {
        let judge = Judge::new(seen.sight(), seen.seat(), &self.weights);
        if matches!(judge.sight.stage(), Stage::Place { .. }) {
            let best = judge.best(legal, |_| 0.0);
            into.extend((0..legal.len()).map(|index| if index == best { 10.0 } else { 0.2 }));
            return;
        }
        let start = into.len();
        into.extend(legal.iter().map(|action| judge.score(*action)));
        let scores = &mut into[start..];
        let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for score in scores {
            *score = self.weights.think_other + exponential((*score - best) / self.weights.think_points);
        }
    }

    fn reason(&self, seen: &Seen<'_, PuertoRico>, legal: &[Action], action: Action) -> Option<Message> {
        let judge = Judge::new(seen.sight(), seen.seat(), &self.weights);
        // The script's reasons are its own.
        (legal[judge.best(legal, |_| 0.0)] == action).then(|| Message::new(judge.reason(action)))
    }

    fn exploration(&self) -> f32 {
        self.weights.think_doubt
    }
}

/// The points each seat can expect, and how many of them make it e times as likely to win.
fn outlook(game: &PuertoRico, weights: &Weights) -> ([f32; MAX_SEATS], f32) {
    let standing = game.standing();
    let mut worth = [0.0; MAX_SEATS];
    let mut spread = 2.0;
    for (index, worth) in worth.iter_mut().enumerate().take(game.seats() as usize) {
        let seat = Seat::new(index);
        let judge = Judge::new(game.sight(Viewer::Seat(seat)), seat, weights);
        *worth = standing.score(seat) as f32;
        if !standing.over {
            *worth += judge.outlook();
            spread = weights.spread + weights.spread_round * judge.rounds;
        }
    }
    (worth, spread)
}

const PICK: Stream = Stream::new(0);

/// More actions than are ever legal together, but for placing colonists.
const MOST_SWAYED: usize = 32;

/// A little something for each of so many actions, up to this number of points either way.
fn sway(chance: &mut Chance, actions: usize, points: f32) -> [f32; MOST_SWAYED] {
    let mut sway = [0.0; MOST_SWAYED];
    for value in &mut sway[..actions.min(MOST_SWAYED)] {
        *value = chance.draw(PICK, 1000) as f32 * (2.0 * points / 1000.0) - points;
    }
    sway
}
