# Wörter der Regeln: bakugan. Ein Bakugan ist „er“, ein Gate ist „es“.

bakugan-gate = Gate { $number }
bakugan-toy-of = { $toy } von { $player }
bakugan-line-gate = Zahl vom Gate
bakugan-line-ability = Fähigkeit { $name }
bakugan-line-g-power = G-Power auf dem Bakugan
bakugan-part-gates = Gates gewonnen
bakugan-colour = { $colour ->
    [gold] Gold
    [silver] Silber
    [copper] Kupfer
    [red] Rot
    [blue] Blau
   *[green] Grün
}
bakugan-total = { $toy } mit { $total }
bakugan-lies = { $place ->
    [unused] { $toy } ist unbenutzt
    [rolling] { $toy } rollt gerade
    [standing] { $toy } steht auf { $gate }
    [used] { $toy } liegt auf dem Stapel der benutzten
   *[out] { $toy } ist aus dem Spiel
}

# Was von einem Wurf zu sehen war. „place“ ist, wo er liegt, und „at“ sind die Gates dort; aufgegangen ist er auf „opened“.
bakugan-seen = { $how ->
    [gone] { $toy } rollt vom Tisch
    [opened-and-gone] { $toy } geht auf { $opened } auf und rollt vom Tisch
    [slid-off] { $toy } geht auf { $opened } auf und rutscht herunter
    [opened-before] { $toy } geht neben den Gates auf und landet auf { $at }
    [closed] { $place ->
        [on] { $toy } bleibt auf { $at } zu
        [across] { $toy } bleibt zu und liegt auf { $at }
        [beside] { $toy } bleibt neben den Gates zu
       *[nowhere] { $toy } bleibt zu
    }
    [a-little] { $place ->
        [on] { $toy } geht auf { $at } ein wenig auf
        [across] { $toy } geht ein wenig auf und liegt auf { $at }
        [beside] { $toy } geht neben den Gates ein wenig auf
       *[nowhere] { $toy } geht ein wenig auf
    }
   *[open] { $place ->
        [on] { $toy } geht auf { $at } auf
        [across] { $toy } geht auf und liegt auf { $at }
        [beside] { $toy } geht neben den Gates auf
       *[nowhere] { $toy } geht auf
    }
}

# Was geschieht.
bakugan-gate-set = { $player } legt { $gate } verdeckt hin.
bakugan-rolled = { $player } rollt { $toy }.
bakugan-stood = { $how ->
    [open] { $toy } geht auf und steht auf { $gate }.
    [a-little] { $toy } geht ein wenig auf: Das zählt, er steht auf { $gate }.
    [put-back] { $seen }: Das zählt, er kommt zurück auf { $gate }.
   *[otherwise] { $seen }: Er steht auf { $gate }.
}
bakugan-missed = { $pile ->
    [used] { $seen }: daneben; er kommt auf den Stapel der benutzten.
   *[unused] { $seen }: daneben; er bleibt unbenutzt.
}
bakugan-roll-again = { $seen }: Er wird noch einmal gerollt.
bakugan-gate-to-choose = { $reason ->
    [straddle] { $toy } liegt etwa gleich auf { $gates }: { $player } wählt.
   *[move] { $toy } geht weiter: { $player } wählt { $gates }.
}
bakugan-moved = Auf { $from } steht schon einer von { $player }, also geht { $toy } weiter auf { $to }.
bakugan-power-read = { $toy } hat { $power } G.
bakugan-gate-taken = { $how ->
    [uncontested] Auf { $gate } stehen zwei von { $player }: { $player } nimmt es.
    [totals] { $player } gewinnt den Kampf und nimmt { $gate }: { $totals }.
    [battle] { $player } gewinnt den Kampf und nimmt { $gate }.
    [tie] { $player } gewinnt das Stechen und nimmt { $gate }.
   *[running-out] { $player } hat nichts zu rollen, und kein Gegner steht: { $player } nimmt { $gate }.
}
bakugan-gate-lost = { $gate } kommt aus dem Spiel.
bakugan-returned = { $count ->
    [1] { $player } hat keinen unbenutzten mehr: { $toys } kommt zurück.
   *[other] { $player } hat keinen unbenutzten mehr: { $toys } kommen zurück.
}
bakugan-passed = { $player } hat nichts zu rollen und passt.
bakugan-turn-passed = { $player } ist dran.
bakugan-undecided = Es ist kein Gate mehr da, und niemand liegt vorn: Der Tisch entscheidet zwischen { $players }.
bakugan-too-near = { $then ->
    [noted] { $toy } wurde nicht aus zwei Kartenlängen Entfernung gerollt: nur ein Hinweis.
    [again] { $toy } wurde nicht aus zwei Kartenlängen Entfernung gerollt: Er wird dieses eine Mal neu gerollt.
    [used] { $toy } wurde nicht aus zwei Kartenlängen Entfernung gerollt: das zweite Mal in diesem Zug, also daneben; er kommt auf den Stapel der benutzten.
   *[unused] { $toy } wurde nicht aus zwei Kartenlängen Entfernung gerollt: das zweite Mal in diesem Zug, also daneben; er bleibt unbenutzt.
}
bakugan-knock = { $lies ->
    [on] { $toy } wird auf { $gate } gestoßen
    [off] { $toy } wird vom Gate gestoßen
   *[shut] { $toy } wird zugedrückt
}
bakugan-knocked = { $then ->
    [put-back] { $knock }: Er kommt zurück auf { $gate }.
    [stands] { $knock }: Er steht jetzt auf { $gate }.
   *[used] { $knock }: Er kommt auf den Stapel der benutzten.
}
bakugan-opponent-to-choose = Auf { $gate } stehen mehrere Gegner: { $player } wählt { $toys }.
bakugan-special-moved = { $player } hat nichts zu rollen und stellt { $toy } von { $from } auf { $to }.
bakugan-votes = { $votes ->
    [1] { $answer } (1 Stimme)
   *[other] { $answer } ({ $votes } Stimmen)
}
bakugan-vote-decided = Abstimmung „{ $question }“: { $votes }. Entschieden ist: { $answer }.
bakugan-vote-open = Abstimmung „{ $question }“: { $votes }. Keine Antwort hat die meisten Stimmen; werft eine Münze.
bakugan-coin = { $side ->
    [heads] Münze „{ $question }“: Kopf, das heißt: { $answer }.
   *[tails] Münze „{ $question }“: Zahl, das heißt: { $answer }.
}
bakugan-game-ended = Spiel { $game } ist zu Ende. { $result }{ $why }.
bakugan-game-began = Spiel { $game } fängt an: Alle nehmen ihre Sachen zurück, und { $player } ist zuerst dran.

