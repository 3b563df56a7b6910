//! What is still to be done, as a stack: cards half carried out, attacks half way round the table, and the question on top that a
//! seat has to answer.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::cards::{Card, Harm};
use crate::event::Place;

/// Something still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Frame {
    /// The rest of what a played card says, from this step on; 0 is its plain bonus.
    Steps {
        /// The card.
        card: Card,
        /// The next step.
        next: u8,
    },
    /// A Throne Room plays this card once more.
    Again {
        /// The card.
        card: Card,
        /// Is it a Throne Room that already stays in play with a Duration card?
        staying: bool,
    },
    /// Seats may react to an Attack, one after the other.
    Reactions {
        /// Who is next.
        seat: Seat,
        /// How many seats are left to ask.
        left: u8,
    },
    /// An Attack goes round.
    Each {
        /// What it does.
        harm: Harm,
        /// The card handed out, for an Ambassador.
        card: Card,
        /// Whom it comes to next.
        seat: Seat,
        /// How many seats are left.
        left: u8,
    },
    /// A Library goes on drawing up to a number of cards.
    DrawTo {
        /// The hand to be reached.
        cards: u8,
    },
    /// A seat has to answer.
    Ask {
        /// Who.
        seat: Seat,
        /// What.
        question: Question,
    },
}

/// A question a seat has to answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// Which Duration card to carry out next.
    StartOfTurn,
    /// Show a Reaction?
    React,
    /// Which card to discard, until only a number of cards is left in hand.
    DiscardTo {
        /// The number.
        cards: u8,
    },
    /// Which cards to discard for others.
    DiscardToDraw,
    /// Which cards to trash.
    TrashUpTo {
        /// How many more.
        left: u8,
    },
    /// Put the deck into the discard pile?
    DiscardDeck,
    /// Which card to gain.
    Gain {
        /// The highest cost.
        most: u8,
        /// Only Treasures?
        treasure: bool,
        /// Where it goes.
        to: Place,
    },
    /// Which Treasure to trash for a better one.
    TrashTreasure {
        /// How much more it may cost.
        more: u8,
    },
    /// Which card to trash for a better one.
    TrashForGain {
        /// How much more it may cost.
        more: u8,
    },
    /// Which card to trash for coins.
    TrashForCoins,
    /// Which Action to play twice.
    PlayTwice {
        /// Does this Throne Room already stay in play with a Duration card?
        staying: bool,
        /// Will this Throne Room itself be played again?
        again: bool,
    },
    /// Keep the drawn Action, or set it aside?
    KeepDrawn,
    /// Which Victory card to put on the deck.
    PutVictory,
    /// What becomes of the card a Spy has revealed.
    Spied,
    /// Which of the revealed Treasures is trashed.
    Plunder {
        /// Can it be stolen?
        stolen: bool,
    },
    /// Which of the stolen cards to gain.
    KeepStolen,
    /// Which card to show.
    Present,
    /// How many copies to return.
    Return {
        /// Of which card.
        card: Card,
    },
    /// On which pile the Embargo token goes.
    Embargo,
    /// Show a Province?
    Explore,
    /// Which card to put on the deck, until only a number of cards is left in hand.
    PutBackTo {
        /// The number.
        cards: u8,
    },
    /// Which card to set aside.
    SetAside,
    /// Which card to put on the Island mat.
    Exile,
    /// Which of the cards looked at to trash.
    LookoutTrash,
    /// Which of the cards looked at to discard.
    LookoutDiscard,
    /// To the mat, or from it?
    NativeVillage,
    /// Discard the cards looked at, or put them back?
    Navigate,
    /// Which of the cards looked at to put on the deck next.
    PutInOrder,
    /// Put the bottom card on top?
    PearlDive,
    /// Plunder, or take coins?
    PirateShip,
    /// Which card to gain of those the neighbour gained.
    Smuggle {
        /// The highest cost.
        most: u8,
    },
    /// How many Treasuries to put on the deck.
    Treasuries,
}

/// The stack, the next thing last. It can be copied bit by bit, as the whole state is: a vector from a library would be cloned frame
/// by frame, and a search copies states by the million.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frames {
    frames: [Frame; Self::MOST],
    len: u8,
}

impl Frames {
    /// Ten Throne Rooms in each other leave ten frames behind; everything else adds a handful.
    const MOST: usize = 40;
    pub const EMPTY: Self = Self { frames: [Frame::DrawTo { cards: 0 }; Self::MOST], len: 0 };

    pub fn push(&mut self, frame: Frame) {
        self.frames[self.len as usize] = frame;
        self.len += 1;
    }

    pub fn ask(&mut self, seat: Seat, question: Question) {
        self.push(Frame::Ask { seat, question });
    }

    #[inline]
    pub fn top(&self) -> Option<Frame> {
        let index = self.len.checked_sub(1)?;
        Some(self.frames[index as usize])
    }

    pub fn pop(&mut self) -> Option<Frame> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }

    /// The question to be answered now.
    #[inline]
    pub fn question(&self) -> Option<(Seat, Question)> {
        match self.top()? {
            Frame::Ask { seat, question } => Some((seat, question)),
            _ => None,
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = Frame> + '_ {
        self.frames[..self.len as usize].iter().copied()
    }

    /// Tells the frame on top that its Throne Room stays in play.
    pub fn mark_staying(&mut self) {
        if let Some(Frame::Again { card, .. }) = self.pop() {
            self.push(Frame::Again { card, staying: true });
        }
    }

    /// Is there room for more, where frames come from outside?
    pub const fn fits(frames: usize) -> bool {
        frames <= 24
    }
}
