//! What `rollcall` does where no window can open: one simulated roll, from picture to log, told in the terminal.

use crate::camera::{Corners, Wanted};
use crate::rules::bakugan::{Bakugan, BakuganId, Command, Fact, Setup};
use crate::rules::{Ledger, Rules as _, Seat, Source, Stamp};
use crate::vision::Call;

use super::detect::say;
use super::judging::{Cards, Heard, Limits, judge};
use super::report::call_in_words;
use super::{Failure, evidence};

/// A table whose first roll opens on a card; others are shown by `detect --source simulated:SEED`.
const SEED: u64 = 7;
/// Rolls come every few seconds; a call that takes longer than this does not come at all.
const SECONDS_AT_MOST: f64 = 60.0;

/// Runs it; `fact_of` puts a call into the words of the rules.
///
/// # Errors
/// When no roll is called, or the picture cannot be written.
pub fn run(fact_of: impl Fn(&Call) -> Fact) -> Result<(), Failure> {
    say("Instead, one roll on the simulated table, from the picture to the log:")?;
    let mut source = Wanted::Simulated(Some(SEED)).open_guarded(Corners::AsSetUp)?;
    let name = source.info().name.clone();
    let folder = std::env::temp_dir().join("rollcall");
    let mut called = None;
    let limits = Limits {
        seconds: Some(SECONDS_AT_MOST),
        calls: Some(1),
    };
    let finished = judge(source.as_mut(), Cards::AsSetUp, limits, &mut |heard| {
        if let Heard::Call(call, frame, gates) = heard {
            let picture = evidence::write(&folder, &name, call, frame, gates)?;
            called = Some((call.clone(), frame.at_millis, picture));
        }
        Ok(())
    })?;
    let Some((call, at_millis, picture)) = called else {
        return Err(Failure::Unusable(format!(
            "no roll was called in {} frames of the simulated table",
            finished.frames
        )));
    };
    say(&format!("  camera    {}", call_in_words(&call)))?;
    say(&format!("  picture   {}", picture.display()))?;
    for sentence in in_a_game(&call, at_millis, fact_of)? {
        say(&format!("  log       {sentence}"))?;
    }
    say("Every call of a webcam, a clip or the simulated table: rollcall detect --help")
}

/// The call as the first roll of a quick game, and what the log says of it.
fn in_a_game(
    call: &Call,
    at_millis: u64,
    fact_of: impl Fn(&Call) -> Fact,
) -> Result<Vec<String>, Failure> {
    let mut game = Ledger::<Bakugan>::new(Setup::quick("Player 1", "Player 2"));
    let first = BakuganId {
        seat: Seat::FIRST,
        number: 0,
    };
    let camera = Source::Camera {
        frame: call.call_frame,
        certainty_percent: call.certainty_percent,
    };
    let acts = [
        (Command::SetGates, Source::Referee, 0),
        (Command::Roll { bakugan: first }, Source::Referee, 0),
        (
            Command::Settle {
                roll: 1,
                fact: fact_of(call),
            },
            camera,
            at_millis,
        ),
    ];
    let mut sentences = Vec::new();
    for (command, source, at) in acts {
        if call.asks && source == camera {
            sentences.push("nothing yet: the camera asks, and the referee decides.".to_owned());
            break;
        }
        let events = game
            .act(command, source, Stamp::from_millis(at))
            .map(|entry| entry.what.events().to_vec())
            .map_err(|refusal| Failure::Unusable(refusal.to_string()))?;
        sentences.extend(events.iter().map(|event| game.now().say(event)));
    }
    Ok(sentences)
}
