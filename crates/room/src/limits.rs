//! Every limit of a table, with its reason.

/// The entries told to a client that comes back; who missed more gets the table as it is, without the story.
pub const ENTRIES_MISSED: i64 = 5000;
/// Entries in a table's log: far beyond any game, so that a program gone wild is stopped.
pub const ENTRIES_A_TABLE: i64 = 50_000;
/// Characters in a line of chat.
pub const CHAT_CHARS: usize = 500;
/// Characters in a line of notation.
pub const LINE_CHARS: usize = 1000;
/// Actions one line may stand for: a ship's whole route is a few dozen.
pub const LINE_ACTIONS: usize = 100;
/// Characters in a salt.
pub const SALT_CHARS: usize = 64;
/// What the clock gives at least to a seat that comes back to an empty one.
pub const RETURN_GRACE_MS: i64 = 30_000;
