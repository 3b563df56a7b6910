//! What happens at the table. All of it is seen by everybody, but for the card that is stolen.

use serde::Serialize;
use table::{Act, Arg, Message, Moved, Seat, of_seat};

use crate::action::Ship;
use crate::founding::Task;
use crate::geometry::{Corner, Edge, Hex};
use crate::pieces::{Good, Mission, Piece, RESOURCES, Resource, Tile};
use crate::whereabouts::At;

/// The regions of hidden hexes, in words.
const REGION_NAMES: [&str; 2] = ["explorers-north", "explorers-south"];

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Event {
    /// A seat placed a first piece.
    Placed {
        /// Who.
        seat: Seat,
        /// What.
        task: Task,
        /// Where.
        #[ts(as = "Corner")]
        corner: At<Corner>,
    },
    /// A seat's first cards: one of each terrain beside its settlement.
    DealtFirstCards {
        /// The seat it belongs to.
        seat: Seat,
        /// Of each resource.
        cards: [u8; RESOURCES],
    },
    /// A seat placed its settler ship.
    PlacedSettlerShip {
        /// Who.
        seat: Seat,
        /// Where.
        #[ts(as = "Edge")]
        edge: At<Edge>,
    },
    /// A turn begins.
    TurnBegan {
        /// The seat it belongs to.
        seat: Seat,
        /// In which round.
        round: u16,
    },
    /// A seat rolled for production.
    Rolled {
        /// Who.
        seat: Seat,
        /// What.
        dice: [u8; 2],
    },
    /// A seat got cards for the roll.
    Produced {
        /// Who.
        seat: Seat,
        /// Of each resource.
        cards: [u8; RESOURCES],
    },
    /// A seat got gold from its gold fields.
    MinedGold {
        /// Who.
        seat: Seat,
        /// How much.
        gold: u16,
    },
    /// A seat got a gold because the roll brought it no resource.
    Compensated {
        /// Who.
        seat: Seat,
    },
    /// A seat gave the cards a 7 cost it.
    Discarded {
        /// Who.
        seat: Seat,
        /// Of each resource.
        cards: [u8; RESOURCES],
    },
    /// A seat placed its pirate ship.
    PlacedPirate {
        /// Who.
        seat: Seat,
        /// Where.
        #[ts(as = "Hex")]
        hex: At<Hex>,
    },
    /// The pirate ship drove a haul away.
    PiratesFished {
        /// Where.
        #[ts(as = "Hex")]
        hex: At<Hex>,
    },
    /// A seat stole a card.
    Stole {
        /// Who.
        seat: Seat,
        /// From whom.
        victim: Seat,
        /// Which, for those two.
        resource: Option<Resource>,
    },
    /// A seat stole a gold from one without cards.
    StoleGold {
        /// Who.
        seat: Seat,
        /// From whom.
        victim: Seat,
    },
    /// Too many thefts to remember: the oldest one's card is told.
    TheftTold {
        /// The thief.
        seat: Seat,
        /// The victim.
        victim: Seat,
        /// The card.
        resource: Resource,
    },
    /// A seat stole nothing.
    Spared {
        /// Who.
        seat: Seat,
    },
    /// A seat gave the bank three for one.
    TradedWithBank {
        /// Who.
        seat: Seat,
        /// Three of these.
        give: Resource,
        /// For one of these.
        get: Good,
    },
    /// A seat bought a resource.
    Bought {
        /// Who.
        seat: Seat,
        /// What.
        resource: Resource,
        /// For how much gold.
        price: u16,
    },
    /// A seat sold a resource for a gold.
    Sold {
        /// Who.
        seat: Seat,
        /// What.
        resource: Resource,
    },
    /// A seat made an offer.
    Offered {
        /// Who.
        seat: Seat,
        /// To whom; to all if to nobody.
        to: Option<Seat>,
        /// What it gives.
        give: [u8; RESOURCES + 1],
        /// What it wants.
        want: [u8; RESOURCES + 1],
    },
    /// A seat agreed.
    Accepted {
        /// Who.
        seat: Seat,
    },
    /// A seat refused.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A seat made an offer of its own.
    Countered {
        /// Who.
        seat: Seat,
        /// What it gives.
        give: [u8; RESOURCES + 1],
        /// What it wants.
        want: [u8; RESOURCES + 1],
    },
    /// A seat will hear no more offers in this turn.
    WantsQuiet {
        /// Who.
        seat: Seat,
    },
    /// A seat will hear no more offers.
    Muted {
        /// Who.
        seat: Seat,
    },
    /// A seat hears offers again.
    Unmuted {
        /// Who.
        seat: Seat,
    },
    /// Two seats traded.
    Dealt {
        /// The active one.
        seat: Seat,
        /// The other.
        other: Seat,
        /// What the active one gave.
        give: [u8; RESOURCES + 1],
        /// What it got.
        got: [u8; RESOURCES + 1],
    },
    /// An offer ended without a deal.
    NoDeal {
        /// The seat it belongs to.
        seat: Seat,
    },
    /// A seat built a road.
    BuiltRoad {
        /// Who.
        seat: Seat,
        /// Where.
        #[ts(as = "Edge")]
        edge: At<Edge>,
    },
    /// A seat built a settlement.
    BuiltSettlement {
        /// Who.
        seat: Seat,
        /// Where.
        #[ts(as = "Corner")]
        corner: At<Corner>,
    },
    /// A settlement became a harbour settlement.
    BuiltHarbour {
        /// The seat it belongs to.
        seat: Seat,
        /// Where.
        #[ts(as = "Corner")]
        corner: At<Corner>,
    },
    /// A seat built a ship.
    BuiltShip {
        /// Who.
        seat: Seat,
        /// Which.
        ship: Ship,
        /// Where.
        #[ts(as = "Edge")]
        edge: At<Edge>,
        /// Was it taken from the board?
        rebuilt: bool,
    },
    /// A seat got a settler or a crew.
    GotPiece {
        /// Who.
        seat: Seat,
        /// Which.
        piece: Piece,
    },
    /// A seat threw a piece away.
    Threw {
        /// Who.
        seat: Seat,
        /// Which.
        piece: Piece,
    },
    /// A seat's movement begins.
    SetSail {
        /// The seat it belongs to.
        seat: Seat,
    },
    /// A ship moved.
    Sailed {
        /// The seat it belongs to.
        seat: Seat,
        /// Which.
        ship: Ship,
        /// Where to.
        #[ts(as = "Edge")]
        edge: At<Edge>,
    },
    /// A ship paid the pirate.
    PaidTribute {
        /// The seat it belongs to.
        seat: Seat,
        /// Which.
        ship: Ship,
    },
    /// A seat paid wool for two more steps.
    PaidWool {
        /// Who.
        seat: Seat,
        /// For which ship.
        ship: Ship,
    },
    /// A ship discovered land.
    DiscoveredLand {
        /// The seat it belongs to.
        seat: Seat,
        /// Where.
        hex: Hex,
        /// In which region.
        #[serde(skip)]
        region: usize,
        /// What.
        tile: Tile,
        /// Its number.
        number: u8,
    },
    /// A ship discovered something else, for two gold.
    Discovered {
        /// The seat it belongs to.
        seat: Seat,
        /// Where.
        hex: Hex,
        /// In which region.
        #[serde(skip)]
        region: usize,
        /// What.
        tile: Tile,
    },
    /// A discoverer got a card.
    Rewarded {
        /// Who.
        seat: Seat,
        /// Which.
        resource: Resource,
    },
    /// A piece was loaded.
    Loaded {
        /// The seat it belongs to.
        seat: Seat,
        /// Into which ship.
        ship: Ship,
        /// Which.
        piece: Piece,
    },
    /// A piece was unloaded.
    Unloaded {
        /// The seat it belongs to.
        seat: Seat,
        /// From which ship.
        ship: Ship,
        /// Which.
        piece: Piece,
    },
    /// A ship and a basin exchanged pieces.
    Exchanged {
        /// The seat it belongs to.
        seat: Seat,
        /// Which ship.
        ship: Ship,
    },
    /// A settler ship founded a settlement.
    Founded {
        /// The seat it belongs to.
        seat: Seat,
        /// Which ship.
        ship: Ship,
        /// Where.
        #[ts(as = "Corner")]
        corner: At<Corner>,
    },
    /// A crew was landed.
    Landed {
        /// The seat it belongs to.
        seat: Seat,
        /// From which ship.
        ship: Ship,
        /// Where.
        #[ts(as = "Hex")]
        hex: At<Hex>,
    },
    /// The third crew has landed: the lair falls at the end of the turn.
    LairFalls {
        /// Where.
        #[ts(as = "Hex")]
        hex: At<Hex>,
    },
    /// A village is a seat's friend.
    Befriended {
        /// The seat it belongs to.
        seat: Seat,
        /// Where.
        hex: Hex,
        /// With which advantage.
        tile: Tile,
    },
    /// A crew was fetched.
    Fetched {
        /// The seat it belongs to.
        seat: Seat,
        /// Into which ship.
        ship: Ship,
        /// From where.
        #[ts(as = "Hex")]
        hex: At<Hex>,
    },
    /// A seat got two gold for its part in a conquest.
    TookPart {
        /// Who.
        seat: Seat,
        /// Where.
        #[ts(as = "Hex")]
        hex: At<Hex>,
    },
    /// A seat rolled to be the hero.
    HeroRolled {
        /// Who.
        seat: Seat,
        /// What.
        die: u8,
        /// With how many crews.
        crews: u8,
    },
    /// A seat is the hero of a conquest.
    Hero {
        /// Who.
        seat: Seat,
        /// Where.
        #[ts(as = "Hex")]
        hex: At<Hex>,
    },
    /// A lair is conquered; its number is seen.
    LairFreed {
        /// Where.
        #[ts(as = "Hex")]
        hex: At<Hex>,
        /// The number.
        number: u8,
    },
    /// A marker moved on.
    Advanced {
        /// The seat it belongs to.
        seat: Seat,
        /// On which card.
        mission: Mission,
        /// To which step.
        step: u8,
    },
    /// A seat took over a mission's card.
    Leads {
        /// Who.
        seat: Seat,
        /// Which.
        mission: Mission,
    },
    /// A seat rolled for fish.
    RolledForFish {
        /// Who.
        seat: Seat,
        /// What.
        die: u8,
        /// Where a haul came.
        #[ts(as = "Option<Hex>")]
        hex: Option<At<Hex>>,
    },
    /// A ship caught a haul.
    Caught {
        /// The seat it belongs to.
        seat: Seat,
        /// Which.
        ship: Ship,
        /// Where.
        #[ts(as = "Hex")]
        hex: At<Hex>,
    },
    /// A ship delivered to the Council.
    Delivered {
        /// The seat it belongs to.
        seat: Seat,
        /// Which.
        ship: Ship,
        /// What.
        piece: Piece,
    },
    /// A ship tried to drive the pirate away.
    Chased {
        /// The seat it belongs to.
        seat: Seat,
        /// Which.
        ship: Ship,
        /// The roll.
        die: u8,
        /// Did it succeed?
        won: bool,
    },
    /// A seat has won.
    Won {
        /// Who.
        seat: Seat,
        /// With how many points.
        points: u8,
    },
    /// The rounds are over.
    OutOfTime,
}

