//! From what was chosen to the set-up that the rules check, and what is wrong with it, beside the field where it is wrong.

use super::super::cards::packs::TablePacks;
use super::super::play::AnySetup;
use super::super::state::RefereeApp;
use super::super::texts::Texts;
use super::super::tongue::tell;
use super::rules::AnyHouse;
use super::{Player, SetUp};
use crate::rules::bakugan::setup::{ABILITIES_EACH, BAKUGAN_EACH, GATES_EACH, LARGEST_NUMBER};
use crate::rules::bakugan::{self, AbilityCard, BakuganSetup, GateCard, SeatOrder};
use crate::rules::text::LONGEST_NAME;
use crate::rules::{GameKind, Seat, all_out, got_five, kaboodl};
use crate::store::Starts;

/// Something that is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Problem {
    pub(super) at: Spot,
    pub(super) words: String,
}

/// Where something is wrong; seats and toys count from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Spot {
    Name(usize),
    Toy(usize, usize),
    Secret(usize),
    Whole,
}

/// The G-Power that was typed: none for an empty field.
fn power(typed: &str) -> Result<Option<i32>, String> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let number = typed.trim_end_matches(['G', 'g']).trim().parse::<i32>();
    match number {
        Ok(number) if (0..=LARGEST_NUMBER).contains(&number) => Ok(Some(number)),
        _ => Err(tell!("set-up-problem-power", typed = typed)),
    }
}

/// What was typed into a field; none for nothing.
fn words(texts: &Texts, field: &str) -> Option<String> {
    let typed = texts.get(field).trim();
    (!typed.is_empty()).then(|| typed.to_owned())
}

/// One toy as it was entered.
pub(super) fn toy(player: &Player, at: usize, texts: &Texts) -> Result<BakuganSetup, String> {
    Ok(BakuganSetup {
        name: words(texts, &player.toy_field(at)),
        attribute: player.attributes.get(at).copied().flatten(),
        g_power: power(texts.get(&player.power_field(at)))?,
    })
}

/// The names of a player's secret cards as they were entered: gates, abilities.
pub(super) fn secrets(player: &Player, texts: &Texts) -> (Vec<String>, Vec<String>) {
    let gates = (0..usize::from(GATES_EACH))
        .filter_map(|card| words(texts, &player.gate_field(card)))
        .collect();
    let abilities = (0..usize::from(ABILITIES_EACH))
        .filter_map(|card| words(texts, &player.ability_field(card)))
        .collect();
    (gates, abilities)
}

/// True when something is there twice.
fn has_twice<T: PartialEq>(all: impl Iterator<Item = T>) -> bool {
    let all: Vec<T> = all.collect();
    (0..all.len()).any(|at| all[..at].contains(&all[at]))
}

impl SetUp {
    fn names(&self, texts: &Texts) -> Vec<String> {
        let names = self.players.iter();
        names
            .map(|player| texts.get(&player.name_field()).trim().to_owned())
            .collect()
    }

    /// What is wrong that can be said beside a field.
    pub(super) fn problems_of_fields(&self, texts: &Texts, packs: &TablePacks) -> Vec<Problem> {
        let names = self.names(texts);
        let mut problems = Vec::new();
        for (seat, (player, name)) in self.players.iter().zip(&names).enumerate() {
            let mut wrong = |at, words| problems.push(Problem { at, words });
            if name.is_empty() {
                wrong(Spot::Name(seat), tell!("set-up-problem-no-name"));
            } else if name.chars().count() > LONGEST_NAME {
                wrong(Spot::Name(seat), tell!("set-up-problem-name"));
            } else if names[..seat].contains(name) {
                let words = tell!("set-up-problem-same-name", name = name.as_str());
                wrong(Spot::Name(seat), words);
            }
            if !self.has_toys {
                continue;
            }
            for at in 0..BAKUGAN_EACH {
                if let Err(words) = toy(player, at, texts) {
                    wrong(Spot::Toy(seat, at), words);
                }
            }
            let (gates, abilities) = secrets(player, texts);
            let gate_colours = gates.iter().filter_map(|name| packs.gate(name)?.colour);
            let colours = abilities
                .iter()
                .filter_map(|name| packs.ability(name)?.colour);
            if has_twice(gate_colours) || has_twice(colours) {
                // Which cards and which colour stays secret.
                wrong(Spot::Secret(seat), tell!("set-up-problem-same-colour"));
            }
            for cards in [gates, abilities] {
                let twice = |at: usize| {
                    let name = cards[at].to_lowercase();
                    cards[..at].iter().any(|other| other.to_lowercase() == name)
                };
                if (0..cards.len()).any(twice) {
                    // Which card it is stays secret.
                    wrong(Spot::Secret(seat), tell!("set-up-problem-same-card"));
                }
            }
        }
        problems
    }

