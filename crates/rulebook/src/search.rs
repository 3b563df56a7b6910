//! Finding the section that answers a question, however its words are bent and whether or not their accents are typed.
//!
//! Words are compared by their stems. A stemmer wants the accents, people often leave them out: so a word that is typed without them also
//! stands for every word of the text that looks like it without its own. Sections are ranked by Okapi BM25, a title counting more than a
//! text.

use std::collections::{BTreeMap, BTreeSet};

use frostem::{Algorithm, Stemmer};
use serde::Serialize;
use ts_rs::TS;
use unicode_normalization::UnicodeNormalization as _;
use words::Language;

use crate::book::{Book, Section, plain};

/// A section that was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Found {
    /// The chapter it stands in.
    pub chapter: String,
    /// That chapter's title.
    pub chapter_title: String,
    /// Its name.
    pub section: String,
    /// Its title.
    pub title: String,
    /// Where in its text the words are.
    pub excerpt: Vec<Piece>,
}

/// A section that was found in one of several rulebooks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FoundIn {
    /// The game whose rulebook it is.
    pub game: String,
    /// The section.
    pub found: Found,
}

/// A piece of an excerpt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Piece {
    /// What it says.
    pub text: String,
    /// Is it a word that was sought?
    pub hit: bool,
}

/// How much it counts that a question is like a section's title or a phrase people ask for it by, beside the words of the text.
const ALIKE: f32 = 2.0;
/// How much more than in proportion two phrases are alike that share most of their words.
const LIKENESS: i32 = 3;
/// How much a word counts that every question has, beside one that tells what it is about.
const FILLER: f32 = 0.5;
/// How much of its score a section loses that has none of the telling words, in the measure it lacks them.
const LACKING: f32 = 0.4;
/// How much more a rulebook counts whose game is named in the question.
const NAMED: f32 = 1.5;
/// BM25: how soon more of the same word stops to count, and how much long sections are held against their length.
const SATURATION: f32 = 1.2;
const LENGTH: f32 = 0.6;
/// The least letters that may stand for the beginning of a word nobody has found.
const LEAST_BEGINNING: usize = 3;
/// How long an excerpt is, in letters, and how many of them stand before the first hit.
const EXCERPT: usize = 180;
const BEFORE_HIT: usize = 50;

/// What is where.
#[derive(Default)]
pub struct Index {
    /// For each stem, without accents, in which sections it stands and how much it counts there.
    stems: BTreeMap<String, BTreeMap<usize, f32>>,
    /// The stems of every word, by the word without accents.
    vocabulary: BTreeMap<String, BTreeSet<String>>,
    /// How many words each section has.
    lengths: Vec<f32>,
    /// The titles of the sections, and the phrases people ask for them by.
    phrases: Vec<Phrase>,
}

impl Index {
    /// `asked` holds, for sections by their names, phrases by which people ask for them.
    pub fn of(book: &Book, asked: &BTreeMap<&str, Vec<&str>>) -> Self {
        let stemmer = Stem::of(book.language);
        let mut index = Self::default();
        for (number, (chapter, section)) in book.sections().enumerate() {
            let mut length = 0.0;
            let mut add = |text: &str| {
                words_of(text).for_each(|(_, word)| {
                    let stem = stemmer.stem(&word);
                    *index.stems.entry(stem.clone()).or_default().entry(number).or_default() += 1.0;
                    index.vocabulary.entry(bare(&word)).or_default().insert(stem);
                    length += 1.0;
                });
            };
            let phrases = asked.get(section.name.as_str()).into_iter().flatten().copied();
            let phrases: Vec<&str> = std::iter::once(section.title.as_str()).chain(phrases).collect();
            let texts = texts(section).collect::<Vec<_>>();
            let titles = [&chapter.title, &section.name].map(String::as_str);
            for text in titles.into_iter().chain(phrases.iter().copied()).chain(texts.iter().map(String::as_str)) {
                add(text);
            }
            index.lengths.push(length);
            index.phrases.extend(phrases.iter().map(|text| Phrase {
                section: number,
                words: words_of(text).map(|(_, word)| (stemmer.stem(&word), telling(book.language, &word))).collect(),
            }));
        }
        index
    }

