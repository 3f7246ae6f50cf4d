# Words of the window: the cards.

cards-title = Cards
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-search = Search the cards
cards-search-hint = name, colour, number …
cards-all-games = All
cards-read = Read it large
cards-before = Before
cards-after = After
cards-nothing = No card like that. Type fewer letters, or choose "All". A card that lies face down is a secret.
cards-this-match = This match
cards-on-the-card = The card
cards-photo-of = Picture of { $name }
cards-filter = Filter
cards-filter-title = Which cards?
cards-filter-kind = Kind
cards-filter-pack = Pack
cards-filter-show = { $count ->
    [one] Show 1 card
   *[other] Show { $count } cards
}
cards-filter-none = All cards
cards-packs = Packs

## Packs.

packs-title = Packs of cards
packs-count = { $count ->
    [one] 1 pack
   *[other] { $count } packs
}
packs-reading = reading packs, { $read } of { $of }
packs-by = { $pack }, by { $author }
packs-own = Your packs
packs-none = There are none yet. Make a new card, or bring in a pack.
packs-folder = They are kept in { $folder }
packs-shipped = Packs that come along
packs-again = Read again
packs-done = Back to the cards
packs-not-read = The packs cannot be read: { $why }. Close other programs and read them again.
packs-broken = { $count ->
    [one] 1 pack has a mistake
   *[other] { $count } packs have mistakes
}
packs-broken-one = { $pack } cannot be read
packs-broken-how = The files stay as they are. Put this right in them, then press "Read again".
packs-fault-place = { $pack }: { $file }, line { $line }
packs-fault = { $file }, line { $line }, letter { $column }, { $field }: { $why }
packs-faults-more = { $count ->
    [one] And 1 mistake more.
   *[other] And { $count } mistakes more.
}
packs-is-in = It is in { $folder }

## The form of a card.

card-form-open = Change
card-form-new = New card
card-form-change = Change a card
card-form-kind = What is it?
card-form-sort = { $game }: { $kind }
card-form-pack = Which pack?
card-form-new-pack = A new pack
card-form-my-cards = My cards
card-form-shipped = This card comes along with the app. A copy of the pack { $pack } is made for you, and changed there.
card-form-name = Name
card-form-name-open = as it shows
card-form-code = Number or code on it
card-form-text = What stands on it
card-form-when = When it may be played
card-form-language = Language
card-form-colour = Colour
card-form-unknown = not known
card-form-attribute = Attribute
card-form-g-power = G-Power
card-form-played = Played
card-form-before-flip = before the gate is turned over
card-form-in-battle = in a battle
card-form-after-battle = after a battle
card-form-outside-battle = outside a battle
card-form-shows = What does it show?
card-form-creature = Creature
card-form-dots = Dots
card-form-command = Which one?
card-form-icon = Icon
card-form-picture = Picture
card-form-picture-none = No picture yet. Let go of one over this window, or take one with the camera.
card-form-picture-kept = { $file }
card-form-picture-fresh = A new picture. It is kept with the card.
card-form-no-picture = No picture
card-form-effects = What it does in a battle
card-form-effects-how = What you choose here is worked into the sum. What stands on the card is only shown.
card-form-effect = { $number }: { $words }
card-form-effect-drop = Take away
card-form-effect-drop-one = Take away effect { $number }
card-form-effect-add = One effect more
card-form-does = What happens?
card-form-does-add = more G
card-form-does-subtract = less G
card-form-does-multiply = G count several times
card-form-does-set = G become a number
card-form-does-swap = G-Powers are swapped
card-form-does-attribute = another Attribute
card-form-does-no-abilities = no ability cards
card-form-does-number-off = the gate's number does not count
card-form-does-number-times = the gate's number counts several times
card-form-does-number-each = the gate's number counts for each
card-form-does-number-add = the gate's number is higher
card-form-does-lower-wins = the lower total wins
card-form-does-replace = another Bakugan fights
card-form-does-come-back = abilities come back
card-form-does-out = something leaves the game
card-form-number = How much?
card-form-each = For each of these?
card-form-once = once
card-form-each-kinds = different kinds in the team
card-form-each-used = used Bakugan
card-form-each-unused = unused Bakugan
card-form-each-standing = standing Bakugan
card-form-each-abilities = used abilities
card-form-each-gates = gates won
card-form-becomes = It becomes
card-form-becomes-chosen = the player chooses
card-form-leaves = The one before it becomes
card-form-leaves-unused = unused
card-form-leaves-used = used
card-form-leaves-out = out of the game
card-form-back = Which come back?
card-form-back-battle = those of this battle
card-form-back-all = all
card-form-out = What leaves the game?
card-form-out-fighter = the fighter
card-form-out-loser = the loser
card-form-out-gate = the gate
card-form-out-card = the card
card-form-to = Whose fighter?
card-form-to-both = both
card-form-to-own = their own
card-form-to-opponent = the other one
card-form-to-turn-player = of the player whose turn it is
card-form-to-fewest-gates = of the player with fewer gates
card-form-to-most-gates = of the player with more gates
card-form-to-weaker = the weaker
card-form-to-stronger = the stronger
card-form-only-attribute = Only for this Attribute?
card-form-only-kind = Only for a Bakugan of this name?
card-form-any = any
card-form-save = Keep it
card-form-duplicate = One like it
card-form-copy-name = { $name } 2
card-form-delete = Delete
card-form-kept = { $card } is kept in { $pack }.
card-form-bring-back = Bring back { $name }
card-form-not-back = The card cannot be brought back: { $why }
card-form-not-kept = This is not kept yet. Press "Keep it", or Esc once more to leave it.
card-form-no-folder = There is no folder for your cards. Start the app where it may write.
card-form-pack-gone = The pack is no longer there. Read the packs again.
card-form-card-gone = The card is no longer in its pack. Read the packs again.
card-form-changed = The file was changed by somebody else: { $file }. Read the packs again.
card-form-problem = { $field }: { $why }
card-form-problem-name = The card needs a name.
card-form-problem-long = The name has at most { $most } letters.
card-form-problem-number = { $typed } is no number that a card can have. Type digits alone.
card-form-problem-times = Type how many times, from 0 to 9.
card-form-problem-effect = Effect { $number }: { $why }
card-form-problem-creature = Type which creature it shows.
card-form-problem-colour = Type which colour it shows.
card-form-problem-icon = Type which icon it shows.
card-form-problem-dots = Type how many dots, from 1 to { $most }.
card-form-take-picture = Take a picture
card-form-no-camera = The camera shows nothing. Choose one under Camera and table.
card-form-next-picture = The next card
card-form-turn-picture = The other way up
picture-too-large = { $file } is larger than { $most } MB. Make it smaller.
picture-unreadable = { $file } cannot be read: { $why }
picture-no-picture = { $file } is no picture that can be opened. Save it as PNG, JPEG or WebP.
picture-no-card = The camera sees no card. Lay it flat on the table, away from others, and try again.

