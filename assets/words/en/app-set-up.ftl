# Words of the window: set-up.

set-up-title = New match: { $game }
set-up-younger-first = Type the names in seat order. Of two players the younger one goes first.
set-up-seat = Seat { $number }
set-up-begin = Begin the match
