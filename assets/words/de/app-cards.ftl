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
cards-on-the-card = Die Karte
cards-photo-of = Bild von { $name }
cards-filter = Filter
cards-filter-title = Welche Karten?
cards-filter-kind = Art
cards-filter-pack = Paket
cards-filter-show = { $count ->
    [one] 1 Karte zeigen
   *[other] { $count } Karten zeigen
}
cards-filter-none = Alle Karten
cards-packs = Pakete

## Packs.

packs-title = Karten-Pakete
packs-count = { $count ->
    [one] 1 Paket
   *[other] { $count } Pakete
}
packs-reading = Pakete werden gelesen, { $read } von { $of }
packs-by = { $pack }, von { $author }
packs-own = Deine Pakete
packs-none = Noch keine. Mach eine neue Karte oder hol ein Paket herein.
packs-folder = Sie liegen in { $folder }
packs-shipped = Pakete, die dabei sind
packs-again = Neu lesen
packs-done = Zurück zu den Karten
packs-not-read = Die Pakete lassen sich nicht lesen: { $why }. Schließ andere Programme und lies sie noch einmal.
packs-broken = { $count ->
    [one] In 1 Paket ist ein Fehler
   *[other] In { $count } Paketen sind Fehler
}
packs-broken-one = { $pack } lässt sich nicht lesen
packs-broken-how = Die Dateien bleiben, wie sie sind. Verbessere das darin, dann drück „Neu lesen“.
packs-fault-place = { $pack }: { $file }, Zeile { $line }
packs-fault = { $file }, Zeile { $line }, Zeichen { $column }, { $field }: { $why }
packs-faults-more = { $count ->
    [one] Und 1 Fehler mehr.
   *[other] Und { $count } Fehler mehr.
}
packs-is-in = Es liegt in { $folder }

## The form of a card.

