//! What players work out in their heads: what a role would bring everybody, what a barrel would fetch, what a load would score.
//! Everything here follows from what lies open.

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Unheard};

use crate::action::Action;
use crate::buildings::Building;
use crate::state::{FREE, Loading, PuertoRico, Stage};
use crate::things::{Good, Role, Ship, Tile};
use crate::view::Counts;

/// What one seat would get at once if a role were taken now, or the most it could make of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, ts_rs::TS)]
pub struct Forecast {
    /// Colonists that arrive.
    pub colonists: u8,
    /// Barrels it would produce, the craftsman's privilege as the dearest it could take.
    pub goods: Counts,
    /// Money: what lies on the card, the privilege, the best sale.
    pub doubloons: u16,
    /// Points for all its loads, if everybody always makes the load that scores the most at once.
    pub points: u16,
    /// Are these points only likely, because somebody would have a choice of loads?
    pub likely: bool,
    /// May it take a quarry?
    pub quarry: bool,
    /// The dearest building it could build.
    pub builds: Option<Building>,
    /// Does it get nothing, and can it do nothing?
    pub nothing: bool,
}

/// A load the seat could make now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct LoadView {
    /// The good.
    pub good: Good,
    /// Where to.
    pub on: Ship,
    /// How many barrels fit.
    pub barrels: u8,
    /// What they score, all together.
    pub points: u16,
    /// Of these, for the harbor.
    pub harbor: u16,
    /// Of these, the captain's privilege.
    pub privilege: u16,
}

impl PuertoRico {
    /// What taking this role now would bring every seat; nothing where nobody is to choose it.
    pub(crate) fn forecast(&self, role: Role) -> Option<PerSeat<Forecast>> {
        if self.stage != Stage::Choose || self.taken[role.index()] != FREE {
            return None;
        }
        let mut ahead = self.clone();
        // Nothing beyond the role itself is played, not even what leaves no choice.
        ahead.automatic = false;
        let _ = ahead.act(Action::Choose(role), &mut Unheard).ok()?;
        if let Stage::Extra { produced } = ahead.stage {
            let extras = Good::ALL.into_iter().filter(|good| ahead.may_take_extra(produced, *good).is_ok());
            let dearest = extras.max_by_key(|good| good.price())?;
            let _ = ahead.act(Action::Extra(dearest), &mut Unheard).ok()?;
        }
        let likely = ahead.load_greedily();
        Some(PerSeat::from_fn(self.seats, |seat| {
            let (before, after) = (self.board(seat), ahead.board(seat));
            let gained = |good: Good| after.goods[good.index()].saturating_sub(before.goods[good.index()]);
            let mut forecast = Forecast {
                colonists: after.colonists().saturating_sub(before.colonists()),
                doubloons: after.doubloons.saturating_sub(before.doubloons),
                ..Forecast::default()
            };
            match role {
                Role::Craftsman => forecast.goods = Counts(Good::ALL.map(gained)),
                Role::Trader => forecast.doubloons += ahead.sales(seat).map(|(_, price)| price).max().unwrap_or(0),
                Role::Captain => {
                    forecast.points = after.points.saturating_sub(before.points);
                    forecast.likely = likely && forecast.points > 0;
                }
                Role::Settler => forecast.quarry = ahead.may_take(seat, Tile::Quarry).is_ok(),
                Role::Builder => forecast.builds = ahead.dearest(seat),
                Role::Mayor | Role::Prospector | Role::SecondProspector => {}
            }
            // Whether a tile is worth taking is for people to say.
            let may_settle = role == Role::Settler && Tile::ALL.into_iter().any(|tile| ahead.may_take(seat, tile).is_ok());
            forecast.nothing = !may_settle && forecast == Forecast::default();
            forecast
        }))
    }

    /// Plays the loading to its end, every load the one that scores the most at once; tells whether anybody had a choice.
    fn load_greedily(&mut self) -> bool {
        let mut chosen = false;
        loop {
            let action = match self.stage {
                Stage::Load(_) => {
                    let loads = self.loads(self.actor);
                    chosen |= self.only_option().is_none();
                    // A wharf can wait: it is nobody else's.
                    let best = loads.into_iter().max_by_key(|load| (load.points, load.on != Ship::Wharf));
                    best.map(|load| Action::Load { good: load.good, on: load.on })
                }
                Stage::Bonus { .. } => Some(Action::Accept),
                _ => None,
            };
            match action {
                Some(action) if self.act(action, &mut Unheard).is_ok() => {}
                _ => return chosen,
            }
        }
    }

    /// The building of the highest price on the list that the seat could build now.
    fn dearest(&self, seat: Seat) -> Option<Building> {
        let affordable = Building::ALL.into_iter().filter(|building| self.may_build(seat, *building).is_ok());
        affordable.max_by_key(|building| (building.cost(self.balanced), building.points()))
    }

    /// What the seat could sell as the trading house lies, and for how much.
    pub(crate) fn sales(&self, seat: Seat) -> impl Iterator<Item = (Good, u16)> + '_ {
        let sellable = Good::ALL.into_iter().filter(move |good| self.may_sell(seat, *good).is_ok());
        sellable.map(move |good| (good, self.proceeds(seat, good)))
    }

    /// The loads the seat could make if it were its turn; none outside the captain phase.
    pub(crate) fn loads(&self, seat: Seat) -> Vec<LoadView> {
        let Stage::Load(loading) = self.stage else { return Vec::new() };
        let ships = self.ships.iter().filter(|ship| ship.capacity > 0).map(|ship| Ship::Cargo(ship.capacity)).chain([Ship::Wharf]);
        let pairs = ships.flat_map(|on| Good::ALL.map(|good| (good, on)));
        pairs.filter_map(|(good, on)| self.load_view(seat, loading, good, on)).collect()
    }

    fn load_view(&self, seat: Seat, loading: Loading, good: Good, on: Ship) -> Option<LoadView> {
        let barrels = self.may_load(seat, loading, good, on).ok()?;
        let (harbor, privilege) = self.load_bonuses(seat, loading, barrels);
        Some(LoadView { good, on, barrels, points: u16::from(barrels) + harbor + privilege, harbor, privilege })
    }
}
