//! Whether what is imagined is as likely as it is true.
//!
//! From every game one moment is taken for each probe and viewer, and beside the true state nine imagined ones. If `imagine` is
//! fair, the true state is just one of ten: given the ten categories, each is as likely as the others to be the true one. So any
//! score of the ten can be tested exactly: the score of the true one, less the mean of all ten, is 0 on average. Three scores catch
//! three kinds of faults:
//! - *is it this category?* finds what is imagined too often or too rarely;
//! - *where does it stand among the ten?* finds small shifts of categories that have an order;
//! - *how many of the others are like it?* finds states that are right on average and wrong at the moment: imagined ones that agree
//!   with the truth more often than with each other know too much, those that agree less often know too little.
//!
//! Only one moment is taken from a game, so that samples are independent, and it is settled without looking ahead: the first time
//! the probe answers after a number of decisions drawn beforehand.

use std::collections::BTreeMap;

use super::Harness;
use super::fault::{Check, Checked, Flaw, demand};
use crate::{Chance, Game, Seat, Seed, Stream, Unheard, Viewer};

/// How many states are imagined beside each true one.
const IMAGINED: usize = 9;

/// Five standard errors, as the exponent of a normal tail.
const TOO_UNLIKELY: f64 = 5.0 * 5.0 / 2.0;

/// With this number of samples, something that is really hidden has been imagined otherwise than it is.
const ENOUGH: u32 = 30;

/// The calibration of `imagine` with one setup.
pub(super) struct Calibration<'a, G: Game> {
    harness: &'a Harness<G>,
    setup: G::Setup,
    usual_length: u32,
    /// One for each probe and viewer.
    scales: Vec<Scale>,
}

/// What was found for one probe and viewer.
struct Scale {
    probe: usize,
    viewer: Viewer,
    samples: u32,
    /// Has an imagined category ever differed from the true one?
    redealt: bool,
    /// By category: how often it was true, and how that compares.
    categories: BTreeMap<u32, (u32, Tilt)>,
    order: Tilt,
    likeness: Tilt,
}

/// A sum of scores that are each 0 on average if all is fair, at most 1 in size, and have a known variance.
#[derive(Clone, Copy, Default)]
struct Tilt {
    sum: f64,
    variance: f64,
}

impl<'a, G: Game> Calibration<'a, G> {
    pub fn new(harness: &'a Harness<G>, setup: G::Setup, usual_length: u32) -> Self {
        let seats = crate::Setup::seats(&setup);
        let pairs = (0..harness.probes.len()).flat_map(|probe| Viewer::all(seats).map(move |viewer| (probe, viewer)));
        let scales = pairs.map(|(probe, viewer)| Scale::new(probe, viewer)).collect();
        Self { harness, setup, usual_length, scales }
    }

    /// Plays one game until every probe has answered every viewer once.
    pub fn sample(&mut self, seed: Seed) -> Checked {
        const ANY: Stream = Stream::new(0);
        let fault = |what: String| Flaw::new(Check::Legal, what);
        let mut game = G::new(&self.setup, seed).map_err(|refused| fault(format!("the setup is refused: {refused}")))?;
        let mut chance = Chance::imagined(!seed.number());
        let start = chance.draw(ANY, self.usual_length + 1);
        let mut waiting: Vec<usize> = (0..self.scales.len()).collect();
        let mut legal = Vec::new();
        for decision in 0..=self.harness.decisions {
            if decision >= start {
                let mut still = Vec::new();
                for index in waiting {
                    if !self.weigh(index, &game, &mut chance)? {
                        still.push(index);
                    }
                }
                waiting = still;
            }
            let awaited: Vec<Seat> = game.awaited().into_iter().collect();
            if waiting.is_empty() || awaited.is_empty() {
                break;
            }
            let seat = awaited[chance.draw(ANY, awaited.len() as u32) as usize];
            legal.clear();
            game.legal(seat, &mut legal);
            let action = legal[chance.draw(ANY, legal.len() as u32) as usize];
            if let Err(refused) = game.play(seat, action, &mut Unheard) {
                return Err(fault(format!("`{seat}: {action}` is legal, but is refused: {refused}")));
            }
        }
        Ok(())
    }

    /// Compares the truth with imagination, if the probe answers.
    fn weigh(&mut self, index: usize, game: &G, chance: &mut Chance) -> Checked<bool> {
        let scale = &mut self.scales[index];
        let probe = &self.harness.probes[scale.probe];
        let Some(truth) = (probe.category)(game, scale.viewer) else { return Ok(false) };
        let mut drawn = [truth; IMAGINED + 1];
        for category in &mut drawn[1..] {
            let mut imagined = game.clone();
            imagined.imagine(scale.viewer, chance.fork());
            let Some(found) = (probe.category)(&imagined, scale.viewer) else {
                let what = format!(
                    "the probe `{}` answers {truth} for {} in the true state and nothing in an imagined one: whether it answers may \
                     depend only on what the viewer knows",
                    probe.name, scale.viewer
                );
                return Err(Flaw::new(Check::Calibration, what));
            };
            *category = found;
        }
        scale.add(&drawn);
        Ok(true)
    }

