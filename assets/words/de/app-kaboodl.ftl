# Wörter des Fensters: kaboodl.

kaboodl-card-off = Diese Karte kann jetzt niemand nehmen
kaboodl-stolen = geklaut?
kaboodl-collect = { $card } sammeln
kaboodl-steal = K'baam: { $card } von { $name }
kaboodl-steals-from = { $name } klaut von { $victim }
kaboodl-if-nobody-blocks = { $card }, wenn es vor dem Abwerfen niemand verhindert.
kaboodl-kbosh = K'BOSH!
kaboodl-blocks = { $name } wehrt ab
kaboodl-toss-out = Abwerfen …
kaboodl-wilds = { $count ->
    [0] kein Joker
    [one] 1 Joker
   *[other] { $count } Joker
}
kaboodl-in-hand = { $count } auf der Hand
kaboodl-of-match = Partie { $points }
kaboodl-state-draws = zieht
kaboodl-state-plays = muss abwerfen
kaboodl-state-may-block = darf abwehren
kaboodl-state-round-over = Runde zu Ende
