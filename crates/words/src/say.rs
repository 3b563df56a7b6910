//! Putting a message into words.

use std::borrow::Cow;
use std::collections::BTreeSet;

use fluent_bundle::types::{FluentNumber, FluentType};
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue, concurrent::FluentBundle};
use table::{Arg, Id, Message, Seat};

use crate::Language;
use crate::locale::Locale;

/// Who sits where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatNames(Vec<String>);

impl SeatNames {
    /// The names, in the order of the seats. A seat without a name, or with an empty one, is called by its number.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self(names.into_iter().map(Into::into).collect())
    }

    fn get(&self, seat: Seat) -> Option<&str> {
        self.0.get(seat.index()).map(String::as_str).filter(|name| !name.is_empty())
    }
}

/// The words of one language.
///
/// ```
/// use table::{Message, Seat};
/// use words::{Language, SeatNames, Words};
///
/// let names = SeatNames::new(["Anna", "Bob"]);
/// let undone = Message::new("table-undone").with("seat", Seat::one());
/// assert!(Words::new(Language::English).say(&undone, &names).contains("Anna"));
/// assert!(Words::new(Language::Czech).say(&undone, &names).contains("Anna"));
/// ```
pub struct Words {
    language: Language,
    /// The language itself, then English for what it lacks.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Words {
    /// The words of a language. This reads all its files, so make it once and keep it.
    pub fn new(language: Language) -> Self {
        let mut locales = vec![Locale::embedded(language)];
        if language != Language::English {
            locales.push(Locale::embedded(Language::English));
        }
        Self::from_locales(language, locales)
    }

    pub(crate) fn from_locales(language: Language, locales: Vec<Locale>) -> Self {
        Self { language, bundles: locales.into_iter().map(bundle).collect() }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message in words. What the language lacks is said in English, and what nobody can say is shown as its id.
    pub fn say(&self, message: &Message, seats: &SeatNames) -> String {
        self.try_say(message, seats, &mut Vec::new())
    }

    /// The message in words, and what went wrong on the way.
    pub(crate) fn try_say(&self, message: &Message, seats: &SeatNames, errors: &mut Vec<FluentError>) -> String {
        self.speak(message, seats, errors).value
    }

    /// A message with every case it has.
    pub(crate) fn speak(&self, message: &Message, seats: &SeatNames, errors: &mut Vec<FluentError>) -> Spoken {
        let args = message.args.iter().map(|(name, arg)| (name.as_ref(), self.argument(arg, seats, errors))).collect();
        self.find(&message.id, &args, errors)
    }

    fn argument(&self, arg: &Arg, seats: &SeatNames, errors: &mut Vec<FluentError>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => self.number(*number),
            Arg::Seat(seat) => match seats.get(*seat) {
                Some(name) => name.to_owned().into(),
                None => self.speak(&Message::new("seat-unnamed").with("number", seat.number()), seats, errors).value.into(),
            },
            Arg::Name(id) => self.name(id, errors).into(),
            Arg::Names(ids) => self.names(ids, errors).into(),
            Arg::Said(message) => self.speak(message, seats, errors).into(),
            Arg::Text(text) => text.clone().into(),
        }
    }

    fn name(&self, id: &str, errors: &mut Vec<FluentError>) -> Spoken {
        self.find(id, &FluentArgs::new(), errors)
    }

    /// Names told one after the other, in every case that one of them has; equal ones are told once, with their number.
    fn names(&self, ids: &[Id], errors: &mut Vec<FluentError>) -> Spoken {
        let mut counted: Vec<(&Id, i64)> = Vec::new();
        for id in ids {
            match counted.iter_mut().find(|(other, _)| *other == id) {
                Some((_, count)) => *count += 1,
                None => counted.push((id, 1)),
            }
        }
        if counted.is_empty() {
            return self.name("list-none", errors);
        }
        let names: Vec<(Spoken, i64)> = counted.into_iter().map(|(id, count)| (self.name(id, errors), count)).collect();
        let cases: BTreeSet<&String> = names.iter().flat_map(|(name, _)| name.cases.iter().map(|(case, _)| case)).collect();
        let mut list = |case: Option<&str>| {
            let forms: Vec<String> = names.iter().map(|(name, count)| self.several(name.form(case), *count, errors)).collect();
            let forms: Vec<&str> = forms.iter().map(String::as_str).collect();
            self.list(&forms, errors)
        };
        Spoken { value: list(None), cases: cases.into_iter().map(|case| (case.clone(), list(Some(case)))).collect() }
    }

