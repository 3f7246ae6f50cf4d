# Words of the rules: bakugan.

bakugan-gate = Gate { $number }
bakugan-toy-of = { $player }'s { $toy }
bakugan-line-gate = the gate's number
bakugan-line-ability = ability { $name }
bakugan-line-g-power = G-Power on the toy
bakugan-part-gates = gates won
bakugan-colour = { $colour ->
    [gold] gold
    [silver] silver
    [copper] copper
    [red] red
    [blue] blue
   *[green] green
}
bakugan-total = { $toy } { $total }
bakugan-lies = { $place ->
    [unused] { $toy } is unused
    [rolling] { $toy } is on its way
    [standing] { $toy } stands on { $gate }
    [used] { $toy } is in the used pile
   *[out] { $toy } is out of the game
}

# What was seen of a roll. "place" is where it lies, and "at" are the gates there; it opened on "opened".
bakugan-seen = { $how ->
    [gone] { $toy } leaves the table
    [opened-and-gone] { $toy } opens on { $opened } and leaves the table
    [slid-off] { $toy } opens on { $opened } and slides off
    [opened-before] { $toy } opens beside the gates and ends on { $at }
    [closed] { $place ->
        [on] { $toy } stays closed on { $at }
        [across] { $toy } stays closed across { $at }
        [beside] { $toy } stays closed beside the gates
       *[nowhere] { $toy } stays closed
    }
    [a-little] { $place ->
        [on] { $toy } opens a little on { $at }
        [across] { $toy } opens a little across { $at }
        [beside] { $toy } opens a little beside the gates
       *[nowhere] { $toy } opens a little
    }
   *[open] { $place ->
        [on] { $toy } opens on { $at }
        [across] { $toy } opens across { $at }
        [beside] { $toy } opens beside the gates
       *[nowhere] { $toy } opens
    }
}

# What happens.
bakugan-gate-set = { $player } lays { $gate } face down.
bakugan-rolled = { $player } rolls { $toy }.
bakugan-stood = { $how ->
    [open] { $toy } opens and stands on { $gate }.
    [a-little] { $toy } opens a little, which counts, and stands on { $gate }.
    [put-back] { $seen }: it counts and is put back on { $gate }.
   *[otherwise] { $seen }: it stands on { $gate }.
}
bakugan-missed = { $pile ->
    [used] { $seen }: a miss; it goes to the used pile.
   *[unused] { $seen }: a miss; it stays unused.
}
bakugan-roll-again = { $seen }: the roll is made again.
bakugan-gate-to-choose = { $reason ->
    [straddle] { $toy } lies about equally on { $gates }: { $player } chooses.
   *[move] { $toy } goes on: { $player } chooses { $gates }.
}
bakugan-moved = One of { $player }'s stands on { $from } already, so { $toy } goes on to { $to }.
bakugan-power-read = { $toy } has { $power } G.
bakugan-gate-taken = { $how ->
    [uncontested] Two of { $player }'s stand on { $gate }: { $player } takes it.
    [totals] { $player } wins the battle and takes { $gate }: { $totals }.
    [battle] { $player } wins the battle and takes { $gate }.
    [tie] { $player } wins the tie and takes { $gate }.
   *[running-out] { $player } has nothing to roll and no opponent stands: { $player } takes { $gate }.
}
bakugan-gate-lost = { $gate } leaves the game.
bakugan-returned = { $count ->
    [1] { $player } has nothing unused: { $toys } comes back from the used pile.
   *[other] { $player } has nothing unused: { $toys } come back from the used pile.
}
bakugan-passed = { $player } has nothing to roll and passes.
bakugan-turn-passed = { $player }'s turn.
bakugan-undecided = No gate is left and nobody is ahead: the table decides between { $players }.
bakugan-too-near = { $then ->
    [noted] { $toy } was not rolled from two card lengths back: a hint only.
    [again] { $toy } was not rolled from two card lengths back: it is rolled again, this once.
    [used] { $toy } was not rolled from two card lengths back: the second time in this turn, so a miss; it goes to the used pile.
   *[unused] { $toy } was not rolled from two card lengths back: the second time in this turn, so a miss; it stays unused.
}
bakugan-knock = { $lies ->
    [on] { $toy } is knocked to { $gate }
    [off] { $toy } is knocked off its gate
   *[shut] { $toy } is knocked shut
}
bakugan-knocked = { $then ->
    [put-back] { $knock }: it is put back on { $gate }.
    [stands] { $knock }: it stands on { $gate } from now on.
   *[used] { $knock }: it goes to the used pile.
}
bakugan-opponent-to-choose = Several opponents stand on { $gate }: { $player } chooses { $toys }.
bakugan-special-moved = { $player } has nothing to roll and moves { $toy } from { $from } to { $to }.
bakugan-votes = { $votes ->
    [1] { $answer } (1 vote)
   *[other] { $answer } ({ $votes } votes)
}
bakugan-vote-decided = Vote on "{ $question }": { $votes }. It is decided: { $answer }.
bakugan-vote-open = Vote on "{ $question }": { $votes }. No answer has most votes; toss a coin.
bakugan-coin = { $side ->
    [heads] Coin for "{ $question }": heads, so { $answer }.
   *[tails] Coin for "{ $question }": tails, so { $answer }.
}
bakugan-game-ended = Game { $game } is over. { $result }{ $why }.
bakugan-game-began = Game { $game } begins: all pieces go back to their owners, and { $player } goes first.

