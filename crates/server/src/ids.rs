//! Ids nobody can guess, and hashes as text.

pub use room::ids::{bytes, text};
use sha2::{Digest as _, Sha256};

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
    }
}
