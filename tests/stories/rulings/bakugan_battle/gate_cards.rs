//! Numbers and effects as a collector wrote them down for one printed series of 48.

use rollcall::rules::bakugan::effect::{
    Amount, Count, Deed, Effect, Leaves, NumberChange, Played, Whom,
};
use rollcall::rules::bakugan::{
    Answer, Command, GateCard, GateColour, HouseRule, Setup, SetupForm,
};
use rollcall::rules::{Rules as _, Seat};

use super::{BEN, Event, G1, Game, MIA, Zone, ability, gate, toy};

/// Name and numbers: Pyrus, Aquos, Ventus, Haos, Darkus, Subterra.
const SERIES: [(&str, [i32; 6]); 24] = [
    ("Fire Pit", [140, 120, 60, 20, 20, 80]),
    ("Muddy Ground", [20, 60, 20, 120, 80, 140]),
    ("Light-Burst", [50, 50, 110, 200, 170, 90]),
    ("Tsunami", [20, 170, 80, 80, 110, 110]),
    ("Dusk", [80, 20, 120, 60, 140, 20]),
    ("High Energy", [110, 120, 120, 110, 120, 120]),
    ("Tornado Alley", [170, 110, 180, 50, 90, 50]),
    ("Whirlpool", [90, 200, 50, 110, 50, 170]),
    ("Gargonoid", [110, 60, 50, 90, 150, 120]),
    ("Manion", [80, 150, 30, 50, 120, 110]),
    ("Mantris", [50, 110, 120, 150, 90, 60]),
    ("Terrorclaw", [60, 90, 150, 120, 110, 50]),
    ("Cycloid", [150, 120, 60, 120, 100, 70]),
    ("Hynoid", [100, 50, 140, 70, 120, 150]),
    ("Teamwork", [90, 20, 60, 80, 30, 120]),
    ("Tuskor", [150, 120, 110, 90, 50, 60]),
    ("Catch-Up", [80, 90, 80, 50, 60, 50]),
    ("Duck & Win", [110, 60, 110, 120, 140, 90]),
    ("G-Power Exchange", [80, 50, 80, 20, 50, 20]),
    ("Stand Off", [140, 80, 20, 80, 60, 50]),
    ("Bakugan Swap", [80, 50, 80, 50, 140, 30]),
    ("Card Force", [20, 0, 0, 0, 20, 20]),
    ("Pounce", [110, 170, 140, 140, 170, 110]),
    ("Stand Your Ground", [20, 80, 110, 50, 60, 140]),
];

fn colour_of(place: usize) -> GateColour {
    match place {
        0..8 => GateColour::Silver,
        8..16 => GateColour::Gold,
        _ => GateColour::Copper,
    }
}

/// What a card of the series does besides its numbers.
fn effects_of(name: &str) -> Vec<Effect> {
    let twice = Deed::Number(NumberChange::Times(2));
    let one = match name {
        "Teamwork" => Effect::of(Deed::Add(Amount::each(50, Count::DifferentKinds))),
        "Gargonoid" | "Manion" | "Mantris" | "Terrorclaw" | "Cycloid" | "Hynoid" | "Tuskor" => {
            Effect::of(twice).only_kind(name)
        }
        "Catch-Up" => Effect::of(Deed::Add(Amount::once(200))).to(Whom::FewestGates),
        "Duck & Win" => Effect::of(Deed::LowerWins),
        "G-Power Exchange" => Effect::of(Deed::Swap),
        "Stand Off" => Effect::of(Deed::NoAbilities),
        "Bakugan Swap" => Effect::of(Deed::Replace(Leaves::Unused)),
        "Card Force" => Effect::of(Deed::Number(NumberChange::Add(Amount::each(
            50,
            Count::UsedAbilities,
        )))),
        "Pounce" => Effect::of(Deed::Number(NumberChange::Off)).to(Whom::Weaker),
        "Stand Your Ground" => Effect::of(Deed::ReturnAbilities(Played::All)),
        _ => return Vec::new(),
    };
    vec![one]
}

fn series() -> Vec<GateCard> {
    let card = |(place, (name, n)): (usize, &(&str, [i32; 6]))| GateCard {
        colour: Some(colour_of(place)),
        // The table has Ventus third, the rules Subterra.
        ..gate(name, [n[0], n[1], n[5], n[3], n[4], n[2]], effects_of(name))
    };
    SERIES.iter().enumerate().map(card).collect()
}

fn card(name: &str) -> GateCard {
    let mut all = series().into_iter();
    all.find(|card| card.name == name)
        .expect("it is in the series")
}

/// Mia's Pyrus Dragonoid of 400 G against Ben's Aquos Mantris of 350 G on this gate, turned over.
fn fought_on(name: &str) -> Game {
    let mut game = Game::of(card(name), Vec::new(), Vec::new()).fought();
    game.flip(name);
    game
}

/// Both have finished with abilities.
fn finished(game: &mut Game) {
    game.done(BEN);
    game.done(MIA);
}

