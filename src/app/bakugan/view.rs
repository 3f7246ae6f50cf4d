//! From a match of Bakugan to what its screen says: plain structs, no pixel yet.

use super::super::arbiter::Certainty;
use super::super::ask::{Answer, Ask};
use super::super::finish::Finish;
use super::super::ghost::GhostAsk;
use super::super::keys::{Act, ENTER, Shortcut, digit};
use super::super::panel::battle::{Column, NumberRow, Step};
use super::super::panel::question::Field;
use super::super::panel::table::PictureTexture;
use super::super::panel::{
    BattlePanel, CardText, Found, GateOnScreen, PlayerPanel, Question, SidePanel, SideRow,
    TableLine, TablePicture, Toy, ToyState,
};
use super::super::pick::Form;
use super::super::replay::ReplayAsk;
use super::super::state::RefereeApp;
use super::super::texts::field;
use super::super::theme::{GAP, Weight};
use super::super::tongue::tell;
use super::super::words::{Tone, Words, capital};
use super::BakuganBody;
use super::answers::answers;
use super::phrases::{colour_hint, headline_of, pose_word, shape_of, shown_name};
use super::was_too_near;
use crate::rules::bakugan::{
    Attribute, Bakugan, Battle, Effect, Event, Face, Fact, Fighter, GATES_TO_WIN, GateCard,
    LineKind, Phase, Zone,
};
use crate::rules::{MatchResult, Rules as _};
use crate::vision::{Call, GateInImage};

impl RefereeApp {
    /// What the body of the screen says of a match of Bakugan.
    pub(in super::super) fn bakugan_body(&self, now: &Bakugan) -> BakuganBody {
        let line = self.table_line(now);
        let mut table = self.table(now);
        if line.is_some() {
            table.covered_top = TableLine::HEIGHT + GAP;
        }
        BakuganBody {
            players: self.bakugan_players(now),
            table,
            line,
            replay: self.has_replay().then(|| {
                let ask = Ask::Replay(ReplayAsk::Toggle);
                Answer::of(ask, &self.keys, Act::Replay, tell!("replay"))
            }),
            finish: self.finish.seen.as_ref().and_then(Finish::on_screen),
            ghost: self.has_ghost().then(|| {
                let ask = Ask::Ghost(GhostAsk::Toggle);
                Answer::of(ask, &self.keys, Act::Ghost, tell!("ghost"))
            }),
            question: self.bakugan_question(now),
            ruling: self.ruling_question(),
            side: self.side(now),
            battle: self.battle(now),
        }
    }

    pub(in super::super) fn bakugan_players(&self, now: &Bakugan) -> Vec<PlayerPanel> {
        let prompt = now.prompt();
        let is_over = now.standing().result;
        let next_up = now.turn().next(now.players().count());
        now.players()
            .iter()
            .map(|(seat, player)| {
                let is_asked = prompt.seat == Some(seat);
                let is_turn = now.turn() == seat;
                let state = match (is_over, now.phase()) {
                    (Some(MatchResult::Won(winner)), _) if winner == seat => {
                        tell!("bakugan-state-won")
                    }
                    (Some(_), _) => tell!("bakugan-state-over"),
                    (None, Phase::SetGates) => tell!("bakugan-state-sets-gate"),
                    (None, Phase::BetweenGames) => tell!("bakugan-state-next-game"),
                    (None, Phase::Choosing(choosing)) if choosing.by == seat => {
                        tell!("bakugan-state-chooses")
                    }
                    (None, Phase::Battle(battle))
                        if battle.fighters.iter().any(|f| f.bakugan.seat == seat) =>
                    {
                        tell!("bakugan-state-battle")
                    }
                    (None, Phase::TieRoll(_)) => tell!("bakugan-state-tie"),
                    (None, _) if is_asked => tell!("bakugan-state-rolls"),
                    (None, _) if is_turn => tell!("bakugan-state-turn"),
                    (None, _) if seat == next_up => tell!("bakugan-state-next"),
                    (None, _) => tell!("bakugan-state-then"),
                };
                PlayerPanel {
                    seat: seat.index(),
                    name: player.name.clone(),
                    state,
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
                    hand: tell!("bakugan-gates-in-hand", count = player.gates_in_hand),
                }
            })
            .collect()
    }

