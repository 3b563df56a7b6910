//! What is expected, and how it is compared with what is found.

use std::borrow::Cow;
use std::fmt;

use serde_json::Value;
use table::Seat;

/// A path, and what must be found there.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Expectation {
    pub line: usize,
    pub path: Vec<String>,
    pub want: Want,
}

/// What must be found.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Want {
    /// Exactly this number, text or flag.
    Is(Value),
    /// Exactly these, in this order.
    List(Vec<Self>),
    /// Exactly these, in any order.
    AnyOrder(Vec<Self>),
    /// These and perhaps more.
    Contains(Vec<Self>),
    /// None of these.
    Lacks(Vec<Self>),
    /// A table with these keys and perhaps more.
    Keys(Vec<(Vec<String>, Self)>),
    /// Nothing at all, or (false) anything.
    Absent(bool),
}

/// What can be asked beside the position, by the first part of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Root {
    Awaited,
    Legal,
    Can,
    Cannot,
    Prompt,
    Over,
    Winners,
    Score,
    Rank,
    View,
    Automatic,
    CanUndo,
    Heard,
    Position,
}

impl Root {
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "awaited" => Self::Awaited,
            "legal" => Self::Legal,
            "can" => Self::Can,
            "cannot" => Self::Cannot,
            "prompt" => Self::Prompt,
            "over" => Self::Over,
            "winners" => Self::Winners,
            "score" => Self::Score,
            "rank" => Self::Rank,
            "view" => Self::View,
            "automatic" => Self::Automatic,
            "can_undo" => Self::CanUndo,
            "heard" => Self::Heard,
            "position" => Self::Position,
            _ => return None,
        })
    }

    /// Are its lists sets, whose order says nothing?
    const fn is_set(self) -> bool {
        matches!(self, Self::Awaited | Self::Legal | Self::Winners)
    }

    /// Are its texts message ids, which may be written without the game's name?
    pub const fn speaks(self) -> bool {
        matches!(self, Self::Prompt | Self::Heard)
    }
}

impl Expectation {
    /// An expectation, if such a thing can be expected at all.
    pub fn new(line: usize, path: Vec<String>, want: Want) -> Result<Self, String> {
        let root = path.first().and_then(|name| Root::named(name));
        let want = match (root, want) {
            (Some(root @ (Root::Can | Root::Cannot)), want) => match want {
                Want::List(actions) if path.len() == 2 && actions.iter().all(Want::is_text) => {
                    if root == Root::Can {
                        Want::Contains(actions)
                    } else {
                        Want::Lacks(actions)
                    }
                }
                _ => return Err(format!("`{0}` is written as `{0}.SEAT = [\"ACTION\", …]`", path[0])),
            },
            (Some(root), Want::List(items)) if root.is_set() => Want::AnyOrder(items),
            (_, want) => want,
        };
        Ok(Self { line, path, want })
    }

    /// Does it say that the seat may do this?
    pub fn offers(&self, seat: Seat, action: &str) -> bool {
        let (Want::Contains(actions) | Want::AnyOrder(actions)) = &self.want else { return false };
        matches!(self.root(), (Root::Can | Root::Legal, [whose], _) if *whose == seat.to_string())
            && actions.iter().any(|offered| offered.text() == Some(action))
    }

    /// What is asked, and the rest of the path. What has no root of its own is in the position.
    pub fn root(&self) -> (Root, &[String], usize) {
        match self.path.first().and_then(|name| Root::named(name)) {
            Some(root) => (root, &self.path[1..], 1),
            None => (Root::Position, &self.path, 0),
        }
    }
}

/// An expectation that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The line in which it is expected, counted from 1.
    pub line: usize,
    /// Where to look.
    pub path: String,
    /// What is wrong, in one or more lines.
    pub what: String,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.path)?;
        self.what.lines().try_for_each(|line| write!(f, "\n  {line}"))
    }
}

