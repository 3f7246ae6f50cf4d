//! Which cards are listed, and the packs that they come from.

use eframe::egui::Key;

use super::super::ask::{Answer, Ask};
use super::super::keys::{Act, ENTER, Shortcut};
use super::super::page::{Radio, Title};
use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::super::words::Words;
use super::over::Step;
use super::packs::PackPlace;
use super::rows::{PageRow, RowsPage};
use super::{BringAsk, CardsAsk, CardsOver};
use crate::rules::cards::Kind;
use crate::rules::cards::pack::{Fault, Pack};
use crate::store::packs::BrokenPack;

/// The kinds in the order in which they are offered.
pub(super) const KINDS: [Kind; 11] = [
    Kind::Gate,
    Kind::Ability,
    Kind::Bakugan,
    Kind::Attribute,
    Kind::Effect,
    Kind::Kaboodl,
    Kind::Collecting,
    Kind::Command,
    Kind::Character,
    Kind::Icon,
    Kind::Event,
];
/// So many faults of a pack are told at once; whoever mends these sees the rest.
const FAULTS_AT_ONCE: usize = 8;

/// Something to choose: said with what it is a choice of, so that no two are said alike.
pub(super) fn radio(label: &str, ask: Ask, words: impl Into<String>, is_chosen: bool) -> Radio {
    let words = words.into();
    let said = format!("{label}: {words}");
    let mut answer = Answer::with_key(ask, None, words).said_as(said.as_str());
    answer.button.id = said;
    Radio { answer, is_chosen }
}

/// A pack with its version and author.
fn name_of(pack: &Pack) -> String {
    let mut words = pack.name.clone();
    if let Some(version) = &pack.version {
        words = format!("{words} {version}");
    }
    match &pack.author {
        Some(author) => tell!("packs-by", pack = words, author = author.as_str()),
        None => words,
    }
}

impl RefereeApp {
    /// The page that lies over the list of cards; none while the list or a card is shown.
    pub(super) fn rows_of_cards(&self, cards: &CardsOver) -> Option<RowsPage> {
        match &cards.step {
            Step::List | Step::Reading => None,
            Step::Filter => Some(self.filter_page(cards)),
            Step::Packs => Some(self.packs_page(cards)),
            Step::Edit(edit) => Some(self.edit_page(cards, edit)),
            Step::Bring(bring) => Some(self.bring_page(cards, bring)),
            Step::Table(draft) => Some(self.table_page(cards, draft)),
        }
    }

    pub(super) fn rows_title(&self, words: String, fact: String) -> Title {
        Title {
            words,
            fact,
            back: Answer::of(Ask::Menu, &self.keys, Act::Menu, tell!("back")),
        }
    }

    /// What can be done beside the list.
    pub(super) fn cards_feet(&self, cards: &CardsOver) -> Vec<Answer> {
        let chosen = [
            cards.filter.kind.map(Kind::words),
            cards
                .filter
                .pack
                .and_then(|at| cards.packs.packs().get(at))
                .map(|pack| pack.name.clone()),
        ];
        let chosen: Vec<String> = chosen.into_iter().flatten().collect();
        let filter = Answer::new(
            Ask::Cards(CardsAsk::Filter),
            Shortcut::plain(Key::F5),
            tell!("cards-filter"),
        );
        let filter = filter.second_line(chosen.join(", "));
        let packs = Answer::new(
            Ask::Cards(CardsAsk::Packs),
            Shortcut::plain(Key::F8),
            tell!("cards-packs"),
        );
        let mut answers = vec![filter];
        answers.extend(self.card_answers(cards));
        answers.push(packs);
        answers
    }

    /// Opens what is wrong with packs, where something is.
    pub(super) fn faults_answer(&self, cards: &CardsOver) -> Option<Answer> {
        let broken = &cards.packs.broken;
        let first = broken.first()?;
        let fault = first.faults.first()?;
        let words = tell!("packs-broken", count = broken.len());
        let place = tell!(
            "packs-fault-place",
            pack = folder_of(first),
            file = fault.file.as_str(),
            line = fault.line
        );
        let answer = Answer::with_key(Ask::Cards(CardsAsk::Packs), None, words);
        Some(answer.second_line(place))
    }

