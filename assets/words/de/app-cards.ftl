# Wörter des Fensters: die Karten.

cards-title = Karten
cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cards-search = Karten suchen
cards-search-hint = Name, Farbe, Zahl …
cards-all-games = Alle
cards-read = Groß lesen
cards-before = Davor
cards-after = Danach
cards-nothing = Keine Karte passt. Tippe weniger Buchstaben, oder wähle „Alle“. Eine verdeckte Karte ist geheim.
cards-this-match = Diese Partie
