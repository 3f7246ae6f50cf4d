//! What happens rarely: lists to pick from, and short forms to type into, over the screen of a match.
//!
//! A [`Pick`] is a list of things to ask for; some open a further list. A [`Form`] asks for a number or a few words and then
//! enters a deed.

use eframe::egui::{self, Key};

use super::ask::{Answer, Ask};
use super::by_hand::{ByHand, Typed, Unfilled, signed_number};
use super::cards::path_of;
use super::keys::{Act, ENTER, Shortcut, digit};
use super::known_cards::OFFERED;
use super::notice::Weight;
use super::panel::sheet::ADDRESS;
use super::panel::{Sheet, SheetRow};
use super::play::{Deed, Play};
use super::players::Sort;
use super::state::{Over, RefereeApp};
use super::texts::field;
use super::tongue::tell;
use super::words::Words;
use crate::rules::bakugan::{self, BakuganId, LineKind};
use crate::rules::cards::Kind;
use crate::rules::{GameKind, MatchResult, Seat, Source, all_out, got_five, kaboodl};

/// A list to pick from.
#[derive(Debug, Clone, PartialEq)]
pub struct Pick {
    /// Its headline.
    pub title: String,
    /// What can be picked.
    pub items: Vec<(String, Ask)>,
}

/// A short form.
#[derive(Debug, Clone, PartialEq)]
pub enum Form {
    /// The G-Power on a fighter.
    GPower(BakuganId),
    /// Something that is added to a fighter's sum: its name and the number.
    Line(BakuganId),
    /// An ability card that is played, by name.
    Ability(Seat),
    /// What the gate that was turned over shows.
    GateName,
    /// The name of an event in All Out.
    EventName {
        /// True when it was turned up.
        is_from_top: bool,
    },
    /// A note in the log.
    Note,
    /// What the table votes on.
    Question,
    /// The match is over by the table's word, with a reason.
    End(MatchResult),
    /// Something is set by hand, with a reason.
    ByHand(ByHand),
    /// The address of a phone that gives pictures.
    Phone,
    /// How large cards and ball are.
    CardSizes,
    /// What the set-up of the camera is called, to be chosen again.
    ProfileName,
    /// What a past match is called; it has this name now.
    MatchName(String),
    /// The file that a match is taken over from.
    ImportFrom,
    /// Somebody new who plays here.
    PlayerName,
    /// The file with the chosen player's picture.
    PlayerPicture,
    /// The chosen player's initials; they are these now.
    Initials(String),
    /// What the team on this seat, from 0, is called.
    TeamName(usize),
    /// Something that the chosen player has: the thing at this place, or a new one.
    OwnThing(Sort, Option<usize>),
    /// What the team that is made is called; it has this name now.
    OwnTeamName(String),
}

/// The texts of a form.
mod typed {
    pub(super) const WORDS: &str = "form words";
    pub(super) const NUMBER: &str = "form number";
    pub(super) const REASON: &str = "form reason";
}

/// Letters that pick an item behind the ninth; those that close or open something are left out.
const LETTERS: [Key; 14] = [
    Key::A,
    Key::B,
    Key::D,
    Key::E,
    Key::F,
    Key::H,
    Key::I,
    Key::J,
    Key::K,
    Key::P,
    Key::Q,
    Key::S,
    Key::V,
    Key::W,
];

/// The key of an item in a list: digits first, then letters.
pub(super) fn item_key(place: usize) -> Option<Shortcut> {
    let letter = || {
        LETTERS
            .get(place.checked_sub(9)?)
            .copied()
            .map(Shortcut::plain)
    };
    digit(place).or_else(letter)
}

