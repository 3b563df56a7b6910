//! How many sockets are open, in all and for each person, and letting go those of who has signed out.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use crate::limits;

/// The open sockets.
#[derive(Clone)]
pub struct Sockets {
    /// How many may be open in all.
    most: usize,
    // A std mutex: it is never held across an await.
    counts: Arc<Mutex<Counts>>,
}

#[derive(Default)]
struct Counts {
    all: usize,
    owners: HashMap<String, Owner>,
    addresses: HashMap<String, usize>,
}

/// Whose sockets: a person's, or those of an address from which nobody has come in.
struct Owner {
    open: usize,
    /// Is dropped when they sign out.
    signed_in: watch::Sender<()>,
}

/// One open socket among the others; counted until it is dropped.
pub struct OpenSocket {
    sockets: Sockets,
    owner: String,
    address: String,
    signed_in: watch::Receiver<()>,
}

impl OpenSocket {
    /// Ready once its owner has signed out.
    pub async fn signed_out(&mut self) {
        while self.signed_in.changed().await.is_ok() {}
    }
}

impl Sockets {
    /// No socket yet, and not more than this.
    pub fn new(most: usize) -> Self {
        Self { most, counts: Arc::default() }
    }

    /// Counts one more socket, unless the person or the address has too many, or there are too many in all.
    pub fn enter(&self, person: Option<&str>, address: &str) -> Option<OpenSocket> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let from = counts.addresses.get(address).copied().unwrap_or_default();
        if counts.all >= self.most || from >= limits::SOCKETS_AN_ADDRESS {
            return None;
        }
        // Who has not come in can sign out no more than in.
        let owner = person.unwrap_or(address).to_owned();
        if person.is_some() && counts.owners.get(&owner).is_some_and(|owner| owner.open >= limits::SOCKETS_A_PERSON) {
            return None;
        }
        counts.all += 1;
        counts.addresses.insert(address.to_owned(), from + 1);
        let own = counts.owners.entry(owner.clone()).or_insert_with(|| Owner { open: 0, signed_in: watch::Sender::new(()) });
        own.open += 1;
        Some(OpenSocket { sockets: self.clone(), owner, address: address.to_owned(), signed_in: own.signed_in.subscribe() })
    }

    /// Lets go every socket of a person, who signed out somewhere: whoever may, comes back.
    pub fn let_go(&self, person: &str) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(owner) = counts.owners.get_mut(person) {
            owner.signed_in = watch::Sender::new(());
        }
    }

    /// How many are open.
    pub fn open(&self) -> usize {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner).all
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut counts = self.sockets.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.all -= 1;
        if let Some(owner) = counts.owners.get_mut(&self.owner) {
            owner.open -= 1;
            if owner.open == 0 {
                counts.owners.remove(&self.owner);
            }
        }
        if let Some(open) = counts.addresses.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                counts.addresses.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_has_so_many_places_and_gets_them_back() {
        let sockets = Sockets::new(10_000);
        let places: Vec<_> = (0..limits::SOCKETS_A_PERSON).filter_map(|_| sockets.enter(Some("anna"), "10.0.0.1")).collect();
        assert!(sockets.enter(Some("anna"), "10.0.0.2").is_none());
        assert!(sockets.enter(Some("bob"), "10.0.0.1").is_some());
        drop(places);
        assert!(sockets.enter(Some("anna"), "10.0.0.1").is_some());
        assert_eq!(sockets.open(), 0);
    }

    #[test]
    fn one_address_takes_no_more_places_than_it_has_whoever_asks() {
        let sockets = Sockets::new(10_000);
        let places: Vec<_> = (0..limits::SOCKETS_AN_ADDRESS).filter_map(|_| sockets.enter(None, "10.0.0.1")).collect();
        assert_eq!(places.len(), limits::SOCKETS_AN_ADDRESS);
        assert!(sockets.enter(None, "10.0.0.1").is_none() && sockets.enter(Some("anna"), "10.0.0.1").is_none());
        assert!(sockets.enter(None, "10.0.0.2").is_some());
    }

    #[tokio::test]
    async fn who_signs_out_is_let_go_and_can_come_back() {
        let sockets = Sockets::new(10_000);
        let mut before = sockets.enter(Some("anna"), "").expect("a place");
        sockets.let_go("anna");
        before.signed_out().await;
        let mut after = sockets.enter(Some("anna"), "").expect("a place");
        tokio::select! {
            biased;
            () = after.signed_out() => panic!("the new one stays"),
            () = async {} => {}
        }
        drop((before, after));
        assert_eq!(sockets.open(), 0);
    }
}
