# Wörter der Regeln: All Out.

# Ein Satz auf dem Tisch, in einer Liste.
all-out-set = { $icon }-Satz von { $player }
all-out-set-of = { $icon }-Satz von { $player } ({ $count })

# Woher Karten kommen und wohin sie gehen.
all-out-from = { $place ->
    [hand] aus der Hand von { $player }
    [set] aus dem { $icon }-Satz von { $player }
    [draw-pile] vom Ziehstapel
    [discard-pile] vom Ablagestapel
   *[out] von außerhalb des Spiels
}
all-out-to = { $place ->
    [hand] zu { $player } auf die Hand
    [set] zum { $icon }-Satz von { $player }
    [draw-pile] auf den Ziehstapel
    [discard-pile] auf den Ablagestapel
   *[out] aus dem Spiel
}

# Woraus ein Stand besteht.
all-out-part-game = gewonnenes Spiel

# Was geschieht.
all-out-set-laid = { $how ->
    [new] { $player } legt einen Satz aus: { $count } Karten mit { $icon }.
    [new-with-top] { $player } legt mit der aufgedeckten Karte einen Satz aus: { $count } Karten mit { $icon }.
    [more] { $player } legt { $count } Karten zum eigenen { $icon }-Satz: jetzt { $total }.
   *[more-with-top] { $player } legt { $count } Karten zum eigenen { $icon }-Satz, die aufgedeckte ist dabei: jetzt { $total }.
}
all-out-card-added = { $how ->
    [own] { $player } legt eine Karte zum eigenen { $icon }-Satz: jetzt { $total }.
    [own-top] { $player } legt die aufgedeckte Karte zum eigenen { $icon }-Satz: jetzt { $total }.
    [other] { $player } legt eine Karte zum { $icon }-Satz von { $owner }: jetzt { $total }.
   *[other-top] { $player } legt die aufgedeckte Karte zum { $icon }-Satz von { $owner }: jetzt { $total }.
}
all-out-event-played = { $player } spielt { $card }.
all-out-event-turned-up = { $player } tut, was auf der Karte steht.
all-out-effect = Das Ereignis: { $change }.
all-out-effect-named = Das Ereignis { $name }: { $change }.
all-out-set-broken = { $discarded ->
    [yes] { $count ->
        [1] Der { $icon }-Satz von { $player } hat nur noch 1 Karte: Sie kommt auf den Ablagestapel.
       *[other] Der { $icon }-Satz von { $player } hat nur noch { $count } Karten: Sie kommen auf den Ablagestapel.
    }
   *[no] { $count ->
        [1] Der { $icon }-Satz von { $player } hat nur noch 1 Karte: Er bleibt und darf wieder wachsen.
       *[other] Der { $icon }-Satz von { $player } hat nur noch { $count } Karten: Er bleibt und darf wieder wachsen.
    }
}
all-out-event-ended = Das Ereignis ist erledigt.
all-out-event-ended-named = Das Ereignis { $name } ist erledigt.
all-out-top-turned = { $player } kann nichts spielen und deckt { $card } auf.
all-out-top-discarded = Die Karte mit { $icon } passt nirgends und kommt auf den Ablagestapel.
all-out-reshuffled = Der Ziehstapel ist leer: Der Ablagestapel ({ $cards }) wird gemischt, und ihr zieht davon.
all-out-piles-empty = Beide Stapel sind leer.
all-out-passed = { $player } kann nichts spielen und nichts ziehen: gepasst.
all-out-skipped = { $player } setzt aus.
all-out-challenged = { $upheld ->
    [yes] { $by } sagt, { $against } hätte von der Hand spielen können, und das stimmt: Nehmt den Zug zurück oder ändert ihn von Hand; Strafkarten gibt es nicht.
   *[no] { $by } sagt, { $against } hätte von der Hand spielen können, und das stimmt nicht: Alles bleibt, wie es ist.
}
all-out-shout-awaited = { $count ->
    [1] { $who } gewinnt mit dem Ruf „ALL OUT“.
   *[other] { $who } können gewinnen: Es entscheidet, wer „ALL OUT“ ruft.
}
all-out-shouted = { $player } hat „ALL OUT“ gerufen.
all-out-shout-missed = { $lost ->
    [yes] { $player } hat nicht „ALL OUT“ gerufen: nicht gewonnen, und zwei Karten ziehen.
   *[no] { $player } hat nicht „ALL OUT“ gerufen: keine Strafe.
}
all-out-penalty-drawn = { $player } zieht { $cards }.
all-out-goes-on = Das Spiel geht weiter.
all-out-goes-on-with-event = Das Spiel geht mit dem Ereignis weiter.
all-out-wins-without-cards = { $player } hat keine Karten mehr und gewinnt
all-out-wins-with-ten = { $player } hat zehn Karten mit { $icon } und gewinnt
all-out-wins-with-fewest = { $player } gewinnt mit den wenigsten Karten ({ $cards })
all-out-game-began = Spiel { $game }: sieben Karten für alle, { $first } fängt an.