impl Form {
    fn title(&self, app: &RefereeApp) -> String {
        let toy = |bakugan: BakuganId| {
            let name = app.bakugan().map(|now| now.full_name_of(bakugan));
            name.unwrap_or_default()
        };
        match self {
            Self::GPower(bakugan) => tell!("form-g-power", toy = toy(*bakugan)),
            Self::Line(bakugan) => tell!("form-line", toy = toy(*bakugan)),
            Self::Ability(seat) => tell!("form-ability", name = app.name_of(*seat)),
            Self::GateName => tell!("form-gate-name"),
            Self::EventName { .. } => tell!("form-event-name"),
            Self::Note => tell!("form-note"),
            Self::Phone => tell!("form-phone"),
            Self::CardSizes => tell!("form-sizes"),
            Self::ProfileName => tell!("profile-keep"),
            Self::Question => tell!("tools-vote"),
            Self::End(result) => result.headline(|seat| app.name_of(seat)),
            Self::ByHand(by_hand) => app
                .blank(*by_hand)
                .map(|blank| blank.title)
                .unwrap_or_default(),
            Self::MatchName(_) => tell!("past-name"),
            Self::ImportFrom => tell!("past-import"),
            Self::PlayerName => tell!("players-add"),
            Self::PlayerPicture => tell!("players-picture"),
            Self::Initials(_) => tell!("players-initials"),
            Self::TeamName(_) | Self::OwnTeamName(_) => tell!("team-name"),
            Self::OwnThing(sort, Some(_)) => match sort {
                Sort::Bakugan => tell!("collection-change-bakugan"),
                Sort::Gate => tell!("collection-change-gate"),
                Sort::Ability => tell!("collection-change-ability"),
            },
            Self::OwnThing(sort, None) => match sort {
                Sort::Bakugan => tell!("collection-add-bakugan"),
                Sort::Gate => tell!("collection-add-gate"),
                Sort::Ability => tell!("collection-add-ability"),
            },
        }
    }

    fn fields(&self, app: &RefereeApp) -> Vec<(String, &'static str)> {
        match self {
            Self::GPower(_) => vec![(tell!("form-number"), typed::NUMBER)],
            Self::Line(_) => vec![
                (tell!("form-number"), typed::NUMBER),
                (tell!("form-what-for"), typed::WORDS),
            ],
            Self::Ability(_) | Self::GateName | Self::EventName { .. } => {
                vec![(tell!("form-card"), typed::WORDS)]
            }
            Self::Note => vec![(tell!("form-words"), typed::WORDS)],
            Self::Phone => vec![(tell!("form-phone-address"), ADDRESS)],
            Self::CardSizes => vec![
                (tell!("form-card-width"), typed::NUMBER),
                (tell!("form-card-height"), typed::WORDS),
                (tell!("form-ball"), typed::REASON),
            ],
            Self::ProfileName => vec![(tell!("form-profile-name"), typed::WORDS)],
            Self::Question => vec![(tell!("tools-vote-on"), typed::WORDS)],
            Self::End(_) => vec![(tell!("form-reason"), typed::WORDS)],
            Self::MatchName(_) => vec![(tell!("past-name-field"), typed::WORDS)],
            Self::ImportFrom => vec![(tell!("past-import-field"), field::PATH)],
            Self::PlayerName => vec![(tell!("players-name"), typed::WORDS)],
            Self::PlayerPicture => vec![(tell!("past-import-field"), field::PATH)],
            Self::Initials(_) => vec![(tell!("players-initials-field"), typed::WORDS)],
            Self::TeamName(_) | Self::OwnTeamName(_) => {
                vec![(tell!("team-name-field"), typed::WORDS)]
            }
            Self::OwnThing(Sort::Bakugan, _) => vec![
                (tell!("collection-name"), typed::WORDS),
                (tell!("collection-power"), typed::NUMBER),
            ],
            Self::OwnThing(..) => vec![(tell!("collection-name"), typed::WORDS)],
            Self::ByHand(by_hand) => {
                let first = match app.blank(*by_hand).map(|blank| blank.typed) {
                    Some(Typed::Name) => (tell!("by-hand-name"), typed::WORDS),
                    _ => (tell!("form-number"), typed::NUMBER),
                };
                vec![first, (tell!("form-reason"), typed::REASON)]
            }
        }
    }
}

impl RefereeApp {
    /// Opens a form with empty fields.
    pub(super) fn open_form(&mut self, form: Form) {
        for (_, field) in form.fields(self) {
            self.texts.clear(field);
        }
        if let Form::ByHand(by_hand) = &form
            && let Some(blank) = self.blank(*by_hand)
        {
            let field = match blank.typed {
                Typed::Name => typed::WORDS,
                Typed::Number => typed::NUMBER,
            };
            self.texts.set(field, blank.now);
        }
        if form == Form::Phone {
            self.notices.clear("phone");
            let known = self.sources.as_ref().and_then(|sources| sources.phone());
            let shown = known.map_or_else(|| "http://".to_owned(), |known| known.to_string());
            self.texts.set(ADDRESS, shown);
        }
        if form == Form::CardSizes {
            self.notices.clear("sizes");
            let now = self.typed_sizes();
            for (field, text) in [typed::NUMBER, typed::WORDS, typed::REASON]
                .into_iter()
                .zip(now)
            {
                self.texts.set(field, text);
            }
        }
        if form == Form::GateName {
            self.look_at_gate();
            // It is there to be taken with Enter, and gone as soon as something is typed.
            if let Some(name) = self.gate_looks.seen.sure.clone() {
                self.texts.set(typed::WORDS, name);
            }
        }
        if let Form::OwnThing(sort, Some(at)) = form
            && let Some((name, number)) = self.own_thing(sort, at)
        {
            self.texts.set(typed::WORDS, name);
            self.texts.set(typed::NUMBER, number);
        }
        if let Form::MatchName(now) | Form::Initials(now) | Form::OwnTeamName(now) = &form {
            self.texts.set(typed::WORDS, now.clone());
        }
        self.over = Over::Form(Box::new(form));
    }

