//! Prompts, actions in words, and what is nearly possible.

use table::{Described, Illegal, Message, Seat};

use crate::action::{Action, Hold, Ship};
use crate::boards::each;
use crate::build::{CREW, HARBOUR, ROAD, SETTLEMENT, SETTLER, SHIP};
use crate::event::goods;
use crate::founding::Task;
use crate::geometry::{Corner, Edge, Hex};
use crate::pieces::Resource;
use crate::state::{Explorers, Phase};

impl Explorers {
    pub(crate) fn prompt_of(&self, seat: Seat) -> Message {
        if self.phase == Phase::Over {
            return Message::new("explorers-prompt-over");
        }
        let deciders = self.deciders();
        if !deciders.contains(seat) {
            let first = deciders.lowest().unwrap_or(self.active);
            return Message::new("explorers-prompt-wait").with("seat", first);
        }
        match self.phase {
            Phase::Founding => Message::new(match self.task() {
                Some((_, Task::Harbour)) => "explorers-prompt-place-harbour",
                Some((_, Task::NeutralHarbour)) => "explorers-prompt-place-neutral-harbour",
                Some((_, Task::Settlement)) => "explorers-prompt-place-settlement",
                Some((_, Task::NeutralSettlement)) => "explorers-prompt-place-neutral-settlement",
                Some((_, Task::Road)) => "explorers-prompt-place-road",
                _ => "explorers-prompt-place-ship",
            }),
            Phase::Roll => Message::new("explorers-prompt-roll"),
            Phase::Discard => Message::new("explorers-prompt-discard").with("cards", self.area(seat).due),
            Phase::Pirate => Message::new("explorers-prompt-pirate"),
            Phase::Steal => Message::new("explorers-prompt-steal"),
            Phase::Build => Message::new("explorers-prompt-build"),
            Phase::Compose => self.with_sides("explorers-prompt-compose", seat),
            Phase::Answer => {
                let message = self.with_sides("explorers-prompt-answer", self.active);
                message.with("seat", self.active)
            }
            Phase::Close => Message::new("explorers-prompt-close"),
            Phase::Move if !self.ships_can_act(seat) => Message::new("explorers-prompt-end"),
            Phase::Move | Phase::Over => Message::new("explorers-prompt-move"),
        }
    }

    fn with_sides(&self, id: &'static str, seat: Seat) -> Message {
        let draft = self.area(seat).draft;
        Message::new(id).with("give", goods(&draft.give)).with("want", goods(&draft.want))
    }

