# Words of the window: what is set by hand in Kaboodl, All Out and Got Five.

# The lists.
by-hand-drawn = Which card was drawn
by-hand-turn = Whose turn it is
by-hand-counts = How many cards there are
by-hand-kaboodl-card = Where a Kaboodl card is
by-hand-steals = K'baam and K'bosh
by-hand-points = Points
by-hand-names = Names
by-hand-result = How the match ended
by-hand-move = Where cards lie
by-hand-give = A whole set goes to somebody else
by-hand-top = What lies on the discard pile
by-hand-thrown-top = What lies on the throw-away pile
by-hand-games = Who has won a game
by-hand-starters = Somebody's starter

# Whose turn it is.
by-hand-turn-of = It is { $name }'s turn
by-hand-dealer-of = { $name } dealt this round
by-hand-next = Who comes next
by-hand-next-of = { $name } comes next
by-hand-skip = Somebody misses a turn
by-hand-skip-of = { $name } misses a turn

# How many cards there are.
by-hand-hand = { $name }'s hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
by-hand-hand-title = How many cards has { $name }?
by-hand-hand-hint = Cards that were forgotten come from the draw pile, or from another pile where that has too few; those too many go back to it.
by-hand-beside = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} beside the starter
by-hand-beside-title = How many lie beside { $name }'s starter?
by-hand-beside-hint = Do not count the starter. Cards that were forgotten come from the throw-away pile, or from another pile where that has too few; those too many go back to it.
by-hand-draw-pile = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
by-hand-draw-pile-uncounted = Draw pile: nobody has counted it
by-hand-draw-pile-title = How many cards has the draw pile?
by-hand-uncounted = Nobody knows how many the draw pile has
by-hand-discard-pile = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
by-hand-discard-pile-title = How many cards has the discard pile?
by-hand-seen = { $card } in the discard pile: { $count }
by-hand-seen-title = How many { $card } are in the discard pile?

# Where a Kaboodl card is.
by-hand-card-with = { $name } has it
by-hand-card-kaboodl = In the Kaboodl
by-hand-card-out = Out of the game

# K'baam and K'bosh.
by-hand-steal-open = There is a K'baam on { $card }
by-hand-steal-drop = The K'baam on { $card } does not count
by-hand-toss-out = { $name } may play K'bosh again

# Points.
by-hand-extra = More or fewer points for { $name }
by-hand-end-round = Count the round now
by-hand-extra-hint = They count in this round. With a minus they are taken away.
by-hand-points-of = { $name }: { $points }
by-hand-points-title = { $name }'s points in round { $round }

# Where cards lie.
by-hand-place-hand = { $name }'s hand
by-hand-place-beside = beside { $name }'s starter
by-hand-place-draw-pile = draw pile
by-hand-place-discard-pile = discard pile
by-hand-place-thrown = throw-away pile
by-hand-place-out = out of the game
by-hand-new-set = A new set
by-hand-move-to = { $from }: where to?
by-hand-move-title = How many cards?
by-hand-move-hint = From: { $from }. To: { $to }.
by-hand-give-to = To { $name }

# The top card.
by-hand-an-event = An event
by-hand-named-event = An event with a name
by-hand-another-card = Another card

# Who has won.
by-hand-game-ends = This game is over
by-hand-game-won = Who won game { $game }
by-hand-won-by-nobody = Nobody wins
by-hand-won-together = { $first } and { $last } together
by-hand-several = Several together

# Names.
by-hand-name-title = What is { $name } called?
by-hand-icons = Icons
by-hand-icon = Icon { $icon }
by-hand-icon-title = What is the icon { $icon } called?
by-hand-new-icon = A new icon

# The forms.
by-hand-name = Name
by-hand-step = change by { $step }
by-hand-correct-hand = { $name } has { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand: put it right
