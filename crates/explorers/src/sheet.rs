//! The table in plain text blocks: the chart, the seats, their ships, cards and prices, the missions and what may lie in the fog.

use table::{Arg, Block, Message, Seat, Sheet};

use crate::build::{CREW, HARBOUR, ROAD, SETTLEMENT, SETTLER, SHIP};
use crate::event::goods;
use crate::geometry::{Corner, Edge, Hex, ROWS};
use crate::pieces::{Cargo, Mission, Piece, Tile};
use crate::position::{Hand, track_name};
use crate::view::{RegionView, View};

pub(crate) fn sheet(view: &View) -> Sheet {
    let mut blocks = vec![chart(view), seats(view), cards(view), prices(view), ships(view)];
    if !view.missions.is_empty() {
        blocks.extend([missions(view), supply(view)]);
    }
    blocks.push(fog(view));
    Sheet { blocks }
}

fn number(number: impl Into<Arg>) -> Message {
    Message::new("explorers-sheet-number").with("number", number)
}

fn list(names: Arg) -> Message {
    Message::new("explorers-sheet-list").with("names", names)
}

fn seat_name(seat: Seat) -> Message {
    Message::new("explorers-sheet-seat-name").with("seat", seat)
}

fn columns<const N: usize>(ids: [&'static str; N]) -> Vec<Message> {
    ids.map(Message::new).to_vec()
}

fn chart(view: &View) -> Block {
    let title = match view.dice {
        Some([one, other]) => Message::new("explorers-sheet-chart-rolled").with("round", view.round).with("sum", one + other),
        None => Message::new("explorers-sheet-chart").with("round", view.round),
    };
    let rows = vec![vec![Message::new("explorers-sheet-legend-hexes")], vec![Message::new("explorers-sheet-legend-pieces")]];
    Block::new(title, rows).with_drawing(Canvas::draw(view))
}

fn seats(view: &View) -> Block {
    let rows = view.seats.iter().map(|(seat, own)| {
        let [settlements, harbours, roads] = [own.settlements.len(), own.harbours.len(), own.roads.len()].map(|count| count as u8);
        vec![
            seat_name(seat),
            Message::new("explorers-sheet-of").with("number", own.points).with("all", view.goal),
            number(own.cards),
            known(own.least, own.most),
            number(own.gold),
            Message::new("explorers-sheet-of").with("number", settlements).with("all", 5u8),
            Message::new("explorers-sheet-of").with("number", harbours).with("all", 4u8),
            Message::new("explorers-sheet-of").with("number", roads).with("all", 15u8),
            number(own.settlers),
            number(own.crews),
            number(own.speed),
        ]
    });
    let heads = columns([
        "explorers-sheet-seat",
        "explorers-sheet-points",
        "explorers-sheet-cards",
        "explorers-sheet-known",
        "explorers-sheet-gold",
        "explorers-sheet-settlements",
        "explorers-sheet-harbours",
        "explorers-sheet-roads",
        "explorers-sheet-settlers",
        "explorers-sheet-crews",
        "explorers-sheet-speed",
    ]);
    Block::new(Message::new("explorers-sheet-seats"), rows.collect()).with_columns(heads).marking(Some(view.active.index()))
}

/// What can be told of a hand: lumber, brick, wool, grain, ore, with a mark where it may be more.
fn known(least: Hand, most: Hand) -> Message {
    let (least, most): ([u8; 5], [u8; 5]) = (least.into(), most.into());
    let each: Vec<String> =
        least.iter().zip(most).map(|(least, most)| if *least == most { least.to_string() } else { format!("{least}+") }).collect();
    Message::new("explorers-sheet-text").with("text", Arg::Text(each.join(" ")))
}

fn cards(view: &View) -> Block {
    let bank: [u8; 5] = view.bank.into();
    let own = view.you.and_then(|seat| view.seats[seat].hand).map(<[u8; 5]>::from);
    let rows = crate::pieces::Resource::ALL.into_iter().enumerate().map(|(index, resource)| {
        let name = list(Arg::Name(resource.name().into()));
        match own {
            Some(hand) => vec![name, number(hand[index]), number(bank[index])],
            None => vec![name, number(bank[index])],
        }
    });
    let heads = match own {
        Some(_) => columns(["explorers-sheet-resource", "explorers-sheet-yours", "explorers-sheet-bank"]),
        None => columns(["explorers-sheet-resource", "explorers-sheet-bank"]),
    };
    Block::new(Message::new("explorers-sheet-hand"), rows.collect()).with_columns(heads)
}

fn prices(view: &View) -> Block {
    let row = |name: &'static str, price: &[u8]| vec![list(Arg::Name(name.into())), list(goods(price))];
    let mut rows = vec![
        row("explorers-road", &ROAD),
        row("explorers-settlement", &SETTLEMENT),
        row("explorers-harbour", &HARBOUR),
        row("explorers-ship", &SHIP),
        row("explorers-settler", &SETTLER),
    ];
    if view.scenario > 1 {
        rows.push(row("explorers-crew", &CREW));
    }
    Block::new(Message::new("explorers-sheet-prices"), rows).beside()
}

fn cargo_names(cargo: Cargo) -> Message {
    list(Arg::Names(cargo.pieces().map(|piece| piece.name().into()).collect()))
}

fn ships(view: &View) -> Block {
    let mut rows = Vec::new();
    for (seat, own) in view.seats.iter() {
        for (ship, laid) in &own.ships {
            let ship = Message::new("explorers-sheet-text").with("text", Arg::Text(ship.clone()));
            rows.push(vec![
                seat_name(seat),
                ship,
                Message::new("explorers-sheet-place").with("place", Arg::Text(laid.at.to_string())),
                cargo_names(laid.cargo),
                number(laid.movement),
            ]);
        }
        for (corner, basin) in own.harbours.iter().filter(|(_, basin)| **basin != Cargo::Empty) {
            rows.push(vec![
                seat_name(seat),
                Message::new("explorers-sheet-basin"),
                Message::new("explorers-sheet-place").with("place", Arg::Text(corner.to_string())),
                cargo_names(*basin),
                Message::new("explorers-sheet-empty"),
            ]);
        }
    }
    let heads = columns([
        "explorers-sheet-seat",
        "explorers-sheet-ship",
        "explorers-sheet-where",
        "explorers-sheet-cargo",
        "explorers-sheet-movement",
    ]);
    if rows.is_empty() {
        return Block::new(Message::new("explorers-sheet-ships"), vec![vec![Message::new("explorers-sheet-empty")]]).beside();
    }
    Block::new(Message::new("explorers-sheet-ships"), rows).with_columns(heads).beside()
}

fn missions(view: &View) -> Block {
    let mut rows = Vec::new();
    for mission in Mission::ALL {
        let Some(track) = view.missions.get(track_name(mission)) else { continue };
        let mut row = vec![list(Arg::Name(mission.name().into()))];
        for (seat, step) in track.steps.iter() {
            let id = if track.leader == Some(seat) { "explorers-sheet-step-leading" } else { "explorers-sheet-step" };
            row.push(Message::new(id).with("step", *step).with("points", mission.points_by_step()[*step as usize]));
        }
        rows.push(row);
    }
    let mut heads = vec![Message::new("explorers-sheet-mission")];
    heads.extend(view.seats.iter().map(|(seat, _)| seat_name(seat)));
    Block::new(Message::new("explorers-sheet-missions"), rows).with_columns(heads)
}

/// What the missions in play still have in store.
fn supply(view: &View) -> Block {
    let row = |piece: Piece, left: u8| vec![list(Arg::Name(piece.name().into())), number(left)];
    let rows = Mission::ALL.into_iter().filter(|mission| view.missions.contains_key(track_name(*mission)));
    let rows = rows.map(|mission| match mission {
        Mission::Lairs => vec![Message::new("explorers-sheet-lair-tokens"), tokens(&view.lair_numbers)],
        Mission::Fish => row(Piece::Fish, view.fish_supply),
        Mission::Spices => row(Piece::Sack, view.sack_supply),
    });
    Block::new(Message::new("explorers-sheet-supply"), rows.collect()).beside()
}

fn tokens(numbers: &[u8]) -> Message {
    if numbers.is_empty() {
        return Message::new("explorers-sheet-empty");
    }
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    Message::new("explorers-sheet-text").with("text", Arg::Text(numbers.join(" ")))
}

fn fog(view: &View) -> Block {
    let row = |id: &'static str, region: &RegionView| {
        let tiles = region.faces.iter().flat_map(|face| std::iter::repeat_n(face.tile.name().into(), face.copies as usize));
        vec![Message::new(id).with("hidden", region.hidden), list(Arg::Names(tiles.collect())), tokens(&region.tokens)]
    };
    let rows = vec![row("explorers-sheet-north", &view.north), row("explorers-sheet-south", &view.south)];
    Block::new(Message::new("explorers-sheet-fog"), rows)
}