# Was die Regeln selbst als Grund angeben, und was bei einer Abstimmung gefragt und geantwortet wird. In Dateien steht es
# auf Englisch.
bakugan-by-vote = abgestimmt
bakugan-by-coin = durch eine Münze
bakugan-by-vote-or-coin = durch Abstimmen oder eine Münze
bakugan-vote-what-now = nichts zu rollen: Was nun?
bakugan-vote-pass = der Nächste ist dran
bakugan-vote-nobody = niemand gewinnt
bakugan-vote-wins = { $player } gewinnt

# Was in einem Kampf geschieht.
bakugan-battle-began = Kampf auf { $gate }: { $fighters }.
bakugan-against = { $one } gegen { $other }
bakugan-flipped = { $gate } wird umgedreht.
bakugan-flipped-named = { $gate } wird umgedreht: { $name }.
bakugan-attribute-by-card = { $card }: { $toy } ist in diesem Kampf { $attribute }.
bakugan-attribute-chosen = { $toy } kämpft als { $attribute }.
bakugan-ability-played = { $player } spielt { $name }.
bakugan-abilities-done = { $player } spielt keine Fähigkeit mehr.
bakugan-abilities-passed = { $player } spielt jetzt keine Fähigkeit; { $next } darf.
bakugan-fighter-to-choose = { $card }: { $player } wählt, welcher unbenutzte Bakugan statt { $toy } kämpft.
bakugan-attribute-to-choose = { $card }: { $player } wählt das Attribut für { $toy }.
bakugan-fighter-replaced = { $leaves ->
    [unused] { $card }: { $new } kämpft statt { $old }, der wieder unbenutzt ist.
    [used] { $card }: { $new } kämpft statt { $old }, der auf den Stapel der benutzten kommt.
   *[out] { $card }: { $new } kämpft statt { $old }, der aus dem Spiel kommt.
}
bakugan-abilities-returned = { $card }: { $player } hat { $names } wieder auf der Hand.
bakugan-ability-out = { $name } von { $player } kommt aus dem Spiel.
bakugan-toy-out = { $card }: { $toy } kommt aus dem Spiel.
bakugan-line-added = { $toy }: { $line } { $amount }.
bakugan-tied = Gleichstand auf { $gate }: Beide rollen im Stechen.
bakugan-tied-at = Gleichstand auf { $gate }, { $totals }: Beide rollen im Stechen.
bakugan-tie-roll-settled = { $stands ->
    [counts] { $seen }: Er steht auf { $gate }.
    [in-vain] { $seen }: Er steht auf { $gate }, das zählt im Stechen nicht.
   *[no] { $seen }: Er steht nicht.
}
bakugan-tie-again = Beide rollen im Stechen noch einmal.
bakugan-dead-heat = { $gap ->
    [0] Gleichzeitig: Beide stehen im selben Bild.
   *[other] Gleichzeitig: Zwischen beiden liegt höchstens ein Bild.
}
bakugan-tie-first = { $toy } von { $player } stand zuerst
bakugan-tie-decides-nothing = Das Stechen entscheidet nichts
bakugan-tie-nobody = Im Stechen stand keiner dort, wo es zählt
bakugan-tie-stays = { $toy } bleibt auf { $gate }

