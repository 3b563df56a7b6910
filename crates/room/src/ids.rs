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

/// The bytes of such a text; none if it is none.
pub fn bytes(text: &str) -> Option<Vec<u8>> {
    let digits = text.bytes().map(|letter| ALPHABET.iter().position(|known| *known == letter));
    let digits = digits.collect::<Option<Vec<usize>>>()?;
    let bit = |index: usize| u8::from(digits[index / 5] >> (4 - index % 5) & 1 == 1);
    let byte = |start: usize| (start..start + 8).fold(0, |byte, index| byte << 1 | bit(index));
    Some((0..digits.len() * 5 / 8).map(|index| byte(index * 8)).collect())
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
        for bytes in [&[][..], &[7], &[1, 2, 3, 4, 255], &[0x5a; 32]] {
            assert_eq!(super::bytes(&text(bytes)).as_deref(), Some(bytes));
        }
        assert_eq!(super::bytes("no such letters: O, 1"), None);
    }
}
