# Words of the window: instant replay, and rolls that are kept as tests.

replay = Replay
replay-title = Replay of the last roll
replay-title-table = The last seconds of the table
replay-no-roll = The camera has called no roll yet.
replay-nothing = No picture was kept yet
replay-frame = Frame { $number }
replay-frame-since = Frame { $number }   { $seconds } s
replay-camera-said = The camera said: { $call }
replay-call-waits = A new call waits: { $call }. Esc goes back to it.
replay-opens = It opens here
replay-back = One frame back
replay-on = One frame on
replay-play = Play
replay-pause = Pause
replay-quarter = Quarter speed
replay-half = Half speed
replay-full = Full speed
replay-close = Close to the gate
replay-whole = Whole table
replay-no-gate = The call names no place to go close to.
replay-time = Line of time
replay-keep = Keep as a test
replay-keep-short = keep as a test
replay-kept = Kept as a test, with the whole picture, which the judge needs. It stays on this machine: { $folder }
replay-not-kept = This roll could not be kept; the game goes on. Free some room on the disk and press again. ({ $why })
replay-keep-no-folder = There is no place to keep data on this machine.
replay-keep-no-roll = The pictures of that roll are no longer there.
replay-keep-no-word = Say first what it was.
replay-keep-done = This roll is kept.
replay-keep-none = You chose to keep no pictures. Choose otherwise in the settings first.
key-replay = Replay
key-replay-hint = Shows the last roll once more, slowly
key-keep-roll = Keep the roll as a test
key-keep-roll-hint = In the replay, or when you said otherwise than the camera, or it said nothing: keeps the pictures of the roll

# The table before the last roll over the live picture.
ghost = Before
ghost-title = The table before the roll
ghost-differs = { $count ->
    [one] Something stands otherwise. Put it where its pale picture is.
   *[other] Some things stand otherwise. Put each where its pale picture is.
}
ghost-hand = Put it where its pale picture is, then take the hand away.
ghost-looks = Looking …
ghost-fits = It fits: all stands as it stood before the roll.
key-ghost = Table before
key-ghost-hint = Shows the table before the last roll over the live picture, to put a knocked toy back
