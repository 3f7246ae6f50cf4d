use proptest::prelude::*;
use rollcall::rules::bakugan::effect::{
    Amount, Count, Deed, Effect, Leaves, NumberChange, Piece, Played, Whom,
};
use rollcall::rules::bakugan::{
    AbilityCard, AbilityPlace, Adjustment, Attribute, BakuganId, BakuganPlace, Ballot,
    BattleOutcome, CoinSide, Command, Fact, Gate, GateCard, GatePlace, GateSide, HouseRule, Lies,
    LineKind, Moment, Motion, OpenGate, Outcome, Place, Pose,
};

use super::{any_setting, number, remark, result, seat, text};

fn gate() -> BoxedStrategy<Gate> {
    prop_oneof![12 => (0..5_u8).prop_map(Gate), 1 => any::<u8>().prop_map(Gate)].boxed()
}

fn bakugan() -> BoxedStrategy<BakuganId> {
    (seat(), 0..4_u8)
        .prop_map(|(seat, number)| BakuganId { seat, number })
        .boxed()
}

fn fact() -> BoxedStrategy<Fact> {
    (
        prop::sample::select(vec![Pose::Open, Pose::PartlyOpen, Pose::Closed, Pose::Gone]),
        prop::sample::select(vec![Place::On, Place::Between, Place::Off, Place::Gone]),
        prop::option::of(gate()),
        prop::collection::vec(gate(), 0..3),
        prop_oneof![
            gate().prop_map(OpenGate::Gate),
            Just(OpenGate::Nowhere),
            Just(OpenGate::Unknown)
        ],
        prop::option::of(0..300_u64),
    )
        .prop_map(|(pose, place, gate, gates, open_gate, open_frame)| Fact {
            pose,
            place,
            gate,
            gates,
            open_gate,
            certainty_percent: 80,
            open_frame,
        })
        .boxed()
}

fn gate_place() -> BoxedStrategy<GatePlace> {
    prop_oneof![
        Just(GatePlace::Hand),
        gate().prop_map(GatePlace::Field),
        seat().prop_map(GatePlace::Won),
        Just(GatePlace::Out),
    ]
    .boxed()
}

fn adjustment() -> BoxedStrategy<Adjustment> {
    let to = prop_oneof![
        Just(BakuganPlace::Unused),
        gate().prop_map(BakuganPlace::Standing),
        Just(BakuganPlace::Used),
        Just(BakuganPlace::Out),
    ];
    prop_oneof![
        (bakugan(), to).prop_map(|(bakugan, to)| Adjustment::MoveBakugan { bakugan, to }),
        (seat(), gate_place(), gate_place()).prop_map(|(owner, from, to)| Adjustment::MoveGate {
            owner,
            from,
            to
        }),
        seat().prop_map(Adjustment::SetTurn),
        (bakugan(), number())
            .prop_map(|(bakugan, g_power)| Adjustment::SetPower { bakugan, g_power }),
        (seat(), text()).prop_map(|(seat, name)| Adjustment::Rename { seat, name }),
        (gate(), prop::option::of(text())).prop_map(|(gate, name)| Adjustment::SetSide {
            gate,
            side: name.map_or(GateSide::Down, |name| GateSide::Up(Some(name))),
        }),
        (bakugan(), bakugan()).prop_map(|(came, stood)| Adjustment::BeginBattle { came, stood }),
        result().prop_map(Adjustment::SetResult),
        (0..4_u16, result()).prop_map(|(game, result)| Adjustment::SetGameResult { game, result }),
        (bakugan(), prop::option::of(attribute()))
            .prop_map(|(bakugan, attribute)| { Adjustment::SetAttribute { bakugan, attribute } }),
        (seat(), card_name(), ability_place(), ability_place()).prop_map(
            |(owner, name, from, to)| Adjustment::MoveAbility {
                owner,
                name,
                from,
                to
            }
        ),
        (gate(), prop::option::of(prop::option::of(card_name()))).prop_map(|(gate, up)| {
            let side = up.map_or(GateSide::Down, GateSide::Up);
            Adjustment::SetSide { gate, side }
        }),
        (bakugan(), bakugan()).prop_map(|(came, stood)| Adjustment::BeginBattle { came, stood }),
        result().prop_map(Adjustment::SetResult),
        (0..4_u16, result()).prop_map(|(game, result)| Adjustment::SetGameResult { game, result }),
        Just(Adjustment::Note),
        remark().prop_map(Adjustment::Remark),
    ]
    .boxed()
}

fn line_kind() -> BoxedStrategy<LineKind> {
    prop_oneof![
        Just(LineKind::GateNumber),
        text().prop_map(LineKind::Ability),
        text().prop_map(LineKind::Other),
    ]
    .boxed()
}

