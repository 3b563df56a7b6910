//! Whether hand-written players decide by what their seat may know. A [`Sight`](crate::Game::Sight) has no data of its own that could
//! be compared; what is made of it has.

use super::fault::{Check, Checked, Flaw, demand};
use super::hidden::imagine;
use crate::{Bot, Chance, Game, Seed, Seen, Stream, Unheard, Viewer};

/// How many states are imagined at every decision.
const IMAGINED: usize = 2;

const ANY: Stream = Stream::new(0);

/// Plays one game, half of the time as the player likes and half at random; how many decisions were compared.
pub(super) fn compare<G: Game>(
    setup: &G::Setup,
    seed: Seed,
    decisions: u32,
    bot: &impl Fn(u64) -> Box<dyn Bot<G>>,
) -> Checked<u64> {
    let mut game = G::new(setup, seed).map_err(|refused| Flaw::new(Check::Setup, format!("the setup is refused: {refused}")))?;
    let mut chance = Chance::imagined(!seed.number());
    let mut legal = Vec::new();
    let mut compared = 0;
    for _ in 0..decisions {
        let Some(seat) = game.awaited().lowest() else { break };
        let number = u64::from(chance.draw(ANY, u32::MAX));
        let decide = |state: &G| bot(number).decide(&Seen::new(state, seat));
        let decision = decide(&game);
        for _ in 0..IMAGINED {
            let dream = u64::from(chance.draw(ANY, u32::MAX));
            let otherwise = decide(&imagine(&game, Viewer::Seat(seat), dream));
            demand!(
                decision == otherwise,
                Sight,
                "with `imagine({seat}, Chance::imagined({dream}))`, a bot on {seat:?} decides otherwise:\n  in the true state: \
                 {decision:?}\n  in the imagined one: {otherwise:?}\nafter {compared} decisions"
            );
        }
        compared += 1;
        legal.clear();
        game.legal(seat, &mut legal);
        let at_random = legal[chance.draw(ANY, legal.len() as u32) as usize];
        let action = if chance.draw(ANY, 2) == 0 { decision.action } else { at_random };
        if let Err(refused) = game.play(seat, action, &mut Unheard) {
            return Err(Flaw::new(Check::Legal, format!("`{seat}: {action}` is refused: {refused}")));
        }
    }
    Ok(compared)
}
