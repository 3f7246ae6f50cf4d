//! The files of a pack.

use std::collections::HashMap;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::card::{Usual, card, language};
use super::fault::{Fault, Faults, Page};
use super::fields::{Fields, kind_of};
use super::spelling::games;
use super::syntax;
use super::{Content, FORMAT, LONGEST_CODE, MOST_CARDS, Pack, PackCard};

/// The file that every pack has.
pub const PACK_FILE: &str = "pack.toml";

/// One file of a pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Source<'a> {
    /// Its name in the folder of the pack.
    pub file: &'a str,
    /// What stands in it.
    pub text: &'a str,
}

/// A place in one of the files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The file, by its name in the folder of the pack.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
}

/// Where a card of a pack stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlacedCard {
    /// Where it begins.
    pub at: Place,
    /// Which card of its file it is, from 0.
    pub number: usize,
    /// Where its picture is named, if it has one.
    pub picture: Option<Place>,
}

/// A pack as its files give it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Parsed {
    /// What could be read of it.
    pub pack: Pack,
    /// Where each of its cards stands.
    pub places: Vec<PlacedCard>,
    /// What is wrong with it; the pack is whole only when nothing is.
    pub faults: Vec<Fault>,
    /// How many faults there are besides.
    pub more_faults: usize,
}