/// How texts are compared.
#[derive(Clone, Copy)]
pub(crate) struct Comparer<'a> {
    /// The game's name, where texts are message ids.
    pub ids_of: Option<&'a str>,
}

impl Comparer<'_> {
    /// Does what is found at a path meet what is wanted? If not, why.
    pub fn compare(self, want: &Want, at: Result<Cow<'_, Value>, Lost>) -> Result<(), String> {
        let found = match at {
            Ok(found) => found,
            Err(lost) if lost.only_last && *want == Want::Absent(true) => return Ok(()),
            Err(lost) => return Err(lost.why),
        };
        let found = &*found;
        if self.meets(want, found) {
            return Ok(());
        }
        let mut what = format!("expected {want}\nfound    {}", Shown(found));
        if let Value::Array(items) = found {
            for note in self.notes(want, items) {
                what.push('\n');
                what.push_str(&note);
            }
        }
        Err(what)
    }

    fn meets(self, want: &Want, found: &Value) -> bool {
        match (want, found) {
            (Want::Is(want), found) => self.same(want, found),
            (Want::List(wants), Value::Array(items)) => {
                wants.len() == items.len() && wants.iter().zip(items).all(|(want, item)| self.meets(want, item))
            }
            (Want::AnyOrder(wants), Value::Array(items)) => wants.len() == items.len() && self.unmatched(wants, items).0.is_empty(),
            (Want::Contains(wants), Value::Array(items)) => self.unmatched(wants, items).0.is_empty(),
            (Want::Lacks(wants), Value::Array(items)) => !wants.iter().any(|want| items.iter().any(|item| self.meets(want, item))),
            (Want::Keys(keys), found) => keys.iter().all(|(path, want)| self.compare(want, find(found, &[], path)).is_ok()),
            (Want::Absent(absent), found) => *absent == found.is_null(),
            _ => false,
        }
    }

    fn same(self, want: &Value, found: &Value) -> bool {
        match (want, found, self.ids_of) {
            (Value::Number(want), Value::Number(found), _) => want == found || want.as_f64() == found.as_f64(),
            (Value::String(want), Value::String(found), Some(game)) => names_message(want, found, game),
            _ => want == found,
        }
    }

    /// Which wants find no item of their own, and which items are wanted by none, when as many as possible are paired.
    fn unmatched<'v>(self, wants: &'v [Want], items: &'v [Value]) -> (Vec<&'v Want>, Vec<&'v Value>) {
        let mut wanted_by: Vec<Option<usize>> = vec![None; items.len()];
        let fits: Vec<Vec<usize>> =
            wants.iter().map(|want| (0..items.len()).filter(|item| self.meets(want, &items[*item])).collect()).collect();
        let left = (0..wants.len()).filter(|want| !pair(*want, &fits, &mut wanted_by, &mut vec![false; items.len()]));
        let left: Vec<&Want> = left.map(|want| &wants[want]).collect();
        let free = items.iter().zip(&wanted_by).filter(|(_, want)| want.is_none()).map(|(item, _)| item).collect();
        (left, free)
    }

    /// Where a list differs.
    fn notes(self, want: &Want, items: &[Value]) -> Vec<String> {
        let several = |what: &str, things: Vec<String>| (!things.is_empty()).then(|| format!("{what} {}", things.join(", ")));
        match want {
            Want::List(wants) => {
                let first = wants.iter().zip(items).position(|(want, item)| !self.meets(want, item));
                let first = first.unwrap_or(wants.len().min(items.len()));
                vec![format!("they differ from number {first} on, counted from 0")]
            }
            Want::AnyOrder(wants) | Want::Contains(wants) => {
                let (left, free) = self.unmatched(wants, items);
                let missing = several("missing ", left.iter().map(ToString::to_string).collect());
                let too_much = several("too much", free.iter().map(|item| Shown(item).to_string()).collect());
                let too_much = too_much.filter(|_| matches!(want, Want::AnyOrder(_)));
                missing.into_iter().chain(too_much).collect()
            }
            Want::Lacks(wants) => {
                let there = wants.iter().filter(|want| items.iter().any(|item| self.meets(want, item)));
                several("too much", there.map(ToString::to_string).collect()).into_iter().collect()
            }
            Want::Is(_) | Want::Keys(_) | Want::Absent(_) => Vec::new(),
        }
    }
}

