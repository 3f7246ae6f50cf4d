# Die Regeln zum Nachschlagen: für jedes Spiel seine Themen, jedes mit Titel, Suchwörtern und Absätzen.
# Ein Gedanke je Satz, kurz, für jemanden von zehn Jahren. Kein Absatz ist länger als 220 Buchstaben.

lookup-not-settled = noch nicht entschieden: beim ersten Mal wird gefragt

## Überschriften der Regelblätter, auf denen keine Entscheidung der App beruht.

lookup-heading-bakugan-gates = Wie Gate-Karten gelegt werden
lookup-heading-bakugan-order = Reihenfolge
lookup-heading-kaboodl-contents = Inhalt
lookup-heading-kaboodl-object = Ziel des Spiels
lookup-heading-all-out-pack = ALL OUT!!! Spielpackung
lookup-heading-got-five-rules = Regeln

## Bakugan.

lookup-bakugan-aim-title = Was ihr braucht und worum es geht
lookup-bakugan-aim-also = Start, Anfang, Beginn, Teile, Sachen, Ziel, Aufbau, Vorbereitung, Spieler, wie viele, Farben
lookup-bakugan-aim-goal = Gewinne drei Gates vor allen anderen. Dann hast du das Spiel gewonnen.
lookup-bakugan-aim-players = Ihr könnt zu zweit, zu dritt oder zu viert spielen. Jeder spielt für sich.
lookup-bakugan-aim-pieces = Du brauchst drei Bakugan, drei Gate-Karten und drei Fähigkeitskarten. Deine Gate-Karten haben drei verschiedene Farben. Deine Fähigkeitskarten auch.
lookup-bakugan-aim-colours = Gate-Karten sind gold, silbern und kupfern. Fähigkeitskarten sind rot, blau und grün.
lookup-bakugan-aim-secret = Niemand darf sehen, was auf deinen Karten steht. Auf der Hand oder verdeckt sind sie sicher.
lookup-bakugan-aim-closed = Drück deine Bakugan zu. Dann ist jeder ein Ball.
lookup-bakugan-aim-place = Sucht euch einen glatten, ebenen Platz. Setzt euch etwa 75 Zentimeter auseinander. Dazwischen ist das Feld.
lookup-bakugan-aim-call = Sind alle bereit? Dann ruft ihr „Field - Open!“

lookup-bakugan-set-gates-title = Gates legen
lookup-bakugan-set-gates-also = hinlegen, setzen, auslegen, Feld leer, Start, Anfang, Aufbau, Karten
lookup-bakugan-set-gates-when = Liegt am Anfang eines Zuges kein Gate im Feld? Dann legt zuerst jeder eins.
lookup-bakugan-set-gates-two = Zu zweit: Leg dein Gate verdeckt vor den anderen. Die beiden Gates berühren sich an den kurzen Seiten.
lookup-bakugan-set-gates-more = Zu dritt oder zu viert: Leg dein Gate in die Mitte, so weit weg von dir wie möglich. Es muss ein anderes berühren.
lookup-bakugan-set-gates-call = Ruf dabei „Gate Card - Set!“
lookup-bakugan-set-gates-none = Hast du keine Gate-Karte mehr auf der Hand? Dann legst du keine.
lookup-bakugan-set-gates-secret = Ein verdecktes Gate ist geheim. Erst beim Umdrehen erfahren alle, wie es heißt.

lookup-bakugan-turn-title = Der Zug
lookup-bakugan-turn-also = wer ist dran, der Nächste, wer fängt an, Anfang, Jüngster, Reihenfolge, losen
lookup-bakugan-turn-two = Zu zweit: Wer jünger ist, fängt an. Danach seid ihr abwechselnd dran.
lookup-bakugan-turn-more = Zu dritt oder zu viert: Lost die Reihenfolge aus. Setzt euch dann so um das Feld.
lookup-bakugan-turn-roll = Du bist dran: Such dir einen unbenutzten Bakugan aus. Roll ihn auf die Gates zu.
lookup-bakugan-turn-call = Ruf „Bakugan - Brawl!“, bevor du rollst.
lookup-bakugan-turn-next = Dein Zug endet, wenn es daneben geht. Er endet auch nach Kampf, Stechen, Sonderzug oder einem Gate ohne Kampf.

lookup-bakugan-rolling-title = Rollen, zwei Kartenlängen entfernt
lookup-bakugan-rolling-also = Abstand, Entfernung, zu nah, weit, werfen, Wurf, fallen lassen, prellen, Linie
lookup-bakugan-rolling-name = Sag, welchen unbenutzten Bakugan du rollst. Dann roll ihn auf die Gates zu.
lookup-bakugan-rolling-distance = Bleib mindestens zwei Kartenlängen von den Gates weg. Leg zwei Gate-Karten hintereinander, dann siehst du, wie weit das ist.
lookup-bakugan-rolling-next = Gilt ein Wurf als daneben? Dann ist dein Zug vorbei.