/// Reads the files of a pack: `pack.toml` and, if there are, others. Never panics, whatever stands in them.
pub fn parse(sources: &[Source<'_>]) -> Parsed {
    let mut reader = Reader::default();
    let mut sources: Vec<&Source<'_>> = sources.iter().collect();
    sources.sort_by_key(|source| (source.file != PACK_FILE, source.file));
    if sources.first().is_none_or(|first| first.file != PACK_FILE) {
        let page = Page::of_text(PACK_FILE, "");
        let why = "this file is missing; every pack has one, with format, name and cards";
        reader.faults.add(page.fault(&(0..0), "file", why));
        // It could have named the game of all cards.
        reader.usual.has_wrong_game = true;
    }
    for source in sources {
        reader.file(source);
    }
    let Faults { told, more } = reader.faults;
    Parsed {
        pack: reader.pack,
        places: reader.places,
        faults: told,
        more_faults: more,
    }
}

#[derive(Default)]
struct Reader {
    pack: Pack,
    places: Vec<PlacedCard>,
    faults: Faults,
    usual: Usual,
    /// Where each card was first named.
    known: HashMap<String, Place>,
    has_told_of_too_many: bool,
}

impl Reader {
    fn file(&mut self, source: &Source<'_>) {
        // Some editors begin a file with a mark that nobody sees.
        let text = source.text.strip_prefix('\u{feff}').unwrap_or(source.text);
        let page = Page::of_text(source.file, text);
        let (table, errors) = DeTable::parse_recoverable(text);
        if !errors.is_empty() {
            for fault in syntax::faults(&page, &errors) {
                self.faults.add(fault);
            }
            // What is left of such a file would only give rise to faults that are none.
            self.usual.has_wrong_game |= source.file == PACK_FILE;
            return;
        }
        let mut table = table.into_inner();
        let cards = take(&mut table, "card");
        if source.file == PACK_FILE {
            self.head(&page, table);
        } else {
            let mut fields = Fields::new(&page, &mut self.faults, table, 0..0);
            fields.asks("card");
            fields.refuse_others(
                "a further file of a pack",
                &["format", "name", "author", "version", "language", "game"],
            );
        }
        if let Some((key, cards)) = cards {
            self.cards(&page, text, &key, cards);
        }
    }

    fn head(&mut self, page: &Page<'_>, table: DeTable<'_>) {
        let mut fields = Fields::new(page, &mut self.faults, table, 0..0);
        if !fields.has("format") {
            fields.missing(
                "format",
                &format!("write format = {FORMAT} at the top of the file"),
            );
        }
        let format_place = fields.place_of("format");
        let later = fields
            .number("format", 1, i64::from(u32::MAX))
            .filter(|format| *format != FORMAT);
        if let Some(later) = later {
            let why = format!(
                "a later Rollcall wrote format {later}; this one reads {FORMAT}, so take a newer Rollcall"
            );
            fields.fault(&format_place, "format", why);
        }
        let name = fields.name("name", "write name = \"Our cards\" at the top of the file");
        self.pack.name = name.unwrap_or_default();
        self.pack.author = fields.name_if_there("author");
        self.pack.version = fields.line("version", LONGEST_CODE);
        self.pack.language = language(&mut fields);
        let has_game = fields.has("game");
        self.usual.game = fields.word("game", &games());
        self.usual.has_wrong_game = has_game && self.usual.game.is_none();
        fields.asks("card");
        fields.refuse_others(
            "the top of pack.toml",
            &[
                "kind",
                "code",
                "text",
                "colour",
                "numbers",
                "effects",
                "picture",
                "attribute",
                "g_power",
            ],
        );
    }

    fn cards(&mut self, page: &Page<'_>, text: &str, key: &Range<usize>, cards: DeValue<'_>) {
        let wants = "write each card under a line [[card]] of its own";
        let cards = match cards {
            DeValue::Array(cards) => cards,
            other => {
                let why = match other {
                    DeValue::Table(_) => {
                        "write [[card]], with two brackets on each side".to_owned()
                    }
                    other => format!("it is {}; {wants}", kind_of(&other)),
                };
                self.faults.add(page.fault(key, "card", why));
                return;
            }
        };
        for (number, value) in cards.into_iter().enumerate() {
            let span = value.span();
            let DeValue::Table(table) = value.into_inner() else {
                self.faults.add(page.fault(&span, "card", wants));
                continue;
            };
            // Cards in a list cannot be found again to be changed by the form.
            if !text
                .get(span.start..)
                .is_some_and(|rest| rest.starts_with("[["))
            {
                self.faults.add(page.fault(&span, "card", wants));
                return;
            }
            if self.pack.cards.len() >= MOST_CARDS {
                if !self.has_told_of_too_many {
                    self.has_told_of_too_many = true;
                    let why = format!(
                        "a pack has at most {MOST_CARDS} cards; make a second pack of the rest"
                    );
                    self.faults.add(page.fault(&span, "card", why));
                }
                return;
            }
            let fields = Fields::new(page, &mut self.faults, table, span.clone());
            let Some((card, picture)) = card(fields, self.usual) else {
                continue;
            };
            let at = place(page, span.start);
            if let Some(first) = self.known.get(&identity(&card)) {
                let why = format!(
                    "this card stands already at {}:{}; remove one of them, or give each its code",
                    first.file, first.line
                );
                self.faults.add(page.fault(&span, "name", why));
                continue;
            }
            self.known.insert(identity(&card), at.clone());
            self.places.push(PlacedCard {
                at,
                number,
                picture: picture.map(|span| place(page, span.start)),
            });
            self.pack.cards.push(card);
        }
    }
}

fn place(page: &Page<'_>, at: usize) -> Place {
    let fault = page.fault(&(at..at), "", "");
    Place {
        file: fault.file,
        line: fault.line,
        column: fault.column,
    }
}

/// Takes a field out of a table: where its name stands, and its value.
fn take<'t>(table: &mut DeTable<'t>, field: &str) -> Option<(Range<usize>, DeValue<'t>)> {
    let key = table.keys().find(|key| key.as_ref() == field)?.clone();
    let value = table.remove(&key)?;
    Some((key.span(), Spanned::into_inner(value)))
}

/// What makes a card another one than all others of its pack.
fn identity(card: &PackCard) -> String {
    let more = match &card.content {
        Content::Bakugan { attribute, g_power } => format!("{attribute:?} {g_power:?}"),
        _ => String::new(),
    };
    format!(
        "{:?}\n{}\n{}\n{}\n{}\n{more}",
        card.game,
        card.content.kind_word(),
        card.name.to_lowercase(),
        card.code.as_deref().unwrap_or_default().to_lowercase(),
        card.language.as_deref().unwrap_or_default(),
    )
}
