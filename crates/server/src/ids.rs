//! Ids nobody can guess, and hashes as text.

use sha2::{Digest as _, Sha256};

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

/// Bytes nobody can foresee.
///
/// # Panics
/// If the system gives no random numbers: then nothing here could be kept secret.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

/// A new id of 80 bits.
pub fn new() -> String {
    text(&random::<10>())
}

/// The SHA-256 of a text, as text.
pub fn hash(secret: &str) -> String {
    text(&Sha256::digest(secret))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_short_and_never_the_same() {
        assert_eq!(new().len(), 16);
        assert_ne!(new(), new());
        assert_eq!(text(&[0, 0, 0, 0, 31]), "aaaaaaa9");
    }
}
