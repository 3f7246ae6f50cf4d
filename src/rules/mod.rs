//! The games: state, commands, events and the ledger. Pure.
