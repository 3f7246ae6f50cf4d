# Wörter des Fensters: home.

home-title = Rollcall
home-subtitle = Der Schiedsrichter an eurem Tisch
home-last-caption = LETZTE PARTIE
home-last = { $game }
home-last-turn = { $game }, { $name } ist dran
home-continue = Weiter
home-everything-stays = Alles bleibt auf diesem Computer.
home-players-bakugan = 2 bis 4 Spieler
home-players-kaboodl = 2 bis 6 Spieler
home-players-all-out = Bratz-Karten, 2 bis 6 Spieler
home-players-got-five = Bratz-Karten, 2 bis 4 Spieler
home-past = Frühere Partien
home-camera = Kamera und Tisch
home-settings = Einstellungen
home-kept = gesichert { $when }

when-today = heute um { $time }
when-yesterday = gestern um { $time }
when-day = { $day }. { $month } um { $time }
when-year = { $day }. { $month } { $year }
month-1 = Jan
month-2 = Feb
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = Aug
month-9 = Sept
month-10 = Okt
month-11 = Nov
month-12 = Dez

past-title = Frühere Partien
past-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
past-search = Frühere Partien durchsuchen
past-search-hint = Namen, Spiele, Tage
past-open = Öffnen
past-go-on = Weiterspielen
past-not-finished = nicht zu Ende
past-nothing = Noch keine Partie gespielt. Jede Partie bleibt hier erhalten.
past-nothing-found = Keine Partie passt dazu. Tippe weniger Wörter.
past-reading = { $count ->
    [one] 1 Partie wird noch gelesen …
   *[other] { $count } Partien werden noch gelesen …
}
past-steps = { $count ->
    [one] 1 Schritt im Protokoll
   *[other] { $count } Schritte im Protokoll
}
past-calls = Bilder der Ansagen
past-call-name = Bild zu Schritt { $number }: { $words }
past-call-of = Bild { $number } von { $count }
past-call-earlier = Frühere Ansage
past-call-later = Spätere Ansage
past-call-first = Das ist das erste Bild.
past-call-last = Das ist das letzte Bild.
past-call-missing = Zu dieser Ansage gibt es kein Bild mehr. Was angesagt wurde, steht oben.
past-call-damaged = Das Bild dieser Ansage lässt sich nicht zeigen: Die Datei ist beschädigt. Die Partie selbst ist heil.
past-unknown-game = Eine Partie
past-damaged-short = nicht lesbar
past-unreadable = Diese Datei kann nicht gelesen werden: { $why }. Sie bleibt, wie sie ist.
past-damaged = Zeile { $line } der Datei kann nicht gelesen werden ({ $why }). Die Schritte davor sind alle da; die Datei bleibt, wie sie ist.
past-cannot-look = Die Partien können nicht durchgesehen werden: { $why }.
past-not-opened = Diese Partie kann nicht geöffnet werden: { $why }.
past-notes-damaged = Was zu dieser Partie notiert ist, kann nicht gelesen werden: { $why }. Bring diese Datei in Ordnung oder lösche sie; die Partie selbst ist heil.
past-count-shown = { $all }, { $shown } davon zu sehen
past-without-mark = ohne Vermerk
past-filter = Nur zeigen
past-filter-none = Alle Partien
past-filter-all = alle
past-filter-game = Spiel
past-filter-player = Spieler
past-filter-sort = Art
past-step-of = Schritt { $number } von { $count }
past-rematch = Noch einmal spielen
past-more = Mehr …
past-name = Einen Namen geben
past-name-field = Name
past-mark = Zählt sie?
past-mark-as = { $mark ->
    [unofficial] Sie zählt nicht
    [abandoned] Sie wurde liegen gelassen
   *[played_wrong] Sie wurde falsch gespielt
}
past-unmark = Sie zählt doch
past-marked = { $mark ->
    [unofficial] Sie zählt nicht und fehlt in der Statistik.
    [abandoned] Sie wurde liegen gelassen und fehlt in der Statistik.
   *[played_wrong] Sie wurde falsch gespielt und fehlt in der Statistik.
}
past-not-noted = Das wurde nicht gespeichert: { $why }.
past-delete = Löschen
past-deleted = Gelöscht: { $name }. Du kannst sie zurückholen.
past-bring-back = Zurückholen
past-delete-in-play = Diese Partie läuft gerade. Beende sie zuerst.
past-not-deleted = Sie kann nicht gelöscht werden: { $why }.
past-not-back = Sie kann nicht zurückkommen: { $why }.
day-today = heute
day-yesterday = gestern
past-export = Weitergeben
past-export-as = { $format ->
    [json] Als Datei für ein anderes Rollcall
    [csv] Als Tabellen für ein Rechenblatt
   *[html] Als Seite mit Bildern, zum Drucken
}
past-exported = Geschrieben: { $path }
past-exported-damaged = { $words } Nur was vor Zeile { $line } steht, wurde geschrieben, denn diese Zeile ist nicht lesbar.
past-not-exported = Es wurde nicht geschrieben: { $why }.
past-import = Partie aus Datei holen
past-import-field = Datei
past-import-hint = Tippe sie mit ihrem Ordner, oder zieh sie in dieses Fenster.
past-imported = Übernommen: { $name }
past-import-twice = Diese Partie ist schon da.
past-not-imported = Nichts wurde übernommen: { $why }.

welcome-title = Willkommen bei Rollcall
welcome-step = Schritt { $number } von { $count }
welcome-skip = Überspringen
welcome-on = Weiter
welcome-earlier = Einen Schritt zurück
welcome-end = Fertig
welcome-what-headline = Ihr spielt am Tisch. Rollcall ist der Schiedsrichter.
welcome-what-1 = Es sagt, wer dran ist, zählt die Punkte und kennt die Regeln von vier Spielen.
welcome-what-2 = Mit einer Kamera sieht es auch, wie ein gerollter Bakugan landet. Es fragt dich immer zuerst, und du kannst alles zurücknehmen.
welcome-what-3 = Jeder Knopf zeigt seine Taste. Mit Maus oder Finger geht es genauso.
welcome-try-headline = Ausprobieren ohne Spielzeug
welcome-try-1 = Im Computer gibt es einen Tisch. Drück die Taste eines Bakugan, dann wird er für dich gerollt. Die Kamera sagt, was sie sieht.
welcome-try-2 = Es kann nichts schiefgehen, und du kannst jederzeit zurück.
welcome-try = Den Übungstisch ausprobieren
welcome-camera-headline = Woher kommen die Bilder?
welcome-camera-1 = Stell eine Kamera so auf, dass sie eure Gates von oben sieht. Bilder verlassen nie diesen Computer.
welcome-camera-2 = Keine Kamera? Jedes Spiel geht auch von Hand.
