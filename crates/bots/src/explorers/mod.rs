//! The own players of Explorers & Pirates: a script that wants the next point most, and the same knowledge as a guide for the search.
//!
//! In the building phase it sets itself one aim (what is worth the most, less what is still missing for it), trades towards it and
//! builds what does not stand in its way. On the water every ship goes where its cargo is wanted: settlers to good coasts, crews to lairs
//! and villages, fish and spices to the Council, empty ships to hauls, harbours and the fog.

mod judge;
mod weights;

use explorers::{Action, Explorers, Phase, Sight};
use table::{Advice, Bot, BotError, Chance, Game, MAX_SEATS, Message, Seat, Seen, Viewer};

use self::judge::{Judge, prospects};
use self::weights::{Judgement, Weights};
use crate::arithmetic::shares;
use crate::random::{only_choice, pick};
use crate::weights::{TOLD, all, told, weight};
use crate::{Budget, Careless, Crew, Guide, Search};

impl Crew for Explorers {
    const ACCURACIES: [f64; 4] = [78.0, 82.0, 96.0, 99.0];
    const CAPTAIN: u32 = 60;
    const ADMIRAL: u32 = 400;

    const PERSONALITIES: &'static [&'static str] = &["settler-first", "mission-first", "pirate-first"];

    fn script(_number: u64) -> Box<dyn Bot<Self>> {
        Box::new(ExplorersScript { judgement: Judgement::Told(Weights::BY_HAND), ..ExplorersScript::default() })
    }

    /// Settles and sees little else, and does not always think: but rarely, because whatever is wasted is missing for the rest of the game.
    fn deckhand(number: u64) -> Box<dyn Bot<Self>> {
        let judgement = Judgement::Told(Weights::BY_HAND);
        let script = ExplorersScript { style: Style::Settlers, judgement, ..ExplorersScript::default() };
        Box::new(Careless::new(Box::new(script), |_| 20, number))
    }

    fn captain(number: u64) -> Search<Self> {
        let guide = ExplorersGuide { judgement: Judgement::Captains };
        Search::new(Budget::iterations(Self::CAPTAIN), Box::new(guide), number).until_decided()
    }

    const TOLD: &'static [&'static str] = &[TOLD];

    fn weight(words: &str, name: &str) -> Option<f32> {
        weight::<Weights>(words, name)
    }

    fn outlook(words: &str, game: &Self) -> Option<[f32; MAX_SEATS]> {
        let weights = all::<Weights>(words)?;
        (game.sight(Viewer::Onlooker).phase() == Phase::Roll).then(|| outlook(game, &weights))
    }

    fn named(name: &str) -> Option<Result<Box<dyn Bot<Self>>, BotError>> {
        if let Some(told) = told(name) {
            return Some(told.map(|(weights, budget)| {
                let judgement = Judgement::Told(weights);
                match budget {
                    Some(budget) => Box::new(Search::new(budget, Box::new(ExplorersGuide { judgement }), 1).until_decided())
                        as Box<dyn Bot<Self>>,
                    None => Box::new(ExplorersScript { judgement, ..ExplorersScript::default() }),
                }
            }));
        }
        let style = match name {
            "settler-first" => Style::Settlers,
            "mission-first" => Style::Missions,
            "pirate-first" => Style::Pirates,
            _ => return None,
        };
        Some(Ok(Box::new(ExplorersScript { style, ..ExplorersScript::default() })))
    }

    fn guide() -> Box<dyn Guide<Self>> {
        Box::new(ExplorersGuide { judgement: Judgement::Best })
    }
}

/// How many plans the search compares.
const PLANS: usize = 4;

/// Scenarios up to this one have one mission or none.
const FEW_MISSIONS: u8 = 2;

/// What somebody believes wins the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Style {
    /// Whatever promises the most.
    #[default]
    Balanced,
    /// Settlements and harbours, at home and across the sea.
    Settlers,
    /// Fish and spices for the Council.
    Missions,
    /// Crews against the lairs, and the pirate kept busy.
    Pirates,
    /// Ships, and whatever the fog hides.
    Discoverers,
    /// Settlements and harbours within reach, and few ships.
    Homesteaders,
}