# Was eine Karte tut.
bakugan-effect-add = { $amount } G
bakugan-effect-add-each = { $count ->
    [kinds] { $amount } G für jede Art im Team
    [used] { $amount } G für jeden benutzten Bakugan
    [unused] { $amount } G für jeden unbenutzten Bakugan
    [standing] { $amount } G für jeden stehenden Bakugan
    [abilities] { $amount } G für jede benutzte Fähigkeitskarte
   *[gates] { $amount } G für jedes gewonnene Gate
}
bakugan-effect-multiply = G-Power mal { $times }
bakugan-effect-set = G-Power wird { $amount }
bakugan-effect-swap = die aufgedruckten G-Powers werden getauscht
bakugan-effect-attribute = wird { $attribute }
bakugan-effect-attribute-chosen = bekommt das Attribut, das der Spieler wählt
bakugan-effect-no-abilities = keine Fähigkeitskarten in diesem Kampf
bakugan-effect-number-off = die Zahl vom Gate zählt nicht
bakugan-effect-number-times = { $times ->
    [2] die Zahl vom Gate zählt doppelt
   *[other] die Zahl vom Gate zählt { $times }-mal
}
bakugan-effect-number-each = { $count ->
    [kinds] die Zahl vom Gate zählt einmal für jede Art im Team
    [used] die Zahl vom Gate zählt einmal für jeden benutzten Bakugan
    [unused] die Zahl vom Gate zählt einmal für jeden unbenutzten Bakugan
    [standing] die Zahl vom Gate zählt einmal für jeden stehenden Bakugan
    [abilities] die Zahl vom Gate zählt einmal für jede benutzte Fähigkeitskarte
   *[gates] die Zahl vom Gate zählt einmal für jedes gewonnene Gate
}
bakugan-effect-number-add = die Zahl vom Gate bekommt { $amount }
bakugan-effect-lower-wins = die niedrigere Summe gewinnt
bakugan-effect-replace = ein unbenutzter Bakugan kämpft stattdessen
bakugan-effect-return-battle = Fähigkeiten aus diesem Kampf kommen danach zurück
bakugan-effect-return-all = gespielte Fähigkeiten kommen nach dem Kampf zurück
bakugan-effect-out-fighter = kommt nach dem Kampf aus dem Spiel
bakugan-effect-out-loser = kommt aus dem Spiel, wenn er verliert
bakugan-effect-out-gate = das Gate kommt danach aus dem Spiel
bakugan-effect-out-card = diese Karte kommt aus dem Spiel
bakugan-effect-to = { $whom ->
    [own] { $does }, für den eigenen Kämpfer
    [opponent] { $does }, für den Kämpfer des Gegners
    [turn-player] { $does }, für den Kämpfer dessen, der dran ist
    [fewest-gates] { $does }, für den mit den wenigsten Gates
    [most-gates] { $does }, für den mit den meisten Gates
    [weaker] { $does }, für die kleinere aufgedruckte G-Power
   *[stronger] { $does }, für die größere aufgedruckte G-Power
}
bakugan-effect-only = { $does }, für { $what }

# Was von Hand geändert wird.
bakugan-by-hand = Von Hand: { $change } ({ $reason }).
bakugan-by-hand-toy = { $place ->
    [unused] { $toy } ist unbenutzt
    [standing] { $toy } steht auf { $gate }
    [used] { $toy } kommt auf den Stapel der benutzten
   *[out] { $toy } ist aus dem Spiel
}
bakugan-by-hand-gate = ein Gate von { $player } kommt { $from } { $to }
bakugan-by-hand-turn = { $player } ist dran
bakugan-by-hand-power = { $toy } hat { $power } G
bakugan-by-hand-attribute = { $toy } ist { $attribute }
bakugan-by-hand-no-attribute = niemand kennt das Attribut: { $toy }
bakugan-by-hand-ability = die Fähigkeit { $name } von { $player } kommt { $from } { $to }
bakugan-by-hand-name = { $seat } heißt { $name }
bakugan-by-hand-side = { $side ->
    [down] { $gate } liegt verdeckt
   *[up] { $gate } liegt offen
}
bakugan-by-hand-named = { $gate } liegt offen: { $name }
bakugan-by-hand-battle = { $one } und { $other } kämpfen
bakugan-by-hand-note = eine Notiz
bakugan-gate-from = { $place ->
    [hand] von der Hand
    [field] vom Feld ({ $gate })
    [won] von den gewonnenen Gates von { $player }
   *[out] von außerhalb des Spiels
}
bakugan-gate-to = { $place ->
    [hand] auf die Hand
    [field] ins Feld als { $gate }
    [won] zu den gewonnenen Gates von { $player }
   *[out] aus dem Spiel
}
bakugan-ability-from = { $place ->
    [hand] von der Hand
    [used] vom Stapel der benutzten
   *[out] von außerhalb des Spiels
}
bakugan-ability-to = { $place ->
    [hand] auf die Hand
    [used] auf den Stapel der benutzten
   *[out] aus dem Spiel
}

# Was auf einen Wunsch folgt, in wenigen Worten, bevor es gilt.
bakugan-follows-battle = { $toy } steht dort: KAMPF
bakugan-follows-stands = steht auf { $gate }
bakugan-follows-missed = { $pile ->
    [used] daneben, auf den Stapel der benutzten
   *[unused] daneben, bleibt unbenutzt
}
bakugan-follows-roll-again = noch einmal rollen
bakugan-follows-gate-choice = { $player } wählt das Gate
bakugan-follows-in-vain = steht auf { $gate }, zählt aber nicht
bakugan-follows-no-stand = steht nicht
bakugan-follows-tie-again = beide rollen noch einmal
bakugan-follows-dead-heat = gleichzeitig
bakugan-follows-goes-on = geht weiter auf { $gate }
bakugan-follows-takes = { $player } nimmt { $gate }
bakugan-follows-too-near = { $then ->
    [noted] nur ein Hinweis
    [again] er wird dieses eine Mal neu gerollt
    [used] das zweite Mal in diesem Zug, also daneben; er kommt auf den Stapel der benutzten
   *[unused] das zweite Mal in diesem Zug, also daneben; er bleibt unbenutzt
}
bakugan-follows-moves = kommt auf { $gate }
bakugan-follows-opponent-choice = { $player } wählt den Gegner
bakugan-follows-turn = dann ist { $player } dran

