# The house rules of all games: their names, their questions, their values and what speaks for each.
# In English a rule is called as it is in files, so that whoever edits a file by hand finds it.

house-told = house rule { $rule }: { $value }
house-from-now-on = House rule { $rule } from now on: { $value }.
house-asked = house rule { $rule }: { $question } Options: { $options }
house-no-such-value = house rule { $rule } has no such value; it has { $options }
house-ask = ask at the first case

## The headings of the sheets.

sheet-bakugan-set-up = Set up
sheet-bakugan-play = Play
sheet-bakugan-after-a-roll = What happens after a player rolls
sheet-bakugan-battle = Battle
sheet-bakugan-additional-rules = Additional rules
sheet-bakugan-playing-cards = Playing cards
sheet-bakugan-winning = Winning the game
sheet-bakugan-running-out = Running out of Bakugan
sheet-bakugan-odd-situations = Odd situations

sheet-kaboodl-kaboodl = The Kaboodl
sheet-kaboodl-deal = The Deal
sheet-kaboodl-play = The Play
sheet-kaboodl-toss-out = The Toss-Out
sheet-kaboodl-command-cards = Command Cards
sheet-kaboodl-scoring = Scoring
sheet-kaboodl-winning = Winning
sheet-kaboodl-more-rounds = Can't Get Enough Kaboodl?

sheet-all-out-game-rules = ALL OUT!!! Game Rules
sheet-all-out-getting-ready = Getting ready to play
sheet-all-out-important = Important Things to Remember
sheet-all-out-your-turn = What to do when it's your turn
sheet-all-out-winning = WINNING
sheet-all-out-house-keeping = House Keeping

sheet-got-five-game-rules = GOT FIVE! Game Rules
sheet-got-five-set-up = Set Up
sheet-got-five-your-turn = When It's Your Turn

## Bakugan.

house-bakugan-closed_on_gate = a ball stops on a gate and stays closed: what is it?
house-bakugan-closed_on_gate-name = closed_on_gate
house-bakugan-closed_on_gate-not_open = not open, a miss
house-bakugan-closed_on_gate-not_open-why = "{ sheet-bakugan-after-a-roll }" speaks only of a Bakugan that opens; a ball that stays shut has done nothing.
house-bakugan-closed_on_gate-stands = it stands
house-bakugan-closed_on_gate-stands-why = Later series let a ball that stays on a gate stand; nobody quarrels with a stiff spring then.

house-bakugan-opened_then_slid_off = it opens on a gate and then leaves it: does it count?
house-bakugan-opened_then_slid_off-name = opened_then_slid_off
house-bakugan-opened_then_slid_off-counts_put_back = it counts and is put back
house-bakugan-opened_then_slid_off-counts_put_back-why = "{ sheet-bakugan-after-a-roll }" asks for opening on a gate, and that is what it did.
house-bakugan-opened_then_slid_off-miss = a miss
house-bakugan-opened_then_slid_off-miss-why = A battle needs a Bakugan that is there; where everything lies at the end is easiest to see.

house-bakugan-opened_before_gate = it opens beside the gates and ends on one: does it count?
house-bakugan-opened_before_gate-name = opened_before_gate
house-bakugan-opened_before_gate-miss = a miss
house-bakugan-opened_before_gate-miss-why = "{ sheet-bakugan-after-a-roll }" asks for opening on a gate, and it opened beside it.
house-bakugan-opened_before_gate-stands = it stands
house-bakugan-opened_before_gate-stands-why = It lies open on a gate in the end, and few see where it opened.

house-bakugan-straddle = it lies open across two gates: on which does it stand?
house-bakugan-straddle-name = straddle
house-bakugan-straddle-gate_under_base = the gate under its base; about equal, the opponent chooses
house-bakugan-straddle-gate_under_base-why = The roll is not lost, and whoever gains nothing by it settles the doubt.
house-bakugan-straddle-roll_again = roll again
house-bakugan-straddle-roll_again-why = Nobody has to judge where the base is.