impl Style {
    /// The plans worth a thought, what promises the most first: with few missions there is no Council to sail for.
    const fn plans(scenario: u8) -> &'static [Self; PLANS] {
        if scenario <= FEW_MISSIONS {
            &[Self::Balanced, Self::Pirates, Self::Discoverers, Self::Homesteaders]
        } else {
            &[Self::Balanced, Self::Settlers, Self::Missions, Self::Pirates]
        }
    }

    /// What it adds to the worth of things.
    const fn leanings(self) -> Leanings {
        const NONE: Leanings = Leanings { settling: 0.0, hauling: 0.0, crewing: 0.0, discovering: 0.0, shipping: 0.0 };
        match self {
            Self::Balanced => NONE,
            Self::Settlers => Leanings { settling: 4.0, hauling: -3.0, crewing: -3.0, ..NONE },
            Self::Missions => Leanings { settling: -2.0, hauling: 5.0, crewing: -1.0, ..NONE },
            Self::Pirates => Leanings { settling: -2.0, hauling: -1.0, crewing: 5.0, ..NONE },
            Self::Discoverers => Leanings { discovering: 5.0, shipping: 4.0, ..NONE },
            Self::Homesteaders => Leanings { settling: 3.0, discovering: -4.0, shipping: -5.0, ..NONE },
        }
    }
}

/// What a style adds to the worth of settling, of hauls for the Council, of crews in lairs, of the unknown, and of more ships than one.
#[derive(Clone, Copy)]
struct Leanings {
    settling: f32,
    hauling: f32,
    crewing: f32,
    discovering: f32,
    shipping: f32,
}

/// Plays what promises the most. It leaves nothing to chance.
#[derive(Default)]
struct ExplorersScript {
    style: Style,
    judgement: Judgement,
    legal: Vec<Action>,
}

impl Bot<Explorers> for ExplorersScript {
    fn decide(&mut self, seen: &Seen<'_, Explorers>) -> Advice<Action> {
        self.legal.clear();
        seen.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only_choice(only);
        }
        let weights = self.judgement.weights(seen.sight().scenario());
        let judge = Judge::new(seen.sight(), seen.seat(), true, self.style, weights);
        let action = self.legal[judge.best(&self.legal)];
        Advice { action, reason: reason(seen.sight(), action) }
    }
}

fn reason(sight: Sight<'_>, action: Action) -> Message {
    Message::new(match action {
        Action::Place(_) => "explorers-why-place",
        Action::Discard(_) => "explorers-why-discard",
        Action::Pirate(_) => "explorers-why-pirate",
        Action::Steal(_) | Action::Spare => "explorers-why-steal",
        Action::Trade { .. } | Action::Buy(_) | Action::BuyCheap(_) | Action::Sell(_) => "explorers-why-trade",
        Action::Give(_) | Action::Want(_) | Action::Post | Action::PostTo(_) | Action::Counter | Action::Scrap | Action::Unmute => {
            "explorers-why-offer"
        }
        Action::Accept | Action::Deal(_) => "explorers-why-accept",
        Action::Decline | Action::DeclineAll | Action::NoDeal | Action::Mute => "explorers-why-decline",
        Action::Harbour(_) => "explorers-why-goal",
        Action::Settlement(_) | Action::Found { .. } => "explorers-why-found",
        Action::Road(_) | Action::Ship { .. } | Action::Settler(_) | Action::Crew(_) => "explorers-why-build",
        Action::SetSail => "explorers-why-save",
        Action::Land { .. } | Action::Fetch { .. } | Action::Catch { .. } | Action::Deliver { .. } | Action::RollForFish => {
            "explorers-why-mission"
        }
        Action::Chase(_) => "explorers-why-chase",
        Action::Sail { edge, .. } if sight.discovers(edge) => "explorers-why-discover",
        Action::Sail { .. }
        | Action::Wool(_)
        | Action::Load { .. }
        | Action::Unload { .. }
        | Action::Exchange { .. }
        | Action::ExchangeOne { .. }
        | Action::Throw { .. } => "explorers-why-sail",
        Action::Roll | Action::End => "explorers-why-end",
    })
}

/// The script's knowledge, lent to the search.
struct ExplorersGuide {
    judgement: Judgement,
}

impl Guide<Explorers> for ExplorersGuide {
    fn tempers(&self) -> usize {
        PLANS
    }

