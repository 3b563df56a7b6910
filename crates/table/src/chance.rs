//! All chance in a game: one seed, one stream a purpose.
//!
//! Library shuffles may change between versions, and a game must be the same forever; so the bounded draw and the shuffle are
//! ours, over the `ChaCha20` key stream, and [vectors](Chance#test-vectors) of them are pinned by tests.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

use crate::Seat;

/// How many independent streams a seed has.
pub const STREAMS: usize = 8;

/// What decides every shuffle and every die of a game: 32 bytes, written as 64 hexadecimal digits.
///
/// ```
/// use table::Seed;
///
/// let seed: Seed = "2a".parse()?;
/// assert_eq!(seed, Seed::from_number(42));
/// assert_eq!(seed.to_string().len(), 64);
/// assert_eq!(seed.later(1), Seed::from_number(43));
/// # Ok::<(), table::NotASeed>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a number: for tests, benchmarks and series of paired games. `from_number(0x2a)` is the seed written `2a`.
    pub const fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        let (_, low) = bytes.split_at_mut(24);
        low.copy_from_slice(&number.to_be_bytes());
        Self(bytes)
    }

    /// The last eight bytes as a number: the whole of a seed made from one.
    pub fn number(&self) -> u64 {
        self.0[24..].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    /// The seed this number of steps after this one: for series of games.
    #[must_use]
    pub fn later(&self, steps: u64) -> Self {
        let mut seed = *self;
        let low = seed.number().wrapping_add(steps).to_be_bytes();
        seed.0[24..].copy_from_slice(&low);
        seed
    }

    /// The seed of a game whose seats added salts: this one without any, otherwise the SHA-256 of its 32 bytes and each salt in
    /// UTF-8 followed by a line feed.
    ///
    /// ```
    /// use table::Seed;
    ///
    /// let secret = Seed::from_number(7);
    /// assert_eq!(secret.salted([]), secret);
    /// assert_ne!(secret.salted(["Anna was here"]), secret);
    /// ```
    #[must_use]
    pub fn salted<'a>(&self, salts: impl IntoIterator<Item = &'a str>) -> Self {
        let mut salts = salts.into_iter().peekable();
        if salts.peek().is_none() {
            return *self;
        }
        let mut hash = Sha256::new_with_prefix(self.0);
        for salt in salts {
            hash.update(salt);
            hash.update(b"\n");
        }
        Self(hash.finalize().into())
    }

    /// Who begins a game of this number of seats, where lots decide: the one chance that is needed before there is a game. It has a stream
    /// of its own, so that the game goes the same way whoever begins.
    ///
    /// # Panics
    /// If nobody plays.
    pub fn lot(&self, seats: u8) -> Seat {
        let mut words = key_stream(*self, LOT, 0);
        Seat::new(below(seats.into(), || words.next_u32()) as usize)
    }

    /// The SHA-256 of the seed's 32 bytes: shown at the start of a game, so that the seed shown at its end can be checked.
    ///
    /// ```
    /// use table::Seed;
    ///
    /// let shown = Seed::from_number(1).commitment();
    /// assert_eq!(shown, "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5");
    /// ```
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    use fmt::Write as _;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

/// A text that should have been a seed and is not.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 1 to 64 hexadecimal digits (a short one is filled up with zeros on the left)")]
pub struct NotASeed;

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Self, NotASeed> {
        if text.is_empty() || text.len() > 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(NotASeed);
        }
        let digits = format!("{text:0>64}");
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.as_bytes().chunks(2)) {
            let pair = str::from_utf8(pair).map_err(|_| NotASeed)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| NotASeed)?;
        }
        Ok(Self(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// A purpose chance serves: each deck and the dice have their own, so that games with the same seed stay comparable although
/// somebody rolled once more.
///
/// ```
/// use table::{Chance, Seed, Stream};
///
/// const DECK: Stream = Stream::new(0);
/// const DICE: Stream = Stream::new(1);
///
/// let (mut one, mut two) = (Chance::seeded(Seed::from_number(1)), Chance::seeded(Seed::from_number(1)));
/// one.die(DICE);
/// // Somebody rolled once more: the deck is shuffled as it would have been.
/// assert_eq!(one.draw(DECK, 1000), two.draw(DECK, 1000));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stream(u8);

impl Stream {
    /// The stream with this number, below [`STREAMS`].
    ///
    /// # Panics
    /// If there is no such stream; games name theirs as constants.
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < STREAMS, "no such stream");
        Self(number)
    }
}

