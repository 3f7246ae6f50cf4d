# The rules to look up: for each game its topics, each with a title, words by which it is found, and paragraphs.
# One thought a sentence, short, for somebody of ten. No paragraph is longer than 220 letters.
# `…-title` is shown, `…-also` is only searched; a paragraph's ground stands in the code, beside its name.

lookup-not-settled = not settled yet: it is asked at the first case

## Headings of the sheets on which no ruling of the app rests, so that only this file needs them.

lookup-heading-bakugan-gates = How Gate Cards are Played
lookup-heading-bakugan-order = Turn Sequence
lookup-heading-kaboodl-contents = Contents
lookup-heading-kaboodl-object = Object
lookup-heading-all-out-pack = ALL OUT!!! Game Pack
lookup-heading-got-five-rules = Rules

## Bakugan: what you need and the aim.

lookup-bakugan-aim-title = What you need and the aim
lookup-bakugan-aim-also = start, begin, pieces, things, goal, set up, players, how many, colours
lookup-bakugan-aim-goal = Win three gates before anybody else does. Then you have won the game.
lookup-bakugan-aim-players = Two, three or four can play. Nobody plays in a team.
lookup-bakugan-aim-pieces = You need three Bakugan, three Gate cards and three ability cards. Your Gate cards all have different colours. So have your ability cards.
lookup-bakugan-aim-colours = Gate cards are gold, silver and copper. Ability cards are red, blue and green.
lookup-bakugan-aim-secret = Let nobody see the fronts of your cards. A card in the hand or face down is safe.
lookup-bakugan-aim-closed = Press your Bakugan shut, so that each is a ball.
lookup-bakugan-aim-place = Choose a smooth and flat place. Sit about 75 centimetres apart. What lies between you is the field.
lookup-bakugan-aim-call = All are ready? Then everybody calls "Field - Open!"

## Setting gates.

lookup-bakugan-set-gates-title = Setting gates
lookup-bakugan-set-gates-also = lay, place, put down, field empty, start, set up, cards
lookup-bakugan-set-gates-when = Is there no gate in the field when a turn begins? Then everybody sets one first.
lookup-bakugan-set-gates-two = Two players: lay your gate face down in front of the other player. The two gates touch with their short edges.
lookup-bakugan-set-gates-more = Three or four players: lay your gate in the middle, as far from you as it goes. It has to touch another gate.
lookup-bakugan-set-gates-call = Call "Gate Card - Set!" as you lay it.
lookup-bakugan-set-gates-none = Have you no Gate card left in your hand? Then you set none.
lookup-bakugan-set-gates-secret = A gate that lies face down is a secret. Its name comes out when it is turned over.

## The turn.

lookup-bakugan-turn-title = The turn
lookup-bakugan-turn-also = who is next, first player, begin, youngest, order, sequence, draw lots
lookup-bakugan-turn-two = Two players: the youngest begins. After that you take turns.
lookup-bakugan-turn-more = Three or four players: draw lots for the order. Then sit round the field in that order.
lookup-bakugan-turn-roll = It is your turn: choose one of your unused Bakugan. Roll it at the gates.
lookup-bakugan-turn-call = Call "Bakugan - Brawl!" before you roll.
lookup-bakugan-turn-next = A miss ends your turn. So does a battle, a tie roll, a special move, or a gate taken without a battle.

## Rolling and the two card lengths.

lookup-bakugan-rolling-title = Rolling, from two card lengths back
lookup-bakugan-rolling-also = distance, too near, too close, far, throw, drop, bounce, line
lookup-bakugan-rolling-name = Say which unused Bakugan you roll. Then roll it at the gates.
lookup-bakugan-rolling-distance = Keep at least two card lengths between you and the gates. Lay two Gate cards end to end to see how far that is.
lookup-bakugan-rolling-next = A roll that counts as missed ends the turn.

## Open, closed, a little open.

lookup-bakugan-open-title = Open, closed or a little open
lookup-bakugan-open-also = partly, half open, shut, ball, miss, missed, beside, off the table, did not open
lookup-bakugan-open-open = It opens on a gate? Then it counts.
lookup-bakugan-open-partly = A little open is open. It counts just as much.
lookup-bakugan-open-beside = It opens on no gate? Then it has missed.

