//! How many sockets are open, in all and for each person.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::limits;

/// The open sockets.
#[derive(Clone, Default)]
pub struct Sockets {
    // A std mutex: it is never held across an await.
    counts: Arc<Mutex<Counts>>,
}

#[derive(Default)]
struct Counts {
    all: usize,
    people: HashMap<String, usize>,
}

/// A socket's place: given back when it is dropped.
pub struct Place {
    sockets: Sockets,
    person: String,
}

impl Sockets {
    /// A place for one more socket, unless there are too many. Those who have not come in share one account.
    pub fn enter(&self, person: Option<&str>) -> Option<Place> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.all >= limits::SOCKETS {
            return None;
        }
        let name = person.unwrap_or_default().to_owned();
        let own = counts.people.entry(name.clone()).or_default();
        if person.is_some() && *own >= limits::SOCKETS_A_PERSON {
            return None;
        }
        *own += 1;
        counts.all += 1;
        Some(Place { sockets: self.clone(), person: name })
    }

    /// How many are open.
    pub fn open(&self) -> usize {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner).all
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.sockets.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.all -= 1;
        if let Some(own) = counts.people.get_mut(&self.person) {
            *own -= 1;
            if *own == 0 {
                counts.people.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_has_so_many_places_and_gets_them_back() {
        let sockets = Sockets::default();
        let places: Vec<_> = (0..limits::SOCKETS_A_PERSON).filter_map(|_| sockets.enter(Some("anna"))).collect();
        assert!(sockets.enter(Some("anna")).is_none());
        assert!(sockets.enter(Some("bob")).is_some());
        drop(places);
        assert!(sockets.enter(Some("anna")).is_some());
        assert_eq!(sockets.open(), 0);
    }
}
