//! Who may not speak, or not play, for a while: as this node knows it, so that no command waits for the database.

use std::collections::HashMap;
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use room::{Refusal, RefusalKind};
use table::{Arg, Message};

use crate::clock::now;

/// What a moderator can do to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SanctionKind {
    /// They are told something, once.
    Warning,
    /// They may not speak.
    Mute,
    /// They may not play, nor speak.
    Ban,
}

impl SanctionKind {
    /// As it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Warning => "warning",
            Self::Mute => "mute",
            Self::Ban => "ban",
        }
    }
}

impl FromStr for SanctionKind {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        [Self::Warning, Self::Mute, Self::Ban].into_iter().find(|kind| kind.name() == name).ok_or(())
    }
}

/// What somebody was told or forbidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sanction {
    /// Its id, to lift it by.
    pub id: String,
    /// What.
    pub kind: SanctionKind,
    /// Whom.
    pub person: Option<String>,
    /// Everybody from there.
    pub network: Option<Network>,
    /// Why.
    pub reason: String,
    /// Since when.
    pub since: i64,
    /// Until when; none: for good.
    pub until: Option<i64>,
}

impl Sanction {
    /// What whoever it befalls is told.
    pub fn message(&self) -> Message {
        let id = match (self.kind, self.until) {
            (SanctionKind::Warning, _) => "server-warned",
            (SanctionKind::Mute, None) => "server-silenced",
            (SanctionKind::Mute, Some(_)) => "server-silenced-until",
            (SanctionKind::Ban, None) => "server-banned",
            (SanctionKind::Ban, Some(_)) => "server-banned-until",
        };
        let message = Message::new(id).with("why", Arg::Text(self.reason.clone()));
        match self.until.filter(|_| self.kind != SanctionKind::Warning) {
            Some(until) => message.with("until", Arg::Text(written(until))),
            None => message,
        }
    }

    fn is_in_force(&self) -> bool {
        self.until.is_none_or(|until| until > now())
    }
}

/// A moment as it is read in every language: `2026-11-16 18:05 UTC`.
pub fn written(at: i64) -> String {
    let at = time::OffsetDateTime::from_unix_timestamp(at.div_euclid(1000)).unwrap_or(time::OffsetDateTime::UNIX_EPOCH);
    format!("{}-{:02}-{:02} {:02}:{:02} UTC", at.year(), u8::from(at.month()), at.day(), at.hour(), at.minute())
}

/// Addresses that begin alike, such as `203.0.113.0/24` or `2001:db8::/32`; one address is a network of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    /// The bits all of them begin with; the others are 0.
    start: IpAddr,
    bits: u32,
}

impl Network {
    /// Is this address one of them?
    pub fn has(self, address: IpAddr) -> bool {
        match (self.start, address.to_canonical()) {
            (IpAddr::V4(start), IpAddr::V4(address)) => (start.to_bits() ^ address.to_bits()).leading_zeros() >= self.bits,
            (IpAddr::V6(start), IpAddr::V6(address)) => (start.to_bits() ^ address.to_bits()).leading_zeros() >= self.bits,
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = ();

    /// Reads a network. One that has nearly everybody in it is a slip, and is none.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (address, bits) = text.trim().split_once('/').map_or((text.trim(), None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| ())?;
        let (least, most) = if address.is_ipv4() { (8, 32) } else { (16, 128) };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| ())?;
        if !(least..=most).contains(&bits) {
            return Err(());
        }
        let start = match address {
            IpAddr::V4(address) => IpAddr::V4((address.to_bits() & (u32::MAX << (32 - bits))).into()),
            IpAddr::V6(address) => IpAddr::V6((address.to_bits() & (u128::MAX << (128 - bits))).into()),
        };
        Ok(Self { start, bits })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.start, self.bits)
    }
}

/// Who may not speak or not play.
#[derive(Default)]
pub struct Sanctions {
    // A std mutex: it is never held across an await.
    known: Mutex<Arc<Known>>,
}

#[derive(Default)]
struct Known {
    people: HashMap<String, Vec<Sanction>>,
    networks: Vec<(Network, Sanction)>,
}

