# Die Hausregeln aller Spiele: ihre Namen, ihre Fragen, ihre Werte und was für jeden spricht.

house-told = Hausregel „{ $rule }“: { $value }
house-from-now-on = Hausregel „{ $rule }“ gilt ab jetzt so: { $value }.
house-asked = Hausregel „{ $rule }“: { $question } Möglich: { $options }
house-no-such-value = Bei der Hausregel „{ $rule }“ gibt es das nicht; möglich: { $options }
house-ask = beim ersten Mal fragen

## Die Überschriften der Regelblätter.

sheet-bakugan-set-up = Vorbereitung
sheet-bakugan-play = Spielen
sheet-bakugan-after-a-roll = Was nach einem Wurf passiert
sheet-bakugan-battle = Kampf
sheet-bakugan-additional-rules = Weitere Regeln
sheet-bakugan-playing-cards = Karten ausspielen
sheet-bakugan-winning = Wer gewinnt
sheet-bakugan-running-out = Wenn die Bakugan ausgehen
sheet-bakugan-odd-situations = Wenn etwas unklar ist

sheet-kaboodl-kaboodl = Das Kaboodl
sheet-kaboodl-deal = Das Austeilen
sheet-kaboodl-play = So wird gespielt
sheet-kaboodl-toss-out = Der Abwurf
sheet-kaboodl-command-cards = Befehlskarten
sheet-kaboodl-scoring = Punkte zählen
sheet-kaboodl-winning = Wer gewinnt
sheet-kaboodl-more-rounds = Noch nicht genug von Kaboodl?

sheet-all-out-game-rules = ALL OUT!!! Spielregeln
sheet-all-out-getting-ready = Bevor es losgeht
sheet-all-out-important = Wichtig zu wissen
sheet-all-out-your-turn = Was du tust, wenn du dran bist
sheet-all-out-winning = GEWINNEN
sheet-all-out-house-keeping = Ordnung halten

sheet-got-five-game-rules = GOT FIVE! Spielregeln
sheet-got-five-set-up = Vorbereitung
sheet-got-five-your-turn = Wenn du dran bist

## Bakugan.

house-bakugan-closed_on_gate = Ein Ball bleibt auf einem Gate liegen und geht nicht auf: Was gilt?
house-bakugan-closed_on_gate-name = Zu auf dem Gate
house-bakugan-closed_on_gate-not_open = nicht offen, also daneben
house-bakugan-closed_on_gate-not_open-why = „{ sheet-bakugan-after-a-roll }“ spricht nur von Bakugan, die aufgehen; ein Ball, der zu bleibt, hat nichts getan.
house-bakugan-closed_on_gate-stands = er steht
house-bakugan-closed_on_gate-stands-why = In späteren Serien steht auch ein Ball, der zu auf dem Gate bleibt; dann gibt es keinen Streit um eine schwere Feder.

house-bakugan-opened_then_slid_off = Er geht auf einem Gate auf und rutscht dann herunter: Zählt das?
house-bakugan-opened_then_slid_off-name = Vom Gate gerutscht
house-bakugan-opened_then_slid_off-counts_put_back = es zählt, und er wird zurückgestellt
house-bakugan-opened_then_slid_off-counts_put_back-why = „{ sheet-bakugan-after-a-roll }“ will, dass er auf einem Gate aufgeht, und das hat er getan.
house-bakugan-opened_then_slid_off-miss = daneben
house-bakugan-opened_then_slid_off-miss-why = Für einen Kampf muss der Bakugan da sein; und wo am Ende alles liegt, sieht man am leichtesten.

house-bakugan-opened_before_gate = Er geht neben den Gates auf und bleibt auf einem liegen: Zählt das?
house-bakugan-opened_before_gate-name = Zu früh offen
house-bakugan-opened_before_gate-miss = daneben
house-bakugan-opened_before_gate-miss-why = „{ sheet-bakugan-after-a-roll }“ will, dass er auf einem Gate aufgeht, und er ging daneben auf.
house-bakugan-opened_before_gate-stands = er steht
house-bakugan-opened_before_gate-stands-why = Am Ende liegt er offen auf einem Gate, und kaum jemand sieht, wo er aufging.

