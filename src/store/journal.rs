//! The journal of one match: a head line, then one entry a line, each on disk before it is acknowledged.
//!
//! ```text
//! (format:1,game:Bakugan,begun:1790000000000,setup:(players:[…],first:0,house:{}))
//! (number:1,at:1790000004000,source:Referee,what:Did(command:SetGates,events:[…]))
//! ```
//!
//! A power cut leaves at most one torn last line. It is set aside into a file of its own and named; the match goes on
//! from the entries before it. Damage further up is reported with line and column, and the file is left as it is.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{FORMAT, StoreError, read_at_most, sync_folder_of, with_suffix};
use crate::rules::all_out::AllOut;
use crate::rules::bakugan::Bakugan;
use crate::rules::got_five::GotFive;
use crate::rules::kaboodl::Kaboodl;
use crate::rules::script::with_nearest;
use crate::rules::{EntryOf, GameKind, Ledger, Rules, Stamp, Table};

/// A match of a hundred thousand entries is smaller; anything larger (or `/dev/zero`) would fill the memory.
const LARGEST_JOURNAL_BYTES: u64 = 128 << 20;

/// The first line of a journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<S> {
    /// The version of the layout.
    pub format: u32,
    /// Which rulebook.
    pub game: GameKind,
    /// When the match began.
    pub begun: Stamp,
    /// What was agreed before the first turn.
    pub setup: S,
}

/// As much of the first line as every version has.
#[derive(Deserialize)]
struct Peek {
    format: u32,
    game: GameKind,
}

/// As much of the first line as even a later Rollcall's has.
#[derive(Deserialize)]
struct PeekFormat {
    format: u32,
}

/// What is wrong with a journal, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    /// The line, from 1; the head is line 1.
    pub line: usize,
    /// What is wrong there.
    pub why: String,
    /// Whether the match can go on in the same file.
    pub kind: DamageKind,
}

/// Two sorts of damage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DamageKind {
    /// The last line is not whole, as after a power cut: it can be set aside.
    TornEnd,
    /// Something before the end cannot be read: nothing in the file may be changed.
    Inside,
}

/// A journal read back: the good part, and what is wrong with the rest.
#[derive(Debug, Clone)]
pub struct Kept<R: Rules> {
    /// The match as far as it can be read.
    pub ledger: Ledger<R>,
    /// When it began.
    pub begun: Stamp,
    /// What is wrong, if anything.
    pub damage: Option<Damage>,
    /// How many bytes from the start are good.
    pub good_bytes: u64,
}

/// A match of any game read back.
#[derive(Debug, Clone)]
pub struct KeptTable {
    /// The match as far as it can be read.
    pub table: Table,
    /// When it began.
    pub begun: Stamp,
    /// What is wrong, if anything.
    pub damage: Option<Damage>,
}

/// Reads a journal without touching it.
///
/// # Errors
/// When there is no good first line, or the file cannot be read at all.
pub fn read<R: Rules>(path: &Path) -> Result<Kept<R>, StoreError> {
    let bytes = read_at_most(path, LARGEST_JOURNAL_BYTES)?;
    let peek = peek(&bytes, path)?;
    if peek.game != R::KIND {
        return Err(StoreError::Head {
            why: format!("it is a match of {}", peek.game.name()),
            path: path.to_owned(),
        });
    }
    let mut lines = lines_of(&bytes);
    let head = lines.next().unwrap_or(&[]);
    let header: Header<R::Setup> = parse(head).map_err(|why| StoreError::Head {
        why,
        path: path.to_owned(),
    })?;
    let mut entries: Vec<EntryOf<R>> = Vec::new();
    let mut damage = None;
    let mut good_bytes = head.len();
    let mut ends = vec![good_bytes];
    let mut rest = lines.enumerate().peekable();
    while let Some((at, line)) = rest.next() {
        let parsed = if line.ends_with(b"\n") {
            parse(line)
        } else {
            Err("the line is not whole".to_owned())
        };
        match parsed {
            Ok(entry) => {
                entries.push(entry);
                good_bytes += line.len();
                ends.push(good_bytes);
            }
            Err(why) => {
                damage = Some(Damage {
                    line: at + 2,
                    why,
                    kind: if rest.peek().is_none() {
                        DamageKind::TornEnd
                    } else {
                        DamageKind::Inside
                    },
                });
                break;
            }
        }
    }
    let replay = Ledger::replay(header.setup, entries);
    let good = replay.ledger.entries().len();
    if let Some(broken) = replay.broken {
        // It can be read but does not follow: that is no power cut, so the file stays as it is.
        damage = Some(Damage {
            line: good + 2,
            why: broken.to_string(),
            kind: DamageKind::Inside,
        });
        good_bytes = ends.get(good).copied().unwrap_or(good_bytes);
    }
    Ok(Kept {
        ledger: replay.ledger,
        begun: header.begun,
        damage,
        good_bytes: good_bytes as u64,
    })
}

