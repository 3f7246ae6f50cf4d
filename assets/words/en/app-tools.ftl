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
