//! Lessons: a rigged table on which a newcomer is told what to do, step by step. They are files in `lessons/`, called like their games;
//! the words are in `locales/`. A game can do without one.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use serde::Deserialize;
use serde_json::Value;
use table::{AnyGame, AnyTable, Seat, Viewer};

/// Where the learner sits.
const LEARNER: Seat = Seat::new(0);

/// A game's lesson.
pub struct Lesson {
    game: &'static dyn AnyGame,
    setup: Value,
    rig: Value,
    /// What the learner is told and does.
    pub steps: Vec<Step>,
}

/// One step of a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What the learner is told: a message without arguments.
    pub say: String,
    /// What the learner does then, in notation; nothing, where there is only something to read.
    #[serde(default)]
    pub play: Option<String>,
    /// What happens after that without the learner, as `SEAT: ACTION`.
    #[serde(default)]
    pub then: Vec<String>,
    /// What of the board the step is about, as actions name what they touch.
    #[serde(default)]
    pub show: Vec<String>,
}

/// A lesson as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    setup: Value,
    rig: Value,
    step: Vec<Step>,
}

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../lessons");

/// The lessons by the names of their games. That they can be read and played to the end is tested.
static LESSONS: LazyLock<BTreeMap<&'static str, Lesson>> = LazyLock::new(|| {
    let written = |game: &'static dyn AnyGame| FILES.get_file(format!("{}.toml", game.name()))?.contents_utf8();
    let read = |game, text| Lesson::read(game, text).unwrap_or_else(|fault| panic!("{}: {fault}", game.name()));
    crate::all().filter_map(|game| Some((game.name(), read(game, written(game)?)))).collect()
});

/// The lesson of the game with this name, if it has one.
pub fn lesson(game: &str) -> Option<&'static Lesson> {
    LESSONS.get(game)
}

impl Lesson {
    /// Through whose eyes the learner sees the table.
    pub const LEARNER: Viewer = Viewer::Seat(LEARNER);

    fn read(game: &'static dyn AnyGame, text: &str) -> Result<Self, String> {
        let Written { setup, rig, step: steps } = toml::from_str(text).map_err(|error| error.to_string())?;
        let lesson = Self { game, setup, rig, steps };
        lesson.play_until(lesson.steps.len())?;
        Ok(lesson)
    }

    /// The table when so many steps are done.
    pub fn until(&self, steps: usize) -> Box<dyn AnyTable> {
        self.play_until(steps).expect("a lesson is played to its end when it is read")
    }

    fn play_until(&self, steps: usize) -> Result<Box<dyn AnyTable>, String> {
        let mut table = self.game.rig(&self.setup, &self.rig).map_err(|error| error.to_string())?;
        for (number, step) in (1..).zip(&self.steps[..steps]) {
            let own = step.play.iter().map(|action| (LEARNER.to_string(), action.clone()));
            let others = step.then.iter().map(|line| {
                let (seat, action) = line.split_once(':').unwrap_or(("", line));
                (seat.trim().to_owned(), action.trim().to_owned())
            });
            for (seat, action) in own.chain(others) {
                let fault = |why: String| format!("step {number}, `{seat}: {action}`: {why}");
                let seat: Seat = seat.parse().map_err(|error: table::NotASeat| fault(error.to_string()))?;
                table.play(seat, &action).map_err(|error| fault(error.to_string()))?;
            }
        }
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_the_lesson_of_a_game() {
        let games: Vec<String> = LESSONS.keys().map(|game| format!("{game}.toml")).collect();
        let files: Vec<String> = FILES.files().map(|file| file.path().display().to_string()).collect();
        assert!(!files.is_empty() && files.iter().all(|file| games.contains(file)), "{files:?} are not those of {games:?}");
    }

    #[test]
    fn a_lesson_has_five_to_ten_steps_in_which_the_learner_acts() {
        for (game, lesson) in &*LESSONS {
            let acts = lesson.steps.iter().filter(|step| step.play.is_some()).count();
            assert!((5..=10).contains(&lesson.steps.len()), "{game}: {} steps", lesson.steps.len());
            assert!(acts * 2 >= lesson.steps.len(), "{game}: the learner acts only {acts} times");
        }
    }

    #[test]
    fn what_the_learner_should_do_is_what_the_list_of_actions_offers() {
        for (game, lesson) in &*LESSONS {
            for (done, step) in lesson.steps.iter().enumerate() {
                let offers = lesson.until(done).legal(LEARNER);
                if let Some(wanted) = &step.play {
                    assert!(offers.iter().any(|offer| offer.notation == *wanted), "{game}: {wanted}");
                }
            }
        }
    }
}
