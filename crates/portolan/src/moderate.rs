//! What `admin` does about people: the same acts as moderators have on their page, in the name of the host.

use std::io::{self, Write as _};

use anyhow::{Result, bail};
use clap::{Args, Subcommand, ValueEnum};
use server::Store;
use server::admin::{find_person, in_days};
use server::moderation::{Act, ActError, Order, audit_log, carry_out_as_host, open_reports, sanctions_in_force};
use words::{Language, SeatNames, Words};

use crate::admin::found;

#[derive(Subcommand)]
pub enum Moderate {
    /// Make somebody a moderator, or no longer
    Role {
        /// The name, if it was claimed with a password, or the id
        person: String,
        /// The role
        role: Role,
    },
    /// List the reports nobody has settled, the oldest first
    Reports,
    /// Settle a report without doing anything
    Settle {
        /// The report
        report: String,
        /// Why, for the audit log
        #[arg(long, default_value = "")]
        why: String,
    },
    /// Warn somebody: they are told why, once
    Warn {
        /// The name, if it was claimed with a password, or the id
        person: String,
        #[command(flatten)]
        reason: Reason,
    },
    /// Let somebody not speak, at any table; they are told why and until when
    Mute {
        /// The name, if it was claimed with a password, or the id
        person: String,
        #[command(flatten)]
        reason: Reason,
        #[command(flatten)]
        time: Time,
    },
    /// Let somebody, or everybody from some addresses, neither play nor speak; they are told why and until when
    Ban {
        /// The name, the id, or a range of addresses such as 203.0.113.0/24
        whom: String,
        #[command(flatten)]
        reason: Reason,
        #[command(flatten)]
        time: Time,
    },
    /// List mutes and bans in force, the latest first
    Sanctions,
    /// End a mute or a ban
    Lift {
        /// Its id
        sanction: String,
        #[command(flatten)]
        reason: Reason,
    },
    /// Take a line of talk out of a table's log
    RemoveTalk {
        /// The table
        table: String,
        /// The number of the line's entry, as `show` and `reports` tell it
        entry: i64,
        #[command(flatten)]
        reason: Reason,
    },
    /// Delete somebody's account: their name is taken out of what was played; there is no way back
    DeletePerson {
        /// The name, if it was claimed with a password, or the id
        person: String,
        /// Why, for the audit log
        #[arg(long, default_value = "")]
        why: String,
    },
    /// Print what moderators and the host have done, the latest first
    Audit {
        /// How many acts at most
        #[arg(long, default_value_t = 100)]
        most: u32,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Role {
    Moderator,
    None,
}

#[derive(Args)]
pub struct Reason {
    /// Why: whoever it is done to is told this, too
    #[arg(long)]
    why: String,
    /// The report that is settled by it
    #[arg(long)]
    report: Option<String>,
}

#[derive(Args)]
pub struct Time {
    /// For how many days; for good, if it is not said
    #[arg(long)]
    days: Option<u32>,
}

impl Time {
    /// Until when, in milliseconds since 1970.
    fn until(&self) -> Option<i64> {
        self.days.map(in_days)
    }
}

impl Moderate {
    pub async fn run(self, store: &Store) -> Result<()> {
        let order = |act, Reason { why, report }| Order { act, why, report };
        let order = match self {
            Self::Role { person, role } => {
                let act = Act::GiveRole { person: found(store, &person).await?, moderator: role == Role::Moderator };
                Order { act, why: String::new(), report: None }
            }
            Self::Settle { report, why } => Order { act: Act::Settle, why, report: Some(report) },
            Self::DeletePerson { person, why } => {
                let act = Act::DeletePerson { person: found(store, &person).await? };
                Order { act, why, report: None }
            }
            Self::Warn { person, reason } => order(Act::Warn { person: found(store, &person).await? }, reason),
            Self::Mute { person, reason, time } => {
                order(Act::Mute { person: found(store, &person).await?, until: time.until() }, reason)
            }
            Self::Ban { whom, reason, time } => {
                let until = time.until();
                let act = match find_person(store, &whom).await? {
                    Some(person) => Act::Ban { person, until },
                    None => Act::BanNetwork { network: whom, until },
                };
                order(act, reason)
            }
            Self::Lift { sanction, reason } => order(Act::Lift { sanction }, reason),
            Self::RemoveTalk { table, entry, reason } => order(Act::RemoveTalk { table, entry }, reason),
            Self::Reports => return print(open_reports(store).await?),
            Self::Sanctions => return print(sanctions_in_force(store).await?),
            Self::Audit { most } => return print(audit_log(store, most.into()).await?),
        };
        match carry_out_as_host(store, order).await {
            Err(ActError::Refused(refusal)) => {
                bail!("{}", Words::new(Language::English).say(&refusal.message, &SeatNames::new([""; 0])))
            }
            done => done?,
        }
        writeln!(io::stdout(), "done")?;
        Ok(())
    }
}

fn print(lines: Vec<String>) -> Result<()> {
    for line in lines {
        writeln!(io::stdout(), "{line}")?;
    }
    Ok(())
}