house-bakugan-miss_goes_to = where does a missed Bakugan go?
house-bakugan-miss_goes_to-name = miss_goes_to
house-bakugan-miss_goes_to-used_pile = to the used pile
house-bakugan-miss_goes_to-used_pile-why = The used pile is for used Bakugan ("{ sheet-bakugan-set-up }"), and "{ sheet-bakugan-additional-rules }" brings them back once none is left.
house-bakugan-miss_goes_to-stays_unused = it stays unused
house-bakugan-miss_goes_to-stays_unused-why = The first series let a player take a missed one back; good for small children.

house-bakugan-close_roll = it was rolled from too near, dropped or bounced: what now?
house-bakugan-close_roll-name = close_roll
house-bakugan-close_roll-advisory = a hint only; the referee decides
house-bakugan-close_roll-advisory-why = "{ sheet-bakugan-additional-rules }" name the distance but no penalty.
house-bakugan-close_roll-roll_again_then_miss = roll again once, then a miss
house-bakugan-close_roll-roll_again_then_miss-why = The distance of "{ sheet-bakugan-additional-rules }" means something then, and everybody has one warning.

house-bakugan-ability_order = who plays ability cards when, in a battle?
house-bakugan-ability_order-name = ability_order
house-bakugan-ability_order-turn_player_first = the player whose turn it is plays all, then the other, until both have finished
house-bakugan-ability_order-turn_player_first-why = "{ sheet-bakugan-battle }" lets the player whose turn it is begin and waits until both have finished.
house-bakugan-ability_order-alternate = in turns, one card each, until both pass in a row
house-bakugan-ability_order-alternate-why = Later series play so; each card can be answered.

house-bakugan-before_flip = may ability cards be played before the gate is turned over?
house-bakugan-before_flip-name = before_flip
house-bakugan-before_flip-stop = a stop that can be skipped
house-bakugan-before_flip-stop-why = Some cards say that they are played before a battle ("{ sheet-bakugan-playing-cards }" of the multiplayer sheet).
house-bakugan-before_flip-no_stop = none: the gate is turned over at once
house-bakugan-before_flip-no_stop-why = "{ sheet-bakugan-battle }" puts the abilities after the flip; one question less.

house-bakugan-tie_gate = on which gate must a Bakugan stand in the tie roll?
house-bakugan-tie_gate-name = tie_gate
house-bakugan-tie_gate-any_gate = any gate
house-bakugan-tie_gate-any_gate-why = "{ sheet-bakugan-battle }" says a Gate card, not this one.
house-bakugan-tie_gate-fought_gate = only the fought gate
house-bakugan-tie_gate-fought_gate-why = The quarrel is about that gate, and it makes the roll harder.

house-bakugan-tie_rollers = where do the Bakugan of a tie roll go?
house-bakugan-tie_rollers-name = tie_rollers
house-bakugan-tie_rollers-used_pile = to the used piles, no new battle
house-bakugan-tie_rollers-used_pile-why = They were rolled to settle one battle and are used then; nothing grows out of it.
house-bakugan-tie_rollers-stay_standing = they stand where they opened
house-bakugan-tie_rollers-stay_standing-why = A Bakugan that opens on a gate stands there ("{ sheet-bakugan-after-a-roll }").

house-bakugan-tie_nobody = nobody's Bakugan stands in the tie roll: what now?
house-bakugan-tie_nobody-name = tie_nobody
house-bakugan-tie_nobody-roll_again_then_first = roll again; after three rounds whoever stood first on the gate
house-bakugan-tie_nobody-roll_again_then_first-why = The gate is still won by rolling ("{ sheet-bakugan-battle }"), and it ends after three tries.
house-bakugan-tie_nobody-gate_out = the gate leaves the game
house-bakugan-tie_nobody-gate_out-why = Nobody has earned it, and the game goes on at once.