## On which gate it stands.

lookup-bakugan-which-gate-title = On which gate it stands
lookup-bakugan-which-gate-also = two gates, between, across, edge, slid off, slides, rolls on, fell off, opened before, base
lookup-bakugan-which-gate-clear = It stands on the gate on which it lies open.
lookup-bakugan-which-gate-on = It opens on one gate and rolls on to another? Then it stands where it stops.
lookup-bakugan-which-gate-chooses = Has an opponent to choose the gate, and you are three or four? Then the player after you chooses.

## Who stands there.

lookup-bakugan-standing-title = Who stands there already?
lookup-bakugan-standing-also = alone, nobody, empty, meet, opponent, enemy, own, mine, same gate, uncontested, two of mine
lookup-bakugan-standing-alone = Nobody stands there: your Bakugan stays. The next player's turn comes.
lookup-bakugan-standing-opponent = An opponent's Bakugan stands there: the two fight.
lookup-bakugan-standing-own = One of yours stands there: the new one goes to the other gate. If an opponent stands on that one, they fight.
lookup-bakugan-standing-take = One of yours stands there, and it is the only gate? Or you stand on the other gate too? Then you take the gate it opened on, without a battle.
lookup-bakugan-standing-used = A gate taken so goes to your used pile. Your two Bakugan on it go with it.
lookup-bakugan-standing-more-gates = Three or more gates: you choose one where none of yours stands. If yours stand on all of them, you take the gate.
lookup-bakugan-standing-several = Several opponents stand there? Choose one of them. A battle is always one against one.

## A battle.

lookup-bakugan-battle-title = A battle, step by step
lookup-bakugan-battle-also = fight, brawl, steps, order, flip, turn over, reveal
lookup-bakugan-battle-when = Bakugan of two players on one gate fight. It is always one against one.
lookup-bakugan-battle-read = 1. Take both Bakugan off the card. Read out their G-Powers.
lookup-bakugan-battle-clear = 2. Only if both are clear: each player now chooses an Attribute.
lookup-bakugan-battle-flip = 3. Turn the gate over. Do what it says.
lookup-bakugan-battle-abilities = 4. Now you may play ability cards. The player whose turn it is begins.
lookup-bakugan-battle-add = 5. Both have finished? Each adds the gate's number for the Attribute of the Bakugan.
lookup-bakugan-battle-higher = 6. The higher total wins. The winner puts the gate in the used pile.
lookup-bakugan-battle-equal = Equal totals? Then a tie roll decides.
lookup-bakugan-battle-after = Both fighters go to their owners' used piles. The next player's turn comes.

## G-Power and Attributes.

lookup-bakugan-power-title = G-Power and Attributes
lookup-bakugan-power-also = strength, number, sum, total, add, boost, colour, symbol, clear, Pyrus, Aquos, Subterra, Haos, Darkus, Ventus, fire, water, earth, light, darkness, wind
lookup-bakugan-power-printed = The G-Power is the number on a Bakugan. Both numbers are read when a battle begins.
lookup-bakugan-power-gate = Look on the gate for the symbol in your Bakugan's colour. Add the number that belongs to it.
lookup-bakugan-power-colours = Pyrus is red, Aquos blue, Subterra brown. Haos is white or yellow. Darkus is black or purple. Ventus is green.
lookup-bakugan-power-clear = A clear Bakugan has the Attribute of the one it fights.
lookup-bakugan-power-both-clear = Both are clear? Then each player chooses one, before the gate is turned over.
lookup-bakugan-power-cards = A card can change a number or an Attribute. The card comes before the rules.

## Ability cards.

