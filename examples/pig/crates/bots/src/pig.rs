//! Pig's own players: a script that keeps twenty, and the same knowledge as a guide for the search.

use pig::{Action, Pig, Sight};
use table::{Advice, Bot, Chance, Message, Seat, Seen, Stream};

use crate::{Crew, Guide};

impl Crew for Pig {
    fn script(_number: u64) -> Box<dyn Bot<Self>> {
        Box::new(PigScript)
    }

    fn guide() -> Box<dyn Guide<Self>> {
        Box::new(PigGuide)
    }
}

/// Rolls until the turn is worth keeping. It leaves nothing to chance.
struct PigScript;

/// A roll brings four points on five sides and takes away the total on the sixth: from twenty on, it loses on average.
const ENOUGH: u16 = 20;

fn best(sight: Sight<'_>, seat: Seat) -> Action {
    let wins = sight.points(seat) + sight.total() >= sight.goal();
    if sight.total() > 0 && (wins || sight.total() >= ENOUGH) { Action::Hold } else { Action::Roll }
}

impl Bot<Pig> for PigScript {
    fn decide(&mut self, seen: &Seen<'_, Pig>) -> Advice<Action> {
        let action = best(seen.sight(), seen.seat());
        let reason = Message::new(if action == Action::Hold { "pig-why-hold" } else { "pig-why-roll" });
        Advice { action, reason }
    }
}

/// The script's knowledge, lent to the search: play-outs follow it, with a slip now and then.
struct PigGuide;

impl Guide<Pig> for PigGuide {
    fn play_out(&self, seen: &Seen<'_, Pig>, legal: &[Action], _temper: usize, chance: &mut Chance) -> usize {
        const SLIP: Stream = Stream::new(0);
        let best = best(seen.sight(), seen.seat());
        let slips = chance.draw(SLIP, 20) == 0;
        legal.iter().position(|action| (*action == best) != slips).unwrap_or(0)
    }

    fn noticed(&self, seen: &Seen<'_, Pig>) -> u64 {
        // What to do next depends on what the turn has brought.
        seen.sight().total().into()
    }
}