lookup-bakugan-open-title = Offen, zu oder ein wenig offen
lookup-bakugan-open-also = halb offen, teilweise, geschlossen, Ball, daneben, neben dem Gate, vom Tisch, nicht aufgegangen
lookup-bakugan-open-open = Er geht auf einem Gate auf? Dann zählt er.
lookup-bakugan-open-partly = Ein wenig offen ist offen. Das zählt genauso.
lookup-bakugan-open-beside = Er geht auf keinem Gate auf? Dann ging er daneben.

lookup-bakugan-which-gate-title = Auf welchem Gate er steht
lookup-bakugan-which-gate-also = zwei Gates, dazwischen, quer, Rand, gerutscht, rutscht, rollt weiter, heruntergefallen, zu früh, Boden
lookup-bakugan-which-gate-clear = Er steht auf dem Gate, auf dem er offen liegt.
lookup-bakugan-which-gate-on = Er geht auf einem Gate auf und rollt auf ein anderes? Dann steht er, wo er liegen bleibt.
lookup-bakugan-which-gate-chooses = Darf ein Gegner das Gate wählen, und ihr seid zu dritt oder zu viert? Dann wählt, wer nach dir dran ist.

lookup-bakugan-standing-title = Wer steht da schon?
lookup-bakugan-standing-also = allein, niemand, leer, treffen, Gegner, eigener, meiner, selbes Gate, ohne Kampf, zwei von mir
lookup-bakugan-standing-alone = Niemand steht da: Dein Bakugan bleibt. Der Nächste ist dran.
lookup-bakugan-standing-opponent = Ein Bakugan von einem Gegner steht da: Die beiden kämpfen.
lookup-bakugan-standing-own = Einer von dir steht da: Der neue kommt auf das andere Gate. Steht dort ein Gegner, kämpfen sie.
lookup-bakugan-standing-take = Einer von dir steht da, und es ist das einzige Gate? Oder du stehst auch auf dem anderen? Dann nimmst du das Gate, auf dem er aufging, ohne Kampf.
lookup-bakugan-standing-used = So ein Gate kommt auf deinen Stapel. Deine beiden Bakugan darauf kommen mit.
lookup-bakugan-standing-more-gates = Drei oder mehr Gates: Such dir eins aus, auf dem keiner von dir steht. Stehst du auf allen, nimmst du das Gate.
lookup-bakugan-standing-several = Stehen da mehrere Gegner? Such dir einen aus. Ein Kampf geht immer einer gegen einen.

lookup-bakugan-battle-title = Ein Kampf, Schritt für Schritt
lookup-bakugan-battle-also = kämpfen, Schritte, Ablauf, Reihenfolge, umdrehen, aufdecken
lookup-bakugan-battle-when = Stehen Bakugan von zwei Spielern auf einem Gate, kämpfen sie. Es kämpft immer einer gegen einen.
lookup-bakugan-battle-read = 1. Nehmt beide Bakugan von der Karte. Lest ihre G-Power vor.
lookup-bakugan-battle-clear = 2. Nur wenn beide durchsichtig sind: Jeder wählt jetzt ein Attribut.
lookup-bakugan-battle-flip = 3. Dreht das Gate um. Tut, was darauf steht.
lookup-bakugan-battle-abilities = 4. Jetzt dürft ihr Fähigkeitskarten ausspielen. Wer dran ist, fängt an.
lookup-bakugan-battle-add = 5. Sind beide fertig? Jeder zählt die Zahl vom Gate für sein Attribut dazu.
lookup-bakugan-battle-higher = 6. Die höhere Summe gewinnt. Wer gewinnt, legt das Gate auf seinen Stapel.
lookup-bakugan-battle-equal = Gleiche Summen? Dann entscheidet ein Stechen.
lookup-bakugan-battle-after = Beide Kämpfer kommen auf die Stapel ihrer Besitzer. Der Nächste ist dran.

lookup-bakugan-power-title = G-Power und Attribute
lookup-bakugan-power-also = Stärke, Zahl, Summe, zählen, rechnen, dazu, Farbe, Zeichen, Symbol, durchsichtig, klar, Pyrus, Aquos, Subterra, Haos, Darkus, Ventus, Feuer, Wasser, Erde, Licht, Dunkelheit, Wind
lookup-bakugan-power-printed = Die G-Power ist die Zahl auf einem Bakugan. Am Anfang vom Kampf werden beide vorgelesen.
lookup-bakugan-power-gate = Such auf dem Gate das Zeichen in der Farbe von deinem Bakugan. Zähl die Zahl dazu, die dabei steht.
lookup-bakugan-power-colours = Pyrus ist rot, Aquos blau, Subterra braun. Haos ist weiß oder gelb. Darkus ist schwarz oder lila. Ventus ist grün.
lookup-bakugan-power-clear = Ein durchsichtiger Bakugan hat das Attribut von dem, gegen den er kämpft.
lookup-bakugan-power-both-clear = Beide sind durchsichtig? Dann wählt jeder eins, bevor das Gate umgedreht wird.
lookup-bakugan-power-cards = Eine Karte kann eine Zahl oder ein Attribut ändern. Die Karte geht vor.

