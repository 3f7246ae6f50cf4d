//! The form of a card, as rows.

use std::path::Path;

use eframe::egui::Key;

use super::super::super::ask::{Answer, Ask};
use super::super::super::keys::Shortcut;
use super::super::super::page::Radio;
use super::super::super::state::RefereeApp;
use super::super::super::tongue::tell;
use super::super::super::words::Words;
use super::super::filter::radio;
use super::super::rows::{Beside, PageRow, RowField, RowsPage};
use super::super::{CardsAsk, CardsOver};
use super::effects::{
    COME_BACK, COUNTS, DeedWord, LEAVES, PIECES, WHOM, come_back_words, count_words, leaves_words,
    piece_words, whom_words,
};
use super::{Edit, EditAsk, Origin, PictureDraft, Shows, Sort, form, slot};
use crate::rules::bakugan::setup::LARGEST_NUMBER;
use crate::rules::bakugan::{AbilityColour, Attribute, GateColour, Moment};
use crate::rules::cards::Kind;
use crate::rules::cards::pack::{LONGEST_CODE, LONGEST_TEXT, MOST_EFFECTS};
use crate::rules::kaboodl::CommandCard;
use crate::rules::text::LONGEST_NAME;

/// The longest code of a language: "de-CH".
const LONGEST_LANGUAGE: usize = 6;
/// A number with its sign.
const LONGEST_NUMBER: usize = 6;

/// Something of the form to choose.
fn chosen(label: &str, ask: EditAsk, words: impl Into<String>, is_chosen: bool) -> Radio {
    radio(label, Ask::Cards(CardsAsk::Edit(ask)), words, is_chosen)
}

/// A choice among several things, of which one holds.
fn among<T: Copy + PartialEq>(
    label: String,
    all: &[T],
    now: T,
    words: impl Fn(T) -> String,
    ask: impl Fn(T) -> EditAsk,
) -> PageRow {
    let choices = all
        .iter()
        .map(|one| chosen(&label, ask(*one), words(*one), *one == now));
    let choices = choices.collect();
    PageRow::Choice(label, choices)
}

/// The same, where it can be left open.
fn among_or_none<T: Copy + PartialEq>(
    label: String,
    all: &[T],
    now: Option<T>,
    (words, none): (impl Fn(T) -> String, String),
    ask: impl Fn(Option<T>) -> EditAsk,
) -> PageRow {
    let all: Vec<Option<T>> = all.iter().copied().map(Some).chain([None]).collect();
    let words = |one: Option<T>| one.map_or_else(|| none.clone(), &words);
    among(label, &all, now, words, ask)
}

fn field(label: String, slot: impl Into<String>, longest: usize) -> RowField {
    RowField {
        hint: String::new(),
        label,
        slot: slot.into(),
        longest,
        is_wrong: false,
    }
}

fn moment_words(moment: Moment) -> String {
    tell!(match moment {
        Moment::BeforeFlip => "card-form-before-flip",
        Moment::InBattle => "card-form-in-battle",
        Moment::AfterBattle => "card-form-after-battle",
        Moment::OutsideBattle => "card-form-outside-battle",
    })
}

fn shows_words(shows: Shows) -> String {
    tell!(match shows {
        Shows::Creature => "card-form-creature",
        Shows::Colour => "card-form-colour",
        Shows::Dots => "card-form-dots",
    })
}

/// The six, and clear.
fn attribute_words(attribute: Attribute) -> String {
    attribute.name().to_owned()
}

impl RefereeApp {
    /// The form of a card.
    pub(in super::super) fn edit_page(&self, cards: &CardsOver, edit: &Edit) -> RowsPage {
        let problem = edit.problem.iter().cloned();
        let mut rows: Vec<PageRow> = problem.map(|words| PageRow::Told(words, true)).collect();
        rows.extend(self.where_rows(cards, edit));
        rows.push(among(
            tell!("card-form-kind"),
            &Sort::ALL,
            edit.sort,
            Sort::words,
            EditAsk::Sort,
        ));
        let mut name = field(tell!("card-form-name"), slot::NAME, LONGEST_NAME);
        if !edit.sort.has_name() {
            name.hint = tell!("card-form-name-open");
        }
        let code = field(tell!("card-form-code"), slot::CODE, LONGEST_CODE);
        rows.push(PageRow::Fields(vec![name, code]));
        rows.extend(self.content_rows(edit));
        let text = field(tell!("card-form-text"), slot::TEXT, LONGEST_TEXT);
        rows.push(PageRow::Lines(text));
        let when = field(tell!("card-form-when"), slot::WHEN, LONGEST_TEXT);
        let mut language = field(
            tell!("card-form-language"),
            slot::LANGUAGE,
            LONGEST_LANGUAGE,
        );
        language.hint = "en".to_owned();
        rows.push(PageRow::Fields(vec![when, language]));
        rows.extend(self.picture_rows(edit));
        if matches!(edit.sort.kind, Kind::Gate | Kind::Ability) {
            rows.extend(self.effect_rows(edit));
        }
        let title = if edit.origin.is_some() {
            tell!("card-form-change")
        } else {
            tell!("card-form-new")
        };
        RowsPage {
            title: self.rows_title(title, self.pack_name(cards, edit)),
            rows,
            feet: edit_feet(edit),
            beside: Some(Box::new(self.card_beside(cards, edit))),
            name: "form of a card",
        }
    }

