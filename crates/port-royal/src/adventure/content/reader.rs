//! Reads a content file and checks it: every name it mentions exists, counts are those of the box, and chapters come to an end.

use super::file::{
    AbilityFile, Card9File, CardKind, CardSetFile, ChapterFile, CrownTrack, EffectFile, EventFile, File, HaveFile, MomentFile,
    OnReadFile, PenaltyFile, PersonalityFile, PlayCardFile, SpendFile, StepFile, TaskFile, TaskWho, TaxBonusFile,
};
use super::{
    Ability, CHAPTERS, CardSet, Chapter, Code, Content, ContentError, Effect, EventCard, EventPhase, Have, MOST_CARDS, MOST_SETS,
    MOST_SHOWN, Moment, OnRead, Personality, PlayCard, Spend, Step, Task,
};
use crate::cards::{Card, Colour, Goods, Guard, Needs, Role, Tax, TaxBonus, TaxCut, Traveller};
use crate::decks::PRINTS;

/// Reads a content file; the first fault is told with its line.
pub fn read(text: &str) -> Result<Content, ContentError> {
    let line_of = |offset: usize| text[..offset.min(text.len())].matches('\n').count() + 1;
    let file: File = toml::from_str(text).map_err(|error| ContentError {
        line: error.span().map_or(1, |span| line_of(span.start)),
        what: error.message().to_owned(),
    })?;
    let at = |span: std::ops::Range<usize>| {
        let line = line_of(span.start);
        move |what: String| ContentError { line, what }
    };
    let mut reader = Reader::default();
    if *file.schema.get_ref() != 1 {
        return Err(at(file.schema.span())(format!("this program reads schema 1, not {}", file.schema.get_ref())));
    }
    reader.crowns(file.crown_track.get_ref()).map_err(at(file.crown_track.span()))?;
    reader.goals(file.card9.get_ref()).map_err(at(file.card9.span()))?;
    for set in &file.card_set {
        reader.set(set.get_ref()).map_err(at(set.span()))?;
    }
    for card in &file.play_card {
        reader.card(card.get_ref()).map_err(at(card.span()))?;
    }
    for set in &file.card_set {
        reader.count_set(set.get_ref()).map_err(at(set.span()))?;
    }
    for event in &file.event {
        reader.event(event.get_ref()).map_err(at(event.span()))?;
    }
    for personality in &file.personality {
        reader.personality(personality.get_ref()).map_err(at(personality.span()))?;
    }
    for task in &file.task {
        let code = task.get_ref().code.parse().map_err(at(task.span()))?;
        if reader.codes.contains(&code) {
            return Err(at(task.span())(format!("there are two tasks {code}")));
        }
        reader.codes.push(code);
    }
    for task in &file.task {
        reader.task(task.get_ref()).map_err(at(task.span()))?;
    }
    for chapter in &file.chapter {
        reader.chapter(chapter.get_ref()).map_err(at(chapter.span()))?;
    }
    let whole = |what: &str| ContentError { line: 1, what: what.to_owned() };
    let content = Content {
        file: None,
        label: file.meta.label,
        prints: reader.prints,
        cards: reader.cards,
        sets: reader.sets,
        crown_points: reader.crown_points,
        goals: reader.goals,
        events: reader.events,
        personalities: reader.personalities,
        chapters: reader.chapters,
        tasks: reader.tasks,
        steps: reader.steps,
    };
    for (code, count, what) in
        [(0, 13, "13 events with code 0"), (1, 1, "one event with code 1"), (2, 1, "one with code 2"), (3, 1, "one with code 3")]
    {
        if content.events.iter().filter(|event| event.code == code).count() != count {
            return Err(whole(&format!("there must be {what}")));
        }
    }
    if content.chapters.len() != usize::from(CHAPTERS) {
        return Err(whole("there must be five chapters"));
    }
    if content.personalities.len() != 10 {
        return Err(whole("there must be ten personalities on five cards"));
    }
    if content.tasks.iter().filter(|task| task.star).count() < 4 {
        return Err(whole("at least four tasks need a star"));
    }
    for (task, entry) in content.tasks.iter().zip(&file.task) {
        content.check_paths(task).map_err(at(entry.span()))?;
    }
    for (chapter, entry) in content.chapters.iter().zip(&file.chapter) {
        content.check_chapter(chapter).map_err(at(entry.span()))?;
    }
    Ok(content)
}