lookup-bakugan-abilities-title = Fähigkeitskarten
lookup-bakugan-abilities-also = Fähigkeit, Karte ausspielen, vorher, nachher, wer zuerst, gleichzeitig, Text, passen
lookup-bakugan-abilities-moment = Auf jeder Fähigkeitskarte steht, wann du sie ausspielen darfst. Du musst keine ausspielen.
lookup-bakugan-abilities-how = Sag den anderen, welche Karte du ausspielst. Tu, was darauf steht. Dann kommt sie auf deinen Stapel.
lookup-bakugan-abilities-first = Im Kampf kommt zuerst, wer dran ist.
lookup-bakugan-abilities-who = Zu dritt oder zu viert: Im Kampf spielen nur die zwei Karten aus, deren Bakugan kämpfen. Das gilt auch für Karten vor und nach dem Kampf.
lookup-bakugan-abilities-outside = Zu dritt oder zu viert: Eine Karte für außerhalb vom Kampf darf jeder ausspielen.
lookup-bakugan-abilities-at-once = Zu dritt oder zu viert, und zwei wollen im selben Moment ausspielen? Zuerst kommt, wer als Nächster dran ist.
lookup-bakugan-abilities-cards-first = Eine Karte sagt etwas anderes als die Regeln? Dann gilt die Karte.
lookup-bakugan-abilities-secret = Eine Karte auf der Hand ist geheim, bis sie ausgespielt ist.

lookup-bakugan-tie-title = Das Stechen
lookup-bakugan-tie-also = Unentschieden, Gleichstand, gleich, gleiche Summe, Zielfoto, gleichzeitig, wer war zuerst, Tie
lookup-bakugan-tie-roll = Gleiche Summen: Beide rollen einen unbenutzten Bakugan. Wessen Bakugan zuerst auf einem Gate steht, der hat den Kampf gewonnen.
lookup-bakugan-tie-together = Beide rollen im selben Moment, wenn die App angezählt hat.
lookup-bakugan-tie-stands = Im Stechen steht ein Bakugan nach denselben Regeln wie bei jedem Wurf.
lookup-bakugan-tie-prize = Gewonnen wird das Gate, um das gekämpft wurde.

lookup-bakugan-taking-title = Ein Gate nehmen
lookup-bakugan-taking-also = Gate gewinnen, bekommen, kriegen, ohne Kampf, Punkte
lookup-bakugan-taking-battle = Gewinn einen Kampf, und das Gate gehört dir. Leg es auf deinen Stapel. Egal ist, wer es gelegt hat.
lookup-bakugan-taking-own = Zwei von dir auf einem Gate können es ohne Kampf nehmen. Es muss das einzige sein, oder du stehst auch auf dem anderen.
lookup-bakugan-taking-tie = Nach gleichen Summen sagt das Stechen, wer das Gate nimmt.
lookup-bakugan-taking-bakugan = Das Gate ist weg: Alle Bakugan darauf kommen auf die Stapel ihrer Besitzer.

lookup-bakugan-used-title = Der Stapel der benutzten, und zurückholen
lookup-bakugan-used-also = zurück, benutzt, unbenutzt, keiner mehr, leer, Ablage, ausgegangen
lookup-bakugan-used-pile = Links von dir ist dein Stapel. Dahin kommen benutzte Bakugan, gespielte Fähigkeitskarten und gewonnene Gates.
lookup-bakugan-used-back = Du bist dran und hast keinen unbenutzten? Hol alle deine benutzten Bakugan zurück. Roll einen davon.
lookup-bakugan-used-cards = Nur Bakugan kommen zurück. Die Karten bleiben auf dem Stapel.
lookup-bakugan-used-standing = Bakugan, die auf Gates stehen, bleiben dort.

lookup-bakugan-running-out-title = Nichts mehr zu rollen
lookup-bakugan-running-out-also = Sonderzug, ausgegangen, kein Bakugan, keiner mehr, verschieben, ziehen, passen, Doom
lookup-bakugan-running-out-back = Liegen Bakugan auf deinem Stapel? Zu zweit kommen sie jetzt zurück, und du rollst einen.
lookup-bakugan-running-out-move = Zu dritt oder zu viert, und nichts zu rollen: Du darfst einen deiner stehenden Bakugan verschieben. Auf dem neuen Gate muss ein Kampf beginnen.
lookup-bakugan-running-out-take = Nirgends steht ein Gegner? Dann nimm ein Gate, auf dem einer von dir steht. Es kommt mit allen deinen stehenden Bakugan auf deinen Stapel.
lookup-bakugan-running-out-next = Nach dem Sonderzug ist der Nächste dran.

