//! How players look where they are seen: their picture or initials on the disc of their seat, and their colour, where nobody
//! else at the table has it.
//!
//! Pictures are read and made small beside the window: a photo of a phone is large.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, mpsc};
use std::thread;

use eframe::egui::{ColorImage, Context, Id, TextureHandle, TextureId, TextureOptions};

use super::super::notice::Weight;
use super::super::place::Destination;
use super::super::state::{Over, RefereeApp};
use super::super::theme::Theme;
use super::super::tongue::tell;
use crate::store::players::COLOURS;
use crate::store::{Player, PlayersFile};

/// How somebody looks.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PlayerLook {
    /// What stands on the disc in place of the seat's number; empty for that number.
    pub initials: String,
    /// A picture in place of that, with its size.
    pub picture: Option<(TextureId, [f32; 2])>,
}

/// How everybody looks of whom that is known, by name.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct PlayerLooks(BTreeMap<String, PlayerLook>);

impl PlayerLooks {
    fn id() -> Id {
        Id::unique("how players look")
    }

    /// Lets everything that is drawn from now on know them.
    fn show_to(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Self::id(), Arc::new(self)));
    }

    /// How somebody looks; none where nothing is known of it.
    pub fn look(ctx: &Context, name: &str) -> Option<PlayerLook> {
        let looks = ctx.data(|data| data.get_temp::<Arc<Self>>(Self::id()))?;
        looks.0.get(name).cloned()
    }
}

/// What a thread that reads pictures tells: whose it is, and the picture or why there is none.
type Told = (String, Result<Picture, String>);

/// A picture that was read.
pub(super) struct Picture {
    image: ColorImage,
    /// The name of its file, where it was kept just now.
    kept_as: Option<String>,
}

/// The pictures of players.
#[derive(Default)]
pub(super) struct Pictures {
    /// By the names of players; none for one that cannot be shown or is being read.
    of: BTreeMap<String, Option<TextureHandle>>,
    told: Option<(mpsc::Sender<Told>, mpsc::Receiver<Told>)>,
    /// So many are being read.
    left: usize,
}

impl Pictures {
    /// Reads one picture beside the window.
    fn read_beside(
        &mut self,
        ctx: &Context,
        name: String,
        read: impl FnOnce() -> Result<Picture, String> + Send + 'static,
    ) {
        let (tell, _) = self.told.get_or_insert_with(mpsc::channel);
        let (tell, wakes) = (tell.clone(), ctx.clone());
        let reads = move || {
            let _ = tell.send((name, read()));
            wakes.request_repaint();
        };
        let thread = thread::Builder::new().name("read a player".to_owned());
        if thread.spawn(reads).is_ok() {
            self.left += 1;
        }
    }

    /// The next one that was read.
    fn next(&mut self) -> Option<Told> {
        let (_, told) = self.told.as_ref()?;
        let next = told.try_recv().ok()?;
        self.left = self.left.saturating_sub(1);
        Some(next)
    }

    /// All of them are read anew.
    pub(super) fn forget(&mut self) {
        self.of.clear();
    }
}

fn image_of(bytes: &[u8]) -> Option<ColorImage> {
    let picture = PlayersFile::small(bytes)?.to_rgba8();
    let size = [picture.width() as usize, picture.height() as usize];
    Some(ColorImage::from_rgba_unmultiplied(size, picture.as_raw()))
}

/// Which of the seats' colours each seat has: that of its player, where it is free, else the first that nobody wants.
fn order_of(colours: &[Option<u8>]) -> [u8; COLOURS as usize] {
    let mut order: [Option<u8>; COLOURS as usize] = Default::default();
    for (slot, wanted) in order.iter_mut().zip(colours) {
        *slot = *wanted;
    }
    for seat in 0..order.len() {
        let (before, rest) = order.split_at_mut(seat);
        if let Some(slot) = rest.first_mut()
            && before.contains(slot)
        {
            *slot = None;
        }
    }
    // A seat's own colour first: where nobody chose one, all is as ever.
    for seat in 0..order.len() {
        let own = u8::try_from(seat).ok();
        if order.get(seat) == Some(&None) && !order.contains(&own) {
            order[seat] = own;
        }
    }
    for seat in 0..order.len() {
        if order.get(seat) == Some(&None) {
            order[seat] = (0..COLOURS).find(|colour| !order.contains(&Some(*colour)));
        }
    }
    order.map(Option::unwrap_or_default)
}

impl RefereeApp {
    /// The players whose seats are seen on the page, in seat order; nobody where seats mean nothing or are of many matches.
    fn names_in_view(&self) -> Vec<String> {
        match self.place {
            Destination::Match => self.names_in_play(),
            Destination::SetUp => (0..self.set_up.count())
                .map(|seat| self.name_on_seat(seat))
                .collect(),
            Destination::Home => {
                let last = self.last_match.iter().flat_map(|last| &last.players);
                last.map(|(name, _)| name.clone()).collect()
            }
            _ => Vec::new(),
        }
    }

    fn names_in_play(&self) -> Vec<String> {
        let standing = self.play.as_ref().map(|play| play.standing().names);
        let names = standing.iter().flat_map(|names| names.iter());
        names.map(|(_, name)| name.clone()).collect()
    }

    fn seat_colours(&self, names: &[String]) -> [u8; COLOURS as usize] {
        let colours = names.iter().map(|name| {
            let player = self.players.get(name)?;
            player.colour?.checked_sub(1).filter(|at| *at < COLOURS)
        });
        order_of(&colours.collect::<Vec<_>>())
    }