# What the rules themselves give as a reason, and what is asked and answered in a vote. Files keep it in English.
bakugan-by-vote = by vote
bakugan-by-coin = by coin
bakugan-by-vote-or-coin = by vote or coin
bakugan-vote-what-now = nothing to roll: what now?
bakugan-vote-pass = the turn passes
bakugan-vote-nobody = nobody wins
bakugan-vote-wins = { $player } wins

# What happens in a battle.
bakugan-battle-began = Battle on { $gate }: { $fighters }.
bakugan-against = { $one } against { $other }
bakugan-flipped = { $gate } is turned over.
bakugan-flipped-named = { $gate } is turned over: { $name }.
bakugan-attribute-by-card = { $card }: { $toy } is { $attribute } in this battle.
bakugan-attribute-chosen = { $toy } fights as { $attribute }.
bakugan-ability-played = { $player } plays { $name }.
bakugan-abilities-done = { $player } plays no more abilities.
bakugan-abilities-passed = { $player } plays no ability now; { $next } may.
bakugan-fighter-to-choose = { $card }: { $player } chooses which unused Bakugan fights instead of { $toy }.
bakugan-attribute-to-choose = { $card }: { $player } chooses the Attribute of { $toy }.
bakugan-fighter-replaced = { $leaves ->
    [unused] { $card }: { $new } fights instead of { $old }, which is unused again.
    [used] { $card }: { $new } fights instead of { $old }, which goes to the used pile.
   *[out] { $card }: { $new } fights instead of { $old }, which leaves the game.
}
bakugan-abilities-returned = { $card }: { $player } has { $names } back in the hand.
bakugan-ability-out = { $player }'s { $name } leaves the game.
bakugan-toy-out = { $card }: { $toy } leaves the game.
bakugan-line-added = { $toy }: { $line } { $amount }.
bakugan-tied = Level on { $gate }: both roll for it.
bakugan-tied-at = Level on { $gate }, { $totals }: both roll for it.
bakugan-tie-roll-settled = { $stands ->
    [counts] { $seen }: it stands on { $gate }.
    [in-vain] { $seen }: it stands on { $gate }, which does not count for the tie.
   *[no] { $seen }: it does not stand.
}
bakugan-tie-again = Both roll again for the tie.
bakugan-dead-heat = { $gap ->
    [0] A dead heat: both stand in the same frame.
   *[other] A dead heat: both stand within a frame of each other.
}
bakugan-tie-first = { $player }'s { $toy } stood first
bakugan-tie-decides-nothing = The tie roll decides nothing
bakugan-tie-nobody = Nobody's Bakugan stood where it counts in the tie roll
bakugan-tie-stays = { $toy } stays on { $gate }

