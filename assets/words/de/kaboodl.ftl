# Wörter der Regeln: kaboodl.

# Die Karten. In Dateien stehen die Namen der üblichen Wesen und Farben auf Englisch.
kaboodl-card = { $creature } { $colour } { $dots }
kaboodl-card-of-two = { $creature } { $colour } { $dots } (Nr. { $number })
kaboodl-card-number = Kaboodl-Karte { $number }
kaboodl-creature-beak = Schnabel
kaboodl-creature-gill = Kieme
kaboodl-creature-scale = Schuppe
kaboodl-creature-fang = Zahn
kaboodl-colour-red = rot
kaboodl-colour-blue = blau
kaboodl-colour-green = grün
kaboodl-colour-yellow = gelb
kaboodl-command-card = { $card ->
    [wild] Joker
    [kbaam] K'baam
   *[kbosh] K'bosh
}
kaboodl-lies = { $place ->
    [kaboodl] { $card } liegt im Kaboodl
    [with] { $card } liegt vor { $player }
    [stealing] auf { $card } ist schon ein K'baam offen
   *[out] { $card } ist aus dem Spiel
}
kaboodl-still-out = { $least } bis { $most } von { $of }
kaboodl-still-out-exactly = { $most } von { $of }

# Woraus die Punkte einer Runde bestehen.
kaboodl-part = { $points } für { $what }
kaboodl-part-cards = { $count ->
    [1] 1 Kaboodl-Karte
   *[other] { $count } Kaboodl-Karten
}
kaboodl-part-threes = { $count ->
    [1] 3 gleiche
   *[other] { $count }-mal 3 gleiche
}
kaboodl-part-fours = { $count ->
    [1] 4 mit gleich vielen Tupfen
   *[other] { $count }-mal 4 mit gleich vielen Tupfen
}
kaboodl-part-hand = { $count ->
    [1] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
kaboodl-part-by-hand = eine Änderung von Hand

# Was geschieht.
kaboodl-tossed-out = { $player } wirft { $cards } ab: Das war der ganze Zug.
kaboodl-drew = { $player } zieht { $cards }.
kaboodl-drew-nothing = { $player } zieht nichts: Die Hand ist voll.
kaboodl-reshuffled = Der Ziehstapel ist aufgebraucht: Der Ablagestapel ({ $cards }) wird gemischt und umgedreht.
kaboodl-nothing-to-draw = Beide Stapel sind leer: { $player } kann nichts mehr ziehen.
kaboodl-collected = { $wilds ->
    [0] { $player } sammelt { $card } mit drei passenden Karten.
    [1] { $player } sammelt { $card } mit 1 Joker und zwei passenden Karten.
    [3] { $player } sammelt { $card } mit 3 Jokern.
   *[other] { $player } sammelt { $card } mit { $wilds } Jokern und einer passenden Karte.
}
kaboodl-empty-after-turn = Das Kaboodl ist leer: Dieser Zug wird fertig gespielt, dann wird die Runde gezählt.
kaboodl-empty-at-once = Das Kaboodl ist leer: Die Runde ist sofort vorbei.
kaboodl-steal-opened = K'baam! { $by } will { $card } von { $from }; mit dem Ablegen wechselt die Karte den Besitzer.
kaboodl-steal-blocked = K'bosh! { $from } behält { $card }; { $by } bekommt nichts.
kaboodl-steal-done = { $by } nimmt { $card } von { $from }.
kaboodl-discarded = { $player } legt eine Karte ab.
kaboodl-nothing-to-discard = { $player } hat keine Karte zum Ablegen: Der Zug ist vorbei.
kaboodl-turn-passed = { $player } ist dran.
kaboodl-counted = { $player }: { $points } ({ $parts }).
kaboodl-round-ended = { $count ->
    [0] Runde { $round } endet unentschieden{ $why }.
    [1] { $who } gewinnt Runde { $round }{ $why }.
   *[other] { $who } gewinnen zusammen Runde { $round }{ $why }.
}
kaboodl-one-more-round = { $who } haben gleich viel: noch eine Runde.
kaboodl-round-began = Runde { $round }: { $dealer } teilt je 7 Karten aus, { $first } fängt an.

# Was von Hand geändert wird.
kaboodl-by-hand = Von Hand: { $change } ({ $reason }).
kaboodl-by-hand-card = { $place ->
    [kaboodl] { $card } kommt ins Kaboodl
    [with] { $card } geht an { $player }
   *[out] { $card } ist aus dem Spiel
}
kaboodl-by-hand-hand = { $player } hat { $cards } auf der Hand
kaboodl-by-hand-draw-pile = der Ziehstapel hat jetzt { $cards }
kaboodl-by-hand-discard-pile = der Ablagestapel hat jetzt { $cards }
kaboodl-by-hand-seen = { $count } { $card } sicher im Ablagestapel
kaboodl-by-hand-turn = { $player } ist dran
kaboodl-by-hand-dealer = { $player } teilt aus
kaboodl-by-hand-points = { $player } hat { $points } in Runde { $round }
kaboodl-by-hand-extra = { $player } bekommt in dieser Runde { $points }
kaboodl-by-hand-steal = auf { $card } ist ein K'baam offen
kaboodl-by-hand-no-steal = das K'baam auf { $card } gilt nicht mehr
kaboodl-by-hand-kbosh = { $player } darf wieder K'bosh spielen
kaboodl-by-hand-name = { $seat } heißt { $name }
kaboodl-by-hand-note = eine Notiz

# Wo alles ist.
kaboodl-table-round = Runde { $round } ({ $format }); { $dealer } teilt aus.
kaboodl-table-kaboodl = Im Kaboodl: { $cards }.
kaboodl-table-player = { $tossed ->
    [free] { $player }: { $hand } auf der Hand; gesammelt: { $collected }; hat abgeworfen.
    [locked] { $player }: { $hand } auf der Hand; gesammelt: { $collected }; hat abgeworfen, kein K'bosh bis zum nächsten Zug.
   *[no] { $player }: { $hand } auf der Hand; gesammelt: { $collected }.
}
kaboodl-table-steal = Offenes K'baam: { $by } will { $card } von { $from }.
kaboodl-table-out = Aus dem Spiel: { $cards }.
kaboodl-table-piles = Ziehstapel: { $draw }; Ablagestapel: { $discard }.
kaboodl-table-still-out = In den Händen und im Ziehstapel können noch sein: { $cards }.
kaboodl-table-counted = Runde { $round }: { $scores }.
kaboodl-table-careful = Achtung: { $warning }

# Was nicht sein kann.
kaboodl-warning-cards = In den Händen und Stapeln sind zusammen { $counted } Karten, und es gibt { $deck }: Ändere eine Hand oder einen Stapel.
kaboodl-warning-played = { $card } wurde seit dem letzten Mischen { $seen }-mal gespielt, und es gibt { $of }: Ändere das Protokoll.
kaboodl-warning-known = { $seen } Karten liegen sicher im Ablagestapel, und er hat { $discard }: Ändere seine Größe.
kaboodl-warning-hand = { $player } hat { $hand } Karten auf der Hand, und es dürfen höchstens { $most } sein: Ändere die Hand.

# Was gefragt wird und was man antworten kann.
kaboodl-asks-turn = { $player } ist dran
kaboodl-asks-turn-full = Auf der Hand sind schon { $hand } Karten: Es gibt nichts zu ziehen. Oder wirf ab.
kaboodl-asks-turn-empty = Zieh { $cards }, dann hast du 8.
kaboodl-asks-turn-draw = Zieh { $cards }, dann hast du 8. Oder wirf Karten ab, das ist dann der ganze Zug.
kaboodl-asks-play = { $player } spielt
kaboodl-asks-play-hand = { $hand ->
    [0] Die Hand ist leer: Der Zug endet ohne Ablegen.
    [1] Eine Karte ist übrig: Leg sie ab, und der Zug ist vorbei.
    [2] 2 Karten: Spiel Befehlskarten, dann leg eine Karte ab.
    [3] 3 Karten: Spiel Befehlskarten, dann leg eine Karte ab.
   *[other] { $hand } Karten: Sammle, spiel Befehlskarten, dann leg eine Karte ab.
}
kaboodl-asks-play-kbosh = { $player } kann noch mit K'bosh antworten: Es geht um { $card }.
kaboodl-asks-last-call = Das Kaboodl ist leer
kaboodl-asks-last-call-how = Letzte Gelegenheit für ein K'bosh: Es geht um { $cards }. Dann wird die Runde gezählt.
kaboodl-asks-round-over = Runde { $round } ist vorbei
kaboodl-asks-round-over-who = Es folgt noch eine Runde. Wer teilt aus?
kaboodl-asks-round-over-deal = Legt das Kaboodl wieder aus; { $dealer } mischt und teilt je 7 Karten aus.
kaboodl-asks-over = Die Partie ist zu Ende.
kaboodl-choice-draw = { $cards ->
    [0] Nichts ziehen
   *[other] { $cards } ziehen
}
kaboodl-choice-toss-out = { $cards } abwerfen
kaboodl-choice-discard = Ablegen
kaboodl-choice-end-turn = Zug beenden
kaboodl-choice-collect = { $wilds ->
    [0] { $card } sammeln
   *[other] { $card } sammeln, { $wilds } Joker
}
kaboodl-choice-steal = K'baam: { $card } von { $from }
kaboodl-choice-block = K'bosh: { $from } behält { $card }
kaboodl-choice-count = Runde zählen
kaboodl-choice-next-round = Nächste Runde austeilen

# Was nach dem Zurücknehmen auf dem Tisch zu tun ist.
kaboodl-put-card = { $place ->
    [kaboodl] Leg { $card } zurück ins Kaboodl.
    [with] Gib { $card } an { $player }.
   *[out] Nimm { $card } aus dem Spiel.
}
kaboodl-put-no-steal = Auf { $card } liegt kein K'baam mehr.
kaboodl-put-steal = Das K'baam von { $by } auf { $card } ist wieder offen.
kaboodl-put-turn = { $player } ist jetzt dran.
kaboodl-put-takes = { $pile ->
    [draw] { $player } nimmt { $cards } vom Ziehstapel zurück.
   *[discard] { $player } nimmt { $cards } vom Ablagestapel zurück.
}
kaboodl-put-lays = { $pile ->
    [draw] { $player } legt { $cards } zurück auf den Ziehstapel.
   *[discard] { $player } legt { $cards } zurück auf den Ablagestapel.
}
kaboodl-put-holds = { $player } hat dann { $cards } auf der Hand.
kaboodl-put-piles = Der Ziehstapel hat dann { $draw }, der Ablagestapel { $discard }.

# Warum etwas nicht geht.
kaboodl-no-over = die Partie ist zu Ende: Nimm zurück, setz von Hand, wer dran ist, oder fangt eine neue an
kaboodl-no-not-now = { $wish ->
    [toss-out] jetzt nicht: Abwerfen darf man am Anfang eines Zuges, vor dem Ziehen (das Regelblatt, „{ sheet-kaboodl-toss-out }“). Jetzt: { $now }
    [draw] jetzt nicht: Gezogen wird einmal, am Anfang eines Zuges (das Regelblatt, „{ sheet-kaboodl-play }“). Jetzt: { $now }
    [collect] jetzt nicht: Gesammelt wird im eigenen Zug, nach dem Ziehen und vor dem Ablegen (das Regelblatt, „{ sheet-kaboodl-play }“). Jetzt: { $now }
    [steal] jetzt nicht: K'baam spielt man im eigenen Zug, nach dem Ziehen und vor dem Ablegen (das Regelblatt, „{ sheet-kaboodl-command-cards }“). Jetzt: { $now }
    [discard] jetzt nicht: Abgelegt wird am Ende eines Zuges, nach dem Ziehen (das Regelblatt, „{ sheet-kaboodl-play }“). Jetzt: { $now }
    [count-up] jetzt nicht: Gezählt wird, wenn das Kaboodl leer ist und nur noch ein offenes K'baam das Ende aufhält. Jetzt: { $now }
    [next-round] jetzt nicht: Die nächste Runde kommt, wenn eine gezählt ist und die Partie weitergeht (das Regelblatt, „{ sheet-kaboodl-more-rounds }“). Jetzt: { $now }
   *[end-round] jetzt nicht: Eine Runde beenden kann man nur, solange sie gespielt wird. Jetzt: { $now }
}
kaboodl-no-last-card = das Regelblatt, „{ sheet-kaboodl-play }“: Eine Karte muss zum Ablegen übrig bleiben. { $player } hat { $hand }, und das hier kostet { $takes }; dafür braucht { $player } mindestens { $needs }. Jetzt: ablegen
kaboodl-no-wilds = das Regelblatt, „{ sheet-kaboodl-command-cards }“: Eine Kaboodl-Karte kostet drei Karten; davon sind 0 bis 3 Joker, nicht { $wilds }
kaboodl-no-collect = das Regelblatt, „{ sheet-kaboodl-play }“: { $lies }; zu sammeln: { $left }
kaboodl-no-steal = das Regelblatt, „{ sheet-kaboodl-command-cards }“: K'baam nimmt jemand anderem eine Karte, aber { $lies }; zu nehmen: { $others }
kaboodl-no-open-steal = das Regelblatt, „{ sheet-kaboodl-command-cards }“: K'bosh antwortet auf ein offenes K'baam, und auf { $card } ist keines; offen: { $open }
kaboodl-no-hand = { $player } hat keine Karte, also auch kein K'bosh; wenn das falsch ist, ändere zuerst die Hand
kaboodl-no-kbosh = { $rule }; { $player } hat abgeworfen und war seither nicht dran. Ändert die Regel, oder spielt weiter
kaboodl-no-toss-out = { $hand ->
    [0] das Regelblatt, „{ sheet-kaboodl-toss-out }“: { $player } kann nichts abwerfen, die Hand ist leer, also nicht { $cards }
    [1] das Regelblatt, „{ sheet-kaboodl-toss-out }“: { $player } kann 1 Karte abwerfen, nicht { $cards }
   *[other] das Regelblatt, „{ sheet-kaboodl-toss-out }“: { $player } kann 1 bis { $hand } Karten abwerfen, nicht { $cards }
}
kaboodl-no-card = { $card } gibt es nicht; es gibt { $count }
kaboodl-no-seat = niemand sitzt auf { $seat }
kaboodl-no-pile = { $cards } Karten: Eine Hand oder ein Stapel hat 0 bis { $most }
kaboodl-no-points = { $points } Punkte: Es müssen -{ $most } bis { $most } sein
kaboodl-no-round = Runde { $round } ist noch nicht gezählt (gezählt sind { $counted }); in einer laufenden Runde gibt man Punkte dazu oder zieht sie ab
kaboodl-no-extra = Runde { $round } ist schon gezählt: Setz lieber ihre Punkte
kaboodl-no-steal-now = ein K'baam ist nur nach dem Ziehen offen, bis zum Ablegen
kaboodl-no-second-steal = auf { $card } ist schon ein K'baam offen
kaboodl-no-own-steal = { $lies }: K'baam nimmt eine Karte von jemandem, der nicht dran ist
kaboodl-no-steal-to-drop = auf { $card } ist kein K'baam offen
kaboodl-no-name = ein Name hat 1 bis 40 Buchstaben in einer Zeile, und niemand sonst heißt so

# Was an einer Aufstellung falsch oder ungewöhnlich ist.
kaboodl-problem-players = { $count } Spieler: Dieses Spiel ist für 2 bis 6, und höchstens 12 können es spielen
kaboodl-problem-dealer = { $seat } teilt aus, aber dort sitzt niemand
kaboodl-problem-name = der Name von { $seat } ist leer, länger als 40 Buchstaben oder hat einen Zeilenumbruch
kaboodl-problem-same-name = zwei heißen { $name }: Im Protokoll könnte man sie nicht unterscheiden
kaboodl-problem-kaboodl-cards = { $count } Kaboodl-Karten: Es sind 1 bis 12
kaboodl-problem-kinds = { $what ->
    [creatures] { $count } Wesen: Es sind 1 bis 12
   *[colours] { $count } Farben: Es sind 1 bis 12
}
kaboodl-problem-kind-name = „{ $name }“ kann kein Wesen und keine Farbe heißen: 1 bis 40 Buchstaben in einer Zeile, jeder Name nur einmal
kaboodl-problem-card = Kaboodl-Karte { $number } zeigt kein bekanntes Wesen oder keine bekannte Farbe, oder ihre Tupfen sind nicht 1 bis 9
kaboodl-problem-deck = { $sort ->
    [creature] { $cards } Wesenkarten: höchstens 999
    [colour] { $cards } Farbkarten: höchstens 999
    [dots] { $cards } Tupfenkarten: höchstens 999
    [wild] { $cards } Joker: höchstens 999
    [kbaam] { $cards } K'baam-Karten: höchstens 999
   *[kbosh] { $cards } K'bosh-Karten: höchstens 999
}
kaboodl-problem-deal = es gibt { $deck } Karten: { $players } Spieler bekommen zusammen { $need }
kaboodl-unusual-players = { $count } Spieler: Das Spiel ist für 2 bis 6 gemacht, und mit mehr ist der Ziehstapel schnell leer
kaboodl-unusual-kaboodl-cards = { $count } Kaboodl-Karten: In einer ganzen Schachtel sind 12
kaboodl-unusual-same-cards = die Kaboodl-Karten { $one } und { $other } zeigen dasselbe
kaboodl-unusual-deck = mit { $cards } Karten ist es nicht die ganze Schachtel; die hat 91
