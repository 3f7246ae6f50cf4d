# Worte des Fensters: Zeitlupe, und Würfe, die als Prüfung aufgehoben werden.

replay = Zeitlupe
replay-title = Der letzte Wurf in Zeitlupe
replay-title-table = Die letzten Sekunden am Tisch
replay-no-roll = Die Kamera hat noch keinen Wurf gerufen.
replay-nothing = Noch kein Bild ist da
replay-frame = Bild { $number }
replay-frame-since = Bild { $number }   { $seconds } s
replay-camera-said = Die Kamera sagte: { $call }
replay-call-waits = Ein neuer Ruf wartet: { $call }. Esc führt zu ihm.
replay-opens = Hier geht er auf
replay-back = Ein Bild zurück
replay-on = Ein Bild weiter
replay-play = Weiter
replay-pause = Pause
replay-quarter = Viertel so schnell
replay-half = Halb so schnell
replay-full = So schnell wie echt
replay-close = Nah ans Gate
replay-whole = Ganzer Tisch
replay-no-gate = Der Ruf nennt keine Stelle, an die man nah heran kann.
replay-time = Zeitleiste
replay-keep = Als Prüfung aufheben
replay-keep-short = als Prüfung aufheben
replay-kept = Aufgehoben, mit dem ganzen Bild, das die Kamera dafür braucht. Es bleibt auf diesem Rechner: { $folder }
replay-not-kept = Dieser Wurf konnte nicht aufgehoben werden; das Spiel geht weiter. Mach Platz auf der Platte und drück noch einmal. ({ $why })
replay-keep-no-folder = Auf diesem Rechner ist kein Platz für Daten.
replay-keep-no-roll = Die Bilder dieses Wurfs sind nicht mehr da.
replay-keep-no-word = Sag zuerst, was es war.
replay-keep-done = Dieser Wurf ist aufgehoben.
replay-keep-none = Du wolltest keine Bilder behalten. Stell das zuerst in den Einstellungen um.
key-replay = Zeitlupe
key-replay-hint = Zeigt den letzten Wurf noch einmal, langsam
key-keep-roll = Wurf als Prüfung aufheben
key-keep-roll-hint = In der Zeitlupe, oder wenn du es anders sagst als die Kamera oder sie nichts sagt: hebt die Bilder des Wurfs auf

# Der Tisch vor dem letzten Wurf über dem Bild von jetzt.
ghost = Vorher
ghost-title = Der Tisch vor dem Wurf
ghost-differs = { $count ->
    [one] Etwas steht anders. Stell es dahin, wo es blass zu sehen ist.
   *[other] Manches steht anders. Stell jedes dahin, wo es blass zu sehen ist.
}
ghost-hand = Stell es dahin, wo es blass zu sehen ist, und nimm dann die Hand weg.
ghost-looks = Ich sehe hin …
ghost-fits = Passt: Alles steht wie vor dem Wurf.
key-ghost = Tisch vorher
key-ghost-hint = Zeigt den Tisch vor dem letzten Wurf über dem Bild von jetzt, um Umgestoßenes zurückzustellen
