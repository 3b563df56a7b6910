//! Everything the server itself says to a player, with its arguments. The words are in `locales/`.

use table::ArgKind::{Number, Text};
use table::{MessageSpec, says};

/// Every message of the server itself.
pub const MESSAGES: &[MessageSpec] = &[
    // What happens at a table.
    says("server-goodbye", &[]),
    // Why something cannot be done.
    says("server-too-large", &[]),
    says("server-too-slow", &[]),
    says("server-no-such-address", &[]),
    says("server-wrong-method", &[]),
    says("server-foreign-page", &[]),
    says("server-not-with-a-token", &[]),
    says("server-bad-name", &[("most", Number)]),
    says("server-name-taken", &[]),
    says("server-name-is-claimed", &[]),
    says("server-bad-password", &[("least", Number), ("most", Number)]),
    says("server-wrong-password", &[]),
    says("server-no-such-token", &[]),
    says("server-no-such-session", &[]),
    says("server-too-many-tokens", &[("most", Number)]),
    says("server-no-such-game", &[]),
    says("server-no-such-table", &[]),
    says("server-no-such-moment", &[]),
    says("server-bad-record", &[("why", Text)]),
    says("server-bad-campaign", &[("why", Text)]),
    says("server-campaign-over", &[]),
    says("server-campaign-went-on", &[]),
    says("server-campaign-opens-tables", &[]),
    says("server-too-many-campaigns", &[("most", Number)]),
    says("server-too-many-tables", &[("most", Number)]),
    says("server-wrong-number-of-seats", &[("seats", Number)]),
    says("server-bad-clock", &[]),
    says("server-wrong-invitation", &[]),
    says("server-no-hints", &[]),
    says("server-too-many-sockets", &[]),
];
