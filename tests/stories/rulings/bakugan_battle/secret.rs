use rollcall::rules::bakugan::{
    AbilityCard, AbilityColour, AbilityPlace, Adjustment, Attribute, Command, Fact, Gate, GateCard,
    GateColour, GatePlace, PlayerSetup, Setup, SetupForm, SetupRefused,
};
use rollcall::rules::{Rules as _, Seat};

use super::{BEN, G1, G2, Game, MIA, play, toy};

/// Three of each, one of each colour, with names that begin so.
fn cards(of: &str) -> (Vec<GateCard>, Vec<AbilityCard>) {
    let gates = GateColour::ALL.map(|colour| GateCard {
        colour: Some(colour),
        ..GateCard::named(format!("{of}-{}", colour.name()))
    });
    let abilities = AbilityColour::ALL.map(|colour| AbilityCard {
        colour: Some(colour),
        ..AbilityCard::named(format!("{of}-{}", colour.name()))
    });
    (gates.to_vec(), abilities.to_vec())
}

fn full(form: &mut SetupForm) {
    for (player, of) in form.players.iter_mut().zip(["mias", "bens"]) {
        (player.gates, player.abilities) = cards(of);
    }
}

#[track_caller]
fn problems(change: impl FnOnce(&mut PlayerSetup)) -> Vec<String> {
    let mut form = SetupForm::from(Setup::quick("Mia", "Ben"));
    full(&mut form);
    change(&mut form.players[0]);
    let Err(SetupRefused(problems)) = Setup::check(form) else {
        panic!("it was accepted");
    };
    problems.iter().map(ToString::to_string).collect()
}

#[test]
fn each_player_has_three_bakugan_three_gates_and_three_abilities() {
    let game = Game::with(2, full);
    for (_, player) in game.now().players().iter() {
        assert_eq!(player.bakugan.len(), 3);
        assert_eq!(player.gates_in_hand + 1, 3, "one lies in the field");
        assert_eq!(player.abilities_in_hand, 3);
    }
    let said = problems(|mia| {
        mia.bakugan.pop();
        mia.gates.push(GateCard::named("One more"));
        mia.abilities.push(AbilityCard::named("One more"));
    });
    assert_eq!(said.len(), 3, "{said:?}");
    assert!(said.iter().all(|why| why.contains("each player brings 3")));
}

#[test]
fn gates_are_gold_silver_and_copper_and_abilities_red_blue_and_green() {
    assert_eq!(
        GateColour::ALL.map(GateColour::name),
        ["gold", "silver", "copper"]
    );
    assert_eq!(
        AbilityColour::ALL.map(AbilityColour::name),
        ["red", "blue", "green"]
    );
    let said = problems(|mia| {
        mia.gates[1].colour = Some(GateColour::Gold);
        mia.abilities[2].colour = Some(AbilityColour::Red);
    });
    assert_eq!(
        said,
        [
            "Mia has two gold Gate cards: each player brings one of each colour",
            "Mia has two red ability cards: each player brings one of each colour",
        ]
    );
    // A colour that nobody wrote down is none of them.
    let mut form = SetupForm::from(Setup::quick("Mia", "Ben"));
    full(&mut form);
    form.players[0].gates[0].colour = None;
    form.players[0].gates[1].colour = None;
    assert!(Setup::check(form).is_ok());
    let six = Attribute::SIX.map(Attribute::name);
    assert_eq!(six.join(" "), "Pyrus Aquos Subterra Haos Darkus Ventus");
}

#[test]
fn cards_that_cannot_be_are_refused_with_every_reason_at_once() {
    let said = problems(|mia| {
        mia.gates[0].name = " ".to_owned();
        mia.gates[1].numbers.insert(Attribute::Clear, 20_000);
        mia.abilities[1].name = mia.abilities[0].name.to_uppercase();
    });
    assert_eq!(said.len(), 4, "{said:?}");
}

/// Every name that is still secret.
fn secrets(game: &Game) -> Vec<String> {
    let mut all = Vec::new();
    for (seat, of) in [(MIA, "mias"), (BEN, "bens")] {
        let player = game.now().players().get(seat).unwrap();
        let (gates, abilities) = cards(of);
        let gates = gates.into_iter().map(|card| card.name);
        all.extend(gates.filter(|name| !player.gates_shown.contains(name)));
        let abilities = abilities.into_iter().map(|card| card.name);
        all.extend(abilities.filter(|name| !player.abilities_used.contains(name)));
    }
    all
}

#[track_caller]
fn nothing_leaks(game: &Game) {
    let shown = game.shown();
    for secret in secrets(game) {
        assert!(!shown.contains(&secret), "{secret} is shown:\n{shown}");
    }
}