# Wo alles ist.
bakugan-table-player = { $seen ->
    [none] { $player }: gewonnene Gates { $won }, auf der Hand { $hand }; Fähigkeiten auf der Hand { $abilities }; { $toys }.
    [played] { $player }: gewonnene Gates { $won }, auf der Hand { $hand }; Fähigkeiten auf der Hand { $abilities }, gespielt { $played }; { $toys }.
    [out] { $player }: gewonnene Gates { $won }, auf der Hand { $hand }; Fähigkeiten auf der Hand { $abilities }, aus dem Spiel { $out }; { $toys }.
   *[both] { $player }: gewonnene Gates { $won }, auf der Hand { $hand }; Fähigkeiten auf der Hand { $abilities }, gespielt { $played }, aus dem Spiel { $out }; { $toys }.
}
bakugan-table-gate = { $face ->
    [down] { $gate } (von { $player }, verdeckt)
   *[up] { $gate } (von { $player }, offen)
}
bakugan-table-field = Im Feld: { $gates }.
bakugan-table-clash = { $toy } wurde auf { $gate } gestoßen, wo ein Gegner steht: Sie kämpfen, bevor der Nächste dran ist.
bakugan-table-choosing = { $toy } wartet auf sein Gate: { $gates }.
bakugan-table-order = { $order ->
    [drawn] Reihenfolge, wie gelost: { $players }.
   *[as-seated] Reihenfolge, wie alle sitzen: { $players }.
}
bakugan-table-match = Spiel { $game } einer Partie ({ $format }); gewonnene Spiele: { $won }.
bakugan-table-won = { $player } { $won }

# Was gefragt wird und was man antworten kann.
bakugan-asks-gates = Legt die Gates
bakugan-asks-gates-two = Beide legen eine Gate-Karte verdeckt vor den anderen; die kurzen Kanten berühren sich.
bakugan-asks-gates-more = Alle legen eine Gate-Karte verdeckt in die Mitte, so weit weg, wie es geht; sie berührt eine andere.
bakugan-asks-roll = { $player } rollt
bakugan-asks-roll-how = Nenn einen unbenutzten Bakugan und roll ihn aus zwei Kartenlängen Entfernung.
bakugan-asks-roll-more = Nenn einen unbenutzten Bakugan und roll ihn aus zwei Kartenlängen Entfernung. Zwei Karten auf einmal: { $first } spielt zuerst.
bakugan-asks-rolling = { $player } rollt { $toy }
bakugan-asks-rolling-how = Wie bleibt er liegen?
bakugan-asks-gate = { $player } wählt ein Gate
bakugan-asks-gate-which = { $toy } auf { $gates }?
bakugan-asks-opponent = { $player } wählt einen Gegner
bakugan-asks-opponent-why = Auf { $gate } stehen mehrere: Gekämpft wird einer gegen einen.
bakugan-asks-nothing = { $player } hat nichts zu rollen
bakugan-asks-nothing-move = Stell einen stehenden Bakugan dorthin, wo er einen Kampf beginnt. Steht kein Gegner, nimm ein Gate.
bakugan-asks-nothing-vote = Der Tisch stimmt ab, was geschieht.
bakugan-asks-nothing-pass = Der Nächste ist dran.
bakugan-asks-game-over = Das Spiel ist zu Ende
bakugan-asks-next-game = Alle nehmen ihre Sachen zurück. { $player } beginnt das nächste Spiel.
bakugan-asks-undecided = Niemand liegt vorn
bakugan-asks-undecided-how = Es ist kein Gate mehr da. Stimmt ab oder werft eine Münze.
bakugan-asks-over = Die Partie ist zu Ende.
bakugan-asks-battle = Kampf auf { $gate }
bakugan-asks-card = { $card }: { $player } wählt
bakugan-asks-card-fighter = Welcher unbenutzte Bakugan kämpft statt { $toy }?
bakugan-asks-card-attribute = Welches Attribut hat { $toy }?
bakugan-asks-attribute = { $toy }: Welches Attribut?
bakugan-asks-attribute-clear = Beide Kämpfer sind Clear: Jeder wählt jetzt ein Attribut.
bakugan-asks-attribute-number = Davon hängt die Zahl vom Gate ab.
bakugan-asks-totals = Rechnet beide Summen aus, oder sagt, wer gewinnt.
bakugan-asks-abilities = Fähigkeiten: { $player } spielt oder ist fertig.
bakugan-asks-result = Die Zahlen vom Gate sind dazugezählt. Seht das Ergebnis an.
bakugan-asks-numbers = Zählt die Zahlen vom Gate dazu; die höhere Summe gewinnt.
bakugan-asks-flip = Lest beide G-Powers vor, dann dreht { $gate } um.
bakugan-asks-before-flip = Lest beide G-Powers vor, dann dreht { $gate } um. Fähigkeiten vor dem Umdrehen kommen jetzt, zuerst die von { $player }.
bakugan-asks-tie-name = Stechen: { $player } nennt einen Bakugan
bakugan-asks-tie-name-how = Jede Seite rollt einen unbenutzten, beide gleichzeitig.
bakugan-asks-dead-heat = Gleichzeitig: Wer war zuerst?
bakugan-asks-dead-heat-how = Beide standen im selben Augenblick. Der Schiedsrichter entscheidet.
bakugan-asks-tie = Stechen: Wer steht zuerst?
bakugan-asks-tie-both-stand = Beide stehen. Sagt, wer zuerst stand.
bakugan-asks-tie-roll = Rollt bei drei. Wer früher steht, nimmt das Gate.
bakugan-choice-gates-set = Die Gates liegen
bakugan-choice-pass = Passen
bakugan-choice-turn-passes = Der Nächste ist dran
bakugan-choice-next-game = Nächstes Spiel
bakugan-choice-wins = { $who } gewinnt
bakugan-choice-nobody-wins = Niemand gewinnt
bakugan-choice-open = Offen auf { $gate }
bakugan-choice-closed = Zu auf { $gate }
bakugan-choice-missed = Daneben
bakugan-choice-a-little = Ein wenig offen auf { $gate }
bakugan-choice-slid-off = Von { $gate } gerutscht
bakugan-choice-opened-before = Vor { $gate } aufgegangen
bakugan-choice-across = Auf { $one } und { $other }
bakugan-choice-gone = Vom Tisch gerollt
bakugan-choice-too-near = Zu nah gerollt
bakugan-choice-move = { $toy } auf { $gate } stellen
bakugan-choice-take = { $gate } nehmen
bakugan-choice-fighter = { $toy } kämpft
bakugan-choice-result = Ergebnis: { $totals }
bakugan-choice-level = Gleich: Stechen
bakugan-choice-done = { $player } spielt keine Fähigkeit mehr
bakugan-choice-card = { $gate } ist { $card }
bakugan-choice-flip = { $gate } umdrehen
bakugan-choice-tie-first = Der von { $player } steht zuerst
bakugan-choice-tie-nobody = Keiner steht
bakugan-choice-tie-gate = { $toy } auf { $gate }

