# Wörter des Fensters: tools.

rules-of-which = Die Regeln von welchem Spiel?
rules-contents = Die Regeln von { $game }
rules-title = { $topic } ({ $number } von { $count })
rules-before = Davor
rules-after = Danach
rules-all-topics = Alle Themen
rules-sheet = Das Regelblatt
rules-inferred = So wird es gelesen
rules-house = Hausregel

# The screen for those who watch.
audience-preview = So sehen es die Zuschauer
audience-shown = Das sehen die Zuschauer jetzt
audience-about = Ein eigenes Fenster für einen zweiten Bildschirm: nichts Geheimes, nichts zum Drücken. Wenn du es schließt, bleibt die Partie, wie sie ist.
audience-show = Zeigen
audience-hide = Wegnehmen
audience-full-screen = Bildschirm füllen oder nicht
audience-next-screen = Anderer Bildschirm
audience-window-title = Rollcall: für Zuschauer
audience-soon = Gleich geht es los
audience-first-with = wer zuerst { $gates } Gates hat
audience-battle = KAMPF!
audience-tie = STECHEN!
audience-whole-match = Partie: { $score }

# Coin, dice, lot, vote, turn clock, reviews.
loud-time-is-up = Die Zeit ist um, { $name }
tools-all = Alle Werkzeuge
tools-coin = Münze
tools-heads = Kopf
tools-tails = Zahl
tools-toss = Werfen
tools-toss-again = Noch einmal werfen
tools-coin-decides = Kopf: { $heads }. Zahl: { $tails }.
tools-coin-question = Wer gewinnt?
tools-dice = Würfel
tools-dice-about = einer bis sechs
tools-dice-fell = Zusammen { $sum }
tools-throw-again = Noch einmal würfeln
tools-how-many-dice = Wie viele Würfel?
tools-so-many-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
tools-lot = Auslosen
tools-lot-about = wer anfängt, wer gibt
tools-lot-fell = { $name }!
tools-draw-again = Noch einmal losen
tools-vote = Abstimmen
tools-vote-about = alle sagen Ja oder Nein
tools-vote-on = Worüber?
tools-vote-question = Eine Frage am Tisch
tools-vote-yes = Ja
tools-vote-no = Nein
tools-vote-pass = Der Zug geht weiter
tools-vote-cast = { $cast } von { $players } haben abgestimmt. Drück für jeden Spieler seine Antwort.
tools-vote-full = Alle haben abgestimmt
tools-vote-nobody = Noch hat niemand abgestimmt
tools-vote-count = Auszählen
tools-vote-anew = Neu abstimmen
tools-clock = Zuguhr
tools-clock-about = Sie zählt und meldet sich nur. Was danach passiert, entscheidet der Tisch.
tools-clock-paused = angehalten
tools-clock-pause = Uhr anhalten
tools-clock-go-on = Weiterlaufen lassen
tools-clock-again = Diesen Zug von vorn
tools-review = Noch einmal prüfen
tools-who-reviews = Wer will prüfen lassen?
tools-review-about = Die letzte Entscheidung wird noch einmal geprüft. War sie falsch, bleibt die Prüfung übrig.
tools-review-of = { $name } lässt prüfen
tools-review-right = Sie war richtig
tools-review-wrong = Sie war falsch
tools-review-lost = { $name } hat die Prüfung verbraucht
tools-review-kept = { $name } behält sie; sag dann, was es war
tools-reviews-left = { $left ->
    [one] noch 1 Prüfung
   *[other] noch { $left } Prüfungen
}
tools-no-review-left = In diesem Spiel ist keine Prüfung mehr übrig
tools-nothing-to-review = Noch wurde nichts entschieden
tools-note-about = eine eigene Zeile im Protokoll
