//! Every row of the rulings and every option of every house rule, told as a story; `tests/data/rulings` says which is where.

/// Bratz: All Out.
mod all_out;
/// Bakugan in a battle and in a tie roll: powers, Attributes, cards, sums, who stood first.
mod bakugan_battle;
/// Bakugan without its battles: seats, gates, rolls, running out, votes, knocks, changes by hand.
mod bakugan_table;
/// Bratz: Got Five.
mod got_five;
/// Kaboodl.
mod kaboodl;
