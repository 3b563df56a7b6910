//! The cards: one line each, with what is printed on it. What a card does beyond its plain bonus is a short list of [`Step`]s, told
//! in `effects.rs`; adding a card is adding a line here (and a step there, if it does something no other card does).

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Id;

/// The box a card comes in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Set {
    /// The cards of every game.
    Basic,
    /// The base game, first edition.
    Base,
    /// Seaside, first edition.
    Seaside,
}

/// The types printed at the foot of a card, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Types(u8);

impl Types {
    /// Treasure.
    pub const TREASURE: Self = Self(1);
    /// Victory.
    pub const VICTORY: Self = Self(2);
    /// Curse.
    pub const CURSE: Self = Self(4);
    /// Action.
    pub const ACTION: Self = Self(8);
    /// Attack, a kind of Action.
    pub const ATTACK: Self = Self(8 | 16);
    /// Reaction, a kind of Action.
    pub const REACTION: Self = Self(8 | 32);
    /// Duration, a kind of Action.
    pub const DURATION: Self = Self(8 | 64);
    /// Any card at all.
    pub const ANY: Self = Self(0);

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Does a card with these types count as the other?
    pub const fn is(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

/// The plain numbers on a card: +cards, +actions, +buys, +coins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bonus {
    /// Cards to draw.
    pub cards: u8,
    /// Further actions.
    pub actions: u8,
    /// Further buys.
    pub buys: u8,
    /// Coins for the buy phase.
    pub coins: u8,
}

/// When the second half of a Duration card happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// Never: the card has no such half.
    Never,
    /// At the start of the next turn, always.
    Always(Bonus),
    /// At the start of the next turn, if one of the steps has earned it.
    IfEarned(Bonus),
}

/// Something a card tells one to do, beyond its plain bonus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Reveal cards until this many Treasures show; they go to the hand.
    DigForTreasures(u8),
    /// Gain a Silver on top of the deck.
    SilverOntoDeck,
    /// Discard any number of cards, then draw as many.
    DiscardToDraw,
    /// Perhaps put the deck into the discard pile.
    MayDiscardDeck,
    /// Trash up to this many cards from the hand.
    TrashUpTo(u8),
    /// Everybody else draws this many cards.
    OthersDraw(u8),
    /// Trash the played card itself.
    TrashThis,
    /// Gain a card of this cost or less.
    GainUpTo(u8),
    /// Draw up to this many cards in hand, setting Actions aside if one likes.
    DrawTo(u8),
    /// Trash a Treasure from the hand, and gain one that costs up to this much more, to the hand.
    UpgradeTreasure(u8),
    /// Trash a Copper from the hand, for this many coins.
    SellCopper(u8),
    /// Trash a card from the hand, and gain one that costs up to this much more.
    Remodel(u8),
    /// Trash a card from the hand, for coins of its cost.
    Salvage,
    /// Choose an Action in the hand and play it twice.
    PlayTwice,
    /// Take one of the cards stolen in this play, or none.
    KeepStolen,
    /// Show a card, return copies of it, and hand copies to the others.
    Present,
    /// Put an Embargo token on a pile.
    Embargo,
    /// Gain a Gold to the hand for showing a Province, otherwise a Silver.
    Explore,
    /// Set a card aside until the next turn.
    SetAside,
    /// Put the played card and one from the hand on the Island mat.
    Exile,
    /// Look at three cards: trash one, discard one, put one back.
    Lookout,
    /// A card to the Native Village mat, or all of them back.
    NativeVillage,
    /// Look at this many cards: discard all, or put all back in any order.
    Navigate(u8),
    /// Only three cards in this clean-up, and another turn.
    Outpost,
    /// Look at the bottom card of the deck, and perhaps put it on top.
    PearlDive,
    /// Plunder the others, or take coins for earlier plunders.
    PirateShip,
    /// Gain what the right-hand neighbour gained, up to this cost.
    Smuggle(u8),
    /// Discard the hand; if there was one, the next turn pays.
    Tactics,
    /// Trash this and another Treasure Map for four Golds on the deck.
    DigTreasure,
    /// Discard this many cards.
    Discard(u8),
    /// What happens to each other seat in turn, unless it is protected.
    Each(Harm),
}