    /// The kind of card whose name a form asks for.
    fn kind_of_form(form: &Form) -> Option<Kind> {
        match form {
            Form::Ability(_) => Some(Kind::Ability),
            Form::GateName => Some(Kind::Gate),
            Form::EventName { .. } => Some(Kind::Event),
            Form::OwnThing(sort, _) => Some(sort.kind()),
            _ => None,
        }
    }

    /// What the camera makes of the gate, and the names that packs have for what is typed.
    fn offered_rows(&self, form: &Form) -> (Vec<SheetRow>, Vec<SheetRow>) {
        let Some(kind) = Self::kind_of_form(form) else {
            return Default::default();
        };
        let seen = &self.gate_looks.seen;
        let words = match (form, &seen.sure) {
            (Form::GateName, Some(name)) => Some(tell!("form-gate-seen", name = name.as_str())),
            (Form::GateName, None) if !seen.perhaps.is_empty() => Some(tell!("form-gate-perhaps")),
            _ => None,
        };
        let above = words.map(|words| SheetRow::Text(Words::bold(words)));
        let typed = self.texts.get(typed::WORDS).trim();
        let mut names = if typed.is_empty() && form == &Form::GateName {
            seen.perhaps.clone()
        } else {
            self.names_for(kind, typed, OFFERED)
        };
        names.retain(|name| name != typed);
        let answers = names
            .into_iter()
            .take(OFFERED)
            .enumerate()
            .map(|(at, name)| {
                let key = digit(at).map(|one| Shortcut::ctrl(one.key));
                Answer::with_key(Ask::SendWords(name.clone()), key, name)
            });
        let answers: Vec<Answer> = answers.collect();
        let below = (!answers.is_empty()).then_some(SheetRow::Columns(answers));
        (above.into_iter().collect(), below.into_iter().collect())
    }

    /// Enters the open form with these words.
    pub(super) fn send_words(&mut self, words: String, ctx: &egui::Context) {
        self.texts.set(typed::WORDS, words);
        self.send_form(ctx);
    }

    /// A list as a sheet.
    pub(super) fn pick_sheet(&self, pick: &Pick) -> Sheet {
        let mut rows: Vec<SheetRow> = pick
            .items
            .iter()
            .enumerate()
            .map(|(place, (label, ask))| {
                let answer = Answer::with_key(ask.clone(), item_key(place), label.clone());
                SheetRow::Button(Box::new(answer))
            })
            .collect();
        let back = Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back"));
        rows.push(SheetRow::Button(Box::new(back)));
        Sheet {
            title: pick.title.clone(),
            rows,
            is_wide: false,
        }
    }

    /// A form as a sheet.
    pub(super) fn form_sheet(&self, form: &Form) -> Sheet {
        let fields = form.fields(self).into_iter();
        let mut rows: Vec<SheetRow> = fields
            .map(|(label, field)| SheetRow::Field(label, field.to_owned()))
            .collect();
        if matches!(form, Form::Ability(_)) {
            let words = Words::quiet(tell!("form-ability-hint"));
            rows.insert(0, SheetRow::Text(words));
        }
        if matches!(form, Form::Phone) {
            rows.insert(0, SheetRow::Text(Words::quiet(tell!("form-phone-hint"))));
            rows.extend(self.refusal_row("phone"));
        }
        if matches!(form, Form::CardSizes) {
            rows.insert(0, SheetRow::Text(Words::quiet(tell!("form-sizes-hint"))));
            rows.extend(self.refusal_row("sizes"));
        }
        if matches!(form, Form::ProfileName) {
            rows.insert(0, SheetRow::Text(Words::quiet(tell!("form-profile-hint"))));
            rows.extend(self.refusal_row("profiles"));
        }
        if matches!(form, Form::ImportFrom | Form::PlayerPicture) {
            let words = Words::quiet(tell!("past-import-hint"));
            rows.push(SheetRow::Text(words));
        }
        let (above, below) = self.offered_rows(form);
        rows.splice(0..0, above);
        rows.extend(below);
        let send = Answer::new(Ask::SendForm, ENTER, tell!("form-send")).filled();
        rows.push(SheetRow::Button(Box::new(send)));
        let back = Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back"));
        rows.push(SheetRow::Button(Box::new(back)));
        let mut sheet = Sheet {
            title: form.title(self),
            rows,
            is_wide: false,
        };
        if let Form::ByHand(by_hand) = form {
            self.by_hand_rows(&mut sheet, *by_hand);
        }
        sheet
    }