    /// The name of the pack into which the card goes.
    fn pack_name(&self, cards: &CardsOver, edit: &Edit) -> String {
        let of = |folder: &Path| {
            let at = cards.packs.at_of(folder)?;
            Some(cards.packs.packs().get(at)?.name.clone())
        };
        let known = match &edit.origin {
            Some(Origin::Own(folder, ..)) => of(folder),
            Some(Origin::Shipped(name, ..)) => Some(name.clone()),
            None => edit.into.as_deref().and_then(of),
        };
        known.unwrap_or_else(|| tell!("card-form-my-cards"))
    }

    fn card_beside(&self, cards: &CardsOver, edit: &Edit) -> Beside {
        let card = edit.as_far(&self.texts).shown(&self.pack_name(cards, edit));
        let photo = match &edit.picture {
            PictureDraft::None => None,
            PictureDraft::Fresh(fresh) => fresh.shown,
            PictureDraft::Kept(_) => {
                let picture = cards.picture_wanted();
                picture.and_then(|(pack, picture)| self.photos.shown(pack, picture))
            }
        };
        Beside {
            card,
            photo,
            grid: cards.library.grid().clone(),
        }
    }

    /// Into which pack the card goes, where that is open or needs a word.
    fn where_rows(&self, cards: &CardsOver, edit: &Edit) -> Vec<PageRow> {
        match &edit.origin {
            Some(Origin::Own(..)) => Vec::new(),
            Some(Origin::Shipped(name, ..)) => {
                let words = tell!("card-form-shipped", pack = name.as_str());
                vec![PageRow::Words(Words::quiet(words))]
            }
            None => {
                let own = cards.packs.own();
                if own.is_empty() {
                    return Vec::new();
                }
                let label = tell!("card-form-pack");
                let mut packs: Vec<Radio> = own
                    .iter()
                    .map(|kept| {
                        let into = Some(kept.path.clone());
                        let is_chosen = edit.into == into;
                        let name = kept.pack.name.clone();
                        let mut radio = chosen(&label, EditAsk::Into(into), name, is_chosen);
                        // Two packs may be called alike.
                        radio.answer.button.id = kept.path.display().to_string();
                        radio
                    })
                    .collect();
                let fresh = tell!("card-form-new-pack");
                packs.push(chosen(
                    &label,
                    EditAsk::Into(None),
                    fresh,
                    edit.into.is_none(),
                ));
                vec![PageRow::Choice(label, packs)]
            }
        }
    }

    /// What only cards of this kind have.
    fn content_rows(&self, edit: &Edit) -> Vec<PageRow> {
        let unknown = || tell!("card-form-unknown");
        match edit.sort.kind {
            Kind::Gate => vec![
                among_or_none(
                    tell!("card-form-colour"),
                    &GateColour::ALL,
                    edit.gate_colour,
                    (GateColour::words, unknown()),
                    EditAsk::GateColour,
                ),
                PageRow::Fields(
                    Attribute::SIX
                        .map(|attribute| {
                            let slot = slot::number(attribute);
                            let typed = form::number(self.texts.get(&slot), -LARGEST_NUMBER);
                            RowField {
                                is_wrong: typed.is_err(),
                                ..field(attribute_words(attribute), slot, LONGEST_NUMBER)
                            }
                        })
                        .into(),
                ),
            ],
            Kind::Ability => vec![
                among_or_none(
                    tell!("card-form-colour"),
                    &AbilityColour::ALL,
                    edit.ability_colour,
                    (AbilityColour::words, unknown()),
                    EditAsk::AbilityColour,
                ),
                among_or_none(
                    tell!("card-form-played"),
                    &[
                        Moment::BeforeFlip,
                        Moment::InBattle,
                        Moment::AfterBattle,
                        Moment::OutsideBattle,
                    ],
                    edit.played,
                    (moment_words, unknown()),
                    EditAsk::Played,
                ),
            ],
            Kind::Bakugan => {
                let typed = form::number(self.texts.get(slot::G_POWER), 0);
                let power = RowField {
                    is_wrong: typed.is_err(),
                    ..field(tell!("card-form-g-power"), slot::G_POWER, LONGEST_NUMBER)
                };
                vec![
                    among_or_none(
                        tell!("card-form-attribute"),
                        &Attribute::ALL,
                        edit.attribute,
                        (attribute_words, unknown()),
                        EditAsk::Attribute,
                    ),
                    PageRow::Fields(vec![power]),
                ]
            }
            Kind::Kaboodl => vec![PageRow::Fields(vec![
                field(tell!("card-form-creature"), slot::CREATURE, LONGEST_NAME),
                field(tell!("card-form-colour"), slot::COLOUR, LONGEST_NAME),
                field(tell!("card-form-dots"), slot::DOTS, 1),
            ])],
            Kind::Collecting => {
                let shown = match edit.shows {
                    Shows::Creature => (slot::CREATURE, LONGEST_NAME),
                    Shows::Colour => (slot::COLOUR, LONGEST_NAME),
                    Shows::Dots => (slot::DOTS, 1),
                };
                vec![
                    among(
                        tell!("card-form-shows"),
                        &[Shows::Creature, Shows::Colour, Shows::Dots],
                        edit.shows,
                        shows_words,
                        EditAsk::Shows,
                    ),
                    PageRow::Fields(vec![field(shows_words(edit.shows), shown.0, shown.1)]),
                ]
            }
            Kind::Command => vec![among(
                tell!("card-form-command"),
                &CommandCard::ALL,
                edit.command,
                CommandCard::name,
                EditAsk::Command,
            )],
            Kind::Character => vec![PageRow::Fields(vec![field(
                tell!("card-form-icon"),
                slot::ICON,
                LONGEST_NAME,
            )])],
            Kind::Event | Kind::Attribute | Kind::Effect | Kind::Icon => Vec::new(),
        }
    }

