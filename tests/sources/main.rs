//! Sources of pictures as they are in life: phones that answer anyhow, cameras that are unplugged, files of every kind.
//!
//! - `figures`: what a phone costs and how late its pictures are, printed when asked for.
//! - `files`: recordings and pictures that people have, whole and damaged.
//! - `live`: the commands on a live source.
//! - `phones`: a phone's answers, and what is said when they are wrong.
//! - `reliability`: dropped, stalled, restarted, unplugged two hundred times; nothing is left behind.
//! - `soak`: the same for as many minutes as one likes.
#![allow(clippy::unwrap_used)]

mod figures;
mod files;
mod live;
mod phones;
mod reliability;
mod server;
mod soak;
