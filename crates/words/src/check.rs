//! What is missing, unused or wrong in `locales/`, found before anybody reads it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_syntax::ast::{self, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use table::{Arg, ArgKind, Id, Message, MessageSpec, Seat};

use crate::locale::Locale;
use crate::{Language, MESSAGES, SeatNames, Words};

/// What only the browser says is declared by its use there, and its own tests find what is unused or missing.
const BROWSER: &str = "browser-";

/// One fault in `locales/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The language at fault.
    pub language: Language,
    /// The file, where it is known.
    pub file: Option<String>,
    /// The message, where it is known.
    pub id: Option<String>,
    /// What is wrong.
    pub wrong: Wrong,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "locales/{}", self.language)?;
        if let Some(file) = &self.file {
            write!(f, "/{file}")?;
        }
        if let Some(id) = &self.id {
            write!(f, ": {id}")?;
        }
        write!(f, ": {}", self.wrong)
    }
}

/// What can be wrong in `locales/`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum Wrong {
    /// Not Fluent.
    #[error("line {line} cannot be read: {what}")]
    Unreadable {
        /// The line, counted from 1.
        line: usize,
        /// What the reader expected.
        what: String,
    },
    /// The same id again.
    #[error("stands twice")]
    Twice,
    /// The message is declared, or known to another language, but has no words here.
    #[error("is missing")]
    Missing,
    /// Nothing declares the message.
    #[error("is never said")]
    Unused,
    /// The message shows an argument it is never given.
    #[error("uses `${0}`, which it is not told")]
    Unknown(String),
    /// Another language shows an argument that this one leaves out.
    #[error("leaves out `${0}`, which another language uses")]
    LeftOut(String),
    /// Only numbers and texts can be selected on: for anything else the default would always be taken.
    #[error("selects on `${0}`, which is neither a number nor a text; a name is selected on by `NAME(${0}, case: \"…\")`")]
    Selector(String),
    /// A selection by plural forms that forgets one.
    #[error("selects by plural forms, but has none for `{0}`")]
    Plural(String),
    /// A call of something else than `NAME($x)` or `NAME($x, case: "…")`.
    #[error("calls `{0}`, which is not `NAME($x)` or `NAME($x, case: \"…\")`")]
    Call(String),
    /// A case in which nothing has a form: most likely mistyped.
    #[error("asks for the case `{0}`, for which nothing in this language has a form")]
    UnknownCase(String),
    /// A form that nothing asks for: most likely mistyped.
    #[error("has a form `.{0}`, for which nothing in this language asks")]
    UnusedCase(String),
    /// The message cannot be put together.
    #[error("cannot be said: {0}")]
    Broken(String),
}

/// Checks all languages against every message that can be said: those given and this crate's own. An id may be given twice.
///
/// Found are messages that are missing in a language or declared nowhere; arguments that are unknown, or left out by one language
/// only; plural forms a language needs and a message lacks; calls of unknown functions; cases that no name has, and forms that
/// nobody asks for. (A name without a form of its own for a case shows its plain value: that is how one writes that they are the
/// same.) Every message is then said in every language, with several numbers and names.
pub fn check(specs: impl IntoIterator<Item = MessageSpec>) -> Vec<Fault> {
    check_locales(specs, Locale::embedded)
}

/// Checks the file of one game alone, wherever it lies: what the game says, and nothing else.
pub fn check_file(specs: impl IntoIterator<Item = MessageSpec>, file: &str, text: impl Fn(Language) -> String) -> Vec<Fault> {
    let load = |language| Locale::new(language, [(file.to_owned(), text(language))]);
    let is_ours = |fault: &Fault| MESSAGES.iter().any(|spec| Some(spec.id) == fault.id.as_deref());
    check_locales(specs, load).into_iter().filter(|fault| !is_ours(fault)).collect()
}

fn check_locales(specs: impl IntoIterator<Item = MessageSpec>, load: impl Fn(Language) -> Locale) -> Vec<Fault> {
    let specs: BTreeMap<&str, MessageSpec> =
        specs.into_iter().chain(MESSAGES.iter().copied()).map(|spec| (spec.id, spec)).collect();
    let locales = Language::ALL.map(&load);
    let pages = locales.each_ref().map(Page::read);
    let mut faults = Vec::new();
    for (page, locale) in pages.iter().zip(&locales) {
        let mut found = Found { language: page.language, faults: &mut faults };
        found.in_files(locale);
        found.against_others(page, &pages, &specs);
        found.in_messages(page, &specs);
        found.in_cases(page);
        found.by_saying(page, &Words::from_locales(page.language, vec![load(page.language)]), &specs);
    }
    faults
}

