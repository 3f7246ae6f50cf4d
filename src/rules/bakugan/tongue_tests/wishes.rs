//! Whatever can be wished, at any moment and however wrong.

use super::super::effect::{Amount, Count, Deed, Leaves, NumberChange, Piece, Played, Whom};
use super::super::*;
use crate::rules::TableRule as _;

/// Everything that a card can do, to each that it can concern.
pub(super) fn effects() -> Vec<Effect> {
    let counts = [
        Count::DifferentKinds,
        Count::UsedBakugan,
        Count::UnusedBakugan,
        Count::StandingBakugan,
        Count::UsedAbilities,
        Count::GatesWon,
    ];
    let mut deeds = vec![
        Deed::Add(Amount::once(50)),
        Deed::Subtract(Amount::once(30)),
        Deed::Multiply(2),
        Deed::Set(400),
        Deed::Swap,
        Deed::ChangeAttribute(Some(Attribute::Aquos)),
        Deed::ChangeAttribute(None),
        Deed::NoAbilities,
        Deed::Number(NumberChange::Off),
        Deed::Number(NumberChange::Times(2)),
        Deed::Number(NumberChange::Times(3)),
        Deed::Number(NumberChange::Add(Amount::once(10))),
        Deed::LowerWins,
        Deed::Replace(Leaves::Unused),
        Deed::Replace(Leaves::Used),
        Deed::Replace(Leaves::Out),
        Deed::ReturnAbilities(Played::ThisBattle),
        Deed::ReturnAbilities(Played::All),
        Deed::OutOfGame(Piece::Fighter),
        Deed::OutOfGame(Piece::Loser),
        Deed::OutOfGame(Piece::Gate),
        Deed::OutOfGame(Piece::Card),
    ];
    for count in counts {
        deeds.push(Deed::Add(Amount::each(20, count)));
        deeds.push(Deed::Number(NumberChange::TimesEach(count)));
    }
    let whom = [
        Whom::Both,
        Whom::Own,
        Whom::Opponent,
        Whom::TurnPlayer,
        Whom::FewestGates,
        Whom::MostGates,
        Whom::Weaker,
        Whom::Stronger,
    ];
    let each = |(at, does)| Effect::of(does).to(whom[at * 3 % whom.len()]);
    let mut all: Vec<Effect> = deeds.into_iter().enumerate().map(each).collect();
    all.extend(whom.map(|whom| Effect::of(Deed::Add(Amount::once(10))).to(whom)));
    let mut only = Effect::of(Deed::Swap).only_kind("Dragonoid");
    only.attribute = Some(Attribute::Pyrus);
    all.push(only);
    all
}

pub(super) fn gate_card(name: &str, pick: usize) -> GateCard {
    let effects = effects();
    GateCard {
        numbers: [(Attribute::Pyrus, 50), (Attribute::Aquos, 100)].into(),
        effects: vec![effects[pick % effects.len()].clone()],
        ..GateCard::named(name)
    }
}

/// Everything that a roll can look like, and some that it cannot.
fn facts() -> Vec<Fact> {
    let (one, other, none) = (Gate(0), Gate(1), Gate(9));
    let mut all = vec![
        Fact::open_on(one),
        Fact::open_on(none),
        Fact::partly_open_on(other),
        Fact::closed_on(one),
        Fact::closed_off(),
        Fact::open_off(),
        Fact::slid_off(other),
        Fact::opened_before(one),
        Fact::between([one, other], None),
        Fact::between([one, other], Some(other)),
        Fact::between([one], None),
        Fact::gone(),
    ];
    let mut more = Vec::new();
    for fact in &all {
        for pose in [Pose::Closed, Pose::PartlyOpen, Pose::Gone] {
            more.push(Fact {
                pose,
                ..fact.clone()
            });
        }
        let (gate, open_frame) = (None, Some(7));
        more.push(Fact {
            gate,
            open_frame,
            ..fact.clone()
        });
    }
    all.append(&mut more);
    all
}

fn all_toys() -> impl Iterator<Item = BakuganId> {
    let seats = [0, 1, 9].map(Seat);
    seats
        .into_iter()
        .flat_map(|seat| [0, 1, 7].map(|number| BakuganId { seat, number }))
}

