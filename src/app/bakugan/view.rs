//! From a match of Bakugan to what its screen says: plain structs, no pixel yet.

use super::super::arbiter::Certainty;
use super::super::keys::{Act, ENTER, Shortcut, digit};
use super::super::panel::battle::Column;
use super::super::panel::question::Field;
use super::super::panel::table::PictureTexture;
use super::super::panel::{
    BattlePanel, Found, GateOnScreen, PlayerPanel, Question, SidePanel, SideRow, TablePicture, Toy,
    ToyState,
};
use super::super::state::RefereeApp;
use super::super::texts::field;
use super::super::theme::Weight;
use super::super::words::{Tone, Words, capital};
use super::BakuganBody;
use super::answers::answers;
use super::phrases::{headline_of, pose_word, shape_of, shown_name};
use crate::rules::bakugan::{Bakugan, Face, Fact, GATES_TO_WIN, LineKind, Phase, Zone};
use crate::rules::{MatchResult, Rules as _, Seat};

impl RefereeApp {
    /// What the body of the screen says of a match of Bakugan.
    pub(in super::super) fn bakugan_body(&self, now: &Bakugan) -> BakuganBody {
        BakuganBody {
            players: self.bakugan_players(now),
            table: self.table(now),
            question: self.bakugan_question(now),
            side: self.side(now),
            battle: self.battle(now),
        }
    }

    fn bakugan_players(&self, now: &Bakugan) -> Vec<PlayerPanel> {
        let prompt = now.prompt();
        let is_over = now.standing().result;
        now.players()
            .iter()
            .map(|(seat, player)| {
                let is_asked = prompt.seat == Some(seat);
                let is_turn = now.turn() == seat;
                let state = match (is_over, now.phase()) {
                    (Some(MatchResult::Won(winner)), _) if winner == seat => "has won",
                    (Some(_), _) => "match over",
                    (None, Phase::SetGates) => "sets a gate",
                    (None, Phase::BetweenGames) => "ready for the next game",
                    (None, Phase::Choosing(choosing)) if choosing.by == seat => "chooses a gate",
                    (None, Phase::Battle(battle))
                        if battle.fighters.iter().any(|f| f.bakugan.seat == seat) =>
                    {
                        "in battle"
                    }
                    (None, Phase::TieRoll(_)) => "rolls for the tie",
                    (None, _) if is_asked => "rolls now",
                    (None, _) if is_turn => "on turn",
                    (None, _) => "next",
                };
                PlayerPanel {
                    seat: seat.index(),
                    name: player.name.clone(),
                    state: state.to_owned(),
                    is_active: match is_over {
                        Some(result) => result == MatchResult::Won(seat),
                        None => is_asked || (prompt.seat.is_none() && is_turn),
                    },
                    won: player.gates_won.len(),
                    needed: GATES_TO_WIN,
                    toys: player
                        .bakugan
                        .iter()
                        .map(|toy| Toy {
                            name: match toy.attribute {
                                Some(attribute) => format!("{} {}", attribute.name(), toy.name),
                                None => toy.name.clone(),
                            },
                            shape: toy.attribute.map(shape_of),
                            state: match toy.zone {
                                Zone::Unused => ToyState::Unused,
                                Zone::Rolling => ToyState::Rolling,
                                Zone::Standing { gate, .. } => ToyState::OnGate(gate.index() + 1),
                                Zone::Used => ToyState::Used,
                                Zone::Out => ToyState::Out,
                            },
                        })
                        .collect(),
                    hand: match player.gates_in_hand {
                        0 => "no gate in hand".to_owned(),
                        1 => "1 gate in hand".to_owned(),
                        more => format!("{more} gates in hand"),
                    },
                }
            })
            .collect()
    }