/// Goods, each told as often as there are.
pub(crate) fn goods(counts: &[u8]) -> Arg {
    let each = Good::ALL.into_iter().zip(counts).flat_map(|(good, count)| std::iter::repeat_n(good.name().into(), *count as usize));
    Arg::Names(each.collect())
}

impl table::Event for Event {
    fn message(&self) -> Message {
        match self {
            Self::Placed { seat, task, corner } => {
                let id = match task {
                    Task::Harbour => "explorers-placed-harbour",
                    Task::Settlement => "explorers-placed-settlement",
                    Task::NeutralHarbour => "explorers-placed-neutral-harbour",
                    _ => "explorers-placed-neutral-settlement",
                };
                Message::new(id).with("seat", *seat).with("place", *corner)
            }
            Self::DealtFirstCards { seat, cards } => {
                Message::new("explorers-first-cards").with("seat", *seat).with("cards", goods(cards))
            }
            Self::PlacedSettlerShip { seat, edge } => {
                Message::new("explorers-placed-settler-ship").with("seat", *seat).with("place", *edge)
            }
            Self::TurnBegan { seat, round } => Message::new("explorers-turn-began").with("seat", *seat).with("round", *round),
            Self::Rolled { seat, dice: [one, other] } => Message::new("explorers-rolled")
                .with("seat", *seat)
                .with("one", *one)
                .with("other", *other)
                .with("sum", one + other),
            Self::Produced { seat, cards } => Message::new("explorers-produced").with("seat", *seat).with("cards", goods(cards)),
            Self::MinedGold { seat, gold } => Message::new("explorers-mined-gold").with("seat", *seat).with("gold", *gold),
            Self::Compensated { seat } => Message::new("explorers-compensated").with("seat", *seat),
            Self::Discarded { seat, cards } => Message::new("explorers-discarded").with("seat", *seat).with("cards", goods(cards)),
            Self::PlacedPirate { seat, hex } => Message::new("explorers-placed-pirate").with("seat", *seat).with("place", *hex),
            Self::PiratesFished { hex } => Message::new("explorers-pirates-fished").with("place", *hex),
            Self::Stole { seat, victim, resource: Some(resource) } => Message::new("explorers-stole-card")
                .with("seat", *seat)
                .with("victim", *victim)
                .with_name("resource", resource.name()),
            Self::Stole { seat, victim, resource: None } => {
                Message::new("explorers-stole").with("seat", *seat).with("victim", *victim)
            }
            Self::StoleGold { seat, victim } => Message::new("explorers-stole-gold").with("seat", *seat).with("victim", *victim),
            Self::TheftTold { seat, victim, resource } => Message::new("explorers-theft-told")
                .with("seat", *seat)
                .with("victim", *victim)
                .with_name("resource", resource.name()),
            Self::Spared { seat } => Message::new("explorers-spared").with("seat", *seat),
            Self::TradedWithBank { seat, give, get } => Message::new("explorers-traded-with-bank")
                .with("seat", *seat)
                .with_name("give", give.name())
                .with_name("get", get.name()),
            Self::Bought { seat, resource, price } => {
                Message::new("explorers-bought").with("seat", *seat).with_name("resource", resource.name()).with("price", *price)
            }
            Self::Sold { seat, resource } => {
                Message::new("explorers-sold").with("seat", *seat).with_name("resource", resource.name())
            }
            Self::Offered { seat, to: None, give, want } => {
                Message::new("explorers-offered").with("seat", *seat).with("give", goods(give)).with("want", goods(want))
            }
            Self::Offered { seat, to: Some(to), give, want } => Message::new("explorers-offered-to")
                .with("seat", *seat)
                .with("to", *to)
                .with("give", goods(give))
                .with("want", goods(want)),
            Self::Accepted { seat } => Message::new("explorers-accepted").with("seat", *seat),
            Self::Declined { seat } => Message::new("explorers-declined").with("seat", *seat),
            Self::Countered { seat, give, want } => {
                Message::new("explorers-countered").with("seat", *seat).with("give", goods(give)).with("want", goods(want))
            }
            Self::WantsQuiet { seat } => Message::new("explorers-wants-quiet").with("seat", *seat),
            Self::Muted { seat } => Message::new("explorers-muted").with("seat", *seat),
            Self::Unmuted { seat } => Message::new("explorers-unmuted").with("seat", *seat),
            Self::Dealt { seat, other, give, got } => Message::new("explorers-dealt")
                .with("seat", *seat)
                .with("other", *other)
                .with("give", goods(give))
                .with("got", goods(got)),
            Self::NoDeal { seat } => Message::new("explorers-no-deal").with("seat", *seat),
            Self::BuiltRoad { seat, edge } => Message::new("explorers-built-road").with("seat", *seat).with("place", *edge),
            Self::BuiltSettlement { seat, corner } => {
                Message::new("explorers-built-settlement").with("seat", *seat).with("place", *corner)
            }
            Self::BuiltHarbour { seat, corner } => {
                Message::new("explorers-built-harbour").with("seat", *seat).with("place", *corner)
            }
            Self::BuiltShip { seat, ship, edge, rebuilt } => {
                let id = if *rebuilt { "explorers-rebuilt-ship" } else { "explorers-built-ship" };
                Message::new(id).with("seat", *seat).with("ship", ship.number()).with("place", *edge)
            }
            Self::GotPiece { seat, piece } => {
                Message::new("explorers-got-piece").with("seat", *seat).with_name("piece", piece.name())
            }
            Self::Threw { seat, piece } => Message::new("explorers-threw").with("seat", *seat).with_name("piece", piece.name()),
            Self::SetSail { seat } => Message::new("explorers-set-sail").with("seat", *seat),
            Self::Sailed { seat, ship, edge } => {
                Message::new("explorers-sailed").with("seat", *seat).with("ship", ship.number()).with("place", *edge)
            }
            Self::PaidTribute { seat, ship } => {
                Message::new("explorers-paid-tribute").with("seat", *seat).with("ship", ship.number())
            }
            Self::PaidWool { seat, ship } => Message::new("explorers-paid-wool").with("seat", *seat).with("ship", ship.number()),
            Self::DiscoveredLand { seat, region, tile, number, .. } => Message::new("explorers-discovered-land")
                .with("seat", *seat)
                .with_name("region", REGION_NAMES[*region])
                .with_name("tile", tile.name())
                .with("number", *number),
            Self::Discovered { seat, region, tile, .. } => Message::new("explorers-discovered")
                .with("seat", *seat)
                .with_name("region", REGION_NAMES[*region])
                .with_name("tile", tile.name()),
            Self::Rewarded { seat, resource } => {
                Message::new("explorers-rewarded").with("seat", *seat).with_name("resource", resource.name())
            }
            Self::Loaded { seat, ship, piece } => {
                Message::new("explorers-loaded").with("seat", *seat).with("ship", ship.number()).with_name("piece", piece.name())
            }
            Self::Unloaded { seat, ship, piece } => {
                Message::new("explorers-unloaded").with("seat", *seat).with("ship", ship.number()).with_name("piece", piece.name())
            }
            Self::Exchanged { seat, ship } => Message::new("explorers-exchanged").with("seat", *seat).with("ship", ship.number()),
            Self::Founded { seat, corner, .. } => Message::new("explorers-founded").with("seat", *seat).with("place", *corner),
            Self::Landed { seat, ship, hex } => {
                Message::new("explorers-landed").with("seat", *seat).with("ship", ship.number()).with("place", *hex)
            }
            Self::LairFalls { hex } => Message::new("explorers-lair-falls").with("place", *hex),
            Self::Befriended { seat, tile, .. } => {
                Message::new("explorers-befriended").with("seat", *seat).with_name("tile", tile.name())
            }
            Self::Fetched { seat, ship, hex } => {
                Message::new("explorers-fetched").with("seat", *seat).with("ship", ship.number()).with("place", *hex)
            }
            Self::TookPart { seat, hex } => Message::new("explorers-took-part").with("seat", *seat).with("place", *hex),
            Self::HeroRolled { seat, die, crews } => {
                Message::new("explorers-hero-rolled").with("seat", *seat).with("die", *die).with("crews", *crews)
            }
            Self::Hero { seat, hex } => Message::new("explorers-hero").with("seat", *seat).with("place", *hex),
            Self::LairFreed { hex, number } => Message::new("explorers-lair-freed").with("place", *hex).with("number", *number),
            Self::Advanced { seat, mission, step } => {
                Message::new("explorers-advanced").with("seat", *seat).with_name("mission", mission.name()).with("step", *step)
            }
            Self::Leads { seat, mission } => {
                Message::new("explorers-leads").with("seat", *seat).with_name("mission", mission.name())
            }
            Self::RolledForFish { seat, die, hex: Some(hex) } => {
                Message::new("explorers-fish-came").with("seat", *seat).with("die", *die).with("place", *hex)
            }
            Self::RolledForFish { seat, die, hex: None } => {
                Message::new("explorers-no-fish-came").with("seat", *seat).with("die", *die)
            }
            Self::Caught { seat, ship, hex } => {
                Message::new("explorers-caught").with("seat", *seat).with("ship", ship.number()).with("place", *hex)
            }
            Self::Delivered { seat, ship, piece } => {
                Message::new("explorers-delivered").with("seat", *seat).with("ship", ship.number()).with_name("piece", piece.name())
            }
            Self::Chased { seat, ship, die, won } => {
                let id = if *won { "explorers-chased-away" } else { "explorers-chase-failed" };
                Message::new(id).with("seat", *seat).with("ship", ship.number()).with("die", *die)
            }
            Self::Won { seat, points } => Message::new("explorers-won").with("seat", *seat).with("points", *points),
            Self::OutOfTime => Message::new("explorers-out-of-time"),
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Placed { seat, .. }
            | Self::DealtFirstCards { seat, .. }
            | Self::PlacedSettlerShip { seat, .. }
            | Self::TurnBegan { seat, .. }
            | Self::Rolled { seat, .. }
            | Self::Produced { seat, .. }
            | Self::MinedGold { seat, .. }
            | Self::Compensated { seat, .. }
            | Self::Discarded { seat, .. }
            | Self::PlacedPirate { seat, .. }
            | Self::Stole { seat, .. }
            | Self::StoleGold { seat, .. }
            | Self::TheftTold { seat, .. }
            | Self::Spared { seat, .. }
            | Self::TradedWithBank { seat, .. }
            | Self::Bought { seat, .. }
            | Self::Sold { seat, .. }
            | Self::Offered { seat, .. }
            | Self::Accepted { seat, .. }
            | Self::Declined { seat, .. }
            | Self::Countered { seat, .. }
            | Self::WantsQuiet { seat, .. }
            | Self::Muted { seat, .. }
            | Self::Unmuted { seat, .. }
            | Self::Dealt { seat, .. }
            | Self::NoDeal { seat, .. }
            | Self::BuiltRoad { seat, .. }
            | Self::BuiltSettlement { seat, .. }
            | Self::BuiltHarbour { seat, .. }
            | Self::BuiltShip { seat, .. }
            | Self::GotPiece { seat, .. }
            | Self::Threw { seat, .. }
            | Self::SetSail { seat, .. }
            | Self::Sailed { seat, .. }
            | Self::PaidTribute { seat, .. }
            | Self::PaidWool { seat, .. }
            | Self::DiscoveredLand { seat, .. }
            | Self::Discovered { seat, .. }
            | Self::Rewarded { seat, .. }
            | Self::Loaded { seat, .. }
            | Self::Unloaded { seat, .. }
            | Self::Exchanged { seat, .. }
            | Self::Founded { seat, .. }
            | Self::Landed { seat, .. }
            | Self::Befriended { seat, .. }
            | Self::Fetched { seat, .. }
            | Self::TookPart { seat, .. }
            | Self::HeroRolled { seat, .. }
            | Self::Hero { seat, .. }
            | Self::Advanced { seat, .. }
            | Self::Leads { seat, .. }
            | Self::RolledForFish { seat, .. }
            | Self::Caught { seat, .. }
            | Self::Delivered { seat, .. }
            | Self::Chased { seat, .. }
            | Self::Won { seat, .. } => Some(*seat),
            Self::PiratesFished { .. } | Self::LairFalls { .. } | Self::LairFreed { .. } | Self::OutOfTime => None,
        }
    }