fn outcome() -> BoxedStrategy<Outcome> {
    prop_oneof![
        Just(Outcome::Noted),
        seat().prop_map(Outcome::Wins),
        Just(Outcome::NobodyWins),
        Just(Outcome::TurnPasses),
    ]
    .boxed()
}

fn motion() -> BoxedStrategy<Motion> {
    (text(), outcome())
        .prop_map(|(words, outcome)| Motion { words, outcome })
        .boxed()
}

/// What three and more players have, and what happens beside the turn.
fn beside_the_turn() -> BoxedStrategy<Command> {
    let lies = prop_oneof![gate().prop_map(Lies::On), Just(Lies::Off), Just(Lies::Shut)];
    let ballot = (motion(), 0..4_u8).prop_map(|(motion, votes)| Ballot { motion, votes });
    let side = prop::sample::select(vec![CoinSide::Heads, CoinSide::Tails]);
    prop_oneof![
        (0..9_u32).prop_map(|roll| Command::CloseRoll { roll }),
        (bakugan(), lies).prop_map(|(bakugan, lies)| Command::Knocked { bakugan, lies }),
        bakugan().prop_map(|bakugan| Command::ChooseOpponent { bakugan }),
        (bakugan(), gate()).prop_map(|(bakugan, to)| Command::SpecialMove { bakugan, to }),
        gate().prop_map(|gate| Command::SpecialTake { gate }),
        (text(), prop::collection::vec(ballot, 0..4))
            .prop_map(|(question, ballots)| Command::Vote { question, ballots }),
        (text(), motion(), motion(), side).prop_map(|(question, heads, tails, fell)| {
            Command::Coin {
                question,
                heads,
                tails,
                fell,
            }
        }),
        (result(), text()).prop_map(|(result, reason)| Command::EndGame { result, reason }),
        Just(Command::NextGame),
    ]
    .boxed()
}

pub fn attribute() -> BoxedStrategy<Attribute> {
    prop::sample::select(Attribute::ALL.to_vec()).boxed()
}

fn ability_place() -> BoxedStrategy<AbilityPlace> {
    let places = [AbilityPlace::Hand, AbilityPlace::Used, AbilityPlace::Out];
    prop::sample::select(places.to_vec()).boxed()
}

/// The name of a card that somebody brought. No sentence has such a word by chance.
fn secret(seat: u8, sort: &str, number: usize) -> String {
    format!("Zq{sort}{seat}{number}")
}

/// A card that somebody brought, or one that nobody knows.
fn card_name() -> BoxedStrategy<String> {
    let brought = (
        0..4_u8,
        prop::sample::select(vec!["gate", "card"]),
        0..3_usize,
    )
        .prop_map(|(seat, sort, number)| secret(seat, sort, number));
    prop_oneof![3 => brought, 1 => text()].boxed()
}

fn effect() -> BoxedStrategy<Effect> {
    let count = || {
        prop::sample::select(vec![
            Count::DifferentKinds,
            Count::UsedBakugan,
            Count::UnusedBakugan,
            Count::StandingBakugan,
            Count::UsedAbilities,
            Count::GatesWon,
        ])
    };
    let amount = || {
        (-200..200_i32, prop::option::of(count()))
            .prop_map(|(amount, for_each)| Amount { amount, for_each })
    };
    let six = prop::option::of(prop::sample::select(Attribute::SIX.to_vec()));
    let leaves = prop::sample::select(vec![Leaves::Unused, Leaves::Used, Leaves::Out]);
    let played = prop::sample::select(vec![Played::ThisBattle, Played::All]);
    let piece = prop::sample::select(vec![Piece::Fighter, Piece::Loser, Piece::Gate, Piece::Card]);
    let number = prop_oneof![
        Just(NumberChange::Off),
        (0..=9_u8).prop_map(NumberChange::Times),
        count().prop_map(NumberChange::TimesEach),
        amount().prop_map(NumberChange::Add),
    ];
    let deed = prop_oneof![
        amount().prop_map(Deed::Add),
        amount().prop_map(Deed::Subtract),
        (0..=9_u8).prop_map(Deed::Multiply),
        (-900..900_i32).prop_map(Deed::Set),
        Just(Deed::Swap),
        six.prop_map(Deed::ChangeAttribute),
        Just(Deed::NoAbilities),
        number.prop_map(Deed::Number),
        Just(Deed::LowerWins),
        leaves.prop_map(Deed::Replace),
        played.prop_map(Deed::ReturnAbilities),
        piece.prop_map(Deed::OutOfGame),
    ];
    let whom = prop::sample::select(vec![
        Whom::Both,
        Whom::Own,
        Whom::Opponent,
        Whom::TurnPlayer,
        Whom::FewestGates,
        Whom::MostGates,
        Whom::Weaker,
        Whom::Stronger,
    ]);
    let only = prop::option::weighted(0.2, attribute());
    (deed, whom, only)
        .prop_map(|(does, to, attribute)| Effect {
            does,
            to,
            kind: None,
            attribute,
        })
        .boxed()
}

