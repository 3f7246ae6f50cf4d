//! What is asked in a match of Kaboodl, and every way to answer it.

use super::super::ask::{Answer, Ask};
use super::super::keys::{Act, ENTER, Shortcut, digit};
use super::super::panel::Question;
use super::super::panel::players::short_name;
use super::super::pick::Pick;
use super::super::play::{Deed, Play};
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::super::words::{Words, capital};
use super::KaboodlPrompt;
use super::view::grid_key;
use crate::rules::kaboodl::{CardId, Command, Event, Kaboodl, Phase};
use crate::rules::{GameKind, Rules as _, Table};
use eframe::egui::Key;

/// A K'bosh that can be played, as the rules offer it.
struct Block {
    card: CardId,
    label: String,
    ask: Ask,
}

impl RefereeApp {
    /// What is asked, with everything that can be pressed but the cards.
    pub(super) fn kaboodl_prompt(&self, play: &Play, now: &Kaboodl) -> KaboodlPrompt {
        let keys = &self.keys;
        let mut main = Vec::new();
        let mut tosses: Vec<(String, Ask)> = Vec::new();
        let mut blocks = Vec::new();
        let mut may_collect = false;
        for choice in now.choices() {
            let ask = Ask::Enter(Deed::Kaboodl(choice.command.clone()));
            match choice.command {
                // The cards themselves are pressed.
                Command::Collect { .. } => may_collect = true,
                Command::Steal { .. } => {}
                Command::TossOut { .. } => tosses.push((choice.label, ask)),
                Command::Block { card } => blocks.push(Block {
                    card,
                    label: choice.label,
                    ask,
                }),
                command => {
                    let sub = self.kaboodl_sub(now, &command);
                    let answer = if choice.likeliest {
                        Answer::new(ask, ENTER, choice.label).filled()
                    } else {
                        Answer::with_key(ask, digit(main.len()), choice.label)
                    };
                    main.push(answer.second_line(sub));
                }
            }
        }
        let stolen = now.steals().last().map(|steal| steal.card.index());
        if stolen.is_some() {
            // The one button that stands out is K'bosh; Enter still presses this one.
            for answer in &mut main {
                answer.button.is_filled = false;
                answer.button.is_strong = true;
            }
        }
        if matches!(now.phase(), Phase::Over(_)) {
            main = self.after_the_match(GameKind::Kaboodl);
        }
        let toss_outs: Vec<Answer> = tosses
            .iter()
            .enumerate()
            .map(|(place, (label, ask))| Answer::with_key(ask.clone(), digit(place), label))
            .collect();
        if !tosses.is_empty() {
            let pick = Ask::Pick(Box::new(Pick {
                title: Act::TossOut.label(),
                items: tosses,
            }));
            let list = Answer::of(pick, keys, Act::TossOut, tell!("kaboodl-toss-out"));
            main.push(list.hidden());
        }
        let wilds = if may_collect {
            self.wilds_answers()
        } else {
            Vec::new()
        };
        if may_collect {
            let words = tell!("kaboodl-wilds", count = self.wilds);
            let next = Answer::of(Ask::NextWilds, keys, Act::Wilds, words);
            main.push(next.said_as(Act::Wilds.label()).link());
        }
        main.push(self.beside_link());
        let (headline, detail) = self.kaboodl_says(play, now);
        KaboodlPrompt {
            kboshes: self.kboshes(now, blocks),
            toss_outs,
            wilds,
            stolen,
            question: Question {
                headline: Words::bold(headline),
                detail: Words::plain(detail),
                answers: main,
                why_key: keys.printed(Act::Why),
                ..Question::default()
            },
        }
    }

    /// What a large button says below its words.
    fn kaboodl_sub(&self, now: &Kaboodl, command: &Command) -> String {
        match command {
            Command::Discard if !now.steals().is_empty() => {
                tell!("kaboodl-steal-stands", count = now.steals().len())
            }
            Command::Discard => tell!("kaboodl-ends-turn"),
            Command::CountUp if !now.steals().is_empty() => {
                tell!("kaboodl-steal-stands", count = now.steals().len())
            }
            _ => String::new(),
        }
    }

