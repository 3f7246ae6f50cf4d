//! Every row of the rulings and every option of every house rule, told as a story; `tests/data/rulings` says which is where.

/// Bakugan without its battles: seats, gates, rolls, running out, votes, knocks, changes by hand.
mod bakugan_table;
/// Kaboodl.
mod kaboodl;