lookup-bakugan-knocked-title = Ein Bakugan wird angestoßen
lookup-bakugan-knocked-also = gerempelt, geschubst, umgefallen, umgestoßen, verschoben, berührt, Versehen, zugedrückt
lookup-bakugan-knocked-shut = Angestoßen heißt: Er wird vom Gate gestoßen, auf ein anderes geschoben oder zugedrückt.
lookup-bakugan-knocked-meets = Steht er danach bei einem Gegner auf dem Gate? Dann kämpfen die beiden, bevor der Nächste dran ist.

lookup-bakugan-vote-title = Abstimmen und Münze
lookup-bakugan-vote-also = Münzwurf, werfen, Streit, unklar, seltsam, unentschieden, entscheiden, keine Regel
lookup-bakugan-vote-odd = Zu dritt oder zu viert: Es passiert etwas, wofür es keine Regel gibt. Stimmt schnell ab oder werft eine Münze, und spielt weiter.
lookup-bakugan-vote-two = Zu zweit dürft ihr das auch.
lookup-bakugan-vote-count = Jeder hat eine Stimme. Es gilt, was die meisten wollen. Bei gleich vielen Stimmen stimmt neu ab oder werft eine Münze.
lookup-bakugan-vote-end = Kein Gate ist übrig, und niemand liegt vorn? Dann sagt eine Abstimmung oder die Münze, ob jemand gewinnt und wer.

lookup-bakugan-winning-title = Gewinnen, und mehrere Spiele
lookup-bakugan-winning-also = Sieg, Sieger, Ende, vorbei, Serie, Partie, die meisten Siege, drei Gates, nächstes Spiel
lookup-bakugan-winning-three = Wer zuerst drei Gates auf seinem Stapel hat, gewinnt. Alles andere auf dem Stapel zählt nicht.
lookup-bakugan-winning-none = Alle Gates sind weg, und niemand hat drei? Die meisten Gates gewinnen. Bei Gleichstand stimmt ihr ab oder werft eine Münze.
lookup-bakugan-winning-again = Eine Partie kann mehrere Spiele haben. Nach jedem nehmt ihr alle eure Teile zurück.
lookup-bakugan-winning-begins = Das nächste Spiel fängt der nächste Spieler an.
lookup-bakugan-winning-level = Gleichstand nach dem letzten Spiel? Dann spielt ihr noch eins.

lookup-house-bakugan-closed_on_gate = Ein Ball kann auf einem Gate liegen bleiben und gar nicht aufgehen.
lookup-house-bakugan-opened_then_slid_off = Er kann auf einem Gate aufgehen und dann herunterrutschen.
lookup-house-bakugan-opened_before_gate = Er kann zu früh aufgehen und erst dann auf ein Gate rollen.
lookup-house-bakugan-straddle = Er kann quer über zwei Gates liegen.
lookup-house-bakugan-miss_goes_to = Ein Bakugan, der daneben ging, wird weggelegt.
lookup-house-bakugan-close_roll = Eine Hand kann zu nah sein. Ein Ball kann fallen oder geprellt werden.
lookup-house-bakugan-ability_order = Beide Spieler können Fähigkeitskarten haben.
lookup-house-bakugan-before_flip = Manche Fähigkeitskarten sind für den Moment gemacht, bevor das Gate umgedreht wird.
lookup-house-bakugan-tie_gate = Im Stechen kann ein Bakugan auf einem Gate aufgehen, um das niemand kämpft.
lookup-house-bakugan-tie_rollers = Nach dem Stechen liegen die beiden vielleicht noch auf Gates.
lookup-house-bakugan-tie_nobody = Im Stechen können beide daneben rollen.
lookup-house-bakugan-tie_one_sided = Für ein Stechen braucht jede Seite einen unbenutzten Bakugan. Eine Seite hat vielleicht keinen.
lookup-house-bakugan-dead_heat = Im Stechen können beide zugleich aufgehen. Dann sieht niemand, wer zuerst stand.
lookup-house-bakugan-knocked = Ein Ball oder eine Hand kann einen stehenden Bakugan anstoßen.
lookup-house-bakugan-multi_return = Zu dritt oder zu viert: Du hast keinen unbenutzten. Aber du hast benutzte und einen zum Verschieben.
lookup-house-bakugan-multi_pass = Vielleicht willst du den Sonderzug gar nicht machen.
lookup-house-bakugan-nothing_to_roll = Vielleicht hast du keinen zum Rollen, keinen zum Zurückholen und keinen zum Verschieben.

## Kaboodl.

