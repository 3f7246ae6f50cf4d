# Wörter des Fensters: frame.

undo = Zurück
undo-nothing = noch nichts
undo-nothing-hint = Es gibt noch nichts zurückzunehmen
menu = Menü

back = Zurück
why = warum
log-title = Das Protokoll, Neuestes zuerst
player-number = Spieler { $number }
no-last-match = es gibt keine Partie, die weitergehen kann
ruling-remembered = Das Regelblatt lässt das eurem Tisch. Für diese Partie gemerkt.

banner-turn = { $name } IST DRAN
banner-wins = { $name } GEWINNT
banner-match-over = PARTIE ZU ENDE
banner-game-over = SPIEL ZU ENDE
banner-round-over = RUNDE VORBEI
banner-get-ready = GLEICH GEHT'S LOS
banner-goes-first = { $name } fängt an
banner-battle = KAMPF
banner-tie-roll = STECHEN
banner-battle-on = auf { $gate }, { $name } ist dran
banner-tie-for = um { $gate }
banner-then = dann { $name }
banner-roll = Wurf { $number }
banner-round = Runde { $number }
banner-draw-pile = Ziehstapel { $cards }

worked-out = ausgerechnet

correction-not-in-force = Diese Zeile lässt sich nicht ändern: Sie ist zurückgenommen.
correction-refused = So kann es nicht gewesen sein: { $why }
correction-misfit = Zeile { $entry } passt dann nicht mehr: { $why }
total-no-number = Die Summe von { $whose } ist noch keine ganze Zahl.
corner-no-card = Gate { $number } wäre so keine Karte. Zieh die Ecke dorthin zurück, wo sich die Kanten treffen.
settings-not-saved = Die Einstellungen sind nicht gespeichert: { $why }.
step-not-saved = Dieser Schritt ist nicht gespeichert: { $why }. Das Spiel geht weiter.
match-not-saved = Diese Partie kann nicht gespeichert werden: { $why }. Das Spiel geht weiter.
matches-not-saved = Partien können nicht gespeichert werden: { $why }. Das Spiel geht weiter.
match-not-opened = Die letzte Partie lässt sich nicht öffnen: { $why }.

# Das Menü und das Blatt, das sagt, warum.
menu-back = Zurück zum Spiel
menu-new-match = Neue Partie …
menu-home = Zum ersten Bildschirm
menu-camera = Kamera
menu-trust = Die Kamera
menu-colours = Farben
menu-quit = Beenden
trust-asks = fragt jedes Mal
trust-counts-down = trägt sichere Rufe nach { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} ein
trust-at-once = trägt sichere Rufe sofort ein
why-rests-on = Worauf die letzte Entscheidung beruht
why-no-ruling = Beim letzten Schritt war nichts zu entscheiden: Er ist einfach geschehen.
why-by = Grundlage: { $ground }.
why-camera-saw = Was die Kamera gesehen hat
why-frames = Er rollte ab Bild { $start }, lag still ab Bild { $still } und wurde in Bild { $called } gerufen.
why-opened = Offen war er zuerst in Bild { $frame }.
why-certainty = Sicherheit { $percent } von 100.

# Tasten.
keys-heading = Tasten
keys-digits = Dieses Gate, dieser Bakugan, dieser Spieler
keys-enter = Der gefüllte Knopf, wie die Leertaste
keys-tab = Von Knopf zu Knopf
keys-unknown-command = Die Einstellungen geben „{ $id }“ eine Taste, aber diesen Befehl gibt es nicht. Er wird übergangen.
keys-unknown-key = Die Einstellungen geben „{ $id }“ eine Taste, die nicht geht. Es gilt die übliche.
keys-clash = Die Einstellungen geben „{ $id }“ eine Taste, die ein anderer Befehl hat. Es gilt die übliche.
key-undo = Zurück
key-undo-hint = Nimmt den letzten Schritt zurück und sagt, was auf dem Tisch zurückgelegt wird
key-redo = Wieder vor
key-redo-hint = Holt wieder, was zuletzt zurückgenommen wurde
key-menu = Menü
key-menu-hint = Neue Partie, Kamera, Farben, Beenden; schließt, was offen ist
key-why = Warum, und alle Tasten
key-why-hint = Worauf die letzte Entscheidung beruht, und jede Taste
key-rules = Regeln
key-rules-hint = Die Regeln dieses Spiels, aufgeschlagen bei dem, was gerade geschieht
key-cards = Karten
key-cards-hint = Eine Karte finden und groß lesen
key-tools = Werkzeuge
key-tools-hint = Münze, Würfel, Abstimmung, wer anfängt, Uhr, Notizen
key-log = Protokoll
key-log-hint = Das ganze Protokoll, und Änderungen
key-audience = Zuschauer
key-audience-hint = Ein Bildschirm für alle, die zusehen
key-full-screen = Ganzer Bildschirm
key-full-screen-hint = Füllt den Bildschirm, und zurück
key-larger = Größer
key-larger-hint = Macht alles größer
key-smaller = Kleiner
key-smaller-hint = Macht alles kleiner
key-usual-size = Übliche Größe
key-usual-size-hint = So groß, wie das Fenster es zulässt
key-yes = Ja zur Kamera
key-yes-hint = Nimmt den Ruf der Kamera
key-closed = Zu
key-closed-hint = Er blieb zu; gleich nach einem Ruf wird der geändert
key-missed = Daneben
key-missed-hint = Er traf kein Gate; gleich nach einem Ruf wird der geändert
key-more = Mehr Ausgänge
key-more-hint = Was selten geschieht
key-look-again = Wieder hinsehen
key-look-again-hint = Nach dem Zurücknehmen: Der Tisch stimmt, die Kamera darf wieder rufen
key-table-is-right = Ja zum Tisch
key-table-is-right-hint = Trägt ein, was die Kamera an den Karten gesehen hat
key-equal = Gleich
key-equal-hint = Beide Summen sind gleich
key-totals = Summen tippen
key-totals-hint = Die zwei Summen eines Kampfes eintippen
key-rematch = Noch einmal
key-rematch-hint = Dieselben Spieler noch einmal
key-new-match = Neue Partie
key-new-match-hint = Andere Spieler oder andere Regeln