const RESULTS: [MatchResult; 4] = [
    MatchResult::Won(Seat(0)),
    MatchResult::Won(Seat(9)),
    MatchResult::Draw,
    MatchResult::Abandoned,
];

/// Every change by hand, some that fit and some that do not.
pub(super) fn changes() -> Vec<Command> {
    let (gate, none) = (Gate(0), Gate(40));
    let (seat, nobody) = (Seat(0), Seat(9));
    let mut all = vec![Adjustment::Note];
    for bakugan in all_toys() {
        let places = [
            BakuganPlace::Unused,
            BakuganPlace::Standing(gate),
            BakuganPlace::Used,
            BakuganPlace::Out,
        ];
        all.extend(places.map(|to| Adjustment::MoveBakugan { bakugan, to }));
        all.extend([500, 10_000].map(|g_power| Adjustment::SetPower { bakugan, g_power }));
        let attributes = [None, Some(Attribute::Haos)];
        all.extend(attributes.map(|attribute| Adjustment::SetAttribute { bakugan, attribute }));
        let came = bakugan;
        all.extend(all_toys().map(|stood| Adjustment::BeginBattle { came, stood }));
    }
    let places = [
        GatePlace::Hand,
        GatePlace::Field(gate),
        GatePlace::Field(Gate(5)),
        GatePlace::Field(none),
        GatePlace::Won(seat),
        GatePlace::Won(nobody),
        GatePlace::Out,
    ];
    for owner in [seat, Seat(1), nobody] {
        for from in places {
            all.extend(places.map(|to| Adjustment::MoveGate { owner, from, to }));
        }
        for from in [AbilityPlace::Hand, AbilityPlace::Used, AbilityPlace::Out] {
            let to = AbilityPlace::Used;
            for name in ["Feuerwall", "Sturmflug", ""].map(str::to_owned) {
                all.push(Adjustment::MoveAbility {
                    owner,
                    name,
                    from,
                    to,
                });
            }
        }
        all.push(Adjustment::SetTurn(owner));
        for name in ["Mia", "Ben", "Bonus", ""].map(str::to_owned) {
            all.push(Adjustment::Rename { seat: owner, name });
        }
    }
    let sides = [
        GateSide::Down,
        GateSide::Up(None),
        GateSide::Up(Some("Lavasee".to_owned())),
        GateSide::Up(Some(String::new())),
    ];
    all.extend(sides.map(|side| Adjustment::SetSide { gate, side }));
    for result in RESULTS {
        all.extend([1, 9].map(|game| Adjustment::SetGameResult { game, result }));
        all.push(Adjustment::SetResult(result));
    }
    let by_hand = |change| Command::Adjust {
        change,
        reason: "Versehen".to_owned(),
    };
    all.into_iter().map(by_hand).collect()
}