impl Content {
    /// Follows a month's end: it must stay in its chapter.
    fn check_paths(&self, task: &Task) -> Result<(), String> {
        for (first, end) in task.month_end {
            for step in &self.steps[first as usize..end as usize] {
                let shown = match step {
                    Step::Show(shown) => vec![*shown],
                    Step::IfSolved { task: asked, then, otherwise } => {
                        let branch = |(first, end): (u8, u8)| self.steps[first as usize..end as usize].iter();
                        let shows = branch(*then).chain(branch(*otherwise)).filter_map(|step| match step {
                            Step::Show(shown) => Some(*shown),
                            _ => None,
                        });
                        shows.chain([*asked]).collect()
                    }
                    _ => Vec::new(),
                };
                if let Some(other) =
                    shown.iter().map(|place| &self.tasks[*place as usize]).find(|other| other.chapter != task.chapter)
                {
                    return Err(format!("task {} is of another chapter", other.code));
                }
            }
        }
        Ok(())
    }

    /// A chapter fits on the table, and playing it together comes to an end whatever is solved.
    fn check_chapter(&self, chapter: &Chapter) -> Result<(), String> {
        let number = self.tasks[chapter.first_task as usize].chapter;
        if self.tasks.iter().filter(|task| task.chapter == number).count() > MOST_SHOWN {
            return Err(format!("a chapter can have {MOST_SHOWN} tasks at most"));
        }
        self.ends(chapter.first_task, &mut Vec::new())
    }

    fn ends(&self, task: u8, before: &mut Vec<u8>) -> Result<(), String> {
        let code = self.tasks[task as usize].code;
        if before.contains(&task) {
            return Err(format!("played together, the chapter goes round in circles at task {code}"));
        }
        before.push(task);
        self.leads_on(self.tasks[task as usize].month_end[0], task, before)?;
        before.pop();
        Ok(())
    }

    /// These steps of a month's end, and each of their branches, show another task or end the chapter.
    fn leads_on(&self, steps: (u8, u8), task: u8, before: &mut Vec<u8>) -> Result<(), String> {
        for step in &self.steps[steps.0 as usize..steps.1 as usize] {
            match step {
                Step::Show(next) => return self.ends(*next, before),
                Step::IfSolved { then, otherwise, .. } => {
                    self.leads_on(*then, task, before)?;
                    return self.leads_on(*otherwise, task, before);
                }
                Step::Card9 => return Ok(()),
                Step::OfferCube(_) | Step::Tax(_) => {}
            }
        }
        Err(format!("played together, the chapter does not end: task {} leads nowhere", self.tasks[task as usize].code))
    }
}

#[derive(Default)]
struct Reader {
    prints: Vec<Card>,
    ids: Vec<String>,
    cards: Vec<PlayCard>,
    sets: Vec<CardSet>,
    crown_points: Vec<u8>,
    goals: [(u8, u8); 4],
    events: Vec<EventCard>,
    personalities: Vec<Personality>,
    codes: Vec<Code>,
    tasks: Vec<Task>,
    chapters: Vec<Chapter>,
    steps: Vec<Step>,
}

type Read<T = ()> = Result<T, String>;

fn colour(word: &str) -> Read<Colour> {
    Colour::EVERY.into_iter().find(|colour| colour.word() == word).ok_or_else(|| format!("there is no colour `{word}`"))
}

fn goods(word: &str) -> Read<Goods> {
    Goods::ALL.into_iter().find(|goods| goods.word() == word).ok_or_else(|| format!("there is no resource `{word}`"))
}

fn bit(goods: Goods) -> u8 {
    1 << goods as u8
}

fn bonus(file: &TaxBonusFile) -> Read<TaxBonus> {
    match file.to.as_str() {
        "fewest_vp" => Ok(TaxBonus::FewestPoints),
        "most_swords" => Ok(TaxBonus::MostSwords),
        other => Err(format!("a tax gives `fewest_vp` or `most_swords` something, not `{other}`")),
    }
}

fn between(what: &str, number: u8, least: u8, most: u8) -> Read {
    if (least..=most).contains(&number) { Ok(()) } else { Err(format!("{what} must be {least} to {most}, not {number}")) }
}

