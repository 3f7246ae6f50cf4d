# Words of the window: bratz.

bratz-in-hand = in hand
bratz-games-won = { $count ->
    [one] 1 game won
   *[other] { $count } games won
}
bratz-no-set = No set yet
bratz-of-ten = of 10
bratz-skips = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}
bratz-nearly-out = nearly out
bratz-how-many = How many { $icon } cards?
bratz-not-now = Nothing fits for this now
bratz-lay-sub = 3 or more of one icon
bratz-add-sub = to any set on the table
bratz-event-sub = can always be played
bratz-top-sub = only if nothing fits
bratz-pass-sub = nothing is left to turn up
bratz-plays-one = { $name } plays one thing from the hand
bratz-must-play = What fits must be played
bratz-must-play-or-pass = What fits must be played; if nothing fits, pass
bratz-which-icon = Which icon does { $name } lay?
bratz-cards = { $count } cards
bratz-which-set = Which set gets the card?
bratz-which-set-how = It may be anybody's.
bratz-which-event = Which event is it?
bratz-which-event-how = A name is only for the log.
bratz-event-unnamed = Without a name
bratz-event-typed = Type its name …
bratz-which-card = Which card is it?
bratz-turns-up = { $name } turns up the top card.
bratz-where-to = Where does the { $icon } card go?
bratz-to-the-set-of = to { $name }'s set
bratz-new-set = a new set with two from the hand
bratz-who-challenges = Who says that { $name } could have played?
bratz-could-have-played = Could { $name } have played from the hand?
bratz-challenge-right = Yes, a card fitted
bratz-challenge-wrong = No, nothing fitted
bratz-event-does-to = What the event does to { $name } …
bratz-event-set = To a set …
bratz-event-which-set = To which set?
bratz-set-of = { $name }'s { $icon } set
bratz-all-out = ALL OUT
bratz-has-no-cards = { $name } has no cards left.
bratz-has-ten = { $name } has ten { $icon } cards.
bratz-cards-left = in hand
bratz-is-it = { $begins ->
    [vowel] { $name } draws one card. Is it an { $icon }?
   *[other] { $name } draws one card. Is it a { $icon }?
}
bratz-first-with-five = First with five of one icon wins
bratz-which-starter = Which icon does { $name } get?
bratz-no-starter = no starter yet
bratz-turned-up = Turned up
bratz-whatever-it-shows = whatever it shows
bratz-pile-empty = pile empty
bratz-of-five = { $count } of 5
bratz-games = games won
bratz-to-go = { $count ->
    [0] five!
   *[other] { $count } to go
}
