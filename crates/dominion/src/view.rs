//! What a viewer may know.
//!
//! Everybody sees the Supply, the trash, what is in play, the Island mats and tokens, the number of cards everywhere, and the top
//! of every discard pile; and everybody can keep count of all cards a seat owns. A seat also knows its own hand, its discard pile,
//! its mats, and the cards it has put on its deck or looked at there. What has been shown stays known until a shuffle, or until it
//! can have moved unseen.

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Viewer};

use crate::cards::{Card, Types};
use crate::frames::Question;
use crate::state::{Counts, Dominion, Known, NO_SLOT, Phase, Zone};

/// A game as one viewer may see it, borrowed.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    game: &'a Dominion,
    viewer: Viewer,
}

impl<'a> Sight<'a> {
    pub(crate) const fn new(game: &'a Dominion, viewer: Viewer) -> Self {
        Self { game, viewer }
    }

    /// Who looks.
    pub const fn viewer(self) -> Viewer {
        self.viewer
    }

    /// How many seats play.
    pub const fn seats(self) -> u8 {
        self.game.seats
    }

    /// Where in the turn the game is.
    pub const fn phase(self) -> Phase {
        self.game.phase
    }

    /// Whose turn it is.
    pub const fn active(self) -> Seat {
        self.game.active
    }

    /// Actions left in this turn.
    pub const fn actions(self) -> u8 {
        self.game.actions
    }

    /// Buys left in this turn.
    pub const fn buys(self) -> u8 {
        self.game.buys
    }

    /// Coins to spend in this turn.
    pub const fn coins(self) -> u16 {
        self.game.coins
    }

    /// Is this an extra turn?
    pub const fn extra_turn(self) -> bool {
        self.game.extra_turn
    }

    /// The question to be answered, and by whom.
    pub fn question(self) -> Option<(Seat, Question)> {
        self.game.frames.question()
    }

