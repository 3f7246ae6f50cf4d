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
bratz-how-many = How many cards: { $icon }?
bratz-not-now = Nothing fits for this now
bratz-lay-sub = 3 or more of one icon
bratz-add-sub = to any set on the table
bratz-event-sub = can always be played
bratz-top-sub = only if nothing fits
bratz-effect = What the event does …
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
