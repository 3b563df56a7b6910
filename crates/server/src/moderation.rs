//! What moderators do, on their page and by `portolan admin` alike. Every act is noted in the audit log before it has any effect.

use room::{Entry, Refusal};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::admin::{self, Closed};
use crate::clock::now;
use crate::hub::Notice;
use crate::ids;
use crate::limits;
use crate::sanctions::{Network, Sanction, SanctionKind, written};
use crate::store::{AuditRow, Change, HOST, Store, StoreError};

/// What a moderator does.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema, ts_rs::TS)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(optional_fields)]
pub enum Act {
    /// Tell somebody something, once.
    Warn {
        /// Whom.
        person: String,
    },
    /// Let somebody not speak, at any table.
    Mute {
        /// Whom.
        person: String,
        /// Until when, in milliseconds since 1970; for good, if it is not said.
        #[serde(default)]
        until: Option<i64>,
    },
    /// Let somebody neither play nor speak; their seats are given up.
    Ban {
        /// Whom.
        person: String,
        /// Until when.
        #[serde(default)]
        until: Option<i64>,
    },
    /// Let nobody from these addresses in, nor play.
    BanNetwork {
        /// Such as `203.0.113.0/24`.
        network: String,
        /// Until when.
        #[serde(default)]
        until: Option<i64>,
    },
    /// End a mute or a ban.
    Lift {
        /// Which.
        sanction: String,
    },
    /// Take a line of talk out of a table's log.
    RemoveTalk {
        /// The table.
        table: String,
        /// The number of its entry.
        entry: i64,
    },
    /// Close a table.
    CloseTable {
        /// The table.
        table: String,
    },
    /// Settle a report without doing anything.
    Settle,
    /// Delete somebody's account, as they can do themselves. Only the host does.
    #[serde(skip)]
    #[ts(skip)]
    DeletePerson {
        /// Whose.
        person: String,
    },
    /// Make somebody a moderator, or no longer. Only the host does.
    #[serde(skip)]
    #[ts(skip)]
    GiveRole {
        /// Whom.
        person: String,
        /// Are they one?
        moderator: bool,
    },
}

impl Act {
    /// As the audit log calls it.
    const fn name(&self) -> &'static str {
        match self {
            Self::Warn { .. } => "warn",
            Self::Mute { .. } => "mute",
            Self::Ban { .. } => "ban",
            Self::BanNetwork { .. } => "ban-network",
            Self::Lift { .. } => "lift",
            Self::RemoveTalk { .. } => "remove-talk",
            Self::CloseTable { .. } => "close-table",
            Self::Settle => "settle",
            Self::DeletePerson { .. } => "delete-person",
            Self::GiveRole { .. } => "give-role",
        }
    }
}

/// An act, and why.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Order {
    /// What is done.
    pub act: Act,
    /// Why: whoever it is done to is told this, too.
    #[schema(max_length = 500)]
    pub why: String,
    /// The report it settles.
    #[serde(default)]
    pub report: Option<String>,
}

/// Why an act was not done.
#[derive(Debug, thiserror::Error)]
pub enum ActError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It cannot be done.
    #[error("{}", .0.message)]
    Refused(Refusal),
}

impl From<Refusal> for ActError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// The role of those who may do all this.
pub const MODERATOR: &str = "moderator";

