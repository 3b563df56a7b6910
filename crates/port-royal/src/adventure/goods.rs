//! Goods: ships kept for what they carry, and the innkeepers who buy bread and rum.

use table::{Illegal, Log, Played, Seat};

use crate::cards::{Card, Goods, Role};
use crate::event::Event;
use crate::state::{CardId, Phase, PortRoyal, push, remove};

/// Innkeepers work from this number of people in the harbour on.
const INNS_FROM: u8 = 4;

impl PortRoyal {
    /// Lays a ship beside the seat's people, for its goods.
    pub(crate) fn store(&mut self, seat: Seat, id: CardId) {
        push(&mut self.below, &mut self.adventure.houses[seat.index()].goods, id);
    }

    /// The ships the seat keeps.
    pub(crate) fn stored(&self, seat: Seat) -> impl Iterator<Item = CardId> + Clone + '_ {
        self.stack(self.house(seat).goods)
    }

    /// Discards a kept ship with this print; false if the seat has none.
    pub(crate) fn spend_goods(&mut self, seat: Seat, card: Card) -> bool {
        let Some(id) = self.stack(self.house(seat).goods).find(|id| self.card(*id) == card) else { return false };
        remove(&mut self.below, &mut self.adventure.houses[seat.index()].goods, id);
        self.push_discard(id);
        true
    }

    // ---- Innkeepers -----------------------------------------------------------------------------------------------------------

    fn innkeepers(&self, seat: Seat) -> impl Iterator<Item = (u8, u8)> {
        self.stack(self.area(seat).people).filter_map(|id| match self.card(id).role() {
            Some(Role::Innkeeper { bread, rum }) => Some((bread, rum)),
            _ => None,
        })
    }

    /// A crown for every innkeeper before its seat takes, and each can sell something.
    pub(super) fn open_inns(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let inns = self.area(seat).has(Role::Innkeeper { bread: 0, rum: 0 });
        self.adventure.sales = 0;
        if inns == 0 || self.people_in_harbour() < INNS_FROM {
            return;
        }
        log.tell_all(|| Event::InnsOpened { seat });
        self.gain_crowns(seat, inns, log);
        self.adventure.sales = ((1u16 << inns.min(8)) - 1) as u8;
    }

    /// How many people lie in the harbour.
    fn people_in_harbour(&self) -> u8 {
        self.stack(self.harbour).filter(|id| matches!(self.card(*id), Card::Person { .. })).count() as u8
    }

    /// The first innkeeper who would still pay this price for the goods.
    fn buyer(&self, seat: Seat, goods: Goods, price: u8) -> Option<u8> {
        let offers = self.innkeepers(seat).enumerate().take(8);
        let pays = |(bread, rum): (u8, u8)| match goods {
            Goods::Bread => bread == price,
            Goods::Rum => rum == price,
            _ => false,
        };
        offers
            .filter(|(index, prices)| self.adventure.sales & 1 << index != 0 && pays(*prices))
            .map(|(index, _)| index as u8)
            .next()
    }

    /// Everything the seat could sell, with the price, each once.
    pub(crate) fn sales(&self, seat: Seat, mut found: impl FnMut(Card, u8)) {
        if self.adventure.sales == 0 {
            return;
        }
        let mut seen = crate::state::PrintSet::EMPTY;
        for id in self.stack(self.house(seat).goods) {
            if !seen.insert(self.face[id as usize]) {
                continue;
            }
            let card = self.card(id);
            let mut told = [None; 8];
            for (index, (bread, rum)) in self.innkeepers(seat).enumerate().take(8) {
                let price = match card {
                    Card::Ship { goods: Some(Goods::Bread), .. } => bread,
                    Card::Ship { goods: Some(Goods::Rum), .. } => rum,
                    _ => continue,
                };
                if self.adventure.sales & 1 << index != 0 && !told.contains(&Some(price)) {
                    told[index] = Some(price);
                    found(card, price);
                }
            }
        }
    }

    pub(crate) fn can_sell(&self, seat: Seat) -> bool {
        let mut possible = false;
        self.sales(seat, |_, _| possible = true);
        possible
    }

    pub(crate) fn sell(&mut self, seat: Seat, card: Card, price: u8, log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        let Card::Ship { goods: Some(goods), .. } = card else {
            return Err(Illegal::because("port-royal-cannot-sell"));
        };
        if !matches!(self.phase, Phase::Take | Phase::After) || self.taker != seat {
            return Err(Illegal::because("port-royal-cannot-sell"));
        }
        let buyer = self.buyer(seat, goods, price).ok_or(Illegal::because("port-royal-cannot-sell"))?;
        if !self.spend_goods(seat, card) {
            return Err(Illegal::because("port-royal-lacks-goods"));
        }
        self.adventure.sales &= !(1 << buyer);
        log.tell_all(|| Event::Sold { seat, card, coins: price });
        self.gain(seat, price, log);
        self.window_used(seat, log);
        Ok(Played::Open)
    }

    /// An innkeeper is about to leave. Of those who pay alike, it is one who has bought already.
    pub(crate) fn inn_closes(&mut self, seat: Seat, id: CardId, prices: (u8, u8)) {
        let is_inn = |other: &CardId| matches!(self.card(*other).role(), Some(Role::Innkeeper { .. }));
        let sales = self.adventure.sales;
        let leaving = self.stack(self.area(seat).people).filter(is_inn).position(|other| other == id);
        let Some(leaving) = leaving.filter(|place| *place < 8 && sales != 0) else { return };
        let bought = |place: usize| sales & 1 << place == 0;
        let alike = self.innkeepers(seat).take(8).enumerate().find(|(place, other)| *other == prices && bought(*place));
        let sales = alike.map_or(sales, |(place, _)| if bought(leaving) { sales } else { sales | 1 << place });
        let before = sales & ((1 << leaving) - 1);
        self.adventure.sales = before | ((u16::from(sales) >> (leaving + 1)) << leaving) as u8;
    }

    /// The moment before taking is over: nobody sells any more.
    pub(crate) fn close_inns(&mut self) {
        self.adventure.sales = 0;
    }
}