    fn play_out(&self, seen: &Seen<'_, Explorers>, legal: &[Action], temper: usize, chance: &mut Chance) -> usize {
        let weights = self.judgement.weights(seen.sight().scenario());
        let index =
            Judge::new(seen.sight(), seen.seat(), false, Style::plans(seen.sight().scenario())[temper], weights).best(legal);
        if pick(chance, weights.think_slip as usize) == 0 {
            let slip = pick(chance, legal.len());
            return if is_idle(legal[slip]) { index } else { slip };
        }
        index
    }

    fn usual(&self, seen: &Seen<'_, Explorers>, legal: &[Action], _: &mut Chance) -> usize {
        let weights = self.judgement.weights(seen.sight().scenario());
        Judge::new(seen.sight(), seen.seat(), false, Style::Balanced, weights).best(legal)
    }

    /// The first plan that would do this.
    fn temper_after(&self, seen: &Seen<'_, Explorers>, legal: &[Action], action: Action) -> usize {
        let weights = self.judgement.weights(seen.sight().scenario());
        let does = |style: &Style| legal[Judge::new(seen.sight(), seen.seat(), true, *style, weights).best(legal)] == action;
        Style::plans(seen.sight().scenario()).iter().position(does).unwrap_or(0)
    }

    /// A state can be judged when a turn begins, and what a plan is good for shows after some rounds: a play-out that ends after one finds
    /// nothing better than the usual plan.
    fn enough(&self, game: &Explorers, decisions: u32) -> bool {
        const MUCH_MORE: u32 = 100;
        let sight = game.sight(Viewer::Onlooker);
        let least = self.judgement.weights(sight.scenario()).think_least as u32;
        decisions >= least + MUCH_MORE || (decisions >= least && sight.phase() == Phase::Roll)
    }

    fn evaluate(&self, game: &Explorers, values: &mut [f32; MAX_SEATS]) {
        let standing = game.standing();
        *values = standing.payoffs();
        if standing.over {
            return;
        }
        let weights = self.judgement.weights(game.sight(Viewer::Onlooker).scenario());
        *values = shares(&outlook(game, weights)[..game.seats() as usize], 1.0);
    }

    /// Lists are long: only what some plan would do deserves a look, and most of all what the script would.
    fn prior(&self, seen: &Seen<'_, Explorers>, legal: &[Action], into: &mut Vec<f32>) {
        let weights = self.judgement.weights(seen.sight().scenario());
        let start = into.len();
        into.resize(start + legal.len(), 0.0);
        for style in Style::plans(seen.sight().scenario()) {
            let best = Judge::new(seen.sight(), seen.seat(), true, *style, weights).best(legal);
            into[start + best] += if *style == Style::Balanced { PLANS as f32 } else { 1.0 };
        }
    }

    /// Most decisions are a ship's next step, and of little weight: where plans agree, nothing is gained by thinking.
    fn compares(&self, _: &Seen<'_, Explorers>) -> bool {
        true
    }

    fn reason(&self, seen: &Seen<'_, Explorers>, legal: &[Action], action: Action) -> Option<Message> {
        let weights = self.judgement.weights(seen.sight().scenario());
        let best = Judge::new(seen.sight(), seen.seat(), false, Style::Balanced, weights).best(legal);
        // The script's reasons are its own.
        (legal[best] == action).then(|| reason(seen.sight(), action))
    }
}

/// How well each seat stands, in a unit of which one makes it e times as likely to win.
fn outlook(game: &Explorers, weights: &Weights) -> [f32; MAX_SEATS] {
    let mut worth = [0.0; MAX_SEATS];
    for (index, worth) in worth.iter_mut().enumerate().take(game.seats() as usize) {
        let seat = Seat::new(index);
        *worth = prospects(game.sight(Viewer::Seat(seat)), seat, weights);
    }
    worth
}

/// Offers and thrown cargo: a search that tries them all sees nothing else.
const fn is_idle(action: Action) -> bool {
    matches!(
        action,
        Action::Throw { .. }
            | Action::Give(_)
            | Action::Want(_)
            | Action::Scrap
            | Action::Post
            | Action::PostTo(_)
            | Action::Counter
            | Action::DeclineAll
            | Action::Mute
            | Action::Unload { .. }
            | Action::Exchange { .. }
            | Action::ExchangeOne { .. }
    )
}
