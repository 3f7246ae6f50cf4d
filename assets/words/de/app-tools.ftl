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