    fn picture_rows(&self, edit: &Edit) -> Vec<PageRow> {
        let words = match &edit.picture {
            PictureDraft::None => tell!("card-form-picture-none"),
            PictureDraft::Kept(name) => tell!("card-form-picture-kept", file = name.as_str()),
            PictureDraft::Fresh(_) => tell!("card-form-picture-fresh"),
        };
        let mut rows = vec![
            PageRow::Heading(tell!("card-form-picture")),
            PageRow::Words(Words::quiet(words)),
        ];
        let ask = |ask| Ask::Cards(CardsAsk::Edit(ask));
        let take = tell!("card-form-take-picture");
        let take = Answer::new(ask(EditAsk::TakePicture), Shortcut::ctrl(Key::P), take);
        let is_seeing = self.sight.frame.is_some();
        let mut answers = vec![if is_seeing {
            take
        } else {
            take.off(tell!("card-form-no-camera"))
        }];
        if self.card_edits.shots.count() > 1 {
            let next = tell!("card-form-next-picture");
            answers.push(Answer::new(
                ask(EditAsk::NextShot),
                Shortcut::ctrl(Key::N),
                next,
            ));
        }
        if self.card_edits.shots.count() > 0 {
            let turn = tell!("card-form-turn-picture");
            answers.push(Answer::new(
                ask(EditAsk::TurnShot),
                Shortcut::ctrl(Key::T),
                turn,
            ));
        }
        if edit.picture != PictureDraft::None {
            let none = Ask::Cards(CardsAsk::Edit(EditAsk::NoPicture));
            answers.push(Answer::with_key(none, None, tell!("card-form-no-picture")));
        }
        rows.push(PageRow::Buttons(answers));
        rows
    }

    fn effect_rows(&self, edit: &Edit) -> Vec<PageRow> {
        let mut rows = vec![
            PageRow::Heading(tell!("card-form-effects")),
            PageRow::Words(Words::quiet(tell!("card-form-effects-how"))),
        ];
        let ask = |ask| Ask::Cards(CardsAsk::Edit(ask));
        for (at, draft) in edit.effects.iter().enumerate() {
            let words = match draft.effect(&self.texts) {
                Ok(effect) => effect.words(),
                Err(_) => draft.deed.words(),
            };
            let is_open = edit.open_effect == Some(at);
            let open = EditAsk::OpenEffect((!is_open).then_some(at));
            let number = at + 1;
            let label = tell!("card-form-effect", number = number, words = words);
            let mut change = Answer::with_key(ask(open), None, label);
            change.button.id = format!("effect {at}");
            change.button.is_chosen = is_open;
            let drop = tell!("card-form-effect-drop");
            let mut drop = Answer::with_key(ask(EditAsk::DropEffect(at)), None, drop)
                .said_as(tell!("card-form-effect-drop-one", number = number));
            drop.button.id = format!("drop effect {at}");
            rows.push(PageRow::Buttons(vec![change, drop]));
            if is_open {
                rows.extend(self.open_effect_rows(draft));
            }
        }
        if edit.effects.len() < MOST_EFFECTS {
            let more = tell!("card-form-effect-add");
            rows.push(PageRow::Buttons(vec![Answer::new(
                ask(EditAsk::AddEffect),
                Shortcut::ctrl(Key::E),
                more,
            )]));
        }
        rows
    }