lookup-bakugan-abilities-title = Ability cards
lookup-bakugan-abilities-also = play a card, power card, before, after, who first, same time, text, pass
lookup-bakugan-abilities-moment = An ability card says itself when you may play it. You need not play any.
lookup-bakugan-abilities-how = Tell the others which card you play. Do what it says. Then it goes to your used pile.
lookup-bakugan-abilities-first = In a battle the player whose turn it is comes first.
lookup-bakugan-abilities-who = Three or four players: in a battle only those two play cards whose Bakugan fight. That goes for cards before and after a battle too.
lookup-bakugan-abilities-outside = Three or four players: a card for outside a battle may be played by anybody.
lookup-bakugan-abilities-at-once = Three or four players, and two want to play at the same moment? The player whose turn comes next goes first.
lookup-bakugan-abilities-cards-first = A card and the rules do not agree? The card is right.
lookup-bakugan-abilities-secret = A card in the hand is a secret until it is played.

## The tie roll.

lookup-bakugan-tie-title = The tie roll
lookup-bakugan-tie-also = tie, draw, equal, level, same total, photo finish, dead heat, who was first, roll off
lookup-bakugan-tie-roll = Equal totals: both players roll an unused Bakugan. Whoever's stands on a gate first has won the battle.
lookup-bakugan-tie-together = Both roll at the same moment, when the app has counted in.
lookup-bakugan-tie-stands = A Bakugan stands in a tie roll by the same rules as in any roll.
lookup-bakugan-tie-prize = The prize is the gate that was fought for.

## Taking a gate.

lookup-bakugan-taking-title = Taking a gate
lookup-bakugan-taking-also = win a gate, get, gain, uncontested, points, score
lookup-bakugan-taking-battle = Win a battle and the gate is yours. Put it in your used pile. Who laid it does not matter.
lookup-bakugan-taking-own = Two of yours on one gate can take it without a battle. There must be no other gate, or you stand on the other one too.
lookup-bakugan-taking-tie = After equal totals the tie roll says who takes the gate.
lookup-bakugan-taking-bakugan = The gate is taken: all Bakugan on it go to their owners' used piles.

## The used pile.

lookup-bakugan-used-title = The used pile, and getting back
lookup-bakugan-used-also = return, come back, unused, nothing left, empty, discard, out of Bakugan
lookup-bakugan-used-pile = Your used pile lies on your left. Used Bakugan, played ability cards and gates you won go there.
lookup-bakugan-used-back = Your turn begins and you have nothing unused? Take all your used Bakugan back. Roll one of them.
lookup-bakugan-used-cards = Only Bakugan come back. The cards stay in the pile.
lookup-bakugan-used-standing = Bakugan that stand on gates stay there.

## Running out.

lookup-bakugan-running-out-title = Nothing left to roll
lookup-bakugan-running-out-also = special move, run out, no Bakugan, none left, move, pass, doom
lookup-bakugan-running-out-back = Are there Bakugan in your used pile? With two players they come back now, and you roll one.
lookup-bakugan-running-out-move = Three or four players, and nothing to roll: you may move one of your standing Bakugan. It must start a battle on another gate.
lookup-bakugan-running-out-take = No opponent's Bakugan stands anywhere? Then take a gate on which yours stands. It goes to your used pile with all your standing Bakugan.
lookup-bakugan-running-out-next = After a special move the next player's turn comes.

## Knocked over.

lookup-bakugan-knocked-title = A Bakugan is knocked
lookup-bakugan-knocked-also = bump, push, fell over, moved, hit, touched, accident, shut
lookup-bakugan-knocked-shut = Knocked means: it is pushed off its gate, pushed to another, or pressed shut.
lookup-bakugan-knocked-meets = Does it stand on an opponent's gate from then on? The two fight before the turn passes.

## Vote and coin.

lookup-bakugan-vote-title = Vote and coin
lookup-bakugan-vote-also = toss, flip a coin, quarrel, unclear, strange, odd, undecided, decide, no rule
lookup-bakugan-vote-odd = Three or four players: something happens that no rule knows. Vote quickly, or toss a coin, and play on.
lookup-bakugan-vote-two = Two players may do the same.
lookup-bakugan-vote-count = Everybody has one vote. The answer with the most votes holds. Level votes decide nothing: vote again or toss a coin.
lookup-bakugan-vote-end = No gate is left and nobody is ahead? Then a vote or a coin says who wins, or that nobody does.

## Winning and series.

