//! The packs of the table: those that come along and the table's own, read beside the window.
//!
//! What was read is looked at by the list of cards, by the set-up of a match and by a battle. It is replaced as a whole when
//! it was read anew, so that nobody ever sees half of it.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use eframe::egui;

use super::super::state::RefereeApp;
use super::super::tongue::tell;
use super::bring::BringFault;
use super::table::TableTarget;
use crate::rules::GameKind;
use crate::rules::bakugan::{AbilityCard, GateCard};
use crate::rules::cards::pack::{Pack, PackCard, PictureName, Shelf};
use crate::rules::cards::{Kind, Library};
use crate::store::packs::{BrokenPack, Found, KeptPack, PackFolder, Shipped, shipped};

/// The screen looks for more this often while packs are read, in seconds.
const LOOKS_EVERY: f32 = 0.05;
/// So long a few packs are waited for, so that a change is seen at once; more are read beside the window.
const PATIENCE: Duration = Duration::from_millis(60);

/// Where a pack stands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PackPlace<'a> {
    /// It comes along with the program, and is never changed.
    Shipped(&'static Shipped),
    /// It is one of the table's own.
    Own(&'a KeptPack),
}

/// The packs as they were read last.
#[derive(Debug, Clone, PartialEq)]
pub struct TablePacks {
    /// The cards of all of them.
    shelf: Shelf,
    /// Those that come along and of which the table has no copy, in the order in which they are listed.
    shipped: Vec<&'static Shipped>,
    own: Vec<KeptPack>,
    /// The places of cards by kind and name in small letters.
    by_name: HashMap<(Kind, String), Vec<usize>>,
    /// Those that cannot be used.
    pub(super) broken: Vec<BrokenPack>,
}

/// Those that come along, where nothing else was read.
static SHIPPED_ALONE: LazyLock<Arc<TablePacks>> =
    LazyLock::new(|| Arc::new(TablePacks::of(Found::default())));

impl TablePacks {
    /// The table's own packs beside those that come along. A pack of the same name takes the place of one that comes along.
    pub fn of(found: Found) -> Self {
        let is_replaced =
            |one: &&Shipped| found.packs.iter().any(|own| own.pack.name == one.pack.name);
        let shipped: Vec<&'static Shipped> =
            shipped().iter().filter(|one| !is_replaced(one)).collect();
        let all = shipped.iter().map(|one| one.pack.clone());
        let all = all.chain(found.packs.iter().map(|own| own.pack.clone()));
        let shelf = Shelf::of(all.collect());
        let mut by_name: HashMap<(Kind, String), Vec<usize>> = HashMap::new();
        for place in 0..shelf.len() {
            if let Some((_, card)) = shelf.get(place) {
                let key = (card.kind(), plain(&card.name));
                by_name.entry(key).or_default().push(place);
            }
        }
        Self {
            shelf,
            by_name,
            shipped,
            own: found.packs,
            broken: found.broken,
        }
    }

    /// The cards of all packs.
    pub fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// The packs in the order in which they are listed.
    pub fn packs(&self) -> &[Pack] {
        self.shelf.packs()
    }

    /// The table's own packs, as they are found in their folder.
    fn found(&self) -> Found {
        Found {
            packs: self.own.clone(),
            broken: self.broken.clone(),
        }
    }

    /// The table's own packs.
    pub(super) fn own(&self) -> &[KeptPack] {
        &self.own
    }

    /// The pack at a place of the list.
    pub fn pack(&self, at: usize) -> Option<PackPlace<'_>> {
        match at.checked_sub(self.shipped.len()) {
            None => self.shipped.get(at).copied().map(PackPlace::Shipped),
            Some(at) => self.own.get(at).map(PackPlace::Own),
        }
    }

    /// The place in the list of the table's own pack in this folder.
    pub(super) fn at_of(&self, folder: &std::path::Path) -> Option<usize> {
        let own = self.own.iter().position(|own| own.path == folder)?;
        Some(self.shipped.len() + own)
    }

    /// True when a pack of this name comes along and nothing takes its place.
    fn has_shipped(&self, name: &str) -> bool {
        self.shipped.iter().any(|one| one.pack.name == name)
    }

    /// The picture of the card at a place, with the pack in which it lies.
    pub fn picture(&self, place: usize) -> Option<(&KeptPack, &PictureName)> {
        let (pack, card) = self.shelf.get(place)?;
        match self.pack(pack)? {
            PackPlace::Own(kept) => Some((kept, card.picture.as_ref()?)),
            PackPlace::Shipped(_) => None,
        }
    }

    /// The Gate card of this name; of several the one of which most is known, the table's own before others.
    pub fn gate(&self, name: &str) -> Option<GateCard> {
        self.best((Kind::Gate, name), PackCard::gate, |gate| {
            gate.numbers.len() + 8 * gate.effects.len()
        })
    }

    /// The ability card of this name, found likewise.
    pub fn ability(&self, name: &str) -> Option<AbilityCard> {
        let known = |ability: &AbilityCard| ability.effects.len();
        self.best((Kind::Ability, name), PackCard::ability, known)
    }

    fn best<T>(
        &self,
        (kind, name): (Kind, &str),
        of: impl Fn(&PackCard) -> Option<T>,
        known: impl Fn(&T) -> usize,
    ) -> Option<T> {
        let same = self.by_name.get(&(kind, plain(name)))?.iter();
        let same = same.filter_map(|place| Some(self.shelf.get(*place)?.1));
        // Of equal ones the last is taken: the table's own stand behind those that come along.
        same.filter_map(of).max_by_key(known)
    }
}