/// The stream of [`Seed::lot`]: one that no [`Chance`] reads.
const LOT: Stream = Stream(STREAMS as u8);

/// The chance inside a state of a game. A true game's is seeded. An imagined one's is a small fast generator that knows nothing of
/// the true seed, so that a search cannot reach what is really to come. A rigged one's can be told what comes next.
///
/// # The algorithm
/// *Stream* `s` of a seed is the `ChaCha20` key stream with the seed as key and `s` as the 64-bit nonce, read as little-endian
/// 32-bit words. *A draw below `n`* takes a word `w`, forms the 64-bit product `w·n`, and yields its upper half, unless the lower
/// half is less than `2³² mod n`, in which case it takes the next word (every value is exactly equally likely). *A die* is a draw
/// below 6, plus 1. *A shuffle* of `k` things goes from the last place `i = k−1` down to 1 and swaps it with the place a draw below
/// `i+1` names. *A lot* between `n` seats ([`Seed::lot`]) is the first draw below `n` of stream 8: 0 is seat 1. An imagined chance does
/// the same with words that are the upper halves of `SplitMix64`, whatever the stream.
///
/// # Test vectors
/// Computed by a second implementation, written in Python from the description above.
///
/// | source | asked, in this order | answer |
/// |---|---|---|
/// | seed `1`, stream 0 | a shuffle of 0 to 9 | 2 8 0 6 1 7 4 9 5 3 |
/// | | then draws below 1 000 000 | 821875 886349 174549 693646 507480 |
/// | seed `1`, stream 1 | dice | 1 3 2 2 6 3 3 2 5 4 |
/// | seed `1`, stream 2 | draws below 2 147 483 649, which refuse about every other word | 115931179 108005711 1293422240 497058611 1558896820 |
/// | seed `000102…1f`, stream 7 | a shuffle of 0 to 9 | 7 4 9 8 5 3 6 0 1 2 |
/// | seeds `1` to `a` | lots between four seats | 1 3 1 2 3 3 4 2 2 3 |
/// | imagined 1 | a shuffle of 0 to 9 | 9 0 1 4 8 2 3 7 6 5 |
/// | | then draws below 1 000 000 | 793996 404142 605420 454937 530078 |
///
/// The commitment to seed `1` is `ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance(Generator);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Generator {
    Seeded { seed: Seed, used: [u32; STREAMS] },
    Imagined(u64),
    // Boxed, so that the rare scripted state does not make every state larger.
    Scripted(Box<Scripted>),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Scripted {
    draws: [VecDeque<u32>; STREAMS],
    keep_order: bool,
    then: Chance,
}

impl Chance {
    /// The chance of a true game.
    ///
    /// ```
    /// use table::{Chance, Seed, Stream};
    ///
    /// const DICE: Stream = Stream::new(1);
    /// let mut chance = Chance::seeded(Seed::from_number(1));
    /// let dice: Vec<u8> = (0..10).map(|_| chance.die(DICE)).collect();
    /// assert_eq!(dice, [1, 3, 2, 2, 6, 3, 3, 2, 5, 4], "forever");
    /// ```
    pub const fn seeded(seed: Seed) -> Self {
        Self(Generator::Seeded { seed, used: [0; STREAMS] })
    }

    /// The chance of an imagined game.
    pub const fn imagined(number: u64) -> Self {
        Self(Generator::Imagined(number))
    }

    /// The chance of a rigged game: on a stream with a script, draws yield the scripted numbers (modulo the bound) as long as
    /// there are any; with `keep_order`, a shuffle leaves things as they lie. After that, chance is as it was.
    ///
    /// ```
    /// use table::{Chance, Seed, Stream};
    ///
    /// const DICE: Stream = Stream::new(1);
    /// // Draws count from 0, so that a 5 is the die's 6.
    /// let mut chance = Chance::seeded(Seed::from_number(1)).scripted(&[(DICE, &[5, 5])], false);
    /// assert_eq!([chance.die(DICE), chance.die(DICE)], [6, 6]);
    /// ```
    #[must_use]
    pub fn scripted(self, scripts: &[(Stream, &[u32])], keep_order: bool) -> Self {
        let mut draws: [VecDeque<u32>; STREAMS] = Default::default();
        for (stream, script) in scripts {
            draws[stream.0 as usize].extend(*script);
        }
        Self(Generator::Scripted(Box::new(Scripted { draws, keep_order, then: self })))
    }