house-bakugan-tie_one_sided = one side has nothing unused for the tie roll: what now?
house-bakugan-tie_one_sided-name = tie_one_sided
house-bakugan-tie_one_sided-return_first = that side's used Bakugan return first
house-bakugan-tie_one_sided-return_first-why = "{ sheet-bakugan-additional-rules }" bring used Bakugan back when none is left; both sides roll, as "{ sheet-bakugan-battle }" asks.
house-bakugan-tie_one_sided-other_side_wins = the other side wins
house-bakugan-tie_one_sided-other_side_wins-why = Who cannot roll cannot stand first.

house-bakugan-dead_heat = both stand at the same moment in the tie roll: what now?
house-bakugan-dead_heat-name = dead_heat
house-bakugan-dead_heat-roll_again = roll again
house-bakugan-dead_heat-roll_again-why = Nobody can say who was first, so nobody was.
house-bakugan-dead_heat-referee_decides = the referee decides
house-bakugan-dead_heat-referee_decides-why = People at the table may have heard or seen more than the camera.
house-bakugan-dead_heat-first_on_gate = whoever stood first on the fought gate
house-bakugan-dead_heat-first_on_gate-why = Later series settle a tie so; no roll is needed.

house-bakugan-knocked = a standing Bakugan is knocked off, shut or moved: what now?
house-bakugan-knocked-name = knocked
house-bakugan-knocked-put_back = put back as it stood
house-bakugan-knocked-put_back-why = The sheet knows no knocking off; a bump should cost nobody a gate.
house-bakugan-knocked-as_it_lies = it counts as it lies
house-bakugan-knocked-as_it_lies-why = Knocking rivals off is part of the sport for many tables.

house-bakugan-multi_return = three or more play and somebody has nothing unused: what comes first?
house-bakugan-multi_return-name = multi_return
house-bakugan-multi_return-return_first = used ones return first, then the special move
house-bakugan-multi_return-return_first-why = "{ sheet-bakugan-additional-rules }" hold for every game; "{ sheet-bakugan-running-out }" is for who has nothing at all to roll.
house-bakugan-multi_return-move_at_once = the special move at once
house-bakugan-multi_return-move_at_once-why = "{ sheet-bakugan-running-out }" can be read so that the move stands in place of the return.

house-bakugan-multi_pass = three or more play: may the special move be declined?
house-bakugan-multi_pass-name = multi_pass
house-bakugan-multi_pass-allowed = yes
house-bakugan-multi_pass-allowed-why = "{ sheet-bakugan-running-out }" says that the player may move.
house-bakugan-multi_pass-not_allowed = no
house-bakugan-multi_pass-not_allowed-why = The game moves on faster when whoever can start a battle must.

house-bakugan-nothing_to_roll = a player has nothing to roll at all: what now?
house-bakugan-nothing_to_roll-name = nothing_to_roll
house-bakugan-nothing_to_roll-pass = pass
house-bakugan-nothing_to_roll-pass-why = Nothing can be done, and the others play on.
house-bakugan-nothing_to_roll-vote = the table votes
house-bakugan-nothing_to_roll-vote-why = "{ sheet-bakugan-odd-situations }" of the multiplayer sheet: a quick vote or a coin.

## Kaboodl.

house-kaboodl-four_dots = somebody has four Kaboodl cards with the same dots: what are they worth?
house-kaboodl-four_dots-name = four_dots
house-kaboodl-four_dots-ten = 10 points
house-kaboodl-four_dots-ten-why = "{ sheet-kaboodl-scoring }" gives four with the same dots a prize of its own, larger than that for three.
house-kaboodl-four_dots-ten_plus_five = 10 points, plus 5 for the three among them
house-kaboodl-four_dots-ten_plus_five-why = Three of the four are three of a kind as well, and "{ sheet-kaboodl-scoring }" does not say that they stop being so.

house-kaboodl-shared_sets = may one Kaboodl card count in several sets?
house-kaboodl-shared_sets-name = shared_sets
house-kaboodl-shared_sets-yes = yes
house-kaboodl-shared_sets-yes-why = "{ sheet-kaboodl-scoring }" gives points for each three of a kind; a card shows three things at once.
house-kaboodl-shared_sets-no = no, each card in one set only; the best way counts
house-kaboodl-shared_sets-no-why = Sets laid side by side on the table are easy to count.

