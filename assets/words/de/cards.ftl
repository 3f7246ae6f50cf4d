# Die Karten: was jede tut und wann sie gespielt werden darf. Kurz, für jemanden von zehn Jahren; aus drei Metern zu lesen.

card-entered = so eingetragen
card-in-this-match = diese Partie, jetzt, offen, gezeigt, gespielt
card-number-g-power = G-Power

## Arten von Karten.

card-kind-gate = Gate-Karte
card-kind-ability = Fähigkeitskarte
card-kind-bakugan = Bakugan
card-kind-attribute = Attribut
card-kind-effect = Was eine Karte kann
card-kind-kaboodl = Kaboodl-Karte
card-kind-collecting = Karte zum Sammeln
card-kind-command = Befehlskarte
card-kind-character = Figurenkarte
card-kind-icon = Symbol
card-kind-event = Ereigniskarte

## Bakugan: Gate-Karten.

card-bakugan-gate-name = Gate-Karte
card-bakugan-gate-also = Metallkarte, schwer, Feld, verdeckt, umdrehen, Preis
card-bakugan-gate-does = Im Kampf wird sie umgedreht. Dann macht ihr, was darauf steht.
card-bakugan-gate-number = Am Ende eines Kampfes zählt jeder seine Zahl vom Gate dazu: die in der Farbe seines Attributs.
card-bakugan-gate-set = Du legst sie verdeckt, wenn ein Zug beginnt und kein Gate im Feld liegt.
card-bakugan-gate-win = Du willst drei davon auf deinem Stapel der benutzten. Dann hast du gewonnen.
card-bakugan-gate-three = Jeder bringt drei mit, in drei verschiedenen Farben.
card-bakugan-gate-secret = Verdeckt ist sie geheim. Ihren Namen findest du hier, wenn sie umgedreht wurde.
card-bakugan-gate-when = Sie wirkt, wenn sie im Kampf umgedreht wird, nicht vorher.
card-bakugan-gate-numbers-only = Sie hat nur Zahlen. Sonst tut sie nichts.
card-bakugan-gate-read = Die App weiß nicht, was sie tut. Lies es von der Karte vor.
card-bakugan-gate-about = { $colour ->
    [gold] Goldenes Gate
    [silver] Silbernes Gate
    [copper] Kupfernes Gate
   *[other] Gate-Karte
}
card-bakugan-gate-lies = Sie liegt offen auf { $gate }.
card-bakugan-gate-was-shown-by = { $player } hat sie gelegt. Sie wurde in dieser Partie umgedreht.
card-bakugan-gate-was-shown = Sie wurde in dieser Partie umgedreht.

card-bakugan-gate-gold-name = Goldenes Gate
card-bakugan-gate-gold-also = Gold, gelb, Charakter, Art, Liebling
card-bakugan-gate-gold-does = Goldene Gates helfen oft einer Art von Bakugan: Ihre Zahl zählt vielleicht doppelt.
card-bakugan-gate-gold-one = Deine drei Gate-Karten haben verschiedene Farben. Eine kann golden sein.

card-bakugan-gate-silver-name = Silbernes Gate
card-bakugan-gate-silver-also = Silber, grau, weiß, einfach, Zahlen
card-bakugan-gate-silver-does = Silberne Gates haben Zahlen und meist sonst nichts.
card-bakugan-gate-silver-one = Deine drei Gate-Karten haben verschiedene Farben. Eine kann silbern sein.

card-bakugan-gate-copper-name = Kupfernes Gate
card-bakugan-gate-copper-also = Kupfer, braun, Bronze, besonders, Regeln
card-bakugan-gate-copper-does = Kupferne Gates ändern oft die Regeln ihres Kampfes.
card-bakugan-gate-copper-one = Deine drei Gate-Karten haben verschiedene Farben. Eine kann kupfern sein.

card-series-2-about = { $gate }, Serie 2, { $number } von { $count }
card-series-2-also = Serie 2, BA, gedruckt
card-series-2-ground = Liste eines Sammlers. Steht auf deiner Karte etwas anderes, gilt deine Karte

## Bakugan: Fähigkeitskarten.

