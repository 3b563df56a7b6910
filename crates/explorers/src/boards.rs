//! The five boards, read from `boards.txt`, with everything about them that never changes during a game.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use crate::geometry::{CORNERS, Corner, EDGES, Edge, GEOMETRY, HEXES, Hex, NONE, ROWS};
use crate::pieces::{MISSIONS, Mission, Tile};

/// The two regions of hidden hexes, each with its own hexes and number tokens.
pub(crate) const NORTH: usize = 0;
pub(crate) const SOUTH: usize = 1;

/// The number tokens of each region.
pub(crate) const TOKENS: [[u8; 6]; 2] = [[3, 4, 5, 6, 9, 10], [4, 5, 8, 9, 10, 11]];
/// The shoals of each region.
pub(crate) const SHOALS: [[Tile; 3]; 2] = [[Tile::Shoal1, Tile::Shoal2, Tile::Shoal3], [Tile::Shoal4, Tile::Shoal5, Tile::Shoal6]];
/// The spice hexes of each region.
const SPICES: [[Tile; 3]; 2] =
    [[Tile::SwiftVoyage, Tile::PirateBonus5, Tile::BetterTrader], [Tile::SwiftVoyage, Tile::PirateBonus4, Tile::BetterTrader]];
/// The loose hexes of the starting island and how many of each there are.
pub(crate) const LOOSE: [(Tile, usize); 5] =
    [(Tile::Mountains, 3), (Tile::Forest, 4), (Tile::Pasture, 3), (Tile::Fields, 2), (Tile::Hills, 2)];

/// One scenario's board.
pub(crate) struct Board {
    pub scenario: u8,
    /// The points that win.
    pub goal: u8,
    pub missions: [bool; MISSIONS],
    pub hexes: u128,
    pub island: u128,
    pub open_sea: u128,
    /// The hidden hexes of each region.
    pub regions: [u128; 2],
    /// The printed terrain; `None` where it is shuffled or hidden.
    pub tile: [Option<Tile>; HEXES],
    /// The numbers on the starting island.
    pub number: [u8; HEXES],
    /// Island hexes whose terrain may be shuffled.
    pub loose: u128,
    /// Where a pirate ship may stand, if it is sea.
    pub pirate_waters: u128,
    /// The hexes hidden in each region, all shoals included.
    pub bags: [Vec<Tile>; 2],
    /// How many of each region's shoals are really in play.
    pub shoals: [u8; 2],
    pub council: Option<Hex>,
    /// Does the edge touch one of the Council's docks?
    pub at_dock: [bool; EDGES],
    pub corner_hexes: [u128; CORNERS],
    pub edge_hexes: [u128; EDGES],
    /// The hexes at both ends of an edge.
    pub hexes_near: [u128; EDGES],
    /// Does the edge lie between a hex and the frame?
    pub frame_edge: [bool; EDGES],
    /// Does the corner touch the frame?
    pub frame_corner: [bool; CORNERS],
    /// The edges at a corner.
    pub edges_at: [ArrayVec<Edge, 3>; CORNERS],
    /// The corners one edge away.
    pub corners_by: [ArrayVec<Corner, 3>; CORNERS],
    /// The edges that share a corner with an edge.
    pub edges_by: [ArrayVec<Edge, 4>; EDGES],
    /// The corners where the first harbour settlements may be placed.
    pub circles: Vec<Corner>,
    /// The corners of the starting island.
    pub island_corners: Vec<Corner>,
    /// The printed opening, if there is one.
    pub opening: &'static [Opening],
}

/// Where one colour stands at the start of the first scenario.
pub(crate) struct Opening {
    pub settlement: &'static str,
    pub road: &'static str,
    pub harbour: &'static str,
    pub ship: &'static str,
}