house-kaboodl-toss_out_kbosh = may you play K'bosh after your own Toss-Out?
house-kaboodl-toss_out_kbosh-name = toss_out_kbosh
house-kaboodl-toss_out_kbosh-not_until_next_turn = not until your next turn
house-kaboodl-toss_out_kbosh-not_until_next_turn-why = "{ sheet-kaboodl-toss-out }" lets you play no card before your next turn.
house-kaboodl-toss_out_kbosh-allowed = allowed
house-kaboodl-toss_out_kbosh-allowed-why = "{ sheet-kaboodl-command-cards }" let a robbed player answer at any time.

house-kaboodl-round_end = the last Kaboodl card is taken: when is the round over?
house-kaboodl-round_end-name = round_end
house-kaboodl-round_end-finish_turn = that turn is finished first: K'baam, K'bosh, discard
house-kaboodl-round_end-finish_turn-why = "{ sheet-kaboodl-play }" lets every turn end with a discard, and the last one is a turn like any other.
house-kaboodl-round_end-at_once = at once; an open K'baam may still be answered
house-kaboodl-round_end-at_once-why = "{ sheet-kaboodl-play }" ends the game when the Kaboodl is empty, and it is empty now.

house-kaboodl-both_piles_empty = both piles are empty and somebody should draw: what now?
house-kaboodl-both_piles_empty-name = both_piles_empty
house-kaboodl-both_piles_empty-play_on = play on with what you hold
house-kaboodl-both_piles_empty-play_on-why = "{ sheet-kaboodl-play }" ends the game only when the Kaboodl is empty; the next discards can be drawn again.
house-kaboodl-both_piles_empty-round_ends = the round ends
house-kaboodl-both_piles_empty-round_ends-why = Short hands take nothing any more; counting is quicker.

house-kaboodl-round_tie = the best scores of a round are equal: who wins it?
house-kaboodl-round_tie-name = round_tie
house-kaboodl-round_tie-shared_win = they share the win
house-kaboodl-round_tie-shared_win-why = "{ sheet-kaboodl-winning }" names the highest score, and they both have it.
house-kaboodl-round_tie-one_more_round = one more round
house-kaboodl-round_tie-one_more_round-why = There is one winner in the end; the points of both rounds count together.

house-kaboodl-match_tie = the best totals are equal at the end: who wins the match?
house-kaboodl-match_tie-name = match_tie
house-kaboodl-match_tie-one_more_round = one more round
house-kaboodl-match_tie-one_more_round-why = After so many rounds one more is soon played, and then somebody has won.
house-kaboodl-match_tie-shared_win = they share the win
house-kaboodl-match_tie-shared_win-why = "{ sheet-kaboodl-winning }" names the highest score, and they all have it.

house-kaboodl-next_dealer = who deals the next round?
house-kaboodl-next_dealer-name = next_dealer
house-kaboodl-next_dealer-passes_left = the next player to the left
house-kaboodl-next_dealer-passes_left-why = Everybody begins a round in turn, as in most card games.
house-kaboodl-next_dealer-winner = the winner of the round
house-kaboodl-next_dealer-winner-why = Whoever won does the work, and the player to the left begins.
house-kaboodl-next_dealer-same = the same player again
house-kaboodl-next_dealer-same-why = Good when only one at the table shuffles well.

## All Out.

house-all-out-second_set = may a player lay a second set of an icon?
house-all-out-second_set-name = second_set
house-all-out-second_set-not_allowed = not allowed: add the cards one by one
house-all-out-second_set-not_allowed-why = "{ sheet-all-out-important }" wants a different icon for each set of one player.
house-all-out-second_set-merge = they join the set that lies there
house-all-out-second_set-merge-why = Three cards at once empty the hand faster, and there is still only one set of that icon.