    /// Why what was typed was not taken.
    fn refusal_row(&self, about: &str) -> Option<SheetRow> {
        let newest = self.notices.newest();
        let refusal = newest.filter(|notice| notice.about == about);
        refusal.map(|notice| SheetRow::Text(Words::plain(notice.words.clone())))
    }

    /// The number in the open form is so much more.
    pub(super) fn step_number(&mut self, by: i32) {
        let now = signed_number(self.texts.get(typed::NUMBER)).unwrap_or(0);
        let number = now.saturating_add(by);
        self.texts.set(typed::NUMBER, number.to_string());
    }

    /// Enters what the open form says.
    pub(super) fn send_form(&mut self, ctx: &egui::Context) {
        let Over::Form(form) = &self.over else {
            return;
        };
        let form = Form::clone(form);
        let words = self.texts.get(typed::WORDS).trim().to_owned();
        let number = || signed_number(self.texts.get(typed::NUMBER)).ok();
        let deed = match form {
            Form::GPower(bakugan) => number()
                .map(|g_power| Deed::Bakugan(bakugan::Command::ReadPower { bakugan, g_power })),
            Form::Line(bakugan) => number().map(|amount| {
                let other = tell!("form-other-line");
                let name = if words.is_empty() { other } else { words };
                let kind = LineKind::Other(name);
                Deed::Bakugan(bakugan::Command::AddLine {
                    bakugan,
                    kind,
                    amount,
                })
            }),
            Form::Ability(seat) => Some(Deed::Bakugan(bakugan::Command::PlayAbility {
                seat,
                // What the set-up knows of the card comes first; the rules see to that.
                effects: self
                    .packs()
                    .ability(&words)
                    .map(|card| card.effects)
                    .unwrap_or_default(),
                name: words,
            })),
            Form::GateName => {
                let flip = if words.is_empty() {
                    bakugan::Command::Flip { name: None }
                } else {
                    self.flip_named(words.clone())
                };
                if self.enter(Deed::Bakugan(flip), Source::Referee) {
                    self.remember_gate(&words);
                }
                return;
            }
            Form::EventName { is_from_top } => {
                let name = (!words.is_empty()).then_some(words);
                Some(Deed::AllOut(if is_from_top {
                    let used = all_out::TopUse::Event { name };
                    all_out::Command::TurnTop { used }
                } else {
                    all_out::Command::PlayEvent { name }
                }))
            }
            Form::Question => return self.begin_vote(&words),
            Form::Phone => {
                let words = self.texts.get(ADDRESS).to_owned();
                if self.use_phone(&words) {
                    self.over = Over::Nothing;
                }
                return;
            }
            Form::CardSizes => {
                let typed = [typed::NUMBER, typed::WORDS, typed::REASON];
                let typed = typed.map(|field| self.texts.get(field).to_owned());
                if self.take_typed_sizes([0, 1, 2].map(|at| typed[at].as_str())) {
                    self.over = Over::Nothing;
                }
                return;
            }
            Form::ProfileName => {
                if self.keep_profile(&words) {
                    self.over = Over::Nothing;
                }
                return;
            }
            Form::MatchName(_) => return self.send_match_name(&words),
            Form::PlayerName => return self.send_player_name(&words),
            Form::PlayerPicture => {
                let path = path_of(self.texts.get(field::PATH));
                return self.take_player_picture(ctx, path);
            }
            Form::Initials(_) => return self.send_initials(&words),
            Form::TeamName(seat) => return self.keep_team(seat, &words),
            Form::OwnThing(sort, at) => {
                let number = self.texts.get(typed::NUMBER).to_owned();
                return self.send_own_thing((sort, at), &words, &number);
            }
            Form::OwnTeamName(_) => return self.send_own_team_name(&words),
            Form::ImportFrom => {
                let path = self.texts.get(field::PATH).trim().to_owned();
                return self.import_match(std::path::Path::new(&path));
            }
            Form::Note => self.play.as_ref().map(|play| note_of(play.kind(), words)),
            Form::End(result) => {
                let usual = tell!("form-usual-reason");
                let reason = if words.is_empty() { usual } else { words };
                self.play.as_ref().map(|play| end_of(play, result, reason))
            }
            Form::ByHand(by_hand) => {
                let typed = match self.blank(by_hand).map(|blank| blank.typed) {
                    Some(Typed::Name) => words,
                    _ => self.texts.get(typed::NUMBER).to_owned(),
                };
                let reason = self.texts.get(typed::REASON).trim();
                let usual = tell!("bakugan-by-hand-reason");
                let reason = if reason.is_empty() {
                    usual
                } else {
                    reason.to_owned()
                };
                match self.filled(by_hand, &typed, reason) {
                    Ok(deed) => Some(deed),
                    Err(Unfilled::NoNumber) => None,
                    Err(Unfilled::Same) => {
                        self.over = Over::Nothing;
                        return;
                    }
                }
            }
        };
        match deed {
            Some(deed) => {
                self.enter(deed, Source::Referee);
            }
            None => self
                .notices
                .show("refusal", Weight::Tell, tell!("form-no-number")),
        }
    }

