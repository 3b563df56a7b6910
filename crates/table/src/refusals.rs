//! Refusals, declared once: the reason, the message that tells it, and its arguments.

use crate::{Arg, ArgKind, MessageSpec, Seat};

/// What a reason can tell beside its message. A game implements it for its own things, whose argument is a name in `locales/`.
pub trait Argument: Copy {
    /// The kind it has in a message.
    const KIND: ArgKind;

    /// It as an argument.
    fn arg(self) -> Arg;
}

impl Argument for Seat {
    const KIND: ArgKind = ArgKind::Seat;

    fn arg(self) -> Arg {
        self.into()
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Argument for $number {
            const KIND: ArgKind = ArgKind::Number;

            fn arg(self) -> Arg {
                self.into()
            }
        }
    )*};
}
numbers!(u8, u16, u32, i32, i64);

/// Several lists of messages as one: what a game says, and why it refuses.
///
/// # Panics
/// If they are not `N` together: when the program is built.
pub const fn joined<const N: usize>(lists: &[&[MessageSpec]]) -> [MessageSpec; N] {
    let mut all = [crate::says("", &[]); N];
    let (mut list, mut filled) = (0, 0);
    while list < lists.len() {
        let mut index = 0;
        while index < lists[list].len() {
            all[filled] = lists[list][index];
            filled += 1;
            index += 1;
        }
        list += 1;
    }
    assert!(filled == N, "there are not so many messages");
    all
}

/// Declares why a game refuses: an enum of reasons that costs nothing to make (lists of legal actions ask by the million) and
/// becomes an [`Illegal`](crate::Illegal) when somebody is to read it; or a [`Message`](crate::Message), for a
/// [`SetupError`](crate::SetupError).
///
/// Each reason stands with its message in `locales/` and with the section of the rulebook that tells the rule behind it; its fields are
/// the message's arguments, of any type that is an [`Argument`]. A reason without a section does not compile; what is wrong with a setup
/// has none, and is declared behind `of a setup`.
/// `MESSAGES` lists all of them, to be [`joined`] with what else the game says. A reason that nothing gives is a variant that is
/// never constructed, of which the compiler warns. What the table itself says is declared behind `of the table`, and not listed.
///
/// ```
/// table::refusals! {
///     /// Why something cannot be done.
///     enum Why {
///         /// Every place is taken.
///         Full = "ferry-full" in "boarding",
///         Dear { price: u8, money: u8 } = "ferry-dear" in "fares",
///     } of the table {
///         NotNow = "table-not-legal",
///     }
/// }
///
/// fn board(price: u8, money: u8) -> Result<(), Why> {
///     if price > money { Err(Why::Dear { price, money }) } else { Ok(()) }
/// }
///
/// let refused = board(3, 2).map_err(table::Illegal::from);
/// assert_eq!(refused.unwrap_err().to_string(), "ferry-dear (price: 3, money: 2)");
/// assert_eq!(Why::MESSAGES.len(), 2);
/// # let _ = (Why::Full, Why::NotNow);
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$attribute:meta])*
        $visibility:vis enum $why:ident {
            $($(#[$said:meta])* $reason:ident $({ $($argument:ident: $type:ty),+ $(,)? })? = $id:literal in $section:literal,)+
        } $(of a setup {
            $($(#[$wrong_said:meta])* $wrong:ident $({ $($wrong_argument:ident: $wrong_type:ty),+ $(,)? })? = $wrong_id:literal,)+
        })? $(of the table {
            $($(#[$shared_said:meta])* $shared:ident = $shared_id:literal,)+
        })?
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $visibility enum $why {
            $($(#[$said])* $reason $({ $($argument: $type),+ })?,)+
            $($($(#[$wrong_said])* $wrong $({ $($wrong_argument: $wrong_type),+ })?,)+)?
            $($($(#[$shared_said])* $shared,)+)?
        }

        impl $why {
            /// The messages of the reasons, with their arguments.
            $visibility const MESSAGES: &'static [$crate::MessageSpec] = &[
                $($crate::says($id, &[$($((stringify!($argument), <$type as $crate::Argument>::KIND)),+)?]).told_in($section),)+
                $($($crate::says(
                    $wrong_id,
                    &[$($((stringify!($wrong_argument), <$wrong_type as $crate::Argument>::KIND)),+)?],
                ),)+)?
            ];
        }

        impl From<$why> for $crate::Message {
            fn from(why: $why) -> Self {
                match why {
                    $($why::$reason $({ $($argument),+ })? => {
                        Self::new($id)$($(.with(stringify!($argument), $crate::Argument::arg($argument)))+)?
                    })+
                    $($($why::$wrong $({ $($wrong_argument),+ })? => {
                        Self::new($wrong_id)$($(.with(stringify!($wrong_argument), $crate::Argument::arg($wrong_argument)))+)?
                    })+)?
                    $($($why::$shared => Self::new($shared_id),)+)?
                }
            }
        }

        impl From<$why> for $crate::Illegal {
            fn from(why: $why) -> Self {
                Self(why.into())
            }
        }
    };
}