    fn table(&self, now: &Bakugan) -> TablePicture {
        let proposal = self.proposal.as_ref().or(self.loose_call.as_ref());
        let fact = proposal.map(|proposal| &proposal.fact);
        let chosen = match now.phase() {
            Phase::Choosing(choosing) => choosing.among.clone(),
            Phase::Battle(battle) => vec![battle.gate],
            Phase::TieRoll(tie) => vec![tie.gate],
            _ => fact.and_then(|fact| fact.gate).into_iter().collect(),
        };
        let seen = &self.sight.gates;
        let gates = now
            .gates()
            .map(|(gate, _)| GateOnScreen {
                number: gate.index() + 1,
                corners_in_image: seen
                    .iter()
                    .find(|card| self.gate_on_screen(card.index, seen) == Some(gate))
                    .map(|card| card.corners_in_image),
                in_question: chosen.contains(&gate),
                standing: now
                    .standing_on(gate)
                    .into_iter()
                    .map(|one| (one.seat.index(), now.name_of(one)))
                    .collect(),
            })
            .collect();
        let found = proposal.and_then(|proposal| {
            Some(Found {
                box_in_image: proposal.call.box_in_image?,
                label: pose_word(proposal.fact.pose).to_owned(),
            })
        });
        let label = if self.sight.texture.is_none() {
            Some(if self.eye.is_some() && !self.sight.is_running {
                "Waiting for the camera: the game goes on by hand".to_owned()
            } else {
                "No camera: the game goes on by hand".to_owned()
            })
        } else if proposal.is_some() {
            None
        } else if self.waits_to_throw {
            Some("The table is being put right".to_owned())
        } else if self.sight.has_hand_in_view {
            Some("Hand in view, waiting".to_owned())
        } else if self.arbiter.is_quiet() && now.open_roll().is_some() {
            Some("Put the table right, then look again".to_owned())
        } else if seen.is_empty() && now.gates().next().is_some() {
            Some("I cannot see the Gate cards yet".to_owned())
        } else if self.arbiter.is_watching() {
            Some("Roll from outside the dashed line".to_owned())
        } else {
            None
        };
        TablePicture {
            texture: self.sight.texture.as_ref().map(|texture| PictureTexture {
                id: texture.id(),
                size: texture.size_vec2().into(),
            }),
            gates,
            found,
            roll_line_in_image: if self.arbiter.is_watching() || self.is_waiting_for_a_name() {
                self.sight.roll_line.clone()
            } else {
                Vec::new()
            },
            label,
            is_close: proposal.is_some(),
        }
    }

    fn bakugan_question(&self, now: &Bakugan) -> Question {
        let answers = answers(self, now);
        let why_key = self.keys.printed(Act::Why);
        if let Some(proposal) = &self.proposal {
            let certainty = Certainty::of(&proposal.call);
            return Question {
                headline: headline_of(&proposal.fact, certainty),
                is_call: true,
                certainty: Some(certainty),
                detail: self.what_follows(now, &proposal.fact, proposal.roll),
                answers,
                countdown: proposal.countdown.map(|countdown| {
                    ((countdown.ends_at - self.screen_seconds) / countdown.takes) as f32
                }),
                why_key,
                ..Question::default()
            };
        }
        let prompt = now.prompt();
        let mut headline = Words::bold(prompt.headline);
        let mut detail = Words::plain(if now.open_roll().is_some() {
            "On which gate does it open? Or does it stay closed, or miss?".to_owned()
        } else {
            prompt.detail
        });
        if self.loose_call.is_some() {
            headline = Words::bold("A roll! Which Bakugan was it?");
            detail = Words::plain("Name it, then the camera's call is shown.");
        }
        if !self.put_right.is_empty() {
            detail = Words::default()
                .with("On the table: ", Weight::Bold, Tone::Warning)
                .with(self.put_right.join(" "), Weight::Regular, Tone::Plain);
        }
        if let Phase::Over(_) = now.phase() {
            let standing = now.standing();
            let score = |seat: Seat| standing.scores.get(seat).copied().unwrap_or(0);
            if let Some(MatchResult::Won(winner)) = standing.result {
                let loser = winner.next(now.players().count());
                headline = Words::bold(format!(
                    "{} wins {} : {}",
                    self.name_of(winner),
                    score(winner),
                    score(loser)
                ));
            }
            detail = Words::plain(format!("The match took {} rolls.", now.rolls()));
        }
        let fields = if self.types_totals {
            self.fighters()
                .into_iter()
                .zip([field::LEFT_TOTAL, field::RIGHT_TOTAL])
                .map(|(fighter, slot)| Field {
                    label: format!("{}'s total", self.name_of(fighter.seat)),
                    slot: slot.to_owned(),
                })
                .collect()
        } else {
            Vec::new()
        };
        Question {
            headline,
            detail,
            answers,
            fields,
            is_tall: self.shows_more,
            why_key,
            ..Question::default()
        }
    }