house-bakugan-straddle = Er liegt offen auf zwei Gates zugleich: Auf welchem steht er?
house-bakugan-straddle-name = Auf zwei Gates
house-bakugan-straddle-gate_under_base = auf dem Gate unter seinem Boden; sind beide etwa gleich, wählt der Gegner
house-bakugan-straddle-gate_under_base-why = Der Wurf ist nicht verloren, und im Zweifel entscheidet, wer nichts davon hat.
house-bakugan-straddle-roll_again = noch einmal rollen
house-bakugan-straddle-roll_again-why = Niemand muss beurteilen, wo sein Boden liegt.

house-bakugan-miss_goes_to = Wohin kommt ein Bakugan, der daneben ging?
house-bakugan-miss_goes_to-name = Nach daneben
house-bakugan-miss_goes_to-used_pile = auf den Stapel der benutzten
house-bakugan-miss_goes_to-used_pile-why = Auf den Stapel kommen benutzte Bakugan („{ sheet-bakugan-set-up }“), und „{ sheet-bakugan-additional-rules }“ holt sie zurück, wenn keiner mehr übrig ist.
house-bakugan-miss_goes_to-stays_unused = er bleibt unbenutzt
house-bakugan-miss_goes_to-stays_unused-why = In der ersten Serie durfte man ihn wieder nehmen; gut für kleine Kinder.

house-bakugan-close_roll = Er wurde zu nah gerollt, fallen gelassen oder geprellt: Was nun?
house-bakugan-close_roll-name = Zu nah gerollt
house-bakugan-close_roll-advisory = nur ein Hinweis; der Schiedsrichter entscheidet
house-bakugan-close_roll-advisory-why = „{ sheet-bakugan-additional-rules }“ nennt den Abstand, aber keine Strafe.
house-bakugan-close_roll-roll_again_then_miss = einmal neu rollen, dann gilt es als daneben
house-bakugan-close_roll-roll_again_then_miss-why = So zählt der Abstand aus „{ sheet-bakugan-additional-rules }“ wirklich, und alle werden einmal gewarnt.

house-bakugan-ability_order = Wer spielt im Kampf wann Fähigkeitskarten aus?
house-bakugan-ability_order-name = Wann Fähigkeiten
house-bakugan-ability_order-turn_player_first = wer dran ist, spielt alle aus, dann der andere, bis beide fertig sind
house-bakugan-ability_order-turn_player_first-why = „{ sheet-bakugan-battle }“ lässt anfangen, wer dran ist, und wartet, bis beide fertig sind.
house-bakugan-ability_order-alternate = abwechselnd je eine Karte, bis beide nacheinander passen
house-bakugan-ability_order-alternate-why = So geht es in späteren Serien; auf jede Karte kann man antworten.

house-bakugan-before_flip = Darf man Fähigkeitskarten ausspielen, bevor das Gate umgedreht wird?
house-bakugan-before_flip-name = Vor dem Umdrehen
house-bakugan-before_flip-stop = ja, kurz anhalten; man kann es überspringen
house-bakugan-before_flip-stop-why = Auf manchen Karten steht, dass man sie vor einem Kampf ausspielt („{ sheet-bakugan-playing-cards }“ auf dem Blatt für mehrere Spieler).
house-bakugan-before_flip-no_stop = nein, das Gate wird gleich umgedreht
house-bakugan-before_flip-no_stop-why = In „{ sheet-bakugan-battle }“ kommen die Fähigkeiten nach dem Umdrehen; eine Frage weniger.

house-bakugan-tie_gate = Auf welchem Gate muss ein Bakugan im Stechen stehen?
house-bakugan-tie_gate-name = Gate im Stechen
house-bakugan-tie_gate-any_gate = auf irgendeinem Gate
house-bakugan-tie_gate-any_gate-why = In „{ sheet-bakugan-battle }“ steht „eine Gate-Karte“, nicht „diese“.
house-bakugan-tie_gate-fought_gate = nur auf dem umkämpften Gate
house-bakugan-tie_gate-fought_gate-why = Um dieses Gate geht es, und der Wurf wird schwerer.

