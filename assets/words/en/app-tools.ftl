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
