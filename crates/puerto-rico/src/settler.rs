//! The settler: new plantations and quarries on the islands.

use table::{Log, Played, Seat};

use crate::buildings::Building;
use crate::event::Event;
use crate::state::{ISLAND, PuertoRico, Stage};
use crate::things::{Good, Tile};
use crate::why::Why;

impl PuertoRico {
    /// The hacienda: a tile from the pile, before the normal one.
    pub(crate) fn may_draw(&self, seat: Seat, drawn: bool) -> Result<(), Why> {
        let board = self.board(seat);
        if !board.has(Building::Hacienda) {
            Err(Why::NoHacienda)
        } else if drawn {
            Err(Why::HaciendaUsed)
        } else if board.island_spaces() >= ISLAND {
            Err(Why::IslandFull)
        } else if !self.can_draw() {
            Err(Why::NoTilesLeft)
        } else {
            Ok(())
        }
    }

    pub(crate) fn may_take(&self, seat: Seat, tile: Tile) -> Result<(), Why> {
        let board = self.board(seat);
        match tile {
            Tile::Quarry if self.quarries == 0 => return Err(Why::NoQuarryLeft),
            // The settler's privilege, or a construction hut.
            Tile::Quarry if seat != self.active && !board.has(Building::ConstructionHut) => return Err(Why::QuarryNeedsRight),
            Tile::Plantation(good) if self.row[good.index()] == 0 => return Err(Why::NotInRow),
            _ => {}
        }
        if board.island_spaces() >= ISLAND { Err(Why::IslandFull) } else { Ok(()) }
    }

    pub(crate) fn draw_from_pile(&mut self, seat: Seat, drawn: bool, log: &mut impl Log<Self>) -> Result<Played, Why> {
        self.may_draw(seat, drawn)?;
        // The open row is never touched; untaken tiles of this phase are not among the discards yet.
        if self.reshuffle_if_empty() {
            log.tell_all(|| Event::Reshuffled);
        }
        if let Some(good) = self.draw_tile() {
            let tile = Tile::Plantation(good);
            self.board_mut(seat).tiles[tile.index()] += 1;
            log.tell_all(|| Event::Drew { seat, tile });
        }
        self.stage = Stage::Settle { drawn: true };
        Ok(Played::Barrier)
    }

    pub(crate) fn take(&mut self, seat: Seat, tile: Tile, log: &mut impl Log<Self>) -> Result<Played, Why> {
        self.may_take(seat, tile)?;
        match tile {
            Tile::Plantation(good) => self.row[good.index()] -= 1,
            Tile::Quarry => self.quarries -= 1,
        }
        self.board_mut(seat).tiles[tile.index()] += 1;
        log.tell_all(|| Event::Took { seat, tile });
        if self.board(seat).has(Building::Hospice) && self.any_colonist() {
            self.stage = Stage::Hospice { tile };
            return Ok(Played::Open);
        }
        Ok(self.next_settler(log))
    }

    pub(crate) fn next_settler(&mut self, log: &mut impl Log<Self>) -> Played {
        if let Some(next) = self.next_in_turn() {
            self.actor = next;
            self.stage = Stage::Settle { drawn: false };
            return Played::Open;
        }
        self.lay_row(log);
        self.end_role(log);
        Played::Barrier
    }

    /// What nobody took is discarded, and a new row is laid as far as plantations go.
    fn lay_row(&mut self, log: &mut impl Log<Self>) {
        for (discard, left) in self.discard.iter_mut().zip(&mut self.row) {
            *discard += std::mem::take(left);
        }
        for _ in 0..self.stock().row {
            if self.reshuffle_if_empty() {
                log.tell_all(|| Event::Reshuffled);
            }
            let Some(good) = self.draw_tile() else { break };
            self.row[good.index()] += 1;
        }
        let row = self.row;
        log.tell_all(|| {
            let tiles = Good::ALL.into_iter().flat_map(|good| std::iter::repeat_n(good, row[good.index()] as usize));
            Event::RowLaid { row: tiles.collect() }
        });
    }
}
