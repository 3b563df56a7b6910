//! What one person, and one address, may use in a day, counted over all nodes. A node adds what was used through it to the database
//! every second, and hears what it comes to with what others added; in between it counts for itself.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use room::{Refusal, RefusalKind};
use table::Message;

use crate::clock::now;
use crate::limits::Quota;
use crate::store::{Store, StoreError, Used};
use crate::thinkers::Account;

/// What was used, as far as this node knows.
#[derive(Default)]
pub struct Quotas {
    // A std mutex: it is never held across an await.
    known: Mutex<HashMap<(String, Quota), Known>>,
}

#[derive(Clone, Copy, Default)]
struct Known {
    day: i64,
    /// In the database, by all nodes.
    stored: i64,
    /// Through this node, and not in the database yet.
    unstored: i64,
    /// Just being stored.
    under_way: i64,
}

fn today() -> i64 {
    now().div_euclid(24 * 3600 * 1000)
}

impl Quotas {
    /// Uses some of a quota, on a person's and on their address's account; refuses when that is more than either has left.
    pub async fn take(&self, store: &Store, quota: Quota, account: &Account, amount: usize) -> Result<(), Refusal> {
        for subject in subjects(account) {
            self.learn(store, subject, quota).await?;
        }
        let (amount, (person, address)) = (amount as i64, quota.most());
        // Looked at and used under one lock: what many ask for at once is not more than what there is.
        let mut known = self.lock();
        let mut used = |subject: &str| known.entry((subject.to_owned(), quota)).or_default().at(today()).used();
        if used(&account.person) + amount > person || used(&account.origin) + amount > address {
            return Err(Refusal::new(RefusalKind::TooFast, Message::new("server-quota")));
        }
        for subject in subjects(account) {
            known.entry((subject.to_owned(), quota)).or_default().at(today()).unstored += amount;
        }
        Ok(())
    }

    /// Has somebody used up a quota, as far as this node knows?
    pub fn is_used_up(&self, quota: Quota, account: &Account) -> bool {
        let (person, address) = quota.most();
        let mut known = self.lock();
        let mut used = |subject: &str| known.entry((subject.to_owned(), quota)).or_default().at(today()).used();
        used(&account.person) > person || used(&account.origin) > address
    }

    /// Notes what was used anyway.
    pub fn add(&self, quota: Quota, account: &Account, amount: i64) {
        let mut known = self.lock();
        for subject in subjects(account) {
            known.entry((subject.to_owned(), quota)).or_default().at(today()).unstored += amount;
        }
    }

    /// Learns what all nodes know of somebody, once a day.
    async fn learn(&self, store: &Store, subject: &str, quota: Quota) -> Result<(), StoreError> {
        let (day, key) = (today(), (subject.to_owned(), quota));
        if self.lock().get(&key).is_some_and(|known| known.day == day) {
            return Ok(());
        }
        let stored = store.used(subject, quota.name(), day).await?;
        let mut known = self.lock();
        let known = known.entry(key).or_default().at(day);
        known.stored = known.stored.max(stored);
        Ok(())
    }

    /// Stores what was used since the last time, and hears what it comes to.
    pub async fn store(&self, store: &Store) -> Result<(), StoreError> {
        let day = today();
        let taken: Vec<(String, Quota, i64)> = {
            let mut known = self.lock();
            known.retain(|_, known| known.day == day);
            let unstored = known.iter_mut().filter(|((subject, _), known)| known.unstored > 0 && !subject.is_empty());
            let taken = |((subject, quota), known): (&(String, Quota), &mut Known)| {
                known.under_way = std::mem::take(&mut known.unstored);
                (subject.clone(), *quota, known.under_way)
            };
            unstored.map(taken).collect()
        };
        if taken.is_empty() {
            return Ok(());
        }
        let used: Vec<Used> = taken
            .iter()
            .map(|(subject, quota, amount)| Used { subject: subject.clone(), what: quota.name(), amount: *amount })
            .collect();
        let totals = store.add_used(&used, day).await;
        let mut known = self.lock();
        for (index, (subject, quota, amount)) in taken.into_iter().enumerate() {
            let known = known.entry((subject, quota)).or_default().at(day);
            known.under_way = 0;
            match &totals {
                Ok(totals) => known.stored = totals[index],
                // It is tried again.
                Err(_) => known.unstored += amount,
            }
        }
        totals.map(|_| ())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(String, Quota), Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// On whose accounts something is noted: whoever is not known has none.
fn subjects(account: &Account) -> impl Iterator<Item = &str> {
    [account.person.as_str(), account.origin.as_str()].into_iter().filter(|subject| !subject.is_empty())
}

impl Known {
    /// What is known of this day: a new one begins anew.
    fn at(&mut self, day: i64) -> &mut Self {
        if self.day != day {
            *self = Self { day, ..Self::default() };
        }
        self
    }

    const fn used(&self) -> i64 {
        self.stored + self.under_way + self.unstored
    }
}
