//! One language's files, read.

use fluent_bundle::FluentResource;
use fluent_syntax::ast;
use fluent_syntax::parser::ParserError;
use include_dir::{Dir, include_dir};

use crate::Language;

static ENGLISH: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../locales/en");
static CZECH: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../locales/cs");
static ROMANIAN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../locales/ro");

/// The files of one language.
pub(crate) struct Locale {
    pub language: Language,
    pub files: Vec<File>,
}

/// One file, and what in it could not be read.
pub(crate) struct File {
    pub name: String,
    pub resource: FluentResource,
    pub errors: Vec<ParserError>,
}

impl Locale {
    /// The files that travel inside the program.
    pub fn embedded(language: Language) -> Self {
        let folder = match language {
            Language::English => &ENGLISH,
            Language::Czech => &CZECH,
            Language::Romanian => &ROMANIAN,
        };
        let name = |file: &include_dir::File| file.path().to_string_lossy().into_owned();
        Self::new(language, folder.files().filter_map(|file| Some((name(file), file.contents_utf8()?.to_owned()))))
    }

    /// Files from anywhere, as names and texts.
    pub fn new(language: Language, files: impl IntoIterator<Item = (String, String)>) -> Self {
        let read = |(name, text)| match FluentResource::try_new(text) {
            Ok(resource) => File { name, resource, errors: Vec::new() },
            Err((resource, errors)) => File { name, resource, errors },
        };
        Self { language, files: files.into_iter().map(read).collect() }
    }

    /// Every message, with the file it stands in.
    pub fn messages(&self) -> impl Iterator<Item = (&File, &ast::Message<&str>)> {
        self.files.iter().flat_map(|file| {
            file.resource.entries().filter_map(move |entry| match entry {
                ast::Entry::Message(message) => Some((file, message)),
                _ => None,
            })
        })
    }
}
