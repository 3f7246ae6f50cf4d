//! Cards from a table that a spreadsheet saved: which column holds what, and the cards that come of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::Key;

use super::super::ask::{Answer, Ask};
use super::super::keys::Shortcut;
use super::super::state::{Over, RefereeApp};
use super::super::tongue::tell;
use super::super::words::Words;
use super::bring::BringFault;
use super::edit::Sort;
use super::filter::radio;
use super::over::Step;
use super::rows::{Beside, PageRow, RowsPage};
use super::{CardsAsk, CardsOver};
use crate::rules::cards::pack::table::{Cards, Column, Mapping, Table, decoded};
use crate::rules::cards::pack::{Fault, LARGEST_FILE_BYTES, Pack, PackCard};
use crate::rules::text::LONGEST_NAME;
use crate::store::packs::{KeptPack, PackError, PackFolder};

/// So many cells of a column are shown, to know what it holds.
const EXAMPLES: usize = 3;
/// So many rows that give no card are told at once.
const FAULTS_AT_ONCE: usize = 5;
/// Longer examples are cut.
const LONGEST_EXAMPLE: usize = 24;

/// What can be asked of a table of cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableAsk {
    /// Say what this column holds, or close what is open.
    Open(Option<usize>),
    /// The column holds this, or is passed over.
    Holds(usize, Option<Column>),
    /// All cards are of this sort.
    Sort(Sort),
    /// They go into this pack of the table's own, by its folder, or into a new one.
    Into(Option<PathBuf>),
    /// Look at a card so many further.
    Look(isize),
    /// Keep the cards.
    Keep,
}

/// Where the cards of a table go.
pub(super) enum TableTarget {
    /// Into a pack of the table's own.
    Pack(Box<KeptPack>),
    /// Into a new pack of this name.
    New(PackFolder, String),
}

impl TableTarget {
    /// Keeps the cards, with the pictures that lie beside the table; gives the pack, and which pictures were not taken.
    ///
    /// # Errors
    /// When something else is wrong with the cards, or the disk refuses.
    pub(super) fn keep(
        self,
        cards: Vec<PackCard>,
        beside: &Path,
    ) -> Result<(KeptPack, Vec<String>), PackError> {
        match self {
            Self::Pack(pack) => pack.add_beside(&cards, beside),
            Self::New(folder, name) => {
                let pack = Pack {
                    name,
                    cards,
                    ..Pack::default()
                };
                folder.create_beside(&pack, beside)
            }
        }
    }
}

/// A table that is brought in.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct TableDraft {
    /// The name of the file without its end, and the folder in which it lies, with pictures of cards.
    name: String,
    folder: PathBuf,
    table: Arc<Table>,
    mapping: Mapping,
    /// The column whose choices are shown.
    open: Option<usize>,
    into: Option<PathBuf>,
    cards: Arc<Cards>,
    /// The card that is looked at.
    shown: usize,
    problem: Option<String>,
}

impl TableDraft {
    fn read(&mut self) {
        self.cards = Arc::new(self.table.cards(&self.mapping));
        self.shown = self.shown.min(self.cards.cards.len().saturating_sub(1));
        self.problem = None;
    }
}

impl Sort {
    /// The words by which files name kind and game.
    fn in_files(self) -> (&'static str, &'static str) {
        use crate::rules::GameKind;
        use crate::rules::cards::Kind;
        let kind = match self.kind {
            Kind::Gate => "gate",
            Kind::Ability => "ability",
            Kind::Bakugan => "bakugan",
            Kind::Kaboodl => "kaboodl",
            Kind::Collecting => "collecting",
            Kind::Command => "command",
            Kind::Character => "character",
            Kind::Event | Kind::Attribute | Kind::Effect | Kind::Icon => "event",
        };
        let game = match self.game {
            GameKind::Bakugan => "bakugan",
            GameKind::Kaboodl => "kaboodl",
            GameKind::AllOut => "all_out",
            GameKind::GotFive => "got_five",
        };
        (kind, game)
    }
}

