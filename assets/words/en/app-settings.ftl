# Words of the window: settings.

settings-title = Settings
settings-kept = Everything is kept at once
settings-look = Look
settings-language = Language
settings-sound = Sound
settings-trust = Camera calls
settings-matches = Matches
settings-keys = Keys
settings-first-steps = First steps again

scheme-dark = dark
scheme-light = light
scheme-high-contrast = high contrast
settings-colours = Colours
settings-colours-about = Light for a bright room, high contrast to tell everything apart.
settings-size = Text size
settings-size-about = { $percent } % now. Ctrl and + or - change it on every screen.
settings-percent = { $percent } %
settings-motion = Movement
settings-motion-about = Without movement nothing runs down or counts up on the screen.
settings-motion-on = as usual
settings-motion-off = as little as can be
settings-language-about = The screen speaks it at once.
settings-language-system = as the computer
settings-sounds = Sounds
settings-sounds-about = Tones tell a call, the next turn, K'baam and a win. The voice says calls aloud.
settings-sounds-off = off
settings-sounds-tones = tones
settings-sounds-voice = tones and voice
settings-trust-ask = ask me
settings-trust-countdown = wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
settings-trust-at-once = at once
settings-trust-open = Open on a gate
settings-trust-open-about = When the camera is sure that a Bakugan opened on a gate.
settings-trust-closed = Closed on a gate
settings-trust-closed-about = When it is sure that a ball stayed closed.
settings-trust-missed = Missed
settings-trust-missed-about = When it is sure that a ball lies beside every gate.
settings-trust-between = Across gates
settings-trust-between-about = When a Bakugan lies on two gates.
settings-learnt = Learnt from you
settings-learnt-about = { $count ->
    [0] Nothing yet. Say what it was when the camera is wrong; it learns from that.
    [one] 1 correction of yours at this table. The camera judges alike rolls by it.
   *[other] { $count } corrections of yours at this table. The camera judges alike rolls by them.
}
settings-learnt-looks = { $count ->
    [one] It also knows 1 picture of a gate.
   *[other] It also knows { $count } pictures of gates.
}
settings-learnt-keep = keep
settings-learnt-forget = forget all
settings-pictures = Pictures of calls
settings-pictures-keep = keep
settings-pictures-none = keep none
settings-challenges = Looking again
settings-challenges-about = So often each player may have a call looked at again in a match.
settings-none = none
settings-roll-line = Roll line
settings-roll-line-about = Two card lengths around the gates, where a roll may begin. It only reminds; it changes no call.
settings-roll-line-on = show
settings-roll-line-off = hide
settings-clock = Turn clock
settings-clock-about = So long a turn may take. It only reminds; nobody loses by it.
settings-clock-off = off
settings-seconds = { $seconds } s
settings-press-key = Press the new key for “{ $command }”. Esc leaves it as it is.
settings-key-bound = { $key } is the key for “{ $command }” now.
settings-key-taken = { $key } belongs to “{ $command }” already. Press another key, or give that command another one first.
settings-key-by-place = { $key } always has the same meaning: digits, Enter, Space, Tab and arrows. Press another key.
settings-keys-usual = All keys are as usual again.
settings-reset-keys = All keys as usual
settings-reset-key = The usual key for { $command }
settings-usual = As usual
settings-key-said = { $command }: { $keys }
settings-keys-how = Press a command, then the new key for it.

loud-turn = { $name }'s turn
sound-no-player = This computer has no program that plays sounds{ $system ->
    [linux] . Install pw-play, paplay or aplay.
    [mac] : afplay is missing.
   *[other] : PowerShell is missing.
}
sound-no-speaker = This computer has no program that speaks{ $system ->
    [linux] . Install espeak-ng or spd-say.
    [mac] : say is missing.
   *[other] : PowerShell is missing.
}
sound-cannot-play = No tone can be played ({ $program } says no). Is a loudspeaker connected and switched on?
sound-cannot-speak = Nothing can be said ({ $program } says no). Is a loudspeaker connected and switched on?
sound-hangs = { $program } came to no end and was stopped.
sound-system = No sound: { $why }.
