//! Ids as text, and the ids of tables that follow from others: two people who ask for the same table at once get the same one.

use sha2::{Digest as _, Sha256};

use crate::terms::Opening;

/// Letters and digits that cannot be taken for one another.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Bytes as letters and digits, five bits each.
pub fn text(bytes: &[u8]) -> String {
    let bit = |index: usize| bytes.get(index / 8).is_some_and(|byte| byte >> (7 - index % 8) & 1 == 1);
    (0..bytes.len() * 8)
        .step_by(5)
        .map(|start| {
            let digit = (0..5).fold(0, |digit, offset| digit << 1 | usize::from(bit(start + offset)));
            char::from(ALPHABET[digit])
        })
        .collect()
}

/// The table of the rematch.
pub fn rematch(before: &Opening) -> String {
    follow_up(before, "rematch of")
}

/// The table of a campaign's next game.
pub fn next_table(before: &Opening) -> String {
    follow_up(before, "next after")
}

/// The table of a campaign's first game.
pub fn first_table(campaign: &str) -> String {
    text(&Sha256::new_with_prefix("first of").chain_update(campaign).finalize()[..10])
}

fn follow_up(before: &Opening, how: &str) -> String {
    let hash = Sha256::new_with_prefix(before.secret.to_string()).chain_update(how).chain_update(&before.id).finalize();
    text(&hash[..10])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_bits_are_one_letter_or_digit() {
        assert_eq!(text(&[0, 0, 0, 0, 31]), "aaaaaaa9");
    }
}
