//! Every command of Bakugan can be said, and is what it says.

use super::*;
use crate::rules::bakugan::card::{AbilityCard, AbilityColour, GateCard, GateColour, Moment};
use crate::rules::bakugan::effect::{Amount, Deed, Effect, Whom};
use crate::rules::bakugan::{
    AbilityPlace, Adjustment, Attribute, BakuganId, BakuganPlace, Gate, GatePlace, GateSide,
    LineKind,
};
use crate::rules::{MatchResult, Rules as _};

const MIA: Seat = Seat(0);
const BEN: Seat = Seat(1);

fn read(line: &str) -> Result<Command, Problem> {
    let state = Bakugan::start(&Setup::quick("Mia", "Ben"));
    let mut words = Words::of(1, line)?;
    let command = state.command(&mut words)?;
    words.end()?;
    Ok(command)
}

fn toy(seat: Seat, number: u8) -> BakuganId {
    BakuganId { seat, number }
}

/// Every way of saying something, with what it says.
fn said() -> Vec<(&'static str, Command)> {
    let settle = |fact| Command::Settle { roll: 0, fact };
    let adjust = |change| Command::Adjust {
        change,
        reason: "a card".to_owned(),
    };
    let (one, two) = (Gate(0), Gate(1));
    let mut all = vec![
        ("gates set", Command::SetGates),
        (
            "roll Mia 2",
            Command::Roll {
                bakugan: toy(MIA, 1),
            },
        ),
        ("open on 1", settle(Fact::open_on(one))),
        ("Partly Open On 2", settle(Fact::partly_open_on(two))),
        ("closed on 2", settle(Fact::closed_on(two))),
        ("slid off 1", settle(Fact::slid_off(one))),
        ("opened before 2", settle(Fact::opened_before(two))),
        ("across 1 2", settle(Fact::between([one, two], None))),
        (
            "across 1 and 2 base 2",
            settle(Fact::between([one, two], Some(two))),
        ),
        ("open off", settle(Fact::open_off())),
        ("missed", settle(Fact::closed_off())),
        ("gone", settle(Fact::gone())),
        ("choose 2", Command::ChooseGate { gate: two }),
        (
            "power Ben 410",
            Command::ReadPower {
                bakugan: toy(BEN, 0),
                g_power: 410,
            },
        ),
        ("flip", Command::Flip { name: None }),
        (
            "flip Fire Pit",
            Command::Flip {
                name: Some("Fire Pit".to_owned()),
            },
        ),
        (
            "attribute Ben pyrus",
            Command::ChooseAttribute {
                bakugan: toy(BEN, 0),
                attribute: Attribute::Pyrus,
            },
        ),
        (
            "fighter Ben 3",
            Command::ChooseFighter {
                bakugan: toy(BEN, 2),
            },
        ),
        ("done Ben", Command::DoneAbilities { seat: BEN }),
        (
            "line Mia 1 +50 Fire Wall",
            Command::AddLine {
                bakugan: toy(MIA, 0),
                kind: LineKind::Ability("Fire Wall".to_owned()),
                amount: 50,
            },
        ),
        (
            "line Mia 1 -20 gate",
            Command::AddLine {
                bakugan: toy(MIA, 0),
                kind: LineKind::GateNumber,
                amount: -20,
            },
        ),
        (
            "line Mia 1 5 for luck",
            Command::AddLine {
                bakugan: toy(MIA, 0),
                kind: LineKind::Other("luck".to_owned()),
                amount: 5,
            },
        ),
        ("result", Command::Compare),
        (
            "totals 450 380",
            Command::EnterTotals { totals: Vec::new() },
        ),
        (
            "wins Mia 2",
            Command::Declare {
                outcome: BattleOutcome::Wins(toy(MIA, 1)),
            },
        ),
        (
            "level",
            Command::Declare {
                outcome: BattleOutcome::Equal,
            },
        ),
        ("first Ben", Command::TieFirst { seat: Some(BEN) }),
        (
            "first Ben by 3 frames",
            Command::TieOrder {
                first: BEN,
                gap_frames: 3,
            },
        ),
        ("nobody", Command::TieFirst { seat: None }),
        ("pass", Command::Pass),
        ("close roll", Command::CloseRoll { roll: 0 }),
        (
            "knocked Ben 1 shut",
            Command::Knocked {
                bakugan: toy(BEN, 0),
                lies: Lies::Shut,
            },
        ),
        (
            "knocked Ben 1 on 2",
            Command::Knocked {
                bakugan: toy(BEN, 0),
                lies: Lies::On(two),
            },
        ),
        (
            "opponent Ben 1",
            Command::ChooseOpponent {
                bakugan: toy(BEN, 0),
            },
        ),
        (
            "move Ben 1 to 2",
            Command::SpecialMove {
                bakugan: toy(BEN, 0),
                to: two,
            },
        ),
        ("take 2", Command::SpecialTake { gate: two }),
        ("next game", Command::NextGame),
        (
            "end game draw because it rains",
            Command::EndGame {
                result: MatchResult::Draw,
                reason: "it rains".to_owned(),
            },
        ),
        (
            "end won by Ben because it rains",
            Command::EndMatch {
                result: MatchResult::Won(BEN),
                reason: "it rains".to_owned(),
            },
        ),
        (
            "end shared by Mia and Ben because it rains",
            Command::EndMatch {
                result: MatchResult::Shared([MIA, BEN].into_iter().collect()),
                reason: "it rains".to_owned(),
            },
        ),
    ];
    let changes = [
        (
            "adjust Ben 1 used because a card",
            Adjustment::MoveBakugan {
                bakugan: toy(BEN, 0),
                to: BakuganPlace::Used,
            },
        ),
        (
            "adjust Ben 1 to on 2 because a card",
            Adjustment::MoveBakugan {
                bakugan: toy(BEN, 0),
                to: BakuganPlace::Standing(two),
            },
        ),
        (
            "adjust Ben 1 power 500 because a card",
            Adjustment::SetPower {
                bakugan: toy(BEN, 0),
                g_power: 500,
            },
        ),
        (
            "adjust Ben 1 attribute haos because a card",
            Adjustment::SetAttribute {
                bakugan: toy(BEN, 0),
                attribute: Some(Attribute::Haos),
            },
        ),
        (
            "adjust Ben 1 attribute unknown because a card",
            Adjustment::SetAttribute {
                bakugan: toy(BEN, 0),
                attribute: None,
            },
        ),
        ("adjust turn Ben because a card", Adjustment::SetTurn(BEN)),
        (
            "adjust name Ben Big Ben because a card",
            Adjustment::Rename {
                seat: BEN,
                name: "Big Ben".to_owned(),
            },
        ),
        (
            "adjust gate Ben hand to won Mia because a card",
            Adjustment::MoveGate {
                owner: BEN,
                from: GatePlace::Hand,
                to: GatePlace::Won(MIA),
            },
        ),
        (
            "adjust gate Ben from field 1 to out because a card",
            Adjustment::MoveGate {
                owner: BEN,
                from: GatePlace::Field(one),
                to: GatePlace::Out,
            },
        ),
        (
            "adjust ability Ben Fire Wall from hand to used because a card",
            Adjustment::MoveAbility {
                owner: BEN,
                name: "Fire Wall".to_owned(),
                from: AbilityPlace::Hand,
                to: AbilityPlace::Used,
            },
        ),
        (
            "adjust side 1 down because a card",
            Adjustment::SetSide {
                gate: one,
                side: GateSide::Down,
            },
        ),
        (
            "adjust side 1 up Fire Pit because a card",
            Adjustment::SetSide {
                gate: one,
                side: GateSide::Up(Some("Fire Pit".to_owned())),
            },
        ),
        (
            "adjust battle Ben 1 against Mia 1 because a card",
            Adjustment::BeginBattle {
                came: toy(BEN, 0),
                stood: toy(MIA, 0),
            },
        ),
        (
            "adjust result draw because a card",
            Adjustment::SetResult(MatchResult::Draw),
        ),
        (
            "adjust game 2 result draw because a card",
            Adjustment::SetGameResult {
                game: 2,
                result: MatchResult::Draw,
            },
        ),
        ("adjust note because a card", Adjustment::Note),
    ];
    all.extend(changes.map(|(line, change)| (line, adjust(change))));
    all
}

