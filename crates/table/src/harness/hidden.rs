//! What is checked of hidden information: that nothing shown depends on it, and that `imagine` redeals it.
//!
//! A viewer cannot tell the true state from one it imagines. So everything it is shown must be the same in both; the same action in
//! both must look the same to it, wherever its new views agree; and when it acts itself, learns something by that, and can so tell
//! them apart after all, the action must have been a barrier. The converse holds, too: where it hears the same, it sees the same
//! afterwards. So a view cannot show what nobody was told, not even if `imagine` keeps the same secret.

use std::fmt::Debug;

use serde::Serialize;
use serde_json::Value;

use super::examine::{Examiner, Lists, Run};
use super::fault::{Check, Checked, Flaw, demand, difference};
use crate::{Blocked, Chance, Game, Log, Message, Offer, Played, Seat, Seats, Tally, Viewer};

/// What `imagine` has done for one viewer.
#[derive(Clone, Default)]
pub(super) struct Redealt {
    /// How many times it was asked.
    times: u32,
    /// Has a redealt state ever differed from the true one?
    from_truth: bool,
    /// Have two redealt states ever differed from each other?
    by_chance: bool,
}

/// What was found of secrets.
#[derive(Clone, Default)]
pub(super) struct Secrets {
    /// At how many moments the game said that there are some.
    said: u32,
    /// Was anybody ever shown something else than another?
    found: bool,
}

/// So many chances to redeal something must be enough, whatever the game.
const ENOUGH: u32 = 10;

/// After all games of a setup: was anything redealt, for every viewer?
pub(super) fn all_was_redealt<G: Game>(run: &Run<G>, open_information: bool) -> Checked {
    let seats = run.redealt.len() as u8 - 1;
    for viewer in Viewer::all(seats).filter(|_| !open_information) {
        let redealt = &run.redealt[viewer.index(seats)];
        let often = redealt.times >= ENOUGH;
        demand!(
            redealt.from_truth || !often,
            Imagined,
            "in {} states that {viewer} imagines, nothing differs from the truth but the chance to come (if nothing is hidden in \
             this game, say `open_information`)",
            redealt.times
        );
        demand!(redealt.by_chance || !often, Imagined, "whatever chance it is given, {viewer} imagines the same");
    }
    let Redealt { times, from_truth, .. } = run.redealt_for_all;
    demand!(
        from_truth || open_information || times < ENOUGH,
        Imagined,
        "in {times} states that are redealt for everybody, nothing differs from the truth but the chance to come"
    );
    let Secrets { said, found } = run.secrets;
    demand!(
        found || said < ENOUGH,
        Secrets,
        "at {said} moments there are said to be secrets, but everybody is always shown the same"
    );
    Ok(())
}