# What a card does.
bakugan-effect-add = { $amount } G
bakugan-effect-add-each = { $count ->
    [kinds] { $amount } G for each different kind in the team
    [used] { $amount } G for each used Bakugan
    [unused] { $amount } G for each unused Bakugan
    [standing] { $amount } G for each standing Bakugan
    [abilities] { $amount } G for each used ability card
   *[gates] { $amount } G for each gate won
}
bakugan-effect-multiply = G-Power times { $times }
bakugan-effect-set = G-Power becomes { $amount }
bakugan-effect-swap = the printed G-Powers are swapped
bakugan-effect-attribute = becomes { $attribute }
bakugan-effect-attribute-chosen = becomes the Attribute its player chooses
bakugan-effect-no-abilities = no ability cards in this battle
bakugan-effect-number-off = the gate's number does not count
bakugan-effect-number-times = { $times ->
    [2] the gate's number counts twice
   *[other] the gate's number counts { $times } times
}
bakugan-effect-number-each = { $count ->
    [kinds] the gate's number counts once for each different kind in the team
    [used] the gate's number counts once for each used Bakugan
    [unused] the gate's number counts once for each unused Bakugan
    [standing] the gate's number counts once for each standing Bakugan
    [abilities] the gate's number counts once for each used ability card
   *[gates] the gate's number counts once for each gate won
}
bakugan-effect-number-add = the gate's number has { $amount }
bakugan-effect-lower-wins = the lower total wins
bakugan-effect-replace = an unused Bakugan fights instead
bakugan-effect-return-battle = abilities of this battle come back after it
bakugan-effect-return-all = played abilities come back after the battle
bakugan-effect-out-fighter = leaves the game after the battle
bakugan-effect-out-loser = leaves the game if it loses
bakugan-effect-out-gate = the gate leaves the game afterwards
bakugan-effect-out-card = this card leaves the game
bakugan-effect-to = { $whom ->
    [own] { $does }, for the player's own fighter
    [opponent] { $does }, for the opponent's fighter
    [turn-player] { $does }, for the fighter whose turn it is
    [fewest-gates] { $does }, for who has fewest gates
    [most-gates] { $does }, for who has most gates
    [weaker] { $does }, for the weaker printed G-Power
   *[stronger] { $does }, for the stronger printed G-Power
}
bakugan-effect-only = { $does }, for { $what }

# What is set by hand.
bakugan-by-hand = By hand: { $change } ({ $reason }).
bakugan-by-hand-toy = { $place ->
    [unused] { $toy } is unused
    [standing] { $toy } stands on { $gate }
    [used] { $toy } goes to the used pile
   *[out] { $toy } is out of the game
}
bakugan-by-hand-gate = a gate of { $player } goes { $from } { $to }
bakugan-by-hand-turn = it is { $player }'s turn
bakugan-by-hand-power = { $toy } has { $power } G
bakugan-by-hand-attribute = { $toy } is { $attribute }
bakugan-by-hand-no-attribute = the Attribute of { $toy } is not known
bakugan-by-hand-ability = ability { $name } of { $player } goes { $from } { $to }
bakugan-by-hand-name = { $seat } is called { $name }
bakugan-by-hand-side = { $side ->
    [down] { $gate } lies face down
   *[up] { $gate } lies face up
}
bakugan-by-hand-named = { $gate } lies face up: { $name }
bakugan-by-hand-battle = { $one } and { $other } fight
bakugan-by-hand-note = a note
bakugan-gate-from = { $place ->
    [hand] from the hand
    [field] from the field as { $gate }
    [won] from the gates won by { $player }
   *[out] from out of the game
}
bakugan-gate-to = { $place ->
    [hand] to the hand
    [field] to the field as { $gate }
    [won] to the gates won by { $player }
   *[out] to out of the game
}
bakugan-ability-from = { $place ->
    [hand] from the hand
    [used] from the used pile
   *[out] from out of the game
}
bakugan-ability-to = { $place ->
    [hand] to the hand
    [used] to the used pile
   *[out] to out of the game
}