fn effects() -> BoxedStrategy<Vec<Effect>> {
    prop::collection::vec(effect(), 0..3).boxed()
}

/// The cards of one player, with names of their own.
pub fn cards_of(seat: u8) -> BoxedStrategy<(Vec<GateCard>, Vec<AbilityCard>)> {
    let six = prop::sample::select(Attribute::SIX.to_vec());
    let numbers = prop::collection::btree_map(six, 0..300_i32, 0..6);
    let moment = prop::option::of(prop::sample::select(vec![
        Moment::BeforeFlip,
        Moment::InBattle,
        Moment::AfterBattle,
        Moment::OutsideBattle,
    ]));
    (
        prop::collection::vec((numbers, effects()), 0..=3),
        prop::collection::vec((moment, effects()), 0..=3),
    )
        .prop_map(move |(gates, abilities)| {
            let gates = gates.into_iter().zip(0..);
            let gates = gates.map(|((numbers, effects), at)| GateCard {
                numbers,
                effects,
                ..GateCard::named(secret(seat, "gate", at))
            });
            let abilities = abilities.into_iter().zip(0..);
            let abilities = abilities.map(|((played, effects), at)| AbilityCard {
                played,
                effects,
                ..AbilityCard::named(secret(seat, "card", at))
            });
            (gates.collect(), abilities.collect())
        })
        .boxed()
}

/// Wishes in a battle and about a tie.
fn wild_in_battle() -> BoxedStrategy<Command> {
    let totals = prop::collection::vec((bakugan(), number()), 0..4);
    prop_oneof![
        1 => (card_name(), effects()).prop_map(|(name, effects)| Command::FlipCard {
            card: GateCard {
                effects,
                ..GateCard::named(name)
            }
        }),
        1 => (bakugan(), attribute())
            .prop_map(|(bakugan, attribute)| Command::ChooseAttribute { bakugan, attribute }),
        1 => bakugan().prop_map(|bakugan| Command::ChooseFighter { bakugan }),
        4 => (seat(), card_name(), effects()).prop_map(|(seat, name, effects)| {
            Command::PlayAbility {
                seat,
                name,
                effects,
            }
        }),
        1 => seat().prop_map(|seat| Command::DoneAbilities { seat }),
        1 => (seat(), 0..4_u64)
            .prop_map(|(first, gap_frames)| Command::TieOrder { first, gap_frames }),
        1 => (bakugan(), number())
            .prop_map(|(bakugan, g_power)| Command::ReadPower { bakugan, g_power }),
        2 => prop::option::of(card_name()).prop_map(|name| Command::Flip { name }),
        1 => (bakugan(), line_kind(), number()).prop_map(|(bakugan, kind, amount)| {
            Command::AddLine {
                bakugan,
                kind,
                amount,
            }
        }),
        1 => totals.prop_map(|totals| Command::EnterTotals { totals }),
        1 => bakugan().prop_map(|bakugan| Command::Declare {
            outcome: BattleOutcome::Wins(bakugan)
        }),
        1 => Just(Command::Declare {
            outcome: BattleOutcome::Equal
        }),
        1 => prop::option::of(seat()).prop_map(|seat| Command::TieFirst { seat }),
        1 => Just(Command::Compare),
    ]
    .boxed()
}

/// Any command at all.
pub fn wild() -> BoxedStrategy<Command> {
    prop_oneof![
        1 => Just(Command::SetGates),
        1 => Just(Command::Pass),
        1 => bakugan().prop_map(|bakugan| Command::Roll { bakugan }),
        2 => (0..9_u32, fact()).prop_map(|(roll, fact)| Command::Settle { roll, fact }),
        1 => gate().prop_map(|gate| Command::ChooseGate { gate }),
        8 => wild_in_battle(),
        4 => beside_the_turn(),
        1 => any_setting::<HouseRule>().prop_map(|(rule, answer)| Command::SetRule { rule, answer }),
        5 => (adjustment(), text())
            .prop_map(|(change, reason)| Command::Adjust { change, reason }),
        1 => (result(), text()).prop_map(|(result, reason)| Command::EndMatch { result, reason }),
    ]
    .boxed()
}
