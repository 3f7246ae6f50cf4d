# Words that all games share.

cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

# What a ruling rests on.
basis-sheet = the sheet, "{ $section }"
basis-inferred = the usual reading; the sheet is silent
basis-referee = the referee's word