# Was ein Ereignis verlangt oder was von Hand geändert wird.
all-out-change-draw = { $player } zieht { $cards }
all-out-change-move = { $count ->
    [1] { $cards } kommt { $from } { $to }
   *[other] { $cards } kommen { $from } { $to }
}
all-out-change-move-out = { $count ->
    [1] { $cards } { $from } kommt aus dem Spiel
   *[other] { $cards } { $from } kommen aus dem Spiel
}
all-out-change-move-back = { $count ->
    [1] { $cards }, die aus dem Spiel war, kommt { $to }
   *[other] { $cards }, die aus dem Spiel waren, kommen { $to }
}
all-out-change-give = der { $icon }-Satz von { $owner } geht an { $player }
all-out-change-skip = { $player } setzt beim nächsten Mal aus
all-out-change-next = { $player } ist als Nächstes dran
all-out-change-top = oben auf dem Ablagestapel liegt { $card }

# Wo alles ist.
all-out-table-player = { $skips ->
    [0] { $player }: { $cards } auf der Hand; Sätze: { $sets }.
    [1] { $player }: { $cards } auf der Hand; Sätze: { $sets }; setzt beim nächsten Mal aus.
   *[other] { $player }: { $cards } auf der Hand; Sätze: { $sets }; setzt die nächsten { $skips } Male aus.
}
all-out-table-set = { $count } { $icon }
all-out-table-turned-up = Aufgedeckt: { $card }.
all-out-table-next = Nach diesem Zug ist { $player } dran.
all-out-pile = Ablagestapel: { $count }
all-out-pile-with-top = Ablagestapel: { $count }, oben { $card }

# Was nach dem Zurücknehmen auf dem Tisch zu tun ist.
all-out-put-give = Gib { $player } { $cards } zurück (dann { $then } auf der Hand).
all-out-put-take = Nimm { $player } { $cards } weg (dann { $then } auf der Hand).
all-out-put-no-set = Nimm den { $icon }-Satz von { $player } vom Tisch.
all-out-put-set = Leg den { $icon }-Satz von { $player } wieder hin: { $cards }.
all-out-put-set-has = Der { $icon }-Satz von { $player } hat { $cards }.
all-out-put-turned-up = Leg { $card } offen neben den Ziehstapel.
all-out-put-none-turned-up = Keine Karte ist aufgedeckt.

# Was jetzt gefragt wird und was man antworten kann.
all-out-asks-play = { $player } spielt
all-out-asks-play-or-turn-up = Eins davon: einen Satz auslegen, eine Karte zu einem Satz legen, ein Ereignis spielen. Geht nichts davon, deck die oberste Karte auf.
all-out-asks-play-or-pass = Eins davon: einen Satz auslegen, eine Karte zu einem Satz legen, ein Ereignis spielen. Zum Aufdecken ist nichts mehr da: Geht nichts davon, pass.
all-out-asks-event = Tut, was das Ereignis sagt
all-out-asks-event-named = Tut, was { $name } sagt
all-out-asks-event-how = Gib nacheinander ein, was sich ändert; dann ist das Ereignis erledigt.
all-out-asks-shout = „ALL OUT“ gerufen?
all-out-asks-shout-who = Ruft { $who }?
all-out-choice-pass = Passen
all-out-choice-event-done = Das Ereignis ist erledigt
all-out-choice-shout = { $player } ruft
all-out-choice-no-shout = { $player } ruft nicht
all-out-choice-add = Zum { $icon }-Satz von { $player }
all-out-choice-lay = { $count } { $icon } auslegen
all-out-choice-event = Ereignis spielen
all-out-choice-top-event = Aufdecken: ein Ereignis
all-out-choice-top-add = Aufdecken: zum { $icon }-Satz von { $player }
all-out-choice-top-set = Aufdecken: { $icon }, ein Satz mit zwei aus der Hand
all-out-choice-top-discard = Aufdecken: { $icon }, passt nirgends
all-out-choice-challenge = { $upheld ->
    [yes] { $by } fragt bei { $against } nach: zu Recht
   *[no] { $by } fragt bei { $against } nach: zu Unrecht
}