/// The chart in letters: a hex is eight columns wide and three lines high. Corners and edges show what stands on them.
struct Canvas {
    lines: Vec<Vec<char>>,
}

impl Canvas {
    const WIDTH: usize = 8 * 12 + 2;
    const HEIGHT: usize = 3 * ROWS.len() + 2;

    fn draw(view: &View) -> Vec<String> {
        let mut canvas = Self { lines: vec![vec![' '; Self::WIDTH]; Self::HEIGHT] };
        for hex in view.hexes.keys() {
            canvas.outline(view, *hex);
        }
        for hex in view.hexes.keys() {
            canvas.inside(view, *hex);
        }
        canvas.pieces(view);
        canvas.lines.iter().map(|line| line.iter().collect::<String>().trim_end().to_owned()).collect()
    }

    fn put(&mut self, column: usize, line: usize, text: &str) {
        for (offset, letter) in text.chars().enumerate() {
            if let Some(place) = self.lines.get_mut(line).and_then(|line| line.get_mut(column + offset)) {
                *place = letter;
            }
        }
    }

    fn centre(hex: Hex) -> (usize, usize) {
        let (row, column) = hex.row_and_column();
        (4 + 8 * column + 4 * row.abs_diff(3), 2 + 3 * row)
    }

    /// Land and fog have an outline, the open sea has none.
    fn outline(&mut self, view: &View, hex: Hex) {
        let (x, y) = Self::centre(hex);
        let sea = view.hexes.get(&hex).and_then(|laid| laid.tile).is_some_and(Tile::is_sea);
        if sea {
            return;
        }
        for (column, line, text) in [
            (x + 1, y - 2, "'-."),
            (x - 3, y - 2, ".-'"),
            (x + 1, y + 1, ".-'"),
            (x - 3, y + 1, "'-."),
            (x - 4, y, "|"),
            (x + 4, y, "|"),
        ] {
            self.put(column, line, text);
        }
        for (column, line) in [(x, y - 2), (x + 4, y - 1), (x + 4, y + 1), (x, y + 2), (x - 4, y + 1), (x - 4, y - 1)] {
            self.put(column, line, "+");
        }
    }