fn read_text(path: &Path) -> Result<String, String> {
    let shown = path.display().to_string();
    let size = fs::metadata(path).map_or(0, |data| data.len());
    if size > LARGEST_FILE_BYTES {
        let most = LARGEST_FILE_BYTES >> 20;
        return Err(tell!("table-too-large", file = shown, most = most));
    }
    let bytes = fs::read(path)
        .map_err(|why| tell!("table-unreadable", file = shown, why = why.to_string()))?;
    Ok(decoded(&bytes))
}

fn fault_words(fault: &Fault) -> String {
    tell!(
        "table-fault",
        line = fault.line,
        column = fault.column,
        field = fault.field.as_str(),
        why = fault.why.as_str()
    )
}

fn field_words(column: Column) -> String {
    tell!("table-column", column = column.field())
}

impl RefereeApp {
    /// Opens a table of cards.
    pub(super) fn open_table(&mut self, path: &Path) {
        let file = path.file_name().unwrap_or_default();
        let file = file.to_string_lossy().into_owned();
        let table = read_text(path)
            .and_then(|text| Table::read(&file, &text).map_err(|fault| fault_words(&fault)));
        let table = match table {
            Ok(table) => Arc::new(table),
            Err(why) => return self.refuse_bring(BringFault::Words(why)),
        };
        let mapping = Mapping::guess(&table);
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let draft = TableDraft {
            name: stem.chars().take(LONGEST_NAME).collect(),
            folder: path.parent().map(Path::to_owned).unwrap_or_default(),
            cards: Arc::new(table.cards(&mapping)),
            table,
            mapping,
            open: None,
            into: None,
            shown: 0,
            problem: None,
        };
        if let Over::Cards(cards) = &mut self.over {
            cards.step = Step::Table(Box::new(draft));
        }
    }

    /// Carries out what was asked of the table.
    pub(super) fn perform_table(&mut self, ask: TableAsk) {
        if ask == TableAsk::Keep {
            return self.keep_table();
        }
        let Over::Cards(cards) = &mut self.over else {
            return;
        };
        let Step::Table(draft) = &mut cards.step else {
            return;
        };
        match ask {
            TableAsk::Keep => {}
            TableAsk::Open(column) => draft.open = column,
            TableAsk::Holds(at, column) => {
                draft.mapping.set(at, column);
                draft.open = None;
                draft.read();
            }
            TableAsk::Sort(sort) => {
                let (kind, game) = sort.in_files();
                // These are words that there are.
                let _ = draft.mapping.set_usual(Some(kind), Some(game));
                draft.read();
            }
            TableAsk::Into(folder) => draft.into = folder,
            TableAsk::Look(by) => {
                let last = draft.cards.cards.len().saturating_sub(1);
                draft.shown = draft.shown.saturating_add_signed(by).min(last);
            }
        }
    }

    fn keep_table(&mut self) {
        let Over::Cards(cards) = &self.over else {
            return;
        };
        let Step::Table(draft) = &cards.step else {
            return;
        };
        let cards = draft.cards.cards.iter();
        let new: Vec<PackCard> = cards.map(|(_, card)| card.clone()).collect();
        if new.is_empty() || self.packs.is_reading() {
            return;
        }
        let mut own = self.packs.now().own().iter();
        let own = own.find(|kept| Some(&kept.path) == draft.into.as_ref());
        let into = match (own, &self.packs.folder) {
            (Some(pack), _) => TableTarget::Pack(Box::new(pack.clone())),
            (None, Some(folder)) => TableTarget::New(folder.clone(), draft.name.clone()),
            (None, None) => {
                let words = tell!("card-form-no-folder");
                return self.refuse_table(words);
            }
        };
        let beside = draft.folder.clone();
        self.keep_table_beside(into, new, beside);
    }

    pub(super) fn refuse_table(&mut self, words: String) {
        if let Over::Cards(cards) = &mut self.over
            && let Step::Table(draft) = &mut cards.step
        {
            draft.problem = Some(words);
        }
    }

