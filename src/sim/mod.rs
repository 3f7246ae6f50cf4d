//! The simulated table: a seed in, pictures out. Pure.