impl<G: Game> Examiner<'_, G> {
    /// Looks at one state through everybody's eyes, and compares it with states they imagine.
    pub fn hidden(&mut self, game: &G, lists: &Lists<G>) -> Checked {
        self.run.secrets.said += u32::from(game.has_secrets());
        let tries: Vec<(Seat, G::Action)> = (0..3).filter_map(|_| self.pick(lists)).collect();
        for viewer in Viewer::all(game.seats()) {
            let number = self.number();
            self.through_the_eyes(game, lists, viewer, number, &tries)
                .map_err(|flaw| flaw.within(&format!("with `imagine({viewer}, Chance::imagined({number}))`")))?;
        }
        let number = u64::from(self.run.redealt_for_all.times);
        self.redealt_for_all(game, number).map_err(|flaw| flaw.within(&format!("with `redeal(Chance::imagined({number}))`")))
    }

    /// Plays on from a state that somebody imagines, as a search does: such states keep the whole contract.
    pub fn in_imagination(&mut self, game: &G) -> Checked {
        const FAR: usize = 30;
        let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
        let (viewer, number, steps) = (viewers[self.draw(viewers.len())], self.number(), self.draw(FAR));
        let mut imagined = imagine(game, viewer, number);
        let mut played = Vec::new();
        let place = |played: &[String]| {
            let actions = if played.is_empty() { "nothing".to_owned() } else { played.join(", ") };
            format!("in the state made by `imagine({viewer}, Chance::imagined({number}))`, after playing {actions}")
        };
        for _ in 0..steps {
            let lists = self.sound(&imagined).map_err(|flaw| flaw.within(&place(&played)))?;
            let Some((seat, action)) = self.pick(&lists) else { break };
            let refused = self.play(&mut imagined, seat, action, &mut crate::Unheard).err();
            played.push(format!("`{seat}: {action}`"));
            demand!(refused.is_none(), Legal, "{}:\na legal action is refused: {refused:?}", place(&played));
        }
        let lists = self.sound(&imagined).map_err(|flaw| flaw.within(&place(&played)))?;
        let sound = self.hidden(&imagined, &lists).and_then(|()| self.thoroughly(&imagined, &lists));
        sound.map_err(|flaw| flaw.within(&place(&played)))
    }

    fn through_the_eyes(
        &mut self,
        game: &G,
        lists: &Lists<G>,
        viewer: Viewer,
        number: u64,
        tries: &[(Seat, G::Action)],
    ) -> Checked {
        let imagined = imagine(game, viewer, number);
        self.run.coverage.imagined += 1;
        self.redealt(game, &imagined, viewer, number)?;
        for keep in &self.keeps {
            let lost = |what| Flaw::new(Check::Conserved, format!("what is conserved is not what it was:\n{what}"));
            keep(&imagined).map_err(lost)?;
        }
        same_look(&look(game, viewer), &look(&imagined, viewer))?;
        if self.draw(4) == 0 {
            // Equal views are also written in the same way, to the last byte.
            same(Check::Hidden, "the view as JSON", &text(&game.view(viewer)), &text(&imagined.view(viewer)))?;
        }
        self.secrets(game, &imagined, viewer)?;
        self.refused_alike(game, &imagined, lists, viewer)?;
        for &(seat, action) in tries {
            let mut now_legal = Vec::new();
            imagined.legal(seat, &mut now_legal);
            if now_legal.contains(&action) {
                self.played_alike(game, &imagined, viewer, seat, action)?;
            }
        }
        tries.first().map_or(Ok(()), |(seat, action)| self.sounds_alike(game, lists, viewer, *seat, *action))
    }

    /// What nobody knows is redealt, and nobody sees any of it; the chance to come goes with it.
    fn redealt_for_all(&mut self, game: &G, number: u64) -> Checked {
        let redealt = redeal(game, number);
        for keep in &self.keeps {
            let lost = |what| Flaw::new(Check::Conserved, format!("what is conserved is not what it was:\n{what}"));
            keep(&redealt).map_err(lost)?;
        }
        for viewer in Viewer::all(game.seats()) {
            same_look(&look(game, viewer), &look(&redealt, viewer)).map_err(|flaw| flaw.within(&format!("to {viewer}")))?;
        }
        let found = json(&redealt.position());
        let again = json(&redeal(game, number).position());
        demand!(
            found == again,
            Imagined,
            "the same chance does not give the same state:\n{}",
            difference(&found.to_string(), &again.to_string())
        );
        demand!(!holds_true_chance(&found, &self.seed), Imagined, "the chance of the true game is left in the redealt state");
        self.run.redealt_for_all.times += 1;
        self.run.redealt_for_all.from_truth |= without_chance(&found) != without_chance(&json(&game.position()));
        Ok(())
    }

    /// What is hidden is redealt, and nothing else decides how than the chance that was given.
    fn redealt(&mut self, game: &G, imagined: &G, viewer: Viewer, number: u64) -> Checked {
        let (found, again) = (imagined.position(), imagine(game, viewer, number).position());
        demand!(
            found == again,
            Imagined,
            "the same chance does not give the same state:\n{}",
            difference(&format!("{found:#?}"), &format!("{again:#?}"))
        );
        let is_left = holds_true_chance(&json(&found), &self.seed);
        demand!(!is_left, Imagined, "the chance of the true game is left in the imagined state");
        let redealt = &mut self.run.redealt[viewer.index(game.seats())];
        redealt.times += 1;
        if redealt.from_truth && redealt.by_chance {
            return Ok(());
        }
        let bare = |state: &G| without_chance(&json(&state.position()));
        let (truth, found) = (bare(game), bare(imagined));
        if self.harness.open_information {
            demand!(
                found == truth,
                Imagined,
                "nothing is said to be hidden in this game, but more is redealt than the chance to come:\n{}",
                difference(&truth.to_string(), &found.to_string())
            );
        } else {
            redealt.from_truth |= found != truth;
            redealt.by_chance |= found != bare(&imagine(game, viewer, number.wrapping_add(1)));
        }
        Ok(())
    }

    /// Where nobody has a secret, what one seat imagines changes nothing for any other.
    fn secrets(&mut self, game: &G, imagined: &G, viewer: Viewer) -> Checked {
        if viewer == Viewer::Onlooker || game.has_secrets() && self.run.secrets.found {
            return Ok(());
        }
        for other in Viewer::all(game.seats()).filter(|other| other.seat().is_some()) {
            let (truth, found) = (game.view(other), imagined.view(other));
            self.run.secrets.found |= truth != game.view(viewer);
            if truth == found {
                continue;
            }
            demand!(
                game.has_secrets(),
                Secrets,
                "there are said to be no secrets, but {other} knows what {viewer} can imagine otherwise:\n{}",
                difference(&format!("{truth:#?}"), &format!("{found:#?}"))
            );
        }
        Ok(())
    }

    /// A refusal does not tell the viewer which of the states it is in.
    fn refused_alike(&mut self, game: &G, imagined: &G, lists: &Lists<G>, viewer: Viewer) -> Checked {
        let Some(seat) = viewer.seat() else { return Ok(()) };
        for action in self.junk(seat, lists, 4) {
            let reason = |this: &mut Self, state: &G| this.play(&mut state.clone(), seat, action, &mut crate::Unheard).err();
            let (one, other) = (reason(self, game), reason(self, imagined));
            demand!(
                one == other,
                Hidden,
                "`{seat}: {action}` is refused for another reason:\n  in the true state: {one:?}\n  in the imagined one: {other:?}"
            );
        }
        Ok(())
    }

    /// The same action looks the same in both states, as far as the viewer cannot tell them apart afterwards; and whoever can tell
    /// them apart by its own action cannot take it back.
    fn played_alike(&mut self, game: &G, imagined: &G, viewer: Viewer, seat: Seat, action: G::Action) -> Checked {
        let both = || format!("when `{seat}: {action}` is played in the true state and in the imagined one");
        let (one, played_one, heard_one) = self.outcome(game, viewer, seat, action).map_err(|flaw| flaw.within(&both()))?;
        let (other, played_other, heard_other) =
            self.outcome(imagined, viewer, seat, action).map_err(|flaw| flaw.within(&both()))?;
        let (look_one, look_other) = (look(&one, viewer), look(&other, viewer));
        let views_agree = look_one.view == look_other.view;
        if viewer.is(seat) && !views_agree {
            let barrier = [played_one, played_other] == [Played::Barrier; 2];
            demand!(
                barrier,
                Barrier,
                "{}, {viewer} sees something new, but `play` says {played_one:?} and {played_other:?}: it must be a barrier. \
                 The new views differ:\n{}",
                both(),
                difference(&format!("{:#?}", look_one.view), &format!("{:#?}", look_other.view))
            );
        }
        let hears_the_same = heard_one == heard_other;
        if !views_agree {
            // What a viewer did not hear, it does not know.
            demand!(
                !hears_the_same,
                Hidden,
                "{}, {viewer} hears the same, but its new views differ: one of them shows what it was not told:\n{}",
                both(),
                difference(&format!("{:#?}", look_one.view), &format!("{:#?}", look_other.view))
            );
            return Ok(());
        }
        demand!(
            hears_the_same,
            Events,
            "{}, the new views of {viewer} agree, but it does not hear the same:\n{}",
            both(),
            difference(&format!("{heard_one:#?}"), &format!("{heard_other:#?}"))
        );
        demand!(
            played_one == played_other,
            Barrier,
            "{}, the new views of {viewer} agree, but `play` says {played_one:?} and {played_other:?}",
            both()
        );
        same_look(&look_one, &look_other).map_err(|flaw| flaw.within(&format!("{}, the new views of {viewer} agree, but", both())))
    }

    /// Two actions of another seat that differ in the card or piece they mean, and sound the same to the viewer, look the same to it,
    /// unless everybody sees which it was.
    fn sounds_alike(&mut self, game: &G, lists: &Lists<G>, viewer: Viewer, seat: Seat, action: G::Action) -> Checked {
        let verb = |action: &G::Action| action.to_string().split(' ').next().map(str::to_owned);
        let alike: Vec<_> = lists[seat].iter().filter(|other| **other != action && verb(other) == verb(&action)).collect();
        if viewer.is(seat) || alike.is_empty() {
            return Ok(());
        }
        let other = *alike[self.draw(alike.len())];
        let (one, _, heard_one) = self.outcome(game, viewer, seat, action)?;
        let (two, _, heard_two) = self.outcome(game, viewer, seat, other)?;
        let is_seen_by_all = one.view(Viewer::Onlooker) != two.view(Viewer::Onlooker);
        if is_seen_by_all || heard_one != heard_two {
            return Ok(());
        }
        let both = || format!("{viewer} hears the same of `{seat}: {action}` and of `{seat}: {other}`, but");
        same_look(&look(&one, viewer), &look(&two, viewer)).map_err(|flaw| flaw.within(&both()))
    }

    /// A legal action played in a copy of the state, and what the viewer hears of it.
    fn outcome(&mut self, state: &G, viewer: Viewer, seat: Seat, action: G::Action) -> Result<(G, Played, Vec<G::Event>), Flaw> {
        let (mut state, mut ear) = (state.clone(), Ear { viewer, heard: Vec::new() });
        match self.play(&mut state, seat, action, &mut ear) {
            Ok(played) => Ok((state, played, ear.heard)),
            Err(refused) => Err(Flaw::new(Check::Legal, format!("a legal action is refused: {refused}"))),
        }
    }
}