lookup-kaboodl-aim-title = Was ihr braucht und worum es geht
lookup-kaboodl-aim-also = Start, Anfang, Ziel, Karten, Inhalt, wie viele, Spieler, Schachtel, Wesen, Farben, Punkte
lookup-kaboodl-aim-goal = Sammle Kaboodl-Karten, aus der Mitte oder von anderen. Hab am Ende möglichst wenige Karten auf der Hand. Die meisten Punkte gewinnen.
lookup-kaboodl-aim-players = Ihr könnt zu zweit bis zu sechst spielen.
lookup-kaboodl-aim-shows = Jede Kaboodl-Karte zeigt drei Dinge: ein Wesen, eine Farbe und einige Tupfen.
lookup-kaboodl-aim-cards = Es gibt 12 Kaboodl-Karten. Gespielt wird mit 24 Wesen, 24 Farben, 18 Tupfen, 10 Joker, 10 K'baam und 5 K'bosh.
lookup-kaboodl-aim-grid = Die 12 sind vier Wesen, jedes mit einem, zwei und drei Tupfen. Jede Farbe ist dreimal dabei.

lookup-kaboodl-deal-title = Karten austeilen
lookup-kaboodl-deal-also = geben, mischen, Aufbau, Anfang, wer fängt an, Geber, sieben
lookup-kaboodl-deal-middle = Legt die 12 Kaboodl-Karten offen in die Mitte, wie ihr wollt. Das ist das Kaboodl.
lookup-kaboodl-deal-seven = Mischt alle anderen Karten. Jeder bekommt sieben. Der Rest liegt verdeckt als Ziehstapel.
lookup-kaboodl-deal-first = Es fängt an, wer links von dem sitzt, der austeilt.

lookup-kaboodl-turn-title = Der Zug
lookup-kaboodl-turn-also = ziehen, spielen, abwerfen, ablegen, acht, Schritte, Ende vom Zug, letzte Karte
lookup-kaboodl-turn-draw = 1. Zieh, bis du acht Karten hast. In deinem ersten Zug ist das eine.
lookup-kaboodl-turn-play = 2. Sammle Kaboodl-Karten und spiel Befehlskarten aus, so viele du kannst und willst.
lookup-kaboodl-turn-discard = 3. Leg noch eine Karte auf den Ablagestapel. Das musst du. Dann ist dein Zug vorbei.
lookup-kaboodl-turn-toss-out = Oder du wirfst vor dem Ziehen Karten ab. Das ist dann dein ganzer Zug.
lookup-kaboodl-turn-last = Heb eine Karte für den Schluss auf. Deine letzte darfst du nicht ausspielen, denn sie wird abgelegt.
lookup-kaboodl-turn-empty = Ist deine Hand am Ende trotzdem leer? Dann legst du nichts ab, und der Zug ist vorbei.

lookup-kaboodl-collect-title = Eine Kaboodl-Karte sammeln
lookup-kaboodl-collect-also = nehmen, passen, drei Karten, Wesen, Farbe, Tupfen, Wild, Joker
lookup-kaboodl-collect-three = Du brauchst ihr Wesen, ihre Farbe und ihre Tupfen: je eine Karte. Dann gehört die Kaboodl-Karte dir.
lookup-kaboodl-collect-front = Leg sie vor dich hin. Deine drei Karten kommen auf den Ablagestapel.
lookup-kaboodl-collect-wild = Ein Joker steht in deinem Zug für eine der drei Karten. Du darfst auch mehrere nehmen.
lookup-kaboodl-collect-often = Du darfst in einem Zug mehrere sammeln, solange deine Karten reichen.
lookup-kaboodl-collect-last = Eine Karte muss zum Ablegen übrig bleiben. Du brauchst also mindestens vier.

lookup-kaboodl-toss-out-title = Der Abwurf
lookup-kaboodl-toss-out-also = Toss-Out, wegwerfen, loswerden, tauschen, schlechte Karten, neue Karten
lookup-kaboodl-toss-out-when = Ein Abwurf kommt vor dem Ziehen. Leg eine Karte ab, mehrere oder alle.
lookup-kaboodl-toss-out-whole = Das war dein ganzer Zug. Bis zum nächsten ziehst du nichts und spielst nichts aus.

lookup-kaboodl-kbaam-title = K'baam und K'bosh
lookup-kaboodl-kbaam-also = stehlen, klauen, Dieb, wegnehmen, abwehren, verhindern, schützen, Befehlskarten, kbaam, kbosh
lookup-kaboodl-kbaam-steal = Spiel in deinem Zug ein K'baam aus und ruf es laut. Du stiehlst eine Kaboodl-Karte, die ein anderer hat.
lookup-kaboodl-kbaam-block = Jemand bestiehlt dich? Spiel sofort ein K'bosh aus und ruf es laut. Du behältst deine Karte.
lookup-kaboodl-kbaam-until = Für ein K'bosh ist Zeit, bis der Dieb ablegt. Erst dann wechselt die Karte den Besitzer.
lookup-kaboodl-kbaam-used = Ein K'baam und ein K'bosh kommen auf den Ablagestapel.
lookup-kaboodl-kbaam-once = Auf eine Karte geht nur ein K'baam. Bis zum Ablegen kann sie niemand ein zweites Mal stehlen.
lookup-kaboodl-kbaam-last = Heb auch beim Stehlen eine Karte zum Ablegen auf.