    /// What is found, with what it is worth.
    pub fn search(&self, book: &Book, asked: &str, told: u8, most: usize) -> Vec<(f32, Found)> {
        let stemmer = Stem::of(book.language);
        let wanted: Vec<Wanted> = words_of(asked)
            .map(|(_, word)| {
                let stems = self.spelled(&stemmer, &word);
                let rarity = stems.iter().map(|stem| self.rarity(stem)).fold(f32::INFINITY, f32::min);
                Wanted { telling: telling(book.language, &word), worth: telling(book.language, &word) * rarity, stems }
            })
            .collect();
        // What each section is worth, and how much of the question it speaks of.
        let mut scores: BTreeMap<usize, (f32, f32)> = BTreeMap::new();
        for Wanted { telling, stems, .. } in &wanted {
            let mut best: BTreeMap<usize, f32> = BTreeMap::new();
            for stem in stems {
                for (section, weight) in self.stems.get(stem).into_iter().flatten() {
                    let score = self.score(stem, *section, *weight);
                    let known = best.entry(*section).or_default();
                    *known = known.max(score);
                }
            }
            for (section, score) in best {
                let (sum, spoken) = scores.entry(section).or_default();
                *sum += telling * score;
                *spoken += telling;
            }
        }
        let whole: f32 = wanted.iter().map(|word| word.telling).sum();
        let alike = self.alike(&wanted);
        let worth = |(section, (sum, spoken)): (usize, (f32, f32))| {
            let text = sum * (1.0 - LACKING * (1.0 - spoken / whole));
            (section, text + ALIKE * alike.get(&section).copied().unwrap_or_default())
        };
        let mut ranked: Vec<_> = scores.into_iter().map(worth).collect();
        ranked.sort_by(|(left, a), (right, b)| b.total_cmp(a).then(left.cmp(right)));
        // Nobody looks for the little words, unless there are no others.
        let only_fillers = wanted.iter().all(|word| word.telling < 1.0);
        let telling_words = wanted.iter().filter(|word| only_fillers || word.telling >= 1.0);
        let sought = telling_words.flat_map(|word| &word.stems).collect();
        let sections: Vec<_> = book.sections().collect();
        let open = ranked.into_iter().map(|(number, score)| (score, sections[number]));
        open.filter(|(_, (_, section))| section.told_from <= told)
            .take(most)
            .map(|(score, (chapter, section))| {
                (
                    score,
                    Found {
                        chapter: chapter.name.clone(),
                        chapter_title: chapter.title.clone(),
                        section: section.name.clone(),
                        title: section.title.clone(),
                        excerpt: excerpt(section, &stemmer, &sought),
                    },
                )
            })
            .collect()
    }

    /// The stems of a word, however it is spelled.
    fn spelled(&self, stemmer: &Stem, word: &str) -> BTreeSet<String> {
        let mut stems = BTreeSet::from([stemmer.stem(word)]);
        let bare = bare(word);
        stems.extend(self.vocabulary.get(&bare).into_iter().flatten().cloned());
        if stems.iter().all(|stem| !self.stems.contains_key(stem)) && bare.chars().count() >= LEAST_BEGINNING {
            let begun = self.vocabulary.range(bare.clone()..).take_while(|(word, _)| word.starts_with(&bare));
            stems.extend(begun.flat_map(|(_, stems)| stems.iter().cloned()));
        }
        stems
    }