card-form-open = Ändern
card-form-new = Neue Karte
card-form-change = Karte ändern
card-form-kind = Was ist es?
card-form-sort = { $game }: { $kind }
card-form-pack = In welches Paket?
card-form-new-pack = Neues Paket
card-form-my-cards = Meine Karten
card-form-shipped = Diese Karte ist bei der App dabei. Du bekommst eine Kopie vom Paket { $pack }, und darin wird sie geändert.
card-form-name = Name
card-form-name-open = wie sie zeigt
card-form-code = Nummer oder Code darauf
card-form-text = Was darauf steht
card-form-when = Wann man sie spielen darf
card-form-language = Sprache
card-form-colour = Farbe
card-form-unknown = unbekannt
card-form-attribute = Attribut
card-form-g-power = G-Power
card-form-played = Gespielt
card-form-before-flip = bevor das Gate umgedreht wird
card-form-in-battle = im Kampf
card-form-after-battle = nach einem Kampf
card-form-outside-battle = außerhalb vom Kampf
card-form-shows = Was zeigt sie?
card-form-creature = Wesen
card-form-dots = Punkte
card-form-command = Welche?
card-form-icon = Zeichen
card-form-picture = Bild
card-form-picture-none = Noch kein Bild. Zieh eins auf dieses Fenster oder nimm die Kamera.
card-form-picture-kept = { $file }
card-form-picture-fresh = Ein neues Bild. Es wird mit der Karte aufgehoben.
card-form-no-picture = Kein Bild
card-form-effects = Was sie im Kampf macht
card-form-effects-how = Was du hier wählst, wird mitgerechnet. Was auf der Karte steht, wird nur gezeigt.
card-form-effect = { $number }: { $words }
card-form-effect-drop = Wegnehmen
card-form-effect-drop-one = Wirkung { $number } wegnehmen
card-form-effect-add = Noch eine Wirkung
card-form-does = Was passiert?
card-form-does-add = mehr G
card-form-does-subtract = weniger G
card-form-does-multiply = G zählt mehrmals
card-form-does-set = G wird eine Zahl
card-form-does-swap = G-Powers werden getauscht
card-form-does-attribute = anderes Attribut
card-form-does-no-abilities = keine Fähigkeiten
card-form-does-number-off = Gate-Zahl zählt nicht
card-form-does-number-times = Gate-Zahl zählt mehrmals
card-form-does-number-each = Gate-Zahl zählt für jedes
card-form-does-number-add = Gate-Zahl wird höher
card-form-does-lower-wins = Die kleinere Summe gewinnt
card-form-does-replace = ein anderer Bakugan kämpft
card-form-does-come-back = Fähigkeiten kommen zurück
card-form-does-out = etwas verlässt das Spiel
card-form-number = Wie viel?
card-form-each = Für jedes davon?
card-form-once = einmal
card-form-each-kinds = verschiedene Arten im Team
card-form-each-used = benutzte Bakugan
card-form-each-unused = unbenutzte Bakugan
card-form-each-standing = stehende Bakugan
card-form-each-abilities = benutzte Fähigkeiten
card-form-each-gates = gewonnene Gates
card-form-becomes = Es wird
card-form-becomes-chosen = der Spieler wählt
card-form-leaves = Der davor wird
card-form-leaves-unused = unbenutzt
card-form-leaves-used = benutzt
card-form-leaves-out = verlässt das Spiel
card-form-back = Welche kommen zurück?
card-form-back-battle = die aus diesem Kampf
card-form-back-all = alle
card-form-out = Was verlässt das Spiel?
card-form-out-fighter = der Kämpfer
card-form-out-loser = der Verlierer
card-form-out-gate = das Gate
card-form-out-card = die Karte
card-form-to = Für welchen Kämpfer?
card-form-to-both = beide
card-form-to-own = den eigenen
card-form-to-opponent = den anderen
card-form-to-turn-player = von dem, der dran ist
card-form-to-fewest-gates = von dem mit weniger Gates
card-form-to-most-gates = von dem mit mehr Gates
card-form-to-weaker = den schwächeren
card-form-to-stronger = den stärkeren
card-form-only-attribute = Nur für dieses Attribut?
card-form-only-kind = Nur für Bakugan mit diesem Namen?
card-form-any = egal
card-form-save = Aufheben
card-form-duplicate = Noch so eine
card-form-copy-name = { $name } 2
card-form-delete = Löschen
card-form-kept = { $card } liegt jetzt in { $pack }.
card-form-bring-back = { $name } zurückholen
card-form-not-back = Die Karte lässt sich nicht zurückholen: { $why }
card-form-not-kept = Das ist noch nicht aufgehoben. Drück „Aufheben“, oder noch einmal Esc, wenn es weg soll.
card-form-no-folder = Es gibt keinen Ordner für deine Karten. Starte die App dort, wo sie schreiben darf.
card-form-pack-gone = Das Paket ist nicht mehr da. Lies die Pakete neu.
card-form-card-gone = Die Karte ist nicht mehr in ihrem Paket. Lies die Pakete neu.
card-form-changed = Jemand anders hat die Datei geändert: { $file }. Lies die Pakete neu.
card-form-problem = { $field }: { $why }
card-form-problem-name = Die Karte braucht einen Namen.
card-form-problem-long = Der Name hat höchstens { $most } Buchstaben.
card-form-problem-number = { $typed } ist keine Zahl für eine Karte. Tippe nur Ziffern.
card-form-problem-times = Tippe, wie oft: von 0 bis 9.
card-form-problem-effect = Wirkung { $number }: { $why }
card-form-problem-creature = Tippe, welches Wesen sie zeigt.
card-form-problem-colour = Tippe, welche Farbe sie zeigt.
card-form-problem-icon = Tippe, welches Zeichen sie zeigt.
card-form-problem-dots = Tippe, wie viele Punkte: von 1 bis { $most }.
card-form-take-picture = Foto machen
card-form-no-camera = Die Kamera zeigt nichts. Wähl eine unter „Kamera und Tisch“.
card-form-next-picture = Nächste Karte
card-form-turn-picture = Andersherum
picture-too-large = { $file } ist größer als { $most } MB. Mach das Bild kleiner.
picture-unreadable = { $file } lässt sich nicht lesen: { $why }
picture-no-picture = { $file } ist kein Bild, das sich öffnen lässt. Speichere es als PNG, JPEG oder WebP.
picture-no-card = Die Kamera sieht keine Karte. Leg sie flach auf den Tisch, weg von anderen, und versuch es noch einmal.