# Was nach dem Zurücknehmen auf dem Tisch zu tun ist.
bakugan-put-side = { $side ->
    [down] Dreh { $gate } wieder um, sodass es verdeckt liegt.
   *[up] Dreh { $gate } um, sodass es offen liegt.
}
bakugan-put-gate-to = Gib { $gate } an { $player }.
bakugan-put-gate-back = Gib { $gate } an { $player } zurück.
bakugan-put-gate-out = Nimm { $gate } aus dem Spiel.
bakugan-put-gate-down = { $side ->
    [up] Leg { $gate } von { $player } offen auf den Tisch zurück.
   *[down] Leg { $gate } von { $player } verdeckt auf den Tisch zurück.
}
bakugan-put-gate-card = Leg eine Gate-Karte von { $player } { $from } { $to }.
bakugan-put-toy = { $place ->
    [standing] Stell { $toy } auf { $gate }.
    [rolling] Leg { $toy } dorthin zurück, wo er liegen blieb.
    [not-rolled] Drück { $toy } zu; er wurde nicht gerollt.
    [unused] Drück { $toy } zu; er ist unbenutzt.
    [used] Leg { $toy } auf den Stapel der benutzten.
   *[out] Nimm { $toy } aus dem Spiel.
}
bakugan-put-ability = { $place ->
    [hand] Gib { $name } ungespielt an { $player } zurück.
    [used] Leg { $name } von { $player } auf den Stapel der benutzten.
   *[out] Nimm { $name } von { $player } aus dem Spiel.
}