lookup-bakugan-winning-title = Winning, and a match of several games
lookup-bakugan-winning-also = end, over, series, best of, champion, winner, three gates, next game
lookup-bakugan-winning-three = Whoever first has three gates in the used pile wins. Nothing else in the pile counts.
lookup-bakugan-winning-none = All gates are gone and nobody has three? The most gates win. Level players take a vote or toss a coin.
lookup-bakugan-winning-again = A match can have several games. After each one everybody takes all pieces back.
lookup-bakugan-winning-begins = The next player begins the next game.
lookup-bakugan-winning-level = Level after the last game? Then you play one more.

## Bakugan: what the table chooses.

lookup-house-bakugan-closed_on_gate = A ball can stop on a gate and never open.
lookup-house-bakugan-opened_then_slid_off = It can open on a gate and then slide off.
lookup-house-bakugan-opened_before_gate = It can open too early, and roll on a gate only then.
lookup-house-bakugan-straddle = It can lie across two gates at once.
lookup-house-bakugan-miss_goes_to = A Bakugan that has missed is put away.
lookup-house-bakugan-close_roll = A hand can be too near. A ball can be dropped or bounced.
lookup-house-bakugan-ability_order = Both players may have ability cards to play.
lookup-house-bakugan-before_flip = Some ability cards are made for the moment before the gate is turned over.
lookup-house-bakugan-tie_gate = In a tie roll a Bakugan can open on a gate that nobody fought for.
lookup-house-bakugan-tie_rollers = After a tie roll the two that were rolled may still lie on gates.
lookup-house-bakugan-tie_nobody = In a tie roll both can miss.
lookup-house-bakugan-tie_one_sided = A tie needs an unused Bakugan from each side. One side may have none.
lookup-house-bakugan-dead_heat = In a tie roll both can open at once, too close to tell.
lookup-house-bakugan-knocked = A ball or a hand can knock a standing Bakugan.
lookup-house-bakugan-multi_return = Three or four players: nothing of yours is unused. But you have used ones, and one that you could move.
lookup-house-bakugan-multi_pass = Perhaps you do not want to make the special move.
lookup-house-bakugan-nothing_to_roll = You may have no Bakugan to roll, none to take back and none to move.

## Kaboodl: what you need and the aim.

lookup-kaboodl-aim-title = What you need and the aim
lookup-kaboodl-aim-also = start, goal, cards, contents, how many, players, box, creatures, colours, dots
lookup-kaboodl-aim-goal = Collect Kaboodl cards, from the middle or from other players. Hold as few cards as you can at the end. The most points win.
lookup-kaboodl-aim-players = Two to six can play.
lookup-kaboodl-aim-shows = Each Kaboodl card shows three things: a creature, a colour and some dots.
lookup-kaboodl-aim-cards = There are 12 Kaboodl cards. To play with there are 24 creatures, 24 colours, 18 dots, 10 Wild, 10 K'baam and 5 K'bosh.
lookup-kaboodl-aim-grid = The 12 are four creatures, each with one, two and three dots. Every colour is there three times.

## The deal.

lookup-kaboodl-deal-title = Dealing the cards
lookup-kaboodl-deal-also = deal, shuffle, set up, begin, first player, dealer, seven, who starts
lookup-kaboodl-deal-middle = All 12 Kaboodl cards lie open in the middle, in any order you like. This is the Kaboodl.
lookup-kaboodl-deal-seven = Shuffle all other cards. Everybody gets seven. The rest lies face down as the draw pile.
lookup-kaboodl-deal-first = Whoever sits left of the dealer begins.

## The turn.

lookup-kaboodl-turn-title = The turn
lookup-kaboodl-turn-also = draw, play, discard, eight, steps, end of turn, last card
lookup-kaboodl-turn-draw = 1. Draw until you hold eight cards. In your first turn that is one card.
lookup-kaboodl-turn-play = 2. Collect Kaboodl cards and play command cards, as many as you can and want.
lookup-kaboodl-turn-discard = 3. Put one more card on the discard pile. You must. Then your turn is over.
lookup-kaboodl-turn-toss-out = Or toss out cards before you draw. Then that is your whole turn.
lookup-kaboodl-turn-last = Keep one card for the end. You may not play your last one, because it has to be discarded.
lookup-kaboodl-turn-empty = Is your hand empty at the end all the same? Then there is nothing to discard, and the turn is over.

