//! Pig meets the whole contract.

use pig::{Pig, Setup};
use table::First;
use table::harness::Harness;

#[test]
fn the_contract_holds() {
    let setups = (2..=6).map(|seats| Setup { seats, goal: 50, first: First::Drawn, ..Setup::default() });
    // Points come from the die and go back to it, so nothing is conserved; and nothing is hidden.
    Harness::<Pig>::new().setups(setups.chain([Setup::default()])).open_information().run();
}
