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
camera-set-up = Einrichten
camera-controls = An der Kamera
camera-grade-good = Gut: Ihr könnt spielen.
camera-grade-usable = Geht: besser so.
camera-grade-not-yet = Noch nicht: erst das ändern.
camera-check-one-card = Ich sehe ein Gate. Leg das zweite so hin, dass ich es ganz sehe.
camera-check-glare-left = In der linken Karte spiegelt sich eine Lampe. Dreh die Lampe oder die Kamera ein wenig.
camera-check-glare-right = In der rechten Karte spiegelt sich eine Lampe. Dreh die Lampe oder die Kamera ein wenig.
camera-check-glare-far = In der hinteren Karte spiegelt sich eine Lampe. Dreh die Lampe oder die Kamera ein wenig.
camera-check-glare-near = In der vorderen Karte spiegelt sich eine Lampe. Dreh die Lampe oder die Kamera ein wenig.
camera-check-shaky = Die Kamera wackelt. Stell sie auf etwas, das fest steht.
camera-check-trembling = Die Kamera zittert ein wenig. Stell sie fest hin.
camera-check-slow = Die Bilder kommen etwas langsam. Mach mehr Licht.
test-roll = Probewurf
test-roll-again = Noch ein Probewurf
test-roll-awaited = Roll einen Bakugan auf die Gates. Ich sage, was ich sehe; nichts wird eingetragen.
test-roll-called = Ich habe gesehen: { $call }. Nichts wurde eingetragen.
set-up-sizes = Eine Karte misst { $width } × { $height } mm, eine Kugel { $ball } mm.
set-up-profile = Profil: { $name }
set-up-type-sizes = Maße eintippen
set-up-not-saved = Was für die Kamera eingerichtet ist, ist nicht gespeichert: { $why }. Es gilt, bis das Fenster zugeht.
set-up-no-folder = Auf diesem Rechner ist kein Platz für Profile.
measure-begin = Mit einer Bankkarte messen
measure-stop = Nicht mehr messen
measure-lay-card = Leg eine Bankkarte flach neben die Gates, die Nummern nach unten. Ich suche sie; kein Bild wird behalten.
measure-needs-gates = Leg zuerst die Gates hin, dann eine Bankkarte daneben.
measure-found = Nach der Bankkarte misst eine Gate-Karte { $width } × { $height } mm.
measure-take = Diese Maße nehmen
profiles-choose = Profile
profiles-title = Die Kamera einrichten als …
profile-keep = Als Profil behalten
profile-kept = Behalten als „{ $name }“.
profile-needs-name = Gib dem Profil einen Namen aus Buchstaben.
profile-unreadable = Im Profil „{ $name }“ ist ein Fehler: { $why }. Verbessere seine Datei, oder nimm ein anderes.
form-sizes = Maße von Karte und Kugel
form-sizes-hint = Miss mit einem Lineal, in Millimetern: 63 oder 63,5
form-card-width = Kurze Seite einer Gate-Karte
form-card-height = Lange Seite einer Gate-Karte
form-ball = Breite einer geschlossenen Kugel
form-profile-name = Name
form-profile-hint = Maße, Drehung und was an der Kamera eingestellt ist, bleiben unter diesem Namen.
sizes-no-number = Jedes Feld braucht eine Zahl, wie 63 oder 63,5
sizes-cannot-be = Eine Karte misst 20 bis 300 mm an jeder Seite, eine Kugel 10 bis 150 mm. Miss noch einmal.
control-exposure = Belichtung
control-focus = Schärfe
control-power-line = Lampen flackern mit
control-auto = von selbst
control-locked = bleibt so
control-refused = Die Kamera nimmt das nicht an ({ $why }). Es bleibt, wie es war.

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
table-gone = { $toy } steht im Spielstand auf { $gate }, aber die Karte ist leer. Stell ihn zurück, oder trag es von Hand ein: { $key }.
table-covered = Auf { $gate } steht etwas, im Spielstand aber nichts. Nimm es weg, oder trag es von Hand ein: { $key }.
table-may-stay = So lassen
table-may-stay-on = { $gate } so lassen
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