    /// What the rules would make of a fact: decided and not applied.
    fn what_follows(&self, now: &Bakugan, fact: &Fact, roll: u32) -> Words {
        let command = crate::rules::bakugan::Command::Settle {
            roll,
            fact: fact.clone(),
        };
        match now.decide(&command) {
            Err(refusal) => Words::plain(refusal.to_string()).toned(Tone::Warning),
            Ok(events) => {
                let names: Vec<String> = std::iter::once("BATTLE".to_owned())
                    .chain(now.players().iter().map(|(_, player)| player.name.clone()))
                    .collect();
                Words::with_names(&capital(&now.follows(&events)), &names)
            }
        }
    }

    fn side(&self, now: &Bakugan) -> SidePanel {
        let proposed = self.proposal.as_ref().and_then(|p| p.fact.gate);
        let rows: Vec<SideRow> = now
            .gates()
            .map(|(gate, card)| SideRow {
                title: gate.to_string(),
                tag: match &card.face {
                    Face::Down => "face down".to_owned(),
                    Face::Up(Some(name)) => name.clone(),
                    Face::Up(None) => "face up".to_owned(),
                },
                owner: (card.owner.index(), self.name_of(card.owner)),
                standing: now
                    .standing_on(gate)
                    .into_iter()
                    .map(|one| now.full_name_of(one))
                    .collect(),
                in_question: proposed == Some(gate),
            })
            .collect();
        let note = if rows.is_empty() {
            "No Gate card is in the field.".to_owned()
        } else {
            let needed = GATES_TO_WIN;
            format!("First with {needed} gates wins.")
        };
        SidePanel {
            heading: "On the table".to_owned(),
            rows,
            note,
        }
    }

    fn battle(&self, now: &Bakugan) -> Option<BattlePanel> {
        let Phase::Battle(battle) = now.phase() else {
            return None;
        };
        let mut fighters: Vec<_> = battle.fighters.iter().collect();
        fighters.sort_by_key(|fighter| fighter.bakugan);
        let totals: Vec<Option<i32>> = fighters.iter().map(|f| now.total(f)).collect();
        let card = now.gate(battle.gate).map(|card| card.face.clone());
        let is_down = matches!(card, Some(Face::Down) | None);
        let columns = fighters
            .iter()
            .enumerate()
            .map(|(place, fighter)| {
                let toy = now.toy(fighter.bakugan);
                let mut lines = vec![(
                    "G-Power on the toy".to_owned(),
                    toy.and_then(|toy| toy.g_power),
                )];
                lines.extend(fighter.lines.iter().map(|line| {
                    let words = match &line.kind {
                        LineKind::GateNumber => "Gate's number".to_owned(),
                        LineKind::Ability(name) | LineKind::Other(name) => name.clone(),
                    };
                    (words, Some(line.amount))
                }));
                if !fighter
                    .lines
                    .iter()
                    .any(|line| line.kind == LineKind::GateNumber)
                {
                    lines.push(("Gate's number".to_owned(), None));
                }
                let other = totals.get(1 - place.min(1)).copied().flatten();
                Column {
                    seat: fighter.bakugan.seat.index(),
                    player: self.name_of(fighter.bakugan.seat),
                    toy: shown_name(now, fighter.bakugan),
                    shape: toy.and_then(|toy| toy.attribute).map(shape_of),
                    lines,
                    total: totals[place],
                    leads_by: match (totals[place], other) {
                        (Some(mine), Some(theirs)) if mine > theirs => Some(mine - theirs),
                        _ => None,
                    },
                }
            })
            .collect();
        Some(BattlePanel {
            is_face_down: is_down,
            gate: battle.gate.to_string(),
            card: match card {
                Some(Face::Up(name)) => name,
                _ => None,
            },
            note: if is_down {
                "Read both G-Powers aloud. Then turn the gate over and follow its text.".to_owned()
            } else {
                "Each fighter adds the number of its Attribute on the card and its ability cards. The higher total \
                 takes the gate."
                    .to_owned()
            },
            columns,
        })
    }
}

/// The digit of a seat, gate or Bakugan that counts from 0.
pub(super) fn digit_or_enter(index: usize) -> Shortcut {
    digit(index).unwrap_or(ENTER)
}
