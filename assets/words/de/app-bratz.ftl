# Wörter des Fensters: bratz.

bratz-in-hand = auf der Hand
bratz-games-won = { $count ->
    [one] 1 Spiel gewonnen
   *[other] { $count } Spiele gewonnen
}
bratz-no-set = Noch kein Satz
bratz-of-ten = von 10
bratz-skips = { $count ->
    [one] setzt einmal aus
   *[other] setzt { $count }-mal aus
}
bratz-nearly-out = fast fertig
bratz-how-many = Wie viele Karten: { $icon }?
bratz-not-now = Dafür passt jetzt nichts
bratz-lay-sub = 3 oder mehr mit gleichem Symbol
bratz-add-sub = an einen Satz auf dem Tisch
bratz-event-sub = geht immer
bratz-top-sub = nur wenn nichts passt
bratz-effect = Was das Ereignis tut …
bratz-is-it = { $begins ->
    [vowel] { $name } zieht eine Karte: { $icon }?
   *[other] { $name } zieht eine Karte: { $icon }?
}
bratz-first-with-five = Wer zuerst fünf gleiche Symbole hat, gewinnt
bratz-which-starter = Welches Symbol bekommt { $name }?
bratz-no-starter = noch keine Startkarte
bratz-turned-up = Umgedreht
bratz-whatever-it-shows = egal, was sie zeigt
bratz-pile-empty = Stapel leer
bratz-of-five = { $count } von 5
bratz-games = gewonnene Spiele
bratz-to-go = { $count ->
    [0] fünf!
   *[other] noch { $count }
}