#[test]
fn all_24_gates_of_a_series_can_be_written_down_read_back_and_fought_on() {
    let cards = series();
    assert_eq!(cards.len(), 24);
    for card in &cards {
        assert_eq!(card.problems(), [], "{}", card.name);
        assert_eq!(card.numbers.len(), 6, "{}", card.name);
        let text = toml::to_string(card).unwrap();
        assert_eq!(&toml::from_str::<GateCard>(&text).unwrap(), card, "{text}");
        let plain = card.colour == Some(GateColour::Silver);
        assert_eq!(plain, card.effects.is_empty(), "{}", card.name);
        let text = ron::to_string(card).unwrap();
        assert_eq!(&ron::from_str::<GateCard>(&text).unwrap(), card, "{text}");

        let mut game = Game::of(card.clone(), Vec::new(), Vec::new()).fought();
        for event in game.flip(&card.name) {
            assert!(game.now().say(&event).ends_with('.'), "{event:?}");
        }
    }
}

#[test]
fn each_players_three_cards_of_a_series_fit_a_set_up() {
    let mut form = SetupForm::from(Setup::quick("Mia", "Ben"));
    for (player, names) in form.players.iter_mut().zip([
        ["Fire Pit", "Tuskor", "Pounce"],
        ["Dusk", "Hynoid", "Stand Off"],
    ]) {
        player.gates = names.map(card).to_vec();
    }
    let setup = Setup::check(form).unwrap();
    let text = ron::to_string(&setup).unwrap();
    assert_eq!(ron::from_str::<Setup>(&text).unwrap(), setup);
}

#[test]
fn a_plain_gate_adds_its_number_for_each_attribute() {
    let mut game = fought_on("Fire Pit");
    finished(&mut game);
    assert_eq!((game.total(MIA), game.total(BEN)), (540, 470));
    game.act(Command::Compare);
    assert_eq!(game.won(MIA), 1);
}

#[test]
fn a_gate_that_favours_a_kind_counts_twice_for_it() {
    let mut game = fought_on("Mantris");
    finished(&mut game);
    assert_eq!((game.total(MIA), game.total(BEN)), (450, 570));
    let lines = game.sum(BEN);
    assert_eq!(lines[1], ("the gate's number".to_owned(), 110, 460));
    assert_eq!(lines[2], ("Mantris".to_owned(), 110, 570));
    game.act(Command::Compare);
    assert_eq!(game.won(BEN), 1);
}

#[test]
fn each_different_kind_in_the_team_adds_to_its_fighter() {
    let mut game = Game::with(2, |form| {
        form.players[0].gates = vec![card("Teamwork")];
        for (seat, number, kind) in [(0, 1, "Manion"), (0, 2, "manion"), (1, 1, "Hynoid")] {
            form.players[seat].bakugan[number].name = Some(kind.to_owned());
        }
    })
    .fought();
    game.flip("Teamwork");
    finished(&mut game);
    // Dragonoid and Manion; Mantris and Hynoid, and one that nobody named.
    assert_eq!(game.total(MIA), 400 + 2 * 50 + 90);
    assert_eq!(game.total(BEN), 350 + 2 * 50 + 20);
}

#[test]
fn who_has_fewest_gates_catches_up_and_level_players_do_not() {
    let mut game = fought_on("Catch-Up");
    finished(&mut game);
    assert_eq!((game.total(MIA), game.total(BEN)), (480, 440));

    let mut game = Game::of(card("Catch-Up"), Vec::new(), Vec::new()).fought();
    let by_hand = rollcall::rules::bakugan::Adjustment::MoveGate {
        owner: BEN,
        from: rollcall::rules::bakugan::GatePlace::Hand,
        to: rollcall::rules::bakugan::GatePlace::Won(MIA),
    };
    game.act(Command::Adjust {
        change: by_hand,
        reason: "a card says so".to_owned(),
    });
    game.flip("Catch-Up");
    finished(&mut game);
    assert_eq!((game.total(MIA), game.total(BEN)), (480, 640));
}

#[test]
fn where_the_lower_total_wins_it_does() {
    let mut game = fought_on("Duck & Win");
    finished(&mut game);
    assert_eq!((game.total(MIA), game.total(BEN)), (510, 410));
    game.act(Command::Compare);
    assert_eq!((game.won(MIA), game.won(BEN)), (0, 1));
    // Totals worked out at the table follow the card too.
    let mut game = fought_on("Duck & Win");
    game.act(Command::EnterTotals {
        totals: vec![(toy(MIA, 0), 100), (toy(BEN, 0), 300)],
    });
    assert_eq!(game.won(MIA), 1);
}

#[test]
fn printed_powers_are_swapped_as_lines() {
    let mut game = fought_on("G-Power Exchange");
    assert_eq!((game.total(MIA), game.total(BEN)), (350, 400));
    assert_eq!(game.sum(MIA)[1], ("G-Power Exchange".to_owned(), -50, 350));
    finished(&mut game);
    assert_eq!((game.total(MIA), game.total(BEN)), (430, 450));
}