    /// Pieces come from a seat's stock (`seat:2`) and cards from the bank; what is paid is not told apart.
    fn moved(&self) -> Vec<Moved> {
        let whole = |seat: &Seat| format!("seat:{seat}");
        let of_ship = |seat: &Seat, ship: &Ship| of_seat(*seat, &format!("ship:{ship}"));
        match self {
            Self::Placed { seat, task, corner } => {
                let thing = if matches!(task, Task::Harbour | Task::NeutralHarbour) { "harbour" } else { "settlement" };
                vec![Moved::one(thing, whole(seat), format!("corner:{corner}"))]
            }
            Self::PlacedSettlerShip { seat, edge } | Self::BuiltShip { seat, edge, .. } => {
                vec![Moved::one("ship", whole(seat), format!("edge:{edge}"))]
            }
            Self::DealtFirstCards { seat, cards } | Self::Produced { seat, cards } => cards_moved(cards, "bank", &whole(seat)),
            Self::MinedGold { seat, gold } => vec![Moved::some("gold", *gold, "bank", whole(seat))],
            Self::Compensated { seat } => vec![Moved::one("gold", "bank", whole(seat))],
            Self::Discarded { seat, cards } => cards_moved(cards, &whole(seat), "bank"),
            Self::PlacedPirate { seat, hex } => vec![Moved::one("pirate", whole(seat), format!("hex:{hex}"))],
            Self::PiratesFished { hex } => vec![Moved::one("fish", format!("hex:{hex}"), "bank")],
            Self::Stole { seat, victim, resource } => {
                let card = resource.map_or("card", Resource::word);
                vec![Moved::one(card, whole(victim), whole(seat))]
            }
            Self::StoleGold { seat, victim } => vec![Moved::one("gold", whole(victim), whole(seat))],
            Self::TradedWithBank { seat, give, get } => {
                vec![Moved::some(give.word(), 3u8, whole(seat), "bank"), Moved::one(get.word(), "bank", whole(seat))]
            }
            Self::Bought { seat, resource, price } => {
                vec![Moved::some("gold", *price, whole(seat), "bank"), Moved::one(resource.word(), "bank", whole(seat))]
            }
            Self::Sold { seat, resource } => {
                vec![Moved::one(resource.word(), whole(seat), "bank"), Moved::one("gold", "bank", whole(seat))]
            }
            Self::Dealt { seat, other, give, got } => {
                let given = cards_moved(give, &whole(seat), &whole(other));
                given.into_iter().chain(cards_moved(got, &whole(other), &whole(seat))).collect()
            }
            Self::BuiltRoad { seat, edge } => vec![Moved::one("road", whole(seat), format!("edge:{edge}"))],
            Self::BuiltSettlement { seat, corner } | Self::Founded { seat, corner, .. } => {
                vec![Moved::one("settlement", whole(seat), format!("corner:{corner}"))]
            }
            Self::BuiltHarbour { seat, corner } => vec![Moved::one("harbour", whole(seat), format!("corner:{corner}"))],
            Self::Threw { seat, piece } => vec![Moved::one(piece.word(), whole(seat), "bank")],
            Self::Sailed { seat, ship, edge } => vec![Moved::one("ship", of_ship(seat, ship), format!("edge:{edge}"))],
            Self::PaidTribute { seat, .. } => vec![Moved::one("gold", whole(seat), "bank")],
            Self::PaidWool { seat, .. } => vec![Moved::one("wool", whole(seat), "bank")],
            Self::Discovered { seat, .. } | Self::TookPart { seat, .. } => vec![Moved::some("gold", 2u8, "bank", whole(seat))],
            Self::Rewarded { seat, resource } => vec![Moved::one(resource.word(), "bank", whole(seat))],
            Self::Loaded { seat, ship, piece } => vec![Moved::one(piece.word(), whole(seat), of_ship(seat, ship))],
            Self::Unloaded { seat, ship, piece } => vec![Moved::one(piece.word(), of_ship(seat, ship), whole(seat))],
            Self::Landed { seat, ship, hex } => vec![Moved::one("crew", of_ship(seat, ship), format!("hex:{hex}"))],
            Self::Fetched { seat, ship, hex } => vec![Moved::one("crew", format!("hex:{hex}"), of_ship(seat, ship))],
            Self::RolledForFish { hex: Some(hex), .. } => vec![Moved::one("fish", "bank", format!("hex:{hex}"))],
            Self::Caught { seat, ship, hex } => vec![Moved::one("fish", format!("hex:{hex}"), of_ship(seat, ship))],
            Self::Delivered { seat, ship, piece } => vec![Moved::one(piece.word(), of_ship(seat, ship), "council")],
            Self::TurnBegan { .. }
            | Self::Rolled { .. }
            | Self::TheftTold { .. }
            | Self::Spared { .. }
            | Self::Offered { .. }
            | Self::Accepted { .. }
            | Self::Declined { .. }
            | Self::Countered { .. }
            | Self::WantsQuiet { .. }
            | Self::Muted { .. }
            | Self::Unmuted { .. }
            | Self::NoDeal { .. }
            | Self::GotPiece { .. }
            | Self::SetSail { .. }
            | Self::DiscoveredLand { .. }
            | Self::Exchanged { .. }
            | Self::LairFalls { .. }
            | Self::Befriended { .. }
            | Self::HeroRolled { .. }
            | Self::Hero { .. }
            | Self::LairFreed { .. }
            | Self::Advanced { .. }
            | Self::Leads { .. }
            | Self::RolledForFish { .. }
            | Self::Chased { .. }
            | Self::Won { .. }
            | Self::OutOfTime => Vec::new(),
        }
    }

