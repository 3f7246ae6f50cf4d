# Wörter der Regeln: Got Five.

# Woher Karten kommen und wohin sie gehen.
got-five-from = { $place ->
    [beside] von den Karten bei { $player }
    [draw-pile] vom Ziehstapel
    [throw-away-pile] vom Wegwerfstapel
   *[out] von außerhalb des Spiels
}
got-five-to = { $place ->
    [beside] zu den Karten bei { $player }
    [draw-pile] auf den Ziehstapel
    [throw-away-pile] auf den Wegwerfstapel
   *[out] aus dem Spiel
}

# Woraus ein Stand besteht.
got-five-part-starter = Startkarte
got-five-part-beside = daneben

# Was geschieht.
got-five-starter-given = { $player } bekommt { $card } als Startkarte.
got-five-first-turned = Der Rest wird gemischt und die erste Karte aufgedeckt, { $card }: Mit ihr beginnt der Wegwerfstapel.
got-five-kept = { $player } zieht { $card } und behält sie: { $beside } neben der Startkarte.
got-five-thrown-away = { $player } zieht { $card }: Ab auf den Wegwerfstapel.
got-five-reshuffled = Der Ziehstapel ist leer: Der Wegwerfstapel ({ $cards }) wird gemischt, und ihr zieht davon.
got-five-wins-with-five = { $player } hat fünf und gewinnt
got-five-wins-with-most = { $player } gewinnt mit den meisten Karten ({ $cards })
got-five-game-began = Spiel { $game }: neue Startkarten für alle, { $first } fängt an.

# Was von Hand geändert wird.
got-five-by-hand-move = { $count ->
    [1] { $cards } kommt { $from } { $to }
   *[other] { $cards } kommen { $from } { $to }
}
got-five-by-hand-move-out = { $count ->
    [1] { $cards } { $from } kommt aus dem Spiel
   *[other] { $cards } { $from } kommen aus dem Spiel
}
got-five-by-hand-move-back = { $count ->
    [1] { $cards }, die aus dem Spiel war, kommt { $to }
   *[other] { $cards }, die aus dem Spiel waren, kommen { $to }
}
got-five-by-hand-starter = die Startkarte von { $player } ist { $card }
got-five-by-hand-no-starter = die Startkarte von { $player } kommt zurück auf den Ziehstapel
got-five-by-hand-top = oben auf dem Wegwerfstapel liegt { $card }

# Wo alles ist.
got-five-table-player = { $player }: Startkarte { $icon }, daneben { $beside }.
got-five-table-no-starter = { $player }: noch keine Startkarte.
got-five-pile = Wegwerfstapel: { $count }
got-five-pile-with-top = Wegwerfstapel: { $count }, oben { $card }

# Was nach dem Zurücknehmen auf dem Tisch zu tun ist.
got-five-put-starter = Leg { $card } als Startkarte vor { $player }.
got-five-put-no-starter = Nimm die Startkarte von { $player } zurück.
got-five-put-beside = Leg { $cards } wieder neben die Startkarte von { $player } (dann { $then }).
got-five-put-away = Nimm { $cards } von der Startkarte von { $player } weg (dann { $then }).

# Was jetzt gefragt wird und was man antworten kann.
got-five-asks-starters = Verteilt die Startkarten
got-five-asks-starters-how = Alle bekommen eine Karte mit einem Symbol, jeder mit einem anderen.
got-five-asks-first-card = Mischt den Rest
got-five-asks-first-card-how = Deckt die oberste Karte auf: Mit ihr beginnt der Wegwerfstapel.
got-five-asks-draw = { $player } zieht
got-five-asks-draw-how = Karten mit { $icon } kommen neben die Startkarte, alle anderen auf den Wegwerfstapel.
got-five-choice-starter = { $player }: { $icon }
got-five-choice-event = Ein Ereignis
got-five-choice-other = Eine andere Karte

# Warum etwas nicht geht.
got-five-no-not-now = { $wish ->
    [starter] jetzt nicht: Startkarten gibt es, bevor die erste Karte aufgedeckt wird (das Regelblatt, „{ sheet-got-five-set-up }“). Jetzt: { $now }
    [first-card] jetzt nicht: Die erste Karte wird aufgedeckt, wenn alle eine Startkarte haben (das Regelblatt, „{ sheet-got-five-set-up }“). Jetzt: { $now }
    [draw] jetzt nicht: Gezogen wird, wenn jemand an die Reihe kommt (das Regelblatt, „{ sheet-got-five-your-turn }“). Jetzt: { $now }
    [pile-empty] jetzt nicht: Leer werden kann der Ziehstapel nur, solange gespielt wird. Jetzt: { $now }
   *[next-game] jetzt nicht: Das nächste Spiel kommt, wenn eines einer längeren Partie zu Ende ist. Jetzt: { $now }
}
got-five-no-starter-taken = das Regelblatt, „{ sheet-got-five-set-up }“: Jede Startkarte hat ein anderes Symbol, und { $icon } hat schon { $player }; noch frei: { $free }
got-five-no-second-starter = das Regelblatt, „{ sheet-got-five-set-up }“: Jeder hat eine Startkarte, und { $player } hat schon eine; ändere sie von Hand
got-five-no-events = Hausregel „{ house-got-five-events-name }“: { house-got-five-events-sorted_out }; leg das Ereignis beiseite und nimm die nächste Karte
got-five-no-card-to-draw = der Ziehstapel ist leer: Sag es, dann entscheidet die Hausregel „{ house-got-five-empty_pile-name }“
got-five-no-card-for-starter = der Ziehstapel ist leer; leg zuerst von Hand eine Karte dorthin
got-five-no-top = der Wegwerfstapel ist leer; leg zuerst von Hand eine Karte dorthin
got-five-no-winners = gewonnen hat man nur ein Spiel dieser Partie, das zu Ende ist
got-five-no-move = { $there ->
    [0] { $cards } { $from } nehmen geht nicht: Dort ist keine
    [1] { $cards } { $from } nehmen geht nicht: Dort ist nur 1
   *[other] { $cards } { $from } nehmen geht nicht: Dort sind nur { $there }
}
got-five-problem-players = { $count } Spieler: Dieses Spiel ist für 2 bis 4
