//! The rulebook of every game, in every language: its chapters with their sections, the examples that can be played, and a search.
//!
//! The text is Markdown in `rules/`, and travels inside the program like the words; how it is written is told in `rules/README.md`.
//! [`book`] is a game's rulebook in one language, [`Book::search`] finds sections by what people ask, and [`example`] is the ruling that a
//! section shows; [`lessons`] are such rulings in a row. Nothing here knows a game: sections are names, and whoever plays an example brings
//! the games.

mod book;
mod lessons;
mod read;
mod search;

pub use book::{Block, Book, Chapter, Inline, Section, plain};
pub use lessons::{Lesson, Moment, lesson, lessons};
pub use search::{Found, FoundIn, Piece, search};

use std::collections::BTreeMap;
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use words::Language;

static RULES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../rules");
static RULINGS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../rulings");

/// Every rulebook, read when it is first asked for. That all of them can be read is tested.
static BOOKS: LazyLock<Shelf> = LazyLock::new(|| {
    let folders = |language: Language| RULES.get_dir(language.code()).into_iter().flat_map(Dir::dirs);
    let named = |folder: &'static Dir<'static>| Some((folder.path().file_name()?.to_str()?, folder));
    let of = |language| {
        folders(language).filter_map(named).map(move |(game, folder)| {
            let reader: Reader = Box::new(move || read::book(language, game, folder));
            ((language, game), LazyLock::new(reader))
        })
    };
    Language::ALL.into_iter().flat_map(of).collect()
});

type Shelf = BTreeMap<(Language, &'static str), LazyLock<Book, Reader>>;
type Reader = Box<dyn FnOnce() -> Book + Send>;

/// The rulebook of the game with this name.
pub fn book(language: Language, game: &str) -> Option<&'static Book> {
    let (_, book) = BOOKS.range((language, "")..).find(|((spoken, name), _)| *spoken == language && *name == game)?;
    Some(book)
}

/// The ruling with this name, as sections call it (`puerto-rico/captain/must-load`): its text.
pub fn example(name: &str) -> Option<&'static str> {
    RULINGS.get_file(format!("{name}.toml"))?.contents_utf8()
}