/// What an Attack does to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Harm {
    /// Put a Victory card from the hand on the deck.
    Bureaucrat,
    /// Discard down to three cards.
    Militia,
    /// Reveal the top card; the attacker says what becomes of it. It happens to the attacker too.
    Spy,
    /// Reveal two cards; a Treasure among them is trashed and can be stolen.
    Thief,
    /// Gain a Curse.
    Witch,
    /// Gain a copy of the card shown.
    Ambassador,
    /// Discard a Copper.
    Cutpurse,
    /// Put cards on the deck until three are left.
    GhostShip,
    /// Reveal two cards; a Treasure among them is trashed.
    PirateShip,
    /// Discard the top card and gain a Curse on the deck.
    SeaHag,
}

impl Harm {
    /// The Attack that does it.
    pub const fn card(self) -> Card {
        match self {
            Self::Bureaucrat => Card::Bureaucrat,
            Self::Militia => Card::Militia,
            Self::Spy => Card::Spy,
            Self::Thief => Card::Thief,
            Self::Witch => Card::Witch,
            Self::Ambassador => Card::Ambassador,
            Self::Cutpurse => Card::Cutpurse,
            Self::GhostShip => Card::GhostShip,
            Self::PirateShip => Card::PirateShip,
            Self::SeaHag => Card::SeaHag,
        }
    }
}

/// What is printed on a card.
#[derive(Debug)]
pub(crate) struct Spec {
    pub set: Set,
    pub cost: u8,
    pub types: Types,
    pub bonus: Bonus,
    pub next: Next,
    pub steps: &'static [Step],
    pub points: i8,
    /// Worth a point for each group of this many cards owned; 0 if it is not.
    pub point_per_cards: u8,
}

const fn card(set: Set, cost: u8, types: Types) -> Spec {
    let none = Bonus { cards: 0, actions: 0, buys: 0, coins: 0 };
    Spec { set, cost, types, bonus: none, next: Next::Never, steps: &[], points: 0, point_per_cards: 0 }
}

const fn basic(cost: u8, types: Types) -> Spec {
    card(Set::Basic, cost, types)
}

const fn base(cost: u8, types: Types) -> Spec {
    card(Set::Base, cost, types)
}

const fn seaside(cost: u8, types: Types) -> Spec {
    card(Set::Seaside, cost, types)
}

impl Spec {
    const fn now(self, cards: u8, actions: u8, buys: u8, coins: u8) -> Self {
        Self { bonus: Bonus { cards, actions, buys, coins }, ..self }
    }

    const fn next(self, cards: u8, actions: u8, buys: u8, coins: u8) -> Self {
        Self { next: Next::Always(Bonus { cards, actions, buys, coins }), ..self }
    }

    const fn next_if_earned(self, cards: u8, actions: u8, buys: u8, coins: u8) -> Self {
        Self { next: Next::IfEarned(Bonus { cards, actions, buys, coins }), ..self }
    }

    const fn points(self, points: i8) -> Self {
        Self { points, ..self }
    }

    const fn then(self, steps: &'static [Step]) -> Self {
        Self { steps, ..self }
    }
}

use Types as T;

/// The list of cards: the name in notation, the cost, the types; then +cards, +actions, +buys, +coins; then the steps.
macro_rules! cards {
    ($($card:ident $word:literal = $spec:expr;)*) => {
        /// A card by its print. Cards with the same print cannot be told apart.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the names of the cards say what they are")]
        #[ts(type = "string")]
        pub enum Card { $($card),* }

        impl Card {
            /// All cards: the basic ones, the base game's, Seaside's.
            pub const ALL: &'static [Self] = &[$(Self::$card),*];
            /// How many cards there are.
            pub const COUNT: usize = Self::ALL.len();
        }

        static SPECS: [Spec; Card::COUNT] = [$($spec),*];
        static WORDS: [&str; Card::COUNT] = [$($word),*];
        static NAMES: [&str; Card::COUNT] = [$(concat!("dominion-", $word)),*];
    };
}

