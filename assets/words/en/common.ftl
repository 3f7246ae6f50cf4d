# Words that all games share.

cards = { $count ->
    [1] 1 card
   *[other] { $count } cards
}
points = { $count ->
    [1] 1 point
   *[other] { $count } points
}
seat = seat { $number }
player-number = Player { $number }

# Several things in one line; the first of them are parted by commas already.
list-none = none
list-and = { $first } and { $last }
list-or = { $first } or { $last }

# What a ruling rests on.
basis-sheet = the sheet, "{ $section }"
basis-inferred = the usual reading; the sheet is silent
basis-referee = the referee's word

# Who said so.
source-referee = referee
source-camera = camera, { $certainty }
source-rule = rule
certainty-sure = sure
certainty-quite-sure = quite sure
certainty-not-sure = not sure

# How a match or a game has ended: as a headline, as a sentence, and within one. "what" is match or game.
won-by = { $count ->
    [0] No winner
    [1] { $who } wins
   *[other] { $who } share the win
}
broken-off = Broken off
match-ends = { $end ->
    [draw] The { $what } ends without a winner
   *[broken-off] The { $what } is broken off
}
match-result = { $end ->
    [won] { $who } wins the { $what }
    [shared] { $who } share the win
    [draw] the { $what } ends without a winner
   *[broken-off] the { $what } is broken off
}
game-result = { $end ->
    [won] { $who } wins game { $game }
    [shared] { $who } share the win
    [draw] game { $game } ends without a winner
   *[broken-off] game { $game } is broken off
}

# How many games or rounds make a match.
format-single = one game
format-best-of = best of { $games }
format-first-to = first to { $total }
format-rounds = { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
}
format-problem-best-of = best of { $games }: an odd number from 3 to 99
format-problem-first-to = first to { $total }: a total from 1 to 9999
format-problem-rounds = { $rounds } rounds: 1 to 99

# What the referee writes into the log.
needs-reason = a change by hand needs a reason of at most { $most } letters on one line: it stands in the log
needs-vote-question = a vote needs a question of at most { $most } letters on one line: it stands in the log
needs-coin-question = a coin needs a question of at most { $most } letters on one line: it stands in the log
needs-answer-words = each answer needs its words of at most { $most } letters on one line: it stands in the log

# The log: undo, redo and corrections.
log-undone = Undone: { $what }
log-done-again = Done again: { $what }
log-corrected = Entry { $entry } corrected.
log-let-go = Entry { $entry } let go: { $why }.
log-stopped = Entry { $entry } let go: the referee stopped there.
replace-not-in-force = entry { $entry } cannot be corrected: it has been taken back, or it is not an act
replace-refused = it could not have been so: { $why }
replace-misfit = entry { $entry } no longer fits: { $why }

# Sets of house rules. The names stand in files in English.
rule-set-as-printed = As printed
rule-set-later-series = Later series
rule-set-defaults = defaults
rule-set-read-only = "{ $name }" cannot be changed: give your own rule set another name and let it inherit from this one
rule-set-twice = there are two rule sets "{ $name }": give one of them another name
rule-set-name = the name of a rule set is empty, longer than 40 letters or has a line break

# What the table does beside the game.
remark-coin = A coin is tossed: { $side ->
    [heads] heads
   *[tails] tails
}.
remark-dice = { $count ->
    [1] A die is thrown: { $faces }.
   *[other] { $count } dice are thrown: { $faces }, together { $sum }.
}
remark-lot = Drawn by lot: { $player }.
remark-vote = A vote, { $question }: { $counts }. It is decided: { $answer }.
remark-vote-level = A vote, { $question }: { $counts }. Nothing is decided.
remark-review = { $player } asks for a review: { $call ->
    [wrong] the call was wrong, the review is kept.
   *[right] the call stands, the review is used up.
}
remark-no-dice = one to { $most } dice are thrown, and each shows 1 to 6
remark-no-seat = nobody sits at { $seat }
remark-no-answers = a vote needs 2 to { $most } answers
remark-no-votes = { $votes } votes cannot be: { $players } players are at the table, and at least one must vote

# What people say of a match.
match-mark = { $mark ->
    [unofficial] does not count
    [abandoned] left
   *[played_wrong] played wrong
}

# The page of a match that is exported.
report-not-over = not finished
report-player = Player
report-score = Score
report-parts = Made of
report-log = What happened
report-step = Step
report-time = Time
report-what = What
report-source = Said by
report-picture = Picture of step { $number }

# Tournaments, and the table of an evening.
tournament-count = { $count } players: a tournament is for { $least } to { $most }
tournament-name = name { $number } is empty, longer than 40 letters or has a line break
tournament-same-name = "{ $name }" stands twice: give one of them another name
tournament-round-robin = Everybody against everybody, { $count } players
tournament-single-elimination = Knock-out, { $count } players
tournament-round = Round { $number }
tournament-final = Final
tournament-semi-finals = Semi-finals
tournament-quarter-finals = Quarter-finals
tournament-bye = { $name } rests
tournament-winner-of = winner of { $number }
evening-title = { $count ->
    [one] 1 match this evening
   *[other] { $count } matches this evening
}
evening-explained = In every match you get one point for everybody you came in before, and half a point for everybody you were level with; winners come first, the others by their scores.
evening-row = { $points } { $sort ->
    [one] point
   *[other] points
}, { $wins } won of { $count }
