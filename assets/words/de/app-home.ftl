# Wörter des Fensters: home.

home-title = Rollcall
home-subtitle = Der Schiedsrichter an eurem Tisch
home-last-caption = LETZTE PARTIE
home-last = { $game }
home-last-turn = { $game }, { $name } ist dran
home-continue = Weiter
home-everything-stays = Alles bleibt auf diesem Computer.
home-players-bakugan = 2 bis 4 Spieler
home-players-kaboodl = 2 bis 6 Spieler
home-players-all-out = Bratz-Karten, 2 bis 6 Spieler
home-players-got-five = Bratz-Karten, 2 bis 4 Spieler
