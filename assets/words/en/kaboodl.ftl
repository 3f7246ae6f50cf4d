# Words of the rules: kaboodl.

# The cards. The names of the usual creatures and colours stand in files in English.
kaboodl-card = { $colour } { $creature } { $dots }
kaboodl-card-of-two = { $colour } { $creature } { $dots } (no. { $number })
kaboodl-card-number = Kaboodl card { $number }
kaboodl-creature-beak = Beak
kaboodl-creature-gill = Gill
kaboodl-creature-scale = Scale
kaboodl-creature-fang = Fang
kaboodl-colour-red = red
kaboodl-colour-blue = blue
kaboodl-colour-green = green
kaboodl-colour-yellow = yellow
kaboodl-command-card = { $card ->
    [wild] Wild
    [kbaam] K'baam
   *[kbosh] K'bosh
}
kaboodl-lies = { $place ->
    [kaboodl] { $card } lies in the Kaboodl
    [with] { $card } lies in front of { $player }
    [stealing] { $card } has an open K'baam on it
   *[out] { $card } is out of the game
}
kaboodl-still-out = { $least } to { $most } of { $of }
kaboodl-still-out-exactly = { $most } of { $of }

# What a score is made of; "what" in kaboodl-part is one of the five.
kaboodl-part = { $points } for { $what }
kaboodl-part-cards = { $count ->
    [1] 1 Kaboodl card
   *[other] { $count } Kaboodl cards
}
kaboodl-part-threes = { $count ->
    [1] 3 of a kind
   *[other] 3 of a kind, { $count } times
}
kaboodl-part-fours = { $count ->
    [1] 4 with the same dots
   *[other] 4 with the same dots, { $count } times
}
kaboodl-part-hand = { $count ->
    [1] 1 card in the hand
   *[other] { $count } cards in the hand
}
kaboodl-part-by-hand = set by hand

# What happens. "cards" is a number with its word: 3 cards; "why" is empty or a reason in brackets.
kaboodl-tossed-out = { $player } tosses out { $cards }: that is the whole turn.
kaboodl-drew = { $player } draws { $cards }.
kaboodl-drew-nothing = { $player } draws nothing: the hand is full.
kaboodl-reshuffled = The draw pile is used up: the discard pile ({ $cards }) is shuffled and turned face down.
kaboodl-nothing-to-draw = Both piles are empty: { $player } can draw no more.
kaboodl-collected = { $wilds ->
    [0] { $player } collects { $card } with three matching cards.
    [1] { $player } collects { $card } with 1 Wild and two matching cards.
    [3] { $player } collects { $card } with 3 Wild cards.
   *[other] { $player } collects { $card } with { $wilds } Wild and a matching card.
}
kaboodl-empty-after-turn = The Kaboodl is empty: this turn is finished, then the round is counted.
kaboodl-empty-at-once = The Kaboodl is empty: the round is over at once.
kaboodl-steal-opened = K'baam! { $by } goes for { $from }'s { $card }; it changes hands with the discard.
kaboodl-steal-blocked = K'bosh! { $from } keeps { $card }; { $by } gets nothing.
kaboodl-steal-done = { $by } takes { $card } from { $from }.
kaboodl-discarded = { $player } discards.
kaboodl-nothing-to-discard = { $player } has no card to discard: the turn is over.
kaboodl-turn-passed = { $player }'s turn.
kaboodl-counted = { $player }: { $points } ({ $parts }).
kaboodl-round-ended = { $count ->
    [0] Round { $round } ends level{ $why }.
    [1] { $who } wins round { $round }{ $why }.
   *[other] { $who } share round { $round }{ $why }.
}
kaboodl-one-more-round = { $who } are level: one more round.
kaboodl-round-began = Round { $round }: { $dealer } deals 7 cards each, { $first } begins.

# What is set by hand.
kaboodl-by-hand = By hand: { $change } ({ $reason }).
kaboodl-by-hand-card = { $place ->
    [kaboodl] { $card } goes to the Kaboodl
    [with] { $card } goes to { $player }
   *[out] { $card } is out of the game
}
kaboodl-by-hand-hand = { $player } holds { $cards }
kaboodl-by-hand-draw-pile = the draw pile has { $cards }
kaboodl-by-hand-discard-pile = the discard pile has { $cards }
kaboodl-by-hand-seen = { $count } { $card } known to lie in the discard pile
kaboodl-by-hand-turn = it is { $player }'s turn
kaboodl-by-hand-dealer = { $player } is the dealer
kaboodl-by-hand-points = { $player } has { $points } in round { $round }
kaboodl-by-hand-extra = { $player } gets { $points } in this round
kaboodl-by-hand-steal = there is an open K'baam on { $card }
kaboodl-by-hand-no-steal = the K'baam on { $card } is void
kaboodl-by-hand-kbosh = { $player } may play K'bosh again
kaboodl-by-hand-name = { $seat } is called { $name }
kaboodl-by-hand-note = a note

