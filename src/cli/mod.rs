//! The commands for people and tests.
