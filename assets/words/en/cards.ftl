# The cards: what each does and when it may be played. Short, for somebody of ten; read from three metres, so no paragraph
# is longer than 130 letters. `…-name` is shown, `…-also` is only searched; a paragraph's ground stands in the code.

card-entered = as it was entered
card-in-this-match = this match, now, open, shown, played
card-number-g-power = G-Power

## Sorts of cards.

card-kind-gate = Gate card
card-kind-ability = Ability card
card-kind-bakugan = Bakugan
card-kind-attribute = Attribute
card-kind-effect = What a card can do
card-kind-kaboodl = Kaboodl card
card-kind-collecting = Card to collect with
card-kind-command = Command card
card-kind-character = Character card
card-kind-icon = Icon
card-kind-event = Event card

## Bakugan: Gate cards.

card-bakugan-gate-name = Gate card
card-bakugan-gate-also = metal card, heavy, field, face down, flip, prize
card-bakugan-gate-does = In a battle it is turned over. Then you do what it says.
card-bakugan-gate-number = At the end of a battle each fighter adds its number from the gate: the one in the colour of its Attribute.
card-bakugan-gate-set = You lay it face down when a turn begins and no gate is in the field.
card-bakugan-gate-win = You want three of them in your used pile. Then you have won.
card-bakugan-gate-three = Everybody brings three, in three different colours.
card-bakugan-gate-secret = Face down it is a secret. You find its name here once it was turned over.
card-bakugan-gate-when = It works when it is turned over in a battle, not before.
card-bakugan-gate-numbers-only = It only has numbers. It does nothing else.
card-bakugan-gate-read = The app does not know what it does. Read it out from the card.
card-bakugan-gate-about = { $colour ->
    [gold] Gold gate
    [silver] Silver gate
    [copper] Copper gate
   *[other] Gate card
}
card-bakugan-gate-lies = It lies face up on { $gate }.
card-bakugan-gate-was-shown-by = { $player } laid it. It was turned over in this match.
card-bakugan-gate-was-shown = It was turned over in this match.

card-bakugan-gate-gold-name = Gold gate
card-bakugan-gate-gold-also = yellow, character, kind, favourite
card-bakugan-gate-gold-does = Gold gates often help one kind of Bakugan: its number may count twice.
card-bakugan-gate-gold-one = Each of your three Gate cards has another colour. One can be gold.

card-bakugan-gate-silver-name = Silver gate
card-bakugan-gate-silver-also = grey, white, plain, numbers
card-bakugan-gate-silver-does = Silver gates have numbers and mostly nothing else.
card-bakugan-gate-silver-one = Each of your three Gate cards has another colour. One can be silver.

card-bakugan-gate-copper-name = Copper gate
card-bakugan-gate-copper-also = brown, bronze, special, rules
card-bakugan-gate-copper-does = Copper gates often change the rules of their battle.
card-bakugan-gate-copper-one = Each of your three Gate cards has another colour. One can be copper.

card-series-2-about = { $gate }, Series 2, { $number } of { $count }
card-series-2-also = series 2, BA, printed
card-series-2-ground = A collector's list. If your card says something else, your card is right

## Bakugan: ability cards.

card-bakugan-ability-name = Ability card
card-bakugan-ability-also = power card, skill, play, hand, paper card
card-bakugan-ability-when = The card itself says when you may play it. You need not play it.
card-bakugan-ability-how = Say that you play it. Do what it says. Then it goes to your used pile.
card-bakugan-ability-first = In a battle the player whose turn it is plays first.
card-bakugan-ability-who = Three or four players: in a battle only those play who have a Bakugan in it.
card-bakugan-ability-at-once = Three or four players, two at the same moment? Whoever has the next turn goes first.
card-bakugan-ability-right = The card and the rules do not agree? Then the card is right.
card-bakugan-ability-secret = In the hand it is a secret. You find its name here once it was played.
card-bakugan-ability-read = The app does not know what it does. Read it out from the card.
card-bakugan-ability-played = { $moment ->
    [before-flip] It is played in a battle, before the gate is turned over.
    [in-battle] It is played in a battle, after the gate was turned over.
    [after-battle] It is played right after a battle.
    [outside-battle] It is played outside a battle.
   *[other] The card itself says when it may be played.
}
card-bakugan-ability-about = { $colour ->
    [red] Red ability
    [blue] Blue ability
    [green] Green ability
   *[other] Ability card
}
card-bakugan-ability-was-played = { $player } has played it.

