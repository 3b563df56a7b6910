//! The table in plain text blocks, within a hundred columns.

use table::{Arg, Block, Message, Seat, Sheet};

use crate::cards::Card;
use crate::state::Phase;
use crate::view::{Copies, Pile, SeatView, View};

pub(crate) fn sheet(view: &View) -> Sheet {
    let mut blocks = vec![turn(view), basic_piles(view), kingdom_piles(view), seats(view)];
    blocks.extend(looking(view));
    if let Some(you) = view.you {
        blocks.extend([own_cards(view, you), own_deck(view, you)]);
    }
    Sheet { blocks }
}

fn number(number: impl Into<Arg>) -> Message {
    Message::new("dominion-sheet-number").with("number", number)
}

fn turn(view: &View) -> Block {
    let id = match view.phase {
        Phase::Over => "dominion-sheet-over",
        _ if view.extra_turn => "dominion-sheet-extra-turn",
        _ => "dominion-sheet-turn",
    };
    let turn = Message::new(id).with("seat", view.active).with("turn", view.seats[view.active].turns);
    let mut row = vec![
        turn,
        Message::new("dominion-sheet-actions").with("actions", view.actions),
        Message::new("dominion-sheet-buys").with("buys", view.buys),
        Message::new("dominion-sheet-coins").with("coins", view.coins),
    ];
    let end = if view.last_turn { "dominion-sheet-last-turn" } else { "dominion-sheet-to-end" };
    row.push(Message::new(end).with("piles", view.piles_to_end));
    Block::new(Message::new("dominion-sheet-table"), vec![row])
}

fn pile_row(pile: Pile) -> Vec<Message> {
    let name = Message::new("dominion-sheet-card").with_name("card", pile.card.name());
    let left = match (pile.left, pile.embargo) {
        (0, _) => Message::new("dominion-sheet-sold-out"),
        (left, 0) => number(left),
        (left, tokens) => Message::new("dominion-sheet-embargoed").with("left", left).with("tokens", tokens),
    };
    vec![Message::new("dominion-sheet-price").with("price", pile.cost), name, left]
}

fn basic_piles(view: &View) -> Block {
    let rows = view.supply.iter().take(Card::BASIC.len()).copied().map(pile_row).collect();
    Block::new(Message::new("dominion-sheet-basic"), rows)
}

/// Two piles a line, to save lines.
fn kingdom_piles(view: &View) -> Block {
    let piles: Vec<Pile> = view.supply.iter().skip(Card::BASIC.len()).copied().collect();
    let half = piles.len().div_ceil(2);
    let rows = (0..half).map(|index| {
        let pair = [piles.get(index), piles.get(index + half)];
        pair.into_iter().flatten().copied().flat_map(pile_row).collect()
    });
    let mut rows: Vec<Vec<Message>> = rows.collect();
    rows.push(vec![]);
    rows.push(vec![Message::new("dominion-sheet-trash"), cards(&view.trash)]);
    rows.retain(|row| !row.is_empty());
    Block::new(Message::new("dominion-sheet-kingdom"), rows).beside()
}

fn seats(view: &View) -> Block {
    let columns = [
        "dominion-sheet-seat",
        "dominion-sheet-points",
        "dominion-sheet-hand",
        "dominion-sheet-deck",
        "dominion-sheet-discard",
        "dominion-sheet-in-play",
    ];
    let rows = view.seats.iter().map(|(seat, own)| {
        let discard = match own.discard_top {
            None => number(own.discard.count),
            Some(top) => Message::new("dominion-sheet-discard-top").with("cards", own.discard.count).with_name("top", top.name()),
        };
        vec![
            Message::new("dominion-sheet-seat-name").with("seat", seat),
            number(own.points),
            number(own.hand.count),
            number(own.deck),
            discard,
            in_play(own),
        ]
    });
    Block::new(Message::new("dominion-sheet-seats"), rows.collect())
        .with_columns(columns.map(Message::new).to_vec())
        .marking(Some(view.asked.map_or(view.active, |asked| asked.seat).index()))
}

