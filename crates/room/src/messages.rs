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
    says("server-started-with-known-shuffle", &[]),
    says("server-practice", &[]),
    says("server-left", &[("name", Text)]),
    says("server-out-of-time", &[("name", Text)]),
    says("server-resigned", &[("name", Text)]),
    says("server-returned", &[("name", Text)]),
    says("server-clock-stopped", &[]),
    says("server-said", &[("name", Text), ("text", Text)]),
    says("server-said-removed", &[("name", Text)]),
    says("server-was-muted", &[("name", Text)]),
    says("server-was-unmuted", &[("name", Text)]),
    says("server-wants-to-abandon", &[("name", Text)]),
    says("server-wants-to-go-on", &[("name", Text)]),
    says("server-abandoned", &[]),
    says("server-closed", &[]),
    says("server-somebody", &[]),
    says("server-rematch", &[]),
    says("server-campaign-goes-on", &[]),
    names("server-deckhand"),
    names("server-mate"),
    names("server-captain"),
    names("server-admiral"),
    // What they are like.
    says("server-deckhand-help", &[]),
    says("server-mate-help", &[]),
    says("server-captain-help", &[]),
    says("server-admiral-help", &[]),
    // Bots with a plan of their own.
    names("server-stop-at-three"),
    says("server-stop-at-three-help", &[]),
    names("server-stop-at-four"),
    says("server-stop-at-four-help", &[]),
    names("server-stop-at-five"),
    says("server-stop-at-five-help", &[]),
    names("server-expedition-first"),
    says("server-expedition-first-help", &[]),
    names("server-sword-army"),
    says("server-sword-army-help", &[]),
    names("server-corn-shipper"),
    says("server-corn-shipper-help", &[]),
    names("server-factory-builder"),
    says("server-factory-builder-help", &[]),
    names("server-trader"),
    says("server-trader-help", &[]),
    names("server-big-money"),
    says("server-big-money-help", &[]),
    names("server-big-money-ultimate"),
    says("server-big-money-ultimate-help", &[]),
    names("server-optimised-money"),
    says("server-optimised-money-help", &[]),
    names("server-one-smithy"),
    says("server-one-smithy-help", &[]),
    names("server-two-smithies"),
    says("server-two-smithies-help", &[]),
    names("server-wharf"),
    says("server-wharf-help", &[]),
    names("server-sea-hags"),
    says("server-sea-hags-help", &[]),
    names("server-single-witch"),
    says("server-single-witch-help", &[]),
    names("server-double-witch"),
    says("server-double-witch-help", &[]),
    names("server-settler-first"),
    says("server-settler-first-help", &[]),
    names("server-mission-first"),
    says("server-mission-first-help", &[]),
    names("server-pirate-first"),
    says("server-pirate-first-help", &[]),
    // Why something cannot be done.
    says("server-trouble", &[]),
    says("server-too-fast", &[]),
    says("server-too-long", &[("most", Number)]),
    says("server-unreadable", &[("why", Text)]),
    says("server-come-in-first", &[]),
    says("server-no-such-person", &[]),
    says("server-no-such-campaign", &[]),
    says("server-bad-setup", &[("why", Said)]),
    says("server-bad-rig", &[("why", Text)]),
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
    says("server-table-closed", &[]),
    says("server-shuffle-is-known", &[]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_of_bot_has_a_name() {
        for bot in games::LEVELS.iter().chain(games::all().flat_map(table::AnyGame::personalities)) {
            assert!(MESSAGES.iter().any(|spec| spec.is_name && spec.id == format!("server-{bot}")), "{bot}");
            assert!(MESSAGES.iter().any(|spec| spec.id == format!("server-{bot}-help")), "{bot}");
        }
    }
}
