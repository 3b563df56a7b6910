//! The table in plain text blocks.

use table::{Arg, Block, Message, Sheet};

use crate::cards::{Card, Colour};
use crate::view::{SeatView, View};

pub(crate) fn sheet(view: &View) -> Sheet {
    let mut blocks = vec![piles(view), harbour(view), expeditions(view)];
    if !view.contracts.is_empty() {
        blocks.push(contracts(view));
    }
    blocks.push(seats(view));
    Sheet { blocks }
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
        Card::Ship { colour, .. } => (0, Colour::ALL.iter().position(|other| other == colour), 0),
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
    let columns = [
        "port-royal-sheet-seat",
        "port-royal-sheet-points",
        "port-royal-sheet-coins",
        "port-royal-sheet-swords",
        "port-royal-sheet-people",
    ];
    let number = |number: u16| Message::new("port-royal-sheet-number").with("number", number);
    let rows = view.seats.iter().map(|(seat, own)| {
        let name = Message::new("port-royal-sheet-seat-name").with("seat", seat);
        vec![name, number(own.points.into()), number(own.coins), number(own.swords.into()), possessions(own)]
    });
    Block::new(Message::new("port-royal-sheet-seats"), rows.collect())
        .with_columns(columns.map(Message::new).to_vec())
        .marking(Some(view.taker.unwrap_or(view.active).index()))
}

fn possessions(own: &SeatView) -> Message {
    let cards = own.people.iter().chain(&own.expeditions).chain(&own.stowed).chain(&own.kept);
    let cards: Vec<_> = cards.map(|card| card.name()).collect();
    if cards.is_empty() {
        return Message::new("port-royal-sheet-empty");
    }
    Message::new("port-royal-sheet-cards").with("cards", Arg::Names(cards))
}

fn or_empty(rows: Vec<Vec<Message>>) -> Vec<Vec<Message>> {
    if rows.is_empty() { vec![vec![Message::new("port-royal-sheet-empty")]] } else { rows }
}
