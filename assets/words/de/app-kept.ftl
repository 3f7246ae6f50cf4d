# Worte des Fensters: Bilder und Filme, die aufgehoben werden, das Beste vom Abend, der Fehlerbericht.

clip-not-saved = Der kurze Film dieses Wurfs konnte nicht aufgehoben werden; das Spiel geht weiter. Mach Platz auf der Platte, oder gib Filmen in den Einstellungen mehr Platz. ({ $why })
clip-show = Film
clip-keep = Behalten
clip-for-ever-said = Diesen Film für immer behalten
clip-not-for-ever-said = Diesen Film nicht mehr für immer behalten
clip-delete = Löschen
clip-delete-said = Film löschen
clip-delete-title = Diesen Film löschen?
clip-delete-surely = Der Film dieses Wurfs ist dann ganz weg. Die Partie bleibt, wie sie ist.
clip-delete-for-ever = Du wolltest diesen Film für immer behalten. Gelöscht ist er ganz weg. Die Partie bleibt, wie sie ist.
clip-delete-yes = Ganz löschen
clip-delete-no = Da lassen
clip-size = Film mit { $size } MB
clip-size-for-ever = Film mit { $size } MB, für immer
clip-unread = Dieser Film lässt sich nicht zeigen; die Partie selbst ist heil. ({ $why })
clip-gone = er ist nicht mehr da
clip-not-changed = Nichts wurde geändert: { $why }.
replay-title-past = Schritt { $number } in Zeitlupe
replay-title-past-blurred = Schritt { $number } in Zeitlupe, um das Feld verwischt
replay-camera-silent = Die Kamera hat hier nichts gerufen; du hast gesagt, was es war.
past-call-only-clip = Zu dieser Ansage gibt es kein Bild, aber einen Film. Drück auf Film.

settings-section-pictures = Bilder
settings-pictures-about = Ein kleines Bild und ein kurzer Film jeder Ansage bleiben bei ihrer Partie, auf diesem Rechner.
settings-pictures-where = { $about } Jetzt: { $held } Sie liegen in { $folder }
settings-room = Platz für Filme
settings-room-about = Ist er voll, gehen die ältesten Filme zuerst. Die für immer bleiben.
settings-room-of = { $megabytes } MB
settings-blur = Um das Feld herum
settings-blur-about = Leute und Dinge, die weiter als zwei Karten von den Gates weg sind. Würfe, die du als Prüfung aufhebst, bleiben ganz: Die Kamera muss darin sehen, was sie damals sah.
settings-blur-on = verwischen
settings-blur-off = so lassen
pictures-held = { $pictures ->
    [one] 1 Bild
   *[other] { $pictures } Bilder
}, { $clips ->
    [one] 1 Film
   *[other] { $clips } Filme
}{ $ever ->
    [0] { "" }
   *[other] { " " }({ $ever } für immer)
}{ $tests ->
    [0] { "" }
    [one] , 1 Prüfung
   *[other] , { $tests } Prüfungen
}: { $size } MB.
pictures-held-none = Es gibt kein Bild und keinen Film.
pictures-delete = Alles löschen …
pictures-delete-title = Alle Bilder und Filme löschen?
pictures-delete-what = Sie sind dann ganz weg: Das lässt sich nicht rückgängig machen. Auch Filme für immer und Würfe als Prüfung gehen. Partien, Spieler und Karten bleiben.
pictures-delete-yes = Alle löschen
pictures-delete-no = Da lassen
pictures-deleted = Alle Bilder und Filme sind gelöscht.
pictures-not-deleted = Einige ließen sich nicht löschen; die anderen sind weg. Versuch es noch einmal. ({ $why })

reel-make = Beste Würfe als Film
reel-title = Die besten Würfe des Abends
reel-which = Zuerst kommen Würfe im Stechen, dann die, bei denen du es anders sahst als die Kamera, dann die, die auf einem Gate aufgingen, die sichersten zuerst: höchstens acht, gezeigt in der Reihe, in der sie gespielt wurden. Würfe ohne Film fehlen.
reel-looks = Sucht die besten Würfe …
reel-at = Wurf { $number } von { $count } …
reel-stop = Anhalten
reel-close = OK
reel-done = { $count ->
    [one] 1 Wurf ist
   *[other] { $count } Würfe sind
} im Film. Er liegt hier: { $path }
reel-nothing = Von diesem Abend ist kein Film eines Wurfs da. Spielt mit der Kamera, und schau in den Einstellungen, ob Bilder behalten werden.
reel-stopped = Angehalten; nichts wurde gesichert.
reel-failed = Der Film konnte nicht gesichert werden. Mach Platz auf der Platte und versuch es noch einmal. ({ $why })

report-open = Fehlerbericht …
report-title = Fehlerbericht
report-fact = durchgesehen, bevor er gesichert wird
report-what = Ging etwas schief? Hier kommt in eine Datei, was beim Suchen hilft. Sieh sie durch; eine Ziffer lässt einen Teil weg oder nimmt ihn auf. Nichts wird verschickt: Du gibst die Datei selbst jemandem.
report-part = { $part ->
    [version] Welches Rollcall
    [log] Was das Programm aufschrieb
    [settings] Deine Einstellungen
    [camera] Über die Kamera
    [clip] Film des letzten Wurfs
    [picture] Das Bild von jetzt
   *[match] Protokoll der Partie
}
report-part-said = { $part }: { $is ->
    [in] in der Datei
   *[out] weggelassen
}
report-about = { $part ->
    [version] Version und System.
    [log] Die letzten Zeilen, ohne Passwörter.
    [settings] Ohne Passwörter und Namen.
    [camera] Was sie ist, wie sie steht, und ihr letzter Ruf in Zahlen.
    [clip] { $pictures } Bilder, { $size } MB. Um das Feld herum sind sie verwischt, wenn deine Einstellungen nichts anderes sagen.
    [picture] Was die Kamera jetzt sieht. Um das Feld herum ist es verwischt, wenn deine Einstellungen nichts anderes sagen.
   *[match] Schritt für Schritt. Die Namen der Spieler stehen darin, darum fehlt es zuerst.
}
report-pictures = { $count ->
    [1] dieses Bild
   *[other] einige von { $count } Bildern
}
report-save = Datei sichern
report-waits = Einen Moment …
report-empty = Nimm zuerst etwas auf.
report-saved = Gesichert. Die Datei ist hier: { $path }
report-not-saved = Die Datei konnte nicht gesichert werden. Mach Platz auf der Platte und drück noch einmal. ({ $why })
report-no-folder = Auf diesem Rechner ist kein Platz für Daten.
