//! Everything a room says to a player, with its arguments. The words are in `locales/`.

use table::ArgKind::{Name, Number, Said, Text};
use table::{MessageSpec, names, says};

/// Every message of a room.
pub const MESSAGES: &[MessageSpec] = &[
    // What happens at a table.
    says("server-sat", &[("name", Text), ("seat", Number)]),
    says("server-bot-sat", &[("bot", Name), ("seat", Number)]),
    says("server-stood-up", &[("seat", Number)]),
    says("server-salted", &[("seat", Number)]),
    says("server-started", &[("commitment", Text)]),
    says("server-left", &[("name", Text)]),
    says("server-out-of-time", &[("name", Text)]),
    says("server-resigned", &[("name", Text)]),
    says("server-returned", &[("name", Text)]),
    says("server-clock-stopped", &[]),
    says("server-said", &[("name", Text), ("text", Text)]),
    says("server-was-muted", &[("name", Text)]),
    says("server-was-unmuted", &[("name", Text)]),
    says("server-wants-to-abandon", &[("name", Text)]),
    says("server-wants-to-go-on", &[("name", Text)]),
    says("server-abandoned", &[]),
    says("server-closed", &[]),
    says("server-rematch", &[]),
    says("server-campaign-goes-on", &[]),
    names("server-deckhand"),
    names("server-mate"),
    names("server-captain"),
    names("server-admiral"),
    // Why something cannot be done.
    says("server-trouble", &[]),
    says("server-too-fast", &[]),
    says("server-too-long", &[("most", Number)]),
    says("server-unreadable", &[("why", Text)]),
    says("server-come-in-first", &[]),
    says("server-no-such-person", &[]),
    says("server-no-such-campaign", &[]),
    says("server-bad-setup", &[("why", Said)]),
    says("server-rated-needs-people", &[]),
    says("server-no-such-seat", &[]),
    says("server-no-such-bot", &[]),
    says("server-no-open-seat", &[]),
    says("server-seat-taken", &[]),
    says("server-seat-empty", &[]),
    says("server-one-seat-only", &[]),
    says("server-not-your-seat", &[]),
    says("server-which-seat", &[]),
    says("server-only-owner", &[]),
    says("server-seats-still-open", &[]),
    says("server-nobody-sits", &[]),
    says("server-already-started", &[]),
    says("server-not-started", &[]),
    says("server-not-over", &[]),
    says("server-bot-plays-for-you", &[]),
    says("server-nothing-to-return-to", &[]),
    says("server-muted", &[]),
    says("server-nothing-said", &[]),
    says("server-no-onlookers", &[]),
    says("server-table-full", &[]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_of_bot_has_a_name() {
        for level in games::LEVELS {
            assert!(MESSAGES.iter().any(|spec| spec.is_name && spec.id == format!("server-{level}")), "{level}");
        }
    }
}
