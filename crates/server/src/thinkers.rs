//! Bots think on threads of their own, so many at a time, never on those that answer people.

use std::sync::Arc;

use table::{Advised, AnyTable, Seat};
use tokio::sync::Semaphore;

use crate::ids;
use crate::limits;

/// A bounded pool of thinking bots.
#[derive(Clone)]
pub struct Thinkers {
    slots: Arc<Semaphore>,
}

impl Thinkers {
    /// So many think at a time.
    pub fn new(at_a_time: usize) -> Self {
        Self { slots: Arc::new(Semaphore::new(at_a_time.max(1))) }
    }

    /// What a bot would do, and why. None when it fails, or thinks too long: a thought cannot be interrupted, so it keeps its place
    /// until it is done, but nobody waits for it.
    pub async fn think(&self, table: Box<dyn AnyTable>, seat: Seat, bot: &str) -> Option<Advised> {
        let bot = bot.parse().ok()?;
        let slot = self.slots.clone().acquire_owned().await.ok()?;
        let thought = tokio::task::spawn_blocking(move || {
            let _slot = slot;
            table.advise(seat, &bot, u64::from_le_bytes(ids::random()))
        });
        match tokio::time::timeout(limits::BOT_THINKS, thought).await {
            Ok(Ok(Ok(advised))) => Some(advised),
            Ok(Ok(Err(error))) => {
                tracing::warn!(%error, "a bot gave no advice");
                None
            }
            Ok(Err(error)) => {
                tracing::error!(%error, "a bot failed");
                None
            }
            Err(_) => {
                tracing::warn!("a bot thought too long");
                None
            }
        }
    }
}
