//! Dominion's own players: buy lists with sensible play of every card, a player that reads the kingdom and writes its own list, and
//! the same knowledge as a guide for the search.

mod adaptive;
mod buy_list;
mod judge;
mod plan;

use std::sync::Arc;

use dominion::{Action, Card, Dominion, Question};
use table::{Advice, Arg, Bot, BotError, Chance, Id, Message, Seen};

use crate::random::{only_choice, pick};
use crate::{Budget, Crew, Guide, Search};
use buy_list::BuyList;
use judge::DominionJudge;
use plan::Plans;

/// The named scripts.
const SCRIPTS: &[(&str, &str)] = &[
    ("big-money", include_str!("scripts/big-money.buy")),
    ("big-money-ultimate", include_str!("scripts/big-money-ultimate.buy")),
    ("smithy", include_str!("scripts/smithy.buy")),
    ("witch", include_str!("scripts/witch.buy")),
    ("sea-hag", include_str!("scripts/sea-hag.buy")),
    ("single-witch", include_str!("scripts/single-witch.buy")),
    ("double-witch", include_str!("scripts/double-witch.buy")),
    ("wharf", include_str!("scripts/wharf.buy")),
    ("one-smithy", include_str!("scripts/one-smithy.buy")),
    ("two-smithies", include_str!("scripts/two-smithies.buy")),
    ("sea-hags", include_str!("scripts/sea-hags.buy")),
    ("optimised-money", include_str!("scripts/optimised-money.buy")),
];

/// The duels by which a captain and an admiral find their plan for a kingdom.
const CAPTAINS_DUELS: u32 = 5_000;
const ADMIRALS_DUELS: u32 = 30_000;

impl Crew for Dominion {
    const ACCURACIES: [f64; 4] = [89.0, 97.5, 98.2, 98.8];
    const CLEAR_LEAD: f32 = 30.0;
    const CAPTAIN: u32 = 100;
    const ADMIRAL: u32 = 2000;

    fn script(_number: u64) -> Box<dyn Bot<Self>> {
        Box::new(DominionScript { list: None, own: None, legal: Vec::new() })
    }

    fn guide() -> Box<dyn Guide<Self>> {
        Box::new(DominionGuide::new(CAPTAINS_DUELS))
    }

    /// Money, and points when the end is near: whoever plays cards well beats it.
    fn deckhand(_number: u64) -> Box<dyn Bot<Self>> {
        let text = SCRIPTS.iter().find(|(name, _)| *name == "big-money-ultimate").map_or("", |(_, text)| text);
        let list = BuyList::parse(text).unwrap_or_default();
        Box::new(DominionScript { list: Some(list), own: None, legal: Vec::new() })
    }

    /// A greater plan, and more thought within it.
    fn admiral(number: u64) -> Search<Self> {
        Search::new(Budget::iterations(Self::ADMIRAL), Box::new(DominionGuide::new(ADMIRALS_DUELS)), number).until_decided()
    }

    const PERSONALITIES: &'static [&'static str] = &[
        "big-money",
        "big-money-ultimate",
        "optimised-money",
        "one-smithy",
        "two-smithies",
        "wharf",
        "sea-hags",
        "single-witch",
        "double-witch",
    ];

    const TOLD: &'static [&'static str] = &["buy: CARD, CARD, …"];

    /// `buy: Province, Gold, Smithy<2, Silver`, or one of the named lists.
    fn named(name: &str) -> Option<Result<Box<dyn Bot<Self>>, BotError>> {
        let text = match name.strip_prefix("buy: ") {
            Some(text) => text,
            None => SCRIPTS.iter().find(|(other, _)| *other == name)?.1,
        };
        let list = BuyList::parse(text).map_err(|why| BotError::NotUnderstood("buy".to_owned(), text.to_owned(), why));
        Some(list.map(|list| Box::new(DominionScript { list: Some(list), own: None, legal: Vec::new() }) as Box<dyn Bot<Self>>))
    }
}

/// Plays a buy list; without one, it writes its own when it sees the kingdom. It leaves nothing to chance.
struct DominionScript {
    list: Option<BuyList>,
    own: Option<(Vec<Card>, BuyList)>,
    legal: Vec<Action>,
}

impl DominionScript {
    fn best(&mut self, seen: &Seen<'_, Dominion>) -> Action {
        let sight = seen.sight();
        let list = match (&self.list, &mut self.own) {
            (Some(list), _) => list,
            (None, Some((cards, list))) if cards == sight.cards() => list,
            (None, own) => &own.insert((sight.cards().to_vec(), adaptive::peaceful_list(sight))).1,
        };
        DominionJudge { sight, seat: seen.seat(), list, mindful: false }.best(&self.legal)
    }
}

impl Bot<Dominion> for DominionScript {
    fn decide(&mut self, seen: &Seen<'_, Dominion>) -> Advice<Action> {
        self.legal.clear();
        seen.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only_choice(only);
        }
        let action = self.best(seen);
        Advice { action, reason: reason(action, seen.sight().question().map(|(_, question)| question)) }
    }

    fn pick(&mut self, seen: &Seen<'_, Dominion>) -> Action {
        self.legal.clear();
        seen.legal(&mut self.legal);
        if let [only] = self.legal[..] { only } else { self.best(seen) }
    }

    /// It leaves nothing to chance, and looks at the kingdom every time.
    fn begin_anew(&mut self, _number: u64) -> bool {
        true
    }

    fn remarks(&self, seen: &Seen<'_, Dominion>) -> Vec<Message> {
        let Some(list) = &self.list else { return Vec::new() };
        let missing: Vec<Id> = list.cards_outside(seen.sight().cards()).map(dominion::Card::name).collect();
        if missing.is_empty() {
            return Vec::new();
        }
        vec![Message::new("dominion-list-outside-kingdom").with("cards", Arg::Names(missing))]
    }
}

