//! The table in plain text blocks.

use table::{Arg, Block, Message, Sheet};

use crate::adventure::{AdventureView, HouseView};
use crate::cards::{Card, Colour};
use crate::view::View;

pub(crate) fn sheet(view: &View) -> Sheet {
    let mut blocks = vec![piles(view), harbour(view), expeditions(view)];
    if !view.contracts.is_empty() {
        blocks.push(contracts(view));
    }
    if let Some(adventure) = &view.adventure {
        blocks.extend(looked_at(adventure));
        blocks.push(month(adventure));
        blocks.extend(event(adventure));
        if !adventure.tasks.is_empty() {
            blocks.push(tasks(adventure));
        }
        blocks.push(personalities(adventure));
    }
    blocks.push(seats(view));
    Sheet { blocks }
}

/// The chapter, how much of the month is left, and what the group needs together.
fn month(adventure: &AdventureView) -> Block {
    let chapter = if adventure.starred {
        Message::new("port-royal-sheet-starred")
    } else {
        Message::new("port-royal-sheet-chapter").with("chapter", adventure.chapter).with("name", adventure.name.message())
    };
    let known_left = adventure.events.len() as u32 - u32::from(adventure.next_event);
    let turns = u32::from(adventure.new_events) + known_left + 1;
    let mut row = vec![chapter, Message::new("port-royal-sheet-month").with("month", adventure.month).with("turns", turns)];
    // Events that have come once come back in their order, so everybody knows the next one; only new ones are a surprise.
    if adventure.new_events == 0
        && let Some(next) = adventure.events.get(usize::from(adventure.next_event))
    {
        row.push(Message::new("port-royal-sheet-next-event").with("name", next.name.message()));
    }
    if let Some((need, have)) = adventure.cubes {
        row.push(Message::new("port-royal-sheet-group-cubes").with("have", have).with("need", need));
    }
    if let Some((need, have)) = adventure.points {
        row.push(Message::new("port-royal-sheet-group-points").with("have", have).with("need", need));
    }
    row.push(match &adventure.label {
        Some(label) => Message::new("port-royal-sheet-other-edition").with("label", Arg::Text(label.clone())),
        None => Message::new("port-royal-sheet-house-edition"),
    });
    Block::new(Message::new("port-royal-preset-campaign"), vec![row])
}

fn event(adventure: &AdventureView) -> Option<Block> {
    let event = adventure.event.as_ref()?;
    Some(Block::new(Message::new("port-royal-sheet-event"), vec![vec![event.name.message(), event.text.message()]]))
}

/// Each task with what it brings the next seat, whose cubes lie on it, and what it asks for.
fn tasks(adventure: &AdventureView) -> Block {
    let rows = adventure.tasks.iter().map(|task| {
        let name =
            Message::new("port-royal-sheet-task").with("task", Arg::Text(task.code.to_string())).with("name", task.name.message());
        let reward = crate::adventure::reward(task.crowns, task.coins).unwrap_or(Message::new("port-royal-told-nothing"));
        let cube = |seat| {
            if task.solved.contains(seat) {
                Message::new("port-royal-sheet-seat-name").with("seat", seat)
            } else if task.begun.contains(seat) {
                Message::new("port-royal-sheet-begun").with("seat", seat)
            } else {
                Message::new("port-royal-told-nothing")
            }
        };
        let mut row = vec![name, reward];
        row.extend(adventure.seats.iter().map(|(seat, _)| cube(seat)));
        row.push(task.asks.clone());
        row
    });
    Block::new(Message::new("port-royal-sheet-tasks"), rows.collect())
}

/// The cards the viewer is looking at, or knows to come next.
fn looked_at(adventure: &AdventureView) -> Option<Block> {
    let looked_at = adventure.looked_at.iter().flatten().map(|card| vec![card.message()]);
    let top = adventure.known.iter().filter(|known| known.holder.is_none()).filter_map(|known| known.card);
    let top = top.map(|card| vec![Message::new("port-royal-sheet-known-top").with("card", card.message())]);
    let rows: Vec<_> = looked_at.chain(top).collect();
    (!rows.is_empty()).then(|| Block::new(Message::new("port-royal-sheet-looked"), rows))
}

fn piles(view: &View) -> Block {
    let round = if view.last_round { "port-royal-sheet-last-round" } else { "port-royal-sheet-round" };
    let discards: u32 = view.discard.iter().map(|copies| u32::from(copies.copies)).sum();
    let mut row = vec![
        Message::new(round).with("round", view.round),
        Message::new("port-royal-sheet-draw-pile").with("cards", view.draw_pile),
        Message::new("port-royal-sheet-discard").with("cards", discards),
    ];
    if view.time_pile + view.scoring_pile > 0 {
        row.push(Message::new("port-royal-sheet-time-pile").with("cards", view.time_pile));
        row.push(Message::new("port-royal-sheet-scoring-pile").with("cards", view.scoring_pile));
    }
    Block::new(Message::new("port-royal-sheet-piles"), vec![row])
}