    pub(in super::super) fn table(&self, now: &Bakugan) -> TablePicture {
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
                label: pose_word(proposal.fact.pose),
            })
        });
        let label = if self.sight.texture.is_none() {
            Some(if self.eye.is_some() && !self.sight.is_running {
                tell!("bakugan-waiting-for-camera")
            } else {
                tell!("bakugan-no-camera")
            })
        } else if proposal.is_some() {
            None
        } else if self.waits_to_throw {
            Some(tell!("bakugan-being-put-right"))
        } else if self.sight.has_hand_in_view {
            Some(tell!("bakugan-hand-in-view"))
        } else if self.arbiter.is_quiet() && now.open_roll().is_some() {
            Some(tell!("bakugan-put-right-first"))
        } else if seen.is_empty() && now.gates().next().is_some() {
            Some(tell!("bakugan-no-gates-seen"))
        } else if self.finish.is_waiting() {
            Some(tell!("finish-waits"))
        } else if self.arbiter.is_watching() && self.preferences.shows_roll_line {
            Some(tell!("bakugan-roll-from-outside"))
        } else {
            None
        };
        let let_go = proposal.and_then(|proposal| proposal.call.let_go);
        let let_go_in_image = let_go
            .filter(|_| self.preferences.shows_roll_line)
            .map(|let_go| let_go.at_in_image);
        let is_too_near = proposal.is_some_and(|proposal| self.is_told_too_near(&proposal.call));
        let waits = self.arbiter.is_watching() || self.is_waiting_for_a_name();
        let shows_line = self.preferences.shows_roll_line
            && if proposal.is_some() {
                is_too_near
            } else {
                waits
            };
        // A hand that let go too near is seen with the gates.
        let close_to = let_go_in_image
            .filter(|_| is_too_near)
            .and_then(|at| box_around(at, seen, proposal?.call.box_in_image));
        TablePicture {
            texture: self.sight.texture.as_ref().map(|texture| PictureTexture {
                id: texture.id(),
                size: texture.size_vec2().into(),
            }),
            gates,
            found,
            roll_line_in_image: if shows_line {
                self.sight.roll_line.clone()
            } else {
                Vec::new()
            },
            let_go_in_image,
            ghost: None,
            marked_in_image: Vec::new(),
            label,
            is_close: proposal.is_some(),
            close_to,
            count: self.count_in(),
            held_corner: None,
            layout: now.prompt().layout.map(|layout| {
                let owners = layout.cards.iter().map(|card| card.owner);
                let names = owners.map(|owner| self.name_of(owner)).collect();
                (layout, names)
            }),
            label_scale: 1.0,
            covered_top: 0.0,
        }
    }

    /// What the count-in of a tie roll is at: 3, 2, 1, and 0 for the roll.
    pub(in super::super) fn count_in(&self) -> Option<u8> {
        let since = self.screen_seconds - self.count_in_at?;
        Some(match since {
            since if since < 1.0 => 3,
            since if since < 2.0 => 2,
            since if since < 3.0 => 1,
            _ => 0,
        })
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
                detail: match self.soft_hints(now, &proposal.call) {
                    // The hint is soft: what follows stands beside it, and every answer stays.
                    Some(hint) => Words::default()
                        .with(format!("{hint} "), Weight::Bold, Tone::Warning)
                        .with(
                            self.what_follows(now, &proposal.fact, proposal.roll).text(),
                            Weight::Regular,
                            Tone::Plain,
                        ),
                    None => self.what_follows(now, &proposal.fact, proposal.roll),
                },
                answers,
                countdown: proposal.countdown.map(|countdown| {
                    let left = countdown.ends_at - self.screen_seconds;
                    // Where little may move, it goes down a second at a time.
                    let is_stepped = self.preferences.has_reduced_motion;
                    let left = if is_stepped { left.ceil() } else { left };
                    (left / countdown.takes).min(1.0) as f32
                }),
                why_key,
                ..Question::default()
            };
        }
        if let (Some(finish), None) = (&self.finish.seen, self.count_in()) {
            return self.finish_question(finish, answers, why_key);
        }
        let prompt = now.prompt();
        let mut headline = Words::bold(prompt.headline);
        let mut detail = Words::plain(if now.open_roll().is_some() {
            tell!("bakugan-on-which-gate")
        } else {
            prompt.detail
        });
        if self.loose_call.is_some() {
            headline = Words::bold(tell!("bakugan-loose-call"));
            detail = Words::plain(tell!("bakugan-loose-call-hint"));
        }
        if let Some(count) = self.count_in() {
            headline = Words::bold(match count {
                0 => tell!("bakugan-count-roll"),
                left => format!("{left} …"),
            });
            detail = Words::plain(tell!("bakugan-count-hint"));
        }
        if !self.put_right.is_empty() {
            detail = Words::default()
                .with(
                    format!("{} ", tell!("bakugan-put-right")),
                    Weight::Bold,
                    Tone::Warning,
                )
                .with(self.put_right.join(" "), Weight::Regular, Tone::Plain);
        }
        if let Phase::Over(_) = now.phase() {
            let standing = now.standing();
            if let Some(result) = standing.result {
                let scores: Vec<String> = standing
                    .scores
                    .iter()
                    .map(|(_, score)| score.to_string())
                    .collect();
                let ends = result.headline(|seat| self.name_of(seat));
                headline = Words::bold(format!("{ends} {}", scores.join(" : ")));
            }
            detail = Words::plain(tell!("bakugan-took-rolls", count = now.rolls()));
        }
        let fields = if self.types_totals {
            self.fighters()
                .into_iter()
                .zip([field::LEFT_TOTAL, field::RIGHT_TOTAL])
                .map(|(fighter, slot)| Field {
                    label: tell!("bakugan-total-of", name = self.name_of(fighter.seat)),
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

    /// True when it is told that the hand let go nearer than the line.
    fn is_told_too_near(&self, call: &Call) -> bool {
        self.preferences.shows_roll_line && was_too_near(call)
    }

    /// What a call shows beside its fact: a colour that does not fit, a hand that was too near. Neither changes a ruling.
    fn soft_hints(&self, now: &Bakugan, call: &Call) -> Option<String> {
        let colour = colour_hint(now, &call.colour);
        let near = self
            .is_told_too_near(call)
            .then(|| tell!("bakugan-too-near"));
        let hints: Vec<String> = near.into_iter().chain(colour).collect();
        (!hints.is_empty()).then(|| hints.join(" "))
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
                let names: Vec<String> = std::iter::once(tell!("banner-battle"))
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
                    Face::Down => tell!("bakugan-face-down"),
                    Face::Up(Some(name)) => name.clone(),
                    Face::Up(None) => tell!("bakugan-face-up"),
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
            tell!("bakugan-no-gate")
        } else {
            let needed = GATES_TO_WIN;
            tell!("bakugan-first-with", count = needed)
        };
        SidePanel {
            card: self.last_card(),
            heading: tell!("bakugan-on-the-table"),
            rows,
            note,
        }
    }

    /// The card that was turned over or played last: what the rules know of it.
    fn last_card(&self) -> Option<CardText> {
        let ledger = self.play.as_ref()?.bakugan()?;
        ledger.events().rev().find_map(|event| match event {
            Event::GateFlipped { gate, name, card } => {
                let name = name
                    .clone()
                    .or_else(|| card.as_ref().map(|c| c.name.clone()));
                Some(CardText {
                    caption: tell!("bakugan-last-flipped"),
                    name: name.unwrap_or_else(|| gate.to_string()),
                    sub: match card.as_ref().and_then(|card| card.colour) {
                        Some(colour) => tell!("bakugan-gate-colour", colour = colour.words()),
                        None => gate.to_string(),
                    },
                    numbers: card
                        .as_ref()
                        .map(|card| numbers_of(card, &[]))
                        .unwrap_or_default(),
                    text: card.iter().flat_map(effects_in_words).collect(),
                })
            }
            Event::AbilityPlayed { seat, name, .. } => Some(CardText {
                caption: tell!("bakugan-last-ability"),
                name: name.clone(),
                sub: tell!("bakugan-played-by", name = self.name_of(*seat)),
                numbers: Vec::new(),
                text: ledger
                    .setup()
                    .form()
                    .players
                    .get(seat.index())
                    .and_then(|player| player.abilities.iter().find(|card| card.name == *name))
                    .map(|card| card.effects.iter().map(Effect::words).collect())
                    .unwrap_or_default(),
            }),
            _ => None,
        })
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
                let mut lines = vec![(tell!("bakugan-g-power"), toy.and_then(|toy| toy.g_power))];
                lines.extend(fighter.lines.iter().map(|line| {
                    let words = match &line.kind {
                        LineKind::GateNumber => tell!("bakugan-gate-number"),
                        LineKind::Ability(name) | LineKind::Other(name) => name.clone(),
                    };
                    (words, Some(line.amount))
                }));
                if !fighter
                    .lines
                    .iter()
                    .any(|line| line.kind == LineKind::GateNumber)
                {
                    lines.push((tell!("bakugan-gate-number"), None));
                }
                let other = totals.get(1 - place.min(1)).copied().flatten();
                Column {
                    seat: fighter.bakugan.seat.index(),
                    player: self.name_of(fighter.bakugan.seat),
                    toy: shown_name(now, fighter.bakugan),
                    shape: toy.and_then(|toy| toy.attribute).map(shape_of),
                    attribute: toy
                        .and_then(|toy| toy.attribute)
                        .map(|attribute| attribute.name().to_owned()),
                    read: {
                        let form = Ask::Form(Form::GPower(fighter.bakugan));
                        let full = now.full_name_of(fighter.bakugan);
                        let said = tell!("bakugan-pick-g-power", toy = full);
                        let words = tell!("bakugan-read-it");
                        let mut read = Answer::of(form, &self.keys, Act::FixNumber, words);
                        read.button.id = format!("read {}", fighter.bakugan.seat.index());
                        read.said_as(said)
                    },
                    lines,
                    total: totals[place],
                    leads_by: match (totals[place], other) {
                        (Some(mine), Some(theirs)) if mine > theirs => Some(mine - theirs),
                        _ => None,
                    },
                }
            })
            .collect();
        let attributes: Vec<Attribute> = battle
            .fighters
            .iter()
            .filter_map(|fighter| now.attribute_in_battle(fighter))
            .collect();
        let known = battle.card.as_ref();
        Some(BattlePanel {
            steps: steps_of(now, battle, is_down),
            numbers: known
                .map(|card| numbers_of(card, &attributes))
                .unwrap_or_default(),
            colour: known
                .and_then(|card| card.colour)
                .map(|colour| colour.words()),
            is_face_down: is_down,
            gate: battle.gate.to_string(),
            card: match card {
                Some(Face::Up(name)) => name,
                _ => None,
            },
            note: if is_down {
                tell!("bakugan-read-both")
            } else {
                tell!("bakugan-each-adds")
            },
            columns,
        })
    }
}