# Warum etwas nicht geht.
bakugan-no-over = die Partie ist zu Ende: Nimm zurück, setz von Hand, wer dran ist, oder fangt eine neue an
bakugan-no-not-now = jetzt nicht: { $why }. Jetzt: { $now }
bakugan-no-not-yours = das Regelblatt, „{ sheet-bakugan-play }“: { $turn } ist dran, und { $toy } gehört { $owner }; rollen kann man: { $may }
bakugan-no-not-unused = das Regelblatt, „{ sheet-bakugan-play }“: Gerollt wird nur ein unbenutzter Bakugan, aber { $lies }; unbenutzt: { $unused }
bakugan-no-toy = auf { $seat } gibt es keinen Bakugan { $number }
bakugan-no-seat = niemand sitzt auf { $seat }
bakugan-no-gate = { $gate } liegt nicht im Feld; im Feld: { $field }
bakugan-no-settled = Wurf { $roll } ist schon entschieden; { $now }
bakugan-no-settled-open = offen ist Wurf { $open }
bakugan-no-settled-none = kein Wurf ist offen; nimm ihn zurück, oder ändere ihn im Protokoll
bakugan-no-settled-tie = im Stechen offen: { $open }
bakugan-no-settled-both = beide Würfe im Stechen sind es; sag, wer zuerst stand
bakugan-no-fact = was zu sehen war, passt nicht zusammen: { $why }
bakugan-no-fact-which = er liegt auf einem Gate, aber auf welchem?
bakugan-no-fact-across = er liegt zwischen Gates, berührt aber keine zwei
bakugan-no-fact-knock = er liegt auf dem Gate, auf dem er stand, also ist ihm nichts passiert; nenn ein anderes Gate, „herunter“ oder „zu“
bakugan-no-fact-order = einer von beiden stand nicht, also gibt es keine Reihenfolge
bakugan-no-not-fighting = { $toy } kämpft hier nicht; es kämpfen: { $fighters }
bakugan-no-order = das Regelblatt, „{ sheet-bakugan-battle }“: { $why }
bakugan-no-order-tie-unused = Im Stechen rollt man unbenutzte Bakugan, aber { $lies }; unbenutzt: { $unused }
bakugan-no-order-tie-named = Im Stechen rollt jede Seite einen Bakugan, und { $toy } ist schon genannt; jetzt nennt { $next } einen
bakugan-no-order-tie-rolled = Im Stechen rollt jede Seite einen Bakugan, und { $toy } ist schon genannt; sag jetzt, wie beide liegen blieben, oder nimm zurück
bakugan-no-order-done = Bevor { $gate } umgedreht ist, muss niemand fertig sein: Dreht es um
bakugan-no-order-powers = Zuerst werden beide G-Powers vorgelesen, weil { $card } sie ändert; noch vorzulesen: { $toys }
bakugan-no-order-face-up = { $gate } liegt schon offen
bakugan-no-order-flip = Dreht zuerst { $gate } um, dann zählt seine Zahlen dazu
bakugan-no-totals = jeder Kämpfer braucht genau eine Summe: { $why }
bakugan-no-totals-power = Lies die G-Power vor ({ $toy }), oder gib Summen ein
bakugan-no-totals-twice = { $toy } hat keine oder zwei
bakugan-no-totals-nobody = Eine davon gehört niemandem in diesem Kampf
bakugan-no-totals-attribute = Sag das Attribut ({ $toy }), zähl die Zahl vom Gate von Hand dazu, oder gib Summen ein
bakugan-no-totals-number = Zähl die Zahl von { $card } für { $attribute } von Hand dazu, oder gib Summen ein
bakugan-no-not-offered = { $what } steht hier nicht zur Wahl; zur Wahl: { $among }
bakugan-no-not-standing = { $lies }; es stehen: { $standing }
bakugan-no-too-near-noted = Hausregel „{ house-bakugan-close_roll-name }“: nur ein Hinweis; der zu Wurf { $roll } steht schon im Protokoll, der Schiedsrichter entscheidet den Wurf
bakugan-no-number = { $number } steht auf keinem Bakugan und keiner Karte (höchstens { $most })
bakugan-no-name = ein Name hat 1 bis 40 Buchstaben in einer Zeile, und niemand sonst heißt so
bakugan-no-card-name = der Name einer Karte hat 1 bis 40 Buchstaben in einer Zeile
bakugan-no-line-name = eine Zeile braucht einen Namen mit 1 bis 40 Buchstaben
bakugan-no-room = { $gate }: Es ist nur Platz für { $most } Gates
bakugan-no-free-place = { $gate } liegt schon im Feld
bakugan-no-gate-there = { $place ->
    [hand] { $player } hat kein Gate auf der Hand
    [field] { $player } hat kein Gate dort, wo { $gate } liegt
    [won] { $player } hat kein Gate, das { $winner } gewonnen hat
   *[out] { $player } hat kein Gate, das aus dem Spiel ist
}
bakugan-no-gate-free = auf { $gate } stehen: { $toys }; stellt sie zuerst woandershin
bakugan-no-ability-there = { $player } hat dort keine Fähigkeit { $name }; auf der Hand { $hand }, gespielt: { $played }
bakugan-no-battle-there = { $one } und { $other } stehen nicht als Gegner auf einem Gate; stellt sie zuerst dorthin
bakugan-no-game-over = Spiel { $game } ist nicht zu Ende; zu Ende sind: { $over }
bakugan-no-special-move = das Regelblatt für mehrere Spieler, „{ sheet-bakugan-running-out }“: Ein stehender Bakugan kommt dorthin, wo er einen Kampf beginnt, und nur wenn nirgends ein Gegner steht, wird ein Gate genommen; { $allowed }
bakugan-no-decline = { $rule }; { $allowed }
bakugan-allowed = erlaubt: { $what }
bakugan-allowed-move = { $toy } auf { $gate } stellen
bakugan-allowed-take = { $gate } nehmen
bakugan-no-vote-answers = eine Abstimmung braucht zwei Antworten oder mehr
bakugan-no-vote-count = { $votes } Stimmen von { $players } Spielern: Jeder hat eine, und jemand muss abstimmen
bakugan-no-vote-pass = Hausregel „{ house-bakugan-nothing_to_roll-name }“: passen; hier ist der Nächste dran, ohne Abstimmung
bakugan-no-vote-here = eine Abstimmung oder eine Münze beendet ein Spiel oder einen Zug nur, wenn kein Gate mehr da ist und niemand vorn liegt, oder wenn jemand nichts zu rollen hat und die Hausregel „{ house-bakugan-nothing_to_roll-name }“ es so will; sonst schreib die Antwort in Worten auf und setz von Hand, was sie ändert
bakugan-no-vote-winner = zuerst entscheiden die meisten Gates, also können nur diese gewinnen: { $players }
bakugan-no-vote-turn = es ist kein Gate mehr da: Der Tisch entscheidet, wer gewinnt oder dass niemand gewinnt