/// Reads a journal of whatever game it is, without touching it.
///
/// # Errors
/// When there is no good first line, or the file cannot be read at all.
pub fn read_table(path: &Path) -> Result<KeptTable, StoreError> {
    let bytes = read_at_most(path, LARGEST_JOURNAL_BYTES)?;
    match peek(&bytes, path)?.game {
        GameKind::Bakugan => {
            let kept = read::<Bakugan>(path)?;
            Ok(KeptTable {
                table: Table::Bakugan(kept.ledger),
                begun: kept.begun,
                damage: kept.damage,
            })
        }
        GameKind::Kaboodl => {
            let kept = read::<Kaboodl>(path)?;
            Ok(KeptTable {
                table: Table::Kaboodl(kept.ledger),
                begun: kept.begun,
                damage: kept.damage,
            })
        }
        GameKind::AllOut => {
            let kept = read::<AllOut>(path)?;
            Ok(KeptTable {
                table: Table::AllOut(kept.ledger),
                begun: kept.begun,
                damage: kept.damage,
            })
        }
        GameKind::GotFive => {
            let kept = read::<GotFive>(path)?;
            Ok(KeptTable {
                table: Table::GotFive(kept.ledger),
                begun: kept.begun,
                damage: kept.damage,
            })
        }
    }
}

fn peek(bytes: &[u8], path: &Path) -> Result<Peek, StoreError> {
    let head = |why| StoreError::Head {
        why,
        path: path.to_owned(),
    };
    let line = lines_of(bytes).next().unwrap_or(&[]);
    if !line.ends_with(b"\n") {
        return Err(head("it is not whole".to_owned()));
    }
    // A later format may name a game that this Rollcall does not know: look at the number alone first.
    let PeekFormat { format } = parse(line).map_err(head)?;
    if format > FORMAT {
        return Err(StoreError::Later {
            found: format,
            path: path.to_owned(),
        });
    }
    let peek: Peek = parse(line).map_err(head)?;
    if peek.format == 0 {
        return Err(head("format 0 never was".to_owned()));
    }
    Ok(peek)
}

/// The lines of a file, each with its line break.
fn lines_of(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split_inclusive(|byte| *byte == b'\n')
}

fn parse<T: for<'a> Deserialize<'a>>(line: &[u8]) -> Result<T, String> {
    let text = std::str::from_utf8(line)
        .map_err(|why| format!("column {}: not text", why.valid_up_to().saturating_add(1)))?;
    ron::from_str(text.trim_end()).map_err(|why| {
        // Each entry is one line, so only the column says something.
        let what = match why.code {
            // The reader's own words speak to programmers.
            ron::Error::ExceededRecursionLimit => "brackets stand in brackets too deep".to_owned(),
            code => with_nearest(&code.to_string()),
        };
        format!("column {}: {what}", why.span.start.col)
    })
}

/// A value as one line with its line break; line breaks in texts are escaped.
fn line_of<T: Serialize>(value: &T, path: &Path) -> Result<String, StoreError> {
    let mut line = ron::to_string(value).map_err(|why| StoreError::Unwritable {
        why: why.to_string(),
        path: path.to_owned(),
    })?;
    line.push('\n');
    Ok(line)
}