## Packs are brought in and given away; tables of cards.

packs-bring = Bring in a pack
packs-give = Give away
packs-give-one = Give away { $pack }
bring-title = Bring in a pack
bring-how = Let go of a pack over this window: its folder, or a .zip. A table of cards (.csv) can be brought in too. Or type where it is.
bring-path = Where is it?
bring-go = Bring it in
bring-nothing-there = There is nothing at { $path }. Look at the letters again.
bring-no-pack = { $path } is no pack. Choose a folder with a pack.toml, a .zip of one, or a .csv.
bring-keep-first = Keep this card first, or leave it. Then bring the other thing in.
bring-pictures-left = { $count ->
    [one] The cards came, but for 1 picture: { $first }
   *[other] The cards came, but for { $count } pictures. The first: { $first }
}
bring-done = { $count ->
    [one] { $pack } was brought in with 1 card.
   *[other] { $pack } was brought in with { $count } cards.
}
give-title = Give away { $pack }
give-how = A copy is written. Your own pack stays where it is.
give-folder = Into which folder?
give-zip = As one file (.zip)
give-as-folder = As a folder
give-no-folder = There is no folder { $path }. Look at the letters again.
give-done = It is in { $path } now.
table-title = Cards from { $file }
table-fact = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
table-how = Each row becomes a card. Look at what each column holds, and press it to say otherwise.
table-holds = { $header }: { $holds }
table-what-holds = What is in { $header }?
table-passed-over = not used
table-sort = What are these cards?
table-new-pack = A new pack, { $name }
table-keep = { $count ->
    [one] Keep 1 card
   *[other] Keep { $count } cards
}
table-none = No row gives a card yet. Look at what is wrong above.
table-fault = Line { $line }, column { $column }, { $field }: { $why }
table-too-large = { $file } is larger than { $most } MB. Make two tables of it.
table-unreadable = { $file } cannot be read: { $why }
table-column = { $column ->
    [game] game
    [kind] kind
    [name] name
    [code] number or code
    [colour] colour
    [text] what stands on it
    [when] when it may be played
    [played] moment
    [picture] picture
    [language] language
    [pyrus] Pyrus
    [aquos] Aquos
    [subterra] Subterra
    [haos] Haos
    [darkus] Darkus
    [ventus] Ventus
    [attribute] Attribute
    [g_power] G-Power
    [creature] creature
    [dots] dots
    [command] command
   *[icon] icon
}
drop-match = Let go of it here: a match as a .json file.
drop-backup = Let go of it here: a backup as a .zip file.
drop-picture = Let go of it here: a picture of the chosen player.
drop-here = Let go of it here: a pack, a .zip, a .csv or a picture of a card.
