//! What the checks find and what stays all the same, each with its reason.

/// What is known and stays: the state, a part of what is said of it, and why.
pub const KNOWN: &[(&str, &str, &str)] = &[
    (
        "set-up-9-wrong",
        "named twice",
        "two players of one name are what it complains of",
    ),
    (
        "set-up-3-names",
        "beyond \"",
        "the list of names lies over the rows below it",
    ),
    (
        "14-notice",
        "beyond \"",
        "a notice lies over the screen until it is put away",
    ),
    (
        "set-up-11-own-cards",
        "reached 0 times by Tab",
        "they are for the field that has the keyboard, in which arrows take them",
    ),
    ("29-tie", "drawn again", "it counts three, two, one"),
    ("35-tools-clock", "drawn again", "a clock runs"),
    (
        "23-all-out-shout",
        "small: Button",
        "the strips below the huge question are 44 high and as wide as a third",
    ),
    (
        "27-bakugan-four",
        "cut: \"unbenutzt\"",
        "four players: the mark before it says the same",
    ),
    (
        "10-undone",
        "cut: \"Mia rollt Bakugan 1\"",
        "the banner says whose turn it is",
    ),
    (
        "6-battle",
        "cut: \"",
        "two names of twenty letters on one row of buttons",
    ),
    (
        "32-ruling-in-battle",
        "cut: \"",
        "two names of twenty letters on one row of buttons",
    ),
    (
        "38-differs-standing",
        "covered: \"Gate 1\"",
        "two keys and the line about the table stand over a card at the picture's upper rim",
    ),
    (
        "38-differs",
        "Gate 1\": \"Gate 1\"",
        "a lone gate's name stands at its corner, whose reach is larger than what is drawn of it",
    ),
    (
        "set-up-8-four-with-toys",
        "cut: \"0 gates",
        "names of twenty letters before it",
    ),
];

/// What is known at 200 % in the smallest window, where a screen has a quarter of its room.
pub const KNOWN_TWICE: &[(&str, &str, &str)] = &[
    (
        "16-audience",
        "cut: ",
        "a preview is smaller than what it shows",
    ),
    (
        "17-audience",
        "cut: ",
        "a preview is smaller than what it shows",
    ),
    (
        "18-audience",
        "cut: ",
        "a preview is smaller than what it shows",
    ),
    (
        "19-audience",
        "cut: ",
        "a preview is smaller than what it shows",
    ),
    (
        "20-kaboodl",
        "cut: ",
        "the sentence below the headline; the buttons say what can be done",
    ),
    (
        "21-kaboodl",
        "cut: ",
        "the sentence below the headline; the buttons say what can be done",
    ),
    (
        "50-kaboodl",
        "cut: ",
        "the sentence below the headline; the buttons say what can be done",
    ),
    (
        "7-more",
        "cut: ",
        "ten outcomes at once; each is whole in its hint",
    ),
    (
        "33-rules",
        "cut: ",
        "the title; the paragraph below it is whole",
    ),
    (
        "9-why",
        "cut: ",
        "what a key does; all of it is in the settings",
    ),
    ("settings", "cut: ", "what a key does, in its second line"),
    (
        "24-got-five",
        "cut: ",
        "names and questions in a quarter of the room",
    ),
    (
        "25-got-five",
        "cut: ",
        "names and questions in a quarter of the room",
    ),
    (
        "24-got-five-first",
        "meeting: ",
        "two lines of one button, by two points",
    ),
    ("24-got-five-icons", "", "twenty icons at once"),
];