    fn inside(&mut self, view: &View, hex: Hex) {
        let (x, y) = Self::centre(hex);
        let Some(laid) = view.hexes.get(&hex) else { return };
        let sign = match laid.tile {
            None => "??".to_owned(),
            Some(tile) => match tile {
                Tile::Forest => "Fo".to_owned(),
                Tile::Hills => "Hi".to_owned(),
                Tile::Pasture => "Pa".to_owned(),
                Tile::Fields => "Fi".to_owned(),
                Tile::Mountains => "Mo".to_owned(),
                Tile::Sea => "~".to_owned(),
                Tile::Council => "~C".to_owned(),
                Tile::GoldField => "Au".to_owned(),
                Tile::SwiftVoyage => "S>>".to_owned(),
                Tile::PirateBonus4 => "S!4".to_owned(),
                Tile::PirateBonus5 => "S!5".to_owned(),
                Tile::BetterTrader => "S$".to_owned(),
                shoal => format!("~#{}", shoal.shoal().unwrap_or(0)),
            },
        };
        self.put(x - 3, y - 1, &format!("{:^7}", format!("{hex} {sign}")));
        let mut notes = laid.number.map_or_else(String::new, |number| number.to_string());
        if let Some(lair) = view.lairs.get(&hex) {
            let crews: String = lair.crews.iter().flat_map(|(seat, count)| vec![seat.to_string(); *count as usize]).collect();
            notes = format!("{}{}", if lair.conquered { notes } else { "L".to_owned() }, crews);
        }
        if let Some(village) = view.villages.get(&hex) {
            notes = format!("v{}", village.crews.into_iter().map(|seat| seat.to_string()).collect::<String>());
        }
        if view.hauls.contains(&hex) {
            "><>".clone_into(&mut notes);
        }
        if let Some(pirate) = view.pirate.filter(|pirate| pirate.at == hex) {
            notes = format!("X{}{notes}", pirate.seat);
        }
        self.put(x - 2, y, &format!("{notes:^5}"));
    }

