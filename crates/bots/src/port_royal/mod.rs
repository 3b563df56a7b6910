//! Port Royal's own players: a script that weighs what every card is worth, to its seat or to the group, and the same knowledge as a
//! guide for the search.

mod cooperative;
mod judge;
mod rival;

use port_royal::adventure::content::{Ability, Personality};
use port_royal::{Action, Card, Phase, PortRoyal, Sight};
use table::{Advice, Bot, BotError, Chance, Game as _, MAX_SEATS, Message, Seen, Viewer};

use crate::random::{only_choice, pick};
use crate::weights::{TOLD, told, weight};
use crate::{Budget, Careless, Crew, Guide, OneIn, Search};
use cooperative::{Group, Judgement, Weights};
use judge::{PortRoyalJudge, Style};

impl Crew for PortRoyal {
    const ACCURACIES: [f64; 4] = [45.0, 74.0, 80.0, 98.0];
    const CAPTAIN: u32 = 100;
    const ADMIRAL: u32 = 600;

    const PERSONALITIES: &'static [&'static str] =
        &["stop-at-three", "stop-at-four", "stop-at-five", "expedition-first", "sword-army"];

    fn script(_number: u64) -> Box<dyn Bot<Self>> {
        Box::new(PortRoyalScript::with(Judgement::Mates))
    }

    /// Whoever plays for a group pays more attention: what one wastes is missing for all.
    fn deckhand(number: u64) -> Box<dyn Bot<Self>> {
        let one_in: OneIn<Self> = |seen| if seen.sight().mode().is_cooperative() { 32 } else { 4 };
        Box::new(Careless::new(Box::new(PortRoyalScript::with(Judgement::Deckhands)), one_in, number))
    }

    fn captain(number: u64) -> Search<Self> {
        let guide = PortRoyalGuide { judgement: Judgement::Captains };
        Search::new(Budget::iterations(Self::CAPTAIN), Box::new(guide), number).until_decided()
    }

    const TOLD: &'static [&'static str] = &[TOLD];

    fn weight(words: &str, name: &str) -> Option<f32> {
        weight::<Weights>(words, name)
    }

    fn named(name: &str) -> Option<Result<Box<dyn Bot<Self>>, BotError>> {
        if let Some(told) = told(name) {
            return Some(told.map(|(weights, budget)| {
                let judgement = Judgement::Told(weights);
                match budget {
                    Some(budget) => Box::new(Search::new(budget, Box::new(PortRoyalGuide { judgement }), 1)) as Box<dyn Bot<Self>>,
                    None => Box::new(PortRoyalScript::with(judgement)),
                }
            }));
        }
        let style = match name {
            "stop-at-three" => Style::StopAt(3),
            "stop-at-four" => Style::StopAt(4),
            "stop-at-five" => Style::StopAt(5),
            "expedition-first" => Style::Expeditions,
            "sword-army" => Style::Swords,
            _ => return None,
        };
        Some(Ok(Box::new(PortRoyalScript { style, ..PortRoyalScript::with(Judgement::Mates) })))
    }

    fn guide() -> Box<dyn Guide<Self>> {
        Box::new(PortRoyalGuide { judgement: Judgement::Best })
    }
}

/// Plays what promises the most. It leaves nothing to chance.
struct PortRoyalScript {
    /// What it believes wins against others.
    style: Style,
    /// How it judges for a group.
    judgement: Judgement,
    legal: Vec<Action>,
}

impl PortRoyalScript {
    const fn with(judgement: Judgement) -> Self {
        Self { style: Style::Balanced, judgement, legal: Vec::new() }
    }
}

impl Bot<PortRoyal> for PortRoyalScript {
    fn decide(&mut self, seen: &Seen<'_, PortRoyal>) -> Advice<Action> {
        self.legal.clear();
        seen.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only_choice(only);
        }
        let action = self.legal[best(seen, &self.legal, self.style, &self.judgement)];
        Advice { action, reason: reason(seen.sight(), action, &self.legal) }
    }
}

/// The place of the best action.
fn best(seen: &Seen<'_, PortRoyal>, legal: &[Action], style: Style, judgement: &Judgement) -> usize {
    let sight = seen.sight();
    if sight.mode().is_cooperative() {
        Group::new(sight, judgement.weights(sight.mode())).best(seen.seat(), legal)
    } else {
        PortRoyalJudge::new(sight, seen.seat()).with(style).best(legal)
    }
}

/// How others may play, as far as the search knows.
const TEMPERS: [Style; 4] = [Style::Balanced, Style::StopAt(4), Style::Expeditions, Style::Swords];

