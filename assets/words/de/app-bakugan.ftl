# Wörter des Fensters: bakugan.

bakugan-yes = Ja
bakugan-closed = Zu
bakugan-missed = Daneben
bakugan-more = mehr
bakugan-beside = Was sonst geschah
bakugan-look-again = wieder hinsehen
bakugan-compare = Vergleichen
bakugan-type-totals = Summen tippen
bakugan-wins = { $name } gewinnt
bakugan-equal = Gleich
bakugan-ability = Fähigkeitskarte
bakugan-whose-ability = Wer spielt eine Fähigkeitskarte?
bakugan-name-it = Benennen
bakugan-fix-number = Zahl ändern
bakugan-pick-g-power = G-Power von { $toy }
bakugan-pick-line = Etwas anderes für { $toy }
bakugan-knocked = Ein Bakugan wurde angestoßen
bakugan-set-turn = Wer dran ist
bakugan-set-toy = Wo ein Bakugan ist
bakugan-by-hand-reason = von Hand gesetzt
bakugan-place-gate = auf { $gate }
bakugan-place-unused = unbenutzt
bakugan-place-used = benutzt
bakugan-place-out = aus dem Spiel
bakugan-count-in = Anzählen
bakugan-count-roll = ROLLT!
bakugan-count-hint = Beide rollen bei „rollt“. Dann sagt, wessen Bakugan zuerst stand.
bakugan-was-closed = Er war zu
bakugan-was-missed = Er ging daneben
bakugan-open-on = Offen auf { $gate }

bakugan-state-won = hat gewonnen
bakugan-state-over = Partie zu Ende
bakugan-state-sets-gate = legt Gate
bakugan-state-next-game = bereit fürs nächste Spiel
bakugan-state-chooses = wählt
bakugan-state-battle = im Kampf
bakugan-state-tie = rollt im Stechen
bakugan-state-rolls = rollt jetzt
bakugan-state-turn = ist dran
bakugan-state-next = als Nächstes
bakugan-state-then = danach
bakugan-gates-in-hand = { $count ->
    [0] kein Gate auf der Hand
    [one] 1 Gate auf der Hand
   *[other] { $count } Gates auf der Hand
}
bakugan-gates-won = Gates gewonnen
bakugan-toy-unused = unbenutzt
bakugan-toy-rolling = rollt
bakugan-toy-on-gate = auf Gate { $number }
bakugan-toy-used = benutzt
bakugan-toy-out = draußen

bakugan-waiting-for-camera = Warten auf die Kamera: Es geht von Hand weiter
bakugan-no-camera = Keine Kamera: Es geht von Hand weiter
bakugan-being-put-right = Der Tisch wird aufgeräumt
bakugan-hand-in-view = Hand im Bild, warten
bakugan-put-right-first = Räumt den Tisch auf, dann wieder hinsehen
bakugan-no-gates-seen = Ich sehe die Gate-Karten noch nicht
bakugan-roll-from-outside = Rollt von außerhalb der Linie
bakugan-let-go = hier losgelassen
bakugan-too-near = Die Hand war näher dran als zwei Kartenlängen.
bakugan-on-which-gate = Auf welchem Gate geht er auf? Oder bleibt er zu, oder geht daneben?
bakugan-loose-call = Ein Wurf! Welcher Bakugan war es?
bakugan-loose-call-hint = Benenne ihn, dann kommt der Ruf der Kamera.
bakugan-put-right = Auf dem Tisch:
bakugan-took-rolls = { $count ->
    [one] Die Partie hatte 1 Wurf.
   *[other] Die Partie hatte { $count } Würfe.
}
bakugan-total-of = Summe von { $name }

bakugan-face-down = verdeckt
bakugan-face-up = offen
bakugan-empty = leer
bakugan-nobody-stands = hier steht niemand
bakugan-laid-by = gelegt von { $name }
bakugan-no-gate = Keine Gate-Karte ist im Feld.
bakugan-no-gate-yet = Noch ist keine Gate-Karte im Feld.
bakugan-first-with = { $count ->
    [one] Wer zuerst 1 Gate hat, gewinnt.
   *[other] Wer zuerst { $count } Gates hat, gewinnt.
}
bakugan-on-the-table = Auf dem Tisch
bakugan-last-flipped = zuletzt aufgedeckt
bakugan-last-ability = zuletzt gespielt
bakugan-gate-colour = Gate-Karte, { $colour }
bakugan-played-by = gespielt von { $name }

bakugan-g-power = G-Power auf dem Bakugan
bakugan-nobody-read = Noch hat niemand eine Zahl vorgelesen
bakugan-read-it = G-Power eintippen
bakugan-gate-number = Zahl vom Gate
bakugan-read-both = Lest beide G-Powers vor. Dann dreht das Gate um und tut, was darauf steht.
bakugan-each-adds = Jeder zählt die Zahl seines Attributs auf der Karte und seine Fähigkeitskarten dazu. Die höhere Summe nimmt das Gate.
bakugan-gate-face-down = { $gate }, verdeckt
bakugan-gate-flipped = { $gate }, aufgedeckt
bakugan-leads-by = führt mit { $count }
bakugan-total = Summe
bakugan-step-read = Vorlesen
bakugan-step-flip = Umdrehen
bakugan-step-abilities = Fähigkeiten
bakugan-step-gate = Gate dazu
bakugan-step-result = Ergebnis

bakugan-pose-open = offen
bakugan-pose-a-little = ein wenig offen
bakugan-pose-closed = zu
bakugan-pose-gone = weg
bakugan-call-on = auf { $gate }
bakugan-call-before = vor { $gate }
bakugan-call-most-on = auf mehreren Gates, meist auf { $gate }
bakugan-call-across = auf mehreren Gates
bakugan-call-beside = neben den Gates
bakugan-toy-gate = Gate { $number }
bakugan-done = { $name } ist fertig

# Das Zielfoto im Stechen.
finish-waits = Beide rollen zugleich: Die Kamera verfolgt beide.
finish-left = links
finish-right = rechts
finish-dead-heat = zugleich
finish-nobody = keiner
finish-row-left = LINKS
finish-row-right = RECHTS
finish-gap = Öffnete sich { $frames } Bilder ({ $millis } ms) vor dem anderen.
finish-heat-gap = { $frames ->
    [0] Beide öffneten sich im selben Bild.
   *[other] Beide öffneten sich innerhalb von { $millis } ms: Das kann niemand unterscheiden.
}
finish-only-one = Nur dieser hat sich geöffnet.
finish-none-opened = Beide blieben zu oder öffneten sich nirgends.
finish-one-seen = Nur einer der beiden Würfe war zu sehen.
finish-whose = Wem gehört er?
finish-say = Sag du, wer zuerst stand.
finish-by-colour = Nach der Farbe: { $name }.
finish-yes-heat = Ja, gleichzeitig
finish-yes-nobody = Ja, keiner
finish-again = nochmal
finish-again-said = Es zählt nicht: noch einmal rollen
