# Wörter des Fensters: was man in Kaboodl, All Out und Got Five von Hand setzt.

# Die Listen.
by-hand-drawn = Welche Karte gezogen wurde
by-hand-turn = Wer dran ist
by-hand-counts = Wie viele Karten es sind
by-hand-kaboodl-card = Wo eine Kaboodl-Karte ist
by-hand-steals = K'baam und K'bosh
by-hand-points = Punkte
by-hand-names = Namen
by-hand-result = Wie die Partie ausging
by-hand-move = Wo Karten liegen
by-hand-give = Ein ganzer Satz geht an jemand anderen
by-hand-top = Was oben auf dem Ablagestapel liegt
by-hand-thrown-top = Was oben auf dem Wegwerfstapel liegt
by-hand-games = Wer ein Spiel gewonnen hat
by-hand-starters = Eine Startkarte

# Wer dran ist.
by-hand-turn-of = { $name } ist dran
by-hand-dealer-of = { $name } hat ausgeteilt
by-hand-next = Wer als Nächstes dran ist
by-hand-next-of = Als Nächstes ist { $name } dran
by-hand-skip = Jemand setzt aus
by-hand-skip-of = { $name } setzt einmal aus

# Wie viele Karten es sind.
by-hand-hand = { $name } auf der Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
by-hand-hand-title = Wie viele Karten hat { $name }?
by-hand-hand-hint = Was fehlt, kommt vom Ziehstapel, oder von einem anderen, wenn der zu klein ist; was zu viel ist, geht zurück.
by-hand-beside = { $name }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} an der Startkarte
by-hand-beside-title = Wie viele liegen bei { $name }?
by-hand-beside-hint = Zähl die Startkarte nicht mit. Was fehlt, kommt vom Wegwerfstapel, oder von einem anderen, wenn der zu klein ist; was zu viel ist, geht zurück.
by-hand-draw-pile = Ziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
by-hand-draw-pile-uncounted = Ziehstapel: nicht gezählt
by-hand-draw-pile-title = Wie viele Karten hat der Ziehstapel?
by-hand-uncounted = Niemand weiß, wie viele der Ziehstapel hat
by-hand-discard-pile = Ablagestapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
by-hand-discard-pile-title = Wie viele Karten hat der Ablagestapel?
by-hand-seen = { $card } im Ablagestapel: { $count }
by-hand-seen-title = Wie viele { $card } sind im Ablagestapel?

# Wo eine Kaboodl-Karte ist.
by-hand-card-with = { $name } hat sie
by-hand-card-kaboodl = Im Kaboodl
by-hand-card-out = Aus dem Spiel

# K'baam und K'bosh.
by-hand-steal-open = Auf { $card } ist ein K'baam offen
by-hand-steal-drop = Das K'baam auf { $card } gilt nicht
by-hand-toss-out = { $name } darf wieder K'bosh spielen

# Punkte.
by-hand-extra = Punkte mehr oder weniger für { $name }
by-hand-end-round = Die Runde jetzt zählen
by-hand-extra-hint = Sie zählen in dieser Runde. Mit Minus werden sie abgezogen.
by-hand-points-of = { $name }: { $points }
by-hand-points-title = Punkte von { $name } in Runde { $round }

# Wo Karten liegen.
by-hand-place-hand = Hand von { $name }
by-hand-place-beside = bei der Startkarte von { $name }
by-hand-place-draw-pile = Ziehstapel
by-hand-place-discard-pile = Ablagestapel
by-hand-place-thrown = Wegwerfstapel
by-hand-place-out = aus dem Spiel
by-hand-new-set = Ein neuer Satz
by-hand-move-to = { $from }: wohin?
by-hand-move-title = Wie viele Karten?
by-hand-move-hint = Von: { $from }. Nach: { $to }.
by-hand-give-to = An { $name }

# Die oberste Karte.
by-hand-an-event = Ein Ereignis
by-hand-named-event = Ein Ereignis mit Namen
by-hand-another-card = Eine andere Karte

# Wer gewonnen hat.
by-hand-game-ends = Dieses Spiel ist zu Ende
by-hand-game-won = Wer Spiel { $game } gewonnen hat
by-hand-won-by-nobody = Niemand gewinnt
by-hand-won-together = { $first } und { $last } gemeinsam
by-hand-several = Mehrere gemeinsam

# Namen.
by-hand-name-title = Wie heißt { $name }?
by-hand-icons = Symbole
by-hand-icon = Symbol { $icon }
by-hand-icon-title = Wie heißt das Symbol { $icon }?
by-hand-new-icon = Ein neues Symbol

# Die Formulare.
by-hand-name = Name
by-hand-step = um { $step } ändern
by-hand-correct-hand = { $name } hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand: berichtigen
