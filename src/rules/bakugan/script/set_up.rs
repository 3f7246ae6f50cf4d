//! The head of a script of Bakugan.

use super::LARGEST;
use super::cards::{ability_card, gate_card};
use crate::rules::bakugan::HouseRule;
use crate::rules::bakugan::setup::{
    Attribute, BakuganSetup, PlayerSetup, SeatOrder, Setup, SetupForm,
};
use crate::rules::script::{Head, Problem, Words};

/// The set-up that a head describes.
pub(super) fn setup(head: &Head<HouseRule>) -> Result<Setup, Problem> {
    let quick = head.players.iter().map(PlayerSetup::quick);
    let mut players: Vec<PlayerSetup> = quick.collect();
    for mut words in head.own("bakugan") {
        let seat = head.seat(&mut words)?;
        let toys = words.list(toy)?;
        words.end()?;
        if let Some(player) = players.get_mut(seat.index()) {
            for (place, toy) in toys.into_iter().enumerate() {
                match player.bakugan.get_mut(place) {
                    Some(open) => *open = toy,
                    None => player.bakugan.push(toy),
                }
            }
        }
    }
    for mut words in head.own("gate") {
        let seat = head.seat(&mut words)?;
        let card = gate_card(&mut words)?;
        words.end()?;
        if let Some(player) = players.get_mut(seat.index()) {
            player.gates.push(card);
        }
    }
    for mut words in head.own("ability") {
        let seat = head.seat(&mut words)?;
        let card = ability_card(&mut words)?;
        words.end()?;
        if let Some(player) = players.get_mut(seat.index()) {
            player.abilities.push(card);
        }
    }
    let mut order = SeatOrder::AsSeated;
    for mut words in head.own("order") {
        let orders = [
            ("as seated", SeatOrder::AsSeated),
            ("drawn", SeatOrder::Drawn),
        ];
        order = words.pick("an order", orders)?;
        words.end()?;
    }
    Setup::check(SetupForm {
        players,
        first: head.first(),
        youngest: head.youngest.as_ref().map(|youngest| youngest.value),
        order,
        format: head.format(),
        house: head.house.clone(),
    })
    .map_err(|why| head.problem(format!("the set-up cannot be: {why}")))
}

/// `Dragonoid pyrus 410`; Attribute and G-Power may be left out, and so may the name of one with an Attribute.
fn toy(words: &mut Words) -> Result<BakuganSetup, Problem> {
    let attributes = || Attribute::ALL.map(|attribute| (attribute.name(), attribute));
    let stops = attributes().map(|(name, _)| name);
    let mut toy = BakuganSetup::default();
    let is_over = |words: &Words| words.is_at_end() || words.is_next(",");
    let mut name: Vec<String> = Vec::new();
    while !is_over(words)
        && !words.is_number_next()
        && !stops.iter().any(|stop| words.is_next(stop))
    {
        name.push(words.word("a name")?);
    }
    if !name.is_empty() {
        toy.name = Some(name.join(" "));
    }
    if !is_over(words) && !words.is_number_next() {
        toy.attribute = Some(words.pick("an Attribute", attributes())?);
    }
    if !is_over(words) {
        toy.g_power = Some(words.number("a G-Power", -LARGEST..=LARGEST)?);
    }
    if toy == BakuganSetup::default() {
        return Err(words.problem("a Bakugan is missing here: its name, Attribute or G-Power"));
    }
    Ok(toy)
}