card-bakugan-ability-red-name = Red ability
card-bakugan-ability-red-also = colour
card-bakugan-ability-red-does = The colour does not say what it does. Read it out from the card.
card-bakugan-ability-red-one = Each of your three ability cards has another colour. One can be red.

card-bakugan-ability-blue-name = Blue ability
card-bakugan-ability-blue-also = colour
card-bakugan-ability-blue-does = The colour does not say what it does. Read it out from the card.
card-bakugan-ability-blue-one = Each of your three ability cards has another colour. One can be blue.

card-bakugan-ability-green-name = Green ability
card-bakugan-ability-green-also = colour
card-bakugan-ability-green-does = The colour does not say what it does. Read it out from the card.
card-bakugan-ability-green-one = Each of your three ability cards has another colour. One can be green.

## Bakugan: the balls and their Attributes.

card-bakugan-bakugan-name = Bakugan
card-bakugan-bakugan-also = ball, toy, monster, marble, figure, fighter
card-bakugan-bakugan-roll = In your turn you choose an unused one and roll it at the gates.
card-bakugan-bakugan-power = The number on it is its G-Power. You read it out when a battle begins.
card-bakugan-bakugan-partly = A little open is open. It counts just as much.
card-bakugan-bakugan-three = Everybody brings three.
card-bakugan-toy-about = { $attribute ->
    [none] Bakugan of { $player }
   *[other] { $attribute }, Bakugan of { $player }
}
card-bakugan-toy-where = { $zone ->
    [unused] It is unused and can be rolled.
    [rolling] It is being rolled.
    [standing] It stands on { $gate }.
    [used] It is in the used pile.
   *[other] It is out of the game.
}

card-bakugan-attribute-is = { $attribute ->
    [Pyrus] Pyrus is fire. It is red.
    [Aquos] Aquos is water. It is blue.
    [Subterra] Subterra is earth. It is brown.
    [Haos] Haos is light. It is white or yellow.
    [Darkus] Darkus is darkness. It is black or purple.
   *[Ventus] Ventus is wind. It is green.
}
card-bakugan-attribute-number = { $attribute ->
    [none] In a battle it adds the gate's number for its Attribute.
    [Clear] In a battle it adds the gate's number for the Attribute that it takes.
   *[other] In a battle it adds the gate's { $attribute } number.
}
card-bakugan-attribute-also = { $attribute ->
    [Pyrus] fire, red, triangle, colour, element
    [Aquos] water, blue, drop, colour, element
    [Subterra] earth, brown, square, colour, element
    [Haos] light, white, yellow, star, colour, element
    [Darkus] darkness, black, purple, moon, colour, element
   *[Ventus] wind, green, leaf, colour, element
}

card-bakugan-clear-name = Clear
card-bakugan-clear-also = glass, see-through, transparent, no colour
card-bakugan-clear-takes = A clear Bakugan has the Attribute of the one it fights.
card-bakugan-clear-both = Both are clear? Each player chooses an Attribute before the gate is turned over.

## Bakugan: what cards can do.

