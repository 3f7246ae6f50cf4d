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