/// A name as it is compared.
fn plain(name: &str) -> String {
    name.trim().to_lowercase()
}

/// Which cards of the packs are shown by the list already, as cards that every table has.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Twins {
    /// Place in the shelf to place in the library, and back.
    pub(super) in_library: HashMap<usize, usize>,
    pub(super) in_shelf: HashMap<usize, usize>,
    /// Cards of the library that a copy of the table's own stands for.
    pub(super) hidden: Vec<usize>,
}

impl Twins {
    /// A card that comes along is often one that the library knows: a printed gate, a card in the middle of Kaboodl.
    pub(super) fn of(library: &Library, packs: &TablePacks) -> Self {
        let known: HashMap<(GameKind, Kind, &str), usize> = library
            .cards()
            .iter()
            .enumerate()
            .filter(|(_, card)| !card.id.starts_with("match-"))
            .map(|(at, card)| ((card.game, card.kind, card.name.as_str()), at))
            .collect();
        let mut twins = Self::default();
        let shelf = packs.shelf();
        for place in 0..shelf.len() {
            let Some((pack, card)) = shelf.get(place) else {
                continue;
            };
            if !matches!(packs.pack(pack), Some(PackPlace::Shipped(_))) {
                break;
            }
            if let Some(at) = known.get(&(card.game, card.kind(), card.name.as_str())) {
                twins.in_library.insert(place, *at);
                twins.in_shelf.insert(*at, place);
            }
        }
        let series = crate::rules::cards::series_2_pack();
        if !packs.has_shipped(&series.name) {
            let cards = library.cards().iter().enumerate();
            let printed = cards.filter(|(_, card)| card.id.starts_with("bakugan-series-2-"));
            twins.hidden = printed.map(|(at, _)| at).collect();
        }
        twins
    }
}

/// What a thread that reads packs tells.
enum Told {
    /// So many of so many are read.
    Progress(usize, usize),
    /// Whether a pack was brought in: its folder then, and which pictures were not.
    Brought(Result<(PathBuf, Vec<String>), BringFault>),
    /// All of them.
    Done(Box<TablePacks>),
}

/// The packs while the app runs.
pub struct PacksState {
    /// Where the table's own packs are.
    pub(super) folder: Option<PackFolder>,
    now: Arc<TablePacks>,
    told: Option<mpsc::Receiver<Told>>,
    /// So many of so many are read; none when nothing is being read.
    pub(super) progress: Option<(usize, usize)>,
    /// The folder of the pack that was brought in last, until its cards are listed, and which pictures did not come.
    pub(super) brought: Option<(PathBuf, Vec<String>)>,
}

impl Default for PacksState {
    fn default() -> Self {
        Self {
            folder: None,
            now: Arc::clone(&SHIPPED_ALONE),
            told: None,
            progress: None,
            brought: None,
        }
    }
}

impl PacksState {
    /// The packs as they were read last.
    pub fn now(&self) -> &Arc<TablePacks> {
        &self.now
    }

    /// True while packs are read.
    pub fn is_reading(&self) -> bool {
        self.told.is_some()
    }
}

/// What is read.
enum Wanted {
    /// Every folder.
    Folders(Vec<PathBuf>),
    /// Only the words of these are made anew: one of them was changed by the app.
    Known(Found),
    /// A pack is brought in from elsewhere, beside these.
    Brought(PackFolder, PathBuf, Found),
    /// The cards of a table, whose pictures lie in a folder, go somewhere, beside these.
    Table(TableTarget, Vec<PackCard>, PathBuf, Found),
}

/// Puts a pack among those that were found, in the place of the one of its folder; gives that folder.
fn put(found: &mut Found, kept: KeptPack) -> PathBuf {
    let path = kept.path.clone();
    found.broken.retain(|broken| broken.path != path);
    match found.packs.iter_mut().find(|own| own.path == path) {
        Some(own) => *own = kept,
        None => {
            found.packs.push(kept);
            found.packs.sort_by(|one, other| one.path.cmp(&other.path));
        }
    }
    path
}

