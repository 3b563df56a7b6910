//! Finished games are analysed where bots think, move by move, and only in places no bot waits for. How far it has come stands in the
//! database, so any node can tell, and stop it.

use std::sync::Arc;

use games::analysis::{Judged, Study};
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;

use crate::clock::now;
use crate::hub::Hub;
use crate::limits;
use crate::store::{Run, StoreError};
use crate::thinkers::Account;

/// Since when something must have been heard of an attempt that is under way.
pub fn heard_since() -> i64 {
    now() - limits::ANALYSIS_SILENT.as_millis() as i64
}

/// Analyses a game, in a task of its own.
pub fn start(hub: Arc<Hub>, study: Box<dyn Study>, run: Run, account: Account) {
    tokio::spawn(async move {
        if let Err(error) = analyse(&hub, study.into(), &run, &account).await {
            tracing::warn!(%error, "an analysis came to nothing");
        }
    });
}

/// Waits until the server goes away.
async fn closes(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

async fn analyse(hub: &Arc<Hub>, study: Arc<dyn Study>, run: &Run, account: &Account) -> Result<(), StoreError> {
    let mut noting = tokio::time::interval(limits::ANALYSIS_NOTED);
    noting.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut closing = hub.closing();
    let mut judged: Vec<Judged> = Vec::with_capacity(study.moves());
    while judged.len() < study.moves() {
        let (index, study) = (judged.len(), study.clone());
        let judging = hub.thinkers.patiently(account, move || study.judge(index));
        tokio::pin!(judging);
        let one = loop {
            tokio::select! {
                one = &mut judging => break one,
                // Also while it waits for its place, so that everybody sees that it does.
                _ = noting.tick() => {
                    if !hub.store.note_analysis(run, index as i64, now()).await? {
                        return Ok(());
                    }
                }
                () = closes(&mut closing) => return Ok(()),
            }
        };
        // What failed once fails again: nothing more is heard of it.
        let Some(one) = one else { return Ok(()) };
        judged.push(one);
    }
    let analysis = study.conclude(&judged);
    let text = serde_json::to_string(&analysis).map_err(|error| StoreError::Unreadable(error.to_string()))?;
    hub.store.finish_analysis(run, &text, now()).await
}
