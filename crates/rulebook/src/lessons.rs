//! Lessons: rulings, one after the other, whose steps are told to a learner, who takes them. They are listed in `lessons/`, a file a game; what
//! is told stands in the rulings, and the words in `locales/`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use rulings::{Case, Games, Stage};
use serde::Deserialize;
use table::Seat;

/// A lesson.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name in addresses. Behind the game's name and `-lesson-` it is the id of its title.
    pub name: String,
    /// The rulings it is made of, called as examples are.
    pub rulings: Vec<String>,
}

/// A game's file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    lesson: Vec<Lesson>,
}

/// One moment of a lesson: something is told, and the learner does what comes next or only reads.
pub struct Moment {
    /// Where the learner sits.
    pub learner: Seat,
    /// The moment of the ruling.
    pub stage: Stage,
    /// Does the learner do what comes next? If not, it happens by itself.
    pub acts: bool,
}

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../lessons");

/// The lessons by the names of their games. That all of them can be read and taken is tested.
static LESSONS: LazyLock<BTreeMap<&'static str, Vec<Lesson>>> = LazyLock::new(|| {
    let read = |file: &'static include_dir::File<'static>| {
        let game = file.path().file_stem()?.to_str()?;
        let Written { lesson } = toml::from_str(file.contents_utf8()?).unwrap_or_else(|fault| panic!("{game}: {fault}"));
        Some((game, lesson))
    };
    FILES.files().filter_map(read).collect()
});

/// A game's lessons, in the order one takes them.
pub fn lessons(game: &str) -> &'static [Lesson] {
    LESSONS.get(game).map_or(&[], Vec::as_slice)
}

/// The game's lesson with this name.
pub fn lesson(game: &str, name: &str) -> Option<&'static Lesson> {
    lessons(game).iter().find(|lesson| lesson.name == name)
}

impl Lesson {
    /// Its moments. Of a ruling that says nothing at its end, the end is left out.
    ///
    /// # Panics
    /// If a ruling of it does not hold: a fault of ours, which the tests find.
    pub fn moments(&self, games: Games<'_>) -> Vec<Moment> {
        self.rulings.iter().flat_map(|ruling| moments_of(ruling, games)).collect()
    }
}

fn moments_of(ruling: &str, games: Games<'_>) -> impl Iterator<Item = Moment> {
    let text = crate::example(ruling).unwrap_or_else(|| panic!("there is no ruling {ruling}"));
    let case = Case::parse(text).unwrap_or_else(|fault| panic!("{ruling}: {fault}"));
    let (stages, failure) = case.show(games);
    assert!(failure.is_none(), "{ruling} does not hold");
    let learner = case.viewer().unwrap_or(Seat::new(0));
    let last = stages.len() - 1;
    stages.into_iter().enumerate().filter_map(move |(index, stage)| {
        let offered = |action: &str| stage.table.legal(learner).iter().any(|offer| offer.notation == action);
        let acts = stage.next.as_ref().is_some_and(|(seat, action)| *seat == learner && offered(action));
        (index < last || stage.say.is_some()).then_some(Moment { learner, stage, acts })
    })
}