house-bakugan-tie_rollers = Wohin kommen die Bakugan aus dem Stechen?
house-bakugan-tie_rollers-name = Nach dem Stechen
house-bakugan-tie_rollers-used_pile = auf die Stapel der benutzten, kein neuer Kampf
house-bakugan-tie_rollers-used_pile-why = Sie sollten nur einen Kampf entscheiden und sind dann benutzt; mehr wird nicht daraus.
house-bakugan-tie_rollers-stay_standing = sie bleiben stehen, wo sie aufgegangen sind
house-bakugan-tie_rollers-stay_standing-why = Ein Bakugan, der auf einem Gate aufgeht, steht dort („{ sheet-bakugan-after-a-roll }“).

house-bakugan-tie_nobody = Im Stechen steht keiner: Was nun?
house-bakugan-tie_nobody-name = Keiner steht im Stechen
house-bakugan-tie_nobody-roll_again_then_first = neu rollen; nach drei Runden gewinnt, wer zuerst auf dem Gate stand
house-bakugan-tie_nobody-roll_again_then_first-why = So gewinnt man das Gate weiter durch Rollen („{ sheet-bakugan-battle }“), und nach drei Versuchen ist Schluss.
house-bakugan-tie_nobody-gate_out = das Gate kommt aus dem Spiel
house-bakugan-tie_nobody-gate_out-why = Niemand hat es verdient, und das Spiel geht gleich weiter.

house-bakugan-tie_one_sided = Eine Seite hat für das Stechen keinen unbenutzten Bakugan: Was nun?
house-bakugan-tie_one_sided-name = Stechen mit einer Seite
house-bakugan-tie_one_sided-return_first = ihre benutzten Bakugan kommen vorher zurück
house-bakugan-tie_one_sided-return_first-why = „{ sheet-bakugan-additional-rules }“ holt die benutzten Bakugan zurück, wenn keiner mehr übrig ist; dann rollen beide Seiten, wie „{ sheet-bakugan-battle }“ es will.
house-bakugan-tie_one_sided-other_side_wins = die andere Seite gewinnt
house-bakugan-tie_one_sided-other_side_wins-why = Wer nicht rollen kann, kann nicht als Erster stehen.

house-bakugan-dead_heat = Im Stechen stehen beide im selben Augenblick: Was nun?
house-bakugan-dead_heat-name = Gleichzeitig im Stechen
house-bakugan-dead_heat-roll_again = noch einmal rollen
house-bakugan-dead_heat-roll_again-why = Niemand kann sagen, wer der Erste war, also war es keiner.
house-bakugan-dead_heat-referee_decides = der Schiedsrichter entscheidet
house-bakugan-dead_heat-referee_decides-why = Wer am Tisch sitzt, hat vielleicht mehr gehört oder gesehen als die Kamera.
house-bakugan-dead_heat-first_on_gate = es gewinnt, wer zuerst auf dem umkämpften Gate stand
house-bakugan-dead_heat-first_on_gate-why = So machen es spätere Serien; es muss nicht gerollt werden.

house-bakugan-knocked = Ein stehender Bakugan wird umgestoßen, zugedrückt oder verschoben: Was nun?
house-bakugan-knocked-name = Angestoßen
house-bakugan-knocked-put_back = er wird zurückgestellt, wie er stand
house-bakugan-knocked-put_back-why = Das Regelblatt kennt kein Umstoßen; ein Rempler soll niemanden ein Gate kosten.
house-bakugan-knocked-as_it_lies = es zählt, wie er liegt
house-bakugan-knocked-as_it_lies-why = Gegner vom Gate zu stoßen gehört an vielen Tischen zum Spaß.

house-bakugan-multi_return = Drei oder mehr spielen, und jemand hat keinen unbenutzten Bakugan: Was kommt zuerst?
house-bakugan-multi_return-name = Keiner mehr zum Rollen
house-bakugan-multi_return-return_first = erst kommen die benutzten zurück, dann der Sonderzug
house-bakugan-multi_return-return_first-why = „{ sheet-bakugan-additional-rules }“ gilt für jedes Spiel; „{ sheet-bakugan-running-out }“ ist für den, der gar nichts zu rollen hat.
house-bakugan-multi_return-move_at_once = gleich der Sonderzug
house-bakugan-multi_return-move_at_once-why = „{ sheet-bakugan-running-out }“ kann man so lesen, dass der Sonderzug an die Stelle des Zurückholens tritt.