    fn open_effect_rows(&self, draft: &super::EffectDraft) -> Vec<PageRow> {
        let mut rows = vec![among(
            tell!("card-form-does"),
            &DeedWord::ALL,
            draft.deed,
            DeedWord::words,
            EditAsk::Deed,
        )];
        if draft.deed.has_number() {
            let slot = draft.number_slot();
            let typed = self.texts.get(&slot).trim();
            let is_wrong = !typed.is_empty() && draft.effect(&self.texts).is_err();
            rows.push(PageRow::Fields(vec![RowField {
                is_wrong,
                ..field(tell!("card-form-number"), slot, LONGEST_NUMBER)
            }]));
        }
        if draft.deed == DeedWord::NumberEach {
            rows.push(among(
                tell!("card-form-each"),
                &COUNTS,
                draft.for_each.unwrap_or(COUNTS[0]),
                count_words,
                |count| EditAsk::ForEach(Some(count)),
            ));
        } else if draft.deed.has_count() {
            rows.push(among_or_none(
                tell!("card-form-each"),
                &COUNTS,
                draft.for_each,
                (count_words, tell!("card-form-once")),
                EditAsk::ForEach,
            ));
        }
        match draft.deed {
            DeedWord::Attribute => rows.push(among_or_none(
                tell!("card-form-becomes"),
                &Attribute::SIX,
                draft.becomes,
                (attribute_words, tell!("card-form-becomes-chosen")),
                EditAsk::Becomes,
            )),
            DeedWord::Replace => rows.push(among(
                tell!("card-form-leaves"),
                &LEAVES,
                draft.leaves,
                leaves_words,
                EditAsk::Leaves,
            )),
            DeedWord::ComeBack => rows.push(among(
                tell!("card-form-back"),
                &COME_BACK,
                draft.come_back,
                come_back_words,
                EditAsk::ComeBack,
            )),
            DeedWord::Out => rows.push(among(
                tell!("card-form-out"),
                &PIECES,
                draft.piece,
                piece_words,
                EditAsk::Piece,
            )),
            _ => {}
        }
        if draft.deed.has_whom() {
            rows.push(among(
                tell!("card-form-to"),
                &WHOM,
                draft.to,
                whom_words,
                EditAsk::To,
            ));
            rows.push(among_or_none(
                tell!("card-form-only-attribute"),
                &Attribute::ALL,
                draft.only,
                (attribute_words, tell!("card-form-any")),
                EditAsk::OnlyAttribute,
            ));
            let mut kind = field(
                tell!("card-form-only-kind"),
                draft.kind_slot(),
                LONGEST_NAME,
            );
            kind.hint = tell!("card-form-any");
            rows.push(PageRow::Fields(vec![kind]));
        }
        rows
    }

    /// What can be done with the chosen card, as it stands in a pack.
    pub(in super::super) fn card_answers(&self, cards: &CardsOver) -> Vec<Answer> {
        let ask = |ask| Ask::Cards(CardsAsk::Edit(ask));
        let mut answers = Vec::new();
        if cards.chosen_in_pack().is_some() {
            let key = Shortcut::plain(Key::F6);
            answers.push(Answer::new(
                ask(EditAsk::Open),
                key,
                tell!("card-form-open"),
            ));
        }
        let key = Shortcut::plain(Key::F7);
        answers.push(Answer::new(ask(EditAsk::New), key, tell!("card-form-new")));
        if let Some(taken_out) = &self.card_edits.taken_out {
            let name = taken_out.card.name.as_str();
            let back = tell!("card-form-bring-back", name = name);
            let key = Shortcut::ctrl(Key::B);
            answers.push(Answer::new(ask(EditAsk::BringBack), key, back));
        }
        answers
    }
}

fn edit_feet(edit: &Edit) -> Vec<Answer> {
    let ask = |ask| Ask::Cards(CardsAsk::Edit(ask));
    let save = Answer::new(
        ask(EditAsk::Save),
        Shortcut::ctrl(Key::S),
        tell!("card-form-save"),
    );
    let mut feet = vec![save.filled()];
    if edit.origin.is_some() {
        let key = Shortcut::ctrl(Key::D);
        let words = tell!("card-form-duplicate");
        feet.push(Answer::new(ask(EditAsk::Duplicate), key, words));
    }
    if matches!(edit.origin, Some(Origin::Own(..))) {
        let key = Shortcut::ctrl(Key::Delete);
        feet.push(Answer::new(
            ask(EditAsk::Delete),
            key,
            tell!("card-form-delete"),
        ));
    }
    feet
}