## Collecting.

lookup-kaboodl-collect-title = Collecting a Kaboodl card
lookup-kaboodl-collect-also = take, match, three cards, creature, colour, dots, wild, joker
lookup-kaboodl-collect-three = You need its creature, its colour and its dots: one card of each. Then the Kaboodl card is yours.
lookup-kaboodl-collect-front = Lay it in front of you. Your three cards go to the discard pile.
lookup-kaboodl-collect-wild = In your turn a Wild stands for any one of the three. You may use more than one.
lookup-kaboodl-collect-often = You may collect several in one turn, as long as your cards last.
lookup-kaboodl-collect-last = One card must be left for the discard. So you need at least four cards.

## Toss-Out.

lookup-kaboodl-toss-out-title = The Toss-Out
lookup-kaboodl-toss-out-also = throw away, get rid, swap cards, bad hand, new cards
lookup-kaboodl-toss-out-when = A Toss-Out comes before drawing. Put away one card, several or all of them.
lookup-kaboodl-toss-out-whole = That was your whole turn. You draw nothing and play nothing until your next one.

## K'baam and K'bosh.

lookup-kaboodl-kbaam-title = K'baam and K'bosh
lookup-kaboodl-kbaam-also = steal, rob, thief, take from, block, defend, stop, command cards, kbaam, kbosh
lookup-kaboodl-kbaam-steal = Play a K'baam in your turn and call it out. You steal a Kaboodl card that another player has.
lookup-kaboodl-kbaam-block = Somebody steals from you? Play a K'bosh at once and call it out. You keep your card.
lookup-kaboodl-kbaam-until = There is time for a K'bosh until the thief discards. Only then does the card change hands.
lookup-kaboodl-kbaam-used = A K'baam and a K'bosh go to the discard pile.
lookup-kaboodl-kbaam-once = A card that is being stolen cannot be stolen a second time before that discard.
lookup-kaboodl-kbaam-last = Keep one card for your discard, also when you steal.

## The piles.

lookup-kaboodl-piles-title = The piles run out
lookup-kaboodl-piles-also = draw pile, discard pile, empty, shuffle, reshuffle, no cards, nothing to draw
lookup-kaboodl-piles-draw = You draw from the draw pile only. The discard pile is not for drawing.
lookup-kaboodl-piles-shuffle = The draw pile is used up? Shuffle the discard pile. It is the new draw pile.
lookup-kaboodl-piles-nobody = Nobody has a card, and none is left to draw: the round ends.
lookup-kaboodl-piles-counted = Nobody is shown a hand. The app counts along, so it knows how many cards everybody holds.

## The end of a round.

lookup-kaboodl-round-end-title = The end of a round
lookup-kaboodl-round-end-also = over, last card, Kaboodl empty, finish, twelve
lookup-kaboodl-round-end-empty = No Kaboodl card lies in the middle any more: the round is over. Then the points are counted.

## Points.

lookup-kaboodl-scoring-title = Counting points
lookup-kaboodl-scoring-also = score, points, sets, three of a kind, four of a kind, bonus, minus, worth
lookup-kaboodl-scoring-card = Each Kaboodl card that you have: 5 points.
lookup-kaboodl-scoring-three = Each three of a kind: 5 more. That means three with the same creature, the same colour or the same dots.
lookup-kaboodl-scoring-four = Four with the same dots: 10 more.
lookup-kaboodl-scoring-hand = You lose 1 point for every card that you still hold.
lookup-kaboodl-scoring-kinds = A creature comes three times, and so does a colour. Only dots can make four of a kind.
lookup-kaboodl-scoring-other-box = Are there other cards in your box? Dots count in fours as often as they can, then in threes.

## Winning.

lookup-kaboodl-winning-title = Winning, and a match of several rounds
lookup-kaboodl-winning-also = winner, match, best of three, first to, total, 200, equal, tie, draw, level, next round, dealer
lookup-kaboodl-winning-highest = The highest score wins the round.
lookup-kaboodl-winning-more = You can agree to play more. It can be the best of three rounds, or the first to a total such as 200.
lookup-kaboodl-winning-two-there = Two reach the total in the same round? The higher one wins.
lookup-kaboodl-winning-three-winners = Three rounds with three different winners? The highest sum of points wins.

