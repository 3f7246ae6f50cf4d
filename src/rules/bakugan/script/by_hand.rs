//! What a script sets by hand, and how it ends a game by the table's word.

use super::LARGEST;
use super::cards::attribute;
use super::names::{bakugan, gate, player};
use crate::rules::bakugan::told::{NOBODY_WINS, TURN_PASSES};
use crate::rules::bakugan::{
    AbilityPlace, Adjustment, Bakugan, BakuganPlace, Ballot, CoinSide, Command, GatePlace,
    GateSide, Motion, Outcome,
};
use crate::rules::script::{Problem, Words};
use crate::rules::tongue::tell;
use crate::rules::{Remark, Rules as _};

pub(super) fn change(state: &Bakugan, words: &mut Words) -> Result<Adjustment, Problem> {
    if let Some(remark) = Remark::read(&state.standing().names, words)? {
        return Ok(Adjustment::Remark(remark));
    }
    if words.take("turn") {
        return Ok(Adjustment::SetTurn(player(state, words)?));
    }
    if words.take("note") {
        return Ok(Adjustment::Note);
    }
    if words.take("ability") {
        let owner = player(state, words)?;
        let name = words.text_until("an ability's name", &["from"])?;
        words.expect("from")?;
        let from = ability_place(words)?;
        words.expect("to")?;
        return Ok(Adjustment::MoveAbility {
            owner,
            name,
            from,
            to: ability_place(words)?,
        });
    }
    if words.take("side") {
        let gate = gate(words)?;
        let sides = [("down", false), ("up", true)];
        let side = match words.pick("a side of a gate", sides)? {
            false => GateSide::Down,
            true if words.is_next("because") => GateSide::Up(None),
            true => GateSide::Up(Some(words.text_until("a gate's name", &["because"])?)),
        };
        return Ok(Adjustment::SetSide { gate, side });
    }
    if words.take("battle") {
        let came = bakugan(state, words)?;
        words.expect("against")?;
        let stood = bakugan(state, words)?;
        return Ok(Adjustment::BeginBattle { came, stood });
    }
    if words.take("result") {
        return Ok(Adjustment::SetResult(
            words.result(&state.standing().names)?,
        ));
    }
    if words.take("game") {
        let game = words.number("a game", 1..=i64::from(u16::MAX))?;
        words.take("result");
        let result = words.result(&state.standing().names)?;
        return Ok(Adjustment::SetGameResult { game, result });
    }
    if words.take("name") {
        return Ok(Adjustment::Rename {
            seat: player(state, words)?,
            name: words.text_until("the new name", &["because"])?,
        });
    }
    if words.take("gate") {
        let owner = player(state, words)?;
        words.take("from");
        let from = gate_place(state, words)?;
        words.expect("to")?;
        return Ok(Adjustment::MoveGate {
            owner,
            from,
            to: gate_place(state, words)?,
        });
    }
    let bakugan = bakugan(state, words)?;
    words.take("to");
    if words.take("power") {
        return Ok(Adjustment::SetPower {
            bakugan,
            g_power: words.number("a G-Power", -LARGEST..=LARGEST)?,
        });
    }
    if words.take("attribute") {
        let attribute = if words.take("unknown") {
            None
        } else {
            Some(attribute(words)?)
        };
        return Ok(Adjustment::SetAttribute { bakugan, attribute });
    }
    let to = words.pick(
        "a place",
        [
            ("unused", Some(BakuganPlace::Unused)),
            ("used", Some(BakuganPlace::Used)),
            ("out", Some(BakuganPlace::Out)),
            ("on", None),
        ],
    )?;
    let to = match to {
        Some(place) => place,
        None => BakuganPlace::Standing(gate(words)?),
    };
    Ok(Adjustment::MoveBakugan { bakugan, to })
}

pub(super) fn gate_place(state: &Bakugan, words: &mut Words) -> Result<GatePlace, Problem> {
    Ok(
        match words.pick(
            "a place of a gate",
            [("hand", 0), ("field", 1), ("won", 2), ("out", 3)],
        )? {
            0 => GatePlace::Hand,
            1 => GatePlace::Field(gate(words)?),
            2 => GatePlace::Won(player(state, words)?),
            _ => GatePlace::Out,
        },
    )
}

fn ability_place(words: &mut Words) -> Result<AbilityPlace, Problem> {
    let places = [
        ("hand", AbilityPlace::Hand),
        ("used", AbilityPlace::Used),
        ("out", AbilityPlace::Out),
    ];
    words.pick("a place of an ability", places)
}

/// `vote "who began?" pass 2, wins Mia 1`.
pub(super) fn vote(state: &Bakugan, words: &mut Words) -> Result<Command, Problem> {
    let question = words.word("the question, in quotes")?;
    let ballots = words.list(|words| {
        Ok(Ballot {
            motion: motion(state, words)?,
            votes: words.number("a number of votes", 0..=99)?,
        })
    })?;
    Ok(Command::Vote { question, ballots })
}

/// `coin "who began?" heads pass tails wins Mia fell tails`.
pub(super) fn coin(state: &Bakugan, words: &mut Words) -> Result<Command, Problem> {
    let question = words.word("the question, in quotes")?;
    words.expect("heads")?;
    let heads = motion(state, words)?;
    words.expect("tails")?;
    let tails = motion(state, words)?;
    words.expect("fell")?;
    let sides = [("heads", CoinSide::Heads), ("tails", CoinSide::Tails)];
    let fell = words.pick("a side of the coin", sides)?;
    Ok(Command::Coin {
        question,
        heads,
        tails,
        fell,
    })
}

/// `pass`, `wins PLAYER`, `nobody wins`, or an answer in quotes from which nothing follows.
fn motion(state: &Bakugan, words: &mut Words) -> Result<Motion, Problem> {
    let motion = |words: String, outcome| Motion { words, outcome };
    if words.take("pass") {
        return Ok(motion(TURN_PASSES.to_owned(), Outcome::TurnPasses));
    }
    if words.take("nobody wins") {
        return Ok(motion(NOBODY_WINS.to_owned(), Outcome::NobodyWins));
    }
    if words.take("wins") {
        let seat = player(state, words)?;
        let names = state.standing().names;
        let name = names.get(seat).map_or("", String::as_str);
        let wins = tell!("bakugan-vote-wins", player = name);
        return Ok(motion(wins, Outcome::Wins(seat)));
    }
    Ok(Motion::noted(words.word(
        "an answer: pass, wins and a player, nobody wins, or one in quotes",
    )?))
}
