# Words of the window: home.

home-title = Rollcall
home-subtitle = The referee beside your table
home-last-caption = LAST MATCH
home-last = { $game }
home-last-turn = { $game }, { $name }'s turn
home-continue = Continue
home-everything-stays = Everything stays on this computer.
home-players-bakugan = 2 to 4 players
home-players-kaboodl = 2 to 6 players
home-players-all-out = Bratz cards, 2 to 6 players
home-players-got-five = Bratz cards, 2 to 4 players
