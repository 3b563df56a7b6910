//! A content file as it is written: what TOML is read into before anything is checked.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::{EventPhase, EventWho, Side};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub schema: Spanned<u32>,
    pub meta: Meta,
    pub crown_track: Spanned<CrownTrack>,
    pub card9: Spanned<Card9File>,
    pub card_set: Vec<Spanned<CardSetFile>>,
    pub play_card: Vec<Spanned<PlayCardFile>>,
    pub event: Vec<Spanned<EventFile>>,
    pub personality: Vec<Spanned<PersonalityFile>>,
    pub chapter: Vec<Spanned<ChapterFile>>,
    pub task: Vec<Spanned<TaskFile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "said for people, and checked to be there")]
pub(super) struct Meta {
    pub id: String,
    pub edition: String,
    pub label: String,
    pub language: String,
}

/// Where an entry comes from.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Provenance {
    Rulebook,
    Public,
    House,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CrownTrack {
    pub steps: Vec<CrownStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CrownStep {
    pub crowns: u8,
    pub vp: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Card9File {
    pub goals: Vec<GoalFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoalFile {
    pub seats: u8,
    pub cubes: u8,
    pub vp: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the provenance is for people, and checked to be there")]
pub(super) struct CardSetFile {
    pub provenance: Provenance,
    pub code: u8,
    pub chapter: u8,
    pub read_on: Vec<String>,
    pub cards: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum CardKind {
    Ship,
    Character,
    Expedition,
    Tax,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the provenance is for people, and checked to be there")]
pub(super) struct PlayCardFile {
    pub provenance: Provenance,
    pub id: String,
    pub code: u8,
    pub kind: CardKind,
    pub name: String,
    pub count: u8,
    pub colour: Option<String>,
    pub coins: Option<u8>,
    pub crowns: Option<u8>,
    pub swords: Option<u8>,
    #[serde(default)]
    pub skull: bool,
    pub resource: Option<String>,
    pub role: Option<String>,
    pub cost: Option<u8>,
    pub vp: Option<u8>,
    pub ares_bonus: Option<u8>,
    pub sells: Option<Sells>,
    pub needs: Option<BTreeMap<String, u8>>,
    pub threshold: Option<u8>,
    pub bonus: Option<TaxBonusFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sells {
    pub bread: u8,
    pub rum: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TaxBonusFile {
    pub to: String,
    pub coins: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the provenance is for people, and checked to be there")]
pub(super) struct EventFile {
    pub provenance: Provenance,
    #[serde(default)]
    pub rulebook: Vec<String>,
    pub id: String,
    pub code: u8,
    pub name: String,
    pub phase: EventPhase,
    pub who: EventWho,
    #[serde(default = "yes")]
    pub solo: bool,
    pub effect: EffectFile,
    pub text: String,
}

const fn yes() -> bool {
    true
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum EffectFile {
    Gain {
        #[serde(default)]
        coins: u8,
        #[serde(default)]
        crowns: u8,
        #[serde(default)]
        min_swords: u8,
    },
    MayExchange {
        pay: Coins,
        get: Crowns,
    },
    LoseAbove {
        at_least: u8,
        coins: u8,
    },
    BorrowSwords {
        from: String,
        helper_coins: u8,
    },
    GainOnRepel {
        colour: String,
        coins: u8,
        #[serde(rename = "even_if_colour_absent")]
        always: bool,
    },
    ShipSwordsPlus {
        n: u8,
    },
    PeekTop {
        cards: u8,
        may_discard: bool,
        uses: u8,
    },
    HarbourLimit {
        cards: u8,
    },
    GainOnTakeShip {
        colour: String,
        crowns: u8,
        also_if_kept: bool,
    },
    HireDiscount {
        coins: u8,
    },
    NoPassiveFee {
        active_coins: u8,
    },
    ExtraTakes {
        n: u8,
    },
    SearchShip {
        cards: u8,
        filter: String,
    },
    PerformMonthEnd {},
    OfferCube {
        coins: u8,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Coins {
    pub coins: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Crowns {
    pub crowns: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the provenance is for people, and checked to be there")]
pub(super) struct PersonalityFile {
    pub provenance: Provenance,
    #[serde(default)]
    pub rulebook: Vec<String>,
    pub id: String,
    pub card: u8,
    pub side: Side,
    pub name: String,
    pub start_coins: u8,
    pub ability: AbilityFile,
    pub windows: Windows,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Windows {
    pub third: u8,
    pub fourth: u8,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum AbilityFile {
    CoinsOnSmallBust {
        coins: u8,
        max_cards: u8,
    },
    CrownsPerExpedition {
        crowns: u8,
    },
    AsSailor {
        swords: u8,
    },
    AsMademoiselle {},
    AsTrader {
        colour: String,
    },
    AsTraderCrown {
        colour: String,
    },
    #[serde(rename = "as_admiral_1")]
    AsAdmiral {
        min_cards: u8,
        coins: u8,
    },
    CoinIfShips {
        min_ships: u8,
        coins: u8,
    },
    CoinsOnce {
        coins: u8,
    },
    AsScout {},
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the provenance is for people, and checked to be there")]
pub(super) struct ChapterFile {
    pub provenance: Provenance,
    pub number: u8,
    pub title: String,
    pub first_task: String,
    pub last_page: String,
    pub needs_codes: Vec<u8>,
    pub summary: String,
    pub success: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the provenance is for people, and checked to be there")]
pub(super) struct TaskFile {
    pub provenance: Provenance,
    #[serde(default)]
    pub rulebook: Vec<String>,
    pub code: String,
    pub chapter: u8,
    pub title: String,
    #[serde(default)]
    pub story: String,
    pub star: bool,
    pub on_read: Vec<OnReadFile>,
    pub who: TaskWho,
    pub moment: MomentFile,
    pub have: Vec<HaveFile>,
    pub spend: Vec<SpendFile>,
    pub penalty: Option<PenaltyFile>,
    pub reward_first: Coins,
    pub reward_each: Crowns,
    pub month_end: MonthEndFile,
}

#[derive(Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum TaskWho {
    Any,
    Active,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum OnReadFile {
    AddCards { code: u8 },
    LayOut { card: String },
    Salvage { carries: Vec<String>, n: u8, who: String },
}

#[derive(Deserialize)]
#[serde(tag = "at", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum MomentFile {
    OwnTurn {},
    #[serde(rename = "phase1_colours")]
    Colours {
        at_least: u8,
    },
    #[serde(rename = "phase1_cards")]
    Cards {
        exactly: u8,
    },
    #[serde(rename = "phase1_stop")]
    Stop {
        exactly: u8,
        times: u8,
    },
    TaxPaid {},
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HaveFile {
    pub what: String,
    pub n: u8,
    pub role: Option<String>,
    pub max_cost: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpendFile {
    pub what: String,
    pub n: u8,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum PenaltyFile {
    TakeFewer { n: u8 },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MonthEndFile {
    pub coop: Vec<StepFile>,
    pub competitive: Vec<StepFile>,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum StepFile {
    Show { task: String },
    IfSolved { task: String, then: Vec<StepFile>, r#else: Vec<StepFile> },
    OfferCube { coins: u8 },
    ResolveTax { threshold: u8, bonus: TaxBonusFile },
    Card9 { last_page: String },
}
