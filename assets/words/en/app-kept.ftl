# Words of the window: pictures and clips that are kept, the reel of the evening, the bug report.

clip-not-saved = The clip of this roll could not be kept; the game goes on. Free some room on the disk, or give clips more room in the settings. ({ $why })
clip-show = Replay
clip-keep = Keep
clip-for-ever-said = Keep this clip for ever
clip-not-for-ever-said = No longer keep this clip for ever
clip-delete = Delete
clip-delete-said = Delete the clip
clip-delete-title = Delete this clip?
clip-delete-surely = The clip of this roll is gone for good then. The match stays as it is.
clip-delete-for-ever = You wanted to keep this clip for ever. Deleted, it is gone for good. The match stays as it is.
clip-delete-yes = Delete it
clip-delete-no = Leave it there
clip-size = clip of { $size } MB
clip-size-for-ever = clip of { $size } MB, kept for ever
clip-unread = This clip cannot be shown; the match itself is whole. ({ $why })
clip-gone = it is no longer there
clip-not-changed = Nothing was changed: { $why }.
replay-title-past = Replay of step { $number }
replay-title-past-blurred = Replay of step { $number }, blurred around the field
replay-camera-silent = The camera called nothing here; you said what it was.
past-call-only-clip = No picture of this call is kept, but a clip of it is. Press Replay.

settings-section-pictures = Pictures
settings-pictures-about = A small picture and a short clip of each call stay with its match, on this machine.
settings-pictures-where = { $about } Now: { $held } They are in { $folder }
settings-room = Room for clips
settings-room-about = When it is full, the oldest clips go first. Those kept for ever stay.
settings-room-of = { $megabytes } MB
settings-blur = Around the field
settings-blur-about = People and things further than two card lengths from the gates. Rolls that you keep as a test stay whole: the camera has to see in them what it saw then.
settings-blur-on = blur
settings-blur-off = leave as it is
pictures-held = { $pictures ->
    [one] 1 picture
   *[other] { $pictures } pictures
}, { $clips ->
    [one] 1 clip
   *[other] { $clips } clips
}{ $ever ->
    [0] { "" }
   *[other] { " " }({ $ever } kept for ever)
}{ $tests ->
    [0] { "" }
    [one] , 1 test
   *[other] , { $tests } tests
}: { $size } MB.
pictures-held-none = There is no picture and no clip.
pictures-delete = Delete all …
pictures-delete-title = Delete all pictures and clips?
pictures-delete-what = They are gone for good: it cannot be undone. Clips kept for ever and rolls kept as tests go, too. Matches, players and cards stay.
pictures-delete-yes = Delete all of them
pictures-delete-no = Leave them there
pictures-deleted = All pictures and clips are deleted.
pictures-not-deleted = Some could not be deleted; the others are gone. Try it once more. ({ $why })

reel-make = Best rolls as a film
reel-title = The best rolls of the evening
reel-which = First come rolls of a tie, then those on which you and the camera disagreed, then those that opened and stood on a gate, the surest first: eight at most, shown in the order in which they were played. Rolls without a clip are left out.
reel-looks = Looking for the best rolls …
reel-at = Roll { $number } of { $count } …
reel-stop = Stop
reel-close = OK
reel-done = { $count ->
    [one] 1 roll is
   *[other] { $count } rolls are
} in the film. It is here: { $path }
reel-nothing = No clip of a roll of this evening is kept. Play with the camera, and look whether the settings keep pictures.
reel-stopped = It was stopped; nothing was saved.
reel-failed = The film could not be saved. Free some room on the disk and try again. ({ $why })

report-open = Bug report …
report-title = Bug report
report-fact = looked through before it is saved
report-what = Something went wrong? This puts what helps to find it into one file. Look through it; a digit leaves a part out or takes it in. Nothing is sent anywhere: you give the file to somebody yourself.
report-part = { $part ->
    [version] Which Rollcall
    [log] What the program wrote down
    [settings] Your settings
    [camera] About the camera
    [clip] Clip of the last roll
    [picture] The picture of now
   *[match] Log of the match
}
report-part-said = { $part }: { $is ->
    [in] in the file
   *[out] left out
}
report-about = { $part ->
    [version] Version and system.
    [log] Its last lines, without passwords.
    [settings] Without passwords and names.
    [camera] What it is, how it is set up, and its last call in numbers.
    [clip] { $pictures } pictures, { $size } MB. Around the field they are blurred, unless your settings say otherwise.
    [picture] What the camera sees now. Around the field it is blurred, unless your settings say otherwise.
   *[match] Step by step. The names of the players are in it, so it is left out at first.
}
report-pictures = { $count ->
    [1] this picture
   *[other] some of { $count } pictures
}
report-save = Save the file
report-waits = A moment …
report-empty = Take something in first.
report-saved = Saved. It is here: { $path }
report-not-saved = The file could not be saved. Free some room on the disk and press again. ({ $why })
report-no-folder = There is no place to keep data on this machine.
