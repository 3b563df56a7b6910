//! Dominion's own players: buy lists with sensible play of every card, a player that reads the kingdom and writes its own list, and
//! the same knowledge as a guide for the search.

mod adaptive;
mod buy_list;
mod judge;

use dominion::{Action, Card, Dominion, Question};
use table::{Advice, Arg, Bot, BotError, Chance, Id, Message, Seen};

use crate::random::{only_choice, pick};
use crate::{Crew, Guide};
use buy_list::BuyList;
use judge::Judge;

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
];

impl Crew for Dominion {
    const CAPTAIN: u32 = 300;
    const ADMIRAL: u32 = 1500;

    fn script(_number: u64) -> Box<dyn Bot<Self>> {
        Box::new(Script { list: None, own: None, legal: Vec::new() })
    }

    fn guide() -> Box<dyn Guide<Self>> {
        Box::new(Pilot { list: std::sync::OnceLock::new() })
    }

    fn own_names() -> Vec<&'static str> {
        SCRIPTS.iter().map(|(name, _)| *name).chain(["buy: CARD, CARD, …"]).collect()
    }

    /// `buy: Province, Gold, Smithy<2, Silver`, or one of the named lists.
    fn named(name: &str) -> Option<Result<Box<dyn Bot<Self>>, BotError>> {
        let text = match name.strip_prefix("buy: ") {
            Some(text) => text,
            None => SCRIPTS.iter().find(|(other, _)| *other == name)?.1,
        };
        let list = BuyList::parse(text).map_err(|why| BotError::NotUnderstood("buy".to_owned(), text.to_owned(), why));
        Some(list.map(|list| Box::new(Script { list: Some(list), own: None, legal: Vec::new() }) as Box<dyn Bot<Self>>))
    }
}

/// Plays a buy list; without one, it writes its own when it sees the kingdom. It leaves nothing to chance.
struct Script {
    list: Option<BuyList>,
    own: Option<(Vec<Card>, BuyList)>,
    legal: Vec<Action>,
}

impl Bot<Dominion> for Script {
    fn decide(&mut self, seen: &Seen<'_, Dominion>) -> Advice<Action> {
        self.legal.clear();
        seen.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only_choice(only);
        }
        let sight = seen.sight();
        let list = match (&self.list, &mut self.own) {
            (Some(list), _) => list,
            (None, Some((cards, list))) if cards == sight.cards() => list,
            (None, own) => &own.insert((sight.cards().to_vec(), adaptive::list(sight))).1,
        };
        let judge = Judge { sight, seat: seen.seat(), list };
        let action = judge.best(&self.legal);
        Advice { action, reason: reason(action, sight.question().map(|(_, question)| question)) }
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

/// The script's knowledge, lent to the search: play-outs follow the list written for the kingdom, with a slip now and then.
struct Pilot {
    /// The kingdom does not change while a search thinks.
    list: std::sync::OnceLock<(Vec<Card>, BuyList)>,
}

impl Pilot {
    fn with_list<T>(&self, seen: &Seen<'_, Dominion>, use_list: impl FnOnce(&BuyList) -> T) -> T {
        let sight = seen.sight();
        let (cards, list) = self.list.get_or_init(|| (sight.cards().to_vec(), adaptive::list(sight)));
        if cards == sight.cards() { use_list(list) } else { use_list(&adaptive::list(sight)) }
    }
}

impl Guide<Dominion> for Pilot {
    fn play_out(&self, seen: &Seen<'_, Dominion>, legal: &[Action], chance: &mut Chance) -> usize {
        const SLIP_ONE_IN: usize = 40;
        let best = self.with_list(seen, |list| Judge { sight: seen.sight(), seat: seen.seat(), list }.best(legal));
        if pick(chance, SLIP_ONE_IN) == 0 {
            // A slip is something a player might do: never a Curse, never the end of a turn with money in hand.
            let slip = pick(chance, legal.len());
            if adaptive::sensible(seen.sight(), seen.seat(), legal[slip]) {
                return slip;
            }
        }
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
            *value = 0.9 * payoffs[index] + 0.1 * (0.5 + (margin / 60.0).clamp(-0.5, 0.5));
        }
    }

    fn prior(&self, seen: &Seen<'_, Dominion>, legal: &[Action], into: &mut Vec<f32>) {
        let sight = seen.sight();
        let best = self.with_list(seen, |list| Judge { sight, seat: seen.seat(), list }.best(legal));
        let weight = |action: &Action| {
            if *action == best {
                10.0
            } else if adaptive::sensible(sight, seen.seat(), *action) {
                1.0
            } else {
                0.02
            }
        };
        into.extend(legal.iter().map(weight));
    }

    fn exploration(&self) -> f32 {
        0.4
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