fn redeal<G: Game>(game: &G, number: u64) -> G {
    let mut redealt = game.clone();
    redealt.redeal(Chance::imagined(number));
    redealt
}

pub(super) fn imagine<G: Game>(game: &G, viewer: Viewer, number: u64) -> G {
    let mut imagined = game.clone();
    imagined.imagine(viewer, Chance::imagined(number));
    imagined
}

/// Everything a viewer is shown.
struct Look<G: Game> {
    view: G::View,
    awaited: Seats,
    /// An automatic action is seen to be played by everybody.
    automatic: Vec<Option<G::Action>>,
    tally: Vec<Tally>,
    has_secrets: bool,
    seated: Option<SeatedLook<G>>,
}

/// What only a seated viewer is shown.
struct SeatedLook<G: Game> {
    legal: Vec<G::Action>,
    offers: Vec<Offer>,
    blocked: Vec<Blocked>,
    prompt: Message,
    /// What onlookers see is seen by every seat.
    onlooker: G::View,
}

fn look<G: Game>(game: &G, viewer: Viewer) -> Look<G> {
    let seated = viewer.seat().map(|seat| {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let (offers, blocked) = (crate::offers(game, seat), crate::blocked(game, seat));
        SeatedLook { legal, offers, blocked, prompt: game.prompt(seat), onlooker: game.view(Viewer::Onlooker) }
    });
    let automatic = (0..game.seats() as usize).map(|index| game.automatic(Seat::new(index))).collect();
    let (tally, has_secrets) = (game.tally(viewer), game.has_secrets());
    Look { view: game.view(viewer), awaited: game.awaited(), automatic, tally, has_secrets, seated }
}