    fn several(&self, form: &str, count: i64, errors: &mut Vec<FluentError>) -> String {
        if count == 1 {
            return form.to_owned();
        }
        let args = [("count", self.number(count)), ("name", form.to_owned().into())].into_iter().collect();
        self.find("list-several", &args, errors).value
    }

    fn list(&self, forms: &[&str], errors: &mut Vec<FluentError>) -> String {
        let (id, args): (_, FluentArgs) = match forms {
            [] => return String::new(),
            [only] => return (*only).to_owned(),
            [first, last] => ("list-two", [("first", *first), ("last", *last)].into_iter().collect()),
            [first, rest @ ..] => {
                let args = [("first", Cow::from(*first)), ("rest", self.list(rest, errors).into())];
                ("list-many", args.into_iter().collect())
            }
        };
        self.find(id, &args, errors).value
    }

    /// The first language that has the message says it.
    fn find(&self, id: &str, args: &FluentArgs, errors: &mut Vec<FluentError>) -> Spoken {
        for bundle in &self.bundles {
            if let Some(message) = bundle.get_message(id)
                && let Some(pattern) = message.value()
            {
                let mut format = |pattern| bundle.format_pattern(pattern, Some(args), errors).into_owned();
                let value = format(pattern);
                let cases = message.attributes().map(|case| (case.id().to_owned(), format(case.value()))).collect();
                return Spoken { value, cases };
            }
        }
        Spoken { value: id.to_owned(), cases: Vec::new() }
    }

    fn number(&self, number: i64) -> FluentValue<'static> {
        let mut number = FluentNumber::from(number);
        // The plural rules of the library count 2 to 19 as few in Romanian, and forget 101 to 119 and the later hundreds. To them
        // any number with a fraction is few; `whole_numbers` leaves the fraction unwritten.
        if self.language == Language::Romanian && number.value.abs() > 100.0 && (1.0..20.0).contains(&(number.value.abs() % 100.0))
        {
            number.options.minimum_fraction_digits = Some(1);
        }
        number.into()
    }
}

fn bundle(locale: Locale) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![locale.language.identifier()]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(whole_numbers));
    // A new bundle has no functions and no messages, so nothing is in the way; a message that stands twice is a fault `check` finds.
    let _ = bundle.add_function("NAME", name_function);
    for file in locale.files {
        let _ = bundle.add_resource(file.resource);
    }
    bundle
}

/// Numbers are whole, and written without marks between the thousands.
fn whole_numbers<M>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.value.to_string()),
        _ => None,
    }
}

/// `NAME($x, case: "acc")`: the form of a name, or of a message said inside another, in that case. Without a case, and where the
/// name has no form of its own for it, the plain value. Anything that has no cases is passed on as it is.
fn name_function<'a>(positional: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
    let case = match named.get("case") {
        Some(FluentValue::String(case)) => Some(case.as_ref()),
        _ => None,
    };
    match positional {
        [FluentValue::Custom(value)] => match (**value).as_any().downcast_ref::<Spoken>() {
            Some(spoken) => spoken.form(case).to_owned().into(),
            None => FluentValue::Error,
        },
        [value] => value.clone(),
        _ => FluentValue::Error,
    }
}

/// Something said, in its plain form and in every case it has: what a name is while it stands in a message.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Spoken {
    pub value: String,
    pub cases: Vec<(String, String)>,
}

impl Spoken {
    fn form(&self, case: Option<&str>) -> &str {
        self.cases.iter().find(|(name, _)| Some(name.as_str()) == case).map_or(&self.value, |(_, form)| form)
    }
}

impl From<Spoken> for FluentValue<'_> {
    fn from(spoken: Spoken) -> Self {
        Self::Custom(Box::new(spoken))
    }
}

/// Written without `NAME`, it shows its plain form.
impl FluentType for Spoken {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.value.clone().into()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.value.clone().into()
    }
}
