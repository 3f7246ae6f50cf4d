//! `rollcall cards`: packs of cards that people wrote.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use serde::Serialize;

use super::detect::{say, say_json, say_plainly};
use super::{Failure, Format, complain};
use crate::rules::cards::pack::table::{self, Mapping, Table};
use crate::rules::cards::pack::{Fault, LARGEST_FILE_BYTES, Pack, PackCard, Shelf, pack_text};
use crate::store::packs::{self, BrokenPack, KeptPack};

/// Look after packs of cards.
#[derive(Debug, Args)]
pub struct Cards {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Check a pack and print what is in it, or everything that is wrong with it.
    Check(Check),
    /// Make a pack of a table that a spreadsheet saved as CSV, and print it as a pack.toml.
    FromTable(FromTable),
}

/// Check a pack and print what is in it, or everything that is wrong with it.
///
/// Each fault is told as FILE:LINE:COLUMN: FIELD: what is wrong and how it would be right. Nothing is changed.
#[derive(Debug, Args)]
#[command(after_long_help = AFTER_HELP)]
struct Check {
    /// The folder of the pack, or its pack.toml.
    #[arg(value_name = "PACK")]
    pack: PathBuf,
    /// How it is printed.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// Make a pack of a table that a spreadsheet saved as CSV, and print it as a pack.toml.
///
/// The first row names the columns, in English or German; a column of another name is passed over, which is told. Rows
/// that give no card are told with line and column, and the others are printed all the same.
#[derive(Debug, Args)]
struct FromTable {
    /// The table: a CSV file.
    #[arg(value_name = "TABLE")]
    table: PathBuf,
    /// The name of the pack.
    #[arg(long, value_name = "NAME", default_value = "My cards")]
    name: String,
    /// The kind of the cards, where no column says it: gate, ability, bakugan, kaboodl, event and so on.
    #[arg(long, value_name = "KIND")]
    kind: Option<String>,
    /// The game of the cards, where no column says it: bakugan, kaboodl, all_out or got_five.
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
}

const AFTER_HELP: &str = "\
How a pack is written stands in src/rules/cards/pack/format.md. Packs to begin with lie under assets/packs/.

With --format json, for each card: event (\"card\"), pack, game, kind, name, about, code, file, line, picture.
For each fault: event (\"fault\"), file, line, column, field, why. A pack with faults prints no cards.

The exit status is 0 when nothing is wrong with the pack, else 2.";

/// One card, as printed with `--format json`.
#[derive(Debug, Serialize)]
struct CardLine<'a> {
    event: &'static str,
    pack: &'a str,
    game: &'static str,
    kind: &'static str,
    name: &'a str,
    about: String,
    code: Option<&'a str>,
    file: &'a str,
    line: usize,
    picture: Option<&'a str>,
}

/// One fault, as printed with `--format json`.
#[derive(Debug, Serialize)]
struct FaultLine<'a> {
    event: &'static str,
    file: &'a str,
    line: usize,
    column: usize,
    field: &'a str,
    why: &'a str,
}

impl Cards {
    /// Runs it.
    ///
    /// # Errors
    /// When the pack or table cannot be used.
    pub fn run(self) -> Result<(), Failure> {
        match self.what {
            What::Check(check) => check.run(),
            What::FromTable(table) => table.run(),
        }
    }
}

impl Check {
    fn run(self) -> Result<(), Failure> {
        match packs::read(&self.pack) {
            Ok(kept) => self.tell(&kept),
            Err(broken) => {
                if self.format == Format::Json {
                    for fault in &broken.faults {
                        say_json(&FaultLine {
                            event: "fault",
                            file: &fault.file,
                            line: fault.line,
                            column: fault.column,
                            field: &fault.field,
                            why: &fault.why,
                        })?;
                    }
                }
                Err(Failure::Unusable(all_faults(&broken)))
            }
        }
    }

