//! The table in plain text blocks.

use table::{Arg, Block, Id, Message, Seat, Sheet};

use crate::buildings::Building;
use crate::state::{CITY, ISLAND, Stage};
use crate::things::{Good, Role, Tile};
use crate::view::{Counts, SeatView, View};

pub(crate) fn sheet(view: &View) -> Sheet {
    Sheet {
        blocks: vec![table(view), roles(view), ships(view), house(view), supply(view), boards(view), islands(view), cities(view)],
    }
}

fn table(view: &View) -> Block {
    let last = !view.endings.is_empty();
    let round = if last { "puerto-rico-sheet-last-round" } else { "puerto-rico-sheet-round" };
    let round = Message::new(round).with("round", view.round).with("seat", view.governor).with("points", view.points_left);
    let colonists = Message::new("puerto-rico-sheet-colonists")
        .with("supply", view.colonists)
        .with("ship", view.colonist_ship)
        .with("refill", view.refill);
    let tiles = Message::new("puerto-rico-sheet-tiles")
        .with("quarries", view.quarries)
        .with("pile", view.pile)
        .with("discard", view.discard.total());
    let row = Message::new("puerto-rico-sheet-row").with("tiles", names_of(view.row));
    Block::new(Message::new("puerto-rico-sheet-table"), vec![vec![round], vec![colonists], vec![tiles], vec![row]])
}

/// As many names as there are of each good.
fn names_of(counts: Counts) -> Arg {
    let each = Good::ALL.into_iter().flat_map(|good| std::iter::repeat_n(good, counts.of(good) as usize));
    Arg::Names(each.map(|good| Id::from(good.name())).collect())
}

fn roles(view: &View) -> Block {
    let cell = |(role, card): (&Role, &crate::view::RoleView)| match card.taken {
        Some(seat) => Message::new("puerto-rico-sheet-role-taken").with_name("role", role.name()).with("seat", seat),
        None if card.doubloons > 0 => {
            Message::new("puerto-rico-sheet-role-paid").with_name("role", role.name()).with("doubloons", card.doubloons)
        }
        None => Message::new("puerto-rico-sheet-role").with_name("role", role.name()),
    };
    let cells: Vec<Message> = view.roles.iter().map(cell).collect();
    Block::new(Message::new("puerto-rico-sheet-roles"), cells.chunks(4).map(<[Message]>::to_vec).collect())
}

fn ships(view: &View) -> Block {
    let row = |ship: &crate::view::ShipView| {
        vec![match ship.good {
            None => Message::new("puerto-rico-sheet-ship-empty").with("ship", ship.capacity),
            Some(good) => Message::new("puerto-rico-sheet-ship")
                .with("ship", ship.capacity)
                .with_name("good", good.name())
                .with("barrels", ship.barrels),
        }]
    };
    Block::new(Message::new("puerto-rico-sheet-ships"), view.ships.iter().map(row).collect())
}

fn house(view: &View) -> Block {
    let holds = if view.house.total() == 0 {
        Message::new("puerto-rico-sheet-empty")
    } else {
        Message::new("puerto-rico-sheet-house-holds").with("goods", names_of(view.house))
    };
    Block::new(Message::new("puerto-rico-sheet-house"), vec![vec![holds]]).beside()
}

/// As on the supply board: four columns, in which one, two, three or four quarries help.
fn supply(view: &View) -> Block {
    let cell = |offer: &crate::view::OfferView| {
        let short = short(offer.building);
        if offer.left == 0 {
            return Message::new("puerto-rico-sheet-sold-out").with_name("building", short);
        }
        Message::new("puerto-rico-sheet-offer").with_name("building", short).with("price", offer.price).with("left", offer.left)
    };
    let columns: Vec<Vec<Message>> =
        (1..=4).map(|column| view.supply.iter().filter(|offer| offer.building.column() == column).map(cell).collect()).collect();
    let longest = columns.iter().map(Vec::len).max().unwrap_or(0);
    let blank = || Message::new("puerto-rico-sheet-none");
    let rows = (0..longest).map(|row| columns.iter().map(|column| column.get(row).cloned().unwrap_or_else(blank)).collect());
    let heads = (1..=4u8).map(|column| Message::new("puerto-rico-sheet-column").with("column", column)).collect();
    Block::new(Message::new("puerto-rico-sheet-supply"), rows.collect()).with_columns(heads)
}

fn short(building: Building) -> Id {
    format!("{}-short", building.name()).into()
}

fn number(number: impl Into<i64>) -> Message {
    Message::new("puerto-rico-sheet-number").with("number", number.into())
}