card-bakugan-effect-when = A gate does it when it is turned over. An ability card does it when it is played.
card-bakugan-effect-first = The card and the rules do not agree? Then the card is right.
card-bakugan-effect-also = effect, text, does, command, special
card-bakugan-effect-add-name = More G-Power
card-bakugan-effect-add-does = A fighter gets so much more G: once, or again for each thing that the card counts.
card-bakugan-effect-subtract-name = Less G-Power
card-bakugan-effect-subtract-does = So much is taken from a fighter's G-Power.
card-bakugan-effect-times-name = G-Power times
card-bakugan-effect-times-does = What the fighter has so far counts several times. What comes later is added as it is.
card-bakugan-effect-becomes-name = G-Power becomes
card-bakugan-effect-becomes-does = What the fighter has so far is put away. It goes on with the number on the card.
card-bakugan-effect-swap-name = Swapped powers
card-bakugan-effect-swap-does = The numbers printed on the two fighters change places for this battle.
card-bakugan-effect-number-name = Another gate number
card-bakugan-effect-number-does = The gate's number counts more than once, not at all, or with something added.
card-bakugan-effect-attribute-name = Another Attribute
card-bakugan-effect-attribute-does = A fighter has another Attribute in this battle, so it adds another number of the gate.
card-bakugan-effect-lower-name = Lower wins
card-bakugan-effect-lower-does = In this battle the lower total wins, not the higher one.
card-bakugan-effect-no-abilities-name = No abilities
card-bakugan-effect-no-abilities-does = Nobody may play an ability card in this battle.
card-bakugan-effect-replace-name = Another fighter
card-bakugan-effect-replace-does = An unused Bakugan fights instead. Its player chooses which. With none unused nothing changes.
card-bakugan-effect-return-name = Abilities come back
card-bakugan-effect-return-does = After the battle played ability cards go back to the hand. They can be played again.
card-bakugan-effect-out-name = Out of the game
card-bakugan-effect-out-does = After the battle a Bakugan or a card leaves the game. It goes to no pile and does not come back.

## Kaboodl.

card-kaboodl-card-collect = You need { $creature }, { $colour } and { $dots ->
    [one] one dot
   *[other] { $dots } dots
}: one card of each. Then it is yours.
card-kaboodl-card-wild = A Wild can stand for any of the three.
card-kaboodl-card-stolen = Somebody has it? With a K'baam you can steal it in your turn.
card-kaboodl-card-points = It gives 5 points. Three with { $creature }, with { $colour } or with { $dots ->
    [one] one dot
   *[other] { $dots } dots
} give 5 more.
card-kaboodl-card-also = { $dots ->
    [1] one, collect, points, creature, colour
    [2] two, collect, points, creature, colour
    [3] three, collect, points, creature, colour
   *[other] collect, points, creature, colour
}
card-kaboodl-card-in-the-middle = It lies in the middle.
card-kaboodl-card-with = { $player } has it.
card-kaboodl-card-is-stolen = { $thief } steals it from { $player }. A K'bosh can still stop that.
card-kaboodl-card-out = It is out of the game.

card-kaboodl-collecting-wild = A Wild can take its place.
card-kaboodl-collecting-away = Played cards go to the discard pile.
card-kaboodl-count = { $count ->
    [one] There is one in the box.
   *[other] There are { $count } in the box.
}

card-kaboodl-creature-name = Creature card
card-kaboodl-creature-also = animal, monster, beast, head
card-kaboodl-creature-does = Play it with a colour and a dot card. All three fit a Kaboodl card? It is yours.
card-kaboodl-creature-kinds = { $count ->
    [one] There is one creature.
   *[other] There are { $count } creatures.
}
card-kaboodl-colour-name = Colour card
card-kaboodl-colour-also = color, red, blue, green, yellow
card-kaboodl-colour-does = Play it with a creature and a dot card. All three fit a Kaboodl card? It is yours.
card-kaboodl-colour-kinds = { $count ->
    [one] There is one colour.
   *[other] There are { $count } colours.
}
card-kaboodl-dots-name = Dot card
card-kaboodl-dots-also = points, spots, number, one, two, three
card-kaboodl-dots-does = Play it with a creature and a colour card. All three fit a Kaboodl card? It is yours.
card-kaboodl-dots-kinds = There are one, two and three dots.

