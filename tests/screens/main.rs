//! The real screen without a window: found by label, driven by keys.

#![allow(clippy::unwrap_used)]

/// A whole match by keys alone, with no camera at all.
mod a_match_by_keys;
/// A match goes on where it was, and a full disk stops nothing.
mod after_a_restart;
/// Whole matches of All Out.
mod all_out;
/// Every drawing stays in its place, and all of them on one sheet to be looked at.
mod art;
/// The screen for those who watch.
mod audience;
/// Packs, tables and pictures brought in, and packs given away.
mod brought;
/// In Kaboodl, All Out and Got Five anything can be put right by hand.
mod by_hand;
/// The cards are searched and read, and no secret is among them.
mod cards;
/// Cards of the packs in a match: named, worked into the sum, recognised.
mod cards_in_play;
/// On every screen: words whole, keys in order, names for all, nothing too small, idle when nothing happens.
mod checks;
/// What a player has is entered, picked for teams, and offered; players are seen as they look.
mod collections;
/// Corners of a gate are dragged where they belong.
mod corners_by_hand;
/// Whole matches of Got Five.
mod got_five;
mod hall;
/// Whole matches of Kaboodl.
mod kaboodl;
/// Each call's clip is kept, shown once more and deleted; pictures are blurred, counted and deleted.
mod kept_clips;
/// The kept pictures of calls are shown with a past match.
mod kept_pictures;
/// What the referee says otherwise is learnt, told, forgotten and kept.
mod learning;
/// The packs of the table in the list of cards: read, searched, written, brought in and given away.
mod library;
/// The end of a match of any game.
mod match_end;
/// Everything goes into one file, and comes back.
mod one_file;
/// The photo finish of a tie roll.
mod photo_finish;
/// Every state as a picture, to be looked at.
mod pictures;
/// The first screen, the first start, the camera's page, past matches.
mod places;
/// Matches are told apart, statistics read, players remembered, teams kept.
mod records;
/// The best rolls of the evening as a film, and a bug report.
mod reel_and_report;
/// The last roll once more, and kept as a test.
mod replay;
/// Every state of every screen.
mod scenes;
/// A match is prepared by keys alone and by clicks alone.
mod set_up;
/// What a person likes is chosen, held and kept.
mod settings;
/// Pictures of the screens, compared with those that were kept.
mod snapshots;
/// Calls, turns and wins are heard, and what is corrected is not.
mod sounds;
/// The table before a roll, a hand that was too near, a roll for a test.
mod table_aids;
/// Table and score sheet differ, and one calm line says so.
mod table_and_sheet;
/// A call of the camera is accepted, overruled, taken back, or comes when nobody asked.
mod the_camera_calls;
/// Every game through undo, a correction and a restart; Bakugan by clicks alone.
mod through_a_restart;
/// Coin, dice, lot, vote, turn clock, reviews and notes.
mod tools;