    /// None, one, two or three Wild cards.
    fn wilds_answers(&self) -> Vec<Answer> {
        const KEYS: [Key; 4] = [Key::Num0, Key::Num1, Key::Num2, Key::Num3];
        (0..=3_u8)
            .zip(KEYS)
            .map(|(wilds, key)| {
                let words = tell!("kaboodl-wilds", count = wilds);
                let mut answer = Answer::new(Ask::Wilds(wilds), Shortcut::plain(key), words);
                answer.button.is_chosen = wilds == self.wilds;
                answer
            })
            .collect()
    }

    /// A K'bosh for each steal that waits: the newest by the key of the table of keys, older ones by their cards' keys.
    fn kboshes(&self, now: &Kaboodl, blocks: Vec<Block>) -> Vec<Answer> {
        let newest_first = now.steals().iter().rev();
        let mut found = Vec::new();
        for (place, steal) in newest_first.enumerate() {
            let Some(block) = blocks.iter().find(|block| block.card == steal.card) else {
                continue;
            };
            let key = if place == 0 {
                self.keys.first(Act::Kbosh)
            } else {
                grid_key(steal.card.index())
            };
            let name = self.name_of(steal.from);
            let sub = if now.steals().len() > 1 {
                let card = now.card_name(steal.card);
                tell!("kaboodl-keeps", name = short_name(&name), card = card)
            } else {
                tell!("kaboodl-blocks", name = short_name(&name))
            };
            let answer = Answer::with_key(block.ask.clone(), key, tell!("kaboodl-kbosh"));
            let mut answer = answer.second_line(sub).said_as(block.label.clone());
            answer.button.is_alarm = true;
            answer.button.id = format!("kbosh {}", steal.card.index());
            found.push(answer);
        }
        found
    }

    /// Headline and sentence.
    fn kaboodl_says(&self, play: &Play, now: &Kaboodl) -> (String, String) {
        let prompt = now.prompt();
        let put_right = self.put_right_in_words();
        match now.steals() {
            [] => {
                let too_late = || self.too_late(play, now).map(|words| capital(&words));
                let detail = put_right.or_else(too_late).unwrap_or(prompt.detail);
                (prompt.headline, detail)
            }
            [.., steal] => {
                let many = now.steals().len();
                let headline = if many > 1 {
                    tell!(
                        "kaboodl-steals-many",
                        name = short_name(&self.name_of(steal.by)),
                        count = many
                    )
                } else {
                    tell!(
                        "kaboodl-steals-from",
                        name = short_name(&self.name_of(steal.by)),
                        victim = short_name(&self.name_of(steal.from))
                    )
                };
                let cards: Vec<String> = now
                    .steals()
                    .iter()
                    .map(|steal| now.card_name(steal.card))
                    .collect();
                let can_block = now
                    .choices()
                    .iter()
                    .any(|choice| matches!(choice.command, Command::Block { .. }));
                let detail = if let Some(words) = put_right {
                    words
                } else if can_block {
                    tell!("kaboodl-if-nobody-blocks", card = cards.join(", "))
                } else {
                    tell!("kaboodl-nobody-can-block", card = cards.join(", "))
                };
                (headline, capital(&detail))
            }
        }
    }

    /// Right after a discard that carried a steal out: why K'bosh is too late.
    fn too_late(&self, play: &Play, now: &Kaboodl) -> Option<String> {
        let Table::Kaboodl(ledger) = play.table() else {
            return None;
        };
        let events = ledger.undo_entry()?.what.events();
        let done = events.iter().find_map(|event| match event {
            Event::StealDone { by, card, .. } => Some((*by, *card)),
            _ => None,
        });
        let (by, card) = done?;
        Some(tell!(
            "kaboodl-too-late",
            name = short_name(&self.name_of(by)),
            card = now.card_name(card)
        ))
    }
}
