//! Rollcall: the referee screen that stands beside a real table.
//!
//! It keeps turn order and scores of physical games, and a camera that watches the table says whether a rolled
//! Bakugan opened on a Gate card. Two pure cores do not know each other, three thin edges touch the world, one app joins
//! them:
//!
//! | module | what it is | what it may use of ours |
//! | --- | --- | --- |
//! | [`rules`] | the games: state, commands, events, the ledger; no clock, file, thread or picture | nothing |
//! | [`vision`] | the judge: pictures in, calls out; knows no game, camera or screen | nothing |
//! | [`sim`] | the simulated table: a seed in, pictures out | nothing |
//! | [`camera`] | where frames come from (webcam, clip, simulated table), and the threads | `vision`, `sim` |
//! | [`store`] | what is kept on disk: journals, settings, rigs, rule sets, packs of cards | `rules`, `vision` (plain types) |
//! | [`sound`] | short tones and a caller's voice, through programs that the system has | nothing |
//! | [`recent_log`] | the last lines of the log, in memory | nothing |
//! | [`cli`] | the commands for people and tests, thin over the same calls as the app | all but `app` |
//! | [`app`] | the window; the only place that names egui | all |
//!
//! A camera call and a key press enter by the same door, as the same command with another source. The log is the
//! truth; score, screen and undo are computed from it.

pub mod app;
pub mod camera;
pub mod cli;
pub mod recent_log;
pub mod rules;
pub mod sim;
pub mod sound;
pub mod store;
pub mod vision;