lookup-kaboodl-piles-title = Die Stapel gehen zu Ende
lookup-kaboodl-piles-also = Ziehstapel, Ablagestapel, leer, mischen, keine Karten, nichts zu ziehen
lookup-kaboodl-piles-draw = Gezogen wird nur vom Ziehstapel. Der Ablagestapel ist nicht zum Ziehen da.
lookup-kaboodl-piles-shuffle = Der Ziehstapel ist aufgebraucht? Mischt den Ablagestapel. Er ist der neue Ziehstapel.
lookup-kaboodl-piles-nobody = Niemand hat eine Karte, und keine ist mehr zu ziehen: Die Runde ist zu Ende.
lookup-kaboodl-piles-counted = Niemand zeigt seine Hand. Die App zählt mit und weiß, wie viele Karten jeder hat.

lookup-kaboodl-round-end-title = Das Ende einer Runde
lookup-kaboodl-round-end-also = vorbei, letzte Karte, Kaboodl leer, fertig, Schluss, zwölf
lookup-kaboodl-round-end-empty = Keine Kaboodl-Karte liegt mehr in der Mitte: Die Runde ist vorbei. Dann werden die Punkte gezählt.

lookup-kaboodl-scoring-title = Punkte zählen
lookup-kaboodl-scoring-also = Wertung, Sätze, drei gleiche, vier gleiche, Bonus, Minus, wert
lookup-kaboodl-scoring-card = Für jede Kaboodl-Karte, die du hast: 5 Punkte.
lookup-kaboodl-scoring-three = Für je drei gleiche: 5 dazu. Das heißt drei mit demselben Wesen, derselben Farbe oder gleich vielen Tupfen.
lookup-kaboodl-scoring-four = Für vier mit gleich vielen Tupfen: 10 dazu.
lookup-kaboodl-scoring-hand = Für jede Karte, die noch auf deiner Hand ist: 1 Punkt weniger.
lookup-kaboodl-scoring-kinds = Ein Wesen gibt es dreimal, eine Farbe auch. Nur bei Tupfen gibt es vier gleiche.
lookup-kaboodl-scoring-other-box = Sind in eurer Schachtel andere Karten? Bei Tupfen zählt ihr erst so viele Vierer wie möglich, dann Dreier.

lookup-kaboodl-winning-title = Gewinnen, und mehrere Runden
lookup-kaboodl-winning-also = Sieg, Sieger, Partie, die meisten Siege, wer zuerst, Summe, 200, gleich, Unentschieden, Gleichstand, nächste Runde, Geber
lookup-kaboodl-winning-highest = Die meisten Punkte gewinnen die Runde.
lookup-kaboodl-winning-more = Ihr könnt vorher mehr ausmachen. Zum Beispiel gewinnen die meisten Siege aus drei Runden, oder wer zuerst 200 Punkte hat.
lookup-kaboodl-winning-two-there = Zwei erreichen die Summe in derselben Runde? Dann gewinnt die höhere.
lookup-kaboodl-winning-three-winners = Drei Runden mit drei verschiedenen Siegern? Dann gewinnt die höchste Summe aller Punkte.

lookup-house-kaboodl-four_dots = Unter vier Karten mit gleich vielen Tupfen sind auch drei mit gleich vielen.
lookup-house-kaboodl-shared_sets = Eine Karte kann zu drei Wesen passen und zugleich zu drei Farben.
lookup-house-kaboodl-toss_out_kbosh = Nach einem Abwurf spielst du bis zum nächsten Zug nichts aus. Da bestiehlt dich jemand.
lookup-house-kaboodl-round_end = Die letzte Kaboodl-Karte wird mitten in einem Zug genommen.
lookup-house-kaboodl-both_piles_empty = Ziehstapel und Ablagestapel können beide leer sein.
lookup-house-kaboodl-round_tie = Zwei Spieler können in einer Runde gleich viele Punkte haben.
lookup-house-kaboodl-match_tie = Zwei Spieler können am Ende einer Partie gleich viele Punkte haben.
lookup-house-kaboodl-next_dealer = Jemand muss die nächste Runde austeilen.

## All Out.