cards! {
    Copper         "copper" = basic(0, T::TREASURE).now(0, 0, 0, 1);
    Silver         "silver" = basic(3, T::TREASURE).now(0, 0, 0, 2);
    Gold           "gold" = basic(6, T::TREASURE).now(0, 0, 0, 3);
    Estate         "estate" = basic(2, T::VICTORY).points(1);
    Duchy          "duchy" = basic(5, T::VICTORY).points(3);
    Province       "province" = basic(8, T::VICTORY).points(6);
    Curse          "curse" = basic(0, T::CURSE).points(-1);

    Adventurer     "adventurer" = base(6, T::ACTION).then(&[Step::DigForTreasures(2)]);
    Bureaucrat     "bureaucrat" = base(4, T::ATTACK).then(&[Step::SilverOntoDeck, Step::Each(Harm::Bureaucrat)]);
    Cellar         "cellar" = base(2, T::ACTION).now(0, 1, 0, 0).then(&[Step::DiscardToDraw]);
    Chancellor     "chancellor" = base(3, T::ACTION).now(0, 0, 0, 2).then(&[Step::MayDiscardDeck]);
    Chapel         "chapel" = base(2, T::ACTION).then(&[Step::TrashUpTo(4)]);
    CouncilRoom    "council-room" = base(5, T::ACTION).now(4, 0, 1, 0).then(&[Step::OthersDraw(1)]);
    Feast          "feast" = base(4, T::ACTION).then(&[Step::TrashThis, Step::GainUpTo(5)]);
    Festival       "festival" = base(5, T::ACTION).now(0, 2, 1, 2);
    Gardens        "gardens" = Spec { point_per_cards: 10, ..base(4, T::VICTORY) };
    Laboratory     "laboratory" = base(5, T::ACTION).now(2, 1, 0, 0);
    Library        "library" = base(5, T::ACTION).then(&[Step::DrawTo(7)]);
    Market         "market" = base(5, T::ACTION).now(1, 1, 1, 1);
    Militia        "militia" = base(4, T::ATTACK).now(0, 0, 0, 2).then(&[Step::Each(Harm::Militia)]);
    Mine           "mine" = base(5, T::ACTION).then(&[Step::UpgradeTreasure(3)]);
    Moat           "moat" = base(2, T::REACTION).now(2, 0, 0, 0);
    Moneylender    "moneylender" = base(4, T::ACTION).then(&[Step::SellCopper(3)]);
    Remodel        "remodel" = base(4, T::ACTION).then(&[Step::Remodel(2)]);
    Smithy         "smithy" = base(4, T::ACTION).now(3, 0, 0, 0);
    Spy            "spy" = base(4, T::ATTACK).now(1, 1, 0, 0).then(&[Step::Each(Harm::Spy)]);
    Thief          "thief" = base(4, T::ATTACK).then(&[Step::Each(Harm::Thief), Step::KeepStolen]);
    ThroneRoom     "throne-room" = base(4, T::ACTION).then(&[Step::PlayTwice]);
    Village        "village" = base(3, T::ACTION).now(1, 2, 0, 0);
    Witch          "witch" = base(5, T::ATTACK).now(2, 0, 0, 0).then(&[Step::Each(Harm::Witch)]);
    Woodcutter     "woodcutter" = base(3, T::ACTION).now(0, 0, 1, 2);
    Workshop       "workshop" = base(3, T::ACTION).then(&[Step::GainUpTo(4)]);

    Ambassador     "ambassador" = seaside(3, T::ATTACK).then(&[Step::Present]);
    Bazaar         "bazaar" = seaside(5, T::ACTION).now(1, 2, 0, 1);
    Caravan        "caravan" = seaside(4, T::DURATION).now(1, 1, 0, 0).next(1, 0, 0, 0);
    Cutpurse       "cutpurse" = seaside(4, T::ATTACK).now(0, 0, 0, 2).then(&[Step::Each(Harm::Cutpurse)]);
    Embargo        "embargo" = seaside(2, T::ACTION).now(0, 0, 0, 2).then(&[Step::TrashThis, Step::Embargo]);
    Explorer       "explorer" = seaside(5, T::ACTION).then(&[Step::Explore]);
    FishingVillage "fishing-village" = seaside(3, T::DURATION).now(0, 2, 0, 1).next(0, 1, 0, 1);
    GhostShip      "ghost-ship" = seaside(5, T::ATTACK).now(2, 0, 0, 0).then(&[Step::Each(Harm::GhostShip)]);
    Haven          "haven" = seaside(2, T::DURATION).now(1, 1, 0, 0).next_if_earned(0, 0, 0, 0).then(&[Step::SetAside]);
    Island         "island" = seaside(4, T::ACTION.and(T::VICTORY)).points(2).then(&[Step::Exile]);
    Lighthouse     "lighthouse" = seaside(2, T::DURATION).now(0, 1, 0, 1).next(0, 0, 0, 1);
    Lookout        "lookout" = seaside(3, T::ACTION).now(0, 1, 0, 0).then(&[Step::Lookout]);
    MerchantShip   "merchant-ship" = seaside(5, T::DURATION).now(0, 0, 0, 2).next(0, 0, 0, 2);
    NativeVillage  "native-village" = seaside(2, T::ACTION).now(0, 2, 0, 0).then(&[Step::NativeVillage]);
    Navigator      "navigator" = seaside(4, T::ACTION).now(0, 0, 0, 2).then(&[Step::Navigate(5)]);
    Outpost        "outpost" = seaside(5, T::DURATION).then(&[Step::Outpost]);
    PearlDiver     "pearl-diver" = seaside(2, T::ACTION).now(1, 1, 0, 0).then(&[Step::PearlDive]);
    PirateShip     "pirate-ship" = seaside(4, T::ATTACK).then(&[Step::PirateShip]);
    Salvager       "salvager" = seaside(4, T::ACTION).now(0, 0, 1, 0).then(&[Step::Salvage]);
    SeaHag         "sea-hag" = seaside(4, T::ATTACK).then(&[Step::Each(Harm::SeaHag)]);
    Smugglers      "smugglers" = seaside(3, T::ACTION).then(&[Step::Smuggle(6)]);
    Tactician      "tactician" = seaside(5, T::DURATION).next_if_earned(5, 1, 1, 0).then(&[Step::Tactics]);
    TreasureMap    "treasure-map" = seaside(4, T::ACTION).then(&[Step::DigTreasure]);
    Treasury       "treasury" = seaside(5, T::ACTION).now(1, 1, 0, 1);
    Warehouse      "warehouse" = seaside(3, T::ACTION).now(3, 1, 0, 0).then(&[Step::Discard(3)]);
    Wharf          "wharf" = seaside(5, T::DURATION).now(2, 0, 1, 0).next(2, 0, 1, 0);
}