impl Sanctions {
    /// Notes what is in force now.
    pub fn learn(&self, in_force: Vec<Sanction>) {
        let mut known = Known::default();
        for sanction in in_force {
            match (&sanction.person, sanction.network) {
                (Some(person), _) => known.people.entry(person.clone()).or_default().push(sanction),
                (None, Some(network)) => known.networks.push((network, sanction)),
                (None, None) => {}
            }
        }
        *self.known.lock().unwrap_or_else(PoisonError::into_inner) = Arc::new(known);
    }

    fn known(&self) -> Arc<Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Refuses whoever is banned, or comes from where everybody is.
    pub fn check_may_act(&self, person: Option<&str>, address: Option<IpAddr>) -> Result<(), Refusal> {
        let known = self.known();
        let own = person.and_then(|person| known.people.get(person)).into_iter().flatten();
        let from =
            |(network, sanction): &(Network, Sanction)| address.filter(|address| network.has(*address)).map(|_| sanction.clone());
        let mut bans = own.cloned().chain(known.networks.iter().filter_map(from));
        let ban = bans.find(|sanction| sanction.kind == SanctionKind::Ban && sanction.is_in_force());
        ban.map_or(Ok(()), |ban| Err(Refusal::new(RefusalKind::Forbidden, ban.message())))
    }

    /// Refuses whoever may not speak.
    pub fn check_may_speak(&self, person: &str) -> Result<(), Refusal> {
        let known = self.known();
        let mut own = known.people.get(person).into_iter().flatten();
        let mute = own.find(|sanction| sanction.kind == SanctionKind::Mute && sanction.is_in_force());
        mute.map_or(Ok(()), |mute| Err(Refusal::new(RefusalKind::Forbidden, mute.message())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_has_the_addresses_that_begin_alike() {
        let network = |text: &str| text.parse::<Network>();
        let has = |text: &str, address: &str| network(text).expect("a network").has(address.parse().expect("an address"));
        assert!(has("203.0.113.7/24", "203.0.113.250") && !has("203.0.113.0/24", "203.0.114.1"));
        assert!(has("203.0.113.7", "203.0.113.7") && !has("203.0.113.7", "203.0.113.8"));
        assert!(has("203.0.113.0/24", "::ffff:203.0.113.9"), "however it is written");
        assert!(has("2001:db8::/32", "2001:db8:1::1") && !has("2001:db8::/32", "2001:db9::1"));
        assert_eq!(network("203.0.113.7/24").map(|network| network.to_string()), Ok("203.0.113.0/24".to_owned()));
        for wrong in ["", "anna", "203.0.113.0/33", "0.0.0.0/0", "::/0", "203.0.113.0/", "203.0.113.0/x"] {
            assert!(network(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_moment_is_written_for_everybody() {
        assert_eq!(written(1_794_852_300_000), "2026-11-16 18:05 UTC");
    }

    #[test]
    fn who_is_muted_may_play_and_who_is_banned_may_nothing_until_it_ends() {
        let sanction = |kind, person: &str, until| Sanction {
            id: "one".to_owned(),
            kind,
            person: Some(person.to_owned()),
            network: None,
            reason: "why".to_owned(),
            since: 0,
            until,
        };
        let sanctions = Sanctions::default();
        let anywhere = Sanction { person: None, network: "10.0.0.0/8".parse().ok(), ..sanction(SanctionKind::Ban, "", None) };
        sanctions.learn(vec![
            sanction(SanctionKind::Mute, "anna", None),
            sanction(SanctionKind::Ban, "bob", Some(now() + 60_000)),
            sanction(SanctionKind::Ban, "cyril", Some(now() - 1)),
            anywhere,
        ]);
        let acts = |person| sanctions.check_may_act(Some(person), "192.0.2.1".parse().ok()).is_ok();
        assert!(acts("anna") && !acts("bob") && acts("cyril") && acts("dora"));
        assert!(sanctions.check_may_speak("anna").is_err() && sanctions.check_may_speak("dora").is_ok());
        assert!(sanctions.check_may_act(None, "10.1.2.3".parse().ok()).is_err());
    }
}
