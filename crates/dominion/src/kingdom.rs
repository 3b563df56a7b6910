//! Which ten Kingdom cards are played with: the rulebooks' sets, a random choice, or a hand-picked one.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Chance, SetupError, Stream};

use crate::cards::{Card, Set, Step, Types};
use crate::setup::Setup;
use crate::why::Why;

/// The stream that chooses a random kingdom. (The streams below it shuffle the seats' decks.)
const KINGDOM: Stream = Stream::new(6);

/// How many Kingdom cards a game has.
pub const KINGDOM_CARDS: usize = 10;

/// Where the Kingdom cards come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the sets are listed with their cards below")]
pub enum Kingdom {
    FirstGame,
    BigMoney,
    Interaction,
    SizeDistortion,
    VillageSquare,
    HighSeas,
    BuriedTreasure,
    Shipwrecks,
    ReachForTomorrow,
    Repetition,
    GiveAndTake,
    /// Drawn at random.
    Random,
    /// Exactly the cards named in the setup.
    Chosen,
}

/// The sets of the rulebooks. In the printed Seaside rules one word slipped from one set to the next, so that Repetition has nine
/// cards and Give and Take eleven: the Outpost belongs to Repetition.
pub const SETS: &[(Kingdom, &str, [Card; KINGDOM_CARDS])] = {
    use Card::{
        Adventurer, Ambassador, Bazaar, Bureaucrat, Caravan, Cellar, Chancellor, Chapel, CouncilRoom, Cutpurse, Embargo, Explorer,
        Feast, Festival, FishingVillage, Gardens, GhostShip, Haven, Island, Laboratory, Library, Lighthouse, Lookout, Market,
        MerchantShip, Militia, Mine, Moat, Moneylender, NativeVillage, Navigator, Outpost, PearlDiver, PirateShip, Remodel,
        Salvager, SeaHag, Smithy, Smugglers, Spy, Tactician, Thief, ThroneRoom, TreasureMap, Treasury, Village, Warehouse, Wharf,
        Witch, Woodcutter, Workshop,
    };
    &[
        (Kingdom::FirstGame, "first-game", [Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop]),
        (
            Kingdom::BigMoney,
            "big-money",
            [Adventurer, Bureaucrat, Chancellor, Chapel, Feast, Laboratory, Market, Mine, Moneylender, ThroneRoom],
        ),
        (
            Kingdom::Interaction,
            "interaction",
            [Bureaucrat, Chancellor, CouncilRoom, Festival, Library, Militia, Moat, Spy, Thief, Village],
        ),
        (
            Kingdom::SizeDistortion,
            "size-distortion",
            [Cellar, Chapel, Feast, Gardens, Laboratory, Thief, Village, Witch, Woodcutter, Workshop],
        ),
        (
            Kingdom::VillageSquare,
            "village-square",
            [Bureaucrat, Cellar, Festival, Library, Market, Remodel, Smithy, ThroneRoom, Village, Woodcutter],
        ),
        (
            Kingdom::HighSeas,
            "high-seas",
            [Bazaar, Embargo, Caravan, Wharf, Explorer, Island, Smugglers, PirateShip, Haven, Lookout],
        ),
        (
            Kingdom::BuriedTreasure,
            "buried-treasure",
            [Cutpurse, Wharf, PearlDiver, Lighthouse, TreasureMap, FishingVillage, Warehouse, Outpost, Tactician, Ambassador],
        ),
        (
            Kingdom::Shipwrecks,
            "shipwrecks",
            [NativeVillage, GhostShip, PearlDiver, SeaHag, Navigator, MerchantShip, Smugglers, Treasury, Warehouse, Salvager],
        ),
        (
            Kingdom::ReachForTomorrow,
            "reach-for-tomorrow",
            [Adventurer, Cutpurse, GhostShip, TreasureMap, SeaHag, Cellar, Lookout, Spy, Village, CouncilRoom],
        ),
        (
            Kingdom::Repetition,
            "repetition",
            [Workshop, Festival, Chancellor, Caravan, PearlDiver, Militia, Explorer, PirateShip, Treasury, Outpost],
        ),
        (
            Kingdom::GiveAndTake,
            "give-and-take",
            [Witch, Library, Moneylender, Island, Smugglers, Haven, FishingVillage, Market, Ambassador, Salvager],
        ),
    ]
};

/// What a random kingdom must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Constraint {
    /// A card with +2 Actions.
    Village,
    /// A card with +1 Buy.
    Buy,
    /// A card with which one can trash from one's hand.
    Trash,
    /// A card with +2 Cards or more.
    Draw,
    /// No Attack without something against it (Moat or Lighthouse).
    Defence,
    /// No Attack at all.
    Peaceful,
    /// At least one Kingdom card each for 2, 3, 4 and 5.
    Prices,
    /// At least three cards of each of the two boxes.
    Mixed,
}

