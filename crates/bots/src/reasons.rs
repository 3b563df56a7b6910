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
    match effect(seen, pick.action, chance).or_else(|| said_by(guide, seen, pick.action)) {
        Some(first) => Message::new("table-reasons").with("first", first).with("then", comparison),
        None => comparison,
    }
}

fn said_by<G: Game>(guide: &dyn Guide<G>, seen: &Seen<'_, G>, action: G::Action) -> Option<Message> {
    let mut legal = Vec::new();
    seen.legal(&mut legal);
    guide.reason(seen, &legal, action)
}

/// What the pick promises, compared with the best of the others that was tried often enough to tell.
fn comparison<A>(weighed: &[Weighed<A>]) -> Message {
    /// One game in so many is often enough.
    const ONE_GAME_IN: u32 = 20;
    let games: u32 = weighed.iter().map(|one| one.games).sum();
    let percent = |one: &Weighed<A>| (one.value * 100.0).round() as i64;
    let (share, others) = weighed.split_first().map_or((0, weighed), |(pick, others)| (percent(pick), others));
    let next = others.iter().filter(|one| one.games * ONE_GAME_IN >= games).map(percent).max();
    let message = |id: &'static str| Message::new(id).with("share", share);
    match next {
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
