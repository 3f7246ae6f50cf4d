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
players-collection = What they have
players-picture = Picture
players-no-picture = The picture was not taken: { $why }.
players-forget = Forget
players-forgotten = { $name } is forgotten. The matches stay.
players-teams = Teams
players-bakugan = Bakugan
players-cards = Cards
players-cards-count = { $gates } gates, { $abilities } abilities
players-no-things = Nothing yet. X enters Bakugan and cards and makes teams of them.
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
team-gates = { $count } { $count ->
    [one] gate
   *[other] gates
}, it must be 3
team-abilities = { $count } { $count ->
    [one] ability
   *[other] abilities
}, it must be 3
team-gate-colour = two gates are { $colour }, each must have another colour
team-ability-colour = two abilities are { $colour }, each must have another colour
team-missing = something in it is not there any more
team-twice = something is in it twice

collection-of = What { $name } has
collection-count = { $count ->
    [one] 1 thing
   *[other] { $count } things
}
collection-how = What is here is offered when a match is prepared. Arrows go from one to the next.
collection-bakugan = Bakugan ({ $count })
collection-gates = Gate cards ({ $count })
collection-abilities = Ability cards ({ $count })
collection-teams = Teams ({ $count })
collection-no-bakugan = None yet. B enters one.
collection-no-gates = None yet. G enters one.
collection-no-abilities = None yet. A enters one.
collection-no-teams = None yet. T makes one of what is here.
collection-coloured = { $name }, { $colour }
collection-add-bakugan = New Bakugan
collection-add-gate = New Gate card
collection-add-ability = New ability card
collection-change-bakugan = Change a Bakugan
collection-change-gate = Change a Gate card
collection-change-ability = Change an ability card
collection-name = Name
collection-power = G-Power
collection-change = Change
collection-attribute = Attribute
collection-drop = Take away
collection-dropped = { $name } is taken away.
collection-full = There are { $most } already; that is as many as fit. Take one away first.
collection-new-team = New team
collection-own-offered = { $name } has these. Arrows up and down in a name take one, too.

team-of = { $team }, a team of { $name }
team-count = { $count } of 9
team-number = Team { $number }
team-how = Choose 3 Bakugan, 3 Gate cards and 3 ability cards. Everybody else looks away: what is in a team is secret.
team-has = ✔ { $thing }
team-put-in = Put in
team-take-out = Take out
team-open = Open the team
team-rename = Name
team-drop = Take the team away
team-name-taken = There is a team { $name } already. Choose another name.

backup-title = Backup
backup-make = Make a backup
backup-make-how = Everything goes into one file: matches, players, cards, settings and what the camera has learnt. Put it on a stick or another disk.
backup-folder = Folder for the backup
backup-type-folder = Type the folder
backup-type-file = Type the file
backup-restore = Take a backup back
backup-restore-how = Type the file with its folder, or let go of it over this window. What is here already is never written over.
backup-file = File of the backup
backup-works = At work. A large backup takes a while.
backup-nowhere = There is no place where data is kept.
backup-only-looks = This window only looks, as another one is open. Close that, then take the backup back.
backup-made = { $count ->
    [one] 1 file is in the backup { $path }
   *[other] { $count } files are in the backup { $path }
}
backup-restored = { $new ->
    [0] Nothing new came back
    [one] 1 file came back
   *[other] { $new } files came back
}, { $same } { $same ->
    [one] was
   *[other] were
} here already.
backup-beside = { $count ->
    [one] 1 file is different from the one here. It lies beside it, and nothing was written over. Players are put together.
   *[other] { $count } files are different from those here. They lie beside them, and nothing was written over. Players are put together.
}
backup-beside-more = And { $count } more.

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
