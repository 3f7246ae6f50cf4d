# Wörter des Fensters: set-up.

set-up-title = Neue Partie: { $game }
set-up-younger-first = Tippt die Namen in der Reihenfolge der Plätze. Von zweien fängt der Jüngere an.
set-up-seat = Platz { $number }
set-up-begin = Partie beginnen
