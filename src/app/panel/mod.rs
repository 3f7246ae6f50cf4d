//! The parts of a screen: each is a plain struct of what it says, and a drawing of it.

pub mod banner;
pub mod battle;
pub mod log;
pub mod players;
pub mod question;
pub mod sheet;
pub mod side;
pub mod table;
pub mod table_line;
mod table_view;

pub use banner::Banner;
pub use battle::BattlePanel;
pub use log::{LogPanel, LogRow};
pub use players::{PlayerPanel, Toy, ToyState};
pub use question::Question;
pub use sheet::{PictureStrip, Sheet, SheetRow};
pub use side::{CardText, SidePanel, SideRow};
pub use table::{Found, GateOnScreen, TablePicture};
pub use table_line::TableLine;
