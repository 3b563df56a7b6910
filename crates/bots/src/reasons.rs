//! Why a search picks what it picks, in words: what the pick does at once, what the game's author can say of it, and how it compares.

use table::{Chance, Game, Message, Seen, Unheard, Weighed};

use crate::Guide;

/// Why the first of these actions is picked. They are in the order the search prefers them.
pub(crate) fn reason<G: Game>(
    guide: &dyn Guide<G>,
    seen: &Seen<'_, G>,
    weighed: &[Weighed<G::Action>],
    chance: &mut Chance,
) -> Message {
    let comparison = comparison(weighed);
    let Some(pick) = weighed.first() else { return comparison };
    match grounds(guide, seen, pick.action, chance) {
        Some(first) => Message::new("table-reasons").with("first", first).with("then", comparison),
        None => comparison,
    }
}

/// What can be said for an action without comparing it: what it does at once, or what the game's author says of it.
pub(crate) fn grounds<G: Game>(
    guide: &dyn Guide<G>,
    seen: &Seen<'_, G>,
    action: G::Action,
    chance: &mut Chance,
) -> Option<Message> {
    effect(seen, action, chance).or_else(|| said_by(guide, seen, action))
}

fn said_by<G: Game>(guide: &dyn Guide<G>, seen: &Seen<'_, G>, action: G::Action) -> Option<Message> {
    let mut legal = Vec::new();
    seen.legal(&mut legal);
    guide.reason(seen, &legal, action)
}

/// What the pick promises, compared with the best of the others that was tried often enough to tell.
fn comparison<A: Copy>(weighed: &[Weighed<A>]) -> Message {
    let games: u32 = weighed.iter().map(|one| one.games).sum();
    let known = Weighed::well_known(weighed.to_vec());
    let share = known.first().map_or(0, Weighed::percent);
    let message = |id: &'static str| Message::new(id).with("share", share);
    match known.get(1).map(Weighed::percent) {
        Some(next) if next < share => message("table-thought-best").with("next", next),
        Some(_) => message("table-thought-even"),
        None => message("table-thought"),
    }
    .with("games", games)
}

/// What the action does at once, however the hidden things lie: it wins, or brings points.
fn effect<G: Game>(seen: &Seen<'_, G>, action: G::Action, chance: &mut Chance) -> Option<Message> {
    /// Enough to find out that it depends on what is hidden.
    const STATES: usize = 8;
    let seat = seen.seat();
    let mut in_one_state = || {
        let mut game = seen.imagine(chance.fork());
        let before = game.standing().score(seat);
        // What is legal for a seat is legal in every state it may imagine.
        let _ = game.play(seat, action, &mut Unheard).ok()?;
        let after = game.standing();
        Some((after.over && after.payoff(seat) >= 1.0, after.score(seat) - before))
    };
    let (wins, points) = in_one_state()?;
    if (1..STATES).any(|_| in_one_state() != Some((wins, points))) {
        return None;
    }
    match points {
        _ if wins => Some(Message::new("table-wins-at-once")),
        1.. => Some(Message::new("table-brings-points").with("points", points)),
        _ => None,
    }
}
