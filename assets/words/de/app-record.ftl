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
players-things = Wegnehmen …
players-drop = { $name } wegnehmen
players-drop-team = Team { $name } wegnehmen
players-forget = Vergessen
players-forgotten = { $name } ist vergessen. Die Partien bleiben.
players-teams = Teams
players-bakugan = Bakugan
players-cards = Karten
players-cards-count = { $gates } Gates, { $abilities } Fähigkeiten
players-no-things = Noch kein Team. Bereite eine Partie mit Spielzeug vor und behalte es dort als Team.
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
team-gates = { $count } Gates, es müssen 3 sein
team-abilities = { $count } Fähigkeiten, es müssen 3 sein
team-gate-colour = zwei Gates sind { $colour }, jedes braucht eine andere Farbe
team-ability-colour = zwei Fähigkeiten sind { $colour }, jede braucht eine andere Farbe
team-missing = etwas daraus ist nicht mehr da
team-twice = etwas ist doppelt darin

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