seat-name = Platz { $number }, { $name }
gates-won-of = { $won } von { $needed } Gates gewonnen
corner-of-gate = Ecke { $corner } von Gate { $number }
form-g-power = G-Power von { $toy }
form-line = Dazu für { $toy }
form-ability = { $name } spielt eine Fähigkeitskarte
form-ability-hint = Tippe den Namen auf der Karte. Was sie dazugibt, kann als Zahl eingetragen werden.
form-gate-name = Was zeigt das Gate?
form-event-name = Wie heißt das Ereignis?
form-note = Eine Notiz fürs Protokoll
form-number = Zahl
form-what-for = Wofür
form-card = Name der Karte
form-words = Worte
form-reason = Warum
form-send = Eintragen
form-other-line = anderes
form-usual-reason = Beschluss des Tisches
form-no-number = Tippe eine ganze Zahl, etwa 410 oder -50.
pick-note = Eine Notiz schreiben
pick-end = Die Partie beenden
pick-player-wins = { $name } gewinnt
pick-nobody-wins = Niemand gewinnt
pick-abandon = Abbrechen: kein Ergebnis
key-ability = Fähigkeitskarte
key-ability-hint = Ein Spieler spielt eine Fähigkeitskarte
key-fix-number = Zahl ändern
key-fix-number-hint = Eine G-Power lesen oder etwas dazuzählen
key-gate-name = Das Gate benennen
key-gate-name-hint = Das Gate umdrehen und seinen Namen tippen
key-done = Fertig mit Fähigkeiten
key-done-hint = Ein Spieler spielt keine Fähigkeitskarten mehr

key-beside = Was sonst geschah
key-beside-hint = Eine Notiz, das Ende der Partie durch den Tisch
key-pile-empty = Stapel leer
key-pile-empty-hint = Im Ziehstapel ist keine Karte mehr
key-kbosh = K'bosh
key-kbosh-hint = Wer beraubt wird, behält die Karte
key-toss-out = Abwerfen
key-toss-out-hint = Statt eines Zuges einige Handkarten abwerfen
key-wilds = Joker
key-wilds-hint = Wie viele der drei Karten Joker sind
key-lay-set = Satz legen
key-lay-set-hint = Drei oder mehr Karten mit gleichem Symbol aus der Hand
key-add-card = Karte anlegen
key-add-card-hint = Eine Karte an einen beliebigen Satz auf dem Tisch
key-play-event = Ereignis
key-play-event-hint = Eine Ereigniskarte aus der Hand
key-top-card = Oberste Karte
key-top-card-hint = Nur wenn nichts aus der Hand passt
key-pass = Passen
key-pass-hint = Nichts kann gespielt werden, und zum Aufdecken ist nichts mehr da
key-shout = ALL OUT
key-shout-hint = Wer gewonnen hat, ruft
key-challenge = Einspruch
key-challenge-hint = Jemand sagt, dass eine Karte gepasst hätte
key-matches = Passt
key-matches-hint = Die Karte hat das Symbol der Startkarte
key-no-match = Passt nicht
key-no-match-hint = Jede andere Karte

log-empty = Was geschieht, steht hier.
log-correct = Es war etwas anderes
correction-what-was-it = Zeile { $number }: { $said } Was war es wirklich?
correction-it-was = Es war: { $said }
correction-title = Zeile { $number } ändern?
correction-changes = Was sich ändert
correction-no-change = Sonst ändert sich nichts.
correction-lets-go = Passt nicht mehr und fällt weg
correction-let-go = Zeile { $number }: { $said } ({ $why })
correction-on-table = Auf dem Tisch
correction-make = Ändern
correction-leave = So lassen
correction-score = { $name }: aus { $old } wird { $new }
correction-match-score = { $name }, ganze Partie: aus { $old } wird { $new }
correction-result = { $result }
correction-goes-on = Die Partie geht weiter.
correction-turn = { $name } ist dran.
menu-camera-and-table = Kamera und Tisch …
menu-settings = Einstellungen …

# Das Ende eines Spiels.
board-won = gewonnen

# Das Ende einer Partie.
match-end-decided = Was entschieden hat