/// Blue, red, white, orange: the seats in this order.
static OPENING: [Opening; 4] = [
    Opening { settlement: "a1-s", road: "a1-se", harbour: "g2-n", ship: "g2-ne" },
    Opening { settlement: "g1-n", road: "g1-ne", harbour: "a2-s", ship: "a2-se" },
    Opening { settlement: "d1-se", road: "d2-sw", harbour: "d3-s", ship: "d3-se" },
    Opening { settlement: "d1-n", road: "d1-ne", harbour: "d3-n", ship: "d3-ne" },
];

static BOARDS: LazyLock<[Board; 5]> = LazyLock::new(|| {
    let parts: Vec<&str> = include_str!("boards.txt").split("\nscenario ").skip(1).collect();
    // The file is part of the program; the tests of this module read every line of it.
    std::array::from_fn(|index| Board::read(parts[index]).expect("the boards are well written"))
});

/// The board of a scenario, 1 to 5.
pub(crate) fn board(scenario: u8) -> &'static Board {
    &BOARDS[scenario as usize - 1]
}

/// The hexes of a set, in the order of the board.
pub(crate) fn each(mut set: u128) -> impl Iterator<Item = Hex> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let hex = Hex(set.trailing_zeros() as u8);
            set &= set - 1;
            hex
        })
    })
}

