# Words of the window: set-up.

set-up-title = New match: { $game }
set-up-seat = Seat { $number }
set-up-begin = Start match
set-up-draw = Draw who starts
set-up-draw-order = Draw the order
set-up-players = Players, in seat order
set-up-add = Add a player
set-up-take-away = { $name } does not play
set-up-drag = Move { $name } to another seat
set-up-youngest-mark = youngest
set-up-youngest-is = { $name } is the youngest
set-up-youngest-here = youngest here
set-up-begins = starts
set-up-deals = deals
set-up-known-names = Names from before (↑ ↓)

seat-colour-1 = Orange
seat-colour-2 = Sky blue
seat-colour-3 = Pink
seat-colour-4 = Yellow
seat-colour-5 = Green
seat-colour-6 = Red-orange

set-up-who-starts = Who starts
set-up-who-deals = Who deals
set-up-random = Random
set-up-youngest = Youngest
set-up-i-pick = I pick
set-up-about-order = The order is drawn, then you sit in it. So says the sheet for three and more.
set-up-about-random = It is drawn who starts.
set-up-about-random-dealer = It is drawn who deals. The player to the left of the dealer starts.
set-up-drawn-order = Draw { $number }: { $names }. Sit in this order, or draw again.
set-up-drawn = Draw { $number }: { $name } starts. You can draw again.
set-up-drawn-dealer = Draw { $number }: { $name } deals, and the player to the left starts. You can draw again.
set-up-about-youngest = { $name } is the youngest and starts. Press again for the next player.
set-up-about-youngest-dealer = { $name } is the youngest and deals. The player to the left starts.
set-up-about-picked = { $name } starts. Press again for the next player.
set-up-about-picked-dealer = { $name } deals, and the player to the left starts. Press again for the next player.

set-up-rules = Rules
set-up-rules-as-printed = As printed
set-up-rules-as-printed-about = The sheet; asks when it says nothing
set-up-rules-later-series = Later series
set-up-rules-later-series-about = Closed on a gate stands, and more
set-up-rules-defaults = No questions
set-up-rules-defaults-about = Our usual reading everywhere
set-up-rules-own-about = { $inherits }, with { $count ->
    [one] 1 rule of your own
   *[other] { $count } rules of your own
}
set-up-rules-broken = A rule set cannot be used: { $why }.
set-up-asked = Asked when it first happens
set-up-nothing-asked = Nothing is asked during the match

set-up-format = Length of the match
set-up-format-single = One game
set-up-format-best-of = Best of { $count }
set-up-format-first-to = First to { $count }
set-up-format-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
set-up-more = More
set-up-fewer = Fewer

set-up-toys = Toys
set-up-quick = Quick game
set-up-enter-toys = Enter toys
set-up-quick-about = Nobody types anything. Each player brings three Bakugan, three Gate cards and three ability cards; numbers are typed when a battle needs them.
set-up-toy = Bakugan { $number }
set-up-toy-name = Bakugan { $number }: name
set-up-toy-name-hint = Name on the toy
set-up-toy-power = Bakugan { $number }: G-Power
set-up-toy-power-hint = G-Power
set-up-toy-attribute = Bakugan { $number }: { $attribute }
set-up-no-attribute = not said
set-up-toys-of = Toys of { $name }
set-up-player-of = player { $number } of { $count }
set-up-toys-next = Next: { $name }
set-up-toys-done = Done
set-up-secret = Secret cards
set-up-secret-count = { $gates } { $gates ->
    [one] gate
   *[other] gates
}, { $abilities } { $abilities ->
    [one] ability
   *[other] abilities
}: secret
set-up-secret-of = Secret cards of { $name }
set-up-only-you = { $name }: only you look.
set-up-look-away = Everybody else looks away now. Here you type which Gate cards and ability cards you bring. Nobody sees them until you play them. You may leave fields empty.
set-up-uncover = I am { $name }: show it
set-up-cover-next = Cover it, then { $name }
set-up-cover-done = Done with secret cards
set-up-gates = Your Gate cards
set-up-abilities = Your ability cards
set-up-gate-card = Gate card { $number }
set-up-ability-card = Ability card { $number }
set-up-check-camera = Check camera

set-up-problem-no-name = Type a name
set-up-problem-name = The name is too long
set-up-problem-same-name = { $name } sits here already
set-up-problem-power = "{ $typed }" is no G-Power: type a number from 0 to 9999
set-up-problem-same-card = A secret card is entered twice
set-up-problem-same-colour = Two secret cards of one kind have the same colour. Everybody brings one of each.
set-up-secret-offered = Arrows up and down take one of your cards, or one of your packs.
