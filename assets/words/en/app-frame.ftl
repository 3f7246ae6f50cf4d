# Words of the window: frame.

undo = Undo
undo-nothing = nothing yet
undo-nothing-hint = There is nothing to take back yet
menu = Menu

back = Back
why = why
log-title = The log, newest first
player-number = Player { $number }
no-last-match = there is no match to go on with
ruling-remembered = The sheet leaves this to your table. Remembered for this match.

banner-turn = { $name }'S TURN
banner-wins = { $name } WINS
banner-match-over = MATCH OVER
banner-game-over = GAME OVER
banner-round-over = ROUND OVER
banner-get-ready = GET READY
banner-goes-first = { $name } goes first
banner-battle = BATTLE
banner-tie-roll = TIE ROLL
banner-battle-on = on { $gate }, { $name }'s turn
banner-tie-for = for { $gate }
banner-then = then { $name }
banner-roll = roll { $number }
banner-round = round { $number }
banner-draw-pile = draw pile { $cards }

worked-out = worked out

correction-not-in-force = This line cannot be corrected: it has been taken back.
correction-refused = It could not have been so: { $why }
correction-misfit = Line { $entry } no longer fits then: { $why }
total-no-number = The total of { $whose } is not a whole number yet.
corner-no-card = Gate { $number } would be no card so. Drag its corner back to where its edges meet.
settings-not-saved = The settings are not saved: { $why }.
step-not-saved = This step is not saved: { $why }. The game goes on.
match-not-saved = This match cannot be saved: { $why }. The game goes on.
matches-not-saved = Matches cannot be saved: { $why }. The game goes on.
match-not-opened = The last match cannot be opened: { $why }.

# The menu and the sheet that says why.
menu-back = Back to the game
menu-new-match = New match …
menu-home = To the first screen
menu-camera = Camera
menu-trust = The camera
menu-colours = Colours
menu-quit = Quit
trust-asks = asks every time
trust-counts-down = enters sure calls after { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
trust-at-once = enters sure calls at once
why-rests-on = What the last ruling rests on
why-no-ruling = The last step was no ruling: it simply happened.
why-by = By { $ground }.
why-camera-saw = What the camera saw
why-frames = It began to roll in frame { $start }, lay still from frame { $still } and was called in frame { $called }.
why-opened = It was first seen open in frame { $frame }.
why-certainty = Certainty { $percent } in 100.

# Keys.
keys-heading = Keys
keys-digits = That gate, that Bakugan, that player
keys-enter = The filled button, as Space
keys-tab = From button to button
keys-unknown-command = The settings bind a key to "{ $id }", which is no command. It is passed over.
keys-unknown-key = The settings give "{ $id }" a key that cannot be used. It has its usual key.
keys-clash = The settings give "{ $id }" a key that another command has. It has its usual key.
key-undo = Undo
key-undo-hint = Takes the last step back and says what to put back on the table
key-redo = Redo
key-redo-hint = Brings back what was undone last
key-menu = Menu
key-menu-hint = New match, camera, colours, quit; closes what is open
key-why = Why, and all keys
key-why-hint = What the last ruling rests on, and every key
key-rules = Rules
key-rules-hint = The rules of this game, opened at what happens now
key-cards = Cards
key-cards-hint = Find a card and read it in large letters
key-tools = Tools
key-tools-hint = Coin, dice, vote, first player, clock, notes
key-log = Log
key-log-hint = The whole log, and corrections
key-audience = Audience
key-audience-hint = A screen for those who watch
key-full-screen = Full screen
key-full-screen-hint = Fills the screen, and back
key-larger = Larger
key-larger-hint = Makes everything larger
key-smaller = Smaller
key-smaller-hint = Makes everything smaller
key-usual-size = Usual size
key-usual-size-hint = As large as the window allows
key-yes = Yes to the camera
key-yes-hint = Takes the camera's call
key-closed = Closed
key-closed-hint = It stayed closed; right after a call, corrects it
key-missed = Missed
key-missed-hint = It missed every gate; right after a call, corrects it
key-more = More outcomes
key-more-hint = What happens rarely
key-look-again = Look again
key-look-again-hint = After an undo: the table is right, the camera may call again
key-table-is-right = Yes to the table
key-table-is-right-hint = Enters what the camera saw of the cards
key-equal = Equal
key-equal-hint = Both totals are the same
key-totals = Type totals
key-totals-hint = Type the two totals of a battle
key-rematch = Rematch
key-rematch-hint = The same players again
key-new-match = New match
key-new-match-hint = Other players, or other rules

seat-name = seat { $number }, { $name }
gates-won-of = { $won } of { $needed } gates won
corner-of-gate = corner { $corner } of Gate { $number }
form-g-power = G-Power of { $toy }
form-line = Added to { $toy }
form-ability = { $name } plays an ability card
form-ability-hint = Type the name on the card. What it adds can be entered as a number.
form-gate-name = What does the gate show?
form-event-name = What is the event called?
form-note = A note for the log
form-number = Number
form-what-for = What for
form-card = Name on the card
form-words = Words
form-reason = Why
form-send = Enter it
form-other-line = other
form-usual-reason = the table's word
form-no-number = Type a whole number, such as 410 or -50.
pick-note = Write a note
pick-end = End the match
pick-player-wins = { $name } wins
pick-nobody-wins = Nobody wins
pick-abandon = Break it off: no result
key-ability = Ability card
key-ability-hint = A player plays an ability card
key-fix-number = Fix a number
key-fix-number-hint = Read a G-Power, or add to a sum
key-gate-name = Name the gate
key-gate-name-hint = Turn the gate over and type its name
key-done = Done with abilities
key-done-hint = A player plays no more ability cards

key-beside = What else happened
key-beside-hint = A note, the end of the match by the table's word
key-pile-empty = Pile empty
key-pile-empty-hint = No card is left in the draw pile
key-kbosh = K'bosh
key-kbosh-hint = The robbed player keeps the card
key-toss-out = Toss out
key-toss-out-hint = Throw away some of the hand instead of a turn
key-wilds = Wild cards
key-wilds-hint = How many of the three cards are Wild
key-lay-set = Lay a set
key-lay-set-hint = Three or more cards of one icon from the hand
key-add-card = Add one card
key-add-card-hint = One card to any set on the table
key-play-event = Event
key-play-event-hint = An event card from the hand
key-top-card = Top card
key-top-card-hint = Only when nothing in the hand fits
key-pass = Pass
key-pass-hint = Nothing can be played and nothing is left to turn up
key-shout = ALL OUT
key-shout-hint = A player who has won shouts
key-challenge = Challenge
key-challenge-hint = Somebody says that a card could have been played
key-matches = Match
key-matches-hint = The card has the icon of the starter
key-no-match = No match
key-no-match-hint = Any other card

log-empty = What happens is written down here.
log-correct = It was something else
correction-what-was-it = Line { $number }: { $said } What was it instead?
correction-it-was = It was: { $said }
correction-title = Correct line { $number }?
correction-changes = What changes
correction-no-change = Nothing else changes.
correction-lets-go = No longer fits and is let go
correction-let-go = Line { $number }: { $said } ({ $why })
correction-on-table = On the table
correction-make = Correct it
correction-leave = Leave it as it is
correction-score = { $name }: { $old } becomes { $new }
correction-match-score = { $name }, whole match: { $old } becomes { $new }
correction-result = { $result }
correction-goes-on = The match goes on.
correction-turn = It is { $name }'s turn.
menu-camera-and-table = Camera and table …
menu-settings = Settings …

# The end of a game.
board-won = won

# The end of a match.
match-end-decided = What decided it