#[test]
fn a_card_that_changes_powers_waits_until_they_are_read() {
    let mut game = Game::with(2, |form| {
        form.players[0].gates = vec![card("G-Power Exchange")];
        form.players[1].bakugan[0].g_power = None;
    })
    .fought();
    let flip = Command::Flip {
        name: Some("G-Power Exchange".to_owned()),
    };
    game.refused_with(flip.clone(), &["the sheet, \"Battle\"", "Ben's Mantris"]);
    game.act(Command::ReadPower {
        bakugan: toy(BEN, 0),
        g_power: 390,
    });
    game.act(flip);
    assert_eq!((game.total(MIA), game.total(BEN)), (390, 400));
}

#[test]
fn a_gate_that_forbids_abilities_lets_nobody_play_one() {
    let mut game = fought_on("Stand Off");
    game.refused_with(super::play(BEN, "Fire Wall"), &["Stand Off", "no ability"]);
    // With nothing to wait for the numbers are there at once.
    assert_eq!((game.total(MIA), game.total(BEN)), (540, 430));
}

#[test]
fn each_fighter_is_replaced_by_an_unused_one_that_its_player_chooses() {
    let mut game = fought_on("Bakugan Swap");
    assert!(matches!(game.now().prompt().seat, Some(seat) if seat == BEN));
    game.refused_with(Command::Compare, &["Bakugan Swap", "Ben chooses"]);
    game.refused_with(
        Command::ChooseFighter {
            bakugan: toy(MIA, 1),
        },
        &["Ben's Bakugan 2 and Ben's Bakugan 3"],
    );
    game.act(Command::ChooseFighter {
        bakugan: toy(BEN, 2),
    });
    let before = game.now().clone();
    game.act(Command::ChooseFighter {
        bakugan: toy(MIA, 1),
    });
    assert_eq!(game.fighter(BEN).bakugan, toy(BEN, 2));
    assert_eq!(game.fighter(MIA).bakugan, toy(MIA, 1));
    assert!(game.stands(toy(MIA, 1), G1) && game.stands(toy(BEN, 2), G1));
    assert_eq!(game.zone(toy(MIA, 0)), Zone::Unused);
    let back = game.now().put_right(&before);
    assert_eq!(back.len(), 2, "{back:?}");
    let to = game.0.undo_target().unwrap();
    assert_eq!(
        to,
        "Bakugan Swap: Mia's Bakugan 2 fights instead of Dragonoid, which is unused again."
    );
}

#[test]
fn with_nothing_unused_a_fighter_is_not_replaced_and_with_one_there_is_no_choice() {
    use rollcall::rules::bakugan::BakuganPlace;
    let mut game = Game::of(card("Bakugan Swap"), Vec::new(), Vec::new()).fought();
    game.put(toy(MIA, 1), BakuganPlace::Used);
    game.put(toy(MIA, 2), BakuganPlace::Used);
    game.put(toy(BEN, 1), BakuganPlace::Out);
    let events = game.flip("Bakugan Swap");
    let replaced = |event: &&Event| matches!(event, Event::FighterReplaced { .. });
    assert_eq!(events.iter().filter(replaced).count(), 1);
    assert_eq!(game.fighter(MIA).bakugan, toy(MIA, 0));
    assert_eq!(game.fighter(BEN).bakugan, toy(BEN, 2));
}

#[test]
fn each_used_ability_adds_to_the_number() {
    let cards = |names: [&str; 2]| names.map(|name| ability(name, Vec::new())).to_vec();
    let mut game = Game::of(
        card("Card Force"),
        cards(["Spark", "Flare"]),
        cards(["Wave", "Ebb"]),
    )
    .fought()
    .ruled(HouseRule::AbilityOrder, Answer::TurnPlayerFirst);
    game.flip("Card Force");
    game.plays(BEN, "Wave");
    game.done(BEN);
    game.plays(MIA, "Spark");
    game.plays(MIA, "Flare");
    game.done(MIA);
    assert_eq!(game.total(MIA), 400 + 20 + 2 * 50);
    assert_eq!(game.total(BEN), 350 + 50);
}

#[test]
fn the_weaker_printed_power_loses_its_number() {
    let mut game = fought_on("Pounce");
    finished(&mut game);
    assert_eq!((game.total(MIA), game.total(BEN)), (510, 350));
    let last = game.sum(BEN).pop().unwrap();
    assert_eq!(last, ("Pounce".to_owned(), -170, 350));
}

#[test]
fn used_abilities_come_back_after_the_battle() {
    let mut game = Game::of(
        card("Stand Your Ground"),
        vec![ability("Spark", Vec::new())],
        Vec::new(),
    )
    .fought();
    game.flip("Stand Your Ground");
    game.done(BEN);
    game.plays(MIA, "Spark");
    let hand = |game: &Game, seat: Seat| game.now().players().get(seat).unwrap().abilities_in_hand;
    assert_eq!(hand(&game, MIA), 2);
    let events = game.act(Command::Compare);
    assert!(
        events
            .iter()
            .any(|event| game.now().say(event)
                == "Stand Your Ground: Mia has Spark back in the hand."),
        "{events:?}"
    );
    assert_eq!(hand(&game, MIA), 3);
}
