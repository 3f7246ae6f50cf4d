//! Starts Rollcall.

fn main() {}
