# Wörter des Fensters: camera.

camera-opening = Die Kamera wird geöffnet …
camera-none = keine
camera-no-picture = Kein Bild von der Kamera. Das Spiel geht von Hand weiter.
camera-clip-ended = Der Film ist zu Ende. Das Spiel geht von Hand weiter.
camera-by-hand = Das Spiel geht von Hand weiter.
camera-tried-again = Das Spiel geht von Hand weiter; die Kamera wird wieder versucht.
