# Words of the window: kaboodl.

# Three rows of four keys, as they lie on a keyboard of this language.
kaboodl-grid-keys = QWERASDFZXCV
kaboodl-card-off = This card cannot be taken now
kaboodl-card-draw-first = First draw, then take a card
kaboodl-stolen = stolen?
kaboodl-out = out of the game
kaboodl-collect = Collect { $card }
kaboodl-steal = K'baam: { $card } from { $name }
kaboodl-steals-from = { $name } steals from { $victim }
kaboodl-steals-many = { $name } steals { $count } cards
kaboodl-if-nobody-blocks = { $card }, if nobody blocks it before the discard.
kaboodl-nobody-can-block = { $card }. Nobody can block it now.
kaboodl-too-late = { $name } has { $card } now, it is too late for K'bosh.
kaboodl-kbosh = K'BOSH!
kaboodl-blocks = { $name } blocks
kaboodl-keeps = { $name } keeps { $card }
kaboodl-steal-stands = { $count ->
    [one] the steal stands
   *[other] the steals stand
}
kaboodl-ends-turn = the turn is over
kaboodl-toss-out = Toss out …
kaboodl-or-toss-out = Or toss out so many, and the turn is over:
kaboodl-wilds-of-three = Wild cards among the next three:
kaboodl-wilds = { $count ->
    [0] no Wild
   *[other] { $count } Wild
}
kaboodl-of-match = match { $points }
kaboodl-whole-match = whole match
kaboodl-round = round { $number }
kaboodl-state-draws = draws first
kaboodl-state-plays = plays now
kaboodl-state-discards = must discard
kaboodl-state-may-block = may block
kaboodl-state-cannot-block = cannot block

# What a score is made of.
kaboodl-cards-won = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
kaboodl-no-set = no set yet
kaboodl-sets = sets
kaboodl-three-dots = three with { $dots ->
    [one] 1 dot
   *[other] { $dots } dots
}
kaboodl-four-dots = four with { $dots ->
    [one] 1 dot
   *[other] { $dots } dots
}
kaboodl-three-creature = three times { $creature }
kaboodl-three-colour = three times { $colour }
kaboodl-threes = { $count ->
    [one] three of a kind
   *[other] three of a kind × { $count }
}
kaboodl-fours = { $count ->
    [one] four with the same dots
   *[other] four with the same dots × { $count }
}
kaboodl-in-hand = { $count } in hand
kaboodl-hand = hand
kaboodl-by-hand-points = set by hand
kaboodl-if-it-stands = if the steal stands