/// A language's messages and terms, looked through.
pub(crate) struct Page<'a> {
    language: Language,
    pub messages: BTreeMap<&'a str, Entry<'a>>,
}

/// What one message uses, in its value and all its forms, together with the messages and terms it refers to.
#[derive(Default)]
pub(crate) struct Entry<'a> {
    file: &'a str,
    forms: Vec<&'a str>,
    pub variables: BTreeSet<&'a str>,
    /// The variables that are selected on, with the keys of their variants.
    pub selected: BTreeMap<&'a str, BTreeSet<&'a str>>,
    cases: BTreeSet<&'a str>,
    wrong: BTreeSet<Wrong>,
}

impl<'a> Page<'a> {
    pub fn read(locale: &'a Locale) -> Self {
        let mut walk = PatternWalk { language: locale.language, messages: BTreeMap::new(), terms: BTreeMap::new() };
        for file in &locale.files {
            for entry in file.resource.entries() {
                match entry {
                    ast::Entry::Message(message) => {
                        walk.messages.entry(message.id.name).or_insert(message);
                    }
                    ast::Entry::Term(term) => {
                        walk.terms.entry(term.id.name).or_insert(term);
                    }
                    _ => {}
                }
            }
        }
        let mut messages = BTreeMap::new();
        for (file, message) in locale.messages().filter(|(_, message)| message.value.is_some()) {
            messages.entry(message.id.name).or_insert_with(|| {
                let mut entry = Entry { file: &file.name, ..Entry::default() };
                entry.forms = message.attributes.iter().map(|form| form.id.name).collect();
                walk.message(message, &mut entry, &mut BTreeSet::new());
                entry
            });
        }
        Self { language: locale.language, messages }
    }
}

/// Walks through patterns and notes what they use.
struct PatternWalk<'a> {
    language: Language,
    messages: BTreeMap<&'a str, &'a ast::Message<&'a str>>,
    terms: BTreeMap<&'a str, &'a ast::Term<&'a str>>,
}

impl<'a> PatternWalk<'a> {
    fn message(&self, message: &'a ast::Message<&'a str>, entry: &mut Entry<'a>, seen: &mut BTreeSet<String>) {
        let forms = message.attributes.iter().map(|form| &form.value);
        for pattern in message.value.iter().chain(forms) {
            self.pattern(pattern, entry, seen);
        }
    }

    fn pattern(&self, pattern: &'a Pattern<&'a str>, entry: &mut Entry<'a>, seen: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, entry, seen);
            }
        }
    }

    fn expression(&self, expression: &'a Expression<&'a str>, entry: &mut Entry<'a>, seen: &mut BTreeSet<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, entry, seen),
            Expression::Select { selector, variants } => {
                self.inline(selector, entry, seen);
                let keys: Vec<&str> = variants
                    .iter()
                    .map(|variant| match variant.key {
                        VariantKey::Identifier { name } => name,
                        VariantKey::NumberLiteral { value } => value,
                    })
                    .collect();
                entry.wrong.extend(forgotten_plural(self.language, &keys));
                if let InlineExpression::VariableReference { id } = selector {
                    entry.selected.entry(id.name).or_default().extend(keys);
                }
                for variant in variants {
                    self.pattern(&variant.value, entry, seen);
                }
            }
        }
    }

    fn inline(&self, inline: &'a InlineExpression<&'a str>, entry: &mut Entry<'a>, seen: &mut BTreeSet<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                entry.variables.insert(id.name);
            }
            InlineExpression::FunctionReference { id, arguments } => {
                for argument in &arguments.positional {
                    self.inline(argument, entry, seen);
                }
                let case = match &*arguments.named {
                    [] => Some(None),
                    [case] => match case.value {
                        InlineExpression::StringLiteral { value } if case.name.name == "case" => Some(Some(value)),
                        _ => None,
                    },
                    _ => None,
                };
                match (id.name, &*arguments.positional, case) {
                    ("NAME", [InlineExpression::VariableReference { .. }], Some(case)) => entry.cases.extend(case),
                    _ => {
                        entry.wrong.insert(Wrong::Call(format!("{}(…)", id.name)));
                    }
                }
            }
            InlineExpression::MessageReference { id, attribute } => {
                entry.cases.extend(attribute.as_ref().map(|form| form.name));
                if seen.insert(id.name.to_owned())
                    && let Some(message) = self.messages.get(id.name)
                {
                    self.message(message, entry, seen);
                }
            }
            InlineExpression::TermReference { id, .. } => {
                if seen.insert(format!("-{}", id.name))
                    && let Some(term) = self.terms.get(id.name)
                {
                    // A term has variables of its own, which are none of the message's.
                    let mut inner = Entry::default();
                    self.pattern(&term.value, &mut inner, seen);
                    entry.wrong.extend(inner.wrong);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression, entry, seen),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// A selection that has a variant for one plural form needs one for each the language has; the number 1 may stand for `one`.
fn forgotten_plural(language: Language, keys: &[&str]) -> Option<Wrong> {
    const PLURALS: [&str; 5] = ["zero", "one", "two", "few", "many"];
    let by_plurals = keys.iter().any(|key| PLURALS.contains(key));
    let has = |plural: &&str| keys.contains(plural) || (*plural == "one" && keys.contains(&"1"));
    let forgotten = language.plurals().iter().find(|plural| !has(plural))?;
    by_plurals.then(|| Wrong::Plural((*forgotten).to_owned()))
}

/// The faults found so far, and the language looked through now.
struct Found<'f> {
    language: Language,
    faults: &'f mut Vec<Fault>,
}