/// Does something in the name of a moderator, or of the host, and notes it. Nodes are to be told the notices.
pub async fn carry_out(store: &Store, moderator: &str, order: Order) -> Result<Vec<Notice>, ActError> {
    let Order { act, why, report } = order;
    let why = why.trim().to_owned();
    if why.chars().count() > limits::REPORT_CHARS {
        return Err(Refusal::too_long(limits::REPORT_CHARS).into());
    }
    if why.is_empty() && !matches!(act, Act::Settle | Act::DeletePerson { .. } | Act::GiveRole { .. }) {
        return Err(Refusal::invalid("server-say-why").into());
    }
    let mut audit = noted(moderator, &act, why.clone(), report);
    let mut sanction = |kind, person: Option<&String>, network: Option<Network>, until: Option<i64>| {
        if until.is_some_and(|until| until <= now()) {
            return Err(Refusal::invalid("server-already-past"));
        }
        (audit.person, audit.until) = (person.cloned(), until);
        audit.subject = network.map(|network| network.to_string());
        let sanction =
            Sanction { id: ids::new(), kind, person: person.cloned(), network, reason: why.clone(), since: now(), until };
        Ok(Change::Sanction(sanction))
    };
    let changes = match &act {
        Act::Warn { person } => sanction(SanctionKind::Warning, Some(person), None, None)?,
        Act::Mute { person, until } => sanction(SanctionKind::Mute, Some(person), None, *until)?,
        Act::Ban { person, until } => sanction(SanctionKind::Ban, Some(person), None, *until)?,
        Act::BanNetwork { network, until } => {
            let network = network.parse().map_err(|()| Refusal::invalid("server-no-such-network"))?;
            sanction(SanctionKind::Ban, None, Some(network), *until)?
        }
        Act::Lift { sanction } => {
            audit.subject = Some(sanction.clone());
            Change::Lift(sanction.clone())
        }
        Act::RemoveTalk { table, entry } => {
            audit.subject = Some(format!("{table} {entry}"));
            Change::None
        }
        Act::CloseTable { table } => {
            audit.subject = Some(table.clone());
            Change::None
        }
        Act::Settle if audit.report.is_none() => return Err(Refusal::missing("server-no-such-report").into()),
        Act::Settle => Change::None,
        Act::DeletePerson { person } => {
            audit.person = Some(person.clone());
            Change::None
        }
        Act::GiveRole { person, moderator } => {
            let role = if *moderator { MODERATOR } else { "" };
            (audit.person, audit.subject) = (Some(person.clone()), Some(role.to_owned()));
            Change::Role(person.clone(), role)
        }
    };
    if let Some(person) = &audit.person {
        check_person(store, moderator, person).await?;
    }
    let talk = match &act {
        Act::RemoveTalk { table, entry } => {
            let (speaker, without) = talk_removed(store, table, *entry).await?;
            audit.person = Some(speaker);
            Some((table.clone(), *entry, without))
        }
        Act::CloseTable { table } if store.table(table).await?.is_none() => {
            return Err(Refusal::missing("server-no-such-table").into());
        }
        _ => None,
    };
    if !store.note_act(&audit, &changes).await? {
        let id = if audit.report.is_some() { "server-no-such-report" } else { "server-no-such-sanction" };
        return Err(Refusal::missing(id).into());
    }
    Ok(match act {
        Act::CloseTable { table } => {
            admin::close(store, &table).await?;
            Vec::new()
        }
        Act::RemoveTalk { table, .. } => {
            if let Some(line) = talk {
                store.rewrite_entry(&line).await?;
            }
            vec![Notice::Rewritten { table }]
        }
        // A running server gives up their seats and their name at once; otherwise the next one does.
        Act::DeletePerson { person } => {
            store.delete_person(&person).await?;
            vec![Notice::SignedOut { person: person.clone() }, Notice::Leaving { person }]
        }
        Act::Ban { person, .. } => vec![Notice::Sanctioned { person: Some(person) }],
        Act::Mute { .. } | Act::BanNetwork { .. } | Act::Lift { .. } => vec![Notice::Sanctioned { person: None }],
        Act::Warn { .. } | Act::Settle | Act::GiveRole { .. } => Vec::new(),
    })
}

/// An act as the audit log keeps it, but for what it is done to.
fn noted(moderator: &str, act: &Act, reason: String, report: Option<String>) -> AuditRow {
    AuditRow {
        id: ids::new(),
        at: now(),
        moderator: moderator.to_owned(),
        act: act.name().to_owned(),
        person: None,
        subject: None,
        until: None,
        reason,
        report,
    }
}

/// Whom a moderator acts on must be there, and be no moderator: only the host may do something to those.
async fn check_person(store: &Store, moderator: &str, person: &str) -> Result<(), ActError> {
    if store.person(person).await?.is_none_or(|person| person.name.is_empty()) {
        return Err(Refusal::missing("server-no-such-person").into());
    }
    if moderator != HOST && !store.role(person).await?.is_empty() {
        return Err(Refusal::forbidden("server-only-host").into());
    }
    Ok(())
}