    /// A number below `bound`, each equally likely.
    ///
    /// # Panics
    /// If the bound is 0: there is nothing to draw.
    pub fn draw(&mut self, stream: Stream, bound: u32) -> u32 {
        assert!(bound > 0, "a draw needs something to draw from");
        match &mut self.0 {
            Generator::Seeded { seed, used } => {
                let used = &mut used[stream.0 as usize];
                let mut words = key_stream(*seed, stream, *used);
                below(bound, || {
                    *used += 1;
                    words.next_u32()
                })
            }
            Generator::Imagined(state) => below(bound, || split_mix(state)),
            Generator::Scripted(script) => match script.draws[stream.0 as usize].pop_front() {
                Some(number) => number % bound,
                None => script.then.draw(stream, bound),
            },
        }
    }

    /// A fair die with sides 1 to 6.
    pub fn die(&mut self, stream: Stream) -> u8 {
        self.draw(stream, 6) as u8 + 1
    }

    /// Puts things in a random order, each order equally likely.
    ///
    /// ```
    /// use table::{Chance, Seed, Stream};
    ///
    /// const DECK: Stream = Stream::new(0);
    /// let mut deck: Vec<u8> = (0..10).collect();
    /// Chance::seeded(Seed::from_number(1)).shuffle(DECK, &mut deck);
    /// assert_eq!(deck, [2, 8, 0, 6, 1, 7, 4, 9, 5, 3]);
    /// ```
    pub fn shuffle<T>(&mut self, stream: Stream, things: &mut [T]) {
        match &mut self.0 {
            Generator::Seeded { seed, used } => {
                let used = &mut used[stream.0 as usize];
                let mut words = key_stream(*seed, stream, *used);
                fisher_yates(things, |bound| {
                    below(bound, || {
                        *used += 1;
                        words.next_u32()
                    })
                });
            }
            Generator::Imagined(state) => fisher_yates(things, |bound| below(bound, || split_mix(state))),
            Generator::Scripted(script) if script.keep_order => {}
            Generator::Scripted(script) => script.then.shuffle(stream, things),
        }
    }

    /// A fresh imagined chance, drawn from this one: for whoever needs many.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        const ANY: Stream = Stream::new(0);
        let half = |chance: &mut Self| u64::from(chance.draw(ANY, u32::MAX));
        Self::imagined(half(self) << 32 | half(self))
    }
}

fn key_stream(seed: Seed, stream: Stream, used: u32) -> ChaCha20Rng {
    let mut words = ChaCha20Rng::from_seed(seed.0);
    words.set_stream(u64::from(stream.0));
    words.set_word_pos(u128::from(used));
    words
}