house-bakugan-multi_pass = Drei oder mehr spielen: Darf man auf den Sonderzug verzichten?
house-bakugan-multi_pass-name = Sonderzug auslassen
house-bakugan-multi_pass-allowed = ja
house-bakugan-multi_pass-allowed-why = In „{ sheet-bakugan-running-out }“ steht, dass man ihn machen darf.
house-bakugan-multi_pass-not_allowed = nein
house-bakugan-multi_pass-not_allowed-why = Das Spiel geht schneller voran, wenn jeder muss, der einen Kampf beginnen kann.

house-bakugan-nothing_to_roll = Jemand hat gar nichts zu rollen: Was nun?
house-bakugan-nothing_to_roll-name = Gar nichts zu rollen
house-bakugan-nothing_to_roll-pass = passen
house-bakugan-nothing_to_roll-pass-why = Da kann man nichts machen, und die anderen spielen weiter.
house-bakugan-nothing_to_roll-vote = der Tisch stimmt ab
house-bakugan-nothing_to_roll-vote-why = „{ sheet-bakugan-odd-situations }“ auf dem Blatt für mehrere Spieler: schnell abstimmen oder eine Münze werfen.

## Kaboodl.

house-kaboodl-four_dots = Jemand hat vier Kaboodl-Karten mit gleich vielen Tupfen: Was sind sie wert?
house-kaboodl-four_dots-name = Vier mit gleich vielen Tupfen
house-kaboodl-four_dots-ten = 10 Punkte
house-kaboodl-four_dots-ten-why = „{ sheet-kaboodl-scoring }“ gibt für vier mit gleich vielen Tupfen einen eigenen Preis, mehr als für drei.
house-kaboodl-four_dots-ten_plus_five = 10 Punkte, und 5 dazu für die drei darunter
house-kaboodl-four_dots-ten_plus_five-why = Drei von den vieren sind auch drei gleiche, und in „{ sheet-kaboodl-scoring }“ steht nicht, dass sie es nicht mehr sind.

house-kaboodl-shared_sets = Darf eine Kaboodl-Karte in mehreren Sätzen zählen?
house-kaboodl-shared_sets-name = Karte in mehreren Sätzen
house-kaboodl-shared_sets-yes = ja
house-kaboodl-shared_sets-yes-why = „{ sheet-kaboodl-scoring }“ gibt Punkte für je drei gleiche; eine Karte zeigt drei Dinge auf einmal.
house-kaboodl-shared_sets-no = nein, jede Karte nur in einem Satz; die beste Verteilung zählt
house-kaboodl-shared_sets-no-why = Sätze, die nebeneinander auf dem Tisch liegen, zählt man leicht.

house-kaboodl-toss_out_kbosh = Darfst du nach deinem eigenen Abwurf K'bosh spielen?
house-kaboodl-toss_out_kbosh-name = K'bosh nach dem Abwurf
house-kaboodl-toss_out_kbosh-not_until_next_turn = erst wenn du wieder dran bist
house-kaboodl-toss_out_kbosh-not_until_next_turn-why = Nach „{ sheet-kaboodl-toss-out }“ darfst du keine Karte spielen, bis du wieder dran bist.
house-kaboodl-toss_out_kbosh-allowed = erlaubt
house-kaboodl-toss_out_kbosh-allowed-why = Nach „{ sheet-kaboodl-command-cards }“ darf jederzeit antworten, wer bestohlen wird.

house-kaboodl-round_end = Die letzte Kaboodl-Karte ist weg: Wann ist die Runde vorbei?
house-kaboodl-round_end-name = Ende der Runde
house-kaboodl-round_end-finish_turn = der Zug wird noch fertig gespielt: K'baam, K'bosh, Ablegen
house-kaboodl-round_end-finish_turn-why = Nach „{ sheet-kaboodl-play }“ endet jeder Zug mit dem Ablegen, und der letzte ist ein Zug wie jeder andere.
house-kaboodl-round_end-at_once = sofort; auf ein offenes K'baam darf man noch antworten
house-kaboodl-round_end-at_once-why = Nach „{ sheet-kaboodl-play }“ endet das Spiel, wenn das Kaboodl leer ist, und jetzt ist es leer.