    pub(super) fn player_setup(
        &self,
        player: &Player,
        name: String,
        texts: &Texts,
        packs: &TablePacks,
    ) -> bakugan::PlayerSetup {
        if !self.has_toys {
            return bakugan::PlayerSetup::quick(name);
        }
        let (gates, abilities) = secrets(player, texts);
        bakugan::PlayerSetup {
            name,
            bakugan: (0..BAKUGAN_EACH)
                .map(|at| toy(player, at, texts).unwrap_or_default())
                .collect(),
            gates: gates
                .into_iter()
                .map(|name| packs.gate(&name).unwrap_or_else(|| GateCard::named(name)))
                .collect(),
            abilities: abilities
                .into_iter()
                .map(|name| {
                    let known = packs.ability(&name);
                    known.unwrap_or_else(|| AbilityCard::named(name))
                })
                .collect(),
        }
    }

    fn seat(&self, index: usize) -> Seat {
        Seat(u8::try_from(index).unwrap_or(0))
    }
}

impl RefereeApp {
    /// The set-up that the form describes.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub(super) fn setup_of_form(&self) -> Result<AnySetup, Vec<Problem>> {
        let (set_up, texts, packs) = (&self.set_up, &self.texts, &**self.packs());
        let problems = set_up.problems_of_fields(texts, packs);
        if !problems.is_empty() {
            return Err(problems);
        }
        let names = set_up.names(texts);
        let starter = set_up.seat(set_up.starter());
        let house = set_up.offered.get(set_up.rules).map(|set| &set.house);
        let whole = |refused: String| {
            vec![Problem {
                at: Spot::Whole,
                words: refused,
            }]
        };
        let short: Vec<&str> = names.iter().map(String::as_str).collect();
        match set_up.kind {
            GameKind::Bakugan => {
                let mut form = bakugan::SetupForm::from(bakugan::Setup::quick_for(&short));
                form.players = set_up
                    .players
                    .iter()
                    .zip(names)
                    .map(|(player, name)| set_up.player_setup(player, name, texts, packs))
                    .collect();
                for player in &mut form.players {
                    self.colour_cards(player);
                }
                form.first = starter;
                if set_up.starts() == Starts::Youngest {
                    form.youngest = Some(starter);
                }
                if set_up.is_order_drawn() {
                    form.order = SeatOrder::Drawn;
                }
                form.format = set_up.format;
                if let Some(AnyHouse::Bakugan(house)) = house {
                    form.house = house.clone();
                }
                let checked = bakugan::Setup::check(form);
                checked
                    .map(AnySetup::Bakugan)
                    .map_err(|refused| whole(refused.to_string()))
            }
            GameKind::Kaboodl => {
                let mut form = kaboodl::SetupForm::from(kaboodl::Setup::quick(&short));
                form.dealer = starter;
                form.format = set_up.format;
                if let Some(AnyHouse::Kaboodl(house)) = house {
                    form.house = house.clone();
                }
                let checked = kaboodl::Setup::check(form);
                checked
                    .map(AnySetup::Kaboodl)
                    .map_err(|refused| whole(refused.to_string()))
            }
            GameKind::AllOut => {
                let mut form = all_out::SetupForm::from(all_out::Setup::quick(&short));
                form.first = starter;
                form.format = set_up.format;
                if let Some(AnyHouse::AllOut(house)) = house {
                    form.house = house.clone();
                }
                let checked = all_out::Setup::check(form);
                checked
                    .map(AnySetup::AllOut)
                    .map_err(|refused| whole(refused.to_string()))
            }
            GameKind::GotFive => {
                let mut form = got_five::SetupForm::from(got_five::Setup::quick(&short));
                form.first = starter;
                form.format = set_up.format;
                if let Some(AnyHouse::GotFive(house)) = house {
                    form.house = house.clone();
                }
                let checked = got_five::Setup::check(form);
                checked
                    .map(AnySetup::GotFive)
                    .map_err(|refused| whole(refused.to_string()))
            }
        }
    }
}