/// Pairs a want with an item, moving others if that makes room (Kuhn's matching): with wants that tell only some keys, taking the
/// first that fits could leave another want without its only item.
fn pair(want: usize, fits: &[Vec<usize>], wanted_by: &mut [Option<usize>], tried: &mut [bool]) -> bool {
    for &item in &fits[want] {
        if !std::mem::replace(&mut tried[item], true) && wanted_by[item].is_none_or(|other| pair(other, fits, wanted_by, tried)) {
            wanted_by[item] = Some(want);
            return true;
        }
    }
    false
}

/// Does a text name this message, whole or without the game's name or `table` before it?
pub(crate) fn names_message(text: &str, id: &str, game: &str) -> bool {
    let short = |owner: &str| id.strip_prefix(owner).and_then(|id| id.strip_prefix('-'));
    text == id || short(game) == Some(text) || short("table") == Some(text)
}

/// A path that leads nowhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lost {
    /// Does all of it exist but the last part?
    only_last: bool,
    why: String,
}

/// Follows a path. `above` is the part of it that led here, for the answer when it leads nowhere.
pub(crate) fn find<'v>(value: &'v Value, above: &[String], path: &[String]) -> Result<Cow<'v, Value>, Lost> {
    let mut value = Cow::Borrowed(value);
    for (depth, part) in path.iter().enumerate() {
        let next = match &value {
            Cow::Borrowed(value) => within(value, part),
            Cow::Owned(_) => None,
        };
        value = next.ok_or_else(|| {
            let here = [above, &path[..depth]].concat().join(".");
            let here = if here.is_empty() { "the position".to_owned() } else { format!("`{here}`") };
            let has = match &*value {
                Value::Object(map) if map.is_empty() => "is empty".to_owned(),
                Value::Object(map) => {
                    let mut keys: Vec<&str> = map.keys().map(String::as_str).collect();
                    keys.sort_unstable();
                    format!("has {}", keys.join(", "))
                }
                Value::Array(items) => format!("is a list of {}, numbered from 0", items.len()),
                value => format!("is {}", Shown(value)),
            };
            Lost { only_last: depth + 1 == path.len() || value.is_null(), why: format!("there is no `{part}`: {here} {has}") }
        })?;
    }
    Ok(value)
}

/// One part of a path: a key, a place in a list, or how many things (or letters of a text) there are.
fn within<'v>(value: &'v Value, part: &str) -> Option<Cow<'v, Value>> {
    let count = |number: usize| Some(Cow::Owned(number.into()));
    match (value, part) {
        (Value::Object(map), part) if map.contains_key(part) => map.get(part).map(Cow::Borrowed),
        (Value::Object(map), "count") => count(map.len()),
        (Value::Array(items), "first") => items.first().map(Cow::Borrowed),
        (Value::Array(items), "last") => items.last().map(Cow::Borrowed),
        (Value::Array(items), "count") => count(items.len()),
        (Value::Array(items), part) => items.get(part.parse::<usize>().ok()?).map(Cow::Borrowed),
        (Value::String(text), "count") => count(text.chars().count()),
        _ => None,
    }
}

impl Want {
    pub const fn is_text(&self) -> bool {
        matches!(self, Self::Is(Value::String(_)))
    }

    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Is(value) => value.as_str(),
            _ => None,
        }
    }
}

