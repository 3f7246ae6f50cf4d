# Words of the window: home.

home-title = Rollcall
home-subtitle = The referee beside your table
home-last-caption = LAST MATCH
home-last = { $game }
home-last-turn = { $game }, { $name }'s turn
home-continue = Continue
home-everything-stays = Everything stays on this computer.
home-players-bakugan = 2 to 4 players
home-players-kaboodl = 2 to 6 players
home-players-all-out = Bratz cards, 2 to 6 players
home-players-got-five = Bratz cards, 2 to 4 players
home-past = Past matches
home-camera = Camera and table
home-settings = Settings
home-kept = kept { $when }

when-today = today at { $time }
when-yesterday = yesterday at { $time }
when-day = { $day } { $month } at { $time }
when-year = { $day } { $month } { $year }
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec

past-title = Past matches
past-count = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
past-search = Search past matches
past-search-hint = Names, games, days
past-open = Open
past-go-on = Go on with it
past-not-finished = not finished
past-nothing = No match has been played yet. Every match is kept here.
past-nothing-found = No match has these words. Type fewer of them.
past-reading = { $count ->
    [one] 1 more match is being read …
   *[other] { $count } more matches are being read …
}
past-steps = { $count ->
    [one] 1 step in its log
   *[other] { $count } steps in its log
}
past-calls = Pictures of calls
past-call-name = Picture of step { $number }: { $words }
past-call-of = picture { $number } of { $count }
past-call-earlier = Earlier call
past-call-later = Later call
past-call-first = This is the first picture.
past-call-last = This is the last picture.
past-call-missing = No picture of this call is kept. What was called stands above.
past-call-damaged = The picture of this call cannot be shown: its file is damaged. The match itself is whole.
past-unknown-game = A match
past-damaged-short = cannot be read
past-unreadable = This file cannot be read: { $why }. It is left as it is.
past-damaged = Line { $line } of its file cannot be read ({ $why }). The steps before it are all here; the file is left as it is.
past-cannot-look = The matches cannot be looked through: { $why }.
past-not-opened = This match cannot be opened: { $why }.
past-notes-damaged = What was noted of this match cannot be read: { $why }. Put that file right or delete it; the match itself is whole.
past-count-shown = { $all }, { $shown } shown
past-without-mark = without a mark
past-filter = Show only
past-filter-none = Every match
past-filter-all = all
past-filter-game = Game
past-filter-player = Player
past-filter-sort = Sort
past-step-of = step { $number } of { $count }
past-rematch = Play again
past-more = More …
past-name = Give it a name
past-name-field = Name
past-mark = Does it count?
past-mark-as = { $mark ->
    [unofficial] It does not count
    [abandoned] It was left
   *[played_wrong] It was played wrong
}
past-unmark = It counts after all
past-marked = { $mark ->
    [unofficial] It does not count, so no statistics have it.
    [abandoned] It was left, so no statistics have it.
   *[played_wrong] It was played wrong, so no statistics have it.
}
past-not-noted = This is not kept: { $why }.
past-delete = Delete
past-deleted = Deleted: { $name }. You can bring it back.
past-bring-back = Bring it back
past-delete-in-play = This match is being played. End it first.
past-not-deleted = It cannot be deleted: { $why }.
past-not-back = It cannot come back: { $why }.
day-today = today
day-yesterday = yesterday
past-export = Give it to others
past-export-as = { $format ->
    [json] As a file for another Rollcall
    [csv] As tables for a spreadsheet
   *[html] As a page with its pictures, to print
}
past-exported = Written: { $path }
past-exported-damaged = { $words } Only what stands before line { $line } was written, as that line cannot be read.
past-not-exported = It was not written: { $why }.
past-import = Take a match over from a file
past-import-field = File
past-import-hint = Type it with its folder, or drag it into this window.
past-imported = Taken over: { $name }
past-import-twice = This match is here already.
past-not-imported = Nothing was taken over: { $why }.

welcome-title = Welcome to Rollcall
welcome-step = step { $number } of { $count }
welcome-skip = Skip
welcome-on = Next
welcome-earlier = Back one step
welcome-end = Done
welcome-what-headline = You play at your table. Rollcall is the referee.
welcome-what-1 = It says whose turn it is, counts the points and knows the rules of four games.
welcome-what-2 = With a camera it also sees how a rolled Bakugan lands. It always asks you first, and you can take everything back.
welcome-what-3 = Every button shows its key. A mouse or a finger will do as well.
welcome-try-headline = Try it without toys
welcome-try-1 = There is a table inside the computer. Press the key of a Bakugan, and it is rolled for you. The camera calls what it sees.
welcome-try-2 = Nothing can go wrong, and you can come back at any time.
welcome-try = Try the simulated table
welcome-camera-headline = Where do pictures come from?
welcome-camera-1 = Put a camera so that it sees your gates from above. Pictures never leave this computer.
welcome-camera-2 = No camera? Every game works by hand too.