/// The open journal of one match. Only one process can hold it.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    /// Held as long as the journal is open; the system lets go of it when the process ends, however it ends.
    _lock: File,
    good_bytes: u64,
    /// Lines that the disk would not take yet.
    waiting: Vec<String>,
}

impl Journal {
    /// Begins the journal of a new match.
    ///
    /// # Errors
    /// When it cannot be written, or the file is there already.
    pub fn create<R: Rules>(
        path: &Path,
        setup: &R::Setup,
        begun: Stamp,
    ) -> Result<Self, StoreError> {
        let lock = lock(path)?;
        let file = OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(path)
            .map_err(StoreError::disk("beginning the journal", path))?;
        let mut journal = Self {
            path: path.to_owned(),
            file,
            _lock: lock,
            good_bytes: 0,
            waiting: Vec::new(),
        };
        journal.write_line(&Header {
            format: FORMAT,
            game: R::KIND,
            begun,
            setup: setup.clone(),
        })?;
        sync_folder_of(path);
        Ok(journal)
    }

    /// Opens a journal to go on with it. A torn end is set aside into the file that is returned.
    ///
    /// # Errors
    /// When it is in use, cannot be read, or is damaged before its end ([`StoreError::Mistake`]).
    pub fn go_on<R: Rules>(path: &Path) -> Result<(Self, Kept<R>, Option<PathBuf>), StoreError> {
        let lock = lock(path)?;
        let kept = read::<R>(path)?;
        let file = OpenOptions::new()
            .write(true)
            .open(path)
            .map_err(StoreError::disk("opening the journal", path))?;
        let mut journal = Self {
            path: path.to_owned(),
            file,
            _lock: lock,
            good_bytes: kept.good_bytes,
            waiting: Vec::new(),
        };
        let aside = match &kept.damage {
            None => None,
            Some(damage) if damage.kind == DamageKind::Inside => {
                return Err(StoreError::Mistake {
                    why: format!("line {} cannot be read ({})", damage.line, damage.why),
                    path: path.to_owned(),
                });
            }
            Some(_) => Some(journal.set_torn_end_aside()?),
        };
        Ok((journal, kept, aside))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How many entries the disk has not taken yet.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Puts one entry on disk; when this returns, a power cut no longer harms it.
    ///
    /// When the disk refuses, the entry waits and is written before the next one, so that the journal never has a gap.
    ///
    /// # Errors
    /// When the disk refuses; the game can go on.
    pub fn append<C: Serialize, E: Serialize>(
        &mut self,
        entry: &crate::rules::Entry<C, E>,
    ) -> Result<(), StoreError> {
        self.write_line(entry)
    }

    /// Puts many entries on disk at once.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn append_all<C: Serialize, E: Serialize>(
        &mut self,
        entries: &[crate::rules::Entry<C, E>],
    ) -> Result<(), StoreError> {
        for entry in entries {
            self.waiting.push(line_of(entry, &self.path)?);
        }
        self.retry()
    }

    /// Tries again to write what the disk would not take.
    ///
    /// # Errors
    /// When it still refuses.
    pub fn retry(&mut self) -> Result<(), StoreError> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        let lines = self.waiting.concat();
        self.write_bytes(lines.as_bytes())
            .map_err(StoreError::disk("writing the journal", &self.path))?;
        self.waiting.clear();
        Ok(())
    }

    fn write_line<T: Serialize>(&mut self, value: &T) -> Result<(), StoreError> {
        self.waiting.push(line_of(value, &self.path)?);
        self.retry()
    }

    fn write_bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        let written = self
            .file
            .seek(SeekFrom::Start(self.good_bytes))
            .and_then(|_| self.file.write_all(bytes))
            .and_then(|()| self.file.sync_data());
        match written {
            Ok(()) => {
                self.good_bytes += bytes.len() as u64;
                Ok(())
            }
            Err(why) => {
                // Half a line may stand there now; what is good must stay readable meanwhile.
                let _ = self.file.set_len(self.good_bytes);
                Err(why)
            }
        }
    }

    fn set_torn_end_aside(&mut self) -> Result<PathBuf, StoreError> {
        let bytes = fs::read(&self.path).map_err(StoreError::disk("reading", &self.path))?;
        let good = usize::try_from(self.good_bytes).unwrap_or(usize::MAX);
        let torn = bytes.get(good..).unwrap_or(&[]);
        let mut number = 1;
        let (mut file, aside) = loop {
            let aside = with_suffix(&self.path, &format!(".torn-{number}"));
            match OpenOptions::new().write(true).create_new(true).open(&aside) {
                Ok(file) => break (file, aside),
                Err(why) if why.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(why) => return Err(StoreError::disk("setting a torn line aside", &aside)(why)),
            }
        };
        file.write_all(torn)
            .and_then(|()| file.sync_all())
            .map_err(StoreError::disk("setting a torn line aside", &aside))?;
        sync_folder_of(&aside);
        self.file
            .set_len(self.good_bytes)
            .and_then(|()| self.file.sync_all())
            .map_err(StoreError::disk("shortening the journal", &self.path))?;
        Ok(aside)
    }
}

