//! The window: the only place that names egui.
//!
//! | file | what it is |
//! | --- | --- |
//! | `state.rs`, `perform.rs` | [`RefereeApp`]: what is known, and the one place where an ask is carried out |
//! | `table_side.rs` | what the record means for camera and table |
//! | `table_watch.rs` | whether the cards on the table and the score sheet say the same |
//! | `listen.rs`, `loud.rs` | the camera's notes and frames; tones and calls said aloud |
//! | `arbiter.rs` | which roll a call belongs to, and how far it is trusted |
//! | `call_card.rs` | small pictures of a call: before, opening, rest |
//! | `known_cards.rs` | what names of cards mean in a match, and which card the camera sees |
//! | `ghost/` | the picture before the last roll over the live one, to put a knocked toy back |
//! | `replay/` | the last roll once more, and the key that keeps it as a test |
//! | `finish/` | the photo finish of a tie roll |
//! | `reel/` | the best rolls of the evening as one animated picture |
//! | `report/` | a bug report: gathered, looked through, saved as one file |
//! | `learn.rs` | what the referee said otherwise than the camera, kept as examples for the judge |
//! | `play.rs`, `keys.rs`, `ask.rs` | a match of any game by one door; the one table of keys; what can be asked for |
//! | `view.rs`, `sheets.rs`, `pick.rs`, `confirm.rs`, `by_hand.rs`, `correction.rs`, `rules_sheet.rs` | from the state to plain structs: what the screen says |
//! | `cards/` | the cards over any screen: searched, and read from across the room |
//! | `home.rs`, `welcome.rs`, `set_up/`, `settings/`, `past/`, `statistics/`, `players/`, `tournament.rs`, `backup.rs`, `camera_page.rs` | the screens around a match |
//! | `bakugan/`, `kaboodl/`, `all_out/`, `got_five/` | what each game shows between banner and log |
//! | `board.rs`, `match_end.rs`, `icon_tile.rs`, `seat_frame.rs` | what the games' screens share |
//! | `tools/` | coin, dice, lot, vote, turn clock, reviews |
//! | `audience/` | the second screen, for those who watch |
//! | `page.rs`, `field.rs`, `calendar.rs` | what the screens around a match share |
//! | `camera_set_up.rs` | sizes of cards, profiles, controls of the camera, a test roll |
//! | `screen.rs`, `panel/` | from those structs to pixels |
//! | `art/` | drawings of our own: games, creatures, cards, icons, marks |
//! | `pen.rs`, `button.rs`, `shapes.rs`, `theme.rs`, `words.rs`, `bidi.rs`, `tongue.rs`, `texts.rs` | drawing, colours, sizes, text, languages |
//! | `window.rs`, `sources.rs`, `disk.rs` | eframe and fonts; cameras; journals and settings |

pub mod all_out;
pub mod arbiter;
pub mod art;
pub mod ask;
pub mod audience;
mod backup;
pub mod bakugan;
mod bidi;
mod board;
pub mod button;
pub mod by_hand;
mod calendar;
pub mod call_card;
mod camera_page;
mod camera_set_up;
pub mod cards;
pub mod confirm;
pub mod correction;
pub mod disk;
pub mod eye;
mod field;
mod finish;
pub mod ghost;
pub mod got_five;
mod home;
pub mod icon_tile;
pub mod kaboodl;
pub mod keep;
pub mod keys;
pub mod known_cards;
pub mod learn;
pub mod listen;
pub mod loud;
pub mod match_end;
pub mod notice;
mod page;
pub mod panel;
pub mod past;
pub mod pen;
mod perform;
pub mod pick;
pub mod place;
pub mod play;
mod players;
pub mod reel;
pub mod replay;
pub mod report;
mod rules_sheet;
pub mod screen;
mod seat_frame;
mod set_up;
pub mod settings;
pub mod shapes;
mod sheets;
pub mod sources;
pub mod state;
mod statistics;
mod table_side;
mod table_watch;
pub mod texts;
pub mod theme;
pub mod tongue;
pub mod tools;
mod tournament;
pub mod view;
mod welcome;
mod window;
pub mod words;

pub use state::RefereeApp;
pub use window::run;

use crate::camera::Wanted;

/// What the command line says about the window.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// Where its pictures come from; without it the first webcam, else the simulated table.
    pub source: Option<Wanted>,
}
