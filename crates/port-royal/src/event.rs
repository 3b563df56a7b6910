//! What happens at the table. Everything that happens in Port Royal is seen by everybody.

use serde::Serialize;
use table::{Act, Arg, Message, Moved, Seat, of_seat};

use crate::adventure::Text;
use crate::adventure::content::{Code, Face};
use crate::cards::{Card, TaxBonus};
use crate::contracts::Contract;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Event {
    /// A seat turned over a card.
    Revealed {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A ship was driven off.
    Repelled {
        /// By whom.
        seat: Seat,
        /// Which ship.
        card: Card,
    },
    /// A ship was let into the harbour that could have been driven off.
    Docked {
        /// By whom.
        seat: Seat,
        /// Which ship.
        card: Card,
    },
    /// A second ship of a colour docked: the harbour is lost and the turn ends.
    Busted {
        /// Whose turn.
        seat: Seat,
        /// The second ship.
        card: Card,
    },
    /// A seat lost coins to a tax.
    Taxed {
        /// Who.
        seat: Seat,
        /// How many coins.
        coins: u16,
        /// The cards that turned face up.
        turned: Vec<Card>,
    },
    /// A seat got coins from a tax.
    TaxBonus {
        /// Who.
        seat: Seat,
        /// For what.
        most_swords: bool,
        /// How many.
        coins: u8,
    },
    /// A seat ended its discovering.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// Admirals paid.
    AdmiralsPaid {
        /// Its owner.
        seat: Seat,
        /// How much.
        coins: u8,
    },
    /// Vice admirals paid.
    ViceAdmiralsPaid {
        /// Its owner.
        seat: Seat,
        /// How much.
        coins: u8,
    },
    /// Gunners paid.
    GunnersPaid {
        /// Its owner.
        seat: Seat,
        /// How much.
        coins: u8,
    },
    /// A seat sent a gambler: four cards at once.
    Gambled {
        /// Who.
        seat: Seat,
    },
    /// Jesters paid.
    JestersPaid {
        /// Its owner.
        seat: Seat,
        /// How much.
        coins: u8,
    },
    /// A seat traded with a ship.
    Traded {
        /// Who.
        seat: Seat,
        /// Which ship.
        card: Card,
        /// The coins it brought, traders included.
        coins: u8,
    },
    /// A ship brought another seat a coin.
    Given {
        /// Who took the ship.
        seat: Seat,
        /// Who got the coin.
        to: Seat,
        /// How many.
        coins: u8,
    },
    /// A ship was laid under a shopkeeper.
    Stowed {
        /// Its owner.
        seat: Seat,
        /// The ship.
        card: Card,
    },
    /// A seat hired a person.
    Hired {
        /// Who.
        seat: Seat,
        /// Whom.
        card: Card,
        /// For how much.
        price: u16,
        /// The cards that turned face up when the price was paid.
        turned: Vec<Card>,
    },
    /// A seat gave the active seat its coin for taking a card.
    FeePaid {
        /// Who.
        seat: Seat,
        /// To whom.
        to: Seat,
    },
    /// A seat sent people on an expedition.
    Claimed {
        /// Who.
        seat: Seat,
        /// Which expedition.
        expedition: Card,
        /// The people it gave.
        given: Vec<Card>,
        /// The coins it brought.
        coins: u8,
    },
    /// A seat completed a contract.
    ContractCompleted {
        /// Who.
        seat: Seat,
        /// Which.
        contract: Contract,
        /// The coins it brought.
        coins: u8,
        /// The points it brought.
        points: u8,
    },
    /// A seat paid a ransom.
    RansomPaid {
        /// Who.
        seat: Seat,
        /// How many coins.
        coins: u16,
        /// The coin cards that turned face up.
        turned: Vec<Card>,
    },
    /// A seat came closer to completing a contract.
    ContractAdvanced {
        /// Who.
        seat: Seat,
        /// Which.
        contract: Contract,
        /// How many steps are made.
        step: u8,
    },
    /// A seat did not use the moment for a contract.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A card of the time pile was set aside.
    SetAside {
        /// By whom.
        seat: Seat,
        /// How many are set aside now.
        points: u8,
        /// How many are left.
        left: u8,
    },
    /// The group completed every contract in time.
    WonTogether {
        /// The points of the scoring pile.
        points: u8,
    },
    /// The group ran out of time.
    LostTogether,
    /// A seat chose its personality.
    PersonalityChosen {
        /// Who.
        seat: Seat,
        /// The card and its side.
        face: Face,
        /// What it is called.
        name: Text,
    },
    /// A coin for a lost try was handed out.
    BonusShared {
        /// To whom.
        to: Seat,
    },
    /// A chapter begins.
    ChapterBegan {
        /// Which.
        chapter: u8,
        /// What it is called.
        name: Text,
        /// What happened before.
        before: Option<Text>,
    },
    /// A story was read and its task laid out.
    TaskShown {
        /// Its number.
        task: Code,
        /// What it is called.
        name: Text,
        /// The story.
        story: Text,
    },
    /// New cards were shuffled into the draw pile.
    SetAdded {
        /// The number on them.
        code: u8,
        /// How many.
        cards: u8,
    },
    /// A story laid out an expedition.
    ExpeditionLaidOut {
        /// Which.
        card: Card,
    },
    /// The event of a turn was turned over.
    EventTurned {
        /// By whom.
        seat: Seat,
        /// Its name in the content.
        event: String,
        /// What it is called.
        name: Text,
        /// What it does.
        text: Text,
    },
    /// An event brought a seat coins.
    EventPaid {
        /// Who.
        seat: Seat,
        /// How many.
        coins: u8,
    },
    /// An event cost a seat coins.
    Levied {
        /// Who.
        seat: Seat,
        /// How many.
        coins: u8,
        /// The cards that turned face up.
        turned: Vec<Card>,
    },
    /// A seat paid for crowns.
    CrownsBought {
        /// Who.
        seat: Seat,
        /// How much.
        coins: u8,
        /// The cards that turned face up.
        turned: Vec<Card>,
    },
    /// A seat paid to discard a cube, which counts as placed.
    CubeBought {
        /// Who.
        seat: Seat,
        /// How much.
        coins: u8,
        /// The cards that turned face up.
        turned: Vec<Card>,
    },
    /// A seat did not want what was offered.
    OfferDeclined {
        /// Who.
        seat: Seat,
    },
    /// A month is over.
    MonthEnded {
        /// Which.
        month: u8,
    },
    /// A seat gained crowns.
    CrownsGained {
        /// Who.
        seat: Seat,
        /// How many.
        crowns: u8,
        /// How many it has now.
        now: u8,
    },
    /// The door of a personality opened: it can do now what it can.
    DoorOpened {
        /// Its owner.
        seat: Seat,
        /// The personality.
        name: Text,
    },
    /// A seat uncovered the cup: half of what it takes to win.
    CupReached {
        /// Who.
        seat: Seat,
    },
    /// A personality brought its seat coins.
    DoorPaid {
        /// Who.
        seat: Seat,
        /// How many.
        coins: u8,
    },
    /// Innkeepers work: crowns, and a sale each.
    InnsOpened {
        /// Its owner.
        seat: Seat,
    },
    /// A seat sold goods.
    Sold {
        /// Who.
        seat: Seat,
        /// The ship that carried them.
        card: Card,
        /// For how much.
        coins: u8,
    },
    /// A seat took a ship and keeps it for its goods.
    Stored {
        /// Who.
        seat: Seat,
        /// The ship.
        card: Card,
        /// The coins it brought all the same.
        coins: u8,
    },
    /// A seat took a ship from the discard pile.
    Salvaged {
        /// Who.
        seat: Seat,
        /// The ship.
        card: Card,
    },
    /// A ship docked that was searched for.
    Fetched {
        /// Who.
        seat: Seat,
        /// The ship.
        card: Card,
    },
    /// A seat looked at cards of the draw pile.
    Looked {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, the top one first; only for that seat.
        cards: Option<Vec<Card>>,
    },
    /// A seat put one of the cards back on top and discarded the others.
    LeftOnTop {
        /// Who.
        seat: Seat,
        /// Which; only for that seat.
        card: Option<Card>,
        /// The others.
        discarded: Vec<Card>,
    },
    /// A seat discarded the card it looked at.
    PeekedDiscarded {
        /// Who.
        seat: Seat,
        /// The card.
        discarded: Vec<Card>,
    },
    /// A seat paid what a task asks for.
    TaskPaid {
        /// Who.
        seat: Seat,
        /// The task.
        task: Code,
        /// The cards it gave.
        given: Vec<Card>,
        /// The coin cards that turned face up.
        turned: Vec<Card>,
    },
    /// A seat did a task for the first of two times.
    TaskBegun {
        /// Who.
        seat: Seat,
        /// The task.
        task: Code,
        /// What it is called.
        name: Text,
    },
    /// A seat solved a task.
    TaskSolved {
        /// Who.
        seat: Seat,
        /// The task.
        task: Code,
        /// What it is called.
        name: Text,
        /// The coins for being the first.
        coins: u8,
    },
    /// The group won the chapter.
    ChapterWon {
        /// How it ends.
        story: Text,
        /// The cubes all placed together.
        cubes: u8,
        /// The points all have together.
        points: u16,
    },
    /// The group lost the chapter.
    ChapterLost {
        /// The cubes all placed together.
        cubes: u8,
        /// Those they should have placed.
        cubes_asked: u8,
        /// The points all have together.
        points: u16,
        /// Those they should have.
        points_asked: u16,
        /// How many tasks nobody has solved.
        open: u8,
    },
    /// A seat took nothing (more).
    Passed {
        /// Who.
        seat: Seat,
        /// Was there nothing in the harbour they could have taken?
        for_want: bool,
    },
    /// The discard pile became a new draw pile.
    Reshuffled,
    /// Everybody's coin cards became a new draw pile, and the coins are markers.
    CoinsBecameMarkers,
    /// The next turn begins.
    TurnBegan {
        /// Its owner.
        seat: Seat,
        /// In which round.
        round: u16,
    },
    /// A seat reached the goal: this round is the last.
    LastRound {
        /// Who.
        seat: Seat,
        /// With how many points.
        points: u8,
    },
    /// The game is over.
    Ended,
}

impl table::Event for Event {
    fn message(&self) -> Message {
        let about = |id: &'static str, seat: Seat| Message::new(id).with("seat", seat);
        match self {
            Self::Revealed { seat, card } => about("port-royal-revealed", *seat).with("card", card.message()),
            Self::Repelled { seat, card } => about("port-royal-repelled", *seat).with_name("card", card.name()),
            Self::Docked { seat, card } => about("port-royal-docked", *seat).with_name("card", card.name()),
            Self::Busted { seat, card } => about("port-royal-busted", *seat).with_name("card", card.name()),
            Self::Taxed { seat, coins, .. } => about("port-royal-taxed", *seat).with("coins", *coins),
            Self::TaxBonus { seat, most_swords: true, coins } => about("port-royal-tax-bonus-swords", *seat).with("coins", *coins),
            Self::TaxBonus { seat, most_swords: false, coins } => about("port-royal-tax-bonus-points", *seat).with("coins", *coins),
            Self::Stopped { seat } => about("port-royal-stopped", *seat),
            Self::AdmiralsPaid { seat, coins } => about("port-royal-admirals-paid", *seat).with("coins", *coins),
            Self::ViceAdmiralsPaid { seat, coins } => about("port-royal-vice-admirals-paid", *seat).with("coins", *coins),
            Self::GunnersPaid { seat, coins } => about("port-royal-gunners-paid", *seat).with("coins", *coins),
            Self::Gambled { seat } => about("port-royal-gambles", *seat),
            Self::JestersPaid { seat, coins } => about("port-royal-jesters-paid", *seat).with("coins", *coins),
            Self::Traded { seat, card, coins } => {
                about("port-royal-traded", *seat).with_name("card", card.name()).with("coins", *coins)
            }
            Self::Given { seat, to, coins } => about("port-royal-given", *seat).with("to", *to).with("coins", *coins),
            Self::Stowed { seat, card } => about("port-royal-stowed", *seat).with_name("card", card.name()),
            Self::Hired { seat, card, price, .. } => {
                about("port-royal-hired", *seat).with_name("card", card.name()).with("price", *price)
            }
            Self::FeePaid { seat, to } => about("port-royal-fee-paid", *seat).with("to", *to),
            Self::Claimed { seat, expedition, given, coins } => about("port-royal-claimed", *seat)
                .with("given", Arg::Names(given.iter().map(|card| card.name()).collect()))
                .with("points", expedition.points())
                .with("coins", *coins),
            Self::ContractCompleted { seat, contract, coins, points } => about("port-royal-contract-completed", *seat)
                .with_name("contract", contract.name())
                .with("coins", *coins)
                .with("points", *points),
            Self::RansomPaid { seat, coins, .. } => about("port-royal-ransom-paid", *seat).with("coins", *coins),
            Self::ContractAdvanced { seat, contract, step } => about("port-royal-contract-advanced", *seat)
                .with_name("contract", contract.name())
                .with("step", *step)
                .with("steps", contract.card().steps),
            Self::Declined { seat } => about("port-royal-declined", *seat),
            Self::SetAside { seat, points, left } => {
                about("port-royal-set-aside", *seat).with("points", *points).with("left", *left)
            }
            Self::WonTogether { points } => Message::new("port-royal-won-together")
                .with("points", *points)
                .with("rank", Message::new(crate::cooperative::rank(*points))),
            Self::LostTogether => Message::new("port-royal-lost-together"),
            Self::PersonalityChosen { seat, name, .. } => {
                about("port-royal-personality-chosen", *seat).with("name", name.message())
            }
            Self::BonusShared { to } => about("port-royal-bonus-shared", *to),
            Self::ChapterBegan { chapter, name, before } => {
                let message = Message::new("port-royal-chapter-began").with("chapter", *chapter).with("name", name.message());
                match before {
                    Some(before) => Message::new("port-royal-told").with("first", message).with("then", before.message()),
                    None => message,
                }
            }
            Self::TaskShown { task, name, story } => Message::new("port-royal-task-shown")
                .with("task", Arg::Text(task.to_string()))
                .with("name", name.message())
                .with("story", story.message()),
            Self::SetAdded { cards, .. } => Message::new("port-royal-set-added").with("cards", *cards),
            Self::ExpeditionLaidOut { card } => Message::new("port-royal-expedition-laid-out").with("card", card.message()),
            Self::EventTurned { seat, name, text, .. } => {
                about("port-royal-event-turned", *seat).with("name", name.message()).with("text", text.message())
            }
            Self::EventPaid { seat, coins } => about("port-royal-event-paid", *seat).with("coins", *coins),
            Self::Levied { seat, coins, .. } => about("port-royal-levied", *seat).with("coins", *coins),
            Self::CrownsBought { seat, coins, .. } => about("port-royal-crowns-bought", *seat).with("coins", *coins),
            Self::CubeBought { seat, coins, .. } => about("port-royal-cube-bought", *seat).with("coins", *coins),
            Self::OfferDeclined { seat } => about("port-royal-offer-declined", *seat),
            Self::MonthEnded { month } => Message::new("port-royal-month-ended").with("month", *month),
            Self::CrownsGained { seat, crowns, now } => {
                about("port-royal-crowns-gained", *seat).with("crowns", *crowns).with("now", *now)
            }
            Self::DoorOpened { seat, name } => about("port-royal-door-opened", *seat).with("name", name.message()),
            Self::CupReached { seat } => about("port-royal-cup-reached", *seat),
            Self::DoorPaid { seat, coins } => about("port-royal-door-paid", *seat).with("coins", *coins),
            Self::InnsOpened { seat } => about("port-royal-inns-opened", *seat),
            Self::Sold { seat, card, coins } => about("port-royal-sold", *seat).with("card", card.message()).with("coins", *coins),
            Self::Stored { seat, card, coins } => {
                about("port-royal-stored", *seat).with("card", card.message()).with("coins", *coins)
            }
            Self::Salvaged { seat, card } => about("port-royal-salvaged", *seat).with("card", card.message()),
            Self::Fetched { seat, card } => about("port-royal-fetched", *seat).with("card", card.message()),
            Self::Looked { seat, count, .. } => about("port-royal-looked", *seat).with("cards", *count),
            Self::LeftOnTop { seat, discarded, card, .. } => {
                let discarded = Arg::Names(discarded.iter().map(|card| card.name()).collect());
                match card {
                    Some(card) => {
                        about("port-royal-left-on-top-seen", *seat).with("card", card.message()).with("discarded", discarded)
                    }
                    None => about("port-royal-left-on-top", *seat).with("discarded", discarded),
                }
            }
            Self::PeekedDiscarded { seat, discarded } => about("port-royal-peeked-discarded", *seat)
                .with("discarded", Arg::Names(discarded.iter().map(|card| card.name()).collect())),
            Self::TaskPaid { seat, task, given, turned } => about("port-royal-task-paid", *seat)
                .with("task", Arg::Text(task.to_string()))
                .with("given", Arg::Names(given.iter().map(|card| card.name()).collect()))
                .with("coins", turned.len() as u32),
            Self::TaskBegun { seat, name, .. } => about("port-royal-task-begun", *seat).with("name", name.message()),
            Self::TaskSolved { seat, name, coins, .. } => {
                about("port-royal-task-solved-by", *seat).with("name", name.message()).with("coins", *coins)
            }
            Self::ChapterWon { story, cubes, points } => {
                Message::new("port-royal-chapter-won").with("cubes", *cubes).with("points", *points).with("story", story.message())
            }
            Self::ChapterLost { cubes, cubes_asked, points, points_asked, open } => Message::new("port-royal-chapter-lost")
                .with("cubes", *cubes)
                .with("cubes_asked", *cubes_asked)
                .with("points", *points)
                .with("points_asked", *points_asked)
                .with("open", *open),
            Self::Passed { seat, for_want } => {
                about(if *for_want { "port-royal-passed-for-want" } else { "port-royal-passed" }, *seat)
            }
            Self::Reshuffled => Message::new("port-royal-reshuffled"),
            Self::CoinsBecameMarkers => Message::new("port-royal-coins-became-markers"),
            Self::TurnBegan { seat, round } => about("port-royal-turn-began", *seat).with("round", *round),
            Self::LastRound { seat, points } => about("port-royal-last-round", *seat).with("points", *points),
            Self::Ended => Message::new("port-royal-ended"),
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Revealed { seat, .. }
            | Self::Repelled { seat, .. }
            | Self::Docked { seat, .. }
            | Self::Busted { seat, .. }
            | Self::Taxed { seat, .. }
            | Self::TaxBonus { seat, .. }
            | Self::Stopped { seat }
            | Self::AdmiralsPaid { seat, .. }
            | Self::ViceAdmiralsPaid { seat, .. }
            | Self::GunnersPaid { seat, .. }
            | Self::Gambled { seat }
            | Self::JestersPaid { seat, .. }
            | Self::Traded { seat, .. }
            | Self::Given { seat, .. }
            | Self::Stowed { seat, .. }
            | Self::Hired { seat, .. }
            | Self::FeePaid { seat, .. }
            | Self::Claimed { seat, .. }
            | Self::ContractCompleted { seat, .. }
            | Self::RansomPaid { seat, .. }
            | Self::ContractAdvanced { seat, .. }
            | Self::Declined { seat }
            | Self::SetAside { seat, .. }
            | Self::PersonalityChosen { seat, .. }
            | Self::BonusShared { to: seat }
            | Self::EventTurned { seat, .. }
            | Self::EventPaid { seat, .. }
            | Self::Levied { seat, .. }
            | Self::CrownsBought { seat, .. }
            | Self::CubeBought { seat, .. }
            | Self::OfferDeclined { seat }
            | Self::CrownsGained { seat, .. }
            | Self::DoorOpened { seat, .. }
            | Self::CupReached { seat }
            | Self::DoorPaid { seat, .. }
            | Self::InnsOpened { seat }
            | Self::Sold { seat, .. }
            | Self::Stored { seat, .. }
            | Self::Salvaged { seat, .. }
            | Self::Fetched { seat, .. }
            | Self::Looked { seat, .. }
            | Self::LeftOnTop { seat, .. }
            | Self::PeekedDiscarded { seat, .. }
            | Self::TaskPaid { seat, .. }
            | Self::TaskBegun { seat, .. }
            | Self::TaskSolved { seat, .. }
            | Self::Passed { seat, .. }
            | Self::TurnBegan { seat, .. }
            | Self::LastRound { seat, .. } => Some(*seat),
            Self::WonTogether { .. }
            | Self::LostTogether
            | Self::ChapterBegan { .. }
            | Self::TaskShown { .. }
            | Self::SetAdded { .. }
            | Self::ExpeditionLaidOut { .. }
            | Self::MonthEnded { .. }
            | Self::ChapterWon { .. }
            | Self::ChapterLost { .. }
            | Self::Reshuffled
            | Self::CoinsBecameMarkers
            | Self::Ended => None,
        }
    }

    /// Coins come from the draw pile, and what is paid goes to the discard pile.
    fn moved(&self) -> Vec<Moved> {
        match self {
            Self::Revealed { card, .. } => vec![Moved::one(card.to_string(), DRAW, place_of(*card))],
            Self::Repelled { card, .. } => vec![Moved::one(card.to_string(), format!("arriving:{card}"), DISCARD)],
            Self::Docked { card, .. } => vec![Moved::one(card.to_string(), format!("arriving:{card}"), harbour(*card))],
            Self::Busted { card, .. } => vec![Moved::one(card.to_string(), harbour(*card), DISCARD)],
            Self::Taxed { seat, coins, .. } => paid(*seat, *coins),
            Self::Levied { seat, coins, .. } | Self::CrownsBought { seat, coins, .. } | Self::CubeBought { seat, coins, .. } => {
                paid(*seat, (*coins).into())
            }
            Self::TaxBonus { seat, coins, .. }
            | Self::AdmiralsPaid { seat, coins }
            | Self::ViceAdmiralsPaid { seat, coins }
            | Self::GunnersPaid { seat, coins }
            | Self::JestersPaid { seat, coins }
            | Self::EventPaid { seat, coins }
            | Self::DoorPaid { seat, coins } => gained(*seat, *coins),
            Self::Given { to, coins, .. } => gained(*to, *coins),
            Self::BonusShared { to } => gained(*to, 1),
            Self::Traded { seat, card, coins } => {
                let ship = Moved::one(card.to_string(), harbour(*card), DISCARD);
                [ship].into_iter().chain(gained(*seat, *coins)).collect()
            }
            Self::Stowed { seat, card } => vec![Moved::one(card.to_string(), DISCARD, of_seat(*seat, &format!("stowed:{card}")))],
            Self::Hired { seat, card, price, .. } => {
                let person = Moved::one(card.to_string(), harbour(*card), of_seat(*seat, &format!("people:{card}")));
                [person].into_iter().chain(paid(*seat, *price)).collect()
            }
            Self::FeePaid { seat, to } => vec![Moved::one(COIN, format!("seat:{seat}"), format!("seat:{to}"))],
            Self::Claimed { seat, expedition, given, coins } => {
                let made = of_seat(*seat, &format!("expeditions:{expedition}"));
                let expedition = Moved::one(expedition.to_string(), place_of(*expedition), made);
                discarded(*seat, given).chain([expedition]).chain(gained(*seat, *coins)).collect()
            }
            Self::ContractCompleted { seat, contract, coins, .. } => {
                let marker = Moved::one("marker", format!("seat:{seat}"), format!("contract:{contract}"));
                [marker].into_iter().chain(gained(*seat, *coins)).collect()
            }
            Self::RansomPaid { seat, turned, .. } => paid(*seat, turned.len() as u16),
            Self::SetAside { .. } => vec![Moved::one("card", "pile:time", "pile:scoring")],
            Self::PersonalityChosen { seat, face, .. } => {
                vec![Moved::one(face.to_string(), format!("personality:{face}"), format!("seat:{seat}"))]
            }
            Self::ExpeditionLaidOut { card } => vec![Moved::one(card.to_string(), "box", place_of(*card))],
            Self::EventTurned { event, .. } => vec![Moved::one(event, "pile:events", "event")],
            // Beyond the end of the track nothing is gained.
            Self::CrownsGained { seat, crowns, .. } => {
                (*crowns > 0).then(|| Moved::some("crown", *crowns, "box", format!("seat:{seat}"))).into_iter().collect()
            }
            Self::Sold { seat, card, coins } => discarded(*seat, &[*card]).chain(gained(*seat, *coins)).collect(),
            Self::Stored { seat, card, coins } => {
                let ship = Moved::one(card.to_string(), harbour(*card), of_seat(*seat, &format!("goods:{card}")));
                [ship].into_iter().chain(gained(*seat, *coins)).collect()
            }
            Self::Salvaged { seat, card } => {
                vec![Moved::one(card.to_string(), format!("discard:{card}"), of_seat(*seat, &format!("goods:{card}")))]
            }
            Self::Fetched { card, .. } => vec![Moved::one(card.to_string(), format!("looked:{card}"), harbour(*card))],
            Self::Looked { count, .. } => vec![Moved::some("card", *count, DRAW, "looked")],
            Self::LeftOnTop { card, discarded, .. } => {
                let kept = Moved::one(card.map_or_else(|| "card".to_owned(), |card| card.to_string()), "looked", DRAW);
                looked_away(discarded).chain([kept]).collect()
            }
            Self::PeekedDiscarded { discarded, .. } => looked_away(discarded).collect(),
            Self::TaskPaid { seat, given, turned, .. } => discarded(*seat, given).chain(paid(*seat, turned.len() as u16)).collect(),
            Self::TaskBegun { seat, task, .. } => vec![Moved::one("cube", format!("seat:{seat}"), format!("task:{task}"))],
            Self::TaskSolved { seat, task, coins, .. } => {
                let cube = Moved::one("cube", format!("seat:{seat}"), format!("task:{task}"));
                [cube].into_iter().chain(gained(*seat, *coins)).collect()
            }
            Self::Reshuffled => vec![Moved::one("card", DISCARD, DRAW)],
            Self::Stopped { .. }
            | Self::Gambled { .. }
            | Self::ContractAdvanced { .. }
            | Self::Declined { .. }
            | Self::WonTogether { .. }
            | Self::LostTogether
            | Self::ChapterBegan { .. }
            | Self::TaskShown { .. }
            | Self::SetAdded { .. }
            | Self::OfferDeclined { .. }
            | Self::MonthEnded { .. }
            | Self::DoorOpened { .. }
            | Self::CupReached { .. }
            | Self::InnsOpened { .. }
            | Self::ChapterWon { .. }
            | Self::ChapterLost { .. }
            | Self::Passed { .. }
            | Self::CoinsBecameMarkers
            | Self::TurnBegan { .. }
            | Self::LastRound { .. }
            | Self::Ended => Vec::new(),
        }
    }

    fn targets(&self) -> Vec<String> {
        match self {
            Self::Gambled { .. } | Self::SetAdded { .. } => vec![DRAW.to_owned()],
            Self::ContractAdvanced { contract, .. } => vec![format!("contract:{contract}")],
            Self::TaskShown { task, .. } => vec![format!("task:{task}")],
            Self::DoorOpened { seat, .. } | Self::CupReached { seat } | Self::InnsOpened { seat } => vec![format!("seat:{seat}")],
            _ => table::touched(&self.moved()),
        }
    }

    /// What a person chooses begins an act; what follows from it without a choice belongs to it.
    fn act(&self) -> Act {
        match self {
            Self::Taxed { .. }
            | Self::TaxBonus { .. }
            | Self::AdmiralsPaid { .. }
            | Self::ViceAdmiralsPaid { .. }
            | Self::GunnersPaid { .. }
            | Self::JestersPaid { .. }
            | Self::Given { .. }
            | Self::Stowed { .. }
            | Self::FeePaid { .. }
            | Self::SetAdded { .. }
            | Self::ExpeditionLaidOut { .. }
            | Self::EventPaid { .. }
            | Self::Levied { .. }
            | Self::CrownsGained { .. }
            | Self::DoorOpened { .. }
            | Self::CupReached { .. }
            | Self::DoorPaid { .. }
            | Self::InnsOpened { .. }
            | Self::Reshuffled
            | Self::CoinsBecameMarkers
            | Self::TurnBegan { .. }
            | Self::LastRound { .. }
            | Self::Ended => Act::Follows,
            Self::TaskPaid { .. } | Self::TaskBegun { .. } | Self::TaskSolved { .. } => Act::Continues("task"),
            Self::SetAside { .. } => Act::Continues("set-aside"),
            Self::BonusShared { .. } => Act::Continues("bonus"),
            Self::Revealed { .. }
            | Self::Repelled { .. }
            | Self::Docked { .. }
            | Self::Busted { .. }
            | Self::Stopped { .. }
            | Self::Gambled { .. }
            | Self::Traded { .. }
            | Self::Hired { .. }
            | Self::Claimed { .. }
            | Self::RansomPaid { .. }
            | Self::ContractCompleted { .. }
            | Self::ContractAdvanced { .. }
            | Self::Declined { .. }
            | Self::WonTogether { .. }
            | Self::LostTogether
            | Self::PersonalityChosen { .. }
            | Self::ChapterBegan { .. }
            | Self::TaskShown { .. }
            | Self::EventTurned { .. }
            | Self::CrownsBought { .. }
            | Self::CubeBought { .. }
            | Self::OfferDeclined { .. }
            | Self::MonthEnded { .. }
            | Self::Sold { .. }
            | Self::Stored { .. }
            | Self::Salvaged { .. }
            | Self::Fetched { .. }
            | Self::Looked { .. }
            | Self::LeftOnTop { .. }
            | Self::PeekedDiscarded { .. }
            | Self::ChapterWon { .. }
            | Self::ChapterLost { .. }
            | Self::Passed { .. } => Act::Opens,
        }
    }
}

const DRAW: &str = "pile:draw";
const DISCARD: &str = "pile:discard";
const COIN: &str = "coin";

fn harbour(card: Card) -> String {
    format!("harbour:{card}")
}

/// Where a card comes to lie when it is turned over.
fn place_of(card: Card) -> String {
    match card {
        Card::Person { .. } | Card::Ship { .. } => harbour(card),
        Card::Expedition { .. } => format!("expedition:{card}"),
        Card::Tax(_) => DISCARD.to_owned(),
    }
}

/// So many coins for a seat; nothing if there are none.
fn gained(seat: Seat, coins: u8) -> Vec<Moved> {
    if coins == 0 { Vec::new() } else { vec![Moved::some(COIN, coins, DRAW, format!("seat:{seat}"))] }
}

/// So many coins of a seat; nothing if there are none.
fn paid(seat: Seat, coins: u16) -> Vec<Moved> {
    if coins == 0 { Vec::new() } else { vec![Moved::some(COIN, coins, format!("seat:{seat}"), DISCARD)] }
}

/// People and kept ships that a seat gives.
fn discarded(seat: Seat, cards: &[Card]) -> impl Iterator<Item = Moved> {
    cards.iter().map(move |card| {
        let kind = if card.is_ship() { "goods" } else { "people" };
        Moved::one(card.to_string(), of_seat(seat, &format!("{kind}:{card}")), DISCARD)
    })
}

/// Cards that were looked at and are thrown away.
fn looked_away(cards: &[Card]) -> impl Iterator<Item = Moved> {
    cards.iter().map(|card| Moved::one(card.to_string(), format!("looked:{card}"), DISCARD))
}

impl Event {
    pub(crate) const fn tax_bonus(seat: Seat, bonus: TaxBonus, coins: u8) -> Self {
        Self::TaxBonus { seat, most_swords: matches!(bonus, TaxBonus::MostSwords), coins }
    }
}
