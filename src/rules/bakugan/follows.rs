//! What comes of a wish before it is so, in one short line.

use super::event::Event;
use super::words::{full_name, player};
use super::{AfterTooNear, Bakugan};
use crate::rules::MatchResult;
use crate::rules::tongue::tell;

impl Bakugan {
    /// What comes of events that were decided and not applied, in one short line: "Ben's Mantris stands there: BATTLE
    /// with Mia's Dragonoid".
    pub fn follows(&self, events: &[Event]) -> String {
        let mut said: Vec<String> = Vec::new();
        for event in events {
            if let Event::BattleBegan { fighters, .. } = event {
                let stood = fighters.last().map(|other| full_name(self, *other));
                let battle = tell!("bakugan-follows-battle", toy = stood.unwrap_or_default());
                let is_won = |event: &Event| matches!(event, Event::GateTaken { .. });
                // A tie may be won first; else the battle is all that matters.
                if !events.iter().any(is_won) {
                    return battle;
                }
                said.push(battle);
                break;
            }
            said.extend(follows(self, event));
        }
        said.join(", ")
    }
}

/// What is worth a word of one event.
fn follows(state: &Bakugan, event: &Event) -> Option<String> {
    Some(match event {
        Event::Stood { gate, .. } => tell!("bakugan-follows-stands", gate = gate.to_string()),
        Event::Missed { to_used, .. } => {
            let pile = if *to_used { "used" } else { "unused" };
            tell!("bakugan-follows-missed", pile = pile)
        }
        Event::RollAgain { .. } => tell!("bakugan-follows-roll-again"),
        Event::GateToChoose { by, .. } => {
            tell!("bakugan-follows-gate-choice", player = player(state, *by))
        }
        Event::TieRollSettled { stands, counts, .. } => match (stands, counts) {
            (Some(gate), true) => tell!("bakugan-follows-stands", gate = gate.to_string()),
            (Some(gate), false) => tell!("bakugan-follows-in-vain", gate = gate.to_string()),
            (None, _) => tell!("bakugan-follows-no-stand"),
        },
        Event::TieAgain { .. } => tell!("bakugan-follows-tie-again"),
        Event::DeadHeat { .. } => tell!("bakugan-follows-dead-heat"),
        Event::Moved { to, .. } => tell!("bakugan-follows-goes-on", gate = to.to_string()),
        Event::GateTaken { gate, by, .. } => tell!(
            "bakugan-follows-takes",
            player = player(state, *by),
            gate = gate.to_string()
        ),
        Event::TooNear { then, .. } => {
            tell!("bakugan-follows-too-near", then = after_too_near(*then))
        }
        Event::SpecialMoved { to, .. } => tell!("bakugan-follows-moves", gate = to.to_string()),
        Event::OpponentToChoose { by, .. } => tell!(
            "bakugan-follows-opponent-choice",
            player = player(state, *by)
        ),
        Event::GameEnded {
            result: result @ MatchResult::Won(_),
            game,
            ..
        } => result.told_of_game(u32::from(*game), |seat| player(state, seat)),
        Event::MatchEnded {
            result: result @ MatchResult::Won(_),
            ..
        } => result.headline(|seat| player(state, seat)),
        Event::TurnPassed { to } => tell!("bakugan-follows-turn", player = player(state, *to)),
        _ => return None,
    })
}

/// What became of a roll from too near, as the messages name it.
pub(super) fn after_too_near(then: AfterTooNear) -> &'static str {
    match then {
        AfterTooNear::Noted => "noted",
        AfterTooNear::RollAgain => "again",
        AfterTooNear::Missed { to_used: true } => "used",
        AfterTooNear::Missed { to_used: false } => "unused",
    }
}