    pub(crate) fn described(&self, seat: Seat, action: Action) -> Described {
        let plain = |id: &'static str| (Message::new(id), Vec::new());
        let at_seat = |id: &'static str, other: Seat| (Message::new(id).with("seat", other), vec![format!("seat:{other}")]);
        let resource = |id: &'static str, resource: Resource| {
            (Message::new(id).with_name("resource", resource.name()), vec![format!("card:{resource}")])
        };
        let at_hex = |id: &'static str, ship: Ship, hex: Hex| {
            let message = Message::new(id).with("ship", ship.number()).with("place", self.at_hex(hex));
            (message, vec![format!("hex:{hex}"), format!("ship:{ship}")])
        };
        let at_basin = |message: Message, ship: Ship, corner: Corner| {
            (
                message.with("ship", ship.number()).with("place", self.at_corner(corner)),
                vec![format!("corner:{corner}"), format!("ship:{ship}")],
            )
        };
        let (message, targets) = match action {
            Action::Place(corner) => {
                let id = match self.task() {
                    Some((_, Task::Harbour | Task::NeutralHarbour)) => "explorers-do-place-harbour",
                    _ => "explorers-do-place-settlement",
                };
                (Message::new(id).with("place", self.at_corner(corner)), vec![format!("corner:{corner}")])
            }
            // The first road and ship cost nothing.
            Action::Road(edge) if self.phase == Phase::Founding => {
                (Message::new("explorers-do-place-road").with("place", self.at_edge(edge)), vec![format!("edge:{edge}")])
            }
            Action::Ship { edge, .. } if self.phase == Phase::Founding => {
                (Message::new("explorers-do-place-ship").with("place", self.at_edge(edge)), vec![format!("edge:{edge}")])
            }
            Action::Road(edge) => {
                let message = Message::new("explorers-do-road").with("place", self.at_edge(edge)).with("price", goods(&ROAD));
                (message, vec![format!("edge:{edge}")])
            }
            Action::Ship { edge, instead } => {
                let id = if instead.is_some() { "explorers-do-rebuild-ship" } else { "explorers-do-ship" };
                let message = Message::new(id).with("place", self.at_edge(edge)).with("price", goods(&SHIP));
                match instead {
                    Some(ship) => (message.with("ship", ship.number()), vec![format!("edge:{edge}"), format!("ship:{ship}")]),
                    None => (message, vec![format!("edge:{edge}")]),
                }
            }
            Action::Roll => plain("explorers-do-roll"),
            Action::Discard(card) => resource("explorers-do-discard", card),
            Action::Pirate(hex) => {
                (Message::new("explorers-do-pirate").with("place", self.at_hex(hex)), vec![format!("hex:{hex}")])
            }
            Action::Steal(victim) if self.area(victim).cards() == 0 => at_seat("explorers-do-steal-gold", victim),
            Action::Steal(victim) => at_seat("explorers-do-steal", victim),
            Action::Spare => plain("explorers-do-spare"),
            Action::Trade { give, get } => {
                let message = Message::new("explorers-do-trade").with_name("give", give.name()).with_name("get", get.name());
                (message, vec![format!("card:{give}"), format!("bank:{get}")])
            }
            Action::Buy(card) => {
                let (message, targets) = resource("explorers-do-buy", card);
                (message.with("price", 2u8), targets)
            }
            Action::BuyCheap(card) => {
                let (message, targets) = resource("explorers-do-buy", card);
                (message.with("price", 1u8), targets)
            }
            Action::Sell(card) => resource("explorers-do-sell", card),
            Action::Give(good) => (Message::new("explorers-do-give").with_name("good", good.name()), vec![format!("card:{good}")]),
            Action::Want(good) => (Message::new("explorers-do-want").with_name("good", good.name()), vec![format!("bank:{good}")]),
            Action::Scrap => plain("explorers-do-scrap"),
            Action::Post => plain("explorers-do-post"),
            Action::PostTo(other) => at_seat("explorers-do-post-to", other),
            Action::Counter => (self.with_sides("explorers-do-counter", seat), Vec::new()),
            Action::Accept => {
                let draft = self.area(self.active).draft;
                let message = Message::new("explorers-do-accept").with("give", goods(&draft.want)).with("got", goods(&draft.give));
                (message, Vec::new())
            }
            Action::Decline => plain("explorers-do-decline"),
            Action::DeclineAll => plain("explorers-do-decline-all"),
            Action::Mute => plain("explorers-do-mute"),
            Action::Unmute => plain("explorers-do-unmute"),
            Action::Deal(other) => {
                let (own, theirs) = (self.area(seat).draft, self.area(other).draft);
                let (give, got) = if theirs.is_whole() { (theirs.want, theirs.give) } else { (own.give, own.want) };
                let (message, targets) = at_seat("explorers-do-deal", other);
                (message.with("give", goods(&give)).with("got", goods(&got)), targets)
            }
            Action::NoDeal => plain("explorers-do-no-deal"),
            Action::Settlement(corner) => {
                let message =
                    Message::new("explorers-do-settlement").with("place", self.at_corner(corner)).with("price", goods(&SETTLEMENT));
                (message, vec![format!("corner:{corner}")])
            }
            Action::Harbour(corner) => {
                let message =
                    Message::new("explorers-do-harbour").with("place", self.at_corner(corner)).with("price", goods(&HARBOUR));
                (message, vec![format!("corner:{corner}")])
            }
            Action::Settler(hold) => self.to_hold(["explorers-do-settler", "explorers-do-settler-aboard"], hold, &SETTLER),
            Action::Crew(hold) => self.to_hold(["explorers-do-crew", "explorers-do-crew-aboard"], hold, &CREW),
            Action::Throw { piece, hold } => {
                let (message, targets) = self.to_hold(["explorers-do-throw", "explorers-do-throw-overboard"], hold, &[]);
                (message.with_name("piece", piece.name()), targets)
            }
            Action::SetSail => plain("explorers-do-set-sail"),
            Action::Sail { ship, edge } => self.describe_sail(seat, ship, edge),
            Action::Wool(ship) => (Message::new("explorers-do-wool").with("ship", ship.number()), vec![format!("ship:{ship}")]),
            Action::Load { piece, ship, corner } => {
                at_basin(Message::new("explorers-do-load").with_name("piece", piece.name()), ship, corner)
            }
            Action::Unload { piece, ship, corner } => {
                at_basin(Message::new("explorers-do-unload").with_name("piece", piece.name()), ship, corner)
            }
            Action::Exchange { ship, corner } => at_basin(Message::new("explorers-do-exchange"), ship, corner),
            Action::ExchangeOne { piece, ship, corner } => {
                at_basin(Message::new("explorers-do-exchange-one").with_name("piece", piece.name()), ship, corner)
            }
            Action::Land { ship, hex } if self.village(hex).is_some() => {
                let message = Message::new("explorers-do-land-village").with("ship", ship.number());
                let message = message.with_name("tile", self.tile[hex.index()].name());
                (message, vec![format!("hex:{hex}"), format!("ship:{ship}")])
            }
            Action::Land { ship, hex } => {
                let crews = self.lair(hex).map_or(0, |lair| self.lairs[lair].all_crews());
                let (message, targets) = at_hex("explorers-do-land-lair", ship, hex);
                (message.with("crews", crews + 1), targets)
            }
            Action::Fetch { ship, hex } => at_hex("explorers-do-fetch", ship, hex),
            Action::Catch { ship, hex } => at_hex("explorers-do-catch", ship, hex),
            Action::Deliver { piece, ship } => {
                let message = Message::new("explorers-do-deliver").with_name("piece", piece.name()).with("ship", ship.number());
                (message, vec![format!("ship:{ship}")])
            }
            Action::Found { ship, corner } => {
                let message = Message::new("explorers-do-found").with("place", self.at_corner(corner)).with("ship", ship.number());
                (message, vec![format!("corner:{corner}"), format!("ship:{ship}")])
            }
            Action::RollForFish => (self.stopping(["explorers-do-fish", "explorers-do-fish-stopping"]), Vec::new()),
            Action::Chase(ship) => {
                let chances = self.area(seat).chasing.count_ones();
                let message = self.stopping(["explorers-do-chase", "explorers-do-chase-stopping"]);
                (message.with("ship", ship.number()).with("chances", chances), vec![format!("ship:{ship}")])
            }
            Action::End => (Message::new("explorers-do-end").with("lairs", self.conquests.len), Vec::new()),
        };
        Described::new(message, targets).of_kind(self.kind_of(seat, action))
    }

    fn to_hold(&self, ids: [&'static str; 2], hold: Hold, price: &[u8]) -> (Message, Vec<String>) {
        let (message, target) = match hold {
            Hold::Basin(corner) => (Message::new(ids[0]).with("place", self.at_corner(corner)), format!("corner:{corner}")),
            Hold::Ship(ship) => (Message::new(ids[1]).with("ship", ship.number()), format!("ship:{ship}")),
        };
        (if price.is_empty() { message } else { message.with("price", goods(price)) }, vec![target])
    }

    /// A message about a throw, which ends the move of a ship that is on its way: the first id if none is, the second if one is.
    fn stopping(&self, ids: [&'static str; 2]) -> Message {
        match Ship::ALL.get(self.moving as usize) {
            Some(moving) => Message::new(ids[1]).with("moving", moving.number()),
            None => Message::new(ids[0]),
        }
    }

    fn describe_sail(&self, seat: Seat, ship: Ship, edge: Edge) -> (Message, Vec<String>) {
        let from = self.ship_at(seat, ship).unwrap_or(edge);
        let discovers = self.near(edge) & self.hidden != 0;
        let id = match (discovers, self.owes_tribute(seat, ship, from, edge)) {
            (false, false) => "explorers-do-sail",
            (false, true) => "explorers-do-sail-tribute",
            (true, false) => "explorers-do-discover",
            (true, true) => "explorers-do-discover-tribute",
        };
        let message =
            Message::new(id).with("ship", ship.number()).with_name("wind", from.wind_to(edge)).with("place", self.at_edge(edge));
        let left = self.ship_points[Self::ship_index(seat, ship)].saturating_sub(1);
        let message = if discovers { message } else { message.with("left", left) };
        (message, vec![format!("edge:{edge}"), format!("ship:{ship}")])
    }

    /// What is near at hand but not allowed, with the reason.
    pub(crate) fn near_misses(&self, seat: Seat, into: &mut Vec<(Action, Illegal)>) {
        let mut near = |action: Action| {
            if let Err(why) = self.check(seat, action) {
                into.push((action, why.into()));
            }
        };
        match self.phase {
            Phase::Build => {
                let area = self.area(seat);
                near(Action::Buy(Resource::Ore));
                area.settlements.iter().for_each(|corner| near(Action::Harbour(Corner(corner))));
                if let Some(corner) = area.harbours.first() {
                    near(Action::Settler(Hold::Basin(Corner(corner))));
                    if self.board.scenario > 1 {
                        near(Action::Crew(Hold::Basin(Corner(corner))));
                    }
                    if let Some(edge) = self.board.edges_at[corner as usize].iter().copied().find(|edge| self.is_route(*edge)) {
                        let free = Ship::ALL.into_iter().any(|ship| self.ship_at(seat, ship).is_none());
                        near(Action::Ship { edge, instead: if free { None } else { Some(Ship::ALL[0]) } });
                    }
                }
                let road_ends = area.roads.iter().flat_map(|road| Edge(road).ends());
                if let Some(corner) = road_ends.clone().find(|corner| self.building[corner.index()] == 0) {
                    near(Action::Settlement(corner));
                    let free = self.board.edges_at[corner.index()].iter().copied().find(|edge| self.road[edge.index()] == 0);
                    if let Some(edge) = free {
                        near(Action::Road(edge));
                    }
                }
            }
            Phase::Move => self.sailing_candidates(seat, &mut near),
            Phase::Founding => self.founding_candidates(seat, &mut near),
            Phase::Pirate => each(self.sea).for_each(|hex| near(Action::Pirate(hex))),
            Phase::Compose | Phase::Answer | Phase::Close => self.offer_candidates(seat, &mut near),
            Phase::Roll | Phase::Discard | Phase::Steal | Phase::Over => {}
        }
    }
}
