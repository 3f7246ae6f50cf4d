# Wörter des Fensters: camera.

camera-opening = Die Kamera wird geöffnet …
camera-none = keine
camera-no-picture = Kein Bild von der Kamera. Das Spiel geht von Hand weiter.
camera-clip-ended = Der Film ist zu Ende. Das Spiel geht von Hand weiter.
camera-by-hand = Das Spiel geht von Hand weiter.
camera-tried-again = Das Spiel geht von Hand weiter; die Kamera wird wieder versucht.
camera-line-none = Keine Kamera. Jedes Spiel geht auch ohne.
camera-line-waits = Die Kamera zeigt noch kein Bild. Jedes Spiel geht auch ohne.
camera-line-ready = Kamera bereit. Legt die Gates, wenn die Partie begonnen hat.
camera-line-gates = Kamera bereit: Ich sehe { $count ->
    [one] 1 Gate
   *[other] { $count } Gates
}. Jedes Spiel geht auch ohne Kamera.