fn reason(action: Action, question: Option<Question>) -> Message {
    let about = |id: &'static str, card: Card| Message::new(id).with_name("card", card.name());
    match (action, question) {
        (Action::Buy(card) | Action::Gain(card), _) => about("dominion-why-list", card),
        (Action::End, _) => Message::new("dominion-why-nothing-to-buy"),
        (Action::Play(card), _) => about("dominion-why-play", card),
        (Action::PlayTreasures, _) => Message::new("dominion-why-treasures"),
        (Action::Reveal(_), Some(Question::React)) => Message::new("dominion-why-protect"),
        (Action::Trash(card) | Action::Discard(card) | Action::Reveal(card), _) => about("dominion-why-junk", card),
        (Action::Keep | Action::Pass | Action::Done, _) => Message::new("dominion-why-keep"),
        (Action::Put(card) | Action::SetAside(card), _) => about("dominion-why-best", card),
        _ => Message::new("dominion-why-plan"),
    }
}

/// The script's knowledge, lent to the search: play-outs follow the plan for the kingdom, with a slip now and then; others may have a plan
/// of their own.
struct DominionGuide {
    duels: u32,
    /// The kingdom does not change while a search thinks.
    plans: std::sync::OnceLock<Arc<Plans>>,
}

/// In how many ways others may play: by the plan, by the list a script would write, or by one of the lists next to the best.
const TEMPERS: usize = 4;

impl DominionGuide {
    const fn new(duels: u32) -> Self {
        Self { duels, plans: std::sync::OnceLock::new() }
    }

    fn best(&self, seen: &Seen<'_, Dominion>, legal: &[Action], temper: usize) -> Action {
        let sight = seen.sight();
        let known = self.plans.get_or_init(|| plan::plans(sight, self.duels));
        // The same guide may be asked about another kingdom next time.
        let other = (known.cards != sight.cards()).then(|| plan::plans(sight, self.duels));
        let lists = &other.as_ref().unwrap_or(known).lists;
        DominionJudge { sight, seat: seen.seat(), list: &lists[temper % lists.len()], mindful: true }.best(legal)
    }
}

impl Guide<Dominion> for DominionGuide {
    fn tempers(&self) -> usize {
        TEMPERS
    }

    fn play_out(&self, seen: &Seen<'_, Dominion>, legal: &[Action], temper: usize, chance: &mut Chance) -> usize {
        const SLIP_ONE_IN: usize = 40;
        let best = self.best(seen, legal, temper);
        if pick(chance, SLIP_ONE_IN) == 0 {
            // A slip is something a player might do: never a Curse, never the end of a turn with money in hand.
            let slip = pick(chance, legal.len());
            if adaptive::sensible(seen.sight(), seen.seat(), legal[slip]) {
                return slip;
            }
        }
        legal.iter().position(|action| *action == best).unwrap_or(0)
    }

    fn usual(&self, seen: &Seen<'_, Dominion>, legal: &[Action], _: &mut Chance) -> usize {
        let best = self.best(seen, legal, 0);
        legal.iter().position(|action| *action == best).unwrap_or(0)
    }

    fn evaluate(&self, game: &Dominion, values: &mut [f32; table::MAX_SEATS]) {
        use table::Game as _;
        let standing = game.standing();
        let payoffs = standing.payoffs();
        let seats = standing.seats() as usize;
        // A little of the margin, so that the search tells a near win from a far one.
        for (index, value) in values.iter_mut().enumerate().take(seats) {
            let own = standing.score(table::Seat::new(index));
            let others = (0..seats).filter(|other| *other != index).map(|other| standing.score(table::Seat::new(other)));
            let margin = (own - others.max().unwrap_or(0)) as f32;
            *value = 0.7 * payoffs[index] + 0.3 * (0.5 + (margin / 60.0).clamp(-0.5, 0.5));
        }
    }

    fn prior(&self, seen: &Seen<'_, Dominion>, legal: &[Action], into: &mut Vec<f32>) {
        let sight = seen.sight();
        let best = self.best(seen, legal, 0);
        let weight = |action: &Action| {
            if *action == best {
                2.0
            } else if best != Action::PlayTreasures && adaptive::sensible(sight, seen.seat(), *action) {
                1.0
            } else {
                0.0
            }
        };
        into.extend(legal.iter().map(weight));
    }

    fn reason(&self, seen: &Seen<'_, Dominion>, legal: &[Action], action: Action) -> Option<Message> {
        let sight = seen.sight();
        let best = self.best(seen, legal, 0);
        // The list's reasons are its own; that something fits a plan says nothing.
        let reason = reason(action, sight.question().map(|(_, question)| question));
        (best == action && reason.id != "dominion-why-plan").then_some(reason)
    }

    fn compares(&self, _: &Seen<'_, Dominion>) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_list_can_be_read() {
        for (name, text) in SCRIPTS {
            assert!(BuyList::parse(text).is_ok(), "{name}");
        }
    }

    #[test]
    fn a_list_with_an_unknown_card_is_refused() {
        let refused = <Dominion as Crew>::named("buy: Province, Bishop").and_then(Result::err);
        assert!(matches!(refused, Some(BotError::NotUnderstood(..))));
        assert!(<Dominion as Crew>::named("nobody").is_none());
    }
}