/// Every other wish, whatever the moment.
pub(super) fn wishes(state: &Bakugan) -> Vec<Command> {
    let mut all = vec![
        Command::SetGates,
        Command::Compare,
        Command::Pass,
        Command::NextGame,
        Command::TieFirst { seat: None },
    ];
    let roll = state.rolls();
    for fact in facts() {
        let rolls = [roll, roll.saturating_sub(1), roll + 1];
        all.extend(rolls.map(|roll| Command::Settle {
            roll,
            fact: fact.clone(),
        }));
    }
    all.extend([roll, roll + 1].map(|roll| Command::CloseRoll { roll }));
    for gate in [Gate(0), Gate(1), Gate(9)] {
        all.push(Command::ChooseGate { gate });
        all.push(Command::SpecialTake { gate });
        for bakugan in all_toys() {
            all.push(Command::SpecialMove { bakugan, to: gate });
            let ways = [Lies::On(gate), Lies::Off, Lies::Shut];
            all.extend(ways.map(|lies| Command::Knocked { bakugan, lies }));
        }
    }
    for bakugan in all_toys() {
        all.extend(
            [Attribute::Pyrus, Attribute::Clear]
                .map(|attribute| Command::ChooseAttribute { bakugan, attribute }),
        );
        all.extend([400, -1].map(|g_power| Command::ReadPower { bakugan, g_power }));
        all.push(Command::Roll { bakugan });
        all.push(Command::ChooseFighter { bakugan });
        all.push(Command::ChooseOpponent { bakugan });
        let outcome = BattleOutcome::Wins(bakugan);
        all.push(Command::Declare { outcome });
        let ability = LineKind::Ability("Feuerwall".to_owned());
        let lines = [
            (LineKind::GateNumber, 50),
            (ability, -20),
            (LineKind::Other("Bonus".to_owned()), 30),
            (LineKind::Other(String::new()), 30),
            (LineKind::GateNumber, 99_999),
        ];
        all.extend(lines.map(|(kind, amount)| Command::AddLine {
            bakugan,
            kind,
            amount,
        }));
        let totals = vec![(bakugan, 400)];
        all.push(Command::EnterTotals { totals });
    }
    if let Phase::Battle(battle) = state.phase() {
        let fighters = battle.fighters.iter().map(|fighter| fighter.bakugan);
        let mut totals: Vec<(BakuganId, i32)> = fighters.map(|one| (one, 500)).collect();
        all.push(Command::EnterTotals {
            totals: totals.clone(),
        });
        let bakugan = BakuganId {
            seat: Seat(1),
            number: 2,
        };
        totals.push((bakugan, 1));
        all.push(Command::EnterTotals { totals });
    }
    let outcome = BattleOutcome::Equal;
    all.push(Command::Declare { outcome });
    for name in [None, Some("Lavasee"), Some("Bonus"), Some("\n")] {
        let name = name.map(str::to_owned);
        all.push(Command::Flip { name });
    }
    all.extend((0..effects().len()).map(|at| {
        let card = gate_card("Bonus", at);
        Command::FlipCard { card }
    }));
    for seat in [0, 1, 9].map(Seat) {
        for name in ["Feuerwall", "Sturmflug", "Erdbeben", "Bonus", " "].map(str::to_owned) {
            all.push(Command::PlayAbility {
                seat,
                name,
                effects: Vec::new(),
            });
        }
        let many = vec![effects()[..1].to_vec(), effects()];
        let one = effects().into_iter().map(|effect| vec![effect]);
        all.extend(many.into_iter().chain(one).map(|effects| {
            let name = "Bonus".to_owned();
            Command::PlayAbility {
                seat,
                name,
                effects,
            }
        }));
        all.push(Command::DoneAbilities { seat });
        all.push(Command::TieFirst { seat: Some(seat) });
        all.extend([0, 1, 5].map(|gap_frames| Command::TieOrder {
            first: seat,
            gap_frames,
        }));
    }
    for result in RESULTS {
        for reason in ["Versehen", told::BY_VOTE_OR_COIN, ""].map(str::to_owned) {
            all.push(Command::EndGame { result, reason });
        }
        let reason = String::new();
        all.push(Command::EndMatch { result, reason });
    }
    for rule in HouseRule::ALL {
        let answer = rule.default_answer();
        all.push(Command::SetRule {
            rule: *rule,
            answer,
        });
    }
    all.push(Command::SetRule {
        rule: HouseRule::Knocked,
        answer: Answer::Vote,
    });
    all.extend(votes());
    all
}

fn votes() -> Vec<Command> {
    let motion = |words: &str, outcome| Motion {
        words: words.to_owned(),
        outcome,
    };
    let mut all = Vec::new();
    let motions = [
        motion("Bonus", Outcome::Noted),
        motion(told::TURN_PASSES, Outcome::TurnPasses),
        motion(told::NOBODY_WINS, Outcome::NobodyWins),
        motion("Mia", Outcome::Wins(Seat(0))),
        motion("Tom", Outcome::Wins(Seat(9))),
        motion("", Outcome::Noted),
    ];
    for one in &motions {
        for votes in [0, 1, 2, 9] {
            let ballot = |motion: &Motion, votes| Ballot {
                motion: motion.clone(),
                votes,
            };
            all.push(Command::Vote {
                question: told::WHAT_NOW.to_owned(),
                ballots: vec![ballot(one, votes), ballot(&motions[0], 1)],
            });
        }
        for fell in [CoinSide::Heads, CoinSide::Tails] {
            all.push(Command::Coin {
                question: "Frage".to_owned(),
                heads: one.clone(),
                tails: motions[0].clone(),
                fell,
            });
        }
    }
    let ballots = Vec::new();
    let question = "Frage".to_owned();
    all.push(Command::Vote { question, ballots });
    all
}