card-bakugan-ability-name = Fähigkeitskarte
card-bakugan-ability-also = Fähigkeit, Kraft, spielen, Hand, Papierkarte
card-bakugan-ability-when = Auf der Karte steht, wann du sie spielen darfst. Du musst sie nicht spielen.
card-bakugan-ability-how = Sag, dass du sie spielst. Mach, was darauf steht. Dann kommt sie auf deinen Stapel der benutzten.
card-bakugan-ability-first = Im Kampf spielt zuerst, wer am Zug ist.
card-bakugan-ability-who = Zu dritt oder zu viert: Im Kampf spielt nur, wer einen Bakugan darin hat.
card-bakugan-ability-at-once = Zu dritt oder zu viert, und zwei wollen zugleich? Wer als Nächstes am Zug ist, darf zuerst.
card-bakugan-ability-right = Karte und Regeln widersprechen sich? Dann gilt die Karte.
card-bakugan-ability-secret = Auf der Hand ist sie geheim. Ihren Namen findest du hier, wenn sie gespielt wurde.
card-bakugan-ability-read = Die App weiß nicht, was sie tut. Lies es von der Karte vor.
card-bakugan-ability-played = { $moment ->
    [before-flip] Man spielt sie im Kampf, bevor das Gate umgedreht wird.
    [in-battle] Man spielt sie im Kampf, wenn das Gate umgedreht ist.
    [after-battle] Man spielt sie gleich nach einem Kampf.
    [outside-battle] Man spielt sie außerhalb eines Kampfes.
   *[other] Auf der Karte steht, wann man sie spielen darf.
}
card-bakugan-ability-about = { $colour ->
    [red] Rote Fähigkeit
    [blue] Blaue Fähigkeit
    [green] Grüne Fähigkeit
   *[other] Fähigkeitskarte
}
card-bakugan-ability-was-played = { $player } hat sie gespielt.

card-bakugan-ability-red-name = Rote Fähigkeit
card-bakugan-ability-red-also = rot, Farbe
card-bakugan-ability-red-does = Die Farbe sagt nicht, was sie tut. Lies es von der Karte vor.
card-bakugan-ability-red-one = Deine drei Fähigkeitskarten haben verschiedene Farben. Eine kann rot sein.

card-bakugan-ability-blue-name = Blaue Fähigkeit
card-bakugan-ability-blue-also = blau, Farbe
card-bakugan-ability-blue-does = Die Farbe sagt nicht, was sie tut. Lies es von der Karte vor.
card-bakugan-ability-blue-one = Deine drei Fähigkeitskarten haben verschiedene Farben. Eine kann blau sein.

card-bakugan-ability-green-name = Grüne Fähigkeit
card-bakugan-ability-green-also = grün, Farbe
card-bakugan-ability-green-does = Die Farbe sagt nicht, was sie tut. Lies es von der Karte vor.
card-bakugan-ability-green-one = Deine drei Fähigkeitskarten haben verschiedene Farben. Eine kann grün sein.

## Bakugan: die Bälle und ihre Attribute.

card-bakugan-bakugan-name = Bakugan
card-bakugan-bakugan-also = Ball, Kugel, Spielzeug, Monster, Murmel, Figur, Kämpfer
card-bakugan-bakugan-roll = In deinem Zug suchst du dir einen unbenutzten aus und rollst ihn auf die Gates zu.
card-bakugan-bakugan-power = Die Zahl darauf ist seine G-Power. Du liest sie vor, wenn ein Kampf beginnt.
card-bakugan-bakugan-partly = Ein wenig offen ist offen. Das zählt genauso.
card-bakugan-bakugan-three = Jeder bringt drei mit.
card-bakugan-toy-about = { $attribute ->
    [none] Bakugan von { $player }
   *[other] { $attribute }, Bakugan von { $player }
}
card-bakugan-toy-where = { $zone ->
    [unused] Er ist unbenutzt und kann gerollt werden.
    [rolling] Er wird gerade gerollt.
    [standing] Er steht auf { $gate }.
    [used] Er liegt auf dem Stapel der benutzten.
   *[other] Er ist aus dem Spiel.
}