/// The script's knowledge, lent to the search.
struct PortRoyalGuide {
    /// How a group judges.
    judgement: Judgement,
}

impl Guide<PortRoyal> for PortRoyalGuide {
    fn tempers(&self) -> usize {
        TEMPERS.len()
    }

    fn play_out(&self, seen: &Seen<'_, PortRoyal>, legal: &[Action], temper: usize, chance: &mut Chance) -> usize {
        const SLIP_ONE_IN: usize = 12;
        // A slip costs a group more than it shows.
        if !seen.sight().mode().is_cooperative() && pick(chance, SLIP_ONE_IN) == 0 {
            return pick(chance, legal.len());
        }
        best(seen, legal, TEMPERS[temper], &self.judgement)
    }

    fn usual(&self, seen: &Seen<'_, PortRoyal>, legal: &[Action], _: &mut Chance) -> usize {
        best(seen, legal, Style::Balanced, &self.judgement)
    }

    /// Together, a play-out goes to the next turn: the group knows how it stands, and the rest is mostly noise. Whatever is compared is
    /// then judged at the same moment, also if one thing takes longer than another.
    fn enough(&self, game: &PortRoyal, decisions: u32) -> bool {
        const BEYOND_THE_BEGINNING: u32 = 3;
        const FOR_EVER: u32 = 10_000;
        let sight = game.sight(Viewer::Onlooker);
        let together = sight.mode().is_cooperative();
        decisions >= FOR_EVER || (together && decisions >= BEYOND_THE_BEGINNING && is_beginning(sight))
    }

    fn evaluate(&self, game: &PortRoyal, values: &mut [f32; MAX_SEATS]) {
        let standing = game.standing();
        *values = standing.payoffs();
        let sight = game.sight(Viewer::Onlooker);
        if sight.mode().is_cooperative() && !standing.over {
            values[..usize::from(game.seats())].fill(chance(sight));
        }
    }

    /// Together, everybody sees the same table and comes to the same plan, so little is left to find.
    fn compares(&self, seen: &Seen<'_, PortRoyal>) -> bool {
        seen.sight().mode().is_cooperative()
    }

    /// Measured: a group that looks ahead wins no more than one that does what its judgement tells.
    fn needs_no_thought(&self, seen: &Seen<'_, PortRoyal>) -> bool {
        seen.sight().mode().is_cooperative()
    }

    fn prior(&self, seen: &Seen<'_, PortRoyal>, legal: &[Action], into: &mut Vec<f32>) {
        let best = best(seen, legal, Style::Balanced, &self.judgement);
        into.extend((0..legal.len()).map(|index| if index == best { 3.0 } else { 1.0 }));
    }

    fn reason(&self, seen: &Seen<'_, PortRoyal>, legal: &[Action], action: Action) -> Option<Message> {
        // That something is worth the most says nothing.
        Some(reason(seen.sight(), action, legal)).filter(|reason| reason.id != "port-royal-why-worth")
    }
}

/// About how likely the group is to win. What self-play found decides better and foretells worse than what the author thought.
fn chance(sight: Sight<'_>) -> f32 {
    Group::new(sight, &Weights::BY_HAND).chance()
}

/// Does a turn begin?
fn is_beginning(sight: Sight<'_>) -> bool {
    matches!(sight.phase(), Phase::Discover | Phase::Event) && sight.harbour_len() == 0
}

/// What a personality is worth, in coins.
fn personality(personality: &Personality) -> f32 {
    let ability = match personality.ability {
        Ability::AsMademoiselle => 4.0,
        Ability::AsSailor(swords) => 3.0 * f32::from(swords),
        Ability::AsAdmiral { coins, .. } | Ability::CoinIfShips { coins, .. } => 3.0 * f32::from(coins),
        Ability::AsScout => 2.5,
        Ability::AsTrader(_) | Ability::AsTraderCrown(_) | Ability::CrownsPerExpedition(_) => 2.0,
        Ability::CoinsOnce(coins) => f32::from(coins),
        Ability::CoinsOnSmallBust { .. } => 1.0,
    };
    let crowns: u8 = personality.windows.iter().sum();
    // The windows open late, if at all.
    ability + f32::from(personality.start_coins) + 0.5 * f32::from(crowns)
}

