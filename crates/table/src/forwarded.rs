//! What `impl Game` says alike in every game's crate, written once.

/// Stands first in `impl Game for …` and brings what only forwards: which types the crate calls `Setup`, `Action`, `View`, `Sight`,
/// `Event`, `Position`, `Rig` and `Catalogue`, and where the rest is found.
///
/// | of the contract | is, in the crate |
/// |---|---|
/// | `RULES`, `MESSAGES` | `Setup::RULES`, `messages::MESSAGES` |
/// | `rigged` | `Rig::complete` (`rig.rs`) |
/// | `from_position`, `position` | `of_position`, `to_position` (`position.rs`) |
/// | `seats` | the field `seats` |
/// | `sight`, `view` | `Sight::new`, `View::of` (`view.rs`) |
/// | `prompt`, `describe` | `prompt_of`, `described` (`describe.rs`) |
/// | `sheet` | `sheet::sheet` |
#[macro_export]
#[allow(clippy::crate_in_macro_def, reason = "it is the game's crate that is meant")]
macro_rules! forwarded {
    () => {
        type Setup = crate::Setup;
        type Action = crate::Action;
        type View = crate::View;
        type Sight<'a> = crate::Sight<'a>;
        type Event = crate::Event;
        type Position = crate::Position;
        type Rig = crate::Rig;
        type Catalogue = crate::Catalogue;

        const RULES: u32 = crate::Setup::RULES;
        const MESSAGES: &'static [$crate::MessageSpec] = crate::messages::MESSAGES;

        fn rigged(setup: &crate::Setup, rig: &crate::Rig) -> Result<crate::Position, $crate::PositionError> {
            rig.complete(setup)
        }

        fn from_position(setup: &crate::Setup, position: &crate::Position) -> Result<Self, $crate::PositionError> {
            Self::of_position(setup, position)
        }

        fn position(&self) -> crate::Position {
            self.to_position()
        }

        fn seats(&self) -> u8 {
            self.seats
        }

        fn sight(&self, viewer: $crate::Viewer) -> crate::Sight<'_> {
            crate::Sight::new(self, viewer)
        }

        fn view(&self, viewer: $crate::Viewer) -> crate::View {
            crate::View::of(self.sight(viewer))
        }

        fn prompt(&self, seat: $crate::Seat) -> $crate::Message {
            self.prompt_of(seat)
        }

        fn describe(&self, seat: $crate::Seat, action: crate::Action) -> $crate::Described {
            self.described(seat, action)
        }

        fn sheet(view: &crate::View) -> $crate::Sheet {
            crate::sheet::sheet(view)
        }
    };
}
