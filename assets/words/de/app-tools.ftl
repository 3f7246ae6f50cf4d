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
