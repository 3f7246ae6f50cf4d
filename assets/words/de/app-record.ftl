# Wörter des Fensters: Statistik, Spieler, Teams, Turniere, der Ordner mit den Daten.

statistics-title = Statistik
statistics-count = { $count ->
    [one] 1 Partie zählt
   *[other] { $count } Partien zählen
}{ $left ->
    [0] {""}
   *[other] , { $left } nicht
}
statistics-subject = { $subject ->
    [wins] Siege
    [toys] Bakugan
    [gates] Gates
    [kaboodl] Kaboodl
    [all-out] All Out
    [camera] Kamera
   *[evening] Abend
}
statistics-about = { $subject ->
    [wins] Wie viele ihrer Partien alle gewonnen haben, über alle Spiele.
    [toys] Wie viele Würfe jedes Bakugan auf einem Gate standen. Nur Bakugan mit Namen lassen sich unterscheiden.
    [gates] Wie viele Würfe standen, wie viele Gates gewonnen wurden und mit wie viel G-Power.
    [kaboodl] Woraus die Punkte in Kaboodl bestehen, je Partie.
    [all-out] Wie viele Sets alle in All Out ausgelegt haben.
   *[camera] Ansagen der Kamera, Tag für Tag: was steht, was sie nicht sicher wusste, was berichtigt wurde.
}
statistics-reading = Die Partien werden gelesen …
statistics-nothing = Noch gibt es nichts zu zählen. Es zählen Partien, die zu Ende sind und keinen Vermerk haben.
statistics-streak = gerade { $streak } in Folge, höchstens { $longest }
statistics-wins = { $percent } %, { $wins } von { $count }
statistics-stood = { $percent } %, { $stood } von { $rolled }
statistics-gates = { $count ->
    [one] 1 Gate gewonnen
   *[other] { $count } Gates gewonnen
}
statistics-power = { $gates }, im Schnitt mit { $mean } G, höchstens { $most } G
statistics-kaboodl = { $total } Punkte je Partie
statistics-kaboodl-hand = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}, { $hand } für Karten auf der Hand
statistics-kaboodl-part = { $part ->
    [cards] Karten
    [threes] drei Gleiche
   *[fours] vier mit gleichen Punkten
}
statistics-sets = { $count ->
    [one] 1 Set
   *[other] { $count } Sets
}
statistics-tens = { $count ->
    [0] {""}
    [one] 1 Spiel mit einem Zehner-Set gewonnen
   *[other] { $count } Spiele mit einem Zehner-Set gewonnen
}
statistics-camera = { $agreed } von { $calls } stimmten, { $asked } gefragt, { $overruled } berichtigt
statistics-camera-part = { $part ->
    [agreed] stimmten
    [asked] gefragt
   *[overruled] berichtigt
}
statistics-evening = { $points } { $sort ->
    [one] Punkt
   *[other] Punkte
}, { $wins } von { $count } gewonnen

players-title = Spieler
players-count = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
players-nobody = Noch ist niemand gemerkt. Wer eine Partie spielt, wird gemerkt.
players-add = Neuer Spieler
players-name = Name
players-colour = Farbe
players-initials = Kürzel
players-initials-field = Kürzel
players-youngest = Ist am jüngsten
players-not-youngest = Ist nicht am jüngsten
players-is-youngest = am jüngsten hier
players-collection = Was sie haben
players-picture = Bild
players-no-picture = Das Bild wurde nicht genommen: { $why }.
players-forget = Vergessen
players-forgotten = { $name } ist vergessen. Die Partien bleiben.
players-teams = Teams
players-bakugan = Bakugan
players-cards = Karten
players-cards-count = { $gates } Gates, { $abilities } Fähigkeiten
players-no-things = Noch nichts. X trägt Bakugan und Karten ein und macht Teams daraus.
players-team-count = { $count ->
    [one] 1 Team
   *[other] { $count } Teams
}
players-not-saved = Die Spieler sind nicht gespeichert: { $why }.

team-take = Ein Team nehmen
team-take-of = Teams von { $name }
team-keep = Als Team behalten
team-name = Wie heißt das Team?
team-name-field = Name
team-kept = Das Team { $name } ist behalten.
team-kept-but = Das Team { $name } ist behalten. { $problem }.
team-fits = passt zur Anleitung
team-bakugan = { $count } Bakugan mit Namen, es müssen 3 sein
team-gates = { $count } { $count ->
    [one] Gate
   *[other] Gates
}, es müssen 3 sein
team-abilities = { $count } { $count ->
    [one] Fähigkeit
   *[other] Fähigkeiten
}, es müssen 3 sein
team-gate-colour = zwei Gates sind { $colour }, jedes braucht eine andere Farbe
team-ability-colour = zwei Fähigkeiten sind { $colour }, jede braucht eine andere Farbe
team-missing = etwas daraus ist nicht mehr da
team-twice = etwas ist doppelt darin