    fn pieces(&mut self, view: &View) {
        let mut roads: Vec<(Edge, usize)> = Vec::new();
        let mut corners: Vec<(Corner, char)> = Vec::new();
        for (seat, own) in view.seats.iter() {
            let small = (b'a' + seat.index() as u8) as char;
            roads.extend(own.roads.iter().map(|edge| (*edge, seat.index())));
            corners.extend(own.settlements.iter().map(|corner| (*corner, small)));
            corners.extend(own.harbours.keys().map(|corner| (*corner, small.to_ascii_uppercase())));
        }
        for (colour, pieces) in &view.neutral {
            let index = colour.parse::<usize>().unwrap_or(4) - 1;
            let small = (b'a' + index as u8) as char;
            roads.extend(pieces.roads.iter().map(|edge| (*edge, index)));
            corners.extend(pieces.settlements.iter().map(|corner| (*corner, small)));
            corners.extend(pieces.harbours.iter().map(|corner| (*corner, small.to_ascii_uppercase())));
        }
        for hex in view.hexes.keys().copied() {
            let (x, y) = Self::centre(hex);
            let corner_places = [(x, y - 2), (x + 4, y - 1), (x + 4, y + 1), (x, y + 2), (x - 4, y + 1), (x - 4, y - 1)];
            for (corner, (column, line)) in hex.corners().into_iter().zip(corner_places) {
                for (_, letter) in corners.iter().filter(|(other, _)| *other == corner) {
                    self.put(column, line, &letter.to_string());
                }
            }
            let edge_places =
                [(x + 1, y - 2), (x + 3, y), (x + 1, y + 1), (x - 3, y + 1), (x.saturating_sub(5), y), (x - 3, y - 2)];
            for (edge, (column, line)) in hex.sides().into_iter().zip(edge_places) {
                let sign = edge_sign(view, &roads, edge);
                if !sign.is_empty() {
                    self.put(column, line, &format!("{sign:^3}"));
                }
            }
        }
    }
}

/// The road's owner as a figure, then its ships' owners in circles.
fn edge_sign(view: &View, roads: &[(Edge, usize)], edge: Edge) -> String {
    const CIRCLED: [char; 4] = ['①', '②', '③', '④'];
    let road = roads.iter().find(|(other, _)| *other == edge).map(|(_, owner)| owner + 1);
    let ships = view
        .seats
        .iter()
        .flat_map(|(seat, own)| own.ships.values().filter(move |ship| ship.at == edge).map(move |_| CIRCLED[seat.index()]));
    let ships: String = ships.collect();
    match road {
        Some(owner) if ships.is_empty() => format!("={owner}="),
        Some(owner) => format!("{owner}{ships}"),
        None => ships,
    }
}