/// Who said what an entry tells, and the entry without it.
async fn talk_removed(store: &Store, table: &str, entry: i64) -> Result<(String, String), ActError> {
    let nothing = || Refusal::missing("server-no-such-talk");
    let text = store.entry(table, entry).await?.ok_or_else(nothing)?;
    match serde_json::from_str(&text) {
        Ok(Entry::Said { person, name, text }) if !text.is_empty() => {
            let without = Entry::Said { person: person.clone(), name, text: String::new() };
            // Plain data with text keys, which serde_json always can write.
            Ok((person, serde_json::to_string(&without).expect("an entry can be written as JSON")))
        }
        _ => Err(nothing().into()),
    }
}

/// Does something in the name of the host, beside a running server or without one.
pub async fn carry_out_as_host(store: &Store, order: Order) -> Result<(), ActError> {
    let notices = carry_out(store, HOST, order).await?;
    Ok(store.tell_nodes(None, &notices).await?)
}

/// Closes a table in the name of the host, and notes it unless it was over.
pub async fn close_as_host(store: &Store, table: &str, why: String) -> Result<Closed, StoreError> {
    let closed = admin::close(store, table).await?;
    if matches!(closed, Closed::Now | Closed::Unreadable) {
        let act = Act::CloseTable { table: table.to_owned() };
        store.note_act(&AuditRow { subject: Some(table.to_owned()), ..noted(HOST, &act, why, None) }, &Change::None).await?;
    }
    Ok(closed)
}

/// A person in a line for the host.
fn called(id: &str, name: Option<&String>) -> String {
    name.filter(|name| !name.is_empty()).map_or_else(|| id.to_owned(), |name| format!("{name} ({id})"))
}

/// The reports nobody has settled, a line each.
pub async fn open_reports(store: &Store) -> Result<Vec<String>, StoreError> {
    let line = |(report, by, about): &(crate::store::ReportRow, Option<String>, Option<String>)| {
        let place = match (&report.table_id, report.entry) {
            (Some(table), Some(entry)) => format!("  at {table} {entry}: {:?}", report.said.as_deref().unwrap_or_default()),
            (Some(table), None) => format!("  at {table}"),
            _ => String::new(),
        };
        let (who, whom) = (called(&report.reporter, by.as_ref()), called(&report.person, about.as_ref()));
        format!("{}  {}  {whom} by {who}: {}{place}  {:?}", report.id, written(report.at), report.reason, report.words)
    };
    Ok(store.reports(limits::LINES_PRINTED).await?.iter().map(line).collect())
}

/// The mutes and bans in force, a line each.
pub async fn sanctions_in_force(store: &Store) -> Result<Vec<String>, StoreError> {
    let mut lines = Vec::new();
    for sanction in store.sanctions_in_force(now()).await? {
        let whom = match (&sanction.person, sanction.network) {
            (Some(id), _) => called(id, store.person(id).await?.map(|person| person.name).as_ref()),
            (None, network) => network.map(|network| network.to_string()).unwrap_or_default(),
        };
        let until = sanction.until.map_or_else(|| "for good".to_owned(), |until| format!("until {}", written(until)));
        lines.push(format!("{}  {}  {whom}  {until}  {:?}", sanction.id, sanction.kind.name(), sanction.reason));
    }
    Ok(lines)
}

/// What moderators and the host have done, the latest first, a line each.
pub async fn audit_log(store: &Store, most: i64) -> Result<Vec<String>, StoreError> {
    let line = |(act, by, about): &(AuditRow, Option<String>, Option<String>)| {
        let who = called(&act.moderator, by.as_ref());
        let whom = act.person.as_ref().map(|id| format!("  {}", called(id, about.as_ref()))).unwrap_or_default();
        let subject = act.subject.as_ref().map(|subject| format!("  {subject}")).unwrap_or_default();
        let until = act.until.map(|until| format!("  until {}", written(until))).unwrap_or_default();
        let report = act.report.as_ref().map(|report| format!("  report {report}")).unwrap_or_default();
        format!("{}  {who}  {}{whom}{subject}{until}{report}  {:?}", written(act.at), act.act, act.reason)
    };
    Ok(store.audit(None, most).await?.iter().map(line).collect())
}