## Packs are brought in and given away; tables of cards.

packs-bring = Paket hereinholen
packs-give = Weitergeben
packs-give-one = { $pack } weitergeben
bring-title = Paket hereinholen
bring-how = Zieh ein Paket auf dieses Fenster: seinen Ordner oder eine .zip. Auch eine Tabelle mit Karten (.csv) geht. Oder tippe, wo es liegt.
bring-path = Wo liegt es?
bring-go = Hereinholen
bring-nothing-there = Bei { $path } liegt nichts. Schau die Buchstaben noch einmal an.
bring-no-pack = { $path } ist kein Paket. Nimm einen Ordner mit einer pack.toml, eine .zip davon oder eine .csv.
bring-keep-first = Heb erst diese Karte auf oder verlass sie. Dann hol das andere herein.
bring-pictures-left = { $count ->
    [one] Die Karten sind da, bis auf 1 Bild: { $first }
   *[other] Die Karten sind da, bis auf { $count } Bilder. Das erste: { $first }
}
bring-done = { $count ->
    [one] { $pack } ist da, mit 1 Karte.
   *[other] { $pack } ist da, mit { $count } Karten.
}
give-title = { $pack } weitergeben
give-how = Es wird eine Kopie geschrieben. Dein Paket bleibt, wo es ist.
give-folder = In welchen Ordner?
give-zip = Als eine Datei (.zip)
give-as-folder = Als Ordner
give-no-folder = Den Ordner { $path } gibt es nicht. Schau die Buchstaben noch einmal an.
give-done = Es liegt jetzt in { $path }.
table-title = Karten aus { $file }
table-fact = { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
}
table-how = Aus jeder Zeile wird eine Karte. Schau, was in welcher Spalte steht. Stimmt es nicht, drück darauf.
table-holds = { $header }: { $holds }
table-what-holds = Was steht in { $header }?
table-passed-over = nicht benutzt
table-sort = Was sind das für Karten?
table-new-pack = Neues Paket, { $name }
table-keep = { $count ->
    [one] 1 Karte aufheben
   *[other] { $count } Karten aufheben
}
table-none = Noch ergibt keine Zeile eine Karte. Schau oben, was falsch ist.
table-fault = Zeile { $line }, Spalte { $column }, { $field }: { $why }
table-too-large = { $file } ist größer als { $most } MB. Mach zwei Tabellen daraus.
table-unreadable = { $file } lässt sich nicht lesen: { $why }
table-column = { $column ->
    [game] Spiel
    [kind] Art
    [name] Name
    [code] Nummer oder Code
    [colour] Farbe
    [text] was darauf steht
    [when] wann man sie spielen darf
    [played] Zeitpunkt
    [picture] Bild
    [language] Sprache
    [pyrus] Pyrus
    [aquos] Aquos
    [subterra] Subterra
    [haos] Haos
    [darkus] Darkus
    [ventus] Ventus
    [attribute] Attribut
    [g_power] G-Power
    [creature] Wesen
    [dots] Punkte
    [command] Befehl
   *[icon] Zeichen
}
drop-match = Lass es hier los: eine Partie als .json-Datei.
drop-backup = Lass es hier los: eine Sicherung als .zip-Datei.
drop-picture = Lass es hier los: ein Bild des gewählten Spielers.
drop-here = Lass es hier los: ein Paket, eine .zip, eine .csv oder das Bild einer Karte.
