//! Giving up seats, and seeing off whoever has deleted their account: their name goes out of what was played. After a crash in between it
//! is done again, from the beginning.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use room::{Command, Entry, Phase, WHO_LEFT};
use table::{Campaign, Record, Seat};

use super::{Hub, Notice};
use crate::admin;
use crate::campaigns::Summary;
use crate::limits;
use crate::live::Who;
use crate::store::StoreError;

/// The names somebody had at a table, with their seats.
type Names = BTreeSet<(Seat, String)>;

impl Hub {
    /// Gives up every seat of a person, as by leaving. Tables they opened that nobody else plays at are closed, and so are those that
    /// have not begun: nobody else may start them.
    pub async fn give_up_seats(self: &Arc<Self>, person: &str) -> Result<(), StoreError> {
        let who = Who { id: person.to_owned(), name: String::new(), claimed: false };
        for table in self.store.unfinished_tables_of(person).await? {
            let id = person.to_owned();
            let found = self.read(&table, move |room| {
                let others = room.places().any(|(_, place)| place.person().is_some_and(|other| *other != id));
                let forlorn = !others || room.phase() == Phase::Open;
                (room.seats_of(&id).collect::<Vec<Seat>>(), forlorn && room.opening().owner == id)
            });
            // A table that cannot be read has nobody to leave it.
            let Ok((seats, to_close)) = found.await else { continue };
            if to_close {
                admin::close(&self.store, &table).await?;
                continue;
            }
            for seat in seats {
                // Whoever has left it before need not leave it again.
                let _ = self.command(&table, who.clone(), Command::Leave { seat: Some(seat) }, None).await;
            }
        }
        Ok(())
    }

    /// Gives up the seats of somebody who has deleted their account, and takes their name out of what was played.
    pub async fn see_off(self: &Arc<Self>, person: &str) -> Result<(), StoreError> {
        self.give_up_seats(person).await?;
        let mut names: BTreeMap<String, Names> = BTreeMap::new();
        let mut nameless = Vec::new();
        for (table, number, text) in self.store.entries_naming(person).await? {
            // What a newer version wrote is none of ours to change.
            let Ok(mut entry) = serde_json::from_str::<Entry>(&text) else { continue };
            if let Entry::Sat { seat, person: sat, name } = &entry
                && sat == person
            {
                names.entry(table.clone()).or_default().insert((*seat, name.clone()));
            }
            if let Entry::Sat { person: named, name, .. }
            | Entry::Said { person: named, name, .. }
            | Entry::Muted { person: named, name, .. } = &mut entry
                && named == person
                && !name.is_empty()
            {
                name.clear();
                // Plain data with text keys, which serde_json always can write.
                let text = serde_json::to_string(&entry).expect("an entry can be written as JSON");
                nameless.push((table, number, text));
            }
        }
        // As long as the log tells the names, they can be found in campaigns.
        for (table, names) in &names {
            self.take_out_of_campaigns(table, names).await?;
        }
        for entry in &nameless {
            self.store.rewrite_entry(entry).await?;
        }
        for table in nameless.into_iter().map(|(table, ..)| table).collect::<BTreeSet<_>>() {
            self.announce(Notice::Rewritten { table });
        }
        self.store.has_left(person).await
    }

    /// Takes names out of the campaigns in which games were played at a table.
    async fn take_out_of_campaigns(&self, table: &str, names: &Names) -> Result<(), StoreError> {
        for _ in 0..limits::TRIES {
            let mut done = true;
            for (id, before) in self.store.campaigns_at(table).await? {
                // One that cannot be read is shown to nobody.
                let Ok(mut campaign) = before.parse::<Campaign>() else { continue };
                take_out(&mut campaign.names, names);
                for lines in campaign.games.iter_mut().filter_map(|game| game.record.as_mut()) {
                    let Ok(mut record) = lines.join("\n").parse::<Record>() else { continue };
                    take_out(&mut record.names, names);
                    *lines = record.to_string().lines().map(str::to_owned).collect();
                }
                let text = campaign.to_string();
                if text != before {
                    done &= self.store.rewrite_campaign(&id, &before, &text, &Summary::of(&campaign).text()).await?;
                }
            }
            // Otherwise a game has ended meanwhile.
            if done {
                return Ok(());
            }
        }
        Err(StoreError::TooSlow)
    }
}

/// Takes names out of those of a group, a seat each.
fn take_out(of: &mut [String], names: &Names) {
    for (index, name) in of.iter_mut().enumerate() {
        if names.contains(&(Seat::new(index), name.clone())) {
            WHO_LEFT.clone_into(name);
        }
    }
}
