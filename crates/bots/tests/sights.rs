//! What hand-written players see is what their seat may know: they decide alike in the true state and in those it may imagine.

use bots::Crew;
use dominion::Dominion;
use explorers::Explorers;
use port_royal::PortRoyal;
use puerto_rico::PuertoRico;
use table::harness::Harness;

/// In games of every ready-made arrangement.
#[track_caller]
fn decides_by_what_it_may_know<G: Crew>() {
    let presets = <G::Setup as table::Setup>::form().presets.into_iter();
    let setups = presets.map(|preset| serde_json::from_value(preset.setup).expect("a preset can be read"));
    let harness = Harness::<G>::new().setups(setups).games(3).decisions(250);
    match harness.sights(G::script) {
        Ok(compared) => assert!(compared > 500, "only {compared} decisions"),
        Err(fault) => panic!("{fault}"),
    }
}

#[test]
fn the_script_of_port_royal_does() {
    decides_by_what_it_may_know::<PortRoyal>();
}

#[test]
fn the_script_of_puerto_rico_does() {
    decides_by_what_it_may_know::<PuertoRico>();
}

#[test]
fn the_script_of_dominion_does() {
    decides_by_what_it_may_know::<Dominion>();
}

#[test]
fn the_script_of_explorers_does() {
    decides_by_what_it_may_know::<Explorers>();
}