# Was zu einer anderen Zeit kommt.
bakugan-when-gates = Gates legt man am Anfang eines Zuges, wenn keins im Feld liegt (das Regelblatt, „{ sheet-bakugan-play }“)
bakugan-when-roll = Gerollt wird am Anfang eines Zuges, wenn Gates im Feld liegen (das Regelblatt, „{ sheet-bakugan-play }“)
bakugan-when-roll-unused = Rollen kann, wer einen unbenutzten hat; hier kommt stattdessen der Sonderzug (das Regelblatt für mehrere Spieler, „{ sheet-bakugan-running-out }“; Hausregel „{ house-bakugan-multi_return-name }“)
bakugan-when-outcome = Wie ein Wurf ausgeht, kommt erst, wenn ein Bakugan genannt und gerollt ist
bakugan-when-other-outcome = Der andere Wurf kommt erst, wenn das Gate gewählt ist
bakugan-when-too-near = Zu nah gerollt ist nur ein Wurf, der noch nicht entschieden ist (das Regelblatt, „{ sheet-bakugan-additional-rules }“; Hausregel „{ house-bakugan-close_roll-name }“)
bakugan-when-knock = Angestoßen werden kann nur ein Bakugan, der weder kämpft noch auf sein Gate wartet
bakugan-when-knock-in-game = Angestoßen werden kann ein Bakugan nur, solange ein Spiel läuft
bakugan-when-choose-gate = Ein Gate wählt man, wenn die Regeln jemanden wählen lassen
bakugan-when-choose-opponent = Einen Gegner wählt man, wenn mehrere Gegner auf einem Gate stehen
bakugan-when-special-move = Den Sonderzug gibt es, wenn drei oder mehr spielen und der, der dran ist, nichts zu rollen hat (das Regelblatt für mehrere Spieler, „{ sheet-bakugan-running-out }“; Hausregel „{ house-bakugan-multi_return-name }“)
bakugan-when-pass = Passen kann, wer gar nichts zu rollen hat
bakugan-when-pass-no-vote = Gepasst wird nur, wenn die Hausregel „{ house-bakugan-nothing_to_roll-name }“ es so will; hier stimmt der Tisch ab
bakugan-when-next-game = Ein neues Spiel kommt, wenn eines zu Ende ist und die Partie noch nicht
bakugan-when-end-game = Beenden kann man ein Spiel nur, solange eines läuft
bakugan-when-battle = Das geht nur in einem Kampf: wenn Bakugan von zwei Spielern auf einem Gate stehen (das Regelblatt, „{ sheet-bakugan-battle }“)
bakugan-when-ability = Fähigkeitskarten spielt man nur, solange ein Spiel läuft
bakugan-when-done = Mit Fähigkeitskarten fertig ist man im Kampf, wenn das Gate offen liegt (das Regelblatt, „{ sheet-bakugan-battle }“)
bakugan-when-tie-first = Wer zuerst stand, sagt man im Stechen, nach gleichen Summen (das Regelblatt, „{ sheet-bakugan-battle }“)
bakugan-when-tie-named = Wer zuerst stand, sagt man, wenn beide Seiten genannt haben, was sie rollen
bakugan-when-tie-one-named = Wessen Bakugan zuerst stand, sagt man, wenn beide Seiten genannt haben, was sie rollen
bakugan-when-tie-order = Die Reihenfolge der Kamera kommt, bevor es „gleichzeitig“ heißt; jetzt entscheidet der Schiedsrichter (Hausregel „{ house-bakugan-dead_heat-name }“)

