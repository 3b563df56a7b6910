//! The numbers a judgement is made of, each with a name: so they can be read in one place, told to a bot in words (`weigh: corn=0.3`), and
//! tuned by trying others.

use table::BotError;

use crate::Budget;

/// Numbers with names.
pub(crate) trait Weights: Copy + Default {
    /// Their names, in order.
    const NAMES: &'static [&'static str];

    /// The number of this name.
    fn by_name(&mut self, name: &str) -> Option<&mut f32>;
}

/// Declares numbers with names, each with its value and what it is.
macro_rules! weights {
    ($(#[$about:meta])* $name:ident { $($(#[$what:meta])* $weight:ident = $value:literal;)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub(crate) struct $name {
            $($(#[$what])* pub $weight: f32,)*
        }

        impl $name {
            pub(crate) const USUAL: Self = Self { $($weight: $value,)* };

            /// This part of the way from these to others.
            #[allow(dead_code, reason = "not every game has a judgement between two others")]
            pub(crate) const fn towards(self, other: Self, part: f32) -> Self {
                Self { $($weight: self.$weight + (other.$weight - self.$weight) * part,)* }
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::USUAL
            }
        }

        impl $crate::weights::Weights for $name {
            const NAMES: &'static [&'static str] = &[$(stringify!($weight)),*];

            fn by_name(&mut self, name: &str) -> Option<&mut f32> {
                match name {
                    $(stringify!($weight) => Some(&mut self.$weight),)*
                    _ => None,
                }
            }
        }
    };
}
pub(crate) use weights;

/// How a bot is told its weights; with iterations it thinks ahead.
pub(crate) const TOLD: &str = "weigh: NAME=NUMBER, …";

/// The usual weights, but for what these words change.
pub(crate) fn all<W: Weights>(words: &str) -> Option<W> {
    if words.is_empty() { Some(W::default()) } else { told::<W>(&format!("weigh: {words}"))?.ok().map(|(weights, _)| weights) }
}

/// The weight of this name, after what these words change.
pub(crate) fn weight<W: Weights>(words: &str, name: &str) -> Option<f32> {
    all::<W>(words)?.by_name(name).copied()
}

/// Reads `weigh: corn=0.3, quarry=0.7`, and with `iterations=20` among them also how long to think; `None` where it is something else.
pub(crate) fn told<W: Weights>(name: &str) -> Option<Result<(W, Option<Budget>), BotError>> {
    let (bot, words) = name.split_once(':')?;
    (bot == "weigh").then(|| {
        let mut weights = W::default();
        let mut budget = None;
        for word in words.split(',').map(str::trim) {
            let unknown =
                || BotError::NotUnderstood(bot.to_owned(), word.to_owned(), format!("iterations, {}", W::NAMES.join(", ")));
            let (name, number) = word.split_once('=').ok_or_else(unknown)?;
            if name == "iterations" {
                budget = Some(Budget::iterations(number.parse().map_err(|_| unknown())?));
            } else {
                let number: f32 = number.parse().map_err(|_| unknown())?;
                *weights.by_name(name).filter(|_| number.is_finite()).ok_or_else(unknown)? = number;
            }
        }
        Ok((weights, budget))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    weights! {
        Taste {
            /// Of salt.
            salt = 0.5;
            /// Of pepper.
            pepper = 2.0;
        }
    }

    #[test]
    fn weights_are_told_by_name() {
        let (taste, budget) = told::<Taste>("weigh: pepper=0.25, iterations=7").expect("its bot").expect("its words");
        assert_eq!((taste, budget), (Taste { salt: 0.5, pepper: 0.25 }, Some(Budget::iterations(7))));
        assert!(told::<Taste>("trader").is_none());
        for unknown in ["weigh: sugar=1", "weigh: salt", "weigh: salt=much", "weigh: salt=NaN"] {
            assert!(told::<Taste>(unknown).is_some_and(|told| told.is_err()), "{unknown}");
        }
    }
}