fn same_look<G: Game>(one: &Look<G>, other: &Look<G>) -> Checked {
    same(Check::Hidden, "the view", &one.view, &other.view)?;
    same(Check::Hidden, "who is awaited", &one.awaited, &other.awaited)?;
    if let (Some(one), Some(other)) = (&one.seated, &other.seated) {
        same(Check::Hidden, "the legal list", &one.legal, &other.legal)?;
        same(Check::Hidden, "what a legal action is said to do", &one.offers, &other.offers)?;
        same(Check::Hidden, "what is blocked", &one.blocked, &other.blocked)?;
        same(Check::Hidden, "the prompt", &one.prompt, &other.prompt)?;
        same(Check::Hidden, "the onlooker's view", &one.onlooker, &other.onlooker)?;
    }
    same(Check::Hidden, "the tally", &one.tally, &other.tally)?;
    same(Check::Hidden, "whether there are secrets", &one.has_secrets, &other.has_secrets)?;
    same(Check::Automatic, "what is played automatically", &one.automatic, &other.automatic)
}

fn same<T: PartialEq + Debug>(check: Check, what: &str, one: &T, other: &T) -> Checked {
    if one == other {
        return Ok(());
    }
    let difference = difference(&format!("{one:#?}"), &format!("{other:#?}"));
    Err(Flaw::new(check, format!("{what} changes with what is hidden:\n{difference}")))
}