impl Reader {
    fn crowns(&mut self, track: &CrownTrack) -> Read {
        let mut points = vec![0u8];
        for step in &track.steps {
            between("`crowns`", step.crowns, points.len() as u8, 40)?;
            let before = *points.last().unwrap_or(&0);
            if step.vp < before {
                return Err("points never fall as crowns rise".to_owned());
            }
            points.resize(step.crowns as usize, before);
            points.push(step.vp);
        }
        self.crown_points = points;
        Ok(())
    }

    fn goals(&mut self, card: &Card9File) -> Read {
        for (index, goal) in card.goals.iter().enumerate() {
            if usize::from(goal.seats) != index + 1 || index >= 4 {
                return Err("the goals are those for one, two, three and four seats, in this order".to_owned());
            }
            between("`cubes`", goal.cubes, 0, 4 * goal.seats)?;
            self.goals[index] = (goal.cubes, goal.vp);
        }
        if card.goals.len() == 4 { Ok(()) } else { Err("there must be four goals".to_owned()) }
    }

    fn set(&mut self, file: &CardSetFile) -> Read {
        between("`chapter`", file.chapter, 1, 5)?;
        if self.sets.iter().any(|set| set.code == file.code) {
            return Err(format!("there are two sets {}", file.code));
        }
        if self.sets.len() == MOST_SETS {
            return Err(format!("there can be {MOST_SETS} sets at most"));
        }
        self.sets.push(CardSet { code: file.code, chapter: file.chapter });
        Ok(())
    }

    fn set_place(&self, code: u8) -> Read<u8> {
        let place = self.sets.iter().position(|set| set.code == code);
        place.map(|place| place as u8).ok_or_else(|| format!("there is no set {code}"))
    }

    fn count_set(&self, file: &CardSetFile) -> Read {
        let place = self.set_place(file.code)?;
        let cards: u32 = self.cards.iter().filter(|card| card.set == place).map(|card| u32::from(card.copies)).sum();
        if cards == u32::from(file.cards) {
            Ok(())
        } else {
            Err(format!("set {} should have {} cards and has {cards}", file.code, file.cards))
        }
    }

    fn card(&mut self, file: &PlayCardFile) -> Read {
        let set = self.set_place(file.code)?;
        if self.ids.contains(&file.id) {
            return Err(format!("there are two cards `{}`", file.id));
        }
        between("`count`", file.count, 1, 20)?;
        let card = match file.kind {
            CardKind::Ship => ship(file)?,
            CardKind::Character => character(file)?,
            CardKind::Expedition => expedition(file)?,
            CardKind::Tax => {
                let threshold = file.threshold.ok_or("a tax needs a `threshold`")?;
                let given = file.bonus.as_ref().ok_or("a tax needs a `bonus`")?;
                Card::Tax(Tax { cut: TaxCut::HalfFrom(threshold), bonus: bonus(given)?, coins: given.coins })
            }
        };
        // Everybody must be able to tell where a card came from.
        if PRINTS.contains(&card) {
            return Err(format!("`{card}` is a card of another set already"));
        }
        if self.prints.contains(&card) {
            return Err(format!("`{card}` is there already: say how often with `count`"));
        }
        let cards: u32 = self.cards.iter().map(|card| u32::from(card.copies)).sum();
        if cards as usize + usize::from(file.count) > MOST_CARDS {
            return Err(format!("there can be {MOST_CARDS} play cards at most"));
        }
        self.cards.push(PlayCard { print: self.prints.len() as u8, copies: file.count, set });
        self.prints.push(card);
        self.ids.push(file.id.clone());
        Ok(())
    }

