//! Reads the kingdom and writes a buy list for it: money with the few cards that help money most, which is hard to beat.

use dominion::{Action, Card, Sight, Types};
use table::Seat;

use super::buy_list::BuyList;

/// Cards that go well with money, the best first, and how many of them are wanted. At most one of a kind of help is taken
/// seriously: two attacks or two cards that draw would meet in one hand.
const HELPERS: &[(Card, &str)] = &[
    (Card::Witch, "Witch < 2"),
    (Card::SeaHag, "Sea Hag < 1 if turn < 7"),
    (Card::Wharf, "Wharf < cards / 9"),
    (Card::GhostShip, "Ghost Ship < cards / 10"),
    (Card::CouncilRoom, "Council Room < cards / 10"),
    (Card::Smithy, "Smithy < cards / 10"),
    (Card::MerchantShip, "Merchant Ship < cards / 8"),
    (Card::Library, "Library < cards / 11"),
    (Card::Explorer, "Explorer < cards / 11"),
    (Card::Militia, "Militia < 2"),
    (Card::Cutpurse, "Cutpurse < 1"),
    (Card::Bureaucrat, "Bureaucrat < 1"),
];

/// Cards that never hurt, because they cost no action.
const FREE: &[(Card, &str)] = &[
    (Card::Laboratory, "Laboratory"),
    (Card::Treasury, "Treasury < 4"),
    (Card::Market, "Market < 3"),
    (Card::Bazaar, "Bazaar < 3"),
    (Card::Caravan, "Caravan < 4"),
];

/// What helps money most in this kingdom: two that cost an action, and one that does not.
pub(crate) fn helpers(sight: Sight<'_>) -> [Option<&'static (Card, &'static str)>; 3] {
    let mut helpers = HELPERS.iter().filter(|(card, _)| sight.in_game(*card));
    let (first, second) = (helpers.next(), helpers.next());
    [first, second, FREE.iter().find(|(card, _)| sight.in_game(*card))]
}

/// A sound list for the kingdom on the table: money, and the one card that helps it most without hurting others.
pub(crate) fn peaceful_list(sight: Sight<'_>) -> BuyList {
    let helper = HELPERS.iter().find(|(card, _)| sight.in_game(*card) && !card.is(Types::ATTACK));
    written([helper, None, None])
}

/// Money, and the one card that helps it most.
pub(crate) fn simple_list(sight: Sight<'_>) -> BuyList {
    let [first, ..] = helpers(sight);
    written([first, None, None])
}

/// The same with everything that usually helps: where a search for something better begins.
pub(crate) fn list(sight: Sight<'_>) -> BuyList {
    written(helpers(sight))
}

fn written([first, second, free]: [Option<&'static (Card, &'static str)>; 3]) -> BuyList {
    // A Sea Hag or a Witch is wanted before the first Gold, and so is whatever draws for 5.
    let dear = [first, second, free].into_iter().flatten().filter(|(card, _)| card.cost() >= 5).map(|(_, entry)| *entry);
    let cheap = [first, second, free].into_iter().flatten().filter(|(card, _)| card.cost() < 5).map(|(_, entry)| *entry);
    let mut text = String::from(
        "Province if money > 14, Province if gains <= 5, Duchy if gains <= 4, Estate if gains <= 2, Province if gold >= 2",
    );
    let early = ["Witch", "Sea Hag"];
    let (before, after): (Vec<&str>, Vec<&str>) =
        dear.chain(cheap).partition(|entry| early.iter().any(|name| entry.starts_with(name)));
    for entry in before.into_iter().chain(["Gold", "Duchy if gains <= 6"]).chain(after).chain(["Silver if gains > 2"]) {
        text.push_str(", ");
        text.push_str(entry);
    }
    // Every entry stands in the lists above, and the tests read them all.
    BuyList::parse(&text).unwrap_or_default()
}

/// Would a player in its senses think of this?
pub(crate) fn sensible(sight: Sight<'_>, seat: Seat, action: Action) -> bool {
    let late = super::buy_list::gains_to_the_end(sight) <= 5.0;
    match action {
        // Treasures are played all at once: one by one comes to the same.
        Action::Buy(Card::Copper | Card::Curse)
        | Action::Gain(Card::Curse)
        | Action::Play(Card::Copper | Card::Silver | Card::Gold) => false,
        Action::Buy(Card::Estate | Card::Duchy) => late,
        Action::Buy(card) => card.cost() + 3 >= sight.coins().min(8) as u8,
        // Ending a turn with money to spend, or with Treasures in hand, is hardly ever right.
        Action::End => {
            sight.coins() < 3 && ![Card::Copper, Card::Silver, Card::Gold].iter().any(|card| sight.hand(seat, *card) > 0)
        }
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_can_be_read() {
        for (card, entry) in HELPERS.iter().chain(FREE) {
            assert!(BuyList::parse(entry).is_ok_and(|list| list.names(*card)), "{entry}");
        }
    }
}