# Warum etwas nicht geht.
all-out-no-not-now = { $wish ->
    [play] jetzt nicht: Karten spielt man, wenn man an die Reihe kommt (das Regelblatt, „{ sheet-all-out-your-turn }“). Jetzt: { $now }
    [turn-up] jetzt nicht: Die oberste Karte deckt auf, wer dran ist und nichts von der Hand spielen kann (das Regelblatt, „{ sheet-all-out-your-turn }“). Jetzt: { $now }
    [effect] jetzt nicht: Was ein Ereignis sagt, tut man, nachdem es gespielt ist; sonst ändere es von Hand. Jetzt: { $now }
    [event-done] jetzt nicht: Erledigt sein kann nur ein Ereignis, das gespielt ist. Jetzt: { $now }
    [pile-empty] jetzt nicht: Leer werden kann der Ziehstapel nur, solange gespielt wird. Jetzt: { $now }
    [challenge] jetzt nicht: Nachfragen kann man, nachdem jemand eine Karte aufgedeckt oder gepasst hat. Jetzt: { $now }
    [shout] jetzt nicht: Gerufen wird, solange ein Spiel läuft (das Regelblatt, „{ sheet-all-out-winning }“). Jetzt: { $now }
    [no-shout] jetzt nicht: Den Ruf vergessen kann nur, wer keine Karten mehr oder einen Satz mit 10 hat (das Regelblatt, „{ sheet-all-out-winning }“). Jetzt: { $now }
   *[next-game] jetzt nicht: Das nächste Spiel kommt, wenn eines einer längeren Partie zu Ende ist. Jetzt: { $now }
}
all-out-no-hand = das Regelblatt, „{ sheet-all-out-your-turn }“: Die Karten kommen aus der Hand; { $player } hat { $held }, und es müssen { $needed } sein. Spiel weniger, oder deck die oberste Karte auf
all-out-no-set-size = das Regelblatt, „{ sheet-all-out-important }“: Einen Satz legt man mit 3 bis 10 Karten aus, nicht mit { $cards }
all-out-no-second-set = { $instead ->
    [add] Hausregel „{ house-all-out-second_set-name }“: nicht erlaubt; { $player } hat schon einen { $icon }-Satz. Leg die Karten einzeln dazu
   *[give] Hausregel „{ house-all-out-second_set-name }“: nicht erlaubt; { $player } hat schon einen { $icon }-Satz. Leg die Karten woandershin, oder gib den Satz von Hand
}
all-out-no-room = das Regelblatt, „{ sheet-all-out-important }“: Ein Satz hat höchstens 10 Karten; der { $icon }-Satz von { $player } hat { $cards }, es passen noch { $room } dazu
all-out-no-set = das Regelblatt, „{ sheet-all-out-your-turn }“: Dazulegen und weggeben kann man nur bei einem Satz, der auf dem Tisch liegt; auf dem Tisch: { $sets }
all-out-no-discard = das Regelblatt, „{ sheet-all-out-your-turn }“: Eine aufgedeckte Karte mit Symbol kommt nur auf den Ablagestapel, wenn sie nirgends passt; hier passt sie: { $sets }
all-out-no-card-to-draw = das Regelblatt, „{ sheet-all-out-house-keeping }“: Der Ablagestapel wird zum neuen Ziehstapel, aber beide sind leer; spiel von der Hand oder pass
all-out-no-pass = das Regelblatt, „{ sheet-all-out-your-turn }“: Wer nicht spielen kann, deckt die oberste Karte auf; passen kann man nur, wenn beide Stapel leer sind
all-out-no-duty = Hausregel „{ house-all-out-must_play-name }“: { house-all-out-must_play-off }; niemand muss von der Hand spielen, also gibt es nichts nachzufragen
all-out-no-challenge-own = Hausregel „{ house-all-out-must_play-name }“: Ehrensache; bei sich selbst fragt niemand nach, das kann nur jemand anders
all-out-no-challenge-other = Hausregel „{ house-all-out-must_play-name }“: Ehrensache; nachfragen kann man jetzt nur bei { $player }
all-out-no-challenge = Hausregel „{ house-all-out-must_play-name }“: Ehrensache; { $player } hat nichts aufgedeckt und nicht gepasst, seit zuletzt jemand von der Hand gespielt hat
all-out-no-shout = das Regelblatt, „{ sheet-all-out-winning }“: { $player } hat noch Karten und keinen Satz mit 10, also gibt es nichts zu rufen
all-out-no-shout-yet = { $rule }; rufen muss { $player }
all-out-no-shout-needed = Hausregel „{ house-all-out-forgot_shout-name }“: { house-all-out-forgot_shout-no_penalty }; gewonnen ist gewonnen, auch ohne Ruf
all-out-no-first-shout = Hausregel „{ house-all-out-forgot_shout-name }“: { house-all-out-forgot_shout-no_penalty }; sag, wer zuerst gerufen hat
all-out-no-effect = ein Ereignis verschiebt Karten, gibt einen Satz weg, lässt jemanden aussetzen, bestimmt, wer dran ist, oder beendet das Spiel; alles andere änderst du von Hand
all-out-no-gift = der { $icon }-Satz von { $player } liegt schon dort
all-out-no-skip = niemand setzt öfter als 9-mal hintereinander aus
all-out-no-top = der Ablagestapel ist leer; leg zuerst von Hand eine Karte dorthin
all-out-no-winners = { $count ->
    [0] in dieser Partie ist noch kein Spiel zu Ende
    [1] in dieser Partie ist erst 1 Spiel zu Ende
   *[other] in dieser Partie sind erst { $count } Spiele zu Ende
}
all-out-no-move = { $there ->
    [0] { $cards } { $from } nehmen geht nicht: Dort ist keine
    [1] { $cards } { $from } nehmen geht nicht: Dort ist nur 1
   *[other] { $cards } { $from } nehmen geht nicht: Dort sind nur { $there }
}
all-out-problem-players = { $count } Spieler: Dieses Spiel ist für 2 bis 6