card-bakugan-attribute-is = { $attribute ->
    [Pyrus] Pyrus ist Feuer. Es ist rot.
    [Aquos] Aquos ist Wasser. Es ist blau.
    [Subterra] Subterra ist Erde. Es ist braun.
    [Haos] Haos ist Licht. Es ist weiß oder gelb.
    [Darkus] Darkus ist Dunkelheit. Es ist schwarz oder lila.
   *[Ventus] Ventus ist Wind. Es ist grün.
}
card-bakugan-attribute-number = { $attribute ->
    [none] Im Kampf kommt die Zahl vom Gate für sein Attribut dazu.
    [Clear] Im Kampf kommt die Zahl vom Gate für das Attribut dazu, das er annimmt.
   *[other] Im Kampf kommt die { $attribute }-Zahl vom Gate dazu.
}
card-bakugan-attribute-also = { $attribute ->
    [Pyrus] Feuer, rot, Dreieck, Farbe, Element
    [Aquos] Wasser, blau, Tropfen, Farbe, Element
    [Subterra] Erde, braun, Quadrat, Farbe, Element
    [Haos] Licht, weiß, gelb, Stern, Farbe, Element
    [Darkus] Dunkelheit, schwarz, lila, Mond, Farbe, Element
   *[Ventus] Wind, grün, Blatt, Farbe, Element
}

card-bakugan-clear-name = Clear
card-bakugan-clear-also = klar, Glas, durchsichtig, ohne Farbe
card-bakugan-clear-takes = Ein durchsichtiger Bakugan hat das Attribut seines Gegners.
card-bakugan-clear-both = Beide sind durchsichtig? Jeder wählt ein Attribut, bevor das Gate umgedreht wird.

## Bakugan: was Karten können.

card-bakugan-effect-when = Ein Gate tut es, wenn es umgedreht wird. Eine Fähigkeitskarte tut es, wenn sie gespielt wird.
card-bakugan-effect-first = Karte und Regeln widersprechen sich? Dann gilt die Karte.
card-bakugan-effect-also = Wirkung, Text, tut, Befehl, besonders
card-bakugan-effect-add-name = Mehr G-Power
card-bakugan-effect-add-does = Ein Kämpfer bekommt so viel G dazu: einmal, oder für jedes Ding, das die Karte zählt.
card-bakugan-effect-subtract-name = Weniger G-Power
card-bakugan-effect-subtract-does = So viel wird von der G-Power eines Kämpfers abgezogen.
card-bakugan-effect-times-name = G-Power mal
card-bakugan-effect-times-does = Was der Kämpfer bis jetzt hat, zählt mehrfach. Was später kommt, zählt einfach dazu.
card-bakugan-effect-becomes-name = G-Power wird
card-bakugan-effect-becomes-does = Was der Kämpfer bis jetzt hat, gilt nicht mehr. Weiter geht es mit der Zahl auf der Karte.
card-bakugan-effect-swap-name = Getauschte G-Power
card-bakugan-effect-swap-does = Die aufgedruckten Zahlen der beiden Kämpfer werden für diesen Kampf getauscht.
card-bakugan-effect-number-name = Andere Zahl vom Gate
card-bakugan-effect-number-does = Die Zahl vom Gate zählt mehrfach, gar nicht oder mit etwas dazu.
card-bakugan-effect-attribute-name = Anderes Attribut
card-bakugan-effect-attribute-does = Ein Kämpfer hat in diesem Kampf ein anderes Attribut. So gilt eine andere Zahl vom Gate.
card-bakugan-effect-lower-name = Niedriger gewinnt
card-bakugan-effect-lower-does = In diesem Kampf gewinnt die niedrigere Summe, nicht die höhere.
card-bakugan-effect-no-abilities-name = Keine Fähigkeiten
card-bakugan-effect-no-abilities-does = In diesem Kampf darf niemand eine Fähigkeitskarte spielen.
card-bakugan-effect-replace-name = Anderer Kämpfer
card-bakugan-effect-replace-does = Ein unbenutzter Bakugan kämpft stattdessen. Sein Spieler wählt. Ist keiner unbenutzt, bleibt alles.
card-bakugan-effect-return-name = Fähigkeiten kommen zurück
card-bakugan-effect-return-does = Nach dem Kampf kommen gespielte Fähigkeitskarten auf die Hand zurück. Man kann sie wieder spielen.
card-bakugan-effect-out-name = Aus dem Spiel
card-bakugan-effect-out-does = Nach dem Kampf ist ein Bakugan oder eine Karte aus dem Spiel. Sie kommt auf keinen Stapel und nicht zurück.

## Kaboodl.

