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
source-first-webcam = Die erste Webcam
source-simulated = Der Übungstisch
source-clip = Die Aufnahme { $folder }
source-phone = Das Handy { $host }
source-no-address = Ein Handy mit falscher Adresse
source-none = Keine Kamera
camera-source = Woher Bilder kommen
camera-what-is-seen = Was ich sehe
camera-page-title = Kamera und Tisch
camera-page-none = Keine Kamera gewählt. Wähle eine an der Seite, oder spielt von Hand.
camera-page-waits = Die Kamera zeigt noch kein Bild.
camera-page-picture = Die Kamera zeigt Bilder.
camera-page-no-gates = Ich sehe kein Gate. Legt Gates in die Mitte des Bildes, mit Licht darauf.
camera-page-gates = { $count ->
    [one] Ich sehe 1 Gate.
   *[other] Ich sehe { $count } Gates.
}
camera-page-hand = Eine Hand ist im Weg.
camera-page-free = Nichts ist im Weg.
camera-page-corners = Eine Linie liegt neben ihrer Karte? Zieh ihre Ecken auf die Ecken der Karte.
camera-page-corner-held = Ecke { $corner } von Gate { $number }: Die Pfeiltasten schieben sie, mit Umschalt weiter.
camera-page-find-cameras = Kameras suchen
camera-page-phone = Handy benutzen
camera-page-turn = Drehen
camera-page-mirror = Spiegeln
form-phone = Ein Handy als Kamera
form-phone-address = Adresse
form-phone-hint = Starte auf dem Handy eine Kamera-App, die eine Adresse zeigt (IP Webcam, DroidCam). Tippe diese Adresse ein, etwa http://192.168.1.5:8080/video
phone-no-scheme = Nur Adressen, die mit http:// anfangen, gehen. Such in der App die MJPEG-Adresse.
phone-no-host = Name oder Nummer des Handys fehlt. Schreib sie so: http://192.168.1.5:8080/video
phone-no-port = Hinter den Doppelpunkt gehört eine Zahl, wie in http://192.168.1.5:8080/video
phone-no-letters = Da ist eine Lücke oder ein Zeichen, das in keiner Adresse steht. Schau noch einmal nach.
camera-check-good = Licht und Platz der Kamera sind gut.
camera-check-glare = In Gate { $number } spiegelt sich eine Lampe. Dreh die Lampe oder die Kamera ein wenig.
camera-check-too-low = Die Kamera schaut zu flach über den Tisch. Stell sie höher.
camera-check-too-far = Die Gates sind klein im Bild. Stell die Kamera näher.
camera-trouble-black = Das Bild ist schwarz. Nimm den Deckel ab, oder mach Licht.
camera-trouble-frozen = Das Bild steht still. Zieh die Kamera ab und steck sie wieder ein.
camera-trouble-half = Ein Teil des Bildes fehlt. Nimm einen anderen Stecker oder ein anderes Kabel.
camera-trouble-too-bright = Das Bild ist zu hell. Dreh die Lampe vom Tisch weg.
camera-trouble-blurred = Das Bild ist unscharf. Putz die Linse.
camera-trouble-too-dark = Das Bild ist zu dunkel. Mach mehr Licht auf den Tisch.
camera-trouble-slow = Die Kamera schickt wenige Bilder. Mach mehr Licht, und schließe andere Programme.
camera-page-find-gates = Gates neu suchen
camera-page-next-corner = Nächste Ecke

# Was die Kamera von dir gelernt hat.
learnt-for-open = { $count ->
    [one] 1 deiner Korrekturen spricht für „offen“.
   *[other] { $count } deiner Korrekturen sprechen für „offen“.
}
learnt-for-closed = { $count ->
    [one] 1 deiner Korrekturen spricht für „zu“.
   *[other] { $count } deiner Korrekturen sprechen für „zu“.
}
learnt-against = { $count ->
    [one] 1 spricht dagegen.
   *[other] { $count } sprechen dagegen.
}
learnt-too-few = Es sind noch zu wenige, um etwas zu ändern.
learnt-forget = { $count ->
    [one] Diese Korrektur vergessen
   *[other] Diese { $count } Korrekturen vergessen
}
learnt-bring-back = { $count ->
    [one] Die Korrektur zurückholen
   *[other] Die { $count } Korrekturen zurückholen
}
learnt-not-saved = Was die Kamera gelernt hat, ist nicht gespeichert: { $why }. Das Spiel geht weiter.

# Tisch und Spielstand sind verschieden.
table-taken-captured = { $gate } wurde vom Tisch genommen: Ist es gewonnen?
table-taken = { $gate } wurde vom Tisch genommen. Leg es zurück.
table-turned = { $gate } liegt offen auf dem Tisch: Wurde es umgedreht?
table-added-gate = Da liegt eine Karte, wo keine gesetzt ist: Ist sie ein neues Gate?
table-added = Da liegt eine Karte, wo keine gesetzt ist. Nimm sie weg.
table-left = { $gate } ist nicht mehr im Feld. Nimm die Karte weg.
table-yes = Ja
table-yes-captured = Ja, { $gate } ist gewonnen
table-yes-turned = Ja, { $gate } wurde umgedreht
table-yes-gate = Ja, sie ist ein neues Gate
table-who-captured = Wer hat { $gate } gewonnen?
table-whose-card = Wem gehört die Karte?
table-reason = wie die Kamera es sah

# Bilder einer Ansage.
card-before = vorher
card-opening = beim Aufgehen
card-rest = am Ende
picture-not-saved = Das Bild dieser Ansage ist nicht gespeichert: { $why }. Das Spiel geht weiter.

# Die Farbe eines Balls.
colour-red = rot
colour-brown = braun
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-purple = lila
colour-white = weiß
colour-black = schwarz
why-colour = Beim Rollen sah er { $colour } aus.
colour-other-named = Er sah { $colour } aus, aber { $toy } ist { $attribute }.
colour-other = Die Farbe passt nicht zu { $toy }: { $attribute }.