    /// The colours in use, with those of the players on their seats.
    pub fn theme(&self) -> Theme {
        Theme::of(self.scheme).with_seats(self.seat_colours(&self.names_in_view()))
    }

    /// The same for the screen of those who watch, who always see the match.
    pub(in super::super) fn theme_of_match(&self) -> Theme {
        Theme::of(self.scheme).with_seats(self.seat_colours(&self.names_in_play()))
    }

    /// Which of the colours a seat of the match that is prepared has, from 0.
    pub(in super::super) fn colour_on_seat(&self, seat: usize) -> usize {
        let order = self.seat_colours(&self.names_in_view());
        order.get(seat).map_or(seat, |colour| usize::from(*colour))
    }

    /// Takes in pictures of players that were read, reads those that were not, and shows how everybody looks.
    pub(in super::super) fn load_player_pictures(&mut self, ctx: &Context) {
        self.take_pictures(ctx);
        let Some(file) = &self.players_file else {
            return;
        };
        let pictures = &mut self.players_state.pictures;
        for player in &self.players.all {
            if player.picture.is_none() || pictures.of.contains_key(&player.name) {
                continue;
            }
            pictures.of.insert(player.name.clone(), None);
            let (file, player, name) = (file.clone(), player.clone(), player.name.clone());
            let reads = move || {
                let bytes = file.picture(&player).ok_or_else(String::new)?;
                let image = image_of(&bytes).ok_or_else(String::new)?;
                Ok(Picture {
                    image,
                    kept_as: None,
                })
            };
            pictures.read_beside(ctx, name, reads);
        }
        self.player_looks().show_to(ctx);
    }

    fn player_looks(&self) -> PlayerLooks {
        let looks = self.players.all.iter().filter_map(|player| {
            let picture = self.picture_of(player);
            let initials = player.initials.clone().unwrap_or_default();
            let look = PlayerLook { initials, picture };
            (look != PlayerLook::default()).then(|| (player.name.clone(), look))
        });
        PlayerLooks(looks.collect())
    }

    /// The picture of somebody, with its size.
    pub(super) fn picture_of(&self, player: &Player) -> Option<(TextureId, [f32; 2])> {
        player.picture.as_ref()?;
        let texture = self.players_state.pictures.of.get(&player.name)?.as_ref()?;
        Some((texture.id(), texture.size_vec2().into()))
    }

    /// True while pictures of players are read.
    pub fn is_reading_player_pictures(&self) -> bool {
        self.players_state.pictures.left > 0
    }

    /// The chosen player gets the picture in this file; it is made small and kept beside the window.
    pub(in super::super) fn take_player_picture(&mut self, ctx: &Context, path: PathBuf) {
        self.over = Over::Nothing;
        let chosen = self.chosen_player().and_then(|at| self.players.all.get(at));
        let (Some(player), Some(file)) = (chosen.cloned(), self.players_file.clone()) else {
            return;
        };
        let name = player.name.clone();
        let keeps = move || {
            let (kept_as, bytes) = file
                .keep_picture(&player.name, &path)
                .map_err(|why| why.to_string())?;
            let image = image_of(&bytes).ok_or_else(String::new)?;
            Ok(Picture {
                image,
                kept_as: Some(kept_as),
            })
        };
        self.players_state.pictures.read_beside(ctx, name, keeps);
    }

    /// True where a picture that is let go of is meant for the chosen player.
    pub(in super::super) fn takes_pictures(&self) -> bool {
        let is_open = matches!(self.over, Over::Nothing | Over::Form(_));
        is_open && self.players_file.is_some() && self.chosen_player().is_some()
    }

    /// The last of the files that were let go of is the chosen player's picture.
    pub(in super::super) fn take_dropped_picture(&mut self, ctx: &Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        if let Some(file) = dropped.last() {
            self.take_player_picture(ctx, file.path().to_owned());
        }
    }

    /// Reads all pictures anew.
    pub(in super::super) fn forget_player_pictures(&mut self) {
        self.players_state.pictures.forget();
    }

    fn take_pictures(&mut self, ctx: &Context) {
        while let Some((name, read)) = self.players_state.pictures.next() {
            let picture = match read {
                Ok(picture) => picture,
                // A picture that is named in the file and cannot be shown leaves the initials.
                Err(why) if why.is_empty() => continue,
                Err(why) => {
                    let words = tell!("players-no-picture", why = why);
                    self.notices.show("refusal", Weight::Tell, words);
                    continue;
                }
            };
            if let Some(kept_as) = picture.kept_as {
                let mut all = self.players.all.iter_mut();
                if let Some(player) = all.find(|player| player.name == name) {
                    player.picture = Some(kept_as);
                    self.keep_players();
                }
            }
            let called = format!("picture of {name}");
            let texture = ctx.load_texture(called, picture.image, TextureOptions::LINEAR);
            self.players_state.pictures.of.insert(name, Some(texture));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::order_of;

    #[test]
    fn everybody_has_the_own_colour_where_it_is_free_and_all_have_others() {
        assert_eq!(order_of(&[]), [0, 1, 2, 3, 4, 5]);
        assert_eq!(order_of(&[None, Some(0)]), [1, 0, 2, 3, 4, 5]);
        assert_eq!(order_of(&[Some(4), Some(4), None]), [4, 1, 2, 3, 0, 5]);
        for first in 0..6_u8 {
            for second in 0..6_u8 {
                let mut order = order_of(&[None, Some(first), Some(second), None]);
                order.sort_unstable();
                assert_eq!(order, [0, 1, 2, 3, 4, 5], "{first} {second}");
            }
        }
    }
}