house-all-out-both_win = one play lets two players win: who wins?
house-all-out-both_win-name = both_win
house-all-out-both_win-turn_player = the player whose turn it is, then the next round the table
house-all-out-both_win-turn_player-why = Whoever made the play has earned it, and nobody has to listen who was louder.
house-all-out-both_win-first_to_shout = whoever shouts first
house-all-out-both_win-first_to_shout-why = "{ sheet-all-out-winning }" makes both of them shout, so the shout can decide.
house-all-out-both_win-shared = they share the win
house-all-out-both_win-shared-why = "{ sheet-all-out-winning }" gives both of them the game.

house-all-out-must_play = who sees to it that a player plays from the hand if that is possible?
house-all-out-must_play-name = must_play
house-all-out-must_play-honour = by word of honour; others may challenge
house-all-out-must_play-honour-why = "{ sheet-all-out-your-turn }" makes it a duty, but nobody sees another's hand.
house-all-out-must_play-off = no such duty
house-all-out-must_play-off-why = Small children do not always see what they could play.

house-all-out-broken_set = an event leaves fewer than three cards of a set: what becomes of them?
house-all-out-broken_set-name = broken_set
house-all-out-broken_set-stays = it stays, may grow again and wins only with ten
house-all-out-broken_set-stays-why = "{ sheet-all-out-important }" says how big a set is when it is laid, not what an event may leave of it.
house-all-out-broken_set-discard_pile = what is left goes to the discard pile
house-all-out-broken_set-discard_pile-why = "{ sheet-all-out-important }" calls nothing below three a set.

house-all-out-both_piles_empty = nothing can be played and nothing is left to draw: what now?
house-all-out-both_piles_empty-name = both_piles_empty
house-all-out-both_piles_empty-fewest_cards = pass; once all have passed in a row, the fewest cards win
house-all-out-both_piles_empty-fewest_cards-why = "{ sheet-all-out-game-rules }" is about getting rid of cards; the nearest to it wins.
house-all-out-both_piles_empty-draw = pass; once all have passed in a row, nobody wins
house-all-out-both_piles_empty-draw-why = Nobody has done what "{ sheet-all-out-winning }" asks for.

house-all-out-forgot_shout = a winner does not shout "ALL OUT": what then?
house-all-out-forgot_shout-name = forgot_shout
house-all-out-forgot_shout-no_penalty = no penalty
house-all-out-forgot_shout-no_penalty-why = "{ sheet-all-out-winning }" tells the winner to shout and names no penalty.
house-all-out-forgot_shout-draw_two = two cards from the draw pile, and the game goes on
house-all-out-forgot_shout-draw_two-why = The shout of "{ sheet-all-out-winning }" means something then, and everybody keeps watching.

## Got Five.

house-got-five-starter_counts = is the starter one of the five cards?
house-got-five-starter_counts-name = starter_counts
house-got-five-starter_counts-yes = yes: the starter and four more
house-got-five-starter_counts-yes-why = "{ sheet-got-five-game-rules }" ask for five cards of one icon, and the starter is one of them.
house-got-five-starter_counts-no = no: five beside the starter
house-got-five-starter_counts-no-why = The starter was given and not drawn; the game lasts a little longer.

house-got-five-events = what becomes of Event cards?
house-got-five-events-name = events
house-got-five-events-thrown_away = left in: who draws one throws it away
house-got-five-events-thrown_away-why = "{ sheet-got-five-set-up }" shuffles the rest of the cards and sorts nothing out; an event has no icon that could match.
house-got-five-events-sorted_out = sorted out before the game
house-got-five-events-sorted_out-why = "{ sheet-got-five-your-turn }" speaks only of icons, and no turn is lost by an event.

house-got-five-empty_pile = the draw pile is empty and nobody has five: what now?
house-got-five-empty_pile-name = empty_pile
house-got-five-empty_pile-reshuffle = the throw-away pile is shuffled and drawn from
house-got-five-empty_pile-reshuffle-why = All Out of the same pack does so ("{ sheet-all-out-house-keeping }"), and somebody gets five in the end.
house-got-five-empty_pile-most_cards = the game ends and the most cards win
house-got-five-empty_pile-most_cards-why = It is the game for very young players; it should be quick.
