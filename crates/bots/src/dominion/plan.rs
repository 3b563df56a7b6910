//! The plan for a kingdom: candidate lists are built from its cards and compared in simulated duels, before the first card is bought.
//!
//! All of it follows from the kingdom that lies open on the table, so it is worked out once and remembered; no bot's chance has a part in
//! it, and whoever plays the same kingdom has the same plan.

use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use dominion::{Action, Card, Dominion, Kingdom, Setup, Sight, Types};
use table::{Chance, Game as _, Seat, Unheard, Viewer};

use super::adaptive;
use super::buy_list::BuyList;
use super::judge::DominionJudge;

/// Lists for a kingdom, the best first: what a player keeps to, and what others may keep to.
#[derive(Debug)]
pub(super) struct Plans {
    pub cards: Vec<Card>,
    pub lists: Vec<BuyList>,
}

/// Plans worked out before: a bot may be asked anew for every decision.
static KNOWN: Mutex<Vec<(u32, Arc<Plans>)>> = Mutex::new(Vec::new());

/// How many are remembered: more tables than play at a time.
const REMEMBERED: usize = 64;

/// The best lists that this number of duels finds.
pub(super) fn plans(sight: Sight<'_>, duels: u32) -> Arc<Plans> {
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let find = |(of, plans): &&(u32, Arc<Plans>)| *of == duels && plans.cards == sight.cards();
    if let Some((_, plans)) = known().iter().find(find) {
        return plans.clone();
    }
    // Worked out without the lock: two who do it at the same time find the same.
    let plans = Arc::new(Plans { cards: sight.cards().to_vec(), lists: evolve(sight, duels) });
    let mut all = known();
    if all.len() >= REMEMBERED {
        all.remove(0);
    }
    all.push((duels, plans.clone()));
    plans
}

/// A candidate: some Actions with their numbers, and when to turn to points.
#[derive(Clone, Debug, PartialEq)]
struct Candidate {
    wants: Vec<Want>,
    green: Greening,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Want {
    card: Card,
    limit: Limit,
    /// Before the first Gold?
    early: bool,
}

/// How many are wanted.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Limit {
    Copies(u8),
    /// One for this number of cards owned.
    OneIn(u8),
}

/// When to turn to points, counted in gains that could end the game.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Greening {
    /// Provinces wait until so much money is owned, or until the game is nearly over.
    money: u8,
    /// From when on a Duchy is better than anything but a Province.
    duchies_first: u8,
    /// From when on a Duchy is better than anything but Gold and what is wanted before it.
    duchies: u8,
    /// From when on an Estate is better than nothing much.
    estates: u8,
}

/// What the beginning has.
const GREENINGS: &[Greening] = &[
    Greening { money: 14, duchies_first: 4, duchies: 6, estates: 2 },
    Greening { money: 10, duchies_first: 5, duchies: 6, estates: 2 },
    Greening { money: 18, duchies_first: 4, duchies: 5, estates: 2 },
    Greening { money: 7, duchies_first: 4, duchies: 5, estates: 2 },
];

impl Candidate {
    fn list(&self) -> BuyList {
        let Greening { money, duchies_first, duchies, estates } = self.green;
        let mut text = format!(
            "Province if money > {money}, Province if gains <= 5, Duchy if gains <= {duchies_first}, Estate if gains <= {estates}"
        );
        let mut add = |early: bool| {
            for want in self.wants.iter().filter(|want| want.early == early) {
                let _ = match want.limit {
                    Limit::Copies(copies) => write!(text, ", {} < {copies}", want.card),
                    Limit::OneIn(cards) => write!(text, ", {} < cards / {cards}", want.card),
                };
            }
            if early {
                let _ = write!(text, ", Gold, Duchy if gains <= {duchies}");
            }
        };
        add(true);
        add(false);
        text.push_str(", Silver if gains > 2");
        // A card's notation is what the list reads, and the rest stands above.
        BuyList::parse(&text).unwrap_or_default()
    }
}

/// A contender in the duels.
struct Contender {
    candidate: Candidate,
    list: BuyList,
}

impl Contender {
    fn new(candidate: Candidate) -> Self {
        let list = candidate.list();
        Self { candidate, list }
    }
}