    fn tell(&self, kept: &KeptPack) -> Result<(), Failure> {
        let shelf = Shelf::of(vec![kept.pack.clone()]);
        if self.format == Format::Text {
            say_plainly(&head(&kept.pack))?;
        }
        for (at, (card, place)) in kept.pack.cards.iter().zip(&kept.places).enumerate() {
            let shown = shelf.card(at);
            let about = shown
                .as_ref()
                .map_or_else(String::new, |shown| shown.about.clone());
            if self.format == Format::Json {
                say_json(&CardLine {
                    event: "card",
                    pack: &kept.pack.name,
                    game: card.game_word(),
                    kind: card.content.kind_word(),
                    name: &card.name,
                    about,
                    code: card.code.as_deref(),
                    file: &place.at.file,
                    line: place.at.line,
                    picture: card.picture.as_ref().map(|picture| picture.as_str()),
                })?;
            } else {
                say_plainly(&in_words(card, &about))?;
            }
        }
        Ok(())
    }
}

fn head(pack: &Pack) -> String {
    let mut head = pack.name.clone();
    if let Some(version) = &pack.version {
        head += &format!(" {version}");
    }
    if let Some(author) = &pack.author {
        head += &format!(", by {author}");
    }
    match pack.cards.len() {
        1 => head + ": 1 card",
        many => head + &format!(": {many} cards"),
    }
}

fn in_words(card: &PackCard, about: &str) -> String {
    let mut words = format!("  {}: {}, {about}", card.name, card.game.name());
    if let Some(picture) = &card.picture {
        words += &format!(", picture {}", picture.as_str());
    }
    words
}

/// Every fault on a line of its own, each with the program's name before it as `exit_of` writes it.
fn all_faults(broken: &BrokenPack) -> String {
    let lines = broken.to_string();
    let count = broken.faults.len() + broken.more;
    let faults = if count == 1 {
        "1 mistake"
    } else {
        &format!("{count} mistakes")
    };
    format!(
        "{}\nrollcall: {faults} in {}",
        lines.replace('\n', "\nrollcall: "),
        broken.path.display()
    )
}

impl FromTable {
    fn run(self) -> Result<(), Failure> {
        let file = self
            .table
            .file_name()
            .unwrap_or(self.table.as_os_str())
            .to_string_lossy()
            .into_owned();
        let text = read(&self.table)?;
        let table =
            Table::read(&file, &text).map_err(|fault| Failure::Unusable(fault.to_string()))?;
        let mut mapping = Mapping::guess(&table);
        mapping
            .set_usual(self.kind.as_deref(), self.game.as_deref())
            .map_err(Failure::Unusable)?;
        for (header, column) in table.headers().iter().zip(mapping.columns()) {
            if column.is_none() && !header.is_empty() {
                complain(&format!("rollcall: the column \"{header}\" is passed over"));
            }
        }
        let cards = table.cards(&mapping);
        let told: Vec<String> = cards.faults.iter().map(Fault::to_string).collect();
        if cards.cards.is_empty() {
            return Err(Failure::Unusable(told.join("\nrollcall: ")));
        }
        for fault in &told {
            complain(&format!("rollcall: {fault}"));
        }
        if cards.more_faults > 0 {
            complain(&format!("rollcall: and {} more", cards.more_faults));
        }
        say(&pack_text(&Pack {
            name: self.name,
            cards: cards.cards.into_iter().map(|(_, card)| card).collect(),
            ..Pack::default()
        }))
    }
}

fn read(path: &Path) -> Result<String, Failure> {
    let unusable = |why: String| Failure::Unusable(format!("{}: {why}", path.display()));
    let size = std::fs::metadata(path).map_err(|why| unusable(why.to_string()))?;
    if !size.is_file() {
        return Err(unusable("this is no file".to_owned()));
    }
    if size.len() > LARGEST_FILE_BYTES {
        return Err(unusable(format!(
            "it is larger than {} MB",
            LARGEST_FILE_BYTES >> 20
        )));
    }
    let bytes = std::fs::read(path).map_err(|why| unusable(why.to_string()))?;
    Ok(table::decoded(&bytes))
}