/// Multiply and keep the upper half; refuse the few words that would favour some values (Lemire's method).
#[inline]
fn below(bound: u32, mut word: impl FnMut() -> u32) -> u32 {
    let mut product = u64::from(word()) * u64::from(bound);
    if (product as u32) < bound {
        let unfair = bound.wrapping_neg() % bound;
        while (product as u32) < unfair {
            product = u64::from(word()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

#[inline]
fn fisher_yates<T>(things: &mut [T], mut draw: impl FnMut(u32) -> u32) {
    for last in (1..things.len()).rev() {
        things.swap(last, draw(last as u32 + 1) as usize);
    }
}

/// The upper half of `SplitMix64`: eight bytes of state and about a nanosecond a word.
#[inline]
fn split_mix(state: &mut u64) -> u32 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut word = *state;
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((word ^ (word >> 31)) >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    const DECK: Stream = Stream::new(0);
    const DICE: Stream = Stream::new(1);

    #[test]
    fn the_key_stream_is_chacha20() {
        // The first words of RFC 8439, appendix A.1, test vector 1 (key, nonce and counter all zero).
        let mut words = key_stream(Seed([0; 32]), DECK, 0);
        assert_eq!([words.next_u32(), words.next_u32()], [0xade0_b876, 0x903d_f1a0]);
    }

    fn shuffled(chance: &mut Chance, stream: Stream) -> [u8; 10] {
        let mut things = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        chance.shuffle(stream, &mut things);
        things
    }

    // The vectors in the documentation of `Chance`.
    #[test]
    fn published_vectors_hold() {
        let mut chance = Chance::seeded(Seed::from_number(1));
        assert_eq!(shuffled(&mut chance, DECK), [2, 8, 0, 6, 1, 7, 4, 9, 5, 3]);
        assert_eq!([(); 5].map(|()| chance.draw(DECK, 1_000_000)), [821_875, 886_349, 174_549, 693_646, 507_480]);
        assert_eq!([(); 10].map(|()| chance.die(DICE)), [1, 3, 2, 2, 6, 3, 3, 2, 5, 4]);
        let third = Stream::new(2);
        let draws = [(); 5].map(|()| chance.draw(third, 2_147_483_649));
        assert_eq!(draws, [115_931_179, 108_005_711, 1_293_422_240, 497_058_611, 1_558_896_820]);
        let mut other = Chance::seeded(Seed(std::array::from_fn(|index| index as u8)));
        assert_eq!(shuffled(&mut other, Stream::new(7)), [7, 4, 9, 8, 5, 3, 6, 0, 1, 2]);
    }

    #[test]
    fn published_lots_hold() {
        let lots: Vec<u8> = (1..=10).map(|number| Seed::from_number(number).lot(4).number()).collect();
        assert_eq!(lots, [1, 3, 1, 2, 3, 3, 4, 2, 2, 3]);
    }

    #[test]
    fn published_vectors_of_imagination_hold() {
        let mut chance = Chance::imagined(1);
        assert_eq!(shuffled(&mut chance, DECK), [9, 0, 1, 4, 8, 2, 3, 7, 6, 5]);
        assert_eq!([(); 5].map(|()| chance.draw(DICE, 1_000_000)), [793_996, 404_142, 605_420, 454_937, 530_078]);
    }

    #[test]
    fn a_commitment_is_the_hash_of_the_seed() {
        let commitment = "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5";
        assert_eq!(Seed::from_number(1).commitment(), commitment);
    }

    // Computed by `printf '%064x' 1 | xxd -r -p | cat - <(printf 'a\nb\n') | sha256sum`.
    #[test]
    fn salts_make_another_seed_and_their_order_counts() {
        let secret = Seed::from_number(1);
        let salted = secret.salted(["a", "b"]);
        assert_eq!(salted.to_string(), "c2618e6ea9795151890b6170648d128bda2a70d5c4755e8646f7fc6a738c6e47");
        assert_ne!(salted, secret.salted(["b", "a"]));
        assert_eq!(secret.salted([]), secret);
    }

    #[test]
    fn streams_do_not_disturb_each_other() {
        let mut one = Chance::seeded(Seed::from_number(7));
        let mut two = one.clone();
        for _ in 0..5 {
            two.die(DICE);
        }
        assert_eq!(one.draw(DECK, 52), two.draw(DECK, 52));
    }

    #[test]
    fn a_draw_goes_on_where_the_last_one_stopped() {
        let mut whole = Chance::seeded(Seed::from_number(3));
        let mut parts = whole.clone();
        let once: Vec<u32> = (0..100).map(|_| whole.draw(DECK, 6)).collect();
        let again: Vec<u32> = (0..100)
            .map(|_| {
                let text = serde_json::to_string(&parts).expect("json");
                parts = serde_json::from_str(&text).expect("chance");
                parts.draw(DECK, 6)
            })
            .collect();
        assert_eq!(once, again);
    }

    #[test]
    fn every_value_is_equally_likely() {
        for mut chance in [Chance::seeded(Seed::from_number(9)), Chance::imagined(9)] {
            let mut counts = [0i32; 6];
            for _ in 0..60_000 {
                counts[chance.draw(DICE, 6) as usize] += 1;
            }
            // Standard deviation of a count is 91; five of them is a fault.
            assert!(counts.iter().all(|count| (count - 10_000).abs() < 456), "{counts:?}");
        }
    }

    #[test]
    fn a_script_is_followed_and_then_forgotten() {
        let mut plain = Chance::seeded(Seed::from_number(4));
        let mut chance = plain.clone().scripted(&[(DICE, &[5, 0])], true);
        assert_eq!((chance.die(DICE), chance.die(DICE)), (6, 1));
        assert_eq!(chance.die(DICE), plain.die(DICE));
        let mut cards = [1, 2, 3];
        chance.shuffle(DECK, &mut cards);
        assert_eq!(cards, [1, 2, 3]);
    }

    #[test]
    fn seeds_read_and_write_as_hexadecimal() {
        let seed: Seed = "2a".parse().expect("a seed");
        assert_eq!(seed.to_string(), format!("{:0>64}", "2a"));
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!((Seed::from_number(0x2a), seed.number(), seed.later(1).number()), (seed, 0x2a, 0x2b));
        for junk in ["", "xyz", &"0".repeat(65), "é"] {
            assert_eq!(junk.parse::<Seed>(), Err(NotASeed));
        }
    }
}