    /// The cards played with, in the order of their piles.
    pub fn cards(self) -> &'a [Card] {
        &self.game.kingdom[..self.game.piles as usize]
    }

    /// Is this card played with?
    pub fn in_game(self, card: Card) -> bool {
        self.game.slot(card).is_some()
    }

    fn count(self, counts: &Counts, card: Card) -> u8 {
        self.game.slot(card).map_or(0, |slot| counts.of(slot))
    }

    /// How many cards its pile holds.
    pub fn supply(self, card: Card) -> u8 {
        self.count(&self.game.supply, card)
    }

    /// How many Embargo tokens lie on its pile.
    pub fn embargo(self, card: Card) -> u8 {
        self.count(&self.game.embargo, card)
    }

    /// How many piles are empty, and how many end the game.
    pub fn empty_piles(self) -> (u8, u8) {
        (self.game.empty_piles(), self.game.empty_piles_to_end)
    }

    /// How many copies of a card a seat owns.
    pub fn owned(self, seat: Seat, card: Card) -> u8 {
        self.count(&self.game.area(seat).owned, card)
    }

    /// How many cards a seat owns.
    pub fn owned_cards(self, seat: Seat) -> u16 {
        self.game.area(seat).owned_cards
    }

    /// The coins of all Treasures a seat owns.
    pub fn total_money(self, seat: Seat) -> u16 {
        let owned = &self.game.area(seat).owned;
        let treasures = owned.slots().filter(|slot| self.game.masks.treasures >> slot & 1 != 0);
        treasures.map(|slot| u16::from(owned.of(slot)) * u16::from(self.game.card(slot).bonus().coins)).sum()
    }

    /// How many cards of a type a seat owns.
    pub fn owned_of(self, seat: Seat, types: Types) -> u16 {
        let owned = &self.game.area(seat).owned;
        owned.slots().filter(|slot| self.game.card(*slot).is(types)).map(|slot| u16::from(owned.of(slot))).sum()
    }

    /// The points of a seat by all it owns.
    pub fn points(self, seat: Seat) -> i32 {
        self.game.points(seat)
    }

    /// The turns a seat has taken, extra turns not counted.
    pub fn turns(self, seat: Seat) -> u16 {
        self.game.area(seat).turns
    }

    /// How many cards a seat holds.
    pub fn hand_cards(self, seat: Seat) -> u16 {
        self.game.area(seat).hand.len
    }

    /// How many cards a seat's deck holds.
    pub fn deck_cards(self, seat: Seat) -> u16 {
        self.game.area(seat).deck.len()
    }

    /// How many cards a seat's discard pile holds.
    pub fn discard_cards(self, seat: Seat) -> u16 {
        self.game.area(seat).discard.len
    }

    /// How many copies of a card are in a seat's hand, as far as the viewer knows.
    pub fn hand(self, seat: Seat, card: Card) -> u8 {
        self.count(self.known_of(seat, &self.game.area(seat).hand), card)
    }

    /// How many copies of a card are in a seat's discard pile, as far as the viewer knows.
    pub fn discarded(self, seat: Seat, card: Card) -> u8 {
        self.count(self.known_of(seat, &self.game.area(seat).discard), card)
    }

    /// How many copies of a card are on a seat's Native Village mat, as far as the viewer knows.
    pub fn on_mat(self, seat: Seat, card: Card) -> u8 {
        self.count(self.known_of(seat, &self.game.area(seat).mat), card)
    }

    /// How many cards are on a seat's Native Village mat.
    pub fn mat_cards(self, seat: Seat) -> u16 {
        self.game.area(seat).mat.len
    }

    fn known_of(self, seat: Seat, zone: &'a Zone) -> &'a Counts {
        if self.viewer.is(seat) { &zone.all } else { &zone.seen }
    }

    /// How many copies of a card a seat has in play.
    pub fn in_play(self, seat: Seat, card: Card) -> u8 {
        self.game.slot(card).map_or(0, |slot| self.game.area(seat).in_play_of(slot))
    }

    /// A seat's Pirate Ship tokens.
    pub fn coin_tokens(self, seat: Seat) -> u8 {
        self.game.area(seat).coin_tokens
    }

    /// Did the seat gain this card in its last turn?
    pub fn gained(self, seat: Seat, card: Card) -> bool {
        self.game.slot(card).is_some_and(|slot| self.game.area(seat).gained >> slot & 1 != 0)
    }

    /// Whose cards are looked at or revealed now.
    pub const fn looked_at_of(self) -> Seat {
        self.game.looking.of
    }

    /// The cards being looked at or revealed now, as far as the viewer knows them.
    pub fn looked_at(self) -> impl Iterator<Item = Option<Card>> + 'a {
        let game = self.game;
        let own = self.viewer.is(game.looking.of);
        game.looking.cards().iter().map(move |card| (own || card.known() == Known::Seen).then(|| game.card(card.slot())))
    }

    /// What has been stolen in this play.
    pub fn stolen(self, card: Card) -> u8 {
        self.count(&self.game.stolen, card)
    }

    /// The bottom card of the viewer's own deck, if it knows it.
    pub fn bottom(self) -> Option<Card> {
        let area = self.game.area(self.viewer.seat()?);
        area.deck.cards().first().filter(|card| card.known_to_owner()).map(|card| self.game.card(card.slot()))
    }
}

/// A game as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose view it is, if a seat's.
    pub you: Option<Seat>,
    /// Where in the turn the game is.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// Is it an extra turn?
    pub extra_turn: bool,
    /// Actions left.
    pub actions: u8,
    /// Buys left.
    pub buys: u8,
    /// Coins to spend.
    pub coins: u16,
    /// Does the game end with this turn?
    pub last_turn: bool,
    /// How many piles more would end the game.
    pub piles_to_end: u8,
    /// Who is asked what.
    pub asked: Option<Asked>,
    /// The Supply.
    pub supply: Vec<Pile>,
    /// The trash.
    pub trash: Vec<Copies>,
    /// Cards being looked at or revealed.
    pub looking: Option<LookingView>,
    /// How many cards are picked to be discarded together.
    pub picked: u16,
    /// Those cards, where the viewer may know them.
    pub picked_cards: Vec<Copies>,
    /// What a Thief may keep.
    pub stolen: Vec<Copies>,
    /// What belongs to each seat.
    pub seats: PerSeat<SeatView>,
}

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    /// Who.
    pub seat: Seat,
    /// What.
    pub question: Question,
    /// The Attack behind it, if one is.
    pub attack: Option<Card>,
    /// How many cards may be picked for it together, where that is more than one.
    pub picks: Option<Picks>,
}

