# Wörter des Fensters: kaboodl.

# Drei Reihen mit vier Tasten, wie sie auf einer Tastatur dieser Sprache liegen.
kaboodl-grid-keys = QWERASDFYXCV
kaboodl-card-off = Diese Karte kann jetzt niemand nehmen
kaboodl-card-draw-first = Erst ziehen, dann eine Karte nehmen
kaboodl-stolen = geklaut?
kaboodl-out = nicht im Spiel
kaboodl-collect = { $card } sammeln
kaboodl-steal = K'baam: { $card } von { $name }
kaboodl-steals-from = { $name } klaut von { $victim }
kaboodl-steals-many = { $name } klaut { $count } Karten
kaboodl-if-nobody-blocks = { $card }, wenn es vor dem Ablegen niemand abwehrt.
kaboodl-nobody-can-block = { $card }. Niemand kann das jetzt abwehren.
kaboodl-too-late = { $name } hat jetzt { $card }, für K'bosh ist es zu spät.
kaboodl-kbosh = K'BOSH!
kaboodl-blocks = { $name } wehrt ab
kaboodl-keeps = { $name } behält { $card }
kaboodl-steal-stands = { $count ->
    [one] dann ist die Karte geklaut
   *[other] dann sind die Karten geklaut
}
kaboodl-ends-turn = der Zug ist vorbei
kaboodl-toss-out = Abwerfen …
kaboodl-or-toss-out = Oder wirf so viele ab, und der Zug ist vorbei:
kaboodl-wilds-of-three = Joker unter den nächsten drei Karten:
kaboodl-wilds = { $count ->
    [0] kein Joker
    [one] 1 Joker
   *[other] { $count } Joker
}
kaboodl-of-match = Partie { $points }
kaboodl-whole-match = ganze Partie
kaboodl-round = Runde { $number }
kaboodl-state-draws = zieht zuerst
kaboodl-state-plays = spielt jetzt
kaboodl-state-discards = legt ab
kaboodl-state-may-block = blockt?
kaboodl-state-cannot-block = kann nicht abwehren

# Woraus eine Punktzahl besteht.
kaboodl-cards-won = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
kaboodl-no-set = noch kein Satz
kaboodl-sets = Sätze
kaboodl-three-dots = drei mit { $dots ->
    [one] 1 Tupfen
   *[other] { $dots } Tupfen
}
kaboodl-four-dots = vier mit { $dots ->
    [one] 1 Tupfen
   *[other] { $dots } Tupfen
}
kaboodl-three-creature = dreimal { $creature }
kaboodl-three-colour = dreimal { $colour }
kaboodl-threes = { $count ->
    [one] drei gleiche
   *[other] drei gleiche × { $count }
}
kaboodl-fours = { $count ->
    [one] vier mit gleich vielen Tupfen
   *[other] vier mit gleich vielen Tupfen × { $count }
}
kaboodl-in-hand = { $count } auf der Hand
kaboodl-hand = Hand
kaboodl-by-hand-points = von Hand geändert
kaboodl-if-it-stands = wenn geklaut bleibt