lookup-all-out-aim-title = Was ihr braucht und worum es geht
lookup-all-out-aim-also = Start, Anfang, Ziel, Karten, Spieler, wie viele, Symbol, Figur, Ereignis
lookup-all-out-aim-goal = Du kannst auf zwei Arten gewinnen. Sei als Erster ohne Karten, oder hab einen Satz aus zehn mit demselben Symbol.
lookup-all-out-aim-cards = Figurenkarten zeigen eine Bratz und oben links ein Symbol. Auf Ereigniskarten steht, was ihr tun sollt.
lookup-all-out-aim-players = Ihr könnt zu zweit bis zu sechst spielen.

lookup-all-out-deal-title = Karten austeilen
lookup-all-out-deal-also = geben, mischen, Aufbau, Anfang, Jüngster, sieben, Ziehstapel, wer fängt an, Uhrzeigersinn
lookup-all-out-deal-seven = Mischt alle Karten. Jeder bekommt sieben. Der Rest liegt verdeckt als Ziehstapel in der Mitte.
lookup-all-out-deal-discard = Benutzte Karten kommen offen daneben. Das ist der Ablagestapel.
lookup-all-out-deal-first = Wer am jüngsten ist, fängt an. Dann geht es im Uhrzeigersinn.
lookup-all-out-deal-size = Auf keinem Blatt steht, wie viele Karten die Packung hat. Zählt eure einmal, dann merkt die App, wann ein Stapel leer ist.

lookup-all-out-turn-title = Der Zug
lookup-all-out-turn-also = spielen, Hand, müssen, Pflicht, was kann ich tun, Schritte
lookup-all-out-turn-one = Mach eins davon mit deiner Hand: Leg einen Satz, leg eine Karte an, oder spiel ein Ereignis aus. Dann ist dein Zug vorbei.
lookup-all-out-turn-must = Kannst du eins von den dreien? Dann musst du.
lookup-all-out-turn-top = Kannst du keins? Dann deck die oberste Karte vom Ziehstapel auf und benutz sie sofort.

lookup-all-out-sets-title = Sätze
lookup-all-out-sets-also = legen, anlegen, Satz, Symbol, drei, zehn, gleiche, zweiter Satz, kleiner Satz
lookup-all-out-sets-size = Ein Satz sind drei bis zehn Figuren mit demselben Symbol.
lookup-all-out-sets-front = Deine Sätze liegen offen vor dir. Jeder hat ein anderes Symbol.
lookup-all-out-sets-add = Du darfst bei jedem Satz mit passendem Symbol anlegen, auch bei anderen. In einem Zug legst du nur eine Karte an.
lookup-all-out-sets-full = Zehn sind voll. Mehr passen nicht dazu.

lookup-all-out-events-title = Ereigniskarten
lookup-all-out-events-also = Ereignis, Anweisung, Wirkung, Aktion, ohne Wirkung, letzte Karte
lookup-all-out-events-always = Ein Ereignis darfst du in deinem Zug immer ausspielen, auch wenn es nichts bewirkt.
lookup-all-out-events-how = Leg es offen auf den Ablagestapel, damit alle es lesen können. Tut, was darauf steht. Dann ist dein Zug vorbei.
lookup-all-out-events-last = Deine letzte Karte ist ein Ereignis? Spiel sie in deinem Zug aus, und du hast gewonnen.
lookup-all-out-events-text = Auf dem Regelblatt steht nicht, was die Ereignisse sagen. Lest es von der Karte ab, und tut es am Tisch und in der App.

lookup-all-out-top-card-title = Die oberste Karte aufdecken
lookup-all-out-top-card-also = ziehen, nehmen, kann nicht spielen, Ziehstapel, neue Karte, ablegen
lookup-all-out-top-card-show = Deck sie so auf, dass alle sie sehen. Benutz sie sofort. Auf die Hand darfst du sie nicht nehmen.
lookup-all-out-top-card-event = Es ist ein Ereignis: Tut, was darauf steht. Dann kommt es auf den Ablagestapel.
lookup-all-out-top-card-character = Es ist eine Figur: Mach mit zweien aus der Hand einen neuen Satz. Oder leg sie bei einem Satz mit ihrem Symbol an.
lookup-all-out-top-card-neither = Geht beides nicht? Erst dann kommt sie auf den Ablagestapel.

lookup-all-out-piles-title = Die Stapel gehen zu Ende
lookup-all-out-piles-also = Ziehstapel, Ablagestapel, leer, mischen, passen, nichts zu ziehen
lookup-all-out-piles-shuffle = Der Ziehstapel ist aufgebraucht? Mischt den Ablagestapel und dreht ihn um. Er ist der neue Ziehstapel.

lookup-all-out-shout-title = „ALL OUT!!!“ rufen
lookup-all-out-shout-also = rufen, schreien, Ruf, vergessen, still, Strafe, beide gewinnen, zwei Sieger
lookup-all-out-shout-when = Du hast gewonnen: Ruf „ALL OUT!!!“ Das gilt auch, wenn du nicht dran bist.

