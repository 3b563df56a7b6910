//! Whether everything that is said is declared.

use std::collections::HashMap;
use std::fmt;

use super::fault::{Check, Checked, Flaw, demand};
use crate::{Arg, ArgKind, Game, Illegal, MESSAGES, Message, MessageSpec, Sheet};

/// Every message that may be said: the game's own and the table's.
pub(super) struct Speech {
    specs: HashMap<&'static str, &'static MessageSpec>,
}

impl Speech {
    pub fn of<G: Game>() -> Self {
        Self { specs: G::MESSAGES.iter().chain(MESSAGES).map(|spec| (spec.id, spec)).collect() }
    }

    /// Is this declared, so that `locales/` has words for it?
    pub fn knows(&self, id: &str) -> bool {
        self.specs.contains_key(id)
    }

    /// A message must be declared with exactly its arguments, and so must everything said inside it.
    pub fn check(&self, message: &Message, who: fmt::Arguments<'_>) -> Checked {
        let said = |what: String| format!("{who} says `{message}`, but {what}");
        let Some(spec) = self.specs.get(&*message.id) else {
            return Err(Flaw::new(Check::Said, said(format!("no message `{}` is declared in MESSAGES", message.id))));
        };
        let same_names = message.args.len() == spec.args.len()
            && spec.args.iter().all(|(name, _)| message.args.iter().filter(|(given, _)| given == name).count() == 1);
        demand!(same_names, Said, "{}", said(format!("it is declared with the arguments {:?}", spec.args)));
        for (name, arg) in &message.args {
            let declared = spec.args.iter().find(|(declared, _)| declared == name).map(|(_, kind)| *kind);
            let kind = match arg {
                Arg::Number(_) => ArgKind::Number,
                Arg::Seat(_) => ArgKind::Seat,
                Arg::Name(_) | Arg::Names(_) => ArgKind::Name,
                Arg::Said(_) => ArgKind::Said,
                Arg::Text(_) => ArgKind::Text,
            };
            demand!(declared == Some(kind), Said, "{}", said(format!("`{name}` is declared as {declared:?}")));
            let names = match arg {
                Arg::Name(id) => std::slice::from_ref(id),
                Arg::Names(ids) => ids,
                _ => &[],
            };
            for id in names {
                let is_name = self.specs.get(&**id).is_some_and(|spec| spec.is_name);
                demand!(is_name, Said, "{}", said(format!("no name `{id}` is declared in MESSAGES")));
            }
            if let Arg::Said(inner) = arg {
                self.check(inner, who)?;
            }
        }
        Ok(())
    }

    pub fn check_illegal(&self, illegal: &Illegal, who: fmt::Arguments<'_>) -> Checked {
        self.check(&illegal.0, who)
    }

    pub fn check_sheet(&self, sheet: &Sheet, who: fmt::Arguments<'_>) -> Checked {
        for block in &sheet.blocks {
            let cells = block.rows.iter().flatten();
            [&block.title].into_iter().chain(&block.columns).chain(cells).try_for_each(|message| self.check(message, who))?;
            demand!(
                block.marked.is_none_or(|line| line < block.rows.len()),
                Said,
                "{who} marks line {:?} of a block of {} lines, which begins at 0",
                block.marked,
                block.rows.len()
            );
        }
        Ok(())
    }
}