    /// The page of a table that is brought in.
    pub(super) fn table_page(&self, cards: &CardsOver, draft: &TableDraft) -> RowsPage {
        let ask = |ask| Ask::Cards(CardsAsk::Table(ask));
        let mut rows: Vec<PageRow> = draft
            .problem
            .iter()
            .cloned()
            .map(PageRow::Problem)
            .collect();
        for fault in draft.cards.faults.iter().take(FAULTS_AT_ONCE) {
            rows.push(PageRow::Problem(fault_words(fault)));
        }
        let more =
            draft.cards.faults.len().saturating_sub(FAULTS_AT_ONCE) + draft.cards.more_faults;
        if more > 0 {
            let words = tell!("packs-faults-more", count = more);
            rows.push(PageRow::Words(Words::quiet(words)));
        }
        rows.push(PageRow::Words(Words::plain(tell!("table-how"))));
        let columns = draft.table.headers().iter().zip(draft.mapping.columns());
        for (at, (header, column)) in columns.enumerate() {
            let examples = draft.table.examples(at, EXAMPLES);
            let cut = |one: &str| -> String { one.chars().take(LONGEST_EXAMPLE).collect() };
            let examples: Vec<String> = examples.into_iter().map(cut).collect();
            let holds = column.map_or_else(|| tell!("table-passed-over"), field_words);
            let words = tell!("table-holds", header = header.as_str(), holds = holds);
            let is_open = draft.open == Some(at);
            let open = TableAsk::Open((!is_open).then_some(at));
            let mut answer = Answer::with_key(ask(open), None, words);
            answer.button.id = format!("column {at}");
            answer.button.is_chosen = is_open;
            let answer = answer.second_line(examples.join(", "));
            rows.push(PageRow::Buttons(vec![answer]));
            if is_open {
                let label = tell!("table-what-holds", header = header.as_str());
                let holds = |one: Option<Column>, words: String| {
                    let meant = ask(TableAsk::Holds(at, one));
                    radio(&label, meant, words, *column == one)
                };
                let mut choices = vec![holds(None, tell!("table-passed-over"))];
                choices.extend(Column::all().map(|one| holds(Some(one), field_words(one))));
                rows.push(PageRow::Choice(label.clone(), choices));
            }
        }
        let says_kind = draft.mapping.columns().contains(&Some(Column::Kind));
        if !says_kind {
            let label = tell!("table-sort");
            let now = (draft.mapping.kind, draft.mapping.game);
            let sorts = Sort::ALL.map(|sort| {
                let (kind, _) = sort.in_files();
                let is_chosen = now == (Some(kind), Some(sort.game));
                radio(&label, ask(TableAsk::Sort(sort)), sort.words(), is_chosen)
            });
            rows.push(PageRow::Choice(label, sorts.into()));
        }
        let label = tell!("card-form-pack");
        let mut packs = Vec::new();
        for kept in cards.packs.own() {
            let meant = ask(TableAsk::Into(Some(kept.path.clone())));
            let is_chosen = draft.into.as_ref() == Some(&kept.path);
            let mut choice = radio(&label, meant, kept.pack.name.clone(), is_chosen);
            choice.answer.button.id = format!("into {}", kept.path.display());
            packs.push(choice);
        }
        let fresh = tell!("table-new-pack", name = draft.name.as_str());
        packs.push(radio(
            &label,
            ask(TableAsk::Into(None)),
            fresh,
            draft.into.is_none(),
        ));
        rows.push(PageRow::Choice(label, packs));
        let count = draft.cards.cards.len();
        let keep = Answer::new(
            ask(TableAsk::Keep),
            Shortcut::ctrl(Key::S),
            tell!("table-keep", count = count),
        );
        let keep = if count == 0 {
            keep.off(tell!("table-none"))
        } else {
            keep.filled()
        };
        let turn = |by: isize, key, words| {
            Answer::new(ask(TableAsk::Look(by)), Shortcut::plain(key), words)
        };
        let shown = draft.cards.cards.get(draft.shown);
        RowsPage {
            title: self.rows_title(
                tell!("table-title", file = draft.name.as_str()),
                tell!("table-fact", count = draft.table.len()),
            ),
            rows,
            feet: vec![
                keep,
                turn(-1, Key::ArrowLeft, tell!("cards-before")),
                turn(1, Key::ArrowRight, tell!("cards-after")),
            ],
            beside: shown.map(|(_, card)| {
                Box::new(Beside {
                    card: card.shown(&draft.name),
                    photo: None,
                    grid: cards.library.grid().clone(),
                })
            }),
            name: "table of cards",
        }
    }
}