/// As one would write it in a case.
impl fmt::Display for Want {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, items: &[Self]| {
            f.write_str("[")?;
            for (index, item) in items.iter().enumerate() {
                write!(f, "{}{item}", if index == 0 { "" } else { ", " })?;
            }
            f.write_str("]")
        };
        match self {
            Self::Is(value) => Shown(value).fmt(f),
            Self::List(items) => list(f, items),
            Self::AnyOrder(items) => list(f, items).and_then(|()| f.write_str(" in any order")),
            Self::Contains(items) => f.write_str("at least ").and_then(|()| list(f, items)),
            Self::Lacks(items) => f.write_str("none of ").and_then(|()| list(f, items)),
            Self::Keys(keys) => {
                f.write_str("{ ")?;
                for (index, (path, want)) in keys.iter().enumerate() {
                    write!(f, "{}{} = {want}", if index == 0 { "" } else { ", " }, path.join("."))?;
                }
                f.write_str(" }")
            }
            Self::Absent(true) => f.write_str("nothing"),
            Self::Absent(false) => f.write_str("something"),
        }
    }
}

/// A value as one would write it in a case.
struct Shown<'a>(&'a Value);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Value::Null => f.write_str("nothing"),
            Value::Array(items) => {
                f.write_str("[")?;
                for (index, item) in items.iter().enumerate() {
                    write!(f, "{}{}", if index == 0 { "" } else { ", " }, Shown(item))?;
                }
                f.write_str("]")
            }
            Value::Object(map) if map.is_empty() => f.write_str("{}"),
            Value::Object(map) => {
                f.write_str("{ ")?;
                for (index, (key, value)) in map.iter().enumerate() {
                    write!(f, "{}{key} = {}", if index == 0 { "" } else { ", " }, Shown(value))?;
                }
                f.write_str(" }")
            }
            value => value.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn keys(keys: &[(&str, i64)]) -> Want {
        Want::Keys(keys.iter().map(|(key, number)| (vec![(*key).to_owned()], Want::Is((*number).into()))).collect())
    }

    #[test]
    fn a_want_makes_room_for_another_that_fits_nowhere_else() {
        let items = json!([{ "a": 1, "b": 1 }, { "a": 1, "b": 2 }]);
        let plain = Comparer { ids_of: None };
        // The first want fits both items and must leave the first of them to the second want.
        assert!(plain.meets(&Want::AnyOrder(vec![keys(&[("a", 1)]), keys(&[("b", 1)])]), &items));
        assert!(!plain.meets(&Want::AnyOrder(vec![keys(&[("b", 1)]), keys(&[("b", 1)])]), &items));
        assert!(plain.meets(&Want::List(vec![keys(&[("b", 1)]), keys(&[("a", 1), ("b", 2)])]), &items));
    }

    #[test]
    fn a_thing_that_stands_twice_is_wanted_twice() {
        let two = Want::Contains(vec![Want::Is(1.into()), Want::Is(1.into())]);
        let plain = Comparer { ids_of: None };
        assert!(plain.meets(&two, &json!([1, 2, 1])));
        assert!(!plain.meets(&two, &json!([1, 2])));
    }

    #[test]
    fn nothing_is_equal_only_to_its_own_kind() {
        let plain = Comparer { ids_of: None };
        for (want, found) in
            [(json!(1), json!("1")), (json!("a"), json!(["a"])), (json!(true), json!(1)), (json!("x-a"), json!("a"))]
        {
            assert!(!plain.meets(&Want::Is(want.clone()), &found), "{want} {found}");
        }
        assert!(!plain.meets(&Want::List(Vec::new()), &json!({})));
        assert!(!plain.meets(&Want::Lacks(Vec::new()), &json!("text")));
    }

    #[test]
    fn messages_may_be_named_without_their_owner() {
        for (text, yes) in [("x-game-over", true), ("game-over", true), ("over", false), ("x", false), ("", false)] {
            assert_eq!(names_message(text, "x-game-over", "x"), yes, "{text}");
        }
        assert!(names_message("game-over", "table-game-over", "x"));
        assert!(!names_message("game-over", "xx-game-over", "x"));
    }
}