# Where everything is.
kaboodl-table-round = Round { $round } ({ $format }); { $dealer } is the dealer.
kaboodl-table-kaboodl = In the Kaboodl: { $cards }.
kaboodl-table-player = { $tossed ->
    [free] { $player }: { $hand } in the hand; collected: { $collected }; has tossed out.
    [locked] { $player }: { $hand } in the hand; collected: { $collected }; has tossed out, no K'bosh until the next turn.
   *[no] { $player }: { $hand } in the hand; collected: { $collected }.
}
kaboodl-table-steal = Open K'baam: { $by } on { $from }'s { $card }.
kaboodl-table-out = Out of the game: { $cards }.
kaboodl-table-piles = Draw pile: { $draw }; discard pile: { $discard }.
kaboodl-table-still-out = In the hands and the draw pile can still be: { $cards }.
kaboodl-table-counted = Round { $round }: { $scores }.
kaboodl-table-careful = Careful: { $warning }

# What cannot be.
kaboodl-warning-cards = The hands and piles have { $counted } cards together, and the deck has { $deck }: correct a hand or a pile.
kaboodl-warning-played = { $card } was played { $seen } times since the last shuffle, and the deck has { $of }: correct the log.
kaboodl-warning-known = { $seen } cards are known to lie in the discard pile, and it has { $discard }: correct its size.
kaboodl-warning-hand = { $player } holds { $hand } cards, and it should be { $most } at most: correct the hand.

# What is asked, and what may be answered.
kaboodl-asks-turn = { $player }'s turn
kaboodl-asks-turn-full = The hand has { $hand } cards already: nothing to draw. Or toss out.
kaboodl-asks-turn-empty = Draw { $cards } to have 8.
kaboodl-asks-turn-draw = Draw { $cards } to have 8. Or toss out some of the hand, and that is the turn.
kaboodl-asks-play = { $player } plays
kaboodl-asks-play-hand = { $hand ->
    [0] The hand is empty: the turn ends without a discard.
    [1] One card is left: discard it, and the turn is over.
    [2] 2 cards: play command cards, then discard one.
    [3] 3 cards: play command cards, then discard one.
   *[other] { $hand } cards: collect, play command cards, then discard one.
}
kaboodl-asks-play-kbosh = { $player } can still answer with K'bosh for { $card }.
kaboodl-asks-last-call = The Kaboodl is empty
kaboodl-asks-last-call-how = Last chance for a K'bosh: { $cards } could change hands. Then the round is counted.
kaboodl-asks-round-over = Round { $round } is over
kaboodl-asks-round-over-who = Another round follows. Who deals?
kaboodl-asks-round-over-deal = Lay out the Kaboodl again; { $dealer } shuffles and deals 7 cards each.
kaboodl-asks-over = The match is over.
kaboodl-choice-draw = { $cards ->
    [0] Draw nothing
   *[other] Draw { $cards }
}
kaboodl-choice-toss-out = Toss out { $cards }
kaboodl-choice-discard = Discard
kaboodl-choice-end-turn = End the turn
kaboodl-choice-collect = { $wilds ->
    [0] Collect { $card }
   *[other] Collect { $card }, { $wilds } Wild
}
kaboodl-choice-steal = K'baam: { $card } from { $from }
kaboodl-choice-block = K'bosh: { $from } keeps { $card }
kaboodl-choice-count = Count the round
kaboodl-choice-next-round = Deal the next round

# What to do on the table after an undo.
kaboodl-put-card = { $place ->
    [kaboodl] Put { $card } back into the Kaboodl.
    [with] Give { $card } to { $player }.
   *[out] Take { $card } out of the game.
}
kaboodl-put-no-steal = There is no K'baam on { $card } any more.
kaboodl-put-steal = { $by }'s K'baam on { $card } is open again.
kaboodl-put-turn = It is { $player }'s turn.
kaboodl-put-takes = { $pile ->
    [draw] { $player } takes { $cards } back from the draw pile.
   *[discard] { $player } takes { $cards } back from the discard pile.
}
kaboodl-put-lays = { $pile ->
    [draw] { $player } puts { $cards } back on the draw pile.
   *[discard] { $player } puts { $cards } back on the discard pile.
}
kaboodl-put-holds = { $player } then holds { $cards }.
kaboodl-put-piles = The draw pile then has { $draw }, the discard pile { $discard }.