lookup-all-out-winning-title = Gewinnen, und mehrere Spiele
lookup-all-out-winning-also = Sieg, Sieger, Ende, vorbei, keine Karten, Satz aus zehn, Serie, Partie, Unentschieden, Gleichstand, nächstes Spiel
lookup-all-out-winning-cards = Du gewinnst sofort, wenn du keine Karten mehr hast. Deine letzte darf auch ein anderer genommen haben.
lookup-all-out-winning-ten = Du gewinnst sofort, wenn ein Satz aus zehn vor dir liegt. Die zehnte darf auch ein anderer gelegt haben.
lookup-all-out-winning-again = Eine Partie kann mehrere Spiele haben. Jedes Mal fängt der nächste Spieler an.
lookup-all-out-winning-level = Gleichstand am Ende der Partie? Dann gewinnt ihr zusammen.

lookup-house-all-out-second_set = Du hast vielleicht noch drei Karten von einem Symbol, das schon vor dir liegt.
lookup-house-all-out-both_win = Eine Karte kann eine Hand leeren und einen anderen Satz auf zehn bringen.
lookup-house-all-out-must_play = Niemand sieht deine Hand. Also weiß niemand, ob du spielen konntest.
lookup-house-all-out-broken_set = Ein Ereignis kann Karten aus einem Satz wegnehmen.
lookup-house-all-out-both_piles_empty = Ziehstapel und Ablagestapel können beide leer sein.
lookup-house-all-out-forgot_shout = Jemand hat gewonnen und sagt nichts.

## Got Five.

lookup-got-five-aim-title = Was ihr braucht und worum es geht
lookup-got-five-aim-also = Start, Anfang, Ziel, Karten, Spieler, wie viele, Symbol, fünf
lookup-got-five-aim-goal = Sammle fünf Karten mit demselben Symbol. Sei als Erster fertig.
lookup-got-five-aim-players = Ihr könnt zu zweit, zu dritt oder zu viert spielen.
lookup-got-five-aim-icon = Das Symbol ist oben links auf einer Figurenkarte.

lookup-got-five-set-up-title = Aufbau
lookup-got-five-set-up-also = austeilen, Startkarte, mischen, erste Karte, Anfang, Jüngster, wer fängt an, Uhrzeigersinn, Wegwerfstapel
lookup-got-five-set-up-starter = Jeder bekommt eine Figurenkarte und legt sie vor sich hin. Das ist die Startkarte. Alle Startkarten haben verschiedene Symbole.
lookup-got-five-set-up-shuffle = Mischt die anderen Karten. Legt sie verdeckt als Ziehstapel in die Mitte.
lookup-got-five-set-up-first-card = Deckt die oberste Karte auf und legt sie neben den Ziehstapel. Mit ihr beginnt der Wegwerfstapel.
lookup-got-five-set-up-youngest = Wer am jüngsten ist, fängt an. Dann geht es im Uhrzeigersinn.

lookup-got-five-turn-title = Der Zug
lookup-got-five-turn-also = ziehen, behalten, wegwerfen, passen, selbes Symbol, daneben
lookup-got-five-turn-draw = Zieh die oberste Karte vom Ziehstapel. Es ist eine Karte in jedem Zug.
lookup-got-five-turn-same = Sie hat das Symbol deiner Startkarte: Leg sie neben deine Startkarte.
lookup-got-five-turn-other = Sie hat ein anderes Symbol: Leg sie auf den Wegwerfstapel.

lookup-got-five-events-title = Ereigniskarten
lookup-got-five-events-also = Ereignis, Anweisung, kein Symbol, aussortieren

lookup-got-five-empty-pile-title = Der Ziehstapel ist leer
lookup-got-five-empty-pile-also = Stapel, leer, mischen, keine Karten, nichts zu ziehen
lookup-got-five-empty-pile-nothing = Ist auch der Wegwerfstapel leer? Dann gewinnen die meisten Karten neben der Startkarte.

lookup-got-five-winning-title = Gewinnen, und mehrere Spiele
lookup-got-five-winning-also = Sieg, Sieger, Ende, vorbei, fünf, Serie, Partie, Unentschieden, Gleichstand, nächstes Spiel
lookup-got-five-winning-five = Wer zuerst fünf Karten mit seinem Symbol hat, gewinnt.
lookup-got-five-winning-again = Eine Partie kann mehrere Spiele haben. Jedes Mal fängt der nächste Spieler an.
lookup-got-five-winning-level = Gleichstand am Ende der Partie? Dann gewinnt ihr zusammen.

lookup-house-got-five-starter_counts = Die Startkarte liegt von Anfang an vor dir.
lookup-house-got-five-events = Ereigniskarten haben kein Symbol.
lookup-house-got-five-empty_pile = Die letzte Karte kann gezogen sein, bevor jemand fünf hat.
