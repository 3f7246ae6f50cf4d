# Words of the window: kaboodl.

kaboodl-card-off = This card cannot be taken now
kaboodl-stolen = stolen?
kaboodl-collect = Collect { $card }
kaboodl-steal = K'baam: { $card } from { $name }
kaboodl-steals-from = { $name } steals from { $victim }
kaboodl-if-nobody-blocks = { $card }, if nobody blocks it before the discard.
kaboodl-kbosh = K'BOSH!
kaboodl-blocks = { $name } blocks
kaboodl-toss-out = Toss out …
kaboodl-wilds = { $count ->
    [0] no Wild
   *[other] { $count } Wild
}
kaboodl-in-hand = { $count } in hand
kaboodl-of-match = match { $points }
kaboodl-state-draws = draws
kaboodl-state-plays = must discard
kaboodl-state-may-block = may block
kaboodl-state-round-over = round over
