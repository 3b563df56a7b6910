//! What the judgement of Explorers & Pirates is made of. `tune` and `fit` found most of these numbers; the words say what they mean.

use super::FEW_MISSIONS;
use crate::weights::weights;

weights! {
    /// The numbers of a [`Judge`](super::judge::Judge).
    Weights {
        /// A kind of card the first settlements would not bring otherwise, in rolls of thirty-six.
        place_kind = 1.76;
        /// A site beyond its point, by how often it brings a card, and for lying at the coast.
        site_yield = 0.428;
        site_coast = 0.52;

        /// What is worth aiming at, and what each missing card takes from it.
        aim_missing = 3.89;
        aim_harbour = 13.67;
        aim_settlement = 12.47;
        aim_road = 4.83;
        aim_settler = 4.46;
        aim_first_ship = 13.0;
        aim_ship = 13.12;
        aim_crew = 9.12;
        /// How many ships, and crews on their way, it wants.
        ships = 3.0;
        crews = 4.0;

        /// What a turn's journey costs.
        journey = 4.2;
        /// What waits at the end of it: unknown waters (also for a settler), the Council, a site, a lair (more with every crew there, and with
        /// every own one), a village, a haul, a full basin, an empty one, a crew that has done its work.
        to_discover = 9.48;
        to_discover_settler = 11.54;
        to_council = 21.76;
        to_site = 16.18;
        to_lair = 15.05;
        to_lair_crew = 2.49;
        to_lair_own = 0.991;
        to_village = 21.1;
        to_haul = 10.12;
        to_basin = 10.45;
        to_home = 3.0;
        to_freed = 7.49;

        /// Prospects: cards up to seven, and beyond; gold; rolls of thirty-six that bring a card.
        see_card = 0.25;
        see_spare = -0.141;
        see_gold = 0.636;
        see_income = 0.016;
        /// A settlement, a harbour, a ship, and what it carries.
        see_settlement = 0.167;
        see_harbour = 0.322;
        see_ship = 2.09;
        see_crew = 0.975;
        see_sack = 0.906;
        see_settler = 0.823;
        see_fish = -0.127;
        /// A piece in a basin, a step of a mission, a crew in a lair.
        see_basin = 0.555;
        see_step = -0.067;
        see_lair = 1.53;
        /// Movement beyond the usual, better trade.
        see_speed = 1.14;
        see_trader = 1.82;
        /// What a ship's voyage promises, and what is aimed at.
        see_voyage = 0.731;
        see_aim = 1.39;
        /// What a point more makes of it: far from the goal, and at it.
        see_point = 0.103;
        see_point_late = 0.114;

        /// The search: the decisions of a play-out, and one in how many of them is left to chance.
        think_least = 100.0;
        think_slip = 25.0;
    }
}

impl Weights {
    /// With one mission or none a game is decided by settling, and soon over.
    pub const FEW_MISSIONS: Self = Self {
        place_kind: 0.731,
        site_yield: 0.466,
        site_coast: 0.56,
        aim_missing: 2.87,
        aim_harbour: 15.97,
        aim_settlement: 18.74,
        aim_road: 6.12,
        aim_settler: 14.0,
        aim_ship: 14.81,
        aim_crew: 5.39,
        journey: 4.71,
        to_discover: 9.19,
        to_discover_settler: 11.02,
        to_site: 16.28,
        to_lair: 11.98,
        to_lair_crew: 2.33,
        to_lair_own: 1.23,
        to_basin: 11.01,
        to_freed: 6.76,
        see_card: 0.326,
        see_spare: 0.03,
        see_gold: 0.37,
        see_income: 0.16,
        see_settlement: 0.114,
        see_harbour: 0.113,
        see_ship: 0.814,
        see_crew: 0.117,
        see_settler: 1.95,
        see_basin: 0.065,
        see_step: -0.09,
        see_lair: 0.819,
        see_voyage: 0.535,
        see_aim: 0.0,
        see_point: 0.113,
        see_point_late: 0.125,
        ..Self::USUAL
    };

    /// What the author thought of things before self-play knew better: a sound judgement, and a beatable one.
    pub const BY_HAND: Self = Self {
        place_kind: 1.5,
        site_yield: 0.4,
        site_coast: 0.5,
        aim_missing: 3.0,
        aim_harbour: 14.0,
        aim_settlement: 15.0,
        aim_road: 7.0,
        aim_settler: 13.0,
        aim_ship: 9.5,
        aim_crew: 11.0,
        journey: 4.0,
        to_discover: 9.0,
        to_discover_settler: 12.0,
        to_council: 20.0,
        to_site: 14.0,
        to_lair: 13.0,
        to_lair_crew: 2.0,
        to_lair_own: 1.0,
        to_village: 17.0,
        to_haul: 15.0,
        to_basin: 12.0,
        to_freed: 8.0,
        ..Self::USUAL
    };

    /// As far on the way from the author's to the best as leaves both sides of the way about as long, and a look ahead of one round.
    const CAPTAINS: Self = Self { think_least: ONE_ROUND, ..Self::BY_HAND.towards(Self::USUAL, 0.2) };
    const CAPTAINS_FEW_MISSIONS: Self = Self { think_least: ONE_ROUND, ..Self::BY_HAND.towards(Self::FEW_MISSIONS, 0.5) };
}

/// The decisions of most of a round.
const ONE_ROUND: f32 = 30.0;

/// Whose judgement it is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Judgement {
    /// What self-play found.
    #[default]
    Best,
    /// Not as good.
    Captains,
    /// Those it was told, in every scenario.
    Told(Weights),
}

impl Judgement {
    /// Its weights for a scenario.
    pub const fn weights(&self, scenario: u8) -> &Weights {
        match self {
            Self::Best if scenario <= FEW_MISSIONS => &Weights::FEW_MISSIONS,
            Self::Best => &Weights::USUAL,
            Self::Captains if scenario <= FEW_MISSIONS => &Weights::CAPTAINS_FEW_MISSIONS,
            Self::Captains => &Weights::CAPTAINS,
            Self::Told(weights) => weights,
        }
    }
}