house-kaboodl-both_piles_empty = Beide Stapel sind leer, und jemand soll ziehen: Was nun?
house-kaboodl-both_piles_empty-name = Beide Stapel leer
house-kaboodl-both_piles_empty-play_on = mit den Karten auf der Hand weiterspielen
house-kaboodl-both_piles_empty-play_on-why = Nach „{ sheet-kaboodl-play }“ endet das Spiel erst, wenn das Kaboodl leer ist; was als Nächstes abgelegt wird, kann man wieder ziehen.
house-kaboodl-both_piles_empty-round_ends = die Runde ist zu Ende
house-kaboodl-both_piles_empty-round_ends-why = Mit so wenigen Karten sammelt niemand mehr etwas; zählen geht schneller.

house-kaboodl-round_tie = In einer Runde haben die Besten gleich viele Punkte: Wer gewinnt sie?
house-kaboodl-round_tie-name = Gleichstand in der Runde
house-kaboodl-round_tie-shared_win = sie gewinnen zusammen
house-kaboodl-round_tie-shared_win-why = „{ sheet-kaboodl-winning }“ nennt die meisten Punkte, und die haben beide.
house-kaboodl-round_tie-one_more_round = noch eine Runde
house-kaboodl-round_tie-one_more_round-why = Am Ende gewinnt nur einer; die Punkte aus beiden Runden zählen zusammen.

house-kaboodl-match_tie = Am Ende haben die Besten gleich viele Punkte: Wer gewinnt die Partie?
house-kaboodl-match_tie-name = Gleichstand am Ende
house-kaboodl-match_tie-one_more_round = noch eine Runde
house-kaboodl-match_tie-one_more_round-why = Nach so vielen Runden ist noch eine schnell gespielt, und dann hat jemand gewonnen.
house-kaboodl-match_tie-shared_win = sie gewinnen zusammen
house-kaboodl-match_tie-shared_win-why = „{ sheet-kaboodl-winning }“ nennt die meisten Punkte, und die haben sie alle.

house-kaboodl-next_dealer = Wer teilt die nächste Runde aus?
house-kaboodl-next_dealer-name = Wer als Nächstes austeilt
house-kaboodl-next_dealer-passes_left = wer links davon sitzt
house-kaboodl-next_dealer-passes_left-why = So fängt reihum jeder einmal an, wie in den meisten Kartenspielen.
house-kaboodl-next_dealer-winner = wer die Runde gewonnen hat
house-kaboodl-next_dealer-winner-why = Wer gewonnen hat, macht die Arbeit, und links davon wird angefangen.
house-kaboodl-next_dealer-same = wieder dieselbe Person
house-kaboodl-next_dealer-same-why = Gut, wenn am Tisch nur eine Person gut mischen kann.

## All Out.

house-all-out-second_set = Darf man von einem Symbol einen zweiten Satz auslegen?
house-all-out-second_set-name = Zweiter Satz
house-all-out-second_set-not_allowed = nicht erlaubt: Leg die Karten einzeln dazu
house-all-out-second_set-not_allowed-why = „{ sheet-all-out-important }“ will für jeden Satz, den jemand hat, ein anderes Symbol.
house-all-out-second_set-merge = sie kommen zu dem Satz, der schon liegt
house-all-out-second_set-merge-why = Drei Karten auf einmal machen die Hand schneller leer, und von dem Symbol gibt es weiter nur einen Satz.

house-all-out-both_win = Nach einer Karte haben zwei gewonnen: Wer gewinnt?
house-all-out-both_win-name = Zwei gewinnen zugleich
house-all-out-both_win-turn_player = wer dran ist, sonst der Nächste reihum
house-all-out-both_win-turn_player-why = Wer die Karte gespielt hat, hat es verdient, und niemand muss hören, wer lauter war.
house-all-out-both_win-first_to_shout = wer zuerst ruft
house-all-out-both_win-first_to_shout-why = Nach „{ sheet-all-out-winning }“ rufen beide, also kann der Ruf entscheiden.
house-all-out-both_win-shared = sie gewinnen zusammen
house-all-out-both_win-shared-why = Nach „{ sheet-all-out-winning }“ haben beide gewonnen.

house-all-out-must_play = Wer achtet darauf, dass man von der Hand spielt, wenn es geht?
house-all-out-must_play-name = Spielen müssen
house-all-out-must_play-honour = Ehrensache; die anderen dürfen nachfragen
house-all-out-must_play-honour-why = Nach „{ sheet-all-out-your-turn }“ muss man es, aber niemand sieht die Karten der anderen.
house-all-out-must_play-off = man muss nicht
house-all-out-must_play-off-why = Kleine Kinder sehen nicht immer, was sie spielen könnten.

