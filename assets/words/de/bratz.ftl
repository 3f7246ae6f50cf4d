# Wörter der Regeln: was beide Spiele der Bratz-Packung teilen.

# Die Symbole, mit denen ein Tisch beginnt. In Dateien stehen ihre Namen auf Englisch.
bratz-icon-heart = Herz
bratz-icon-star = Stern
bratz-icon-moon = Mond
bratz-icon-flower = Blume
bratz-icon-crown = Krone
bratz-icon-bow = Schleife
bratz-icon-number = Symbol { $number }

# Eine Karte, die offen liegt: im Nominativ wie im Akkusativ.
bratz-character = eine Karte mit { $icon }
bratz-event = ein Ereignis
bratz-event-named = das Ereignis { $name }
bratz-other = eine andere Karte

# Was geschieht.
bratz-turn-passed = { $player } ist dran.
bratz-nobody-wins = Niemand gewinnt dieses Spiel.
bratz-wins = { $player } gewinnt
bratz-by-hand = Von Hand: { $change } ({ $reason }).

# Was von Hand geändert wird.
bratz-by-hand-end = { $count ->
    [0] das Spiel ist zu Ende, und niemand gewinnt
    [1] das Spiel ist zu Ende, und { $who } gewinnt
   *[other] das Spiel ist zu Ende, und { $who } gewinnen
}
bratz-by-hand-turn = { $player } ist dran
bratz-by-hand-draw-pile = der Ziehstapel hat { $cards }
bratz-by-hand-uncounted = niemand weiß, wie viele Karten der Ziehstapel hat
bratz-by-hand-winners = { $count ->
    [0] Spiel { $game } hat niemand gewonnen
    [1] Spiel { $game } hat { $who } gewonnen
   *[other] Spiel { $game } haben { $who } gewonnen
}
bratz-by-hand-icon = Symbol { $number } heißt { $name }
bratz-by-hand-name = { $seat } heißt { $name }
bratz-by-hand-note = eine Notiz

# Die Stapel: Teile einer Zeile, die mit dem Ziehstapel beginnt.
bratz-draw-pile = Ziehstapel: { $count }
bratz-draw-pile-uncounted = Ziehstapel: nicht gezählt
bratz-out = aus dem Spiel: { $count }

# Was nach dem Zurücknehmen auf dem Tisch zu tun ist.
bratz-put-on-pile = Leg { $cards } verdeckt oben auf den Ziehstapel.
bratz-put-from-pile = Nimm { $cards } vom Ziehstapel.

# Was jetzt gefragt wird und was man antworten kann.
bratz-asks-next-game = Das Spiel ist zu Ende. Im nächsten fängt { $player } an.
bratz-asks-over = Die Partie ist zu Ende.
bratz-choice-next-game = Nächstes Spiel
bratz-choice-pile-empty = Der Ziehstapel ist leer

# Warum etwas nicht geht.
bratz-no-over = die Partie ist zu Ende: Nimm zurück, setz von Hand, wer dran ist, oder fangt eine neue an
bratz-no-pile-empty = nach dem Protokoll hat der Ziehstapel noch { $cards }; wenn das falsch ist, ändere die Zahl von Hand
bratz-no-icon = ein Symbol { $number } gibt es nicht; es gibt: { $known }
bratz-no-seat = niemand sitzt auf { $seat }
bratz-no-event-name = der Name eines Ereignisses hat 1 bis 40 Buchstaben in einer Zeile
bratz-no-event-name-said = der Name eines Ereignisses hat 1 bis 40 Buchstaben in einer Zeile; lass ihn weg, wenn ihn niemand weiß
bratz-no-same-place = die Karten liegen schon dort
bratz-no-such-number = 1 bis 999 Karten können woandershin kommen
bratz-no-end = das Spiel ist schon zu Ende; du kannst ändern, wer gewonnen hat oder wer dran ist, dann geht es weiter
bratz-no-such-pile = keine Packung hat mehr als 999 Karten
bratz-no-icon-name = der Name eines Symbols hat 1 bis 40 Buchstaben in einer Zeile, und kein anderes heißt so
bratz-no-name = ein Name hat 1 bis 40 Buchstaben in einer Zeile, und niemand sonst heißt so

# Was an einer Aufstellung falsch ist.
bratz-problem-first = { $seat } fängt an, aber dort sitzt niemand
bratz-problem-name = der Name von { $seat } ist leer, länger als 40 Buchstaben oder hat einen Zeilenumbruch
bratz-problem-same-name = zwei heißen { $name }: Im Protokoll könnte man sie nicht unterscheiden
bratz-problem-icons = { $count ->
    [1] 1 Symbol: Dieses Spiel braucht { $least } bis 20
   *[other] { $count } Symbole: Dieses Spiel braucht { $least } bis 20
}
bratz-problem-icon-name = der Name von Symbol { $number } ist leer, länger als 40 Buchstaben oder hat einen Zeilenumbruch
bratz-problem-same-icon = zwei Symbole heißen { $name }
bratz-problem-deck = eine Packung mit { $cards } Karten: Am Anfang braucht ihr { $least }, und keine Packung hat mehr als 999