impl Found<'_> {
    fn add(&mut self, file: Option<&str>, id: Option<&str>, wrong: Wrong) {
        let (file, id) = (file.map(str::to_owned), id.map(str::to_owned));
        self.faults.push(Fault { language: self.language, file, id, wrong });
    }

    fn in_files(&mut self, locale: &Locale) {
        for file in &locale.files {
            for error in &file.errors {
                let line = 1 + file.resource.source().bytes().take(error.pos.start).filter(|byte| *byte == b'\n').count();
                self.add(Some(&file.name), None, Wrong::Unreadable { line, what: error.kind.to_string() });
            }
        }
        let mut seen = BTreeSet::new();
        for (file, message) in locale.messages() {
            if !seen.insert(message.id.name) {
                self.add(Some(&file.name), Some(message.id.name), Wrong::Twice);
            }
        }
    }

    fn against_others(&mut self, page: &Page, pages: &[Page], specs: &BTreeMap<&str, MessageSpec>) {
        let elsewhere = pages.iter().flat_map(|page| page.messages.keys());
        let all: BTreeSet<&str> = specs.keys().chain(elsewhere).copied().collect();
        for id in all {
            let Some(entry) = page.messages.get(id) else {
                let file = pages.iter().find_map(|page| page.messages.get(id)).map(|entry| entry.file);
                self.add(file, Some(id), Wrong::Missing);
                continue;
            };
            let others = pages.iter().filter_map(|page| page.messages.get(id));
            let used: BTreeSet<&str> = others.flat_map(|entry| &entry.variables).copied().collect();
            for variable in used.difference(&entry.variables) {
                self.add(Some(entry.file), Some(id), Wrong::LeftOut((*variable).to_owned()));
            }
        }
    }

    fn in_messages(&mut self, page: &Page, specs: &BTreeMap<&str, MessageSpec>) {
        for (id, entry) in &page.messages {
            for wrong in &entry.wrong {
                self.add(Some(entry.file), Some(id), wrong.clone());
            }
            let Some(spec) = specs.get(id) else {
                if !id.starts_with(BROWSER) {
                    self.add(Some(entry.file), Some(id), Wrong::Unused);
                }
                continue;
            };
            let kind = |variable: &str| spec.args.iter().find(|(name, _)| *name == variable).map(|(_, kind)| *kind);
            for variable in &entry.variables {
                if kind(variable).is_none() {
                    self.add(Some(entry.file), Some(id), Wrong::Unknown((*variable).to_owned()));
                }
            }
            for variable in entry.selected.keys() {
                if matches!(kind(variable), Some(ArgKind::Seat | ArgKind::Name | ArgKind::Said)) {
                    self.add(Some(entry.file), Some(id), Wrong::Selector((*variable).to_owned()));
                }
            }
        }
    }

    fn in_cases(&mut self, page: &Page) {
        let forms: BTreeSet<&str> = page.messages.values().flat_map(|entry| &entry.forms).copied().collect();
        let asked: BTreeSet<&str> = page.messages.values().flat_map(|entry| &entry.cases).copied().collect();
        for (id, entry) in &page.messages {
            for case in entry.cases.difference(&forms) {
                self.add(Some(entry.file), Some(id), Wrong::UnknownCase((*case).to_owned()));
            }
            for form in entry.forms.iter().filter(|form| !asked.contains(*form)) {
                self.add(Some(entry.file), Some(id), Wrong::UnusedCase((*form).to_owned()));
            }
        }
    }

    /// Says every declared message; what is wrong with a variable has been told already.
    fn by_saying(&mut self, page: &Page, words: &Words, specs: &BTreeMap<&str, MessageSpec>) {
        let names: Vec<Id> = specs.values().filter(|spec| spec.is_name).take(3).map(|spec| spec.id.into()).collect();
        let seats = SeatNames::new(["Anna", "Běla", "Ștefan"]);
        for spec in specs.values() {
            let Some(entry) = page.messages.get(spec.id) else { continue };
            let mut wrong = BTreeSet::new();
            for message in samples(spec, &names) {
                let mut errors = Vec::new();
                words.try_say(&message, &seats, &mut errors);
                wrong.extend(errors.iter().map(ToString::to_string).filter(|error| !error.contains("Unknown variable")));
            }
            for error in wrong {
                self.add(Some(entry.file), Some(spec.id), Wrong::Broken(error));
            }
        }
    }
}