impl Board {
    fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let scenario: u8 = lines.next()?.parse().ok()?;
        let goal = lines.next()?.strip_prefix("goal ")?.parse().ok()?;
        let missions = lines.next()?.strip_prefix("missions ")?;
        let missions = Mission::ALL.map(|mission| missions.split(' ').any(|word| mission.word().ends_with(word)));
        let mut bags = [Vec::new(), Vec::new()];
        let mut shoals = [0; 2];
        for (region, key) in ["north ", "south "].into_iter().enumerate() {
            for entry in lines.next()?.strip_prefix(key)?.split(", ") {
                let (kind, count) = entry.split_once(' ')?;
                let count: usize = count.parse().ok()?;
                let tiles: &[Tile] = match kind {
                    "fish" => {
                        shoals[region] = count as u8;
                        &SHOALS[region]
                    }
                    "spice" => &SPICES[region],
                    "gold" => &[Tile::GoldField; 3][..count],
                    terrain => &[terrain.parse().ok()?; 2][..count],
                };
                bags[region].extend(tiles);
            }
        }
        let mut board = Self::bare(scenario, goal, missions, bags, shoals);
        let mut printed = 0;
        for (row, line) in lines.take(ROWS.len()).enumerate() {
            for (column, word) in line.split_whitespace().enumerate() {
                let hex = Hex::at(row, column)?;
                board.hexes |= hex.bit();
                let on_frame = word.ends_with('!');
                if on_frame {
                    printed |= hex.bit();
                }
                board.lay(hex, word.trim_end_matches('!'), on_frame)?;
            }
        }
        board.derive(printed);
        Some(board)
    }

    fn bare(scenario: u8, goal: u8, missions: [bool; MISSIONS], bags: [Vec<Tile>; 2], shoals: [u8; 2]) -> Self {
        Self {
            scenario,
            goal,
            missions,
            hexes: 0,
            island: 0,
            open_sea: 0,
            regions: [0; 2],
            tile: [None; HEXES],
            number: [0; HEXES],
            loose: 0,
            pirate_waters: 0,
            bags,
            shoals,
            council: None,
            at_dock: [false; EDGES],
            corner_hexes: [0; CORNERS],
            edge_hexes: [0; EDGES],
            hexes_near: [0; EDGES],
            frame_edge: [false; EDGES],
            frame_corner: [false; CORNERS],
            edges_at: [const { ArrayVec::new_const() }; CORNERS],
            corners_by: [const { ArrayVec::new_const() }; CORNERS],
            edges_by: [const { ArrayVec::new_const() }; EDGES],
            circles: Vec::new(),
            island_corners: Vec::new(),
            opening: if scenario == 1 { &OPENING } else { &[] },
        }
    }

    fn lay(&mut self, hex: Hex, word: &str, on_frame: bool) -> Option<()> {
        let terrain = match word.as_bytes().first()? {
            b'g' => {
                self.regions[NORTH] |= hex.bit();
                return Some(());
            }
            b'o' => {
                self.regions[SOUTH] |= hex.bit();
                return Some(());
            }
            b'~' | b'*' => {
                let council = word == "*";
                self.open_sea |= hex.bit();
                self.tile[hex.index()] = Some(if council { Tile::Council } else { Tile::Sea });
                if council {
                    self.council = Some(hex);
                }
                return Some(());
            }
            b'M' => Some(Tile::Mountains),
            b'F' => Some(Tile::Forest),
            b'P' => Some(Tile::Pasture),
            b'W' => Some(Tile::Fields),
            b'H' => Some(Tile::Hills),
            b'?' => None,
            _ => return None,
        };
        self.island |= hex.bit();
        self.tile[hex.index()] = terrain;
        self.number[hex.index()] = word[1..].parse().ok()?;
        if !on_frame {
            self.loose |= hex.bit();
        }
        Some(())
    }

    /// Everything that follows from which hexes there are.
    fn derive(&mut self, printed: u128) {
        let on_board = |hexes: &[u8], board: u128| {
            hexes.iter().filter(|hex| **hex != NONE).map(|hex| Hex(*hex).bit() & board).fold(0, |set, hex| set | hex)
        };
        for corner in 0..CORNERS {
            self.corner_hexes[corner] = on_board(&GEOMETRY.corner_hexes[corner], self.hexes);
            self.frame_corner[corner] = (1..3).contains(&self.corner_hexes[corner].count_ones());
        }
        for edge in (0..EDGES as u8).map(Edge) {
            self.edge_hexes[edge.index()] = on_board(&GEOMETRY.edge_hexes[edge.index()], self.hexes);
            if self.edge_hexes[edge.index()] == 0 {
                continue;
            }
            self.frame_edge[edge.index()] = self.edge_hexes[edge.index()].is_power_of_two();
            let [one, other] = edge.ends();
            self.hexes_near[edge.index()] = self.corner_hexes[one.index()] | self.corner_hexes[other.index()];
            self.edges_at[one.index()].push(edge);
            self.edges_at[other.index()].push(edge);
            self.corners_by[one.index()].push(other);
            self.corners_by[other.index()].push(one);
        }
        for edge in (0..EDGES as u8).map(Edge) {
            if self.edge_hexes[edge.index()] != 0 {
                for end in edge.ends() {
                    for next in self.edges_at[end.index()].iter().copied().filter(|next| *next != edge) {
                        self.edges_by[edge.index()].push(next);
                    }
                }
            }
        }
        let by_island = |hex: Hex| hex.corners().iter().any(|corner| self.corner_hexes[corner.index()] & self.island != 0);
        self.pirate_waters =
            each(self.hexes & !printed & !self.island).filter(|hex| !by_island(*hex)).map(Hex::bit).fold(0, |set, hex| set | hex);
        for corner in (0..CORNERS as u8).map(Corner) {
            let hexes = self.corner_hexes[corner.index()];
            if hexes & self.island != 0 {
                self.island_corners.push(corner);
                if hexes & self.open_sea != 0 {
                    self.circles.push(corner);
                }
            }
        }
        if let Some(council) = self.council {
            let [north, _, _, south, ..] = council.corners();
            for dock in [north, south] {
                for edge in self.edges_at[dock.index()].iter().copied() {
                    self.at_dock[edge.index()] = true;
                }
            }
        }
    }

    /// The region a hidden hex belongs to.
    pub fn region(&self, hex: Hex) -> usize {
        if self.regions[NORTH] & hex.bit() != 0 { NORTH } else { SOUTH }
    }

    /// Is this a place of the board?
    pub fn has_corner(&self, corner: Corner) -> bool {
        self.corner_hexes[corner.index()] != 0
    }

    /// Is this a place of the board?
    pub fn has_edge(&self, edge: Edge) -> bool {
        self.edge_hexes[edge.index()] != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(scenario: u8, counts: [usize; 6], goal: u8, pirate: usize) {
        let board = board(scenario);
        let corners = board.corner_hexes.iter().filter(|hexes| **hexes != 0).count();
        let edges = board.edge_hexes.iter().filter(|hexes| **hexes != 0).count();
        let ones = |set: u128| set.count_ones() as usize;
        let hidden = board.regions.map(ones);
        assert_eq!(hidden[0], hidden[1]);
        assert_eq!([ones(board.hexes), ones(board.island), ones(board.open_sea), hidden[0], corners, edges], counts);
        assert_eq!(corners + counts[0] - edges, 1, "Euler's number of a disc");
        assert_eq!((board.goal, ones(board.pirate_waters & board.open_sea)), (goal, pirate));
        assert_eq!(board.circles.len(), 14);
        for region in [NORTH, SOUTH] {
            let away = if board.shoals[region] > 0 { 3 - board.shoals[region] as usize } else { 0 };
            assert_eq!(board.bags[region].len() - away, hidden[region]);
        }
    }

    #[test]
    fn the_boards_count_as_the_printed_ones() {
        check(1, [51, 15, 20, 8, 128, 178], 8, 12);
        check(2, [58, 15, 21, 11, 144, 201], 12, 13);
        check(3, [58, 15, 21, 11, 144, 201], 15, 13);
        check(4, [65, 15, 24, 13, 160, 224], 15, 16);
        check(5, [72, 15, 25, 16, 176, 247], 17, 17);
    }

    #[test]
    fn the_island_has_its_numbers_and_its_terrain() {
        for scenario in 1..=5 {
            let board = board(scenario);
            let mut numbers: Vec<u8> = each(board.island).map(|hex| board.number[hex.index()]).collect();
            numbers.sort_unstable();
            assert_eq!(numbers, [3, 3, 4, 4, 5, 6, 6, 8, 8, 9, 10, 10, 11, 11, 12]);
            if scenario <= 2 {
                for (tile, count) in LOOSE {
                    assert_eq!(each(board.loose).filter(|hex| board.tile[hex.index()] == Some(tile)).count(), count);
                }
            }
        }
    }

    #[test]
    fn hidden_hexes_touch_neither_the_island_nor_the_other_region() {
        for scenario in 1..=5 {
            let board = board(scenario);
            for hexes in board.corner_hexes {
                assert!(hexes & board.regions[NORTH] == 0 || hexes & (board.island | board.regions[SOUTH]) == 0);
                assert!(hexes & board.regions[SOUTH] == 0 || hexes & board.island == 0);
            }
        }
    }

    #[test]
    fn every_hidden_hex_borders_the_sea_or_the_frame() {
        for scenario in 1..=5 {
            let board = board(scenario);
            for hex in each(board.regions[NORTH] | board.regions[SOUTH]) {
                let open = |edge: &Edge| board.frame_edge[edge.index()] || board.edge_hexes[edge.index()] & board.open_sea != 0;
                assert!(hex.sides().iter().any(open), "{hex} in scenario {scenario}");
            }
        }
    }

    #[test]
    fn six_edges_touch_the_docks_of_the_council() {
        for scenario in 3..=5 {
            assert_eq!(board(scenario).at_dock.iter().filter(|dock| **dock).count(), 6);
        }
        assert!(board(2).council.is_none());
    }

    #[test]
    fn the_printed_openings_keep_the_distance_rule_and_stand_on_circles() {
        let board = board(1);
        let corner = |name: &str| name.parse::<Corner>().expect("a corner");
        let places: Vec<Corner> = OPENING.iter().flat_map(|own| [corner(own.settlement), corner(own.harbour)]).collect();
        for place in &places {
            assert!(board.corners_by[place.index()].iter().copied().all(|next| !places.contains(&next)));
        }
        for own in &OPENING {
            assert!(board.circles.contains(&corner(own.harbour)));
            let (road, ship): (Edge, Edge) = (own.road.parse().expect("an edge"), own.ship.parse().expect("an edge"));
            assert!(road.ends().contains(&corner(own.settlement)));
            assert!(ship.ends().contains(&corner(own.harbour)));
        }
    }
}