/// How many cards belong to one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Picks {
    /// At least.
    pub least: u16,
    /// At most; who picks so many has no more to say.
    pub most: u16,
    /// Does the order matter: is the last one on top?
    pub ordered: bool,
}

/// A pile of the Supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    /// Its card.
    pub card: Card,
    /// What it costs.
    pub cost: u8,
    /// How many are left.
    pub left: u8,
    /// Embargo tokens on it.
    pub embargo: u8,
    /// Could the viewer buy it now only by playing all Treasures it holds?
    pub with_treasures: bool,
    /// Has the viewer's right-hand neighbour gained it, so that Smugglers could bring another?
    pub smuggled: bool,
}

/// A card and how many of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Copies {
    /// The card.
    pub card: Card,
    /// How many.
    pub copies: u8,
}

/// Cards being looked at or revealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct LookingView {
    /// The seat they belong to.
    pub of: Seat,
    /// Each card, where the viewer may know it.
    pub cards: Vec<Option<Card>>,
}

/// Cards of which a viewer may know all, some or none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct ZoneView {
    /// How many.
    pub count: u16,
    /// Those the viewer knows: all of its own, of others those that were shown.
    pub cards: Vec<Copies>,
    /// Those everybody knows.
    pub shown: Vec<Copies>,
    /// How many of the others were there before the owner's last shuffle.
    pub older: u16,
}

/// What belongs to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    /// Turns taken, extra turns not counted.
    pub turns: u16,
    /// Points by all it owns.
    pub points: i32,
    /// How many cards it owns.
    pub cards: u16,
    /// All it owns.
    pub owned: Vec<Copies>,
    /// The hand.
    pub hand: ZoneView,
    /// How many cards the deck holds.
    pub deck: u16,
    /// The deck from the top, as far down as the viewer knows a card; what lies unknown between is left empty.
    pub deck_top: Vec<Option<Card>>,
    /// The bottom card, if the viewer knows it.
    pub deck_bottom: Option<Card>,
    /// Cards that everybody knows to lie in the deck unknown to the others, or that were there before a shuffle.
    pub deck_older: u16,
    /// The discard pile.
    pub discard: ZoneView,
    /// Its top card.
    pub discard_top: Option<Card>,
    /// Cards played in this turn.
    pub in_play: Vec<Copies>,
    /// Duration cards of the last turn, and what was played with them.
    pub lasting: Vec<Copies>,
    /// Duration cards still to be carried out.
    pub due: Vec<Copies>,
    /// The Island mat.
    pub island: Vec<Copies>,
    /// The Native Village mat.
    pub mat: ZoneView,
    /// Cards set aside by Havens.
    pub aside: ZoneView,
    /// Pirate Ship tokens.
    pub coin_tokens: u8,
    /// What it gained in its own last turn.
    pub gained: Vec<Card>,
    /// The faces the viewer has not placed: for others all unseen cards, for oneself the unknown part of the deck.
    pub unseen: Vec<Copies>,
    /// The faces that cards from before the last shuffle may have.
    pub older_faces: Vec<Copies>,
}

