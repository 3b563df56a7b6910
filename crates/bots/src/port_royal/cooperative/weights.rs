//! What the group's judgement is made of, mostly in work saved. `tune` found the best numbers for contracts and for chapters, beginning with
//! those by hand; the words say what they mean.

use port_royal::Mode;

use crate::weights::weights;

weights! {
    /// The numbers of a [`Group`](super::Group).
    Weights {
        /// How much it counts what the others would get, beside what helps oneself: nothing, or as much.
        regard = 1.0;

        /// The cards a turn reveals.
        revealed = 7.32;
        /// The coins a seat earns in any turn, its own or another's, beside what its people bring.
        income = 1.94;
        /// The cards a seat takes in any turn, and a governor more.
        takes = 0.582;
        governors = 0.444;
        /// How often somebody who shows up can be paid, and a ship that shows up is there for whoever wants it.
        can_pay = 0.465;
        can_take = 0.583;
        /// What cards and coins too few weigh, in parts of what the rest of the game is likely to bring, and squared.
        hurry = 0.312;
        hurry_squared = 0.914;
        /// What a turn's card brings as a ship, and at most as a person; and what coins bring in the end, in points.
        coins_per_take = 1.37;
        points_per_take = 2.05;
        points_per_coin = 0.311;

        /// How often a seat's own turn brings three colours, four colours, a bust that was hoped for, and ships to repel.
        three_colours = 0.298;
        four_colours = 0.357;
        bust = 0.555;
        repelled = 1.13;
        /// How often it brings a number of cards, or a harbour it leaves almost empty.
        cards = 0.7;
        left_empty = 0.9;

        /// One contract or task less: even if nothing but the saying so was missing. And a cube that is placed is seldom wasted.
        one_less = 0.514;
        cube = 0.6;
        /// Points that somebody else needs more.
        spared = 0.0584;
        /// How short points are in the end, as a part of the work one more saves.
        short = 1.5;
        /// A sword in each own turn.
        sword = 0.0759;
        /// How much of what colours bring is in sight with one to go, and with two.
        one_to_go = 0.399;
        two_to_go = 0.13;
        /// What a gambler's four cards are likely to add.
        four_cards = 0.3;
    }
}

impl Weights {
    /// For the tasks of the Adventure.
    const CHAPTERS: Self = Self {
        revealed: 7.25,
        income: 1.89,
        takes: 0.764,
        governors: 0.549,
        can_pay: 0.602,
        can_take: 0.861,
        hurry: 0.19,
        hurry_squared: 0.451,
        coins_per_take: 4.33,
        points_per_take: 2.77,
        points_per_coin: 0.489,
        four_colours: 0.262,
        cards: 0.539,
        left_empty: 1.41,
        one_less: 0.313,
        cube: 1.14,
        short: 1.46,
        sword: 0.036,
        one_to_go: 0.117,
        two_to_go: 0.106,
        ..Self::BY_HAND
    };

    /// What the author thought of things before they were tried.
    pub const BY_HAND: Self = Self {
        revealed: 5.0,
        income: 1.3,
        takes: 0.73,
        governors: 0.5,
        can_pay: 0.5,
        can_take: 0.6,
        hurry: 0.2,
        hurry_squared: 0.7,
        coins_per_take: 3.2,
        points_per_take: 2.2,
        points_per_coin: 0.3,
        three_colours: 0.6,
        four_colours: 0.35,
        bust: 0.5,
        repelled: 0.7,
        one_less: 0.3,
        spared: 0.1,
        sword: 0.05,
        one_to_go: 0.35,
        two_to_go: 0.1,
        ..Self::USUAL
    };

    /// Whoever plays for a group and thinks of its own part.
    const DECKHANDS: Self = Self { regard: 0.0, ..Self::BY_HAND };
    /// Leaves to others what it hardly needs itself.
    const MATES: Self = Self { regard: 0.06, ..Self::BY_HAND };
    /// So far from the author's judgement to the best, or from thinking of all alike, that both sides of the way are about as long.
    const CAPTAINS: Self = Self { regard: 0.3, ..Self::BY_HAND };
    const CAPTAINS_CHAPTERS: Self = Self::BY_HAND.towards(Self::CHAPTERS, 0.2);
}

/// Whose judgement it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Judgement {
    /// What self-play found.
    Best,
    /// Not as good, in three steps.
    Captains,
    Mates,
    Deckhands,
    /// Those it was told, for contracts and chapters alike.
    Told(Weights),
}

impl Judgement {
    /// Its weights for a way to play together.
    pub const fn weights(&self, mode: Mode) -> &Weights {
        let chapters = matches!(mode, Mode::CooperativeAdventure);
        match self {
            Self::Best if chapters => &Weights::CHAPTERS,
            Self::Best => &Weights::USUAL,
            Self::Captains if chapters => &Weights::CAPTAINS_CHAPTERS,
            Self::Captains => &Weights::CAPTAINS,
            Self::Mates => &Weights::MATES,
            Self::Deckhands => &Weights::DECKHANDS,
            Self::Told(weights) => weights,
        }
    }
}