## Kaboodl: what the table chooses.

lookup-house-kaboodl-four_dots = Four with the same dots have three with the same dots among them.
lookup-house-kaboodl-shared_sets = One card can fit a set of creatures and a set of colours.
lookup-house-kaboodl-toss_out_kbosh = After a Toss-Out you may not play until your next turn. Then somebody steals from you.
lookup-house-kaboodl-round_end = The last Kaboodl card goes in the middle of a turn.
lookup-house-kaboodl-both_piles_empty = The draw pile and the discard pile can both be empty.
lookup-house-kaboodl-round_tie = Two players can have the same score in a round.
lookup-house-kaboodl-match_tie = Two players can have the same total at the end of a match.
lookup-house-kaboodl-next_dealer = Somebody has to deal the next round.

## All Out: what you need and the aim.

lookup-all-out-aim-title = What you need and the aim
lookup-all-out-aim-also = start, goal, cards, players, how many, icon, character, event
lookup-all-out-aim-goal = You can win in two ways. Be the first without cards, or have a set of ten with the same icon.
lookup-all-out-aim-cards = Character cards show a Bratz and an icon in the top left corner. Event cards tell you to do something.
lookup-all-out-aim-players = Two to six can play.

## The deal.

lookup-all-out-deal-title = Dealing the cards
lookup-all-out-deal-also = deal, shuffle, set up, begin, youngest, seven, draw pile, who starts, clockwise
lookup-all-out-deal-seven = Shuffle all the cards. Everybody gets seven. The rest lies face down in the middle as the draw pile.
lookup-all-out-deal-discard = Used cards go face up beside it. That is the discard pile.
lookup-all-out-deal-first = The youngest begins. Then it goes round clockwise.
lookup-all-out-deal-size = No sheet says how many cards the pack has. Count yours once, so that the app knows when a pile is empty.

## The turn.

lookup-all-out-turn-title = The turn
lookup-all-out-turn-also = play, hand, one thing, must, duty, what can I do, steps
lookup-all-out-turn-one = Do one thing from your hand: lay a set, add one card to a set, or play an event. Then your turn is over.
lookup-all-out-turn-must = Can you do one of the three? Then you must.
lookup-all-out-turn-top = Can you do none of them? Then turn up the top card of the draw pile and use it at once.

## Sets.

lookup-all-out-sets-title = Sets
lookup-all-out-sets-also = lay, add, icon, three, ten, same, second set, small set, broken
lookup-all-out-sets-size = A set is three to ten characters with the same icon.
lookup-all-out-sets-front = Your sets lie face up in front of you. Each of them has another icon.
lookup-all-out-sets-add = You may add a card to any set with its icon, also to another player's. In one turn you add just one.
lookup-all-out-sets-full = Ten is full. No further card fits.

## Events.

lookup-all-out-events-title = Event cards
lookup-all-out-events-also = event, instruction, effect, action card, no effect, last card
lookup-all-out-events-always = You may always play an event in your turn, even if it does nothing.
lookup-all-out-events-how = Lay it open on top of the discard pile. Everybody must be able to read it. Do what it says, and your turn is over.
lookup-all-out-events-last = Is an event the only card you hold? Play it when your turn comes, and you have won.
lookup-all-out-events-text = The sheet does not tell what the events say. Read it off your card, and do it on the table and in the app.

## The top card.

lookup-all-out-top-card-title = Turning up the top card
lookup-all-out-top-card-also = draw, pick up, cannot play, draw pile, new card, discard
lookup-all-out-top-card-show = Turn it up so that all can see it. Use it at once. You cannot take it into your hand.
lookup-all-out-top-card-event = It is an event: do what it says. Then it goes to the discard pile.
lookup-all-out-top-card-character = It is a character: make a new set with two from your hand, or add it to any set with its icon.
lookup-all-out-top-card-neither = Neither works? Only then does it go to the discard pile.

## The piles.