/// The chance that a gambler's four cards do not bust.
fn safe_gamble(sight: Sight<'_>) -> f32 {
    let (mut all, mut ships, mut fatal) = (0.0, 0.0, 0.0);
    for (card, copies) in sight.may_come() {
        all += copies;
        if let Card::Ship { colour, .. } = card {
            ships += copies;
            if sight.docked(colour) {
                fatal += copies;
            }
        }
    }
    let all = f32::max(all, 1.0);
    // Every ship that docks makes a fifth of the others fatal too.
    let per_card = |earlier: f32| 1.0 - (fatal + earlier * 0.2 * ships * ships / all) / all;
    [0.0, 1.0, 2.0, 3.0].into_iter().map(|earlier| per_card(earlier).max(0.0)).product()
}

/// Why this action rather than the others that were legal, in words.
fn reason(sight: Sight<'_>, action: Action, legal: &[Action]) -> Message {
    let percent = (sight.bust_chance() * 100.0).round() as i64;
    match action {
        Action::Reveal => Message::new("port-royal-why-reveal").with("percent", percent),
        Action::Stop if percent == 0 => Message::new("port-royal-why-enough"),
        Action::Stop => Message::new("port-royal-why-stop").with("percent", percent),
        Action::Repel => Message::new("port-royal-why-repel"),
        Action::Dock => Message::new("port-royal-why-dock"),
        Action::Gamble => Message::new("port-royal-why-gamble"),
        Action::Complete(_) => Message::new("port-royal-why-contract"),
        Action::SetAside => Message::new("port-royal-why-less-time"),
        Action::Take(_)
        | Action::TakeOn { .. }
        | Action::Hire(_)
        | Action::Choose(_)
        | Action::Bonus(_)
        | Action::Event
        | Action::Accept
        | Action::RepelWith(_)
        | Action::Scout
        | Action::Peek
        | Action::Keep(_)
        | Action::Discard
        | Action::Fetch(_)
        | Action::Salvage(_)
        | Action::Sell { .. }
        | Action::Solve { .. } => Message::new("port-royal-why-worth"),
        Action::Claim { .. } => Message::new("port-royal-why-claim"),
        Action::Pass => Message::new(match sight.phase() {
            Phase::Prepare | Phase::SetAside => "port-royal-why-more-time",
            Phase::Decide | Phase::After | Phase::Close => declining(legal),
            _ => "port-royal-why-nothing",
        }),
    }
}

/// Why a moment is left unused in which these actions were legal.
fn declining(legal: &[Action]) -> &'static str {
    let could = |kind: fn(&Action) -> bool| legal.iter().any(kind);
    if could(|action| matches!(action, Action::Complete(_))) {
        "port-royal-why-contract-later"
    } else if could(|action| matches!(action, Action::Solve { .. })) {
        "port-royal-why-task-later"
    } else if could(|action| matches!(action, Action::Claim { .. })) {
        "port-royal-why-stay"
    } else {
        "port-royal-why-nothing"
    }
}

#[cfg(test)]
mod tests {
    use port_royal::{Mode, Setup};
    use table::{Seed, Unheard};

    use super::*;

    #[test]
    fn a_group_knows_about_how_likely_it_is_to_win() {
        for (mode, chapter) in [(Mode::CooperativeContracts, 1), (Mode::CooperativeAdventure, 1), (Mode::CooperativeAdventure, 3)] {
            // What was told at the beginning of turns, by how hopeful it was, and how often it came true.
            let mut told = [(0, 0.0, 0.0); 3];
            for number in 0..120 {
                let setup = Setup { seats: 3, mode, chapter, ..Setup::default() };
                let mut game = PortRoyal::new(&setup, Seed::from_number(number)).expect("a game");
                let mut bot = PortRoyalScript::with(Judgement::Best);
                let mut chances = Vec::new();
                while let Some(seat) = game.awaited().lowest() {
                    let sight = game.sight(Viewer::Onlooker);
                    if is_beginning(sight) {
                        chances.push(chance(sight));
                    }
                    let action = bot.decide(&Seen::new(&game, seat)).action;
                    game.play(seat, action, &mut Unheard).map(|_| ()).expect("a legal action");
                }
                let won = game.standing().payoffs()[0];
                for chance in chances {
                    let (count, hoped, came) = &mut told[((chance * 3.0) as usize).min(2)];
                    (*count, *hoped, *came) = (*count + 1, *hoped + chance, *came + won);
                }
            }
            for (count, hoped, came) in told.into_iter().filter(|(count, ..)| *count >= 100) {
                let (hoped, came) = (hoped / count as f32, came / count as f32);
                assert!((hoped - came).abs() < 0.2, "{mode:?} {chapter}: {came} of {count} where {hoped} was hoped for");
            }
        }
    }
}
