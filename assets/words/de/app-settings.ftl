# Wörter des Fensters: settings.

settings-title = Einstellungen
settings-kept = Alles wird sofort gesichert
settings-look = Aussehen
settings-language = Sprache
settings-sound = Ton
settings-trust = Kamera-Rufe
settings-matches = Partien
settings-keys = Tasten
settings-first-steps = Erste Schritte noch einmal

scheme-dark = dunkel
scheme-light = hell
scheme-high-contrast = starker Kontrast
settings-colours = Farben
settings-colours-about = Hell für helle Räume, starker Kontrast, damit sich alles gut abhebt.
settings-size = Schriftgröße
settings-size-about = Jetzt { $percent } %. Strg und + oder - ändern sie überall.
settings-percent = { $percent } %
settings-motion = Bewegung
settings-motion-about = Ohne Bewegung läuft und zählt nichts auf dem Bildschirm.
settings-motion-on = wie immer
settings-motion-off = so wenig wie möglich
settings-language-about = Der Bildschirm spricht sie sofort.
settings-language-system = wie der Computer
settings-sounds = Töne
settings-sounds-about = Töne melden einen Ruf, wer dran ist, K'baam und einen Sieg. Die Stimme sagt Rufe an.
settings-sounds-off = aus
settings-sounds-tones = Töne
settings-sounds-voice = Töne und Stimme
settings-trust-ask = frag mich
settings-trust-countdown = warte { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
settings-trust-at-once = sofort
settings-trust-open = Offen auf einem Gate
settings-trust-open-about = Wenn die Kamera sicher ist, dass ein Bakugan auf einem Gate aufging.
settings-trust-closed = Zu auf einem Gate
settings-trust-closed-about = Wenn sie sicher ist, dass ein Ball zu blieb.
settings-trust-missed = Daneben
settings-trust-missed-about = Wenn sie sicher ist, dass ein Ball neben allen Gates liegt.
settings-trust-between = Auf zwei Gates
settings-trust-between-about = Wenn ein Bakugan auf zwei Gates liegt.
settings-learnt = Von dir gelernt
settings-learnt-about = { $count ->
    [0] Noch nichts. Sag, was es war, wenn die Kamera sich irrt; daraus lernt sie.
    [one] 1 Korrektur von dir an diesem Tisch. Ähnliche Würfe beurteilt die Kamera danach.
   *[other] { $count } Korrekturen von dir an diesem Tisch. Ähnliche Würfe beurteilt die Kamera danach.
}
settings-learnt-looks = { $count ->
    [one] Sie kennt auch 1 Bild eines Gates.
   *[other] Sie kennt auch { $count } Bilder von Gates.
}
settings-learnt-keep = behalten
settings-learnt-forget = alles vergessen
settings-pictures = Bilder der Ansagen
settings-pictures-keep = behalten
settings-pictures-none = keine
settings-challenges = Noch einmal ansehen
settings-challenges-about = So oft darf jeder in einer Partie einen Ruf noch einmal ansehen lassen.
settings-none = nie
settings-roll-line = Wurflinie
settings-roll-line-about = Zwei Kartenlängen um die Gates, ab da darf ein Wurf beginnen. Sie erinnert nur und ändert keinen Ruf.
settings-roll-line-on = zeigen
settings-roll-line-off = nicht zeigen
settings-clock = Zug-Uhr
settings-clock-about = So lange darf ein Zug dauern. Sie erinnert nur; keiner verliert dadurch.
settings-clock-off = aus
settings-seconds = { $seconds } s
settings-press-key = Drück die neue Taste für „{ $command }“. Mit Esc bleibt alles, wie es ist.
settings-key-bound = { $key } ist jetzt die Taste für „{ $command }“.
settings-key-taken = { $key } gehört schon zu „{ $command }“. Drück eine andere Taste, oder gib dem anderen Befehl zuerst eine neue.
settings-key-by-place = { $key } bedeutet immer dasselbe: Ziffern, Enter, Leertaste, Tab und Pfeile. Drück eine andere Taste.
settings-keys-usual = Alle Tasten sind wieder wie immer.
settings-reset-keys = Alle Tasten wie immer
settings-reset-key = Die übliche Taste für { $command }
settings-usual = Wie immer
settings-key-said = { $command }: { $keys }
settings-keys-how = Drück auf einen Befehl, dann auf die neue Taste dafür.

loud-turn = { $name } ist dran
sound-no-player = Dieser Computer hat kein Programm, das Töne spielt{ $system ->
    [linux] . Installiert pw-play, paplay oder aplay.
    [mac] : afplay fehlt.
   *[other] : PowerShell fehlt.
}
sound-no-speaker = Dieser Computer hat kein Programm, das spricht{ $system ->
    [linux] . Installiert espeak-ng oder spd-say.
    [mac] : say fehlt.
   *[other] : PowerShell fehlt.
}
sound-cannot-play = Kein Ton möglich ({ $program } will nicht). Ist ein Lautsprecher da und eingeschaltet?
sound-cannot-speak = Nichts kann gesagt werden ({ $program } will nicht). Ist ein Lautsprecher da und eingeschaltet?
sound-hangs = { $program } kam zu keinem Ende und wurde angehalten.
sound-system = Kein Ton: { $why }.