impl Card {
    /// The cards of every game, in the order of their piles.
    pub const BASIC: [Self; 7] = [Self::Copper, Self::Silver, Self::Gold, Self::Estate, Self::Duchy, Self::Province, Self::Curse];

    pub(crate) const fn spec(self) -> &'static Spec {
        &SPECS[self as usize]
    }

    /// The name in notation, and the last part of its message id.
    pub const fn word(self) -> &'static str {
        WORDS[self as usize]
    }

    /// What it costs.
    pub const fn cost(self) -> u8 {
        self.spec().cost
    }

    /// The box it comes in.
    pub const fn set(self) -> Set {
        self.spec().set
    }

    /// Is it of this type?
    pub const fn is(self, types: Types) -> bool {
        self.spec().types.is(types)
    }

    /// Its plain bonus when played (for a Treasure, what it is worth).
    pub const fn bonus(self) -> Bonus {
        self.spec().bonus
    }

    /// What it brings at the start of the next turn, if it is that kind of card.
    pub const fn next_turn(self) -> Bonus {
        match self.spec().next {
            Next::Always(bonus) | Next::IfEarned(bonus) => bonus,
            Next::Never => Bonus { cards: 0, actions: 0, buys: 0, coins: 0 },
        }
    }

    /// The victory points of one copy, if its owner has this many cards.
    pub const fn points(self, cards_owned: u16) -> i32 {
        let spec = self.spec();
        let size = if spec.point_per_cards > 0 { (cards_owned / spec.point_per_cards as u16) as i32 } else { 0 };
        spec.points as i32 + size
    }

    /// The card's name in `locales/`.
    pub fn name(self) -> Id {
        Id::Borrowed(NAMES[self as usize])
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A text that should have been a card and is not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotACard(String);

impl fmt::Display for NotACard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a card of this game", self.0)
    }
}

impl std::error::Error for NotACard {}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let found = Self::ALL.iter().find(|card| card.word() == text);
        found.copied().ok_or_else(|| NotACard(text.chars().take(40).collect()))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_boxes_hold_what_is_printed_on_them() {
        let of = |set: Set| Card::ALL.iter().filter(|card| card.set() == set).count();
        assert_eq!((of(Set::Basic), of(Set::Base), of(Set::Seaside)), (7, 25, 26));
        let durations = Card::ALL.iter().filter(|card| card.is(Types::DURATION)).count();
        assert_eq!(durations, 8);
    }

    #[test]
    fn every_card_reads_back_as_it_is_written() {
        for card in Card::ALL {
            assert_eq!(card.word().parse(), Ok(*card));
        }
        assert!("bishop".parse::<Card>().is_err());
    }

    #[test]
    fn island_is_an_action_and_a_victory_card() {
        assert!(Card::Island.is(Types::ACTION) && Card::Island.is(Types::VICTORY) && !Card::Island.is(Types::ATTACK));
    }
}
