//! Campaigns are written and read back, move on by the game's sequel, and are not believed without their records.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{
    Act, AnyGame, AnyTable, BotError, Campaign, CampaignError, Chance, Described, End, Form, Game, Illegal, Log, Message,
    MessageSpec, Moved, NotAnAction, Played, PositionError, Registered, Seat, Seats, Seed, SetupError, Sheet, Source, Standing,
    Tally, Viewer, Which,
};

/// Two climb a mountain of three camps: from each, they reach the next one or fall, and try again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
struct Climb {
    camp: u8,
    end: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Setup {
    camp: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Self { camp: 1 }
    }
}

impl table::Setup for Setup {
    fn seats(&self) -> u8 {
        2
    }

    fn rules(&self) -> u32 {
        1
    }

    fn form() -> Form {
        Form { fields: Vec::new(), presets: Vec::new(), warnings: Vec::new() }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Action {
    Climb,
    Fall,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Climb { "climb" } else { "fall" })
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        [Self::Climb, Self::Fall].into_iter().find(|action| action.to_string() == text).ok_or_else(|| NotAnAction::reading(text))
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
struct Nothing;

impl table::Event for Nothing {
    fn message(&self) -> Message {
        Message::new("table-game-over")
    }

    fn seat(&self) -> Option<Seat> {
        None
    }

    fn moved(&self) -> Vec<Moved> {
        Vec::new()
    }

    fn act(&self) -> Act {
        Act::Opens
    }
}

impl Game for Climb {
    type Setup = Setup;
    type Action = Action;
    type View = Self;
    type Sight<'a> = &'a Self;
    type Event = Nothing;
    type Position = Self;
    type Rig = Value;
    type Catalogue = ();

    const NAME: &'static str = "climb";
    const RULES: u32 = 1;
    const MESSAGES: &'static [MessageSpec] = &[];

    fn new(setup: &Setup, _seed: Seed) -> Result<Self, SetupError> {
        if (1..=3).contains(&setup.camp) {
            return Ok(Self { camp: setup.camp, end: None });
        }
        Err(SetupError::new("camp", Message::new("table-not-legal")))
    }

    fn rigged(setup: &Setup, _rig: &Value) -> Result<Self, PositionError> {
        Ok(Self::new(setup, Seed::from_number(0))?)
    }

    fn from_position(_setup: &Setup, position: &Self) -> Result<Self, PositionError> {
        Ok(position.clone())
    }

    fn position(&self) -> Self {
        self.clone()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn awaited(&self) -> Seats {
        if self.end.is_some() { Seats::NONE } else { Seats::one(Seat::new(0)) }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.awaited().contains(seat) {
            into.extend([Action::Climb, Action::Fall]);
        }
    }

    fn play(&mut self, seat: Seat, action: Action, _log: &mut impl Log<Self>) -> Result<Played, Illegal> {
        if !self.awaited().contains(seat) {
            return Err(Illegal::not_your_turn());
        }
        self.end = Some(action == Action::Climb);
        Ok(Played::Barrier)
    }

    fn sight(&self, _viewer: Viewer) -> &Self {
        self
    }

    fn view(&self, _viewer: Viewer) -> Self {
        self.clone()
    }

    fn imagine(&mut self, _viewer: Viewer, _chance: Chance) {}

    fn redeal(&mut self, _chance: Chance) {}

    fn round(&self) -> u32 {
        1
    }

    fn standing(&self) -> Standing {
        Standing::cooperative(self.end.is_some(), 2, self.end == Some(true), self.camp.into(), None)
    }

    fn tally(&self, _viewer: Viewer) -> Vec<Tally> {
        let own = |index| Tally::known(Seat::new(index), [Source::new(Message::new("table-game-over"), self.camp)]);
        (0..2).map(own).collect()
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn prompt(&self, _seat: Seat) -> Message {
        Message::new("table-game-over")
    }

    fn describe(&self, _seat: Seat, _action: Action) -> Described {
        Described::new(Message::new("table-game-over"), Vec::new())
    }

    fn blocked(&self, _seat: Seat, _into: &mut Vec<(Action, Illegal)>) {}

    fn automatic(&self, _seat: Seat) -> Option<Action> {
        None
    }

    fn sequel(&self) -> Option<Setup> {
        let camp = self.camp + u8::from(self.end? && self.camp < 4);
        (camp <= 3).then_some(Setup { camp })
    }

    fn sheet(_view: &Self) -> Sheet {
        Sheet { blocks: Vec::new() }
    }

    fn catalogue() {}
}

static GAME: Registered<Climb> = Registered::new(|_, _| Err(BotError::Unreadable("nobody climbs alone".to_owned())));

/// The campaign's next game, played so.
fn played(campaign: &Campaign, actions: &[&str]) -> Box<dyn AnyTable> {
    let mut table = GAME.open(campaign.next.as_ref().expect("a next game"), Seed::from_number(7)).expect("a setup");
    for action in actions {
        table.play(Seat::new(0), action).expect("legal");
    }
    table
}

fn group() -> Vec<String> {
    vec!["Anna".to_owned(), "Bob".to_owned()]
}

/// One camp reached at the third try.
fn campaign() -> Campaign {
    let mut campaign = Campaign::new(&GAME, &json!({}), group()).expect("a campaign");
    for actions in [&[][..], &["fall"], &["climb"]] {
        let table = played(&campaign, actions);
        campaign.add(table.as_ref(), Some(&table.record(group()))).expect("the next game");
    }
    campaign
}

#[test]
fn a_campaign_moves_on_when_the_group_wins_and_tries_again_when_it_does_not() {
    let mut campaign = campaign();
    let ends: Vec<End> = campaign.games.iter().map(|game| game.end).collect();
    assert_eq!(ends, [End::GivenUp, End::Lost, End::Won]);
    assert_eq!((campaign.next.clone(), campaign.tries(), campaign.progress()), (Some(json!({ "camp": 2 })), 1, 1));
    for _ in 0..2 {
        let table = played(&campaign, &["climb"]);
        campaign.add(table.as_ref(), None).expect("the next game");
    }
    assert_eq!((campaign.next.clone(), campaign.tries(), campaign.progress()), (None, 0, 3));
    assert_eq!(campaign.check(&GAME), Ok(()));
}

#[test]
fn only_the_next_game_can_be_added() {
    let mut campaign = campaign();
    let other = GAME.open(&json!({ "camp": 3 }), Seed::from_number(1)).expect("a setup");
    assert_eq!(campaign.add(other.as_ref(), None), Err(CampaignError::NotNext));
}

#[test]
fn a_campaign_reads_back_as_it_was_written() {
    let campaign = campaign();
    let text = campaign.to_string();
    assert_eq!(text.parse(), Ok(campaign.clone()));
    assert_eq!(campaign.check(&GAME), Ok(()));
    assert!(text.starts_with("{\n  \"portolan\": \"campaign 1\",\n  \"game\": \"climb\",\n"), "{text}");
}

#[test]
fn what_is_no_campaign_is_not_read() {
    let good = campaign().to_string();
    for bad in [
        String::new(),
        good.replace("campaign 1", "campaign 2"),
        good.replace("\"names\"", "\"people\""),
        good.replacen("\"end\": \"lost\"", "\"end\": \"drawn\"", 1),
        good.replace("\"game\": \"climb\"", "\"game\": \"climb\", \"more\": 1"),
        good.replace("\"Anna\",", "").replace("\"Bob\"", ""),
    ] {
        assert!(matches!(bad.parse::<Campaign>(), Err(CampaignError::Unreadable(_))), "{bad}");
    }
}

#[test]
fn what_cannot_have_happened_is_told_with_its_place() {
    let good = campaign();
    let changed = |change: &dyn Fn(&mut Campaign)| {
        let mut campaign = good.clone();
        change(&mut campaign);
        campaign.check(&GAME)
    };
    let follows = |which| Err(CampaignError::Sequel(which));
    assert_eq!(changed(&|campaign| campaign.next = Some(json!({ "camp": 3 }))), follows(Which::Next));
    assert_eq!(changed(&|campaign| campaign.next = None), follows(Which::Next));
    assert_eq!(changed(&|campaign| drop(campaign.games.remove(2))), follows(Which::Next));
    assert_eq!(changed(&|campaign| campaign.games[1].end = End::Won), Err(CampaignError::Result(2)));
    assert_eq!(changed(&|campaign| campaign.games[1].scores = vec![9, 9]), Err(CampaignError::Result(2)));
    assert_eq!(changed(&|campaign| campaign.names.truncate(1)), Err(CampaignError::Seats { names: 1, seats: 2 }));
    assert_eq!(changed(&|campaign| campaign.names[1].clear()), Err(CampaignError::Name(2)));
    assert!(matches!(
        changed(&|campaign| campaign.next = Some(json!({ "camp": 9 }))),
        Err(CampaignError::Setup { which: Which::Next, .. })
    ));
    let other_record = |campaign: &mut Campaign| campaign.games[1].record = campaign.games[2].record.clone();
    assert_eq!(changed(&other_record), Err(CampaignError::Result(2)));
    let no_record = |campaign: &mut Campaign| campaign.games[2].record = Some(vec!["nothing".to_owned()]);
    assert!(matches!(changed(&no_record), Err(CampaignError::Record { game: 3, .. })));
}