    /// What all samples say; how many there were.
    pub fn verdict(&self, answered: &mut [bool]) -> Checked<u64> {
        for scale in &self.scales {
            answered[scale.probe] |= scale.samples > 0;
            scale.verdict(self.harness.probes[scale.probe].name)?;
        }
        Ok(self.scales.iter().map(|scale| u64::from(scale.samples)).sum())
    }
}

impl Scale {
    fn new(probe: usize, viewer: Viewer) -> Self {
        let (order, likeness) = (Tilt::default(), Tilt::default());
        Self { probe, viewer, samples: 0, redealt: false, categories: BTreeMap::new(), order, likeness }
    }

    /// Adds a sample: the true category, then the imagined ones.
    fn add(&mut self, drawn: &[u32]) {
        let among = |condition: &dyn Fn(u32) -> bool| drawn.iter().filter(|category| condition(**category)).count() as f64;
        let others = drawn.len() as f64 - 1.0;
        self.samples += 1;
        self.redealt |= drawn.iter().any(|category| *category != drawn[0]);
        self.order.add(drawn, |one| (among(&|other| other < one) + (among(&|other| other == one) - 1.0) / 2.0) / others);
        self.likeness.add(drawn, |one| (among(&|other| other == one) - 1.0) / others);
        for (index, category) in drawn.iter().enumerate().filter(|(index, category)| !drawn[..*index].contains(category)) {
            let (times_true, tilt) = self.categories.entry(*category).or_default();
            *times_true += u32::from(index == 0);
            tilt.add(drawn, |one| if one == *category { 1.0 } else { 0.0 });
        }
    }

    fn verdict(&self, probe: &str) -> Checked {
        let Self { viewer, samples, .. } = self;
        let told = format!("the probe `{probe}`, through the eyes of {viewer}, in {samples} games");
        let varies = self.categories.values().filter(|(times_true, _)| *times_true > 0).count() > 1;
        demand!(
            self.redealt || !varies || *samples < ENOUGH,
            Imagined,
            "{told}: what is imagined is always the truth, though the truth is not always the same"
        );
        let worst = self.categories.iter().max_by(|(_, (_, one)), (_, (_, other))| one.evidence().total_cmp(&other.evidence()));
        if let Some((category, (times_true, tilt))) = worst {
            demand!(
                tilt.is_fair(),
                Calibration,
                "{told}: category {category} was true {times_true} times, but by what is imagined it should have been {:.1} times \
                 ({:+.1} standard errors)",
                f64::from(*times_true) - tilt.sum,
                tilt.standard_errors()
            );
        }
        demand!(
            self.likeness.is_fair(),
            Calibration,
            "{told}: imagined states are like the true one {} often than like each other ({:+.1} standard errors), so `imagine` \
             knows too {}",
            if self.likeness.sum > 0.0 { "more" } else { "less" },
            self.likeness.standard_errors(),
            if self.likeness.sum > 0.0 { "much" } else { "little" }
        );
        demand!(
            self.order.is_fair(),
            Calibration,
            "{told}: the true category is {} than the imagined ones on average ({:+.1} standard errors)",
            if self.order.sum > 0.0 { "higher" } else { "lower" },
            self.order.standard_errors()
        );
        Ok(())
    }
}

impl Tilt {
    /// Adds the score of the first, the true one, less the mean of all.
    fn add(&mut self, drawn: &[u32], score: impl Fn(u32) -> f64) {
        let count = drawn.len() as f64;
        let mean = drawn.iter().map(|one| score(*one)).sum::<f64>() / count;
        self.sum += score(drawn[0]) - mean;
        self.variance += drawn.iter().map(|one| (score(*one) - mean).powi(2)).sum::<f64>() / count;
    }

    /// How unlikely it is that chance alone has made the sum this large, as an exponent. By Bennett's inequality, which is the normal
    /// tail where samples are many, and holds also where they are few and a category is rare.
    fn evidence(self) -> f64 {
        if self.variance <= 0.0 {
            return 0.0;
        }
        let excess = self.sum.abs() / self.variance;
        self.variance * ((1.0 + excess) * excess.ln_1p() - excess)
    }

    fn is_fair(self) -> bool {
        self.evidence() < TOO_UNLIKELY
    }

    fn standard_errors(self) -> f64 {
        self.sum / self.variance.sqrt()
    }
}