# What follows from what is wished, in a few words before it is so.
bakugan-follows-battle = { $toy } stands there: BATTLE
bakugan-follows-stands = stands on { $gate }
bakugan-follows-missed = { $pile ->
    [used] a miss, to the used pile
   *[unused] a miss, stays unused
}
bakugan-follows-roll-again = roll again
bakugan-follows-gate-choice = { $player } chooses the gate
bakugan-follows-in-vain = stands on { $gate }, which does not count
bakugan-follows-no-stand = does not stand
bakugan-follows-tie-again = both roll again
bakugan-follows-dead-heat = a dead heat
bakugan-follows-goes-on = goes on to { $gate }
bakugan-follows-takes = { $player } takes { $gate }
bakugan-follows-too-near = { $then ->
    [noted] a hint only
    [again] it is rolled again, this once
    [used] the second time in this turn, so a miss; it goes to the used pile
   *[unused] the second time in this turn, so a miss; it stays unused
}
bakugan-follows-moves = moves to { $gate }
bakugan-follows-opponent-choice = { $player } chooses the opponent
bakugan-follows-turn = then { $player }'s turn

# Where everything is.
bakugan-table-player = { $seen ->
    [none] { $player }: gates won { $won }, in the hand { $hand }; abilities in the hand { $abilities }; { $toys }.
    [played] { $player }: gates won { $won }, in the hand { $hand }; abilities in the hand { $abilities }, played { $played }; { $toys }.
    [out] { $player }: gates won { $won }, in the hand { $hand }; abilities in the hand { $abilities }, out of the game { $out }; { $toys }.
   *[both] { $player }: gates won { $won }, in the hand { $hand }; abilities in the hand { $abilities }, played { $played }, out of the game { $out }; { $toys }.
}
bakugan-table-gate = { $face ->
    [down] { $gate } ({ $player }'s, face down)
   *[up] { $gate } ({ $player }'s, face up)
}
bakugan-table-field = In the field: { $gates }.
bakugan-table-clash = { $toy } was knocked to { $gate }, where an opponent's stands: they fight before the turn passes.
bakugan-table-choosing = { $toy } waits for its gate: { $gates }.
bakugan-table-order = { $order ->
    [drawn] Order of turns, as it was drawn: { $players }.
   *[as-seated] Order of turns, as the players sit: { $players }.
}
bakugan-table-match = Game { $game } of a match, { $format }; games won: { $won }.
bakugan-table-won = { $player } { $won }

# What is asked and what can be answered.
bakugan-asks-gates = Set the gates
bakugan-asks-gates-two = Both lay a Gate card face down in front of the other player, short edges touching.
bakugan-asks-gates-more = Everybody lays a Gate card face down in the middle, as far away as it goes, touching another.
bakugan-asks-roll = { $player } rolls
bakugan-asks-roll-how = Name an unused Bakugan and roll it from two card lengths back.
bakugan-asks-roll-more = Name an unused Bakugan and roll it from two card lengths back. Two cards at once: { $first } plays first.
bakugan-asks-rolling = { $player } rolls { $toy }
bakugan-asks-rolling-how = How does it come to rest?
bakugan-asks-gate = { $player } chooses a gate
bakugan-asks-gate-which = { $toy } on { $gates }?
bakugan-asks-opponent = { $player } chooses an opponent
bakugan-asks-opponent-why = Several stand on { $gate }: a battle is one against one.
bakugan-asks-nothing = { $player } has nothing to roll
bakugan-asks-nothing-move = Move a standing Bakugan to where it starts a battle. If no opponent stands, take a gate.
bakugan-asks-nothing-vote = The table votes on what happens.
bakugan-asks-nothing-pass = The turn passes.
bakugan-asks-game-over = The game is over
bakugan-asks-next-game = Everybody takes all pieces back. { $player } begins the next game.
bakugan-asks-undecided = Nobody is ahead
bakugan-asks-undecided-how = No gate is left. Take a vote or toss a coin.
bakugan-asks-over = The match is over.
bakugan-asks-battle = Battle on { $gate }
bakugan-asks-card = { $card }: { $player } chooses
bakugan-asks-card-fighter = Which unused Bakugan fights instead of { $toy }?
bakugan-asks-card-attribute = Which Attribute has { $toy }?
bakugan-asks-attribute = { $toy }: which Attribute?
bakugan-asks-attribute-clear = Both fighters are clear: each player chooses an Attribute now.
bakugan-asks-attribute-number = The gate's number depends on it.
bakugan-asks-totals = Add up both totals, or say who wins.
bakugan-asks-abilities = Abilities: { $player } plays, or has finished.
bakugan-asks-result = The gate's numbers are added. See the result.
bakugan-asks-numbers = Add the gate's numbers; the higher total wins.
bakugan-asks-flip = Read both G-Powers, then turn { $gate } over.
bakugan-asks-before-flip = Read both G-Powers, then turn { $gate } over. Abilities for before the flip come now, { $player }'s first.
bakugan-asks-tie-name = Tie: { $player } names a Bakugan
bakugan-asks-tie-name-how = Each side rolls an unused one, both at the same time.
bakugan-asks-dead-heat = Dead heat: who was first?
bakugan-asks-dead-heat-how = Both stood at the same moment. The referee decides.
bakugan-asks-tie = Tie: who stands first?
bakugan-asks-tie-both-stand = Both stand. Say who was first.
bakugan-asks-tie-roll = Roll on three. Whoever stands sooner takes the gate.
bakugan-choice-gates-set = Gates are set
bakugan-choice-pass = Pass
bakugan-choice-turn-passes = The turn passes
bakugan-choice-next-game = Next game
bakugan-choice-wins = { $who } wins
bakugan-choice-nobody-wins = Nobody wins
bakugan-choice-open = Open on { $gate }
bakugan-choice-closed = Closed on { $gate }
bakugan-choice-missed = Missed
bakugan-choice-a-little = Opened a little on { $gate }
bakugan-choice-slid-off = Slid off { $gate }
bakugan-choice-opened-before = Opened before { $gate }
bakugan-choice-across = Across { $one } and { $other }
bakugan-choice-gone = Left the table
bakugan-choice-too-near = Rolled from too near
bakugan-choice-move = Move { $toy } to { $gate }
bakugan-choice-take = Take { $gate }
bakugan-choice-fighter = { $toy } fights
bakugan-choice-result = Result: { $totals }
bakugan-choice-level = Level: tie roll
bakugan-choice-done = { $player } plays no more abilities
bakugan-choice-card = { $gate } is { $card }
bakugan-choice-flip = Turn { $gate } over
bakugan-choice-tie-first = { $player }'s stands first
bakugan-choice-tie-nobody = Nobody stands
bakugan-choice-tie-gate = { $toy } on { $gate }

# What to do on the table after an undo.
bakugan-put-side = { $side ->
    [down] Turn { $gate } face down again.
   *[up] Turn { $gate } face up.
}
bakugan-put-gate-to = Give { $gate } to { $player }.
bakugan-put-gate-back = Give { $gate } back to { $player }.
bakugan-put-gate-out = Take { $gate } out of the game.
bakugan-put-gate-down = { $side ->
    [up] Lay { $player }'s { $gate } back on the table, face up.
   *[down] Lay { $player }'s { $gate } back on the table, face down.
}
bakugan-put-gate-card = Put one of { $player }'s Gate cards { $from } { $to }.
bakugan-put-toy = { $place ->
    [standing] Stand { $toy } on { $gate }.
    [rolling] Put { $toy } back where it came to rest.
    [not-rolled] Close { $toy }; it has not been rolled.
    [unused] Close { $toy }; it is unused.
    [used] Put { $toy } in the used pile.
   *[out] Take { $toy } out of the game.
}
bakugan-put-ability = { $place ->
    [hand] Give { $name } back to { $player }, unplayed.
    [used] Put { $player }'s { $name } in the used pile.
   *[out] Take { $player }'s { $name } out of the game.
}

# Why something may not be.
bakugan-no-over = the match is over: undo, set the turn by hand, or begin another
bakugan-no-not-now = not now: { $why }. Now: { $now }
bakugan-no-not-yours = the sheet, "{ sheet-bakugan-play }": it is { $turn }'s turn, and { $toy } is { $owner }'s; to be rolled: { $may }
bakugan-no-not-unused = the sheet, "{ sheet-bakugan-play }": only an unused Bakugan is rolled, and { $lies }; unused: { $unused }
bakugan-no-toy = there is no Bakugan { $number } of { $seat }
bakugan-no-seat = nobody has { $seat }
bakugan-no-gate = { $gate } is not in the field; in the field: { $field }
bakugan-no-settled = roll { $roll } is settled already; { $now }
bakugan-no-settled-open = roll { $open } is open
bakugan-no-settled-none = no roll is open; undo it, or correct it in the log
bakugan-no-settled-tie = open in the tie: { $open }
bakugan-no-settled-both = both rolls of the tie are; say who stood first
bakugan-no-fact = what was seen does not fit together: { $why }
bakugan-no-fact-which = it lies on a gate, but on which?
bakugan-no-fact-across = it lies between gates, but touches fewer than two
bakugan-no-fact-knock = it lies on the gate on which it stood, so nothing happened to it; name another gate, off, or shut
bakugan-no-fact-order = one of the two did not stand, so there is no order
bakugan-no-not-fighting = { $toy } does not fight here; the fighters: { $fighters }
bakugan-no-order = the sheet, "{ sheet-bakugan-battle }": { $why }
bakugan-no-order-tie-unused = a tie is settled with unused Bakugan, and { $lies }; unused: { $unused }
bakugan-no-order-tie-named = in a tie each side rolls one Bakugan, and { $toy } is named already; now { $next } names one
bakugan-no-order-tie-rolled = in a tie each side rolls one Bakugan, and { $toy } is named already; now say how both came to rest, or undo
bakugan-no-order-done = before { $gate } is turned over nobody has to finish: turn it over
bakugan-no-order-powers = both G-Powers are read first, because { $card } changes them; still to read: { $toys }
bakugan-no-order-face-up = { $gate } lies face up already
bakugan-no-order-flip = turn { $gate } over first, then add its numbers
bakugan-no-totals = one total for each fighter is needed: { $why }
bakugan-no-totals-power = read the G-Power of { $toy }, or enter totals
bakugan-no-totals-twice = { $toy } has none, or two
bakugan-no-totals-nobody = one of those given belongs to nobody in this battle
bakugan-no-totals-attribute = say the Attribute of { $toy }, or add the gate's number by hand, or enter totals
bakugan-no-totals-number = add the number of { $card } for { $attribute } by hand, or enter totals
bakugan-no-not-offered = { $what } is not to be chosen here; to be chosen: { $among }
bakugan-no-not-standing = { $lies }; standing: { $standing }
bakugan-no-too-near-noted = house rule { house-bakugan-close_roll-name }: advisory; the hint on roll { $roll } stands in the log, the referee settles the roll
bakugan-no-number = { $number } is beyond any number on a toy or card (up to { $most })
bakugan-no-name = a name has 1 to 40 letters on one line and is not another player's
bakugan-no-card-name = a card's name has 1 to 40 letters on one line
bakugan-no-line-name = a line needs a name of 1 to 40 letters
bakugan-no-room = { $gate }: there is room for { $most } gates
bakugan-no-free-place = { $gate } lies in the field already
bakugan-no-gate-there = { $place ->
    [hand] { $player } has no gate in the hand to be moved
    [field] { $player } has no gate at { $gate } to be moved
    [won] { $player } has no gate won by { $winner } to be moved
   *[out] { $player } has no gate out of the game to be moved
}
bakugan-no-gate-free = on { $gate } stand: { $toys }; put them elsewhere first
bakugan-no-ability-there = { $player } has no ability { $name } there; in the hand { $hand }, played: { $played }
bakugan-no-battle-there = { $one } and { $other } do not stand on one gate as opponents; put them there first
bakugan-no-game-over = game { $game } is not over; games that are over: { $over }
bakugan-no-special-move = the multiplayer sheet, "{ sheet-bakugan-running-out }": a standing Bakugan goes where it starts a battle, and only when no opponent stands anywhere is a gate taken; { $allowed }
bakugan-no-decline = { $rule }; { $allowed }
bakugan-allowed = allowed: { $what }
bakugan-allowed-move = move { $toy } to { $gate }
bakugan-allowed-take = take { $gate }
bakugan-no-vote-answers = a vote needs two answers or more to choose from
bakugan-no-vote-count = { $votes } votes from { $players } players: each player has one, and somebody has to vote
bakugan-no-vote-pass = house rule { house-bakugan-nothing_to_roll-name }: pass; here the turn passes without a vote
bakugan-no-vote-here = a vote or a coin ends a game or a turn only where no gate is left and nobody is ahead, or where a player has nothing to roll and house rule { house-bakugan-nothing_to_roll-name } says vote; elsewhere put the answer down in words and set by hand what it changes
bakugan-no-vote-winner = most gates decide first, so only these can win: { $players }
bakugan-no-vote-turn = no gate is left to play for: the table decides who wins, or that nobody does

# What comes at another moment.
bakugan-when-gates = setting gates comes at the start of a turn that finds no gate in the field (the sheet, "{ sheet-bakugan-play }")
bakugan-when-roll = a roll comes when a player's turn begins and gates are in the field (the sheet, "{ sheet-bakugan-play }")
bakugan-when-roll-unused = a roll comes when a player has something unused; here the special move takes its place (the multiplayer sheet, "{ sheet-bakugan-running-out }"; house rule { house-bakugan-multi_return-name })
bakugan-when-outcome = the outcome of a roll comes after a Bakugan was named and rolled
bakugan-when-other-outcome = the outcome of the other roll comes once the gate is chosen
bakugan-when-too-near = a roll from too near comes while that roll waits for its call (the sheet, "{ sheet-bakugan-additional-rules }"; house rule { house-bakugan-close_roll-name })
bakugan-when-knock = a knock comes to Bakugan that neither fight nor wait for their gate
bakugan-when-knock-in-game = a knock comes while a game is being played
bakugan-when-choose-gate = choosing a gate comes when the rules let somebody choose
bakugan-when-choose-opponent = choosing an opponent comes when Bakugan of several opponents stand on one gate
bakugan-when-special-move = the special move comes when three or more play and the player whose turn it is has nothing to roll (the multiplayer sheet, "{ sheet-bakugan-running-out }"; house rule { house-bakugan-multi_return-name })
bakugan-when-pass = passing comes when a player has nothing to roll at all
bakugan-when-pass-no-vote = passing comes under another value of house rule { house-bakugan-nothing_to_roll-name }; the table votes
bakugan-when-next-game = another game comes when a game is over and the match is not
bakugan-when-end-game = ending a game comes while one is being played
bakugan-when-battle = what belongs to a battle comes while one is fought: when Bakugan of two players stand on one gate (the sheet, "{ sheet-bakugan-battle }")
bakugan-when-ability = an ability card comes while a game is being played
bakugan-when-done = finishing with ability cards comes in a battle, once its gate lies face up (the sheet, "{ sheet-bakugan-battle }")
bakugan-when-tie-first = saying who stood first comes in a tie roll, after equal totals (the sheet, "{ sheet-bakugan-battle }")
bakugan-when-tie-named = saying who stood first comes once both sides have named the Bakugan they roll
bakugan-when-tie-one-named = saying whose stood first comes once both sides have named the Bakugan they roll
bakugan-when-tie-order = the camera's order comes before it is a dead heat; now the referee decides (house rule { house-bakugan-dead_heat-name })

# Why a card may not be played, turned over or chosen from.
bakugan-no-card-played = the sheet, "{ sheet-bakugan-battle }": { $name } of { $player } has been played already; only a card from the hand is played
bakugan-no-card-left = the sheet, "{ sheet-bakugan-set-up }": { $player } has no ability card left of the three
bakugan-no-card-effects = no card does more than { $most } things
bakugan-no-card-forbidden = the sheet, "{ sheet-bakugan-additional-rules }": cards come before the rules, and { $card } allows no ability cards in this battle
bakugan-no-card-before-flip = { $rule }; abilities come once { $gate } lies face up
bakugan-no-card-outsider = the multiplayer sheet, "{ sheet-bakugan-playing-cards }": in a battle only those with a Bakugan in it play cards, and { $player } has none here; in it: { $players }
bakugan-no-card-turn = { $rule }; now { $player } plays or has finished
bakugan-no-card-turn-asked = the sheet, "{ sheet-bakugan-battle }": the player whose turn it is begins; now { $player } plays or has finished
bakugan-no-card-finished = the sheet, "{ sheet-bakugan-battle }": both have finished playing abilities, and the gate's numbers come now; add a line by hand, or undo
bakugan-no-card-moment = { $moment ->
    [before-flip] the sheet, "{ sheet-bakugan-battle }": the moment to play a card is written on it, and { $card } is for a battle whose gate is still face down
    [in-battle] the sheet, "{ sheet-bakugan-battle }": the moment to play a card is written on it, and { $card } is for a battle whose gate lies face up
    [after-battle] the sheet, "{ sheet-bakugan-battle }": the moment to play a card is written on it, and { $card } is for the moment right after a battle
   *[outside-battle] the sheet, "{ sheet-bakugan-battle }": the moment to play a card is written on it, and { $card } is for any time without a battle
}
bakugan-no-card-fought = the multiplayer sheet, "{ sheet-bakugan-playing-cards }": { $card } is played right after a battle, by those who had a Bakugan in it
bakugan-no-card-no-battle = what { $card } does is done in a battle, and there is none now; play it in one, or set by hand what it changes
bakugan-no-card-choice-first = { $what ->
    [fighter] the sheet, "{ sheet-bakugan-additional-rules }": cards come before the rules; { $card }: { $player } chooses the unused Bakugan that fights instead first
   *[attribute] the sheet, "{ sheet-bakugan-additional-rules }": cards come before the rules; { $card }: { $player } chooses an Attribute first
}
bakugan-no-card-fighter = no card lets anybody choose another fighter now
bakugan-no-card-not-unused = { $card }: one of these fights instead: { $toys }
bakugan-no-card-clear = the sheet, "{ sheet-bakugan-additional-rules }": both fighters are clear, so both players choose an Attribute before { $gate } is turned over; still to choose: { $toys }
bakugan-no-card-elsewhere = { $card } of { $player } lies elsewhere already; it can still be: { $still }; or turn it over without a name
bakugan-no-card-six = the sheet, "{ sheet-bakugan-additional-rules }": a fighter has one of the six Attributes
bakugan-no-card-attribute = the sheet, "{ sheet-bakugan-additional-rules }": an Attribute is chosen when both fighters are clear, and { $toy } does not wait for one; what a card changes is its effect, or is set by hand

# What is wrong with a card.
bakugan-card-number = { $number } G is beyond any number on a card (up to { $most })
bakugan-card-clear = a gate has no number for Clear: a clear Bakugan takes the opponent's Attribute
bakugan-card-times = times { $times } is beyond any card (up to { $most })
bakugan-card-kind = the kind of Bakugan that an effect names has 1 to 40 letters on one line
bakugan-card-to-clear = an effect gives one of the six Attributes, not Clear

# What is wrong with a set-up.
bakugan-problem-players = { $count } players: this game is played by 2 to 4
bakugan-problem-first = { $seat } goes first, but nobody sits there
bakugan-problem-youngest = { $seat } is marked as the youngest, but nobody sits there
bakugan-problem-toys = { $player } has { $count } Bakugan: each player brings 3
bakugan-problem-name = the name of { $seat } is empty, longer than 40 letters or has a line break
bakugan-problem-same-name = two players are called { $name }: the log could not tell them apart
bakugan-problem-toy-name = a Bakugan of { $player } has a name that is empty, longer than 40 letters or has a line break
bakugan-problem-power = a Bakugan of { $player } has a G-Power of { $power }: it is between 0 and { $most }
bakugan-problem-cards = { $sort ->
    [gates] { $player } has { $count } Gate cards: each player brings 3, one of each colour
   *[abilities] { $player } has { $count } ability cards: each player brings 3, one of each colour
}
bakugan-problem-same-colour = { $sort ->
    [gates] { $player } has two { $colour } Gate cards: each player brings one of each colour
   *[abilities] { $player } has two { $colour } ability cards: each player brings one of each colour
}
bakugan-problem-same-card = { $player } has { $card } twice: at the table nobody could tell which is meant
bakugan-problem-card = { $card } of { $player }: { $problem }