card-kaboodl-card-collect = Du brauchst { $creature }, { $colour } und { $dots ->
    [one] einen Tupfen
   *[other] { $dots } Tupfen
}: je eine Karte. Dann gehört sie dir.
card-kaboodl-card-wild = Ein Joker steht für jede der drei.
card-kaboodl-card-stolen = Jemand hat sie? Mit einem K'baam kannst du sie in deinem Zug stehlen.
card-kaboodl-card-points = Sie gibt 5 Punkte. Drei mit { $creature }, mit { $colour } oder mit { $dots ->
    [one] einem Tupfen
   *[other] { $dots } Tupfen
} geben 5 mehr.
card-kaboodl-card-also = { $dots ->
    [1] eins, sammeln, Punkte, Wesen, Farbe
    [2] zwei, sammeln, Punkte, Wesen, Farbe
    [3] drei, sammeln, Punkte, Wesen, Farbe
   *[other] sammeln, Punkte, Wesen, Farbe
}
card-kaboodl-card-in-the-middle = Sie liegt in der Mitte.
card-kaboodl-card-with = { $player } hat sie.
card-kaboodl-card-is-stolen = { $thief } stiehlt sie { $player }. Ein K'bosh kann das noch verhindern.
card-kaboodl-card-out = Sie ist aus dem Spiel.

card-kaboodl-collecting-wild = Ein Joker kann sie ersetzen.
card-kaboodl-collecting-away = Gespielte Karten kommen auf den Ablagestapel.
card-kaboodl-count = { $count ->
    [one] In der Schachtel ist eine.
   *[other] In der Schachtel sind { $count }.
}

card-kaboodl-creature-name = Wesenkarte
card-kaboodl-creature-also = Wesen, Tier, Monster, Kopf
card-kaboodl-creature-does = Spiel sie mit einer Farb- und einer Tupfenkarte. Alle drei passen zu einer Kaboodl-Karte? Sie gehört dir.
card-kaboodl-creature-kinds = { $count ->
    [one] Es gibt ein Wesen.
   *[other] Es gibt { $count } Wesen.
}
card-kaboodl-colour-name = Farbkarte
card-kaboodl-colour-also = Farbe, rot, blau, grün, gelb
card-kaboodl-colour-does = Spiel sie mit einer Wesen- und einer Tupfenkarte. Alle drei passen zu einer Kaboodl-Karte? Sie gehört dir.
card-kaboodl-colour-kinds = { $count ->
    [one] Es gibt eine Farbe.
   *[other] Es gibt { $count } Farben.
}
card-kaboodl-dots-name = Tupfenkarte
card-kaboodl-dots-also = Tupfen, Punkte, Zahl, eins, zwei, drei
card-kaboodl-dots-does = Spiel sie mit einer Wesen- und einer Farbkarte. Alle drei passen zu einer Kaboodl-Karte? Sie gehört dir.
card-kaboodl-dots-kinds = Es gibt einen, zwei und drei Tupfen.

card-kaboodl-wild-name = Joker
card-kaboodl-wild-also = Wild, alles, statt, ersetzen
card-kaboodl-wild-stands-for = In deinem Zug steht er für jede Wesen-, Farb- oder Tupfenkarte.
card-kaboodl-wild-several = Du darfst mehrere auf einmal nehmen.
card-kaboodl-wild-away = Dann kommt er auf den Ablagestapel. Behalte eine Karte für das Ende deines Zuges.
card-kaboodl-kbaam-name = K'baam
card-kaboodl-kbaam-also = stehlen, klauen, Dieb, wegnehmen, kbaam, Angriff
card-kaboodl-kbaam-steal = Spiel sie in deinem Zug. Du stiehlst einem anderen eine Kaboodl-Karte.
card-kaboodl-kbaam-call = Ruf dabei „K'baam!“
card-kaboodl-kbaam-until = Bis du abwirfst, kann dich ein K'bosh stoppen. Erst dann gehört die Karte dir.
card-kaboodl-kbaam-once = Eine Karte, die gerade gestohlen wird, kann vor dem Abwerfen niemand noch einmal stehlen.
card-kaboodl-kbaam-last = Sie darf nicht deine letzte Karte sein: Eine brauchst du für das Ende deines Zuges.
card-kaboodl-kbosh-name = K'bosh
card-kaboodl-kbosh-also = abwehren, stoppen, verteidigen, retten, kbosh, gegen
card-kaboodl-kbosh-keep = Jemand bestiehlt dich? Spiel sie sofort und ruf „K'bosh!“ Du behältst deine Karte.
card-kaboodl-kbosh-until = Sei schnell: Sie hilft, bis der Dieb abwirft. Du musst nicht am Zug sein.
card-kaboodl-kbosh-away = Sie kommt auf den Ablagestapel, der K'baam auch.

