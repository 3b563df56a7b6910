//! The languages of the table.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A language in which everything can be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Language {
    /// English, which also stands in for what another language lacks.
    #[default]
    English,
    /// Czech.
    Czech,
    /// Romanian.
    Romanian,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::English, Self::Czech, Self::Romanian];

    /// The two letters of the language: its folder in `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Czech => "cs",
            Self::Romanian => "ro",
        }
    }

    /// The language of a locale as operating systems and browsers write it: `cs`, `cs_CZ.UTF-8`, `ro-MD`.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The language somebody's environment asks for, by the usual variables: `LANGUAGE` is a list of wishes, then the first of
    /// `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides. English when no wish can be met.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let wishes = set("LANGUAGE").unwrap_or_default();
        let decided = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        wishes.split(':').chain(decided.as_deref()).find_map(Self::of_locale).unwrap_or_default()
    }

    /// The language as the plural rules know it.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("the codes are language tags")
    }

    /// The plural forms whole numbers take. (Czech has `many` too, for fractions.)
    pub(crate) const fn plurals(self) -> &'static [&'static str] {
        match self {
            Self::English => &["one", "other"],
            Self::Czech | Self::Romanian => &["one", "few", "other"],
        }
    }

    /// The plural form of a whole number.
    pub(crate) const fn plural(self, number: i64) -> &'static str {
        match (self, number, number % 100) {
            (_, 1, _) => "one",
            (Self::Czech, 2..=4, _) | (Self::Romanian, 0, _) | (Self::Romanian, _, 1..=19) => "few",
            _ => "other",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that should have been a language and is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a language of this table: there are en, cs and ro")]
pub struct NotALanguage(String);

impl FromStr for Language {
    type Err = NotALanguage;

    fn from_str(text: &str) -> Result<Self, NotALanguage> {
        let known = Self::ALL.into_iter().find(|language| language.code() == text);
        known.ok_or_else(|| NotALanguage(text.chars().take(20).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_read_and_write_as_two_letters() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        for junk in ["", "CS", "de", "cs_CZ", "čeština"] {
            assert!(junk.parse::<Language>().is_err(), "{junk} is no language");
        }
    }

    #[test]
    fn locales_name_their_language_first() {
        for (locale, language) in [
            ("cs_CZ.UTF-8", Some(Language::Czech)),
            ("cs", Some(Language::Czech)),
            ("ro-MD", Some(Language::Romanian)),
            ("en_US@euro", Some(Language::English)),
            ("de_DE.UTF-8", None),
            ("C.UTF-8", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }

    fn environment(variables: &[(&str, &str)]) -> Language {
        let find = |name: &str| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        Language::of_environment(find)
    }

    #[test]
    fn the_environment_decides_in_the_usual_order() {
        assert_eq!(environment(&[]), Language::English);
        assert_eq!(environment(&[("LANG", "cs_CZ.UTF-8")]), Language::Czech);
        assert_eq!(environment(&[("LANG", "cs_CZ.UTF-8"), ("LC_ALL", "ro_RO")]), Language::Romanian);
        assert_eq!(environment(&[("LANG", "cs_CZ.UTF-8"), ("LC_ALL", "")]), Language::Czech);
        assert_eq!(environment(&[("LANG", "cs_CZ.UTF-8"), ("LC_ALL", "C")]), Language::English);
        assert_eq!(environment(&[("LANG", "en_US"), ("LANGUAGE", "de:ro:cs")]), Language::Romanian);
    }
}