#[test]
fn what_is_face_down_or_unplayed_is_shown_nowhere() {
    let mut game = Game::with(2, full);
    nothing_leaks(&game);
    game.roll(toy(MIA, 0), Fact::open_on(G1));
    nothing_leaks(&game);
    let before = game.now().clone();
    game.roll(toy(BEN, 0), Fact::open_on(G1));
    let back = before.put_right(game.now()).join(" ");
    assert!(!back.contains("mias-") && !back.contains("bens-"), "{back}");
    let described = game.now().describe().join("\n");
    assert!(!described.contains("mias-"), "{described}");
    assert!(described.contains("abilities in the hand 3"), "{described}");
    game.flip("mias-silver");
    nothing_leaks(&game);
    game.plays(BEN, "bens-blue");
    nothing_leaks(&game);
    assert!(game.shown().contains("Ben plays bens-blue."));
    let described = game.now().describe().join("\n");
    assert!(
        described.contains("abilities in the hand 2, played bens-blue"),
        "{described}"
    );
    game.act(Command::Compare);
    nothing_leaks(&game);
}

#[test]
fn a_gate_is_named_at_its_flip_from_what_its_owner_can_still_have() {
    let offered = |game: &Game| -> Vec<Option<String>> {
        let choices = game.now().choices().into_iter();
        choices
            .filter_map(|choice| match choice.command {
                Command::Flip { name } => Some(name),
                _ => None,
            })
            .collect()
    };
    let some = |names: &[&str]| -> Vec<Option<String>> {
        let mut all: Vec<_> = names.iter().map(|name| Some((*name).to_owned())).collect();
        all.push(None);
        all
    };
    let mut game = Game::with(2, full).fought();
    assert_eq!(
        offered(&game),
        some(&["mias-gold", "mias-silver", "mias-copper"])
    );
    game.flip("Mias-Silver");
    assert_eq!(game.now().gate_name(G1), "Gate 1, mias-silver");
    game.act(Command::Compare);
    // The next card of Mia's is another one.
    game.roll(toy(MIA, 1), Fact::open_on(G2));
    game.roll(toy(BEN, 1), Fact::open_on(G2));
    assert_eq!(
        offered(&game),
        some(&["bens-gold", "bens-silver", "bens-copper"])
    );
    game.flip("Something typed");
    game.act(Command::EnterTotals {
        totals: vec![(toy(MIA, 1), 1), (toy(BEN, 1), 2)],
    });
    game.act(Command::SetGates);
    game.roll(toy(MIA, 2), Fact::open_on(G1));
    game.roll(toy(BEN, 2), Fact::open_on(G1));
    assert_eq!(offered(&game), some(&["mias-gold", "mias-copper"]));
    let again = Command::Flip {
        name: Some("mias-silver".to_owned()),
    };
    game.refused_with(
        again.clone(),
        &["lies elsewhere already", "mias-gold and mias-copper"],
    );
    // A card that goes back to the hand can be anything again.
    let by_hand = |change| Command::Adjust {
        change,
        reason: "a card says so".to_owned(),
    };
    game.act(by_hand(Adjustment::MoveGate {
        owner: MIA,
        from: GatePlace::Won(MIA),
        to: GatePlace::Hand,
    }));
    game.act(again);
}

#[test]
fn an_ability_is_named_when_it_is_played_or_moved_and_never_lost() {
    let mut game = Game::with(2, full);
    let by_hand = |from, to| Command::Adjust {
        change: Adjustment::MoveAbility {
            owner: BEN,
            name: "bens-red".to_owned(),
            from,
            to,
        },
        reason: "a card says so".to_owned(),
    };
    game.refused(by_hand(AbilityPlace::Used, AbilityPlace::Hand));
    game.plays(BEN, "bens-red");
    game.refused_with(play(BEN, "bens-red"), &["has been played already"]);
    game.act(by_hand(AbilityPlace::Used, AbilityPlace::Out));
    game.refused(by_hand(AbilityPlace::Hand, AbilityPlace::Used));
    let count = |game: &Game| {
        let ben = game.now().players().get(BEN).unwrap();
        (
            ben.abilities_in_hand,
            ben.abilities_used.len(),
            ben.abilities_out.len(),
        )
    };
    assert_eq!(count(&game), (2, 0, 1));
    game.act(by_hand(AbilityPlace::Out, AbilityPlace::Hand));
    assert_eq!(count(&game), (3, 0, 0));
    game.plays(BEN, "bens-red");
    assert_eq!(count(&game), (2, 1, 0));
}

#[test]
fn nobody_sees_the_others_cards_at_the_flip() {
    let game = Game::with(2, full).fought();
    let labels = game.now().choices().into_iter().map(|choice| choice.label);
    let all = labels.collect::<Vec<_>>().join("\n");
    assert!(all.contains("mias-gold"), "{all}");
    assert!(!all.contains("bens-"), "{all}");
    assert_eq!(game.now().gate_candidates(Seat(9)).len(), 0);
    assert!(game.now().gate(Gate(9)).is_none());
}