impl View {
    pub(crate) fn of(sight: Sight<'_>) -> Self {
        let Sight { game, viewer } = sight;
        let copies = |counts: &Counts| copies(game, counts);
        let pile = |slot: u8| {
            let card = game.card(slot);
            Pile {
                card,
                cost: card.cost(),
                left: game.supply.of(slot),
                embargo: game.embargo.of(slot),
                with_treasures: viewer.seat().is_some_and(|seat| game.can_buy_with_treasures(seat, slot)),
                smuggled: viewer.seat().is_some_and(|seat| game.could_smuggle(seat, slot)),
            }
        };
        let picked_known = if viewer.is(game.picked_of) { game.picked.all } else { game.picked.seen };
        let looking = || LookingView { of: game.looking.of, cards: sight.looked_at().collect() };
        Self {
            you: viewer.seat(),
            phase: game.phase,
            active: game.active,
            extra_turn: game.extra_turn,
            actions: game.actions,
            buys: game.buys,
            coins: game.coins,
            last_turn: game.last_turn,
            piles_to_end: game.to_the_end().1,
            asked: sight.question().map(|(seat, question)| Asked {
                seat,
                question,
                attack: game.attack_going_on(),
                picks: game.picks(seat, question),
            }),
            supply: (0..game.piles).map(pile).collect(),
            trash: copies(&game.trash),
            looking: (game.looking.len > 0).then(looking),
            picked: game.picked.len,
            picked_cards: copies(&picked_known),
            stolen: copies(&game.stolen),
            seats: PerSeat::from_fn(game.seats, |seat| SeatView::of(sight, seat)),
        }
    }
}

impl SeatView {
    fn of(sight: Sight<'_>, seat: Seat) -> Self {
        let Sight { game, viewer } = sight;
        let own = viewer.is(seat);
        let area = game.area(seat);
        let copies = |counts: &Counts| copies(game, counts);
        let zone = |zone: &Zone| ZoneView {
            count: zone.len,
            cards: copies(sight.known_of(seat, zone)),
            shown: copies(&zone.seen),
            older: zone.old.total(),
        };
        let known = |index: usize| {
            let card = area.deck.cards()[index];
            (card.known() == Known::Seen || own && card.known_to_owner()).then(|| game.card(card.slot()))
        };
        let deck = area.deck.cards().len();
        // What lies at the bottom is told by itself; the only card of a deck is its top as well.
        let lowest = usize::from(deck > 1);
        let deepest = (lowest..deck).find(|index| known(*index).is_some()).unwrap_or(deck);
        let mut unseen = Counts::NONE;
        if own {
            for card in area.deck.cards().iter().filter(|card| !card.known_to_owner()) {
                unseen.add(card.slot(), 1);
            }
        } else {
            for zone in [&area.hand, &area.discard, &area.mat, &area.aside] {
                unseen.add_all(&zone.hidden());
            }
            if game.picked_of == seat {
                unseen.add_all(&game.picked.hidden());
            }
            let looked_at = if game.looking.of == seat { game.looking.cards() } else { &[] };
            for card in area.deck.cards().iter().chain(looked_at).filter(|card| card.known() != Known::Seen) {
                unseen.add(card.slot(), 1);
            }
        }
        Self {
            turns: area.turns,
            points: game.points(seat),
            cards: area.owned_cards,
            owned: copies(&area.owned),
            hand: zone(&area.hand),
            deck: area.deck.len(),
            deck_top: (deepest..deck).rev().map(known).collect(),
            deck_bottom: if deck > 0 { known(0) } else { None },
            deck_older: area.deck.cards().iter().filter(|card| card.known() == Known::Old).count() as u16,
            discard: zone(&area.discard),
            discard_top: (area.discard_top != NO_SLOT).then(|| game.card(area.discard_top)),
            in_play: copies(&area.in_play),
            lasting: copies(&area.lasting),
            due: copies(&area.due),
            island: copies(&area.island),
            mat: zone(&area.mat),
            aside: zone(&area.aside),
            coin_tokens: area.coin_tokens,
            gained: (0..game.piles).filter(|slot| area.gained >> slot & 1 != 0).map(|slot| game.card(slot)).collect(),
            unseen: copies(&unseen),
            older_faces: if game.has_old_cards(seat) { copies(&area.old_faces) } else { Vec::new() },
        }
    }
}

fn copies(game: &Dominion, counts: &Counts) -> Vec<Copies> {
    counts.slots().map(|slot| Copies { card: game.card(slot), copies: counts.of(slot) }).collect()
}