fn evolve(sight: Sight<'_>, duels: u32) -> Vec<BuyList> {
    /// So many duels show which candidates are hopeless.
    const GLANCE: u32 = 24;
    /// And so many which of the good ones are better.
    const LOOK: u32 = 120;
    /// A new champion has to prove itself in so many, and to be better than the old one by more than chance would explain: who is the best
    /// of many was also lucky.
    const PROOF: u32 = 480;
    const CLEARLY: f32 = 0.015 * PROOF as f32;
    /// How many survive a round.
    const KEPT: usize = 4;
    let usual = adaptive::list(sight);
    let Some(mut ring) = Ring::new(sight) else { return vec![usual] };
    let kingdom: Vec<Card> = sight.cards().iter().copied().filter(|card| card.is(Types::ACTION)).collect();
    let mut left = i64::from(duels);
    let mut chance = Chance::imagined(0x9e37);
    let mut seen: Vec<Candidate> = Vec::new();
    // The beginning: money alone, what the script would buy, and each Action with money.
    let mut next = vec![Candidate { wants: Vec::new(), green: GREENINGS[0] }];
    next.extend(GREENINGS.iter().map(|green| Candidate { wants: usual_wants(sight), green: *green }));
    for card in &kingdom {
        let early = card.cost() >= 5 || card.is(Types::ATTACK);
        let limits = [Limit::Copies(1), Limit::Copies(2), Limit::OneIn(9)];
        next.extend(limits.map(|limit| Candidate { wants: vec![Want { card: *card, limit, early }], green: GREENINGS[0] }));
    }
    // Whoever is tried meets the champion, first of these, and others of other kinds: otherwise it would be good only against its like.
    let mut rivals = [usual.clone(), adaptive::simple_list(sight), usual.clone()];
    let mut best: Vec<(f32, Contender)> = Vec::new();
    // Every comparison has new cards: otherwise what is found would suit a few deals and not the kingdom.
    let mut dealt = 0;
    while left > 0 {
        // The hopeless half goes after every glance.
        let mut tried: Vec<(f32, Contender)> = next.drain(..).map(|candidate| (0.0, Contender::new(candidate))).collect();
        seen.extend(tried.iter().map(|(_, contender)| contender.candidate.clone()));
        while tried.len() > KEPT && left > 0 {
            for (worth, contender) in &mut tried {
                *worth += ring.duels(&contender.list, &rivals, dealt, GLANCE);
            }
            left -= i64::from(GLANCE) * tried.len() as i64;
            dealt += GLANCE;
            tried.sort_by(|one, other| other.0.total_cmp(&one.0));
            tried.truncate((tried.len() / 2).max(KEPT));
        }
        best.append(&mut tried);
        for (worth, contender) in &mut best {
            *worth = ring.duels(&contender.list, &rivals, dealt, LOOK) / LOOK as f32;
            left -= i64::from(LOOK);
        }
        dealt += LOOK;
        best.sort_by(|one, other| other.0.total_cmp(&one.0));
        best.truncate(KEPT);
        if let Some((_, contender)) = best.first()
            && contender.list != rivals[0]
        {
            let champion = ring.duels(&rivals[0], &rivals, dealt, PROOF);
            left -= 2 * i64::from(PROOF);
            if ring.duels(&contender.list, &rivals, dealt, PROOF) > champion + CLEARLY {
                rivals[0] = contender.list.clone();
            }
            dealt += PROOF;
        }
        next = children(&best, &kingdom, &seen, &mut chance);
        if next.is_empty() {
            break;
        }
    }
    let [champion, ..] = rivals;
    let mut lists = vec![champion, usual];
    lists.extend(best.into_iter().map(|(_, contender)| contender.list).take(2));
    lists
}

/// What the script would buy, as a candidate has it.
fn usual_wants(sight: Sight<'_>) -> Vec<Want> {
    let wants = adaptive::helpers(sight).into_iter().flatten().map(|(card, entry)| {
        let number = || entry.rsplit(' ').next().and_then(|word| word.parse().ok());
        let limit = match entry.split_once('<') {
            Some((_, limit)) if limit.contains('/') => Limit::OneIn(number().unwrap_or(9)),
            Some(_) => Limit::Copies(number().unwrap_or(1)),
            None => Limit::Copies(9),
        };
        Want { card: *card, limit, early: matches!(card, Card::Witch | Card::SeaHag) }
    });
    wants.collect()
}

/// Candidates near the best ones, none of them tried before.
fn children(best: &[(f32, Contender)], kingdom: &[Card], seen: &[Candidate], chance: &mut Chance) -> Vec<Candidate> {
    const MANY: usize = 24;
    let mut children: Vec<Candidate> = Vec::new();
    for _ in 0..8 * MANY {
        let (_, parent) = &best[crate::random::pick(chance, best.len())];
        let mut child = parent.candidate.clone();
        for _ in 0..=crate::random::pick(chance, 2) {
            mutate(&mut child, kingdom, chance);
        }
        if crate::random::pick(chance, 3) == 0 {
            let (_, other) = &best[crate::random::pick(chance, best.len())];
            for want in &other.candidate.wants {
                if child.wants.iter().all(|own| own.card != want.card) {
                    child.wants.push(*want);
                }
            }
        }
        if !seen.contains(&child) && !children.contains(&child) && child.wants.len() <= 6 {
            children.push(child);
            if children.len() == MANY {
                break;
            }
        }
    }
    children
}