impl RefereeApp {
    /// With the folder of the table's own packs, which are read beside the window.
    #[must_use]
    pub fn with_packs(mut self, folder: PackFolder) -> Self {
        self.packs.folder = Some(folder);
        self.read_packs();
        self
    }

    /// The packs as they were read last.
    pub fn packs(&self) -> &Arc<TablePacks> {
        self.packs.now()
    }

    /// Reads the table's own packs anew.
    pub(in crate::app) fn read_packs(&mut self) {
        let Some(folder) = &self.packs.folder else {
            return;
        };
        let folders = folder.folders();
        self.read_beside(Wanted::Folders(folders));
    }

    /// One of the table's packs was changed, or is new.
    pub(super) fn put_pack(&mut self, kept: KeptPack) {
        let now = &self.packs.now;
        let mut found = now.found();
        put(&mut found, kept);
        self.read_beside(Wanted::Known(found));
    }

    fn read_beside(&mut self, wanted: Wanted) {
        let (tell, told) = mpsc::channel();
        let reads = move || {
            let found = match wanted {
                Wanted::Known(found) => found,
                Wanted::Brought(folder, from, mut found) => {
                    let brought = folder.import(&from).map_err(BringFault::from);
                    let told = brought.map(|pack| (put(&mut found, pack), Vec::new()));
                    let _ = tell.send(Told::Brought(told));
                    found
                }
                Wanted::Table(into, cards, beside, mut found) => {
                    let kept = into.keep(cards, &beside).map_err(BringFault::from);
                    let told = kept.map(|(pack, left)| (put(&mut found, pack), left));
                    let _ = tell.send(Told::Brought(told));
                    found
                }
                Wanted::Folders(folders) => {
                    let mut found = Found::default();
                    for (read, folder) in folders.iter().enumerate() {
                        // Nobody waits for the rest any more.
                        if tell.send(Told::Progress(read, folders.len())).is_err() {
                            return;
                        }
                        found.read(folder);
                    }
                    found
                }
            };
            let _ = tell.send(Told::Done(Box::new(TablePacks::of(found))));
        };
        let thread = thread::Builder::new().name("read packs".to_owned());
        match thread.spawn(reads) {
            Ok(_) => {
                self.packs.progress = Some((0, 0));
                self.packs.told = Some(told);
                self.take_packs(PATIENCE);
            }
            Err(why) => self.warn("packs", tell!("packs-not-read", why = why.to_string())),
        }
    }

    /// Takes in what was read in the meantime.
    pub(in crate::app) fn read_packs_on(&mut self, ctx: &egui::Context) {
        if self.packs.told.is_none() {
            return;
        }
        self.take_packs(Duration::ZERO);
        if self.packs.told.is_some() {
            ctx.request_repaint_after_secs(LOOKS_EVERY);
        } else {
            ctx.request_repaint();
        }
    }

    fn take_packs(&mut self, patience: Duration) {
        let Some(told) = &self.packs.told else {
            return;
        };
        let mut faults = Vec::new();
        let until = Instant::now() + patience;
        loop {
            let one = match until.saturating_duration_since(Instant::now()) {
                Duration::ZERO => told
                    .try_recv()
                    .map_err(|why| why == mpsc::TryRecvError::Empty),
                left => told
                    .recv_timeout(left)
                    .map_err(|why| why == mpsc::RecvTimeoutError::Timeout),
            };
            match one {
                Ok(Told::Progress(read, of)) => self.packs.progress = Some((read, of)),
                Ok(Told::Brought(Ok(brought))) => self.packs.brought = Some(brought),
                Ok(Told::Brought(Err(fault))) => faults.push(fault),
                Ok(Told::Done(packs)) => {
                    self.packs.now = Arc::from(packs);
                    break;
                }
                // The thread goes on.
                Err(true) => {
                    for fault in faults {
                        self.refuse_bring(fault);
                    }
                    return;
                }
                Err(false) => break,
            }
        }
        self.packs.told = None;
        self.packs.progress = None;
        self.renew_cards();
        for fault in faults {
            self.refuse_bring(fault);
        }
    }

    /// Brings a pack in from elsewhere, beside the window.
    pub(super) fn bring_beside(&mut self, folder: PackFolder, from: PathBuf) {
        let found = self.packs.now.found();
        self.read_beside(Wanted::Brought(folder, from, found));
    }

    /// Keeps the cards of a table, beside the window: their pictures may be many.
    pub(super) fn keep_table_beside(
        &mut self,
        into: TableTarget,
        cards: Vec<PackCard>,
        beside: PathBuf,
    ) {
        let found = self.packs.now.found();
        self.read_beside(Wanted::Table(into, cards, beside, found));
    }
}

impl RefereeApp {
    /// True while packs or pictures of cards are read beside the window.
    pub fn is_reading_cards(&self) -> bool {
        self.packs.is_reading() || self.photos.is_reading() || self.card_edits.is_making()
    }
}