    fn filter_page(&self, cards: &CardsOver) -> RowsPage {
        let ask = Ask::Cards;
        let label = tell!("cards-filter-kind");
        let all = tell!("cards-all-games");
        let now = cards.filter.kind;
        let mut kinds = vec![radio(
            &label,
            ask(CardsAsk::OnlyKind(None)),
            &all,
            now.is_none(),
        )];
        kinds.extend(KINDS.map(|kind| {
            let meant = ask(CardsAsk::OnlyKind(Some(kind)));
            radio(&label, meant, kind.words(), now == Some(kind))
        }));
        let kinds = PageRow::Choice(label, kinds);
        let label = tell!("cards-filter-pack");
        let now = cards.filter.pack;
        let mut packs = vec![radio(
            &label,
            ask(CardsAsk::OnlyPack(None)),
            &all,
            now.is_none(),
        )];
        for (at, pack) in cards.packs.packs().iter().enumerate() {
            let meant = ask(CardsAsk::OnlyPack(Some(at)));
            packs.push(radio(&label, meant, pack.name.clone(), now == Some(at)));
        }
        let packs = PageRow::Choice(label, packs);
        let show = Answer::new(
            ask(CardsAsk::List),
            ENTER,
            tell!("cards-filter-show", count = cards.count()),
        );
        let clear = Answer::new(
            ask(CardsAsk::NoFilter),
            Shortcut::plain(Key::A),
            tell!("cards-filter-none"),
        );
        RowsPage {
            title: self.rows_title(tell!("cards-filter-title"), String::new()),
            rows: vec![kinds, packs],
            feet: vec![show.filled(), clear],
            beside: None,
            name: "filter of cards",
        }
    }

    fn packs_page(&self, cards: &CardsOver) -> RowsPage {
        let mut rows = Vec::new();
        for broken in &cards.packs.broken {
            rows.extend(faults_of(broken));
        }
        let mut own: Vec<Vec<Answer>> = Vec::new();
        let mut shipped = Vec::new();
        for (at, pack) in cards.packs.packs().iter().enumerate() {
            let is_own = matches!(cards.packs.pack(at), Some(PackPlace::Own(_)));
            let words = tell!("cards-count", count = pack.cards.len());
            let mut answer = Answer::with_key(
                Ask::Cards(CardsAsk::OnlyPack(Some(at))),
                None,
                name_of(pack),
            );
            answer.button.id = format!("pack {at}");
            let answer = answer.second_line(words);
            if is_own {
                let give = Ask::Cards(CardsAsk::Bring(BringAsk::Give(at)));
                let mut give = Answer::with_key(give, None, tell!("packs-give"))
                    .said_as(tell!("packs-give-one", pack = pack.name.as_str()));
                give.button.id = format!("give pack {at}");
                own.push(vec![answer, give]);
            } else {
                shipped.push(answer);
            }
        }
        rows.push(PageRow::Heading(tell!("packs-own")));
        if own.is_empty() {
            rows.push(PageRow::Words(Words::quiet(tell!("packs-none"))));
        }
        rows.extend(own.into_iter().map(PageRow::Buttons));
        if let Some(folder) = &self.packs.folder {
            let place = folder.path().display().to_string();
            rows.push(PageRow::Words(Words::quiet(tell!(
                "packs-folder",
                folder = place
            ))));
        }
        rows.push(PageRow::Heading(tell!("packs-shipped")));
        rows.extend(
            shipped
                .into_iter()
                .map(|answer| PageRow::Buttons(vec![answer])),
        );
        let again = Answer::new(
            Ask::Cards(CardsAsk::ReadPacks),
            Shortcut::plain(Key::R),
            tell!("packs-again"),
        );
        let bring = Answer::new(
            Ask::Cards(CardsAsk::Bring(BringAsk::Open)),
            Shortcut::plain(Key::B),
            tell!("packs-bring"),
        );
        let back = Answer::new(Ask::Cards(CardsAsk::List), ENTER, tell!("packs-done"));
        let fact = match self.packs.progress {
            Some((read, of)) => tell!("packs-reading", read = read, of = of),
            None => tell!("packs-count", count = cards.packs.packs().len()),
        };
        RowsPage {
            title: self.rows_title(tell!("packs-title"), fact),
            rows,
            feet: vec![back.filled(), bring, again],
            beside: None,
            name: "packs",
        }
    }
}

/// The folder of a pack by its last part.
fn folder_of(broken: &BrokenPack) -> String {
    let name = broken.path.file_name().unwrap_or(broken.path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// One thing that is wrong with a file of a pack, and where.
pub(super) fn fault_in_words(fault: &Fault) -> String {
    tell!(
        "packs-fault",
        file = fault.file.as_str(),
        line = fault.line,
        column = fault.column,
        field = fault.field.as_str(),
        why = fault.why.as_str()
    )
}

/// What is wrong with a pack, where, and what to do.
pub(super) fn faults_of(broken: &BrokenPack) -> Vec<PageRow> {
    let mut rows = vec![
        PageRow::Heading(tell!("packs-broken-one", pack = folder_of(broken))),
        PageRow::Words(Words::plain(tell!("packs-broken-how"))),
    ];
    for fault in broken.faults.iter().take(FAULTS_AT_ONCE) {
        rows.push(PageRow::Problem(fault_in_words(fault)));
    }
    let more = broken.faults.len().saturating_sub(FAULTS_AT_ONCE) + broken.more;
    if more > 0 {
        let words = tell!("packs-faults-more", count = more);
        rows.push(PageRow::Words(Words::quiet(words)));
    }
    let place = broken.path.display().to_string();
    rows.push(PageRow::Words(Words::quiet(tell!(
        "packs-is-in",
        folder = place
    ))));
    rows
}