#[test]
fn each_way_of_saying_a_command_says_that_command() {
    for (line, command) in said() {
        assert_eq!(read(line), Ok(command), "{line}");
    }
}

#[test]
fn every_command_of_the_help_can_be_said() {
    let more = [
        "flip card X",
        "ability Mia X",
        "vote \"x\" pass 1, \"y\" 1",
        "coin \"x\" heads pass tails \"y\" fell heads",
    ];
    let lines: Vec<&str> = said().iter().map(|(line, _)| *line).chain(more).collect();
    for usage in Bakugan::COMMANDS {
        let phrase = usage.phrase();
        let known = VERBS.iter().any(|(verb, _)| phrase.starts_with(verb));
        assert!(known, "{phrase} is no command");
        let line = lines
            .iter()
            .find(|line| line.to_lowercase().starts_with(&phrase));
        let line = line.unwrap_or_else(|| panic!("{phrase} is never said"));
        assert!(read(line).is_ok(), "{line}: {:?}", read(line));
    }
}

#[test]
fn cards_are_written_in_words_or_in_json() {
    let gate = |line: &str| cards::gate_card(&mut Words::of(1, line).expect("words"));
    let mut tsunami = GateCard::named("Tsunami II");
    assert_eq!(gate("Tsunami II"), Ok(tsunami.clone()));
    tsunami.colour = Some(GateColour::Copper);
    tsunami.numbers = [(Attribute::Pyrus, 20), (Attribute::Aquos, -80)].into();
    assert_eq!(
        gate("Tsunami II copper pyrus 20, aquos -80"),
        Ok(tsunami.clone())
    );
    tsunami.effects = vec![Effect::of(Deed::LowerWins)];
    assert_eq!(
        gate(r#"Tsunami II copper pyrus 20 aquos -80 does [{"does":"lower_wins"}]"#),
        Ok(tsunami)
    );
    let problem = gate(r#"X does [{"dos":"lower_wins"}]"#).expect_err("unknown");
    assert!(
        problem.column > 8 && problem.why.contains("`does`?"),
        "{problem}"
    );

    let wall = AbilityCard {
        colour: Some(AbilityColour::Red),
        played: Some(Moment::BeforeFlip),
        effects: vec![
            Effect::of(Deed::Add(Amount::once(50))).to(Whom::Own),
            Effect::of(Deed::Add(Amount::once(-30))).to(Whom::Opponent),
        ],
        ..AbilityCard::named("Fire Wall")
    };
    let mut words =
        Words::of(1, "Fire Wall red before flip does +50, -30 opponent").expect("words");
    assert_eq!(cards::ability_card(&mut words), Ok(wall));
}
