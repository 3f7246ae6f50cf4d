//! Cards from a table: what a spreadsheet saves as CSV, a card a row.
//!
//! The first row names the columns, in English or German. What each column is, is guessed from its name and can be
//! changed; then every row gives a card, or a fault with its line and column.
//!
//! ```
//! use rollcall::rules::cards::pack::table::{Column, Mapping, Table};
//!
//! let text = "Name;Farbe;Pyrus;Aquos;Bemerkung\nRope Bridge;silber;70;90;knapp\n";
//! let table = Table::read("gates.csv", text).expect("a table");
//! let mapping = Mapping::guess(&table);
//! assert_eq!(mapping.columns()[1], Some(Column::Colour));
//! assert_eq!(mapping.columns()[4], None);
//! let cards = table.cards(&mapping);
//! assert_eq!(cards.faults, []);
//! assert_eq!(cards.cards[0].1.name, "Rope Bridge");
//! ```

mod columns;
mod letters;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::card::{Usual, card};
use super::fault::{Fault, Faults, Page, instead, shown};
use super::fields::Fields;
use super::spelling::{KINDS, game_word, games};
use super::{MOST_CARDS, PackCard};
use crate::rules::GameKind;
use columns::{SIX, number, word};

pub use columns::Column;
pub use letters::decoded;

/// A table of cards has far fewer columns; more are a file of another sort.
const MOST_COLUMNS: usize = 60;
/// A longer cell comes of a quote that is never closed.
const LONGEST_CELL: usize = 4_000;

/// A table as it was saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    file: String,
    /// The names of the columns.
    headers: Vec<String>,
    rows: Vec<Row>,
    /// Rows that cannot be read.
    faults: Faults,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Row {
    line: usize,
    cells: Vec<String>,
}

/// What a table gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cards {
    /// The cards, each with its line.
    pub cards: Vec<(usize, PackCard)>,
    /// The rows that give no card; a column is that of the table, from 1.
    pub faults: Vec<Fault>,
    /// How many faults there are besides.
    pub more_faults: usize,
}

/// Which column of a table holds what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mapping {
    columns: Vec<Option<Column>>,
    /// The game of the cards, where no column says it.
    pub game: Option<GameKind>,
    /// The kind of the cards by the word of files, where no column says it.
    pub kind: Option<&'static str>,
}

impl Mapping {
    /// What the names of the columns say. Each thing is taken from the first column that is called so.
    pub fn guess(table: &Table) -> Self {
        let mut columns: Vec<Option<Column>> = Vec::new();
        for header in &table.headers {
            let column = Column::called(header).filter(|column| !columns.contains(&Some(*column)));
            columns.push(column);
        }
        let has = |column: Column| columns.contains(&Some(column));
        let (game, kind) = if SIX.into_iter().any(has) {
            (Some(GameKind::Bakugan), Some("gate"))
        } else if has(Column::GPower) || has(Column::Attribute) {
            (Some(GameKind::Bakugan), Some("bakugan"))
        } else if has(Column::Creature) && has(Column::Dots) {
            (Some(GameKind::Kaboodl), Some("kaboodl"))
        } else if has(Column::Played) {
            (Some(GameKind::Bakugan), Some("ability"))
        } else {
            (None, None)
        };
        Self {
            columns,
            game,
            kind,
        }
    }

    /// Says the kind and the game of all cards of which no column says it, by the words of files.
    ///
    /// # Errors
    /// When there is no such kind or game.
    pub fn set_usual(&mut self, kind: Option<&str>, game: Option<&str>) -> Result<(), String> {
        if let Some(kind) = kind {
            let found = KINDS.iter().find(|(word, ..)| *word == kind);
            let Some((word, ..)) = found else {
                let known = KINDS.iter().map(|(word, ..)| *word);
                return Err(format!(
                    "there is no kind \"{}\"; {}",
                    shown(kind),
                    instead(kind, known)
                ));
            };
            self.kind = Some(word);
        }
        if let Some(game) = game {
            let known = games();
            let Some((_, found)) = known.iter().find(|(word, _)| *word == game) else {
                let words = known.iter().map(|(word, _)| *word);
                return Err(format!(
                    "there is no game \"{}\"; {}",
                    shown(game),
                    instead(game, words)
                ));
            };
            self.game = Some(*found);
        }
        Ok(())
    }

