# Words of the rules: Got Five.

# Where cards come from and where they go.
got-five-from = { $place ->
    [beside] from { $player }'s cards
    [draw-pile] from the draw pile
    [throw-away-pile] from the throw-away pile
   *[out] from out of the game
}
got-five-to = { $place ->
    [beside] to { $player }'s cards
    [draw-pile] to the draw pile
    [throw-away-pile] to the throw-away pile
   *[out] to out of the game
}

# What a score is made of.
got-five-part-starter = starter
got-five-part-beside = beside it

# What happens.
got-five-starter-given = { $player } starts with { $card }.
got-five-first-turned = The rest is shuffled; { $card } is turned up and begins the throw-away pile.
got-five-kept = { $player } draws { $card } and keeps it: { $beside } beside the starter.
got-five-thrown-away = { $player } draws { $card } and throws it away.
got-five-reshuffled = The draw pile is empty: the throw-away pile ({ $cards }) is shuffled and drawn from.
got-five-wins-with-five = { $player } has got five and wins
got-five-wins-with-most = { $player } wins with the most cards, { $cards }
got-five-game-began = Game { $game }: new starters for all, { $first } goes first.

# What is set by hand.
got-five-by-hand-move = { $count ->
    [1] { $cards } goes { $from } { $to }
   *[other] { $cards } go { $from } { $to }
}
got-five-by-hand-move-out = { $count ->
    [1] { $cards } { $from } goes out of the game
   *[other] { $cards } { $from } go out of the game
}
got-five-by-hand-move-back = { $count ->
    [1] { $cards } that left the game goes { $to }
   *[other] { $cards } that left the game go { $to }
}
got-five-by-hand-starter = { $player }'s starter is { $card }
got-five-by-hand-no-starter = { $player }'s starter goes back to the draw pile
got-five-by-hand-top = { $card } lies on top of the throw-away pile

# Where everything is.
got-five-table-player = { $player }: starter { $icon }, { $beside } beside it.
got-five-table-no-starter = { $player }: no starter yet.
got-five-pile = throw-away pile { $count }
got-five-pile-with-top = throw-away pile { $count } with { $card } on top

# What to do on the table after something was taken back.
got-five-put-starter = Lay { $card } in front of { $player } as starter.
got-five-put-no-starter = Take { $player }'s starter back.
got-five-put-beside = Lay { $cards } back beside { $player }'s starter: { $then } then.
got-five-put-away = Take { $cards } from { $player }'s starter: { $then } then.

# What is asked now, and what may be answered.
got-five-asks-starters = Give the starters
got-five-asks-starters-how = Everybody gets a character card, each with another icon.
got-five-asks-first-card = Shuffle the rest
got-five-asks-first-card-how = Turn up the top card: it begins the throw-away pile.
got-five-asks-draw = { $player } draws
got-five-asks-draw-how = { $icon } cards go beside the starter, any other is thrown away.
got-five-choice-starter = { $player }: { $icon }
got-five-choice-event = An event
got-five-choice-other = Another card

# Why something may not be.
got-five-no-not-now = { $wish ->
    [starter] not now: giving a starter comes before the first card is turned up (the sheet, "{ sheet-got-five-set-up }"). Now: { $now }
    [first-card] not now: turning up the first card comes when everybody has a starter (the sheet, "{ sheet-got-five-set-up }"). Now: { $now }
    [draw] not now: drawing a card comes when a player's turn begins (the sheet, "{ sheet-got-five-your-turn }"). Now: { $now }
    [pile-empty] not now: an empty draw pile comes while a game is played. Now: { $now }
   *[next-game] not now: the next game comes when a game of a longer match is over. Now: { $now }
}
got-five-no-starter-taken = the sheet, "{ sheet-got-five-set-up }": every starter has another icon, and { $icon } is { $player }'s; still free: { $free }
got-five-no-second-starter = the sheet, "{ sheet-got-five-set-up }": each player has one starter, and { $player } has one; change it by hand
got-five-no-events = house rule { house-got-five-events-name }: { house-got-five-events-sorted_out }; lay the event aside and take the next card
got-five-no-card-to-draw = the draw pile is empty: say so, and house rule { house-got-five-empty_pile-name } decides
got-five-no-card-for-starter = the draw pile is empty; move a card there first
got-five-no-top = the throw-away pile is empty; move a card there first
got-five-no-winners = only a game of this match that is over has winners
got-five-no-move = { $cards } cannot be taken { $from }: { $there } there
got-five-problem-players = { $count } players: this game is played by 2 to 4
