# Words of the rules: what both games of the Bratz pack share.

# The icons that a table begins with. In files their names stand in English.
bratz-icon-heart = Heart
bratz-icon-star = Star
bratz-icon-moon = Moon
bratz-icon-flower = Flower
bratz-icon-crown = Crown
bratz-icon-bow = Bow
bratz-icon-number = icon { $number }

# A card that lies face up. "begins" says how the icon's name begins: with a vowel or not.
bratz-character = { $begins ->
    [vowel] an { $icon } card
   *[consonant] a { $icon } card
}
bratz-event = an event
bratz-event-named = the event { $name }
bratz-other = another card

# What happens.
bratz-turn-passed = { $player }'s turn.
bratz-nobody-wins = Nobody wins this game.
bratz-wins = { $player } wins
bratz-by-hand = By hand: { $change } ({ $reason }).

# What is set by hand.
bratz-by-hand-end = { $count ->
    [0] the game ends and is won by nobody
   *[other] the game ends and is won by { $who }
}
bratz-by-hand-turn = it is { $player }'s turn
bratz-by-hand-draw-pile = the draw pile has { $cards }
bratz-by-hand-uncounted = nobody knows how many cards the draw pile has
bratz-by-hand-winners = { $count ->
    [0] game { $game } was won by nobody
   *[other] game { $game } was won by { $who }
}
bratz-by-hand-icon = icon { $number } is called { $name }
bratz-by-hand-name = { $seat } is called { $name }
bratz-by-hand-note = a note

# The piles: parts of a line that begins with the draw pile.
bratz-draw-pile = Draw pile { $count }
bratz-draw-pile-uncounted = Draw pile not counted
bratz-out = out of the game { $count }

# What to do on the table after something was taken back.
bratz-put-on-pile = Lay { $cards } face down on top of the draw pile.
bratz-put-from-pile = Take { $cards } from the draw pile.

# What is asked now, and what may be answered.
bratz-asks-next-game = The game is over. Next game: { $player } goes first.
bratz-asks-over = The match is over.
bratz-choice-next-game = Next game
bratz-choice-pile-empty = The draw pile is empty

# Why something may not be.
bratz-no-over = the match is over: undo, set the turn by hand, or begin another
bratz-no-pile-empty = by the log { $cards } are in the draw pile; if that is wrong, set the number by hand
bratz-no-icon = there is no icon { $number }; the icons: { $known }
bratz-no-seat = nobody has { $seat }
bratz-no-event-name = an event's name has 1 to 40 letters on one line
bratz-no-event-name-said = an event's name has 1 to 40 letters on one line; leave it out if nobody knows it
bratz-no-same-place = the cards lie there already
bratz-no-such-number = 1 to 999 cards can be moved
bratz-no-end = the game is over already; its winners can be set, or the turn, with which it goes on
bratz-no-such-pile = no pack has more than 999 cards
bratz-no-icon-name = an icon's name has 1 to 40 letters on one line and is not another's
bratz-no-name = a name has 1 to 40 letters on one line and is not another player's

# What is wrong with a set-up.
bratz-problem-first = { $seat } goes first, but nobody sits there
bratz-problem-name = the name of { $seat } is empty, longer than 40 letters or has a line break
bratz-problem-same-name = two players are called { $name }: the log could not tell them apart
bratz-problem-icons = { $count } icons: this game needs { $least } to 20
bratz-problem-icon-name = icon { $number } has a name that is empty, longer than 40 letters or has a line break
bratz-problem-same-icon = two icons are called { $name }
bratz-problem-deck = a pack of { $cards } cards: { $least } are needed to begin, and no pack has more than 999