    fn event(&mut self, file: &EventFile) -> Read {
        between("`code`", file.code, 0, 3)?;
        let effect = match &file.effect {
            EffectFile::Gain { coins, crowns, min_swords } => {
                Effect::Gain { coins: *coins, crowns: *crowns, min_swords: *min_swords }
            }
            EffectFile::MayExchange { pay, get } => Effect::MayExchange { coins: pay.coins, crowns: get.crowns },
            EffectFile::LoseAbove { at_least, coins } => Effect::LoseAbove { at_least: *at_least, coins: *coins },
            EffectFile::BorrowSwords { from, helper_coins } if from == "other_with_most" => {
                Effect::BorrowSwords { helper_coins: *helper_coins }
            }
            EffectFile::BorrowSwords { from, .. } => return Err(format!("swords are borrowed `other_with_most`, not `{from}`")),
            EffectFile::GainOnRepel { colour: word, coins, always: true } => {
                Effect::GainOnRepel { colour: colour(word)?, coins: *coins }
            }
            EffectFile::GainOnTakeShip { colour: word, crowns, also_if_kept: true } => {
                Effect::GainOnTakeShip { colour: colour(word)?, crowns: *crowns }
            }
            EffectFile::GainOnRepel { .. } | EffectFile::GainOnTakeShip { .. } => {
                return Err("`even_if_colour_absent` and `also_if_kept` can only be true".to_owned());
            }
            EffectFile::ShipSwordsPlus { n } => Effect::ShipSwordsPlus(*n),
            EffectFile::PeekTop { cards: 1, may_discard: true, uses: 1 } => Effect::PeekTop,
            EffectFile::PeekTop { .. } => return Err("one card can be looked at, once, and discarded".to_owned()),
            EffectFile::HarbourLimit { cards } => Effect::HarbourLimit(*cards),
            EffectFile::HireDiscount { coins } => Effect::HireDiscount(*coins),
            EffectFile::NoPassiveFee { active_coins } => Effect::NoPassiveFee { active_coins: *active_coins },
            EffectFile::ExtraTakes { n } => Effect::ExtraTakes(*n),
            EffectFile::SearchShip { cards, filter } if filter == "carries_resource" => Effect::SearchShip { cards: *cards },
            EffectFile::SearchShip { filter, .. } => {
                return Err(format!("ships are searched that `carries_resource`, not `{filter}`"));
            }
            EffectFile::PerformMonthEnd {} => Effect::PerformMonthEnd,
            EffectFile::OfferCube { coins } => Effect::OfferCube(*coins),
        };
        if (file.phase == EventPhase::MonthEnd) != (file.code >= 2) {
            return Err("events with codes 2 and 3 end the month, and only they".to_owned());
        }
        self.events.push(EventCard {
            id: file.id.clone(),
            code: file.code,
            name: file.name.clone(),
            text: file.text.clone(),
            phase: file.phase,
            who: file.who,
            solo: file.solo,
            effect,
        });
        Ok(())
    }

    fn personality(&mut self, file: &PersonalityFile) -> Read {
        between("`card`", file.card, 1, 5)?;
        between("`start_coins`", file.start_coins, 0, 20)?;
        if self.personalities.iter().any(|other| (other.card, other.side) == (file.card, file.side)) {
            return Err(format!("this side of card {} is there already", file.card));
        }
        let ability = match &file.ability {
            AbilityFile::CoinsOnSmallBust { coins, max_cards } => {
                Ability::CoinsOnSmallBust { coins: *coins, max_cards: *max_cards }
            }
            AbilityFile::CrownsPerExpedition { crowns } => Ability::CrownsPerExpedition(*crowns),
            AbilityFile::AsSailor { swords } => Ability::AsSailor(*swords),
            AbilityFile::AsMademoiselle {} => Ability::AsMademoiselle,
            AbilityFile::AsTrader { colour: word } => Ability::AsTrader(colour(word)?),
            AbilityFile::AsTraderCrown { colour: word } => Ability::AsTraderCrown(colour(word)?),
            AbilityFile::AsAdmiral { min_cards, coins } => Ability::AsAdmiral { coins: *coins, min_cards: *min_cards },
            AbilityFile::CoinIfShips { min_ships, coins } => Ability::CoinIfShips { coins: *coins, min_ships: *min_ships },
            AbilityFile::CoinsOnce { coins } => Ability::CoinsOnce(*coins),
            AbilityFile::AsScout {} => Ability::AsScout,
        };
        self.personalities.push(Personality {
            id: file.id.clone(),
            card: file.card,
            side: file.side,
            name: file.name.clone(),
            start_coins: file.start_coins,
            ability,
            windows: [file.windows.third, file.windows.fourth],
        });
        Ok(())
    }