house-all-out-broken_set = Durch ein Ereignis bleiben von einem Satz weniger als drei Karten: Was geschieht mit ihnen?
house-all-out-broken_set-name = Zu kleiner Satz
house-all-out-broken_set-stays = er bleibt, darf wieder wachsen und gewinnt erst mit zehn
house-all-out-broken_set-stays-why = „{ sheet-all-out-important }“ sagt, wie groß ein Satz beim Auslegen ist, und nicht, was ein Ereignis davon übrig lassen darf.
house-all-out-broken_set-discard_pile = der Rest kommt auf den Ablagestapel
house-all-out-broken_set-discard_pile-why = Für „{ sheet-all-out-important }“ sind weniger als drei kein Satz.

house-all-out-both_piles_empty = Nichts lässt sich spielen, und nichts ist mehr zu ziehen: Was nun?
house-all-out-both_piles_empty-name = Beide Stapel leer
house-all-out-both_piles_empty-fewest_cards = passen; haben alle nacheinander gepasst, gewinnen die wenigsten Karten
house-all-out-both_piles_empty-fewest_cards-why = In „{ sheet-all-out-game-rules }“ geht es darum, seine Karten loszuwerden; wer dem am nächsten ist, gewinnt.
house-all-out-both_piles_empty-draw = passen; haben alle nacheinander gepasst, gewinnt niemand
house-all-out-both_piles_empty-draw-why = Niemand hat getan, was „{ sheet-all-out-winning }“ verlangt.

house-all-out-forgot_shout = Wer gewonnen hat, ruft nicht „ALL OUT“: Was dann?
house-all-out-forgot_shout-name = Ruf vergessen
house-all-out-forgot_shout-no_penalty = keine Strafe
house-all-out-forgot_shout-no_penalty-why = Nach „{ sheet-all-out-winning }“ soll man rufen, aber eine Strafe steht dort nicht.
house-all-out-forgot_shout-draw_two = zwei Karten vom Ziehstapel, und das Spiel geht weiter
house-all-out-forgot_shout-draw_two-why = So zählt der Ruf aus „{ sheet-all-out-winning }“ wirklich, und alle passen auf.

## Got Five.

house-got-five-starter_counts = Ist die Startkarte eine von den fünf Karten?
house-got-five-starter_counts-name = Startkarte zählt mit
house-got-five-starter_counts-yes = ja: die Startkarte und vier weitere
house-got-five-starter_counts-yes-why = „{ sheet-got-five-game-rules }“ will fünf Karten mit einem Symbol, und die Startkarte ist eine davon.
house-got-five-starter_counts-no = nein: fünf außer der Startkarte
house-got-five-starter_counts-no-why = Die Startkarte hat man bekommen und nicht gezogen; das Spiel dauert etwas länger.

house-got-five-events = Was geschieht mit den Ereigniskarten?
house-got-five-events-name = Ereigniskarten
house-got-five-events-thrown_away = sie bleiben drin: Wer eine zieht, wirft sie weg
house-got-five-events-thrown_away-why = „{ sheet-got-five-set-up }“ mischt die übrigen Karten und nimmt nichts heraus; ein Ereignis hat kein Symbol, das passen könnte.
house-got-five-events-sorted_out = sie kommen vor dem Spiel heraus
house-got-five-events-sorted_out-why = „{ sheet-got-five-your-turn }“ spricht nur von Symbolen, und niemand verliert durch ein Ereignis seinen Zug.

house-got-five-empty_pile = Der Ziehstapel ist leer, und niemand hat fünf: Was nun?
house-got-five-empty_pile-name = Ziehstapel leer
house-got-five-empty_pile-reshuffle = der Wegwerfstapel wird gemischt, und man zieht davon
house-got-five-empty_pile-reshuffle-why = So macht es All Out aus derselben Packung („{ sheet-all-out-house-keeping }“), und am Ende hat jemand fünf.
house-got-five-empty_pile-most_cards = das Spiel ist zu Ende, und die meisten Karten gewinnen
house-got-five-empty_pile-most_cards-why = Es ist das Spiel für die Kleinsten; es soll schnell gehen.