/// Listens for one viewer.
struct Ear<G: Game> {
    viewer: Viewer,
    heard: Vec<G::Event>,
}

impl<G: Game> Log<G> for Ear<G> {
    fn tell(&mut self, event: impl Fn(Viewer) -> Option<G::Event>) {
        self.heard.extend(event(self.viewer));
    }
}

fn text(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("a view can be written as JSON")
}

fn json(data: &impl Serialize) -> Value {
    serde_json::to_value(data).expect("a position can be written as JSON")
}

/// If a piece of JSON is a chance: does it come from imagination?
fn is_imagined_chance(value: &Value) -> Option<bool> {
    let object = value.as_object().filter(|object| object.len() == 1)?;
    let is_chance = ["seeded", "imagined", "scripted"].iter().any(|source| object.contains_key(*source))
        && serde_json::from_value::<Chance>(value.clone()).is_ok();
    is_chance.then(|| object.contains_key("imagined"))
}

/// A position without the chance to come, which alone would make any two imagined states differ.
fn without_chance(value: &Value) -> Value {
    match value {
        _ if is_imagined_chance(value).is_some() => Value::Null,
        Value::Array(values) => values.iter().map(without_chance).collect(),
        Value::Object(fields) => fields.iter().map(|(key, value)| (key.clone(), without_chance(value))).collect(),
        _ => value.clone(),
    }
}

/// Is there a chance in this position that was not imagined, or the seed itself?
fn holds_true_chance(value: &Value, seed: &str) -> bool {
    match value {
        _ if is_imagined_chance(value) == Some(false) => true,
        Value::String(text) => text == seed,
        Value::Array(values) => values.iter().any(|value| holds_true_chance(value, seed)),
        Value::Object(fields) => fields.values().any(|value| holds_true_chance(value, seed)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::Seed;

    #[test]
    fn chance_is_found_wherever_it_lies_in_a_position() {
        let seed = Seed::from_number(5);
        let seeded = Chance::seeded(seed);
        for (chance, is_true) in [(seeded.clone(), true), (seeded.scripted(&[], true), true), (Chance::imagined(5), false)] {
            let position = json!({"deck": [1, 2], "deep": [{"chance": chance}]});
            assert_eq!(holds_true_chance(&position, ""), is_true);
            assert_eq!(without_chance(&position), json!({"deck": [1, 2], "deep": [{"chance": null}]}));
        }
        assert!(holds_true_chance(&json!([{"note": seed}]), &seed.to_string()));
    }
}
