# Wörter des Fensters: set-up.

set-up-title = Neue Partie: { $game }
set-up-seat = Platz { $number }
set-up-begin = Los geht’s
set-up-draw = Auslosen
set-up-draw-order = Reihenfolge auslosen
set-up-players = Spieler, wie sie sitzen
set-up-add = Noch ein Spieler
set-up-take-away = { $name } spielt nicht mit
set-up-drag = { $name } auf einen anderen Platz setzen
set-up-youngest-mark = am jüngsten
set-up-youngest-is = { $name } ist am jüngsten
set-up-youngest-here = am jüngsten
set-up-begins = fängt an
set-up-deals = gibt
set-up-known-names = Namen von früher (↑ ↓)

seat-colour-1 = Orange
seat-colour-2 = Hellblau
seat-colour-3 = Rosa
seat-colour-4 = Gelb
seat-colour-5 = Grün
seat-colour-6 = Rotorange

set-up-who-starts = Wer fängt an
set-up-who-deals = Wer gibt
set-up-random = Zufall
set-up-youngest = Am jüngsten
set-up-i-pick = Ich wähle
set-up-about-order = Die Reihenfolge wird ausgelost, dann setzt ihr euch so hin. So will es das Blatt ab drei Spielern.
set-up-about-random = Es wird ausgelost, wer anfängt.
set-up-about-random-dealer = Es wird ausgelost, wer gibt. Wer links vom Geber sitzt, fängt an.
set-up-drawn-order = Los { $number }: { $names }. Setzt euch so hin, oder lost noch einmal.
set-up-drawn = Los { $number }: { $name } fängt an. Ihr könnt noch einmal losen.
set-up-drawn-dealer = Los { $number }: { $name } gibt, links davon wird angefangen. Ihr könnt noch einmal losen.
set-up-about-youngest = { $name } ist am jüngsten und fängt an. Noch einmal drücken für den Nächsten.
set-up-about-youngest-dealer = { $name } ist am jüngsten und gibt. Links davon wird angefangen.
set-up-about-picked = { $name } fängt an. Noch einmal drücken für den Nächsten.
set-up-about-picked-dealer = { $name } gibt, links davon wird angefangen. Noch einmal drücken für den Nächsten.

set-up-rules = Regeln
set-up-rules-as-printed = Wie gedruckt
set-up-rules-as-printed-about = Das Blatt; fragt, wo es nichts sagt
set-up-rules-later-series = Spätere Serien
set-up-rules-later-series-about = Zu auf einem Gate steht, und mehr
set-up-rules-defaults = Ohne Fragen
set-up-rules-defaults-about = Überall so, wie wir es meistens lesen
set-up-rules-own-about = { $inherits }, mit { $count ->
    [one] 1 eigenen Regel
   *[other] { $count } eigenen Regeln
}
set-up-rules-broken = Eine Regelsammlung geht nicht: { $why }.
set-up-asked = Gefragt, wenn es zum ersten Mal passiert
set-up-nothing-asked = In der Partie wird nichts gefragt

set-up-format = So lange dauert die Partie
set-up-format-single = Ein Spiel
set-up-format-best-of = Die meisten von { $count }
set-up-format-first-to = Wer zuerst { $count } hat
set-up-format-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
set-up-more = Mehr
set-up-fewer = Weniger

set-up-toys = Spielzeuge
set-up-quick = Schnelles Spiel
set-up-enter-toys = Eintragen
set-up-quick-about = Keiner muss etwas tippen. Jeder bringt drei Bakugan, drei Gate-Karten und drei Fähigkeitskarten mit; Zahlen tippt ihr erst, wenn ein Kampf sie braucht.
set-up-toy = Bakugan { $number }
set-up-toy-name = Bakugan { $number }: Name
set-up-toy-name-hint = Name auf dem Spielzeug
set-up-toy-power = Bakugan { $number }: G-Power
set-up-toy-power-hint = G-Power
set-up-toy-attribute = Bakugan { $number }: { $attribute }
set-up-no-attribute = egal
set-up-toys-of = Spielzeuge von { $name }
set-up-player-of = Spieler { $number } von { $count }
set-up-toys-next = Weiter: { $name }
set-up-toys-done = Fertig
set-up-secret = Geheime Karten
set-up-secret-count = { $gates } { $gates ->
    [one] Gate
   *[other] Gates
}, { $abilities } { $abilities ->
    [one] Fähigkeit
   *[other] Fähigkeiten
}: geheim
set-up-secret-of = Geheime Karten von { $name }
set-up-only-you = { $name }: Nur du schaust.
set-up-look-away = Alle anderen schauen jetzt weg. Hier tippst du, welche Gate-Karten und Fähigkeitskarten du mitbringst. Keiner sieht sie, bis du sie ausspielst. Felder dürfen leer bleiben.
set-up-uncover = Ich bin { $name }: zeigen
set-up-cover-next = Zudecken, dann { $name }
set-up-cover-done = Fertig mit geheimen Karten
set-up-gates = Deine Gate-Karten
set-up-abilities = Deine Fähigkeitskarten
set-up-gate-card = Gate-Karte { $number }
set-up-ability-card = Fähigkeitskarte { $number }
set-up-check-camera = Kamera prüfen

set-up-problem-no-name = Tippe einen Namen
set-up-problem-name = Der Name ist zu lang
set-up-problem-same-name = { $name } sitzt hier schon
set-up-problem-power = „{ $typed }“ ist keine G-Power: Tippe eine Zahl von 0 bis 9999
set-up-problem-same-card = Eine geheime Karte steht zweimal da
set-up-problem-same-colour = Zwei geheime Karten einer Art haben dieselbe Farbe. Jeder bringt von jeder eine mit.
set-up-secret-offered = Mit den Pfeilen auf und ab nimmst du eine deiner Karten, oder eine aus deinen Paketen.
