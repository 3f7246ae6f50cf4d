# Wörter, die alle Spiele teilen.

cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

# Worauf eine Entscheidung beruht.
basis-sheet = das Regelblatt, „{ $section }“
basis-inferred = die übliche Lesart; das Regelblatt sagt dazu nichts
basis-referee = das Wort des Schiedsrichters