    /// What each column of the table holds; none for one that is passed over.
    pub fn columns(&self) -> &[Option<Column>] {
        &self.columns
    }

    /// Says what a column holds; a column that held it before is passed over from now on.
    pub fn set(&mut self, at: usize, column: Option<Column>) {
        if column.is_some() {
            for other in &mut self.columns {
                if *other == column {
                    *other = None;
                }
            }
        }
        if let Some(one) = self.columns.get_mut(at) {
            *one = column;
        }
    }
}

impl Table {
    /// Reads a table. What separates its cells (comma, semicolon or tab) is seen from its first line.
    ///
    /// # Errors
    /// When it has no row with the names of its columns and none below it, or is no table at all.
    pub fn read(file: &str, text: &str) -> Result<Self, Fault> {
        let text = text.trim_start_matches('\u{feff}');
        let wrong = |line: usize, field: &str, why: &str| {
            Page::Row { file, line }.fault(&(0..0), field, why)
        };
        let first_line = text
            .lines()
            .find(|line| !line.trim().is_empty())
            .unwrap_or("");
        let separator = [b';', b'\t', b',']
            .into_iter()
            .max_by_key(|one| {
                (
                    first_line.bytes().filter(|byte| byte == one).count(),
                    *one == b',',
                )
            })
            .unwrap_or(b',');
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(separator)
            .has_headers(false)
            .flexible(true)
            .from_reader(text.as_bytes());
        let mut headers: Option<Vec<String>> = None;
        let mut rows: Vec<Row> = Vec::new();
        let mut faults = Faults::default();
        let mut record = csv::StringRecord::new();
        loop {
            let start = reader.position().clone();
            match reader.read_record(&mut record) {
                Ok(true) => {}
                Ok(false) => break,
                Err(error) => {
                    let line = error.position().map_or(start.line(), csv::Position::line);
                    faults.add(wrong(
                        index(line),
                        "row",
                        "it cannot be read; save the table again as CSV in UTF-8",
                    ));
                    break;
                }
            }
            let line = record.position().map_or(start.line(), csv::Position::line);
            let row_text = slice(
                text,
                record.position().map_or(0, csv::Position::byte),
                reader.position().byte(),
            );
            let line = index(line)
                + row_text
                    .bytes()
                    .take_while(|byte| matches!(byte, b'\n' | b'\r'))
                    .filter(|byte| *byte == b'\n')
                    .count();
            let cells: Vec<String> = record.iter().map(|cell| cell.trim().to_owned()).collect();
            if cells.iter().all(String::is_empty) {
                continue;
            }
            let is_open = row_text.bytes().filter(|byte| *byte == b'"').count() % 2 == 1;
            if is_open {
                let why = "a quote is opened and not closed; put one behind the text, or remove it";
                faults.add(wrong(line, "row", why));
                continue;
            }
            if let Some(at) = cells.iter().position(|cell| cell.len() > LONGEST_CELL) {
                let why = format!("the cell is longer than {LONGEST_CELL} letters; shorten it");
                faults.add(Page::Row { file, line }.fault(&(at..at), "cell", why));
                continue;
            }
            let Some(headers) = &headers else {
                if cells.len() > MOST_COLUMNS {
                    let why = format!(
                        "there are more than {MOST_COLUMNS} columns; is this a table of cards?"
                    );
                    return Err(wrong(line, "columns", &why));
                }
                headers = Some(cells);
                continue;
            };
            if let Some(at) = (headers.len()..cells.len())
                .find(|at| cells.get(*at).is_some_and(|cell| !cell.is_empty()))
            {
                let why = "there are more cells than columns; put a text with a comma into quotes";
                faults.add(Page::Row { file, line }.fault(&(at..at), "row", why));
                continue;
            }
            if rows.len() >= MOST_CARDS {
                let why = format!(
                    "a table has at most {MOST_CARDS} cards; save the rest as a second one"
                );
                faults.add(wrong(line, "row", &why));
                break;
            }
            rows.push(Row { line, cells });
        }
        let Some(headers) = headers else {
            return Err(match faults.told.into_iter().next() {
                Some(fault) => fault,
                None => wrong(
                    1,
                    "table",
                    "it is empty; the first row names the columns, as Name, Colour, Pyrus",
                ),
            });
        };
        if rows.is_empty() && faults.is_empty() {
            return Err(wrong(
                1,
                "table",
                "there is no row below the names of the columns; write a card a row",
            ));
        }
        Ok(Self {
            file: file.to_owned(),
            headers,
            rows,
            faults,
        })
    }

