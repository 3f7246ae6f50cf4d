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
bratz-how-many = Wie viele Karten mit { $icon }?
bratz-not-now = Dafür passt jetzt nichts
bratz-lay-sub = ab 3 gleichen Symbolen
bratz-add-sub = an einen Satz auf dem Tisch
bratz-event-sub = geht immer
bratz-top-sub = nur wenn nichts passt
bratz-pass-sub = zum Aufdecken ist nichts mehr da
bratz-plays-one = { $name } spielt etwas aus der Hand
bratz-must-play = Was passt, muss gespielt werden
bratz-must-play-or-pass = Was passt, muss gespielt werden; wenn nichts passt, pass
bratz-which-icon = Welches Symbol legt { $name } aus?
bratz-cards = { $count } Karten
bratz-which-set = Zu welchem Satz kommt die Karte?
bratz-which-set-how = Er darf auch anderen gehören.
bratz-which-event = Welches Ereignis ist es?
bratz-which-event-how = Den Namen braucht nur das Protokoll.
bratz-event-unnamed = Ohne Namen
bratz-event-typed = Namen tippen …
bratz-which-card = Welche Karte ist es?
bratz-turns-up = { $name } deckt die oberste Karte auf.
bratz-where-to = Wohin kommt die Karte mit { $icon }?
bratz-to-the-set-of = zum Satz von { $name }
bratz-new-set = neuer Satz mit zwei aus der Hand
bratz-who-challenges = Wer sagt, dass { $name } etwas spielen konnte?
bratz-could-have-played = Konnte { $name } etwas aus der Hand spielen?
bratz-challenge-right = Ja, eine Karte passte
bratz-challenge-wrong = Nein, nichts passte
bratz-event-does-to = Was das Ereignis mit { $name } macht …
bratz-event-set = Mit einem Satz …
bratz-event-which-set = Mit welchem Satz?
bratz-set-of = { $icon }-Satz von { $name }
bratz-all-out = ALL OUT
bratz-has-no-cards = { $name } hat keine Karten mehr.
bratz-has-ten = { $name } hat zehn Karten mit { $icon }.
bratz-cards-left = auf der Hand
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