impl Constraint {
    fn holds(self, kingdom: &[Card]) -> bool {
        let any = |test: fn(&Card) -> bool| kingdom.iter().any(test);
        match self {
            Self::Village => any(|card| card.bonus().actions >= 2),
            Self::Buy => any(|card| card.bonus().buys >= 1),
            Self::Trash => any(|card| {
                card.spec().steps.iter().any(|step| {
                    matches!(
                        step,
                        Step::TrashUpTo(_) | Step::Remodel(_) | Step::Salvage | Step::SellCopper(_) | Step::UpgradeTreasure(_)
                    )
                })
            }),
            Self::Draw => any(|card| card.bonus().cards >= 2),
            Self::Defence => !any(|card| card.is(Types::ATTACK)) || any(|card| matches!(card, Card::Moat | Card::Lighthouse)),
            Self::Peaceful => !any(|card| card.is(Types::ATTACK)),
            Self::Prices => (2..=5).all(|cost| kingdom.iter().any(|card| card.cost() == cost)),
            Self::Mixed => {
                [Set::Base, Set::Seaside].iter().all(|set| kingdom.iter().filter(|card| card.set() == *set).count() >= 3)
            }
        }
    }
}

/// The boxes a random kingdom is drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum From {
    /// Both.
    Both,
    /// The base game only.
    Base,
    /// Seaside only.
    Seaside,
}

impl From {
    fn has(self, card: Card) -> bool {
        match self {
            Self::Both => card.set() != Set::Basic,
            Self::Base => card.set() == Set::Base,
            Self::Seaside => card.set() == Set::Seaside,
        }
    }
}

/// The Kingdom cards of a setup, in the order of their piles; a random choice takes its chance from the given one.
pub(crate) fn choose(setup: &Setup, chance: &mut Chance) -> Result<ArrayVec<Card, KINGDOM_CARDS>, SetupError> {
    /// Constraints that can be met at all are met long before.
    const TRIES: usize = 2000;
    check_cards("cards", &setup.cards)?;
    check_cards("ban", &setup.ban)?;
    if let Some((_, _, cards)) = SETS.iter().find(|(kingdom, _, _)| *kingdom == setup.kingdom) {
        return Ok(in_order(cards));
    }
    if setup.kingdom == Kingdom::Chosen {
        return Ok(in_order(&setup.cards));
    }
    let is_open = |card: &Card| setup.from.has(*card) && !setup.ban.contains(card) && !setup.cards.contains(card);
    let mut others: ArrayVec<Card, { Card::COUNT }> = Card::ALL.iter().copied().filter(is_open).collect();
    let missing = KINGDOM_CARDS - setup.cards.len();
    if others.len() < missing {
        return Err(SetupError::new("ban", Why::TooFewCards));
    }
    for _ in 0..TRIES {
        chance.shuffle(KINGDOM, &mut others);
        let cards: ArrayVec<Card, KINGDOM_CARDS> = others[..missing].iter().chain(&setup.cards).copied().collect();
        if setup.constraints.iter().all(|constraint| constraint.holds(&cards)) {
            return Ok(in_order(&cards));
        }
    }
    Err(SetupError::new("constraints", Why::ConstraintsUnmet))
}

/// Kingdom cards in the order of their piles: by cost, then by name.
fn in_order(cards: &[Card]) -> ArrayVec<Card, KINGDOM_CARDS> {
    let mut sorted: ArrayVec<Card, KINGDOM_CARDS> = cards.iter().copied().collect();
    sorted.sort_unstable_by_key(|card| (card.cost(), card.word()));
    sorted
}

/// Kingdom cards, at most ten, none twice.
fn check_cards(field: &'static str, cards: &[Card]) -> Result<(), SetupError> {
    if field == "cards" && cards.len() > KINGDOM_CARDS {
        return Err(SetupError::new(field, Why::TooManyCards));
    }
    for (index, card) in cards.iter().enumerate() {
        if card.set() == Set::Basic {
            return Err(SetupError::new(field, Why::NotAKingdomCard { card: *card }));
        }
        if cards[..index].contains(card) {
            return Err(SetupError::new(field, Why::CardTwice { card: *card }));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seed;

    #[test]
    fn every_set_has_ten_different_cards_and_all_of_seaside_appears() {
        for (_, name, cards) in SETS {
            assert!(check_cards("cards", cards).is_ok(), "{name}");
        }
        let seaside = Card::ALL.iter().filter(|card| card.set() == Set::Seaside);
        for card in seaside {
            assert!(SETS.iter().any(|(_, _, cards)| cards.contains(card)), "{card}");
        }
    }

    #[test]
    fn a_random_kingdom_meets_its_constraints_and_bans() {
        let setup = Setup {
            kingdom: Kingdom::Random,
            cards: vec![Card::Wharf],
            ban: vec![Card::Witch, Card::SeaHag],
            constraints: vec![Constraint::Village, Constraint::Defence, Constraint::Mixed, Constraint::Prices],
            ..Setup::default()
        };
        for number in 0..50 {
            let chosen = choose(&setup, &mut Chance::seeded(Seed::from_number(number))).map_err(|error| error.to_string());
            let chosen = chosen.expect("a kingdom");
            assert_eq!(chosen.len(), 10);
            assert!(chosen.contains(&Card::Wharf));
            assert!(!chosen.iter().any(|card| matches!(card, Card::Witch | Card::SeaHag)));
            assert!(setup.constraints.iter().all(|constraint| constraint.holds(&chosen)));
        }
    }

    #[test]
    fn constraints_that_cannot_be_met_are_refused() {
        let setup = Setup {
            kingdom: Kingdom::Random,
            cards: vec![Card::Witch],
            constraints: vec![Constraint::Peaceful],
            ..Setup::default()
        };
        assert!(choose(&setup, &mut Chance::imagined(1)).is_err());
    }
}