card-kaboodl-wild-name = Wild
card-kaboodl-wild-also = joker, any, instead, replace
card-kaboodl-wild-stands-for = In your turn it stands for any creature, colour or dot card.
card-kaboodl-wild-several = You may use more than one at the same time.
card-kaboodl-wild-away = Then it goes to the discard pile. Keep one card for the end of your turn.
card-kaboodl-kbaam-name = K'baam
card-kaboodl-kbaam-also = steal, rob, thief, take, kbaam, attack
card-kaboodl-kbaam-steal = Play it in your turn. You steal a Kaboodl card that another player has.
card-kaboodl-kbaam-call = Call out "K'baam!" as you play it.
card-kaboodl-kbaam-until = Until you discard, a K'bosh can stop you. Only then is the card yours.
card-kaboodl-kbaam-once = A card that is being stolen cannot be stolen again before that discard.
card-kaboodl-kbaam-last = It may not be your last card: you need one for the end of your turn.
card-kaboodl-kbosh-name = K'bosh
card-kaboodl-kbosh-also = block, stop, defend, save, kbosh, against
card-kaboodl-kbosh-keep = Somebody steals from you? Play it at once and call "K'bosh!". You keep your card.
card-kaboodl-kbosh-until = Be quick: it works until the thief discards. It need not be your turn.
card-kaboodl-kbosh-away = It goes to the discard pile, and so does the K'baam.

## Bratz: both games.

card-bratz-icon-own = The sheet names no icons. These are the table's own names for them.
card-bratz-icon-also = symbol, sign, circle, corner, picture, set

## Bratz: All Out.

card-all-out-event-name = Event card
card-all-out-event-also = instruction, action, effect, text
card-all-out-event-how = Play it in your turn: lay it face up on the discard pile and do what it says. Then your turn is over.
card-all-out-event-always = You may always play it, even if it does nothing.
card-all-out-event-last = Is it your last card? Play it, and you have won.
card-all-out-event-top = You turn it up from the draw pile? Then it is done at once.
card-all-out-event-text = The sheet does not say what events do. Read it out from the card.
card-all-out-event-was-played = { $player } played it last.
card-all-out-event-read = The app does not know what it does. Read it out from the card.
card-all-out-character-name = Character card
card-all-out-character-also = Bratz, girl, doll, picture, icon, set
card-all-out-character-lay = Lay three or more with the same icon as a set. That is your whole turn.
card-all-out-character-add = Or add one to any set with its icon, also to another player's. That is your whole turn.
card-all-out-character-icon = Its icon is the circle in the left top corner.
card-all-out-character-ten = A set has three to ten cards. Your sets have different icons.
card-all-out-icon-set = Three to ten cards with { $icon } make a set.
card-all-out-icon-add = One card with { $icon } can join any { $icon } set on the table.
card-all-out-icon-ten = Ten cards with { $icon } in front of you win. Shout "ALL OUT!!!"
card-all-out-icon-lies = { $player } has a set of { $cards }.
card-all-out-icon-no-set = Nobody has a set of it.

## Bratz: Got Five.

card-got-five-starter-name = Starter
card-got-five-starter-also = start card, first card, character
card-got-five-starter-lies = It lies in front of you from the start. You collect its icon.
card-got-five-starter-different = Everybody's starter has another icon.
card-got-five-character-name = Character card
card-got-five-character-also = Bratz, girl, doll, picture, icon, draw, match
card-got-five-character-same = You draw one in your turn. It has your starter's icon: lay it beside your starter.
card-got-five-character-other = It has another icon: lay it on the throw-away pile.
card-got-five-character-five = Whoever has five of one icon first wins.
card-got-five-character-icon = Its icon is the circle in the left top corner.
card-got-five-event-name = Event card
card-got-five-event-also = instruction, action, no icon
card-got-five-event-what = It has an instruction on it. Only All Out needs that.
card-got-five-icon-five = Collect { $count } cards with { $icon }, if your starter has it.
card-got-five-icon-drawn = You draw { $icon } and your starter has it? Lay it beside your starter.
card-got-five-icon-collected = { $player } collects it: { $cards ->
    [0] none beside the starter yet.
    [one] one beside the starter.
   *[other] { $cards } beside the starter.
}
card-got-five-icon-nobody = Nobody collects it.

## Cards of packs that people wrote.

card-pack-ground = from the pack { $pack }
card-pack-no-text = The pack does not say what it does. Read it out from the card.
card-pack-about = { $what }, { $code }
card-pack-bakugan-about = { $attribute }, Bakugan
card-pack-character-about = Character card, { $icon }