/// Everything that lies open before a seat.
fn in_play(own: &SeatView) -> Message {
    let mut all: Vec<_> = own.in_play.iter().chain(&own.lasting).copied().flat_map(names).collect();
    if all.is_empty() && own.island.is_empty() && own.mat.count == 0 && own.aside.count == 0 && own.coin_tokens == 0 {
        return Message::new("dominion-sheet-nothing");
    }
    all.extend(own.island.iter().copied().flat_map(names));
    Message::new("dominion-sheet-before-seat")
        .with("cards", Arg::Names(all))
        .with("mat", own.mat.count)
        .with("aside", own.aside.count)
        .with("tokens", own.coin_tokens)
}

fn names(copies: Copies) -> impl Iterator<Item = table::Id> + use<> {
    std::iter::repeat_n(copies.card.name(), copies.copies as usize)
}

/// Cards with their numbers.
fn cards(all: &[Copies]) -> Message {
    if all.is_empty() {
        return Message::new("dominion-sheet-nothing");
    }
    let one =
        |copies: &Copies| Message::new("dominion-sheet-copies").with("copies", copies.copies).with_name("card", copies.card.name());
    let mut rest = all.iter().rev();
    let Some(last) = rest.next() else { return Message::new("dominion-sheet-nothing") };
    rest.fold(one(last), |said, copies| Message::new("dominion-sheet-list").with("one", one(copies)).with("rest", said))
}

fn looking(view: &View) -> Option<Block> {
    let looking = view.looking.as_ref()?;
    let known: Vec<_> = looking.cards.iter().flatten().map(|card| card.name()).collect();
    let hidden = (looking.cards.len() - known.len()) as u16;
    let row = if known.is_empty() {
        Message::new("dominion-sheet-hidden").with("cards", hidden)
    } else {
        Message::new("dominion-sheet-cards").with("cards", Arg::Names(known))
    };
    Some(Block::new(Message::new("dominion-sheet-looking").with("seat", looking.of), vec![vec![row]]))
}

fn own_cards(view: &View, you: Seat) -> Block {
    let own = &view.seats[you];
    let mut rows = vec![vec![Message::new("dominion-sheet-your-hand"), cards(&own.hand.cards)]];
    let mut add = |label: &'static str, all: &[Copies]| {
        if !all.is_empty() {
            rows.push(vec![Message::new(label), cards(all)]);
        }
    };
    if view.picked > 0 {
        add("dominion-sheet-picked", &view.picked_cards);
    }
    add("dominion-sheet-your-mat", &own.mat.cards);
    add("dominion-sheet-your-aside", &own.aside.cards);
    add("dominion-sheet-your-island", &own.island);
    Block::new(Message::new("dominion-sheet-yours"), rows)
}

fn own_deck(view: &View, you: Seat) -> Block {
    let own = &view.seats[you];
    let mut rows = vec![
        vec![Message::new("dominion-sheet-your-deck"), cards(&own.unseen)],
        vec![Message::new("dominion-sheet-your-discard"), cards(&own.discard.cards)],
    ];
    let known: Vec<_> = own.deck_top.iter().flatten().map(|card| card.name()).collect();
    if !known.is_empty() {
        rows.push(vec![
            Message::new("dominion-sheet-your-top"),
            Message::new("dominion-sheet-cards").with("cards", Arg::Names(known)),
        ]);
    }
    if let Some(bottom) = own.deck_bottom.filter(|_| own.deck > 1) {
        rows.push(vec![
            Message::new("dominion-sheet-your-bottom"),
            Message::new("dominion-sheet-card").with_name("card", bottom.name()),
        ]);
    }
    Block::new(Message::new("dominion-sheet-your-piles"), rows).beside()
}