lookup-all-out-piles-title = The piles run out
lookup-all-out-piles-also = draw pile, discard pile, empty, shuffle, reshuffle, pass, nothing to draw
lookup-all-out-piles-shuffle = The draw pile is used up? Take the discard pile, shuffle it and turn it over. It is the new draw pile.

## The shout.

lookup-all-out-shout-title = Shouting "ALL OUT!!!"
lookup-all-out-shout-also = shout, call, yell, forgot, silent, penalty, both win, two winners
lookup-all-out-shout-when = You have won: shout "ALL OUT!!!" Do it also when it is not your turn.

## Winning.

lookup-all-out-winning-title = Winning, and a match of several games
lookup-all-out-winning-also = winner, end, over, no cards, set of ten, series, best of, tie, draw, level, next game
lookup-all-out-winning-cards = You win at once when you have no cards left. It may be another player who took your last one.
lookup-all-out-winning-ten = You win at once with a set of ten in front of you. It may be another player who laid the tenth.
lookup-all-out-winning-again = A match can have several games. After each one the next player begins.
lookup-all-out-winning-level = Level at the end of a match? Then you share the win.

## All Out: what the table chooses.

lookup-house-all-out-second_set = You may have three more cards of an icon that lies before you already.
lookup-house-all-out-both_win = One card can end a hand and make another player's set ten.
lookup-house-all-out-must_play = Nobody sees your hand. So nobody knows if you could have played.
lookup-house-all-out-broken_set = An event can take cards out of a set.
lookup-house-all-out-both_piles_empty = The draw pile and the discard pile can both be empty.
lookup-house-all-out-forgot_shout = Somebody has won and says nothing.

## Got Five: what you need and the aim.

lookup-got-five-aim-title = What you need and the aim
lookup-got-five-aim-also = start, goal, cards, players, how many, icon, five
lookup-got-five-aim-goal = Be the first who has five cards of one icon.
lookup-got-five-aim-players = Two, three or four can play.
lookup-got-five-aim-icon = The icon is in the top left corner of a character card.

## Setting up.

lookup-got-five-set-up-title = Setting up
lookup-got-five-set-up-also = deal, starter, shuffle, first card, begin, youngest, who starts, clockwise, throw-away pile
lookup-got-five-set-up-starter = Everybody gets one character card and lays it down in front. This is the starter. All starters have different icons.
lookup-got-five-set-up-shuffle = Shuffle the others. Lay them face down in the middle as the draw pile.
lookup-got-five-set-up-first-card = Turn up the top card and lay it beside the draw pile. The throw-away pile begins with it.
lookup-got-five-set-up-youngest = The youngest begins. Then it goes round clockwise.

## The turn.

lookup-got-five-turn-title = The turn
lookup-got-five-turn-also = draw, keep, throw away, match, same icon, beside
lookup-got-five-turn-draw = Draw the top card of the draw pile. It is one card a turn.
lookup-got-five-turn-same = It has the icon of your starter: lay it beside your starter.
lookup-got-five-turn-other = It has another icon: lay it on the throw-away pile.

## Event cards.

lookup-got-five-events-title = Event cards
lookup-got-five-events-also = event, instruction, no icon, sort out

## The draw pile is empty.

lookup-got-five-empty-pile-title = The draw pile is empty
lookup-got-five-empty-pile-also = pile, empty, shuffle, reshuffle, no cards, nothing to draw
lookup-got-five-empty-pile-nothing = Is the throw-away pile empty too? Then the most cards beside the starter win.

## Winning.

lookup-got-five-winning-title = Winning, and a match of several games
lookup-got-five-winning-also = winner, end, over, five, series, best of, tie, draw, level, next game
lookup-got-five-winning-five = Whoever first has five cards of the icon wins.
lookup-got-five-winning-again = A match can have several games. After each one the next player begins.
lookup-got-five-winning-level = Level at the end of a match? Then you share the win.

## Got Five: what the table chooses.

lookup-house-got-five-starter_counts = The starter lies before you from the beginning.
lookup-house-got-five-events = Event cards have no icon.
lookup-house-got-five-empty_pile = The last card can be drawn before anybody has five.
