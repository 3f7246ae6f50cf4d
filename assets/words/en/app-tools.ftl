# Words of the window: tools.

rules-of-which = The rules of which game?
rules-contents = The rules of { $game }
rules-title = { $topic } ({ $number } of { $count })
rules-before = Before
rules-after = After
rules-all-topics = All topics
rules-sheet = The sheet
rules-inferred = How it is read
rules-house = House rule

# The screen for those who watch.
audience-preview = So those who watch will see it
audience-shown = Those who watch see this now
audience-about = A window of its own for a second screen: nothing secret, nothing to press. Closing it changes nothing in the match.
audience-show = Show it
audience-hide = Take it away
audience-full-screen = Fill its screen, or not
audience-next-screen = Other screen
audience-window-title = Rollcall: for those who watch
audience-soon = The match begins soon
audience-first-with = first with { $gates } gates
audience-battle = BATTLE!
audience-tie = TIE ROLL!
audience-whole-match = match: { $score }

# Coin, dice, lot, vote, turn clock, reviews.
loud-time-is-up = The time is up, { $name }
tools-all = All tools
tools-coin = Coin
tools-heads = Heads
tools-tails = Tails
tools-toss = Toss it
tools-toss-again = Toss it again
tools-coin-decides = Heads: { $heads }. Tails: { $tails }.
tools-coin-question = Who wins?
tools-dice = Dice
tools-dice-about = one to six
tools-dice-fell = Together { $sum }
tools-throw-again = Throw again
tools-how-many-dice = How many dice?
tools-so-many-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
tools-lot = Draw a player
tools-lot-about = who begins, who deals
tools-lot-fell = { $name } it is!
tools-draw-again = Draw again
tools-vote = Vote
tools-vote-about = everybody says yes or no
tools-vote-on = What about?
tools-vote-question = A question of the table
tools-vote-yes = Yes
tools-vote-no = No
tools-vote-pass = The turn passes
tools-vote-cast = { $cast } of { $players } have voted. Press the answer of each player.
tools-vote-full = Everybody has voted
tools-vote-nobody = Nobody has voted yet
tools-vote-count = Count
tools-vote-anew = Vote anew
tools-clock = Turn clock
tools-clock-about = It only counts and tells. What follows when the time is up the table decides.
tools-clock-paused = stopped
tools-clock-pause = Stop the clock
tools-clock-go-on = Let it go on
tools-clock-again = This turn anew
tools-review = Review of a call
tools-who-reviews = Who asks for a review?
tools-review-about = The last call is looked at again. If it was wrong, the player keeps the review.
tools-review-of = { $name } asks for a review
tools-review-right = The call was right
tools-review-wrong = The call was wrong
tools-review-lost = { $name } has used the review
tools-review-kept = { $name } keeps it; then say what it was
tools-reviews-left = { $left ->
    [one] 1 review left
   *[other] { $left } reviews left
}
tools-no-review-left = No review is left in this game
tools-nothing-to-review = Nothing has been called yet
tools-note-about = a line of your own in the log
