//! Phases in which seats stand in each other's way, played through in the head: the trading house and the ships have little room.

use puerto_rico::{Building, Good};
use table::MAX_SEATS;

use super::judge::Judge;

/// How many barrels the trading house takes.
const HOUSE: u8 = 4;

impl Judge<'_> {
    /// What selling brings each seat if this one begins.
    pub fn sales(self) -> [f32; MAX_SEATS] {
        let mut gains = [0.0; MAX_SEATS];
        let mut house = Good::ALL.map(|good| self.sight.house(good));
        for seat in std::iter::once(self.seat).chain(self.others()) {
            if house.iter().sum::<u8>() >= HOUSE {
                break;
            }
            let extra = if seat == self.seat { 1.0 } else { 0.0 };
            let any = self.sight.has(seat, Building::Office);
            let sellable =
                Good::ALL.into_iter().filter(|good| self.sight.goods(seat, *good) > 0 && (any || house[good.index()] == 0));
            let best = sellable.map(|good| (good, self.of(seat).sale(good, extra))).max_by(|one, other| one.1.total_cmp(&other.1));
            if let Some((good, gain)) = best.filter(|(_, gain)| *gain > 0.0) {
                house[good.index()] += 1;
                gains[seat.index()] = gain;
            }
        }
        gains
    }

    /// What shipping brings each seat if this one begins: points, less what the barrels were worth, and what spoils.
    pub fn loads(self) -> [f32; MAX_SEATS] {
        let sight = self.sight;
        let seats = usize::from(sight.seats());
        let mut gains = [0.0; MAX_SEATS];
        let mut ships = [(0, None, 0); 3];
        ships.iter_mut().zip(sight.ships()).for_each(|(ship, real)| *ship = real);
        let mut goods = [[0u8; 5]; MAX_SEATS];
        for (seat, goods) in goods.iter_mut().enumerate().take(seats) {
            *goods = Good::ALL.map(|good| sight.goods(table::Seat::new(seat), good));
        }
        let mut wharf = [false; MAX_SEATS];
        let mut privilege = true;
        let (mut seat, mut idle) = (self.seat, 0);
        while idle < seats {
            let held = &mut goods[seat.index()];
            let mut best: Option<(u8, usize, usize)> = None;
            for (kind, barrels) in held.iter().copied().enumerate().filter(|(_, barrels)| *barrels > 0) {
                let good = Good::ALL[kind];
                let room = |(place, (capacity, _, load)): (usize, &(u8, Option<Good>, u8))| (capacity - load, place);
                let at_sea = ships.iter().enumerate().find(|(_, ship)| ship.1 == Some(good)).map(room);
                let found = at_sea.or_else(|| {
                    let empty = || ships.iter().enumerate().filter(|(_, ship)| ship.1.is_none() && ship.0 > 0).map(room);
                    // The smallest that takes all, or the largest.
                    empty().filter(|(room, _)| *room >= barrels).min().or_else(|| empty().max())
                });
                if let Some((room, place)) = found.filter(|(room, _)| *room > 0)
                    && best.is_none_or(|(most, ..)| barrels.min(room) > most)
                {
                    best = Some((barrels.min(room), kind, place));
                }
            }
            let harbor = if sight.has(seat, Building::Harbor) { 1.0 } else { 0.0 };
            let captain = privilege && seat == self.seat;
            let bonus = harbor + if captain { 1.0 } else { 0.0 };
            if let Some((load, kind, place)) = best {
                held[kind] -= load;
                ships[place].1 = Some(Good::ALL[kind]);
                ships[place].2 += load;
                gains[seat.index()] += f32::from(load) * (1.0 - self.barrel) + bonus;
                idle = 0;
            } else if let Some((kind, most)) = held.iter().copied().enumerate().max_by_key(|(_, barrels)| *barrels)
                && most > 0
                && sight.has(seat, Building::Wharf)
                && !std::mem::replace(&mut wharf[seat.index()], true)
            {
                held[kind] = 0;
                gains[seat.index()] += f32::from(most) * (1.0 - self.barrel) + bonus;
                idle = 0;
            } else {
                idle += 1;
            }
            privilege &= !captain;
            seat = seat.next(sight.seats());
        }
        for (index, (gain, held)) in gains.iter_mut().zip(&mut goods).enumerate().take(seats) {
            let seat = table::Seat::new(index);
            let stores =
                usize::from(sight.has(seat, Building::SmallWarehouse)) + 2 * usize::from(sight.has(seat, Building::LargeWarehouse));
            held.sort_unstable_by(|one, other| other.cmp(one));
            let spoilt = held.iter().skip(stores).sum::<u8>().saturating_sub(1);
            *gain -= self.barrel * f32::from(spoilt);
        }
        gains
    }
}