/// A lock may outlive its holder for a moment: a process that was killed, or a child that was just being started. So it is tried
/// this often, with this pause, before another Rollcall is believed to be there.
const LOCK_TRIES: usize = 12;
const LOCK_PAUSE: std::time::Duration = std::time::Duration::from_millis(25);

/// Takes the journal for this process alone. The lock is a file beside it, so that others can still read the journal.
pub(super) fn lock(path: &Path) -> Result<File, StoreError> {
    let beside = with_suffix(path, ".lock");
    let file = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(false)
        .open(&beside)
        .map_err(StoreError::disk("locking the journal", &beside))?;
    let mut taken = file.try_lock();
    for _ in 0..LOCK_TRIES {
        if !matches!(taken, Err(fs::TryLockError::WouldBlock)) {
            break;
        }
        std::thread::sleep(LOCK_PAUSE);
        taken = file.try_lock();
    }
    match taken {
        Ok(()) => Ok(file),
        Err(fs::TryLockError::WouldBlock) => Err(StoreError::InUse {
            path: path.to_owned(),
        }),
        Err(fs::TryLockError::Error(why)) if why.kind() == io::ErrorKind::Unsupported => Ok(file),
        Err(fs::TryLockError::Error(why)) => {
            Err(StoreError::disk("locking the journal", &beside)(why))
        }
    }
}

#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests {
    use super::*;
    use crate::rules::bakugan::{Command, Setup};
    use crate::rules::{Ledger, Source};

    #[test]
    fn a_bracket_bomb_and_a_word_without_end_are_named_in_short() {
        let deep = format!("(format:1,x:{}", "[".repeat(1_000_000));
        let why = parse::<PeekFormat>(deep.as_bytes())
            .err()
            .expect("too deep");
        assert!(
            why.ends_with("brackets stand in brackets too deep"),
            "{why}"
        );
        let long = format!("(number:1,{}:1)", "a".repeat(1_000_000));
        let why = parse::<EntryOf<Bakugan>>(long.as_bytes()).expect_err("unknown");
        assert!(why.contains("aaaa") && why.len() < 10_000, "{}", why.len());
    }

    #[test]
    fn a_full_disk_is_a_value_and_the_entry_waits() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("m.journal");
        let setup = Setup::quick("Mia", "Ben");
        let mut game = Ledger::<Bakugan>::new(setup.clone());
        let mut journal =
            Journal::create::<Bakugan>(&path, &setup, Stamp::default()).expect("a new journal");
        let good = std::mem::replace(
            &mut journal.file,
            OpenOptions::new()
                .write(true)
                .open("/dev/full")
                .expect("a full disk"),
        );
        let entry = game
            .act(Command::SetGates, Source::Referee, Stamp::default())
            .expect("it is allowed");
        let refused = journal.append(entry).expect_err("the disk is full");
        assert!(
            refused
                .to_string()
                .starts_with("writing the journal failed")
        );
        assert_eq!(journal.waiting(), 1);
        journal.file = good;
        journal.retry().expect("there is room again");
        let kept = read::<Bakugan>(&path).expect("it can be read");
        assert_eq!(kept.ledger.entries(), game.entries());
        assert_eq!(kept.damage, None);
    }
}