collection-of = Was { $name } hat
collection-count = { $count ->
    [one] 1 Ding
   *[other] { $count } Dinge
}
collection-how = Was hier steht, wird beim Vorbereiten einer Partie angeboten. Pfeile gehen von einem zum nächsten.
collection-bakugan = Bakugan ({ $count })
collection-gates = Gate-Karten ({ $count })
collection-abilities = Fähigkeitskarten ({ $count })
collection-teams = Teams ({ $count })
collection-no-bakugan = Noch keine. B trägt einen ein.
collection-no-gates = Noch keine. G trägt eine ein.
collection-no-abilities = Noch keine. A trägt eine ein.
collection-no-teams = Noch keins. T macht eins aus dem, was hier steht.
collection-coloured = { $name }, { $colour }
collection-add-bakugan = Neuer Bakugan
collection-add-gate = Neue Gate-Karte
collection-add-ability = Neue Fähigkeit
collection-change-bakugan = Einen Bakugan ändern
collection-change-gate = Eine Gate-Karte ändern
collection-change-ability = Eine Fähigkeit ändern
collection-name = Name
collection-power = G-Power
collection-change = Ändern
collection-attribute = Attribut
collection-drop = Wegnehmen
collection-dropped = { $name } ist weggenommen.
collection-full = Es sind schon { $most }; mehr passen nicht. Nimm erst etwas weg.
collection-new-team = Neues Team
collection-own-offered = Das hat { $name }. Pfeile auf und ab in einem Namen nehmen auch eins.

team-of = { $team }, ein Team von { $name }
team-count = { $count } von 9
team-number = Team { $number }
team-how = Wähle 3 Bakugan, 3 Gate-Karten und 3 Fähigkeiten. Alle anderen schauen weg: Was in einem Team ist, ist geheim.
team-has = ✔ { $thing }
team-put-in = Hinein
team-take-out = Heraus
team-open = Team öffnen
team-rename = Name
team-drop = Team wegnehmen
team-name-taken = Ein Team { $name } gibt es schon. Wähle einen anderen Namen.

backup-title = Sicherung
backup-make = Sicherung machen
backup-make-how = Alles kommt in eine Datei: Partien, Spieler, Karten, Einstellungen und was die Kamera gelernt hat. Leg sie auf einen Stick oder eine andere Platte.
backup-folder = Ordner für die Sicherung
backup-type-folder = Ordner tippen
backup-type-file = Datei tippen
backup-restore = Sicherung zurückholen
backup-restore-how = Tippe die Datei mit ihrem Ordner, oder lass sie über diesem Fenster los. Was schon hier ist, wird nie überschrieben.
backup-file = Datei der Sicherung
backup-works = In Arbeit. Eine große Sicherung dauert etwas.
backup-nowhere = Es gibt keinen Ort, an dem Daten liegen.
backup-only-looks = Dieses Fenster schaut nur zu, weil ein anderes offen ist. Schließ das andere, dann hol die Sicherung zurück.
backup-made = { $count ->
    [one] 1 Datei ist in der Sicherung { $path }
   *[other] { $count } Dateien sind in der Sicherung { $path }
}
backup-restored = { $new ->
    [0] Nichts Neues kam zurück
    [one] 1 Datei kam zurück
   *[other] { $new } Dateien kamen zurück
}, { $same } { $same ->
    [one] war
   *[other] waren
} schon da.
backup-beside = { $count ->
    [one] 1 Datei ist anders als die hier. Sie liegt daneben, und nichts wurde überschrieben. Spieler sind zusammengelegt.
   *[other] { $count } Dateien sind anders als die hier. Sie liegen daneben, und nichts wurde überschrieben. Spieler sind zusammengelegt.
}
backup-beside-more = Und { $count } mehr.

tournament-title = Turnier
tournament-names = Namen
tournament-names-hint = Mia, Ben, Zoe, Tom
tournament-everybody = Jeder gegen jeden
tournament-knock-out = K.-o.-Turnier
tournament-write = Als Text schreiben
tournament-write-table = Als Tabelle schreiben

data-in-use = Ein anderes Fenster von Rollcall ist offen. Hier kannst du alles ansehen und spielen, aber nichts wird gespeichert.
data-later = Ein neueres Rollcall hat diese Partien gespeichert. Hier kannst du sie ansehen und spielen, aber nichts wird gespeichert.
data-copied = Was ein älteres Rollcall gespeichert hat, ist jetzt auf dem neuen Stand. Eine Kopie des alten Stands liegt in { $path }.
data-not-opened = Nichts wird gespeichert: { $why }.