/// The numbers of a gate card, the largest first; those of these Attributes stand out.
fn numbers_of(card: &GateCard, in_play: &[Attribute]) -> Vec<NumberRow> {
    let mut rows: Vec<NumberRow> = card
        .numbers
        .iter()
        .map(|(attribute, amount)| NumberRow {
            shape: shape_of(*attribute),
            name: attribute.name().to_owned(),
            amount: *amount,
            is_in_play: in_play.contains(attribute),
        })
        .collect();
    rows.sort_by_key(|row| (!row.is_in_play, std::cmp::Reverse(row.amount)));
    rows
}

fn effects_in_words(card: &GateCard) -> Vec<String> {
    card.effects.iter().map(Effect::words).collect()
}

/// The steps of a battle: what is done, and where it is.
fn steps_of(now: &Bakugan, battle: &Battle, is_down: bool) -> Vec<Step> {
    let is_read = battle.fighters.iter().all(|fighter| {
        let toy = now.toy(fighter.bakugan);
        toy.is_some_and(|toy| toy.g_power.is_some())
    });
    let has_number = |fighter: &Fighter| {
        let mut lines = fighter.lines.iter();
        lines.any(|line| line.kind == LineKind::GateNumber)
    };
    let is_added = battle.fighters.iter().all(has_number);
    let abilities_done = !is_down && battle.due.is_none();
    let done = [is_read, !is_down, abilities_done, is_added, false];
    // The steps can be skipped: everything before the last done one counts as past.
    let last_done = done.iter().rposition(|done| *done);
    let words = [
        tell!("bakugan-step-read"),
        tell!("bakugan-step-flip"),
        tell!("bakugan-step-abilities"),
        tell!("bakugan-step-gate"),
        tell!("bakugan-step-result"),
    ];
    let first_open = done.iter().position(|done| !done).unwrap_or(4);
    let present = first_open.max(last_done.map_or(0, |last| last + 1)).min(4);
    words
        .into_iter()
        .enumerate()
        .map(|(place, words)| Step {
            words,
            is_done: place < present,
            is_present: place == present,
        })
        .collect()
}

/// The digit of a seat, gate or Bakugan that counts from 0.
pub(super) fn digit_or_enter(index: usize) -> Shortcut {
    digit(index).unwrap_or(ENTER)
}

/// The box in pixels around gates, a point, and what was found.
fn box_around(at: [f64; 2], gates: &[GateInImage], found: Option<[f64; 4]>) -> Option<[f64; 4]> {
    let corners = gates.iter().flat_map(|gate| gate.corners_in_image);
    let found = found.map(|[x0, y0, x1, y1]| [[x0, y0], [x1, y1]]);
    let points = corners.chain(found.into_iter().flatten()).chain([at]);
    points.map(|[x, y]| [x, y, x, y]).reduce(|a, b| {
        [
            a[0].min(b[0]),
            a[1].min(b[1]),
            a[2].max(b[2]),
            a[3].max(b[3]),
        ]
    })
}
