//! The Adventure: five chapters with tasks, events and personalities, against each other or together.

pub mod content;
pub mod texts;