# Warum man eine Karte nicht spielen, umdrehen oder wählen kann.
bakugan-no-card-played = das Regelblatt, „{ sheet-bakugan-battle }“: { $name } von { $player } ist schon gespielt; man spielt nur Karten von der Hand
bakugan-no-card-left = das Regelblatt, „{ sheet-bakugan-set-up }“: { $player } hat keine der drei Fähigkeitskarten mehr
bakugan-no-card-effects = keine Karte tut mehr als { $most } Dinge
bakugan-no-card-forbidden = das Regelblatt, „{ sheet-bakugan-additional-rules }“: Karten gehen vor den Regeln, und { $card } erlaubt in diesem Kampf keine Fähigkeitskarten
bakugan-no-card-before-flip = { $rule }; Fähigkeiten kommen, wenn { $gate } offen liegt
bakugan-no-card-outsider = das Regelblatt für mehrere Spieler, „{ sheet-bakugan-playing-cards }“: Im Kampf spielen nur die Karten, die dort kämpfen, und { $player } kämpft hier nicht; es kämpfen: { $players }
bakugan-no-card-turn = { $rule }; jetzt spielt { $player } oder ist fertig
bakugan-no-card-turn-asked = das Regelblatt, „{ sheet-bakugan-battle }“: Wer dran ist, fängt an; jetzt spielt { $player } oder ist fertig
bakugan-no-card-finished = das Regelblatt, „{ sheet-bakugan-battle }“: Beide sind mit Fähigkeiten fertig, und jetzt kommen die Zahlen vom Gate; zähl von Hand etwas dazu, oder nimm zurück
bakugan-no-card-moment = { $moment ->
    [before-flip] das Regelblatt, „{ sheet-bakugan-battle }“: Wann man eine Karte spielt, steht darauf, und { $card } ist für einen Kampf, dessen Gate noch verdeckt liegt
    [in-battle] das Regelblatt, „{ sheet-bakugan-battle }“: Wann man eine Karte spielt, steht darauf, und { $card } ist für einen Kampf, dessen Gate offen liegt
    [after-battle] das Regelblatt, „{ sheet-bakugan-battle }“: Wann man eine Karte spielt, steht darauf, und { $card } ist für gleich nach einem Kampf
   *[outside-battle] das Regelblatt, „{ sheet-bakugan-battle }“: Wann man eine Karte spielt, steht darauf, und { $card } ist für jede Zeit ohne Kampf
}
bakugan-no-card-fought = das Regelblatt für mehrere Spieler, „{ sheet-bakugan-playing-cards }“: { $card } spielt man gleich nach einem Kampf, wenn man dort gekämpft hat
bakugan-no-card-no-battle = was { $card } tut, geschieht in einem Kampf, und jetzt ist keiner; spiel sie in einem, oder setz von Hand, was sie ändert
bakugan-no-card-choice-first = { $what ->
    [fighter] das Regelblatt, „{ sheet-bakugan-additional-rules }“: Karten gehen vor den Regeln; { $card }: { $player } wählt zuerst den unbenutzten Bakugan, der stattdessen kämpft
   *[attribute] das Regelblatt, „{ sheet-bakugan-additional-rules }“: Karten gehen vor den Regeln; { $card }: { $player } wählt zuerst ein Attribut
}
bakugan-no-card-fighter = keine Karte lässt jetzt jemanden einen anderen Kämpfer wählen
bakugan-no-card-not-unused = { $card }: Einer von diesen kämpft stattdessen: { $toys }
bakugan-no-card-clear = das Regelblatt, „{ sheet-bakugan-additional-rules }“: Beide Kämpfer sind Clear, also wählen beide ein Attribut, bevor { $gate } umgedreht wird; noch zu wählen: { $toys }
bakugan-no-card-elsewhere = { $card } von { $player } liegt schon woanders; möglich sind noch: { $still }; oder dreht es um, ohne es zu nennen
bakugan-no-card-six = das Regelblatt, „{ sheet-bakugan-additional-rules }“: Ein Kämpfer hat eines der sechs Attribute
bakugan-no-card-attribute = das Regelblatt, „{ sheet-bakugan-additional-rules }“: Ein Attribut wählt man, wenn beide Kämpfer Clear sind, und { $toy } wartet auf keins; was eine Karte ändert, tut sie selbst, oder man setzt es von Hand

# Was an einer Karte falsch ist.
bakugan-card-number = { $number } G steht auf keiner Karte (höchstens { $most })
bakugan-card-clear = ein Gate hat keine Zahl für Clear: Ein Clear-Bakugan nimmt das Attribut des Gegners
bakugan-card-times = mal { $times } steht auf keiner Karte (höchstens { $most })
bakugan-card-kind = die Art, für die eine Karte gilt, hat 1 bis 40 Buchstaben in einer Zeile
bakugan-card-to-clear = eine Karte gibt eines der sechs Attribute, nicht Clear

# Was an einer Aufstellung falsch ist.
bakugan-problem-players = { $count } Spieler: Dieses Spiel ist für 2 bis 4
bakugan-problem-first = { $seat } fängt an, aber dort sitzt niemand
bakugan-problem-youngest = { $seat } soll am jüngsten sein, aber dort sitzt niemand
bakugan-problem-toys = { $player } hat { $count } Bakugan: Jeder bringt 3 mit
bakugan-problem-name = der Name von { $seat } ist leer, länger als 40 Buchstaben oder hat einen Zeilenumbruch
bakugan-problem-same-name = zwei heißen { $name }: Im Protokoll könnte man sie nicht unterscheiden
bakugan-problem-toy-name = ein Bakugan von { $player } hat einen Namen, der leer ist, länger als 40 Buchstaben oder einen Zeilenumbruch hat
bakugan-problem-power = ein Bakugan von { $player } hat eine G-Power von { $power }: Es müssen 0 bis { $most } sein
bakugan-problem-cards = { $sort ->
    [gates] { $player } hat { $count } Gate-Karten: Jeder bringt 3 mit, eine von jeder Farbe
   *[abilities] { $player } hat { $count } Fähigkeitskarten: Jeder bringt 3 mit, eine von jeder Farbe
}
bakugan-problem-same-colour = { $sort ->
    [gates] { $player } hat zwei Gate-Karten in { $colour }: Jeder bringt eine von jeder Farbe mit
   *[abilities] { $player } hat zwei Fähigkeitskarten in { $colour }: Jeder bringt eine von jeder Farbe mit
}
bakugan-problem-same-card = { $player } hat { $card } zweimal: Am Tisch wüsste niemand, welche gemeint ist
bakugan-problem-card = { $card } von { $player }: { $problem }