    fn task_place(&self, code: &str) -> Read<u8> {
        let code: Code = code.parse()?;
        let place = self.codes.iter().position(|other| *other == code);
        place.map(|place| place as u8).ok_or_else(|| format!("there is no task {code}"))
    }

    fn chapter(&mut self, file: &ChapterFile) -> Read {
        if usize::from(file.number) != self.chapters.len() + 1 {
            return Err("chapters come in order, from 1 to 5".to_owned());
        }
        let first_task = self.task_place(&file.first_task)?;
        if self.tasks[first_task as usize].chapter != file.number {
            return Err(format!("task {} is of another chapter", file.first_task));
        }
        let needs_sets = file.needs_codes.iter().try_fold(0, |bits, code| self.set_place(*code).map(|place| bits | 1 << place))?;
        self.chapters.push(Chapter {
            title: file.title.clone(),
            summary: file.summary.clone(),
            success: file.success.clone(),
            first_task,
            needs_sets,
        });
        Ok(())
    }

    fn task(&mut self, file: &TaskFile) -> Read {
        between("`chapter`", file.chapter, 1, 5)?;
        let on_read = file.on_read.iter().map(|step| self.on_read(step)).collect::<Read<Vec<_>>>()?;
        let have = file.have.iter().map(have).collect::<Read<Vec<_>>>()?;
        let spend = file.spend.iter().map(spend).collect::<Read<Vec<_>>>()?;
        let spent_cards: u8 = spend.iter().map(|part| if let Spend::Goods(_, n) | Spend::People(n) = part { *n } else { 0 }).sum();
        between("the parts of `spend`", spend.len() as u8, 0, 8)?;
        between("the cards to spend", spent_cards, 0, crate::cards::MOST_NEEDED as u8)?;
        let moment = match file.moment {
            MomentFile::OwnTurn {} => Moment::OwnTurn,
            MomentFile::Colours { at_least } => Moment::Colours(at_least),
            MomentFile::Cards { exactly } => Moment::Cards(exactly),
            MomentFile::Stop { exactly, times } => {
                between("`times`", times, 1, 2)?;
                Moment::Stop { cards: exactly, times }
            }
            MomentFile::TaxPaid {} => Moment::TaxPaid,
        };
        if moment != Moment::OwnTurn && spent_cards > 0 {
            return Err("a task that is now or never can only cost coins and crowns".to_owned());
        }
        if file.penalty.is_some() && !matches!(moment, Moment::Colours(_) | Moment::Cards(_) | Moment::Stop { .. }) {
            return Err("only who solves a task while discovering can take fewer cards for it".to_owned());
        }
        if !matches!(moment, Moment::OwnTurn | Moment::TaxPaid) && file.who != TaskWho::Active {
            return Err("only the active seat discovers, so `who` must be \"active\" here".to_owned());
        }
        let coop = self.steps(&file.month_end.coop, 0)?;
        let competitive = self.steps(&file.month_end.competitive, 0)?;
        self.tasks.push(Task {
            code: file.code.parse()?,
            chapter: file.chapter,
            title: file.title.clone(),
            story: file.story.clone(),
            star: file.star,
            on_read,
            active_only: file.who == TaskWho::Active,
            moment,
            have,
            spend,
            take_fewer: file.penalty.as_ref().map_or(0, |PenaltyFile::TakeFewer { n }| *n),
            first_coins: file.reward_first.coins,
            crowns: file.reward_each.crowns,
            month_end: [coop, competitive],
        });
        Ok(())
    }

    fn on_read(&self, file: &OnReadFile) -> Read<OnRead> {
        Ok(match file {
            OnReadFile::AddCards { code } => OnRead::AddCards(self.set_place(*code)?),
            OnReadFile::LayOut { card } => {
                let place = self.ids.iter().position(|id| id == card).ok_or_else(|| format!("there is no card `{card}`"))?;
                if !matches!(self.prints[place], Card::Expedition { .. }) {
                    return Err(format!("`{card}` is not an expedition"));
                }
                OnRead::LayOut(place as u8)
            }
            OnReadFile::Salvage { carries, n, who } => {
                if who != "each" {
                    return Err(format!("`each` salvages, not `{who}`"));
                }
                let wanted = carries.iter().try_fold(0, |bits, word| goods(word).map(|goods| bits | bit(goods)))?;
                OnRead::Salvage { goods: wanted, ships: *n }
            }
        })
    }

