# Words of the rules: All Out.

# A set on the table, in a list of them.
all-out-set = { $player }'s { $icon } set
all-out-set-of = { $player }'s { $icon } set ({ $count })

# Where cards come from and where they go.
all-out-from = { $place ->
    [hand] from { $player }'s hand
    [set] from { $player }'s { $icon } set
    [draw-pile] from the draw pile
    [discard-pile] from the discard pile
   *[out] from out of the game
}
all-out-to = { $place ->
    [hand] to { $player }'s hand
    [set] to { $player }'s { $icon } set
    [draw-pile] to the draw pile
    [discard-pile] to the discard pile
   *[out] to out of the game
}

# What a score is made of.
all-out-part-game = game won

# What happens. "how" says whether a set is new or grows, and whether the card that was turned up is among its cards.
all-out-set-laid = { $how ->
    [new] { $player } lays a set of { $count } { $icon } cards.
    [new-with-top] { $player } lays a set of { $count } { $icon } cards with the card that was turned up.
    [more] { $player } lays { $count } more { $icon } cards: that set has { $total } now.
   *[more-with-top] { $player } lays { $count } more { $icon } cards with the card that was turned up: that set has { $total } now.
}
all-out-card-added = { $how ->
    [own] { $player } adds a card to their own { $icon } set: { $total } now.
    [own-top] { $player } adds the card that was turned up to their own { $icon } set: { $total } now.
    [other] { $player } adds a card to { $owner }'s { $icon } set: { $total } now.
   *[other-top] { $player } adds the card that was turned up to { $owner }'s { $icon } set: { $total } now.
}
all-out-event-played = { $player } plays { $card }.
all-out-event-turned-up = { $player } does what it says.
all-out-effect = The event: { $change }.
all-out-effect-named = The event { $name }: { $change }.
all-out-set-broken = { $discarded ->
    [yes] { $player }'s { $icon } set has only { $count } left: what is left goes to the discard pile.
   *[no] { $player }'s { $icon } set has only { $count } left: it stays and may grow again.
}
all-out-event-ended = The event is done.
all-out-event-ended-named = The event { $name } is done.
all-out-top-turned = { $player } can play nothing and turns up { $card }.
all-out-top-discarded = The { $icon } card fits nowhere and goes to the discard pile.
all-out-reshuffled = The draw pile is empty: the discard pile ({ $cards }) is shuffled and drawn from.
all-out-piles-empty = Both piles are empty.
all-out-passed = { $player } can play nothing, nothing is left to draw: pass.
all-out-skipped = { $player }'s turn is left out.
all-out-challenged = { $upheld ->
    [yes] { $by } says that { $against } could have played from the hand, and is right: take that turn back or set it right by hand; it costs no cards.
   *[no] { $by } says that { $against } could have played from the hand, and is wrong: everything stays as it is.
}
all-out-shout-awaited = { $count ->
    [1] { $who } wins with a shout of "ALL OUT".
   *[other] { $who } can win: a shout of "ALL OUT" decides.
}
all-out-shouted = { $player } shouts "ALL OUT".
all-out-shout-missed = { $lost ->
    [yes] { $player } did not shout "ALL OUT": no win, and two cards to draw.
   *[no] { $player } did not shout "ALL OUT": no penalty.
}
all-out-penalty-drawn = { $player } draws { $cards }.
all-out-goes-on = The game goes on.
all-out-goes-on-with-event = The game goes on with the event.
all-out-wins-without-cards = { $player } has no cards left and wins
all-out-wins-with-ten = { $player } has ten { $icon } cards and wins
all-out-wins-with-fewest = { $player } wins with the fewest cards, { $cards }
all-out-game-began = Game { $game }: seven cards each, { $first } goes first.

# What an event makes the players do, or what is set by hand.
all-out-change-draw = { $player } draws { $cards }
all-out-change-move = { $count ->
    [1] { $cards } goes { $from } { $to }
   *[other] { $cards } go { $from } { $to }
}
all-out-change-move-out = { $count ->
    [1] { $cards } { $from } goes out of the game
   *[other] { $cards } { $from } go out of the game
}
all-out-change-move-back = { $count ->
    [1] { $cards } that left the game goes { $to }
   *[other] { $cards } that left the game go { $to }
}
all-out-change-give = { $owner }'s { $icon } set goes to { $player }
all-out-change-skip = { $player }'s next turn is left out
all-out-change-next = { $player } plays next
all-out-change-top = { $card } lies on top of the discard pile

# Where everything is.
all-out-table-player = { $skips ->
    [0] { $player }: { $cards } in the hand; sets: { $sets }.
    [1] { $player }: { $cards } in the hand; sets: { $sets }; the next turn is left out.
   *[other] { $player }: { $cards } in the hand; sets: { $sets }; the next { $skips } turns are left out.
}
all-out-table-set = { $count } { $icon }
all-out-table-turned-up = Turned up: { $card }.
all-out-table-next = After this turn { $player } plays.
all-out-pile = discard pile { $count }
all-out-pile-with-top = discard pile { $count } with { $card } on top

# What to do on the table after something was taken back.
all-out-put-give = Give { $cards } back to { $player }, who has { $then } then.
all-out-put-take = Take { $cards } from { $player }, who has { $then } then.
all-out-put-no-set = Take { $player }'s { $icon } set off the table.
all-out-put-set = Lay { $player }'s { $icon } set back, { $cards }.
all-out-put-set-has = { $player }'s { $icon } set has { $cards }.
all-out-put-turned-up = Lay { $card } open beside the draw pile.
all-out-put-none-turned-up = No card is turned up.