## Bratz: beide Spiele.

card-bratz-icon-own = Auf dem Regelblatt stehen keine Namen für Symbole. Diese hat sich der Tisch ausgesucht.
card-bratz-icon-also = Icon, Zeichen, Kreis, Ecke, Bild, Satz

## Bratz: All Out.

card-all-out-event-name = Ereigniskarte
card-all-out-event-also = Ereignis, Anweisung, Aktion, Wirkung, Text
card-all-out-event-how = Spiel sie in deinem Zug: Leg sie offen auf den Ablagestapel und mach, was darauf steht. Dann ist dein Zug vorbei.
card-all-out-event-always = Du darfst sie immer spielen, auch wenn sie nichts bewirkt.
card-all-out-event-last = Ist sie deine letzte Karte? Spiel sie, und du hast gewonnen.
card-all-out-event-top = Du deckst sie vom Ziehstapel auf? Dann gilt sie sofort.
card-all-out-event-text = Auf dem Regelblatt steht nicht, was Ereignisse tun. Lies es von der Karte vor.
card-all-out-event-was-played = { $player } hat sie zuletzt gespielt.
card-all-out-event-read = Die App weiß nicht, was sie tut. Lies es von der Karte vor.
card-all-out-character-name = Figurenkarte
card-all-out-character-also = Figur, Charakter, Bratz, Mädchen, Puppe, Bild, Symbol, Icon, Satz
card-all-out-character-lay = Leg drei oder mehr mit dem gleichen Symbol als Satz. Das ist dein ganzer Zug.
card-all-out-character-add = Oder leg eine an einen Satz mit ihrem Symbol an, auch bei anderen. Das ist dein ganzer Zug.
card-all-out-character-icon = Ihr Symbol ist der Kreis links oben.
card-all-out-character-ten = Ein Satz hat drei bis zehn Karten. Deine Sätze haben verschiedene Symbole.
card-all-out-icon-set = Drei bis zehn Karten mit { $icon } sind ein Satz.
card-all-out-icon-add = Eine Karte mit { $icon } passt an jeden Satz mit { $icon } auf dem Tisch.
card-all-out-icon-ten = Zehn Karten mit { $icon } vor dir gewinnen. Ruf „ALL OUT!!!“
card-all-out-icon-lies = { $player } hat einen Satz aus { $cards }.
card-all-out-icon-no-set = Niemand hat einen Satz davon.

## Bratz: Got Five.

card-got-five-starter-name = Startkarte
card-got-five-starter-also = Start, erste Karte, Figur
card-got-five-starter-lies = Sie liegt von Anfang an vor dir. Du sammelst ihr Symbol.
card-got-five-starter-different = Jede Startkarte hat ein anderes Symbol.
card-got-five-character-name = Figurenkarte
card-got-five-character-also = Figur, Charakter, Bratz, Mädchen, Puppe, Bild, Symbol, Icon, ziehen, passt
card-got-five-character-same = Du ziehst eine in deinem Zug. Sie hat das Symbol deiner Startkarte: Leg sie daneben.
card-got-five-character-other = Sie hat ein anderes Symbol: Leg sie auf den Wegwerfstapel.
card-got-five-character-five = Wer zuerst fünf von einem Symbol hat, gewinnt.
card-got-five-character-icon = Ihr Symbol ist der Kreis links oben.
card-got-five-event-name = Ereigniskarte
card-got-five-event-also = Ereignis, Anweisung, Aktion, kein Symbol
card-got-five-event-what = Darauf steht eine Anweisung. Nur All Out braucht sie.
card-got-five-icon-five = Sammle { $count } Karten mit { $icon }, wenn deine Startkarte es hat.
card-got-five-icon-drawn = Du ziehst { $icon }, und deine Startkarte hat es? Leg die Karte daneben.
card-got-five-icon-collected = { $player } sammelt es: { $cards ->
    [0] noch keine neben der Startkarte.
    [one] eine neben der Startkarte.
   *[other] { $cards } neben der Startkarte.
}
card-got-five-icon-nobody = Niemand sammelt es.

## Karten aus Paketen, die jemand geschrieben hat.

card-pack-ground = aus dem Paket { $pack }
card-pack-no-text = Das Paket sagt nicht, was sie tut. Lies es von der Karte vor.
card-pack-about = { $what } ({ $code })
card-pack-bakugan-about = Bakugan, { $attribute }
card-pack-character-about = Figurenkarte, { $icon }
