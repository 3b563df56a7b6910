//! People's names, and their passwords.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use room::{Refusal, RefusalKind};
use table::Message;
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::MixedScript as _;
use unicode_security::confusable_detection::skeleton;

use crate::ids;
use crate::limits;
use crate::store::StoreError;

/// A name as it will be shown: in one form of Unicode, trimmed, with single spaces, without signs that are not seen, and without words
/// that mix scripts in order to look like others.
pub fn check_name(name: &str) -> Result<String, Refusal> {
    let name: String = name.nfc().collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let mixed = |word: &str| !word.is_single_script();
    let length = name.chars().count();
    let hidden = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
            || matches!(sign, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
            || matches!(sign, '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
    };
    if length == 0 || length > limits::NAME_CHARS || name.chars().any(hidden) || name.split(' ').any(mixed) {
        let message = Message::new("server-bad-name").with("most", limits::NAME_CHARS as i64);
        return Err(Refusal::new(RefusalKind::Invalid, message));
    }
    Ok(name)
}

/// What makes two names the same: how large letters are written does not count, nor how signs are to be drawn.
pub fn name_key(name: &str) -> String {
    name.to_lowercase().nfc().filter(|sign| !matches!(sign, '\u{fe00}'..='\u{fe0f}')).collect()
}

/// What a name looks like: names that can be taken for each other look the same, as `Paula` and `PauIa`.
pub fn looks(name: &str) -> String {
    let name: String = name.nfkc().filter(|sign| !matches!(sign, '\u{fe00}'..='\u{fe0f}')).collect();
    skeleton(&name).collect::<String>().to_lowercase()
}

/// A name for somebody who has not chosen one.
pub fn suggested_name() -> String {
    // Harbours: the same in every language.
    const FIRST: [&str; 16] = [
        "Ancona",
        "Bergen",
        "Cadiz",
        "Corfu",
        "Gallipoli",
        "Genova",
        "Lisboa",
        "Malaga",
        "Messina",
        "Oporto",
        "Otranto",
        "Palma",
        "Ragusa",
        "Rovigno",
        "Tunis",
        "Varna",
    ];
    let [which, high, low] = ids::random();
    format!("{} {}", FIRST[usize::from(which) % FIRST.len()], 100 + u16::from_be_bytes([high, low]) % 900)
}

/// Is this long enough for a password, and short enough to hash?
pub fn check_password(password: &str) -> Result<(), Refusal> {
    if limits::PASSWORD_CHARS.contains(&password.chars().count()) {
        return Ok(());
    }
    let message = Message::new("server-bad-password")
        .with("least", *limits::PASSWORD_CHARS.start() as i64)
        .with("most", *limits::PASSWORD_CHARS.end() as i64);
    Err(Refusal::new(RefusalKind::Invalid, message))
}

/// How many passwords are hashed at a time: each takes 19 MiB.
static HASHING: Semaphore = Semaphore::const_new(4);

/// Hashes a password with argon2id: slow on purpose, so on a thread of its own.
pub async fn hash_password(password: String) -> Result<String, StoreError> {
    let _place = HASHING.acquire().await;
    let hash =
        tokio::task::spawn_blocking(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()));
    match hash.await {
        Ok(Ok(hash)) => Ok(hash),
        Ok(Err(error)) => Err(StoreError::Unreadable(format!("a password cannot be hashed: {error}"))),
        Err(error) => Err(StoreError::Unreadable(error.to_string())),
    }
}

/// The hash of nothing anybody can type.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZSBmaXhlZCBzYWx0$4Q2lqkYtfBVuS1eVjjmLv1pzWvNXVwpW8h6lC0ZyWUI";

/// Is this the password of that hash? Without a hash it takes as long to say no, so that nobody learns which names exist.
pub async fn is_password(password: String, hash: Option<String>) -> bool {
    let _place = HASHING.acquire().await;
    let check = tokio::task::spawn_blocking(move || {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODYS.to_owned());
        let right =
            PasswordHash::new(&hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        known && right
    });
    check.await.unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_the_same_or_no_names() {
        assert_eq!(name_key("ANNA\u{fe0f}"), name_key("anna"));
        for hidden in ["An\u{ad}na", "Anna\u{200b}", "\u{3164}", "Anna\u{e0041}"] {
            assert!(check_name(hidden).is_err(), "{hidden:?}");
        }
        assert_eq!(check_name("  Žluťoučký   kůň ").as_deref(), Ok("Žluťoučký kůň"));
        assert_eq!(check_name("Ane\u{30c}z\u{30c}ka").as_deref(), Ok("Aněžka"), "one form, however it was typed");
        for mixed in ["\u{410}nna", "P\u{430}ula"] {
            assert!(check_name(mixed).is_err(), "{mixed:?} mixes scripts");
        }
        for name in ["Анна", "Ștefan O'Neill 2", "Jiří 北京", "ليلى"] {
            assert!(check_name(name).is_ok(), "{name:?} is a name");
        }
        for (one, other) in [("Paula", "PauIa"), ("Paula", "Pau1a"), ("Tom", "Torn"), ("АННА", "AHHA"), ("anna", "ANNA")] {
            assert_eq!(looks(one), looks(other), "{one:?} and {other:?}");
        }
        assert_ne!(looks("Anna"), looks("Hanna"));
    }

    #[tokio::test]
    async fn a_name_nobody_has_costs_the_same_work_as_any_other() {
        let hash = hash_password("a long secret".to_owned()).await.expect("a hash");
        let (known, nobodys) = (PasswordHash::new(&hash).expect("a hash"), PasswordHash::new(NOBODYS).expect("a hash"));
        assert_eq!((known.algorithm, known.version), (nobodys.algorithm, nobodys.version));
        assert_eq!(known.params, nobodys.params, "memory, rounds and lanes are what checking takes");
        assert!(!is_password("a wrong secret".to_owned(), Some(hash)).await);
        assert!(!is_password("a wrong secret".to_owned(), None).await);
    }
}