    fn targets(&self) -> Vec<String> {
        let mut targets = match self {
            Self::DiscoveredLand { hex, .. } | Self::Discovered { hex, .. } | Self::Befriended { hex, .. } => {
                vec![format!("hex:{hex}")]
            }
            Self::LairFalls { hex } | Self::TookPart { hex, .. } | Self::Hero { hex, .. } | Self::LairFreed { hex, .. } => {
                vec![format!("hex:{hex}")]
            }
            Self::Exchanged { seat, ship } | Self::Chased { seat, ship, .. } | Self::PaidWool { seat, ship } => {
                vec![of_seat(*seat, &format!("ship:{ship}"))]
            }
            Self::Advanced { mission, .. } | Self::Leads { mission, .. } => vec![format!("mission:{mission}")],
            Self::Rolled { .. } => vec!["dice".to_owned()],
            _ => Vec::new(),
        };
        targets.extend(table::touched(&self.moved()));
        targets
    }

    fn act(&self) -> Act {
        match self {
            // A ship's whole move is one act: its way, with all that it pays and finds, and what it does where it stops.
            Self::Sailed { ship, .. }
            | Self::PaidTribute { ship, .. }
            | Self::PaidWool { ship, .. }
            | Self::Loaded { ship, .. }
            | Self::Unloaded { ship, .. }
            | Self::Exchanged { ship, .. }
            | Self::Founded { ship, .. }
            | Self::Landed { ship, .. }
            | Self::Fetched { ship, .. }
            | Self::Caught { ship, .. }
            | Self::Delivered { ship, .. } => Act::Continues(["ship-1", "ship-2", "ship-3"][ship.index()]),
            // What is bought at the bank is bought to build, and so it is one act with what is built.
            Self::TradedWithBank { .. }
            | Self::Bought { .. }
            | Self::Sold { .. }
            | Self::BuiltRoad { .. }
            | Self::BuiltSettlement { .. }
            | Self::BuiltHarbour { .. }
            | Self::BuiltShip { .. }
            | Self::GotPiece { .. } => Act::Continues("build"),
            // The first pieces of a seat.
            Self::Placed { .. } | Self::PlacedSettlerShip { .. } => Act::Continues("found"),
            // What a roll brings and costs belongs to the roll, a theft to the pirate ship, an answer to its offer, and what is thrown
            // away to whatever it makes room for.
            Self::DealtFirstCards { .. }
            | Self::Threw { .. }
            | Self::TurnBegan { .. }
            | Self::Produced { .. }
            | Self::MinedGold { .. }
            | Self::Compensated { .. }
            | Self::Discarded { .. }
            | Self::PiratesFished { .. }
            | Self::Stole { .. }
            | Self::StoleGold { .. }
            | Self::TheftTold { .. }
            | Self::Spared { .. }
            | Self::Accepted { .. }
            | Self::Declined { .. }
            | Self::Countered { .. }
            | Self::WantsQuiet { .. }
            | Self::Muted { .. }
            | Self::NoDeal { .. }
            | Self::SetSail { .. }
            | Self::DiscoveredLand { .. }
            | Self::Discovered { .. }
            | Self::Rewarded { .. }
            | Self::LairFalls { .. }
            | Self::Befriended { .. }
            | Self::TookPart { .. }
            | Self::HeroRolled { .. }
            | Self::Hero { .. }
            | Self::Advanced { .. }
            | Self::Leads { .. }
            | Self::OutOfTime => Act::Follows,
            Self::Rolled { .. }
            | Self::PlacedPirate { .. }
            | Self::Offered { .. }
            | Self::Unmuted { .. }
            | Self::Dealt { .. }
            | Self::RolledForFish { .. }
            | Self::Chased { .. }
            | Self::LairFreed { .. }
            | Self::Won { .. } => Act::Opens,
        }
    }

    fn is_step(&self) -> bool {
        matches!(self, Self::Sailed { .. })
    }
}

/// Goods of each kind that moved.
fn cards_moved(counts: &[u8], from: &str, to: &str) -> Vec<Moved> {
    let some = Good::ALL.into_iter().zip(counts).filter(|(_, count)| **count > 0);
    some.map(|(good, count)| Moved::some(good.word(), *count, from, to)).collect()
}