/// The message with arguments of the declared kinds: several numbers, and no, one, two and three names.
fn samples(spec: &MessageSpec, names: &[Id]) -> impl Iterator<Item = Message> {
    [0, 1, 2, 5, 21].into_iter().enumerate().map(|(round, number)| {
        let arg = |kind: ArgKind| match kind {
            ArgKind::Number => Arg::Number(number),
            ArgKind::Seat => Arg::Seat(Seat::new(round % 3)),
            ArgKind::Name if round == 4 => Arg::Name(names.first().cloned().unwrap_or("list-none".into())),
            ArgKind::Name => Arg::Names(names.iter().take(round).cloned().collect()),
            ArgKind::Said => Arg::Said(Box::new(Message::new("list-none"))),
            ArgKind::Text => Arg::Text("…".to_owned()),
        };
        spec.args.iter().fold(Message::new(spec.id), |message, (name, kind)| message.with(name, arg(*kind)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{names, says};

    /// The faults of three small locales, as text. All have the list words, and each one file of its own.
    fn faults(specs: &[MessageSpec], english: &str, czech: &str, romanian: &str) -> Vec<String> {
        const OWN: &str = "list-none = -\nlist-two = { $first } { $last }\nlist-many = { $first } { $rest }\nlist-several = { $count } { $name }\nseat-unnamed = { $number }\n";
        let load = |language| {
            let text = match language {
                Language::English => english,
                Language::Czech => czech,
                Language::Romanian => romanian,
            };
            Locale::new(language, [("own.ftl".to_owned(), OWN.to_owned()), ("game.ftl".to_owned(), text.to_owned())])
        };
        check_locales(specs.iter().copied(), load).iter().map(ToString::to_string).collect()
    }

    const SHIP: MessageSpec = says("ship", &[("count", ArgKind::Number), ("what", ArgKind::Name)]);

    #[test]
    fn what_is_right_has_no_faults() {
        let czech = "ship = { $count ->\n [one] loď\n [few] lodě\n *[other] lodí\n } { NAME($what, case: \"acc\") }\nflute = flétna\n    .acc = flétnu";
        let romanian = "ship = { $count ->\n [one] navă\n [few] nave\n *[other] de nave\n } { $what }\nflute = flaut";
        let english = "ship = { $count ->\n [1] ship\n *[other] ships\n } { NAME($what) }\nflute = flute";
        assert_eq!(faults(&[SHIP, names("flute")], english, czech, romanian), [""; 0]);
    }

    #[test]
    fn a_message_that_is_declared_or_known_elsewhere_must_be_there() {
        assert_eq!(
            faults(&[says("ahoy", &[]), says("never", &[])], "ahoy = Ahoy", "ahoy = Ahoj", ""),
            [
                "locales/en: never: is missing",
                "locales/cs: never: is missing",
                "locales/ro/game.ftl: ahoy: is missing",
                "locales/ro: never: is missing"
            ]
        );
    }

    #[test]
    fn a_message_without_a_value_is_missing() {
        assert_eq!(
            faults(&[says("ahoy", &[])], "ahoy = Ahoy", "ahoy =\n    .acc = Ahoj", "ahoy = Ahoi"),
            ["locales/cs/game.ftl: ahoy: is missing"]
        );
    }

    #[test]
    fn a_message_nobody_declares_is_unused() {
        assert_eq!(
            faults(&[], "ahoy = Ahoy", "ahoy = Ahoj", "ahoy = Ahoi"),
            [
                "locales/en/game.ftl: ahoy: is never said",
                "locales/cs/game.ftl: ahoy: is never said",
                "locales/ro/game.ftl: ahoy: is never said"
            ]
        );
    }

    #[test]
    fn languages_use_the_same_arguments_and_only_declared_ones() {
        assert_eq!(
            faults(&[says("pay", &[("coins", ArgKind::Number)])], "pay = { $coins }", "pay = { $coins } { $mince }", "pay = -"),
            [
                "locales/en/game.ftl: pay: leaves out `$mince`, which another language uses",
                "locales/cs/game.ftl: pay: uses `$mince`, which it is not told",
                "locales/ro/game.ftl: pay: leaves out `$coins`, which another language uses",
                "locales/ro/game.ftl: pay: leaves out `$mince`, which another language uses",
            ]
        );
    }

    #[test]
    fn arguments_are_found_behind_references() {
        let specs = [says("pay", &[("coins", ArgKind::Number)]), says("some", &[("coins", ArgKind::Number)])];
        let [english, czech] = ["pay = Pay { some }\nsome = { $coins }", "pay = Zaplať { $coins }\nsome = { $coins }"];
        assert_eq!(faults(&specs, english, czech, english), [""; 0]);
    }

    #[test]
    fn a_plural_form_the_language_needs_is_not_forgotten() {
        let text = "pay = { $coins ->\n [one] 1\n *[other] 2\n }";
        assert_eq!(
            faults(&[says("pay", &[("coins", ArgKind::Number)])], text, text, text),
            [
                "locales/cs/game.ftl: pay: selects by plural forms, but has none for `few`",
                "locales/ro/game.ftl: pay: selects by plural forms, but has none for `few`"
            ]
        );
    }

    #[test]
    fn a_name_is_selected_on_through_its_forms() {
        let wrong = "ship = { $count } { $what ->\n [flute] a\n *[other] b\n }\nflute = flute";
        let right = "ship = { $count } { NAME($what, case: \"gender\") ->\n [f] a\n *[m] b\n }\nflute = flute\n    .gender = f";
        let faults = faults(&[SHIP, names("flute")], wrong, right, right);
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].starts_with("locales/en/game.ftl: ship: selects on `$what`"), "{faults:?}");
    }

    #[test]
    fn mistyped_cases_and_calls_are_found() {
        let right = "ship = { $count } { $what }\nflute = flute";
        let case = "ship = { $count } { NAME($what, case: \"akk\") }\nflute = flétna\n    .acc = flétnu";
        let call = "ship = { $count } { NAME($what, kase: \"acc\") } { THE($what) }\nflute = flaut";
        assert_eq!(
            faults(&[SHIP, names("flute")], right, case, call),
            [
                "locales/cs/game.ftl: flute: has a form `.acc`, for which nothing in this language asks",
                "locales/cs/game.ftl: ship: asks for the case `akk`, for which nothing in this language has a form",
                "locales/ro/game.ftl: ship: calls `NAME(…)`, which is not `NAME($x)` or `NAME($x, case: \"…\")`",
                "locales/ro/game.ftl: ship: calls `THE(…)`, which is not `NAME($x)` or `NAME($x, case: \"…\")`",
                "locales/ro/game.ftl: ship: cannot be said: Resolver error: Unknown function: THE()",
            ]
        );
    }

    #[test]
    fn what_cannot_be_read_or_put_together_is_found() {
        let right = "ahoy = Ahoy";
        let found = faults(&[says("ahoy", &[])], right, "ahoy = { -nothing }\nahoy = Ahoj", "\nahoy = Ahoi\n!\n");
        assert_eq!(
            found,
            [
                "locales/cs/game.ftl: ahoy: stands twice",
                "locales/cs/game.ftl: ahoy: cannot be said: Resolver error: Unknown term: -nothing",
                "locales/ro/game.ftl: line 3 cannot be read: Expected one of \"a-zA-Z\"",
            ]
        );
    }
}