# Why something may not be. "lies" is a sentence without its full stop that says where a card is.
kaboodl-no-over = the match is over: undo, set the turn by hand, or begin another
kaboodl-no-not-now = { $wish ->
    [toss-out] not now: a Toss-Out comes at the start of a turn, before drawing (the sheet, "{ sheet-kaboodl-toss-out }"). Now: { $now }
    [draw] not now: drawing comes once, at the start of a turn (the sheet, "{ sheet-kaboodl-play }"). Now: { $now }
    [collect] not now: collecting comes in a player's turn, after drawing and before the discard (the sheet, "{ sheet-kaboodl-play }"). Now: { $now }
    [steal] not now: K'baam comes in the thief's own turn, after drawing and before the discard (the sheet, "{ sheet-kaboodl-command-cards }"). Now: { $now }
    [discard] not now: the discard comes at the end of a turn, after drawing (the sheet, "{ sheet-kaboodl-play }"). Now: { $now }
    [count-up] not now: counting up comes when the Kaboodl is empty and an open K'baam has held up the end. Now: { $now }
    [next-round] not now: the next round comes when a round has been counted and the match goes on (the sheet, "{ sheet-kaboodl-more-rounds }"). Now: { $now }
   *[end-round] not now: the end of a round comes while a round is played. Now: { $now }
}
kaboodl-no-last-card = the sheet, "{ sheet-kaboodl-play }": one card must be left to end the turn with, and { $player } holds { $hand }; this takes { $takes }, so { $player } needs { $needs } or more. Now: discard
kaboodl-no-wilds = the sheet, "{ sheet-kaboodl-command-cards }": a Kaboodl card takes three cards, so 0 to 3 of them are Wild, not { $wilds }
kaboodl-no-collect = the sheet, "{ sheet-kaboodl-play }": { $lies }; to be collected: { $left }
kaboodl-no-steal = the sheet, "{ sheet-kaboodl-command-cards }": K'baam takes a card from another player, and { $lies }; to be taken: { $others }
kaboodl-no-open-steal = the sheet, "{ sheet-kaboodl-command-cards }": K'bosh answers an open K'baam, and there is none on { $card }; open: { $open }
kaboodl-no-hand = { $player } holds no card, so no K'bosh; if that is wrong, correct the hand first
kaboodl-no-kbosh = { $rule }; { $player } has tossed out and has had no turn since. Change the rule, or go on
kaboodl-no-toss-out = { $hand ->
    [0] the sheet, "{ sheet-kaboodl-toss-out }": { $player } can toss out nothing, the hand is empty, not { $cards }
    [1] the sheet, "{ sheet-kaboodl-toss-out }": { $player } can toss out 1 card, not { $cards }
   *[other] the sheet, "{ sheet-kaboodl-toss-out }": { $player } can toss out 1 to { $hand } cards, not { $cards }
}
kaboodl-no-card = there is no { $card }; there are { $count }
kaboodl-no-seat = nobody has { $seat }
kaboodl-no-pile = { $cards } cards: a hand or pile has 0 to { $most }
kaboodl-no-points = { $points } points: it is between -{ $most } and { $most }
kaboodl-no-round = round { $round } has not been counted ({ $counted } have been); in a round under way points are added or taken off
kaboodl-no-extra = round { $round } has been counted: set its points instead
kaboodl-no-steal-now = a K'baam is open only after drawing, until the discard
kaboodl-no-second-steal = { $card } has an open K'baam on it already
kaboodl-no-own-steal = { $lies }: K'baam takes a card from a player whose turn it is not
kaboodl-no-steal-to-drop = there is no open K'baam on { $card }
kaboodl-no-name = a name has 1 to 40 letters on one line and is not another player's

# What is wrong with a set-up, and what is unusual about one.
kaboodl-problem-players = { $count } players: this game is played by 2 to 6, and by 12 at most
kaboodl-problem-dealer = { $seat } deals, but nobody sits there
kaboodl-problem-name = the name of { $seat } is empty, longer than 40 letters or has a line break
kaboodl-problem-same-name = two players are called { $name }: the log could not tell them apart
kaboodl-problem-kaboodl-cards = { $count } Kaboodl cards: there are 1 to 12
kaboodl-problem-kinds = { $what ->
    [creatures] { $count } creatures: there are 1 to 12
   *[colours] { $count } colours: there are 1 to 12
}
kaboodl-problem-kind-name = "{ $name }" cannot name a creature or colour: 1 to 40 letters on one line, each only once
kaboodl-problem-card = Kaboodl card { $number } shows no known creature or colour, or its dots are not 1 to 9
kaboodl-problem-deck = { $sort ->
    [creature] { $cards } creature cards: at most 999
    [colour] { $cards } colour cards: at most 999
    [dots] { $cards } dot cards: at most 999
    [wild] { $cards } Wild cards: at most 999
    [kbaam] { $cards } K'baam cards: at most 999
   *[kbosh] { $cards } K'bosh cards: at most 999
}
kaboodl-problem-deal = the deck has { $deck } cards: { $players } players are dealt { $need }
kaboodl-unusual-players = { $count } players: the game is made for 2 to 6, and with more the draw pile is soon empty
kaboodl-unusual-kaboodl-cards = { $count } Kaboodl cards: a whole box has 12
kaboodl-unusual-same-cards = Kaboodl cards { $one } and { $other } show the same
kaboodl-unusual-deck = the deck of { $cards } cards is not that of a whole box, which has 91