    /// The names of the columns as they stand in the first row.
    pub fn headers(&self) -> &[String] {
        &self.headers
    }

    /// How many rows there are below the names of the columns.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// True when there is no such row.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The first cells of a column, for somebody who chooses what it holds.
    pub fn examples(&self, column: usize, most: usize) -> Vec<&str> {
        let cells = self.rows.iter().filter_map(|row| row.cells.get(column));
        cells
            .map(String::as_str)
            .filter(|cell| !cell.is_empty())
            .take(most)
            .collect()
    }

    /// A card of each row, or what is wrong with it.
    pub fn cards(&self, mapping: &Mapping) -> Cards {
        let mut faults = self.faults.clone();
        let mut cards = Vec::new();
        if mapping.kind.is_none() && !mapping.columns.contains(&Some(Column::Kind)) {
            let known: Vec<&str> = KINDS.iter().map(|(word, ..)| *word).collect();
            let why = format!(
                "say which kind of cards these are, or which column says it: {}",
                known.join(", ")
            );
            faults.add(
                Page::Row {
                    file: &self.file,
                    line: 1,
                }
                .fault(&(0..0), "kind", why),
            );
        } else {
            for row in &self.rows {
                let page = Page::Row {
                    file: &self.file,
                    line: row.line,
                };
                let fields = Fields::new(&page, &mut faults, self.fields(row, mapping), 0..0);
                if let Some((card, _)) = card(fields, Usual::default()) {
                    cards.push((row.line, card));
                }
            }
        }
        let Faults { told, more } = faults;
        Cards {
            cards,
            faults: told,
            more_faults: more,
        }
    }

    /// A row as the fields of a card; the place of each is its cell.
    fn fields<'t>(&self, row: &'t Row, mapping: &Mapping) -> DeTable<'t> {
        let mut table = DeTable::new();
        let mut numbers = DeTable::new();
        let mut numbers_at = None;
        let put = |table: &mut DeTable<'t>, field: &'static str, at: usize, value: DeValue<'t>| {
            table.insert(
                Spanned::new(at..at, Cow::Borrowed(field)),
                Spanned::new(at..at, value),
            );
        };
        for (at, (column, cell)) in mapping.columns.iter().zip(&row.cells).enumerate() {
            let Some(column) = column.filter(|_| !cell.is_empty()) else {
                continue;
            };
            let field = column.field();
            if SIX.contains(&column) {
                numbers_at.get_or_insert(at);
                put(&mut numbers, field, at, number(cell));
            } else if matches!(column, Column::GPower | Column::Dots) {
                put(&mut table, field, at, number(cell));
            } else {
                put(&mut table, field, at, DeValue::String(word(column, cell)));
            }
        }
        if let Some(at) = numbers_at {
            put(&mut table, "numbers", at, DeValue::Table(numbers));
        }
        let has = |table: &DeTable<'_>, field: &str| table.keys().any(|key| key.as_ref() == field);
        if let Some(game) = mapping.game.filter(|_| !has(&table, "game")) {
            put(
                &mut table,
                "game",
                0,
                DeValue::String(game_word(game).into()),
            );
        }
        if let Some(kind) = mapping.kind.filter(|_| !has(&table, "kind")) {
            put(&mut table, "kind", 0, DeValue::String(kind.into()));
        }
        table
    }
}

fn index(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

fn slice(text: &str, from: u64, to: u64) -> &str {
    text.get(index(from)..index(to)).unwrap_or("")
}