# What is asked now, and what may be answered.
all-out-asks-play = { $player } plays
all-out-asks-play-or-turn-up = One of: lay a set, add a card to a set, play an event. If nothing can be played, turn up the top card.
all-out-asks-play-or-pass = One of: lay a set, add a card to a set, play an event. Nothing is left to turn up: if nothing can be played, pass.
all-out-asks-event = Do what the event says
all-out-asks-event-named = Do what { $name } says
all-out-asks-event-how = Enter what changes, one thing after the other; then the event is done.
all-out-asks-shout = ALL OUT?
all-out-asks-shout-who = Does { $who } shout?
all-out-choice-pass = Pass
all-out-choice-event-done = The event is done
all-out-choice-shout = { $player } shouts
all-out-choice-no-shout = { $player } does not shout
all-out-choice-add = Add to { $player }'s { $icon } set
all-out-choice-lay = Lay { $count } { $icon }
all-out-choice-event = Play an event
all-out-choice-top-event = Turn up: an event
all-out-choice-top-add = Turn up: add to { $player }'s { $icon } set
all-out-choice-top-set = Turn up: { $icon }, a set with two from the hand
all-out-choice-top-discard = Turn up: { $icon }, fits nowhere
all-out-choice-challenge = { $upheld ->
    [yes] { $by } challenges { $against }: right
   *[no] { $by } challenges { $against }: wrong
}

# Why something may not be.
all-out-no-not-now = { $wish ->
    [play] not now: playing a card comes when a player's turn begins (the sheet, "{ sheet-all-out-your-turn }"). Now: { $now }
    [turn-up] not now: turning up the top card comes when the player whose turn it is can play nothing from the hand (the sheet, "{ sheet-all-out-your-turn }"). Now: { $now }
    [effect] not now: an event's effect comes after an Event card was played; at other times set it by hand. Now: { $now }
    [event-done] not now: the end of an event comes after an Event card was played. Now: { $now }
    [pile-empty] not now: an empty draw pile comes while a game is played. Now: { $now }
    [challenge] not now: a challenge comes after a player has turned up a card or passed. Now: { $now }
    [shout] not now: a shout comes while a game is played (the sheet, "{ sheet-all-out-winning }"). Now: { $now }
    [no-shout] not now: a forgotten shout comes when a player has no cards left or a set of 10 (the sheet, "{ sheet-all-out-winning }"). Now: { $now }
   *[next-game] not now: the next game comes when a game of a longer match is over. Now: { $now }
}
all-out-no-hand = the sheet, "{ sheet-all-out-your-turn }": the cards come from the hand; { $player } has { $held } and { $needed } are needed; play fewer, or turn up the top card
all-out-no-set-size = the sheet, "{ sheet-all-out-important }": a set is laid with 3 to 10 cards, not { $cards }
all-out-no-second-set = { $instead ->
    [add] house rule { house-all-out-second_set-name }: not allowed; { $player } has a set of { $icon } already: add the cards to it one by one
   *[give] house rule { house-all-out-second_set-name }: not allowed; { $player } has a set of { $icon } already: let its cards go elsewhere, or give it by hand
}
all-out-no-room = the sheet, "{ sheet-all-out-important }": a set has at most 10 cards; { $player }'s { $icon } set has { $cards }, room for { $room }
all-out-no-set = the sheet, "{ sheet-all-out-your-turn }": only a set that lies on the table is added to or given; on the table: { $sets }
all-out-no-discard = the sheet, "{ sheet-all-out-your-turn }": a character that is turned up is discarded only if it fits nowhere; it can be added to { $sets }
all-out-no-card-to-draw = the sheet, "{ sheet-all-out-house-keeping }": the discard pile makes a new draw pile, and both are empty; play from the hand or pass
all-out-no-pass = the sheet, "{ sheet-all-out-your-turn }": who cannot play turns up the top card; passing comes only when both piles are empty
all-out-no-duty = house rule { house-all-out-must_play-name }: off; nobody has to play from the hand, so there is nothing to challenge
all-out-no-challenge-own = house rule { house-all-out-must_play-name }: honour; nobody challenges their own play; another player may
all-out-no-challenge-other = house rule { house-all-out-must_play-name }: honour; only { $player } may be challenged now
all-out-no-challenge = house rule { house-all-out-must_play-name }: honour; { $player } has not turned up a card or passed since the last play from a hand
all-out-no-shout = the sheet, "{ sheet-all-out-winning }": { $player } has cards left and no set of 10, so there is nothing to shout
all-out-no-shout-yet = { $rule }; it is { $player }'s to shout
all-out-no-shout-needed = house rule { house-all-out-forgot_shout-name }: { house-all-out-forgot_shout-no_penalty }; a win stands without it
all-out-no-first-shout = house rule { house-all-out-forgot_shout-name }: { house-all-out-forgot_shout-no_penalty }; say who shouted first
all-out-no-effect = an event moves cards, gives a set away, skips a player, gives a turn or ends the game; set anything else by hand
all-out-no-gift = { $player }'s { $icon } set lies there already
all-out-no-skip = nobody is left out more than 9 times in a row
all-out-no-top = the discard pile is empty; move a card there first
all-out-no-winners = { $count ->
    [1] 1 game of this match are over
   *[other] { $count } games of this match are over
}
all-out-no-move = { $cards } cannot be taken { $from }: { $there } there
all-out-problem-players = { $count } players: this game is played by 2 to 6