    /// For each section, how much the question is like the phrase that is most like it.
    fn alike(&self, wanted: &[Wanted]) -> BTreeMap<usize, f32> {
        let whole: f32 = wanted.iter().map(|word| word.worth).sum();
        let mut alike: BTreeMap<usize, f32> = BTreeMap::new();
        for Phrase { section, words } in &self.phrases {
            let mut own = 0.0;
            let mut shared = 0.0;
            for (stem, telling) in words {
                let worth = telling * self.rarity(stem);
                own += worth;
                if wanted.iter().any(|word| word.stems.contains(stem)) {
                    shared += worth;
                }
            }
            let is_shared = |word: &&Wanted| words.iter().any(|(stem, _)| word.stems.contains(stem));
            shared += wanted.iter().filter(is_shared).map(|word| word.worth).sum::<f32>();
            if shared > 0.0 {
                let likeness = whole * (shared / (whole + own)).powi(LIKENESS);
                let known = alike.entry(*section).or_default();
                *known = known.max(likeness);
            }
        }
        alike
    }

    /// What a stem in a section is worth: the rarer the more.
    fn score(&self, stem: &str, section: usize, weight: f32) -> f32 {
        let all = self.lengths.len() as f32;
        let average = self.lengths.iter().sum::<f32>() / all;
        let length = 1.0 - LENGTH + LENGTH * self.lengths[section] / average;
        self.rarity(stem) * weight * (SATURATION + 1.0) / (weight + SATURATION * length)
    }

    /// How much it tells that a word is this one: the more, the fewer sections have it.
    fn rarity(&self, stem: &str) -> f32 {
        let all = self.lengths.len() as f32;
        let with = self.stems.get(stem).map_or(0, BTreeMap::len) as f32;
        (1.0 + (all - with + 0.5) / (with + 0.5)).ln()
    }
}

/// A title, or a phrase people ask by.
struct Phrase {
    section: usize,
    /// The stems of its words, and how much each of them counts.
    words: Vec<(String, f32)>,
}

/// A word of a question.
struct Wanted {
    /// How much it counts.
    telling: f32,
    /// The same for a rare word, and less for a frequent one.
    worth: f32,
    /// The stems it may stand for.
    stems: BTreeSet<String>,
}

/// How much a word counts in a question.
fn telling(language: Language, word: &str) -> f32 {
    if is_filler(language, word) { FILLER } else { 1.0 }
}

/// The sections of several rulebooks that best answer a question, the best first: each with its game's name, and with how many chapters of its
/// story whoever asks knows.
pub fn search(books: &[(&str, &Book, u8)], asked: &str, most: usize) -> Vec<FoundIn> {
    let found = |(game, book, told): &(&str, &Book, u8)| {
        let game = (*game).to_owned();
        let is_named = words_of(asked).any(|(_, word)| game.split('-').any(|part| part == word));
        let weight = if is_named { NAMED } else { 1.0 };
        let found = book.index.search(book, asked, *told, most).into_iter();
        found.map(move |(score, found)| (weight * score, FoundIn { game: game.clone(), found }))
    };
    let mut ranked: Vec<_> = books.iter().flat_map(found).collect();
    ranked.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    ranked.into_iter().take(most).map(|(_, found)| found).collect()
}

/// Words that every question has, without accents: they tell little of what it is about.
fn is_filler(language: Language, word: &str) -> bool {
    let fillers = match language {
        Language::English => {
            "a an and any are as at be been but by can can't could did do does don't else for from get gets got had has have he her him \
             his how i if in into is it its just like many me mean means much my no not of on or our should so some somebody someone \
             something than that the their them then there they this those to too us use used want was we were what when where which \
             who why will with work works would you your happen happens allowed"
        }
        Language::Czech => {
            "a ale aby ani asi by bych byt ci co do i ja jak jaka jake jaky jako je jeho jen jestli ji jsem jsou k kam kde kdo kdyz kdy ke \
             kolik ktera ktere ktery ma mam mame me mezi mi mit moc mohu moje muj muze muzes muzu na nas ne nebo neco nejsem nekdo nekoho \
             o od pak po potrebuju pri pro proc s se si smim stane sve svoje svou svuj ta tady tak take tam te ten ti to tu u uz umi v ve \
             vic z za ze deje funguje"
        }
        Language::Romanian => {
            "a ai al ale am ar are as asta au ca cat cate cati ce cea cei cel cele cine cand care cu cum da daca de din e ea ei el este eu \
             fac face fi fie foloseste ii il imi in intr la le lor ma mai mea mei mele meu mi nu o pe pentru poate pot poti prin sa sau se \
             si sunt te ti tu un una unde unei unui unul vreau"
        }
    };
    let bare = bare(word);
    fillers.split_whitespace().any(|filler| filler == bare)
}