    /// Lays down steps, those of branches first, and returns their range.
    fn steps(&mut self, files: &[StepFile], depth: u8) -> Read<(u8, u8)> {
        if depth > 3 {
            return Err("steps lie too deep in each other".to_owned());
        }
        let mut own = Vec::new();
        for file in files {
            own.push(match file {
                StepFile::Show { task } => Step::Show(self.task_place(task)?),
                StepFile::IfSolved { task, then, r#else } => {
                    let task = self.task_place(task)?;
                    Step::IfSolved { task, then: self.steps(then, depth + 1)?, otherwise: self.steps(r#else, depth + 1)? }
                }
                StepFile::OfferCube { coins } => Step::OfferCube(*coins),
                StepFile::ResolveTax { threshold, bonus: given } => {
                    Step::Tax(Tax { cut: TaxCut::HalfFrom(*threshold), bonus: bonus(given)?, coins: given.coins })
                }
                StepFile::Card9 { last_page } => {
                    if !matches!(last_page.as_str(), "61" | "62" | "63" | "64" | "65") {
                        return Err(format!("the last pages are 61 to 65, not {last_page}"));
                    }
                    Step::Card9
                }
            });
        }
        let first = u8::try_from(self.steps.len()).map_err(|_| "there are too many steps in this file".to_owned())?;
        self.steps.extend(own);
        let end = u8::try_from(self.steps.len()).map_err(|_| "there are too many steps in this file".to_owned())?;
        Ok((first, end))
    }
}

fn ship(file: &PlayCardFile) -> Read<Card> {
    let colour = colour(file.colour.as_deref().ok_or("a ship needs a `colour`")?)?;
    let guard = match (file.swords, file.skull) {
        (Some(swords), false) => Guard::Swords(swords),
        (None, true) => Guard::Skull,
        _ => return Err("a ship needs `swords` or `skull = true`".to_owned()),
    };
    let (coins, crowns) = match (file.coins, file.crowns) {
        (Some(coins), None) => (coins, 0),
        (None, Some(crowns)) => (0, crowns),
        _ => return Err("a ship brings `coins` or `crowns`".to_owned()),
    };
    let goods = file.resource.as_deref().map(goods).transpose()?;
    Ok(Card::Ship { colour, coins, gift: 0, crowns, goods, guard })
}

fn character(file: &PlayCardFile) -> Read<Card> {
    let word = file.role.as_deref().ok_or("a character needs a `role`")?;
    let cost = file.cost.ok_or("a character needs a `cost`")?;
    let points = file.vp.ok_or("a character needs `vp`")?;
    let role = match (word, file.ares_bonus) {
        ("captain", Some(1)) => Role::Expert(Traveller::Captain),
        ("priest", Some(1)) => Role::Expert(Traveller::Priest),
        ("settler", Some(1)) => Role::Expert(Traveller::Settler),
        ("scout", None) => Role::Scout,
        ("tybuk", None) => Role::Tybuk(file.swords.ok_or("a brother needs `swords`")?),
        ("innkeeper", None) => {
            let sells = file.sells.as_ref().ok_or("an innkeeper needs `sells`")?;
            Role::Innkeeper { bread: sells.bread, rum: sells.rum }
        }
        _ => return Err(format!("there is no new character `{word}` like this")),
    };
    Ok(Card::Person { role, cost, points })
}

fn expedition(file: &PlayCardFile) -> Read<Card> {
    let (mut counts, mut wanted) = ([0; 3], [0; 4]);
    for (word, count) in file.needs.as_ref().ok_or("an expedition needs `needs`")? {
        match Needs::ROLES.iter().position(|role| role.word() == word) {
            Some(place) => counts[place] = *count,
            None => wanted[goods(word)? as usize] = *count,
        }
    }
    let needs = Needs::new(counts, wanted).ok_or("an expedition needs one to three cards, somebody among them")?;
    let (points, coins) = (file.vp.ok_or("an expedition needs `vp`")?, file.coins.ok_or("an expedition needs `coins`")?);
    Ok(Card::Expedition { needs, points, coins })
}

fn have(file: &HaveFile) -> Read<Have> {
    Ok(match (file.what.as_str(), file.role.as_deref(), file.max_cost) {
        ("swords", None, None) => Have::Swords(file.n),
        ("expeditions", None, None) => Have::Expeditions(file.n),
        ("characters", None, None) => Have::People(file.n),
        ("different_roles", None, None) => Have::DifferentRoles(file.n),
        ("vp", None, None) => Have::Points(file.n),
        ("cheap_characters", None, Some(max_cost)) => Have::Cheap { max_cost, people: file.n },
        ("role", Some("trader"), None) => Have::Traders(file.n),
        ("role", Some(word), None) => {
            let word = if word == "jack_of_all_trades" { "jack".to_owned() } else { word.replace('_', "-") };
            let role = Role::ALL.into_iter().find(|role| role.word() == word);
            Have::Role(role.ok_or_else(|| format!("there is no role `{word}`"))?, file.n)
        }
        (what, ..) => return Err(format!("nobody can have `{what}` like this")),
    })
}

fn spend(file: &SpendFile) -> Read<Spend> {
    let any = |goods: &[Goods]| goods.iter().fold(0, |bits, goods| bits | bit(*goods));
    Ok(match file.what.as_str() {
        "coins" => Spend::Coins(file.n),
        "crowns" => Spend::Crowns(file.n),
        "character" => Spend::People(file.n),
        "ares" => Spend::Goods(any(&[Goods::Book, Goods::Herbs]), file.n),
        "food" => Spend::Goods(any(&[Goods::Bread, Goods::Rum]), file.n),
        "resource" => Spend::Goods(any(&Goods::ALL), file.n),
        word => Spend::Goods(bit(goods(word)?), file.n),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = include_str!("../../../content/adventure-house.toml");

    #[test]
    fn the_built_in_content_has_the_counts_of_the_rulebook() {
        let content = super::super::house();
        assert_eq!(content.cards.iter().map(|card| u32::from(card.copies)).sum::<u32>(), 39);
        assert_eq!(content.events.len(), 16);
        let tasks = |chapter: u8| content.tasks.iter().filter(|task| task.chapter == chapter).count();
        assert_eq!([1, 2, 3, 4, 5].map(tasks), [8, 11, 9, 8, 9]);
        let eighty: u32 =
            content.cards.iter().filter(|card| content.sets[card.set as usize].code == 80).map(|card| u32::from(card.copies)).sum();
        assert_eq!(eighty, 8);
        assert_eq!(content.crown_points, [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
    }

    /// The fault, and the line it is told with, after replacing one text by another.
    fn fault(from: &str, to: &str) -> (usize, String) {
        assert!(TEXT.contains(from), "the content holds `{from}`");
        let error = read(&TEXT.replacen(from, to, 1)).expect_err("a fault");
        (error.line, error.what)
    }

    fn line_of(text: &str) -> usize {
        TEXT.lines().position(|line| line.contains(text)).expect("a line") + 1
    }

    #[test]
    fn faults_are_told_with_their_line() {
        // Entries are told by the line they begin in.
        let (line, what) = fault("resource = \"herbs\"", "resource = \"pepper\"");
        assert!(what.contains("pepper") && line == line_of("id = \"ares-5\"") - 2, "{line}: {what}");
        let (line, what) = fault("start_coins = 4", "start_coin = 4");
        assert!(what.contains("start_coin") && line == line_of("start_coins = 4"), "{line}: {what}");
        let (_, what) = fault("task = \"11\"", "task = \"99\"");
        assert!(what.contains("99"), "{what}");
        let (_, what) = fault("do = \"peek_top\"", "do = \"peek_bottom\"");
        assert!(what.contains("peek_bottom"), "{what}");
        let (line, what) = fault("cards = 8", "cards = 9");
        assert!(what.contains("has 8") && line == line_of("code = 80") - 2, "{line}: {what}");
        let (_, what) = fault("schema = 1", "schema = 2");
        assert!(what.contains("schema"), "{what}");
        let (_, what) =
            fault("kind = \"ship\"\nname = \"Ares Pirates\"\ncolour = \"ares\"", "kind = \"ship\"\nname = \"Ares Pirates\"");
        assert!(what.contains("colour"), "{what}");
    }
}
