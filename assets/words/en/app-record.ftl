# Words of the window: statistics, players, teams, tournaments, the data folder.

statistics-title = Statistics
statistics-count = { $count ->
    [one] 1 match counts
   *[other] { $count } matches count
}{ $left ->
    [0] {""}
   *[other] , { $left } left out
}
statistics-subject = { $subject ->
    [wins] Wins
    [toys] Bakugan
    [gates] Gates
    [kaboodl] Kaboodl
    [all-out] All Out
    [camera] Camera
   *[evening] Evening
}
statistics-about = { $subject ->
    [wins] How many of their matches everybody has won, over all games.
    [toys] How many rolls of each Bakugan stood on a gate. Only Bakugan with a name are told apart.
    [gates] How many rolls of each player stood, the gates won, and the G-Power with which battles were won.
    [kaboodl] What everybody's points in Kaboodl are made of, for each match.
    [all-out] How many sets everybody has laid in All Out.
   *[camera] Calls of the camera, day by day: those that stand, those that it was not sure of, those that were put right.
}
statistics-reading = The matches are being read …
statistics-nothing = There is nothing to count yet. Matches that are over and not marked count.
statistics-streak = { $streak } in a row now, { $longest } at best
statistics-wins = { $percent } %, { $wins } of { $count }
statistics-stood = { $percent } %, { $stood } of { $rolled }
statistics-gates = { $count ->
    [one] 1 gate won
   *[other] { $count } gates won
}
statistics-power = { $gates }, with { $mean } G on average, { $most } G at most
statistics-kaboodl = { $total } points for each match
statistics-kaboodl-hand = { $count ->
    [one] 1 match
   *[other] { $count } matches
}, { $hand } for cards in the hand
statistics-kaboodl-part = { $part ->
    [cards] cards
    [threes] three of a kind
   *[fours] four with the same dots
}
statistics-sets = { $count ->
    [one] 1 set
   *[other] { $count } sets
}
statistics-tens = { $count ->
    [0] {""}
    [one] 1 game won with a set of ten
   *[other] { $count } games won with a set of ten
}
statistics-camera = { $agreed } of { $calls } agreed, { $asked } asked, { $overruled } put right
statistics-camera-part = { $part ->
    [agreed] agreed
    [asked] asked
   *[overruled] put right
}
statistics-evening = { $points } { $sort ->
    [one] point
   *[other] points
}, { $wins } won of { $count }

players-title = Players
players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
players-nobody = Nobody is remembered yet. Whoever plays a match is.
players-add = Add a player
players-name = Name
players-colour = Colour
players-initials = Initials
players-initials-field = Initials
players-youngest = Is the youngest
players-not-youngest = Is not the youngest
players-is-youngest = youngest here
players-things = Take away …
players-drop = Take away { $name }
players-drop-team = Take away the team { $name }
players-forget = Forget
players-forgotten = { $name } is forgotten. The matches stay.
players-teams = Teams
players-bakugan = Bakugan
players-cards = Cards
players-cards-count = { $gates } gates, { $abilities } abilities
players-no-things = No team yet. Prepare a match with toys and keep them there as a team.
players-team-count = { $count ->
    [one] 1 team
   *[other] { $count } teams
}
players-not-saved = The players are not saved: { $why }.

team-take = Take a team
team-take-of = Teams of { $name }
team-keep = Keep as a team
team-name = What is the team called?
team-name-field = Name
team-kept = The team { $name } is kept.
team-kept-but = The team { $name } is kept. { $problem }.
team-fits = fits the sheet
team-bakugan = { $count } Bakugan with a name, it must be 3
team-gates = { $count } gates, it must be 3
team-abilities = { $count } abilities, it must be 3
team-gate-colour = two gates are { $colour }, each must have another colour
team-ability-colour = two abilities are { $colour }, each must have another colour
team-missing = something in it is not there any more
team-twice = something is in it twice

tournament-title = Tournament
tournament-names = Names
tournament-names-hint = Mia, Ben, Zoe, Tom
tournament-everybody = Everybody against everybody
tournament-knock-out = Knock-out
tournament-write = Write as text
tournament-write-table = Write as table

data-in-use = Another window of Rollcall is open. Here you can look at everything and play, but nothing is kept.
data-later = A later Rollcall has kept these matches. Here you can look at them and play, but nothing is kept.
data-copied = What was kept by an older Rollcall was brought up to date. A copy of how it was is kept in { $path }.
data-not-opened = Nothing is kept: { $why }.