    /// The small key that opens what else may happen beside the turn.
    pub(super) fn beside_link(&self) -> Answer {
        let link = Answer::of(Ask::Beside, &self.keys, Act::Beside, tell!("bakugan-more"));
        link.said_as(tell!("bakugan-beside")).link()
    }

    /// What to put right on the table after an undo, in one line; none when there is nothing.
    pub(super) fn put_right_in_words(&self) -> Option<String> {
        let words = || {
            format!(
                "{} {}",
                tell!("bakugan-put-right"),
                self.put_right.join(" ")
            )
        };
        (!self.put_right.is_empty()).then(words)
    }

    /// What may happen beside the turn in any game: a note, the end of the match by the table's word.
    pub(super) fn rare_items(&self, play: &Play) -> Vec<(String, Ask)> {
        let mut items = vec![(tell!("pick-note"), Ask::Form(Form::Note))];
        let standing = play.standing();
        if standing.result.is_none() {
            let mut ends: Vec<(String, Ask)> = standing
                .names
                .iter()
                .map(|(seat, name)| {
                    let words = tell!("pick-player-wins", name = name.as_str());
                    (words, Ask::Form(Form::End(MatchResult::Won(seat))))
                })
                .collect();
            ends.push((
                tell!("pick-nobody-wins"),
                Ask::Form(Form::End(MatchResult::Draw)),
            ));
            ends.push((
                tell!("pick-abandon"),
                Ask::Form(Form::End(MatchResult::Abandoned)),
            ));
            let pick = Pick {
                title: tell!("pick-end"),
                items: ends,
            };
            items.push((
                format!("{} …", tell!("pick-end")),
                Ask::Pick(Box::new(pick)),
            ));
        }
        items
    }
}

/// A note in the log of a game.
fn note_of(kind: GameKind, reason: String) -> Deed {
    match kind {
        GameKind::Bakugan => Deed::Bakugan(bakugan::Command::Adjust {
            change: bakugan::Adjustment::Note,
            reason,
        }),
        GameKind::Kaboodl => Deed::Kaboodl(kaboodl::Command::Adjust {
            change: kaboodl::Adjustment::Note,
            reason,
        }),
        GameKind::AllOut => Deed::AllOut(all_out::Command::Adjust {
            change: all_out::Adjustment::Note,
            reason,
        }),
        GameKind::GotFive => Deed::GotFive(got_five::Command::Adjust {
            change: got_five::Adjustment::Note,
            reason,
        }),
    }
}

/// The end of a match by the table's word.
fn end_of(play: &Play, result: MatchResult, reason: String) -> Deed {
    match play.kind() {
        GameKind::Bakugan => Deed::Bakugan(bakugan::Command::EndMatch { result, reason }),
        GameKind::Kaboodl => Deed::Kaboodl(kaboodl::Command::EndMatch { result, reason }),
        GameKind::AllOut => Deed::AllOut(all_out::Command::EndMatch { result, reason }),
        GameKind::GotFive => Deed::GotFive(got_five::Command::EndMatch { result, reason }),
    }
}