/// Ships first, in the order of their colours, then people by what they cost.
fn harbour(view: &View) -> Block {
    let mut cards = view.harbour.clone();
    cards.sort_by_key(|card| match card {
        Card::Ship { colour, .. } => (0, Colour::EVERY.iter().position(|other| other == colour), 0),
        Card::Person { cost, .. } => (1, None, *cost),
        _ => (2, None, 0),
    });
    let mut rows: Vec<_> = cards.iter().map(|card| vec![card.message()]).collect();
    if let Some(card) = view.arriving {
        rows.push(vec![card.message(), Message::new("port-royal-sheet-arriving")]);
    }
    Block::new(Message::new("port-royal-sheet-harbour"), or_empty(rows))
}

fn expeditions(view: &View) -> Block {
    let rows = view.expeditions.iter().map(|card| vec![card.message()]).collect();
    Block::new(Message::new("port-royal-sheet-expeditions"), or_empty(rows)).beside()
}

/// Each contract with what it asks for, what it brings, and whose markers lie on it.
fn contracts(view: &View) -> Block {
    let rows = view.contracts.iter().map(|own| {
        let seat_name = |seat| Message::new("port-royal-sheet-seat-name").with("seat", seat);
        let begun = view.seats.iter().filter_map(|(seat, one)| {
            let steps = one.steps.get(&own.contract)?;
            Some(Message::new("port-royal-sheet-step").with("seat", seat).with("step", *steps))
        });
        let mut row = vec![
            Message::new("port-royal-sheet-contract").with_name("contract", own.contract.name()),
            Message { id: format!("{}-help", own.contract.name()).into(), args: Vec::new() },
            Message::new("port-royal-sheet-reward").with("coins", own.reward),
        ];
        row.extend(own.done.into_iter().map(seat_name).chain(begun));
        row
    });
    Block::new(Message::new("port-royal-sheet-contracts"), rows.collect())
}

fn seats(view: &View) -> Block {
    let number = |number: u16| Message::new("port-royal-sheet-number").with("number", number);
    let has_stowed = view.seats.iter().any(|(_, own)| !own.stowed.is_empty());
    let has_kept = view.seats.iter().any(|(_, own)| !own.kept.is_empty());
    let mut columns = vec!["port-royal-sheet-seat", "port-royal-sheet-points", "port-royal-sheet-coins", "port-royal-sheet-swords"];
    if !view.contracts.is_empty() {
        columns.push("port-royal-sheet-markers");
    }
    if view.adventure.is_some() {
        columns.extend(["port-royal-sheet-crowns", "port-royal-sheet-cubes", "port-royal-sheet-goods"]);
    }
    columns.push("port-royal-sheet-people");
    columns.extend(has_stowed.then_some("port-royal-sheet-stowed"));
    columns.extend(has_kept.then_some("port-royal-sheet-kept"));
    let rows = view.seats.iter().map(|(seat, own)| {
        let name = Message::new("port-royal-sheet-seat-name").with("seat", seat);
        let mut row = vec![name, number(own.points.into()), number(own.coins), number(own.swords.into())];
        if !view.contracts.is_empty() {
            row.push(number(own.contract_markers.into()));
        }
        if let Some(adventure) = &view.adventure {
            let house = &adventure.seats[seat];
            row.extend([number(house.crowns.into()), number(house.cubes.into()), goods(house)]);
        }
        row.push(named(own.people.iter().chain(&own.expeditions)));
        row.extend(has_stowed.then(|| named(own.stowed.iter())));
        row.extend(has_kept.then(|| named(own.kept.iter())));
        row
    });
    Block::new(Message::new("port-royal-sheet-seats"), rows.collect())
        .with_columns(columns.into_iter().map(Message::new).collect())
        .marking(Some(view.taker.unwrap_or(view.active).index()))
}

/// Who plays as whom, whether the door is open, and what it does then.
fn personalities(adventure: &AdventureView) -> Block {
    let rows = adventure.seats.iter().map(|(seat, house)| {
        let name = Message::new("port-royal-sheet-seat-name").with("seat", seat);
        let help = house.help.as_ref().map_or(Message::new("port-royal-told-nothing"), crate::adventure::Text::message);
        vec![name, personality(house), help]
    });
    Block::new(Message::new("port-royal-sheet-personalities"), rows.collect())
}

fn personality(house: &HouseView) -> Message {
    let Some(name) = &house.name else { return Message::new("port-royal-sheet-empty") };
    let id = if house.cubes > 0 { "port-royal-sheet-door" } else { "port-royal-sheet-door-shut" };
    Message::new(id).with("name", name.message())
}

fn goods(house: &HouseView) -> Message {
    let carried = house.goods.iter().filter_map(|card| match card {
        Card::Ship { goods, .. } => goods.map(crate::adventure::goods_name),
        _ => None,
    });
    let carried: Vec<_> = carried.collect();
    if carried.is_empty() {
        return Message::new("port-royal-sheet-empty");
    }
    Message::new("port-royal-sheet-cards").with("cards", Arg::Names(carried))
}

fn named<'a>(cards: impl Iterator<Item = &'a Card>) -> Message {
    let cards: Vec<_> = cards.map(|card| card.name()).collect();
    if cards.is_empty() {
        return Message::new("port-royal-sheet-empty");
    }
    Message::new("port-royal-sheet-cards").with("cards", Arg::Names(cards))
}

fn or_empty(rows: Vec<Vec<Message>>) -> Vec<Vec<Message>> {
    if rows.is_empty() { vec![vec![Message::new("port-royal-sheet-empty")]] } else { rows }
}
