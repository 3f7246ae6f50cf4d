# Words of the window: bakugan.

bakugan-yes = Yes
bakugan-closed = Closed
bakugan-missed = Missed
bakugan-more = more
bakugan-beside = What else happened
bakugan-look-again = look again
bakugan-compare = Compare
bakugan-type-totals = Type totals
bakugan-wins = { $name } wins
bakugan-equal = Equal
bakugan-ability = Ability card
bakugan-whose-ability = Who plays an ability card?
bakugan-name-it = Name it
bakugan-fix-number = Fix a number
bakugan-pick-g-power = G-Power of { $toy }
bakugan-pick-line = Something else for { $toy }
bakugan-knocked = A Bakugan was knocked
bakugan-set-turn = Whose turn it is
bakugan-set-toy = Where a Bakugan is
bakugan-by-hand-reason = set by hand
bakugan-place-gate = on { $gate }
bakugan-place-unused = unused
bakugan-place-used = used
bakugan-place-out = out of the game
bakugan-count-in = Count in
bakugan-count-roll = ROLL!
bakugan-count-hint = Both roll at "roll". Then say whose Bakugan stood first.
bakugan-was-closed = It was closed
bakugan-was-missed = It missed
bakugan-open-on = Open on { $gate }

bakugan-state-won = has won
bakugan-state-over = match over
bakugan-state-sets-gate = sets a gate
bakugan-state-next-game = ready for the next game
bakugan-state-chooses = chooses
bakugan-state-battle = in battle
bakugan-state-tie = rolls for the tie
bakugan-state-rolls = rolls now
bakugan-state-turn = on turn
bakugan-state-next = next
bakugan-state-then = then
bakugan-gates-in-hand = { $count ->
    [0] no gate in hand
    [one] 1 gate in hand
   *[other] { $count } gates in hand
}
bakugan-gates-won = gates won
bakugan-toy-unused = unused
bakugan-toy-rolling = rolling
bakugan-toy-on-gate = on Gate { $number }
bakugan-toy-used = used
bakugan-toy-out = out

bakugan-waiting-for-camera = Waiting for the camera: the game goes on by hand
bakugan-no-camera = No camera: the game goes on by hand
bakugan-being-put-right = The table is being put right
bakugan-hand-in-view = Hand in view, waiting
bakugan-put-right-first = Put the table right, then look again
bakugan-no-gates-seen = I cannot see the Gate cards yet
bakugan-roll-from-outside = Roll from outside the dashed line
bakugan-let-go = let go here
bakugan-too-near = The hand was nearer than two card lengths.
bakugan-on-which-gate = On which gate does it open? Or does it stay closed, or miss?
bakugan-loose-call = A roll! Which Bakugan was it?
bakugan-loose-call-hint = Name it, then the camera's call is shown.
bakugan-put-right = On the table:
bakugan-took-rolls = { $count ->
    [one] The match took 1 roll.
   *[other] The match took { $count } rolls.
}
bakugan-total-of = { $name }'s total

bakugan-face-down = face down
bakugan-face-up = face up
bakugan-empty = empty
bakugan-nobody-stands = nobody stands here
bakugan-laid-by = laid by { $name }
bakugan-no-gate = No Gate card is in the field.
bakugan-no-gate-yet = No Gate card is in the field yet.
bakugan-first-with = { $count ->
    [one] First with 1 gate wins.
   *[other] First with { $count } gates wins.
}
bakugan-on-the-table = On the table
bakugan-last-flipped = last card flipped
bakugan-last-ability = last ability played
bakugan-gate-colour = { $colour } gate
bakugan-played-by = played by { $name }

bakugan-g-power = G-Power on the toy
bakugan-nobody-read = Nobody has read a number yet
bakugan-read-it = Type its G-Power
bakugan-gate-number = Gate's number
bakugan-read-both = Read both G-Powers aloud. Then turn the gate over and follow its text.
bakugan-each-adds = Each fighter adds the number of its Attribute on the card and its ability cards. The higher total takes the gate.
bakugan-gate-face-down = { $gate }, face down
bakugan-gate-flipped = { $gate }, flipped
bakugan-leads-by = leads by { $count }
bakugan-total = total
bakugan-step-read = Read
bakugan-step-flip = Flip
bakugan-step-abilities = Abilities
bakugan-step-gate = Add gate
bakugan-step-result = Result

bakugan-pose-open = open
bakugan-pose-a-little = open a little
bakugan-pose-closed = closed
bakugan-pose-gone = gone
bakugan-call-on = on { $gate }
bakugan-call-before = before { $gate }
bakugan-call-most-on = across gates, most on { $gate }
bakugan-call-across = across gates
bakugan-call-beside = beside the gates
bakugan-toy-gate = Gate { $number }
bakugan-done = { $name } is done

# The photo finish of a tie roll.
finish-waits = Both roll at once: the camera follows both.
finish-left = left first
finish-right = right first
finish-dead-heat = dead heat
finish-nobody = nobody
finish-row-left = LEFT
finish-row-right = RIGHT
finish-gap = It opened { $frames } pictures ({ $millis } ms) before the other.
finish-heat-gap = { $frames ->
    [0] Both opened in the same picture.
   *[other] Both opened within { $millis } ms: nobody can see that apart.
}
finish-only-one = Only this one opened.
finish-none-opened = Both stayed closed, or opened nowhere.
finish-one-seen = Only one of the two rolls was seen.
finish-whose = Whose is it?
finish-say = You say who stood first.
finish-by-colour = By its colour: { $name }.
finish-yes-heat = Yes, a dead heat
finish-yes-nobody = Yes, nobody
finish-again = again
finish-again-said = It does not count: roll again