/// Brings words to their stems, without accents.
struct Stem(Stemmer);

impl Stem {
    fn of(language: Language) -> Self {
        Self(Stemmer::new(match language {
            Language::English => Algorithm::English,
            Language::Czech => Algorithm::Czech,
            Language::Romanian => Algorithm::Romanian,
        }))
    }

    fn stem(&self, word: &str) -> String {
        bare(&self.0.stem(word))
    }
}

/// A word without its accents.
fn bare(word: &str) -> String {
    word.nfd().filter(|letter| !unicode_normalization::char::is_combining_mark(*letter)).collect()
}

/// The words of a text in small letters, and where each begins and ends.
fn words_of(text: &str) -> impl Iterator<Item = (std::ops::Range<usize>, String)> {
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '\'' || letter == '’';
    let mut rest = 0;
    std::iter::from_fn(move || {
        let start = rest + text[rest..].find(is_letter)?;
        let end = text[start..].find(|letter| !is_letter(letter)).map_or(text.len(), |length| start + length);
        rest = end;
        // Keyboards of long ago gave Romanian s and t a cedilla.
        let small = text[start..end].to_lowercase().replace('’', "'").replace('ş', "ș").replace('ţ', "ț");
        Some((start..end, small))
    })
}

fn texts(section: &Section) -> impl Iterator<Item = String> {
    section.blocks.iter().flat_map(|block| block.texts().into_iter().map(plain).collect::<Vec<_>>())
}

/// The text of the section in which most of the sought words stand, cut to a line or two around them.
fn excerpt(section: &Section, stemmer: &Stem, sought: &BTreeSet<&String>) -> Vec<Piece> {
    let hits = |text: &str| -> Vec<(std::ops::Range<usize>, String)> {
        words_of(text).map(|(place, word)| (place, stemmer.stem(&word))).filter(|(_, stem)| sought.contains(stem)).collect()
    };
    let different = |text: &str| hits(text).into_iter().map(|(_, stem)| stem).collect::<BTreeSet<_>>().len();
    // The first of those with most of them.
    let texts: Vec<String> = texts(section).collect();
    let Some(text) = texts.iter().rev().max_by_key(|text| different(text)) else { return Vec::new() };
    let places: Vec<_> = hits(text).into_iter().map(|(place, _)| place).collect();
    let first = places.first().map_or(0, |place| place.start);
    let from = text[..first].char_indices().rev().take(BEFORE_HIT).last().map_or(first, |(at, _)| at);
    // Whole words only.
    let from = if from == 0 { 0 } else { text[from..].find(' ').map_or(from, |gap| from + gap + 1).min(first) };
    let to = text[from..].char_indices().nth(EXCERPT).map_or(text.len(), |(at, _)| from + at);
    let to = if to == text.len() { to } else { text[from..to].rfind(' ').map_or(to, |gap| from + gap) };
    let mut pieces = Vec::new();
    let mut piece = |text: &str, hit: bool| {
        if !text.is_empty() {
            pieces.push(Piece { text: text.to_owned(), hit });
        }
    };
    if from > 0 {
        piece("… ", false);
    }
    let mut at = from;
    for place in places.into_iter().filter(|place| place.end <= to) {
        piece(&text[at..place.start], false);
        piece(&text[place.clone()], true);
        at = place.end;
    }
    piece(&text[at..to], false);
    if to < text.len() {
        piece(" …", false);
    }
    pieces
}