fn mutate(child: &mut Candidate, kingdom: &[Card], chance: &mut Chance) {
    use crate::random::pick;
    let wants = child.wants.len();
    match pick(chance, 9) {
        0..=2 if !kingdom.is_empty() => {
            let card = kingdom[pick(chance, kingdom.len())];
            let limit = match pick(chance, 4) {
                0 => Limit::OneIn([6, 8, 10, 14][pick(chance, 4)]),
                _ => Limit::Copies([1, 1, 2, 2, 3, 5][pick(chance, 6)]),
            };
            let early = pick(chance, 2) == 0;
            match child.wants.iter_mut().find(|want| want.card == card) {
                Some(want) => want.limit = limit,
                None => child.wants.insert(pick(chance, wants + 1), Want { card, limit, early }),
            }
        }
        3 if wants > 0 => {
            child.wants.remove(pick(chance, wants));
        }
        4 if wants > 0 => {
            let want = &mut child.wants[pick(chance, wants)];
            let more = pick(chance, 2) == 0;
            let (Limit::Copies(number) | Limit::OneIn(number)) = &mut want.limit;
            *number = if more { *number + 1 } else { number.saturating_sub(1).max(1) };
        }
        5 if wants > 0 => {
            let want = &mut child.wants[pick(chance, wants)];
            want.early = !want.early;
        }
        6 if wants > 1 => {
            let (one, other) = (pick(chance, wants), pick(chance, wants));
            child.wants.swap(one, other);
        }
        _ => {
            let green = &mut child.green;
            match pick(chance, 4) {
                0 => green.money = [7, 10, 12, 14, 16, 18, 22, 26][pick(chance, 8)],
                1 => green.duchies_first = [2, 3, 4, 5, 6, 7, 8][pick(chance, 7)],
                2 => green.duchies = [4, 5, 6, 7, 8, 10, 12][pick(chance, 7)],
                _ => green.estates = [1, 2, 2, 3, 4][pick(chance, 5)],
            }
        }
    }
}

/// Where lists meet: the same two seats and piles as on the table, dealt anew for every duel.
struct Ring {
    start: Dominion,
    legal: Vec<Action>,
}

impl Ring {
    fn new(sight: Sight<'_>) -> Option<Self> {
        let basic = Card::BASIC.len();
        let setup = Setup { kingdom: Kingdom::Chosen, cards: sight.cards()[basic..].to_vec(), round_limit: 40, ..Setup::default() };
        let start = Dominion::new(&setup, table::Seed::from_number(1)).ok()?;
        Some(Self { start, legal: Vec::with_capacity(64) })
    }

    /// What a list comes to in these duels, each of the others met as often: wins, and by how much, which tells more than wins alone; half a
    /// point a duel is equal. The first number decides the cards: whoever is compared plays the same.
    fn duels(&mut self, one: &BuyList, others: &[BuyList], first: u32, duels: u32) -> f32 {
        // Both games of a deal are against the same.
        let rival = |number: u32| &others[(number / 2) as usize % others.len()];
        (first..first + duels).map(|number| self.duel(one, rival(number), number)).sum()
    }

    fn duel(&mut self, one: &BuyList, other: &BuyList, number: u32) -> f32 {
        let mut game = self.start.clone();
        game.imagine(Viewer::Onlooker, Chance::imagined(u64::from(number / 2)));
        // Each deal is played from both seats.
        let own = Seat::new((number % 2) as usize);
        while let Some(seat) = game.awaited().lowest() {
            self.legal.clear();
            game.legal(seat, &mut self.legal);
            let action = if let [only] = self.legal[..] {
                only
            } else {
                let (list, mindful) = if seat == own { (one, true) } else { (other, false) };
                DominionJudge { sight: game.sight(Viewer::Seat(seat)), seat, list, mindful }.best(&self.legal)
            };
            game.play(seat, action, &mut Unheard).map(|_| ()).expect("legal actions can be played");
        }
        let standing = game.standing();
        let margin = standing.score(own) - standing.score(own.next(2));
        0.6 * standing.payoff(own) + 0.4 * (0.5 + margin.clamp(-30, 30) as f32 / 60.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(cards: &[Card]) -> Dominion {
        let setup = Setup { kingdom: Kingdom::Chosen, cards: cards.to_vec(), ..Setup::default() };
        Dominion::new(&setup, table::Seed::from_number(3)).expect("a game")
    }

    #[test]
    fn a_plan_follows_from_the_kingdom_alone() {
        let game = table(&[Card::Witch, Card::Village, Card::Smithy, Card::Moat]);
        let lists = |number: u64| {
            let mut other = game.clone();
            other.imagine(Viewer::Onlooker, Chance::imagined(number));
            evolve(other.sight(Viewer::Seat(Seat::one())), 300)
        };
        assert_eq!(lists(1), lists(2));
    }

    #[test]
    fn where_there_is_a_witch_the_plan_has_one() {
        let game = table(&[Card::Witch, Card::Village, Card::Woodcutter, Card::Workshop]);
        let lists = evolve(game.sight(Viewer::Seat(Seat::one())), 1500);
        assert!(lists[0].names(Card::Witch), "{:?}", lists[0]);
    }

    #[test]
    fn every_way_to_turn_to_points_can_be_read() {
        for green in GREENINGS.iter().copied() {
            let wants = vec![Want { card: Card::FishingVillage, limit: Limit::Copies(2), early: true }];
            assert!(Candidate { wants, green }.list().names(Card::FishingVillage));
        }
    }
}
