# Wörter, die alle Spiele teilen.

cards = { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}
points = { $count ->
    [1] 1 Punkt
   *[other] { $count } Punkte
}
seat = Platz { $number }
player-number = Spieler { $number }

# Mehreres in einer Zeile; vor dem Letzten stehen schon Kommas.
list-none = keine
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

# Worauf eine Entscheidung beruht.
basis-sheet = das Regelblatt, „{ $section }“
basis-inferred = die übliche Lesart; das Regelblatt sagt dazu nichts
basis-referee = das Wort des Schiedsrichters

# Wer es gesagt hat.
source-referee = Schiedsrichter
source-camera = Kamera, { $certainty }
source-rule = ausgerechnet
certainty-sure = sicher
certainty-quite-sure = ziemlich sicher
certainty-not-sure = nicht sicher

# Wie eine Partie oder ein Spiel ausging: als Überschrift, als Satz und mitten im Satz.
won-by = { $count ->
    [0] Niemand gewinnt
    [1] { $who } gewinnt
   *[other] { $who } gewinnen zusammen
}
broken-off = Abgebrochen
match-ends = { $end ->
    [draw] { $what ->
        [game] Das Spiel endet ohne Sieger
       *[match] Die Partie endet ohne Sieger
    }
   *[broken-off] { $what ->
        [game] Das Spiel ist abgebrochen
       *[match] Die Partie ist abgebrochen
    }
}
match-result = { $end ->
    [won] { $what ->
        [game] { $who } gewinnt das Spiel
       *[match] { $who } gewinnt die Partie
    }
    [shared] { $who } gewinnen zusammen
    [draw] { $what ->
        [game] das Spiel endet ohne Sieger
       *[match] die Partie endet ohne Sieger
    }
   *[broken-off] { $what ->
        [game] das Spiel ist abgebrochen
       *[match] die Partie ist abgebrochen
    }
}
game-result = { $end ->
    [won] { $who } gewinnt Spiel { $game }
    [shared] { $who } gewinnen zusammen
    [draw] Spiel { $game } endet ohne Sieger
   *[broken-off] Spiel { $game } ist abgebrochen
}

# Wie viele Spiele oder Runden eine Partie hat.
format-single = ein Spiel
format-best-of = die meisten Siege aus { $games }
format-first-to = wer zuerst { $total } hat
format-rounds = { $rounds ->
    [1] eine Runde
   *[other] { $rounds } Runden
}
format-problem-best-of = die meisten Siege aus { $games }: Nimm eine ungerade Zahl von 3 bis 99
format-problem-first-to = wer zuerst { $total } hat: Nimm eine Zahl von 1 bis 9999
format-problem-rounds = { $rounds } Runden: Nimm eine Zahl von 1 bis 99

# Was der Schiedsrichter ins Protokoll schreibt.
needs-reason = eine Änderung von Hand braucht einen Grund mit höchstens { $most } Buchstaben in einer Zeile: Er steht im Protokoll
needs-vote-question = eine Abstimmung braucht eine Frage mit höchstens { $most } Buchstaben in einer Zeile: Sie steht im Protokoll
needs-coin-question = ein Münzwurf braucht eine Frage mit höchstens { $most } Buchstaben in einer Zeile: Sie steht im Protokoll
needs-answer-words = jede Antwort braucht Worte mit höchstens { $most } Buchstaben in einer Zeile: Sie stehen im Protokoll

# Das Protokoll: Zurück, Wieder vor und Änderungen.
log-undone = Zurückgenommen: { $what }
log-done-again = Wieder vor: { $what }
log-corrected = Zeile { $entry } geändert.
log-let-go = Zeile { $entry } fällt weg: { $why }.
log-stopped = Zeile { $entry } fällt weg: Bis dahin wollte der Schiedsrichter.
replace-not-in-force = Zeile { $entry } lässt sich nicht ändern: Sie ist zurückgenommen, oder sie ist kein Schritt im Spiel
replace-refused = so kann es nicht gewesen sein: { $why }
replace-misfit = Zeile { $entry } passt dann nicht mehr: { $why }

# Sammlungen von Hausregeln. In Dateien stehen ihre Namen auf Englisch.
rule-set-as-printed = Wie gedruckt
rule-set-later-series = Spätere Serien
rule-set-defaults = Üblich
rule-set-read-only = „{ $name }“ lässt sich nicht ändern: Gib deinen eigenen Regeln einen anderen Namen und bau sie auf diesen auf
rule-set-twice = „{ $name }“ gibt es zweimal: Gib einer von beiden Regelsammlungen einen anderen Namen
rule-set-name = der Name der Regeln ist leer, länger als 40 Buchstaben oder hat einen Zeilenumbruch

# What the table does beside the game.
remark-coin = Eine Münze wird geworfen: { $side ->
    [heads] Kopf
   *[tails] Zahl
}.
remark-dice = { $count ->
    [1] Ein Würfel wird geworfen: { $faces }.
   *[other] { $count } Würfel werden geworfen: { $faces }, zusammen { $sum }.
}
remark-lot = Ausgelost: { $player }.
remark-vote = Abstimmung, { $question }: { $counts }. Entschieden ist: { $answer }.
remark-vote-level = Abstimmung, { $question }: { $counts }. Nichts ist entschieden.
remark-review = { $player } lässt noch einmal prüfen: { $call ->
    [wrong] Die Entscheidung war falsch, die Prüfung bleibt übrig.
   *[right] Die Entscheidung bleibt, die Prüfung ist verbraucht.
}
remark-no-dice = es werden ein bis { $most } Würfel geworfen, und jeder zeigt 1 bis 6
remark-no-seat = auf { $seat } sitzt niemand
remark-no-answers = eine Abstimmung braucht 2 bis { $most } Antworten
remark-no-votes = { $votes } Stimmen gehen nicht: { $players } Spieler sitzen am Tisch, und mindestens einer muss abstimmen

# Was Leute zu einer Partie sagen.
match-mark = { $mark ->
    [unofficial] zählt nicht
    [abandoned] liegen gelassen
   *[played_wrong] falsch gespielt
}

# Die Seite einer Partie, die man weitergibt.
report-not-over = nicht zu Ende
report-player = Spieler
report-score = Punkte
report-parts = Daraus
report-log = Was geschah
report-step = Schritt
report-time = Zeit
report-what = Was
report-source = Gesagt von
report-picture = Bild zu Schritt { $number }

# Turniere und die Tabelle eines Abends.
tournament-count = { $count } Spieler: Ein Turnier ist für { $least } bis { $most }
tournament-name = Name { $number } ist leer, länger als 40 Buchstaben oder hat einen Zeilenumbruch
tournament-same-name = „{ $name }“ steht zweimal da: Gib einem davon einen anderen Namen
tournament-round-robin = Jeder gegen jeden, { $count } Spieler
tournament-single-elimination = K.-o.-Turnier, { $count } Spieler
tournament-round = Runde { $number }
tournament-final = Finale
tournament-semi-finals = Halbfinale
tournament-quarter-finals = Viertelfinale
tournament-bye = { $name } setzt aus
tournament-winner-of = Sieger von { $number }
evening-title = { $count ->
    [one] 1 Partie an diesem Abend
   *[other] { $count } Partien an diesem Abend
}
evening-explained = In jeder Partie bekommst du einen Punkt für jeden, vor dem du gelandet bist, und einen halben für jeden, mit dem du gleichauf bist; Sieger kommen zuerst, die anderen nach ihren Punkten.
evening-row = { $points } { $sort ->
    [one] Punkt
   *[other] Punkte
}, { $wins } von { $count } gewonnen