fn seat_name(seat: Seat) -> Message {
    Message::new("puerto-rico-sheet-seat-name").with("seat", seat)
}

fn marked(view: &View) -> Option<usize> {
    (view.stage != Stage::Over).then(|| view.actor.index())
}

const GOOD_HEADS: [&str; 5] = [
    "puerto-rico-sheet-corn",
    "puerto-rico-sheet-indigo",
    "puerto-rico-sheet-sugar",
    "puerto-rico-sheet-tobacco",
    "puerto-rico-sheet-coffee",
];

/// Money, points, and barrels with what would be produced; the bank as the last line.
fn boards(view: &View) -> Block {
    let heads = ["puerto-rico-sheet-seat", "puerto-rico-sheet-doubloons", "puerto-rico-sheet-chips", "puerto-rico-sheet-score"];
    let unknown = || Message::new("puerto-rico-sheet-unknown");
    let row = |(seat, own): (Seat, &SeatView)| {
        let mut row = vec![
            seat_name(seat),
            number(own.doubloons),
            own.points.map_or_else(unknown, number),
            own.score.map_or_else(unknown, number),
        ];
        row.extend(Good::ALL.map(|good| {
            Message::new("puerto-rico-sheet-goods").with("barrels", own.goods.of(good)).with("production", own.production.of(good))
        }));
        row
    };
    let mut rows: Vec<Vec<Message>> = view.seats.iter().map(row).collect();
    let blank = || Message::new("puerto-rico-sheet-none");
    let mut stock = vec![Message::new("puerto-rico-sheet-bank"), blank(), blank(), blank()];
    stock.extend(Good::ALL.map(|good| Message::new("puerto-rico-sheet-stock").with("barrels", view.bank.of(good))));
    rows.push(stock);
    Block::new(Message::new("puerto-rico-sheet-seats"), rows)
        .with_columns(heads.into_iter().chain(GOOD_HEADS).map(Message::new).collect())
        .marking(marked(view))
}

fn islands(view: &View) -> Block {
    let tails =
        ["puerto-rico-sheet-quarries", "puerto-rico-sheet-free-island", "puerto-rico-sheet-free-city", "puerto-rico-sheet-idle"];
    let row = |(seat, own): (Seat, &SeatView)| {
        let mut row = vec![seat_name(seat)];
        row.extend(Tile::ALL.map(|tile| match own.island.get(&tile) {
            Some(manning) if manning.tiles > 0 => {
                Message::new("puerto-rico-sheet-manning").with("manned", manning.manned).with("tiles", manning.tiles)
            }
            _ => Message::new("puerto-rico-sheet-none"),
        }));
        row.push(Message::new("puerto-rico-sheet-spaces").with("spaces", ISLAND - own.island_spaces));
        row.push(Message::new("puerto-rico-sheet-spaces").with("spaces", CITY - own.city_spaces));
        row.push(number(own.san_juan));
        row
    };
    let heads = ["puerto-rico-sheet-seat"].into_iter().chain(GOOD_HEADS).chain(tails);
    Block::new(Message::new("puerto-rico-sheet-islands"), view.seats.iter().map(row).collect())
        .with_columns(heads.map(Message::new).collect())
        .marking(marked(view))
}

/// Four buildings a line, so that a full city still fits the width.
fn cities(view: &View) -> Block {
    const A_LINE: usize = 4;
    let mut rows = Vec::new();
    let mut mark = None;
    for (seat, own) in view.seats.iter() {
        if marked(view) == Some(seat.index()) {
            mark = Some(rows.len());
        }
        let cell = |(building, staff): (&Building, &u8)| {
            let circles = building.circles();
            let id = match (*staff, circles) {
                (0, _) => "puerto-rico-sheet-building-empty",
                (_, 1) => "puerto-rico-sheet-building",
                _ => "puerto-rico-sheet-building-staffed",
            };
            let message = Message::new(id).with_name("building", short(*building));
            if id == "puerto-rico-sheet-building-staffed" {
                message.with("staff", *staff).with("circles", circles)
            } else {
                message
            }
        };
        let cells: Vec<Message> = own.buildings.iter().map(cell).collect();
        if cells.is_empty() {
            rows.push(vec![seat_name(seat), Message::new("puerto-rico-sheet-empty")]);
        }
        for (line, cells) in cells.chunks(A_LINE).enumerate() {
            let first = if line == 0 { seat_name(seat) } else { Message::new("puerto-rico-sheet-none") };
            rows.push(std::iter::once(first).chain(cells.iter().cloned()).collect());
        }
    }
    Block::new(Message::new("puerto-rico-sheet-cities"), rows).marking(mark)
}
