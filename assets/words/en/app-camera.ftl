# Words of the window: camera.

camera-opening = Opening the camera …
camera-none = none
camera-no-picture = No picture from the camera. The game goes on by hand.
camera-clip-ended = The clip has come to its end. The game goes on by hand.
camera-by-hand = The game goes on by hand.
camera-tried-again = The game goes on by hand; the camera is tried again.
camera-line-none = No camera. Every game works without one.
camera-line-waits = The camera gives no picture yet. Every game works without it.
camera-line-ready = Camera ready. Set the gates when the match has started.
camera-line-gates = Camera ready: I can see { $count ->
    [one] 1 gate
   *[other] { $count } gates
}. Every game also works without a camera.
source-first-webcam = The first webcam
source-simulated = The simulated table
source-clip = The clip { $folder }
source-phone = The phone { $host }
source-no-address = A phone whose address is wrong
source-none = No camera
camera-source = Where pictures come from
camera-what-is-seen = What I see
camera-page-title = Camera and table
camera-page-none = No camera is chosen. Choose one at the side, or play by hand.
camera-page-waits = The camera gives no picture yet.
camera-page-picture = The camera gives pictures.
camera-page-no-gates = I see no gate. Lay gates in the middle of the picture, with light on them.
camera-page-gates = { $count ->
    [one] I see 1 gate.
   *[other] I see { $count } gates.
}
camera-page-hand = A hand is in the way.
camera-page-free = Nothing is in the way.
camera-page-corners = A line beside its card? Drag its corners to the corners of the card.
camera-page-corner-held = Corner { $corner } of Gate { $number }: the arrow keys move it, with Shift further.
camera-page-find-cameras = Look for cameras
camera-page-phone = Use a phone
camera-page-turn = Turn
camera-page-mirror = Mirror
form-phone = A phone as the camera
form-phone-address = Address
form-phone-hint = Start a camera app on the phone that shows an address (IP Webcam, DroidCam). Type that address, as http://192.168.1.5:8080/video
phone-no-scheme = Only addresses that begin with http:// can be used. Look for the MJPEG address in the phone's app.
phone-no-host = The phone's name or number is missing. Write it as http://192.168.1.5:8080/video
phone-no-port = Behind the colon belongs a number, as in http://192.168.1.5:8080/video
phone-no-letters = There is a blank or a letter that no address has. Look at it again.
camera-check-good = Light and place of the camera are good.
camera-check-glare = A lamp is mirrored in Gate { $number }. Turn the lamp or the camera a little.
camera-check-too-low = The camera looks too flat over the table. Put it higher.
camera-check-too-far = The gates are small in the picture. Bring the camera nearer.
camera-trouble-black = The picture is black. Take the lid off, or make light.
camera-trouble-frozen = The picture stands still. Unplug the camera and plug it in again.
camera-trouble-half = A part of the picture is missing. Try another plug or cable.
camera-trouble-too-bright = The picture is too bright. Turn the lamp away from the table.
camera-trouble-blurred = The picture is blurred. Wipe the lens.
camera-trouble-too-dark = The picture is too dark. Make more light on the table.
camera-trouble-slow = The camera sends few pictures. Make more light, and close other programs.
camera-page-find-gates = Find gates again
camera-page-next-corner = Next corner
camera-set-up = Set-up
camera-controls = At the camera
camera-grade-good = Good: you can play.
camera-grade-usable = Usable: better after this.
camera-grade-not-yet = Not yet: mend this first.
camera-check-one-card = I see one gate. Lay the second one so that I see all of it.
camera-check-glare-left = A lamp is mirrored in the left card. Turn the lamp or the camera a little.
camera-check-glare-right = A lamp is mirrored in the right card. Turn the lamp or the camera a little.
camera-check-glare-far = A lamp is mirrored in the far card. Turn the lamp or the camera a little.
camera-check-glare-near = A lamp is mirrored in the near card. Turn the lamp or the camera a little.
camera-check-shaky = The camera shakes. Put it on something that stands still.
camera-check-trembling = The camera trembles a little. Put it down firmly.
camera-check-slow = The pictures come a little slowly. Make more light.
test-roll = Roll for a test
test-roll-again = Roll once more for a test
test-roll-awaited = Roll a Bakugan at the gates. I say what I see; nothing is entered.
test-roll-called = I saw: { $call }. Nothing was entered.
set-up-sizes = A card measures { $width } × { $height } mm, a ball { $ball } mm.
set-up-profile = Profile: { $name }
set-up-type-sizes = Type sizes
set-up-not-saved = The set-up of the camera is not saved: { $why }. It holds until the window is closed.
set-up-no-folder = There is no place to keep profiles on this machine.
measure-begin = Measure with a bank card
measure-stop = Stop measuring
measure-lay-card = Lay a bank card flat beside the gates, its numbers down. I look for it; no picture is kept.
measure-needs-gates = Lay the gates first, then a bank card beside them.
measure-found = By the bank card, a Gate card measures { $width } × { $height } mm.
measure-take = Use these sizes
profiles-choose = Profiles
profiles-title = Set the camera up as …
profile-keep = Keep as a profile
profile-kept = Kept as "{ $name }".
profile-needs-name = Give the profile a name with letters in it.
profile-unreadable = The profile "{ $name }" has a mistake: { $why }. Mend its file, or choose another.
form-sizes = Sizes of card and ball
form-sizes-hint = Measure with a ruler, in millimetres: 63, or 63.5
form-card-width = Short side of a Gate card
form-card-height = Long side of a Gate card
form-ball = Width of a closed ball
form-profile-name = Name
form-profile-hint = Sizes, turn and what is set at the camera are kept under this name.
sizes-no-number = Each field needs a number, as 63 or 63.5
sizes-cannot-be = A card measures 20 to 300 mm on each side, a ball 10 to 150 mm. Measure again.
control-exposure = Exposure
control-focus = Focus
control-power-line = Lamps flicker with
control-auto = automatic
control-locked = stays as it is
control-refused = The camera does not take that ({ $why }). It stays as it was.

# What the camera has learnt from the referee.
learnt-for-open = { $count ->
    [one] 1 of your corrections speaks for open.
   *[other] { $count } of your corrections speak for open.
}
learnt-for-closed = { $count ->
    [one] 1 of your corrections speaks for closed.
   *[other] { $count } of your corrections speak for closed.
}
learnt-against = { $count ->
    [one] 1 speaks against it.
   *[other] { $count } speak against it.
}
learnt-too-few = They are too few to change a call yet.
learnt-forget = { $count ->
    [one] Forget this correction
   *[other] Forget these { $count } corrections
}
learnt-bring-back = { $count ->
    [one] Bring the correction back
   *[other] Bring the { $count } corrections back
}
learnt-not-saved = What the camera has learnt is not saved: { $why }. The game goes on.

# The table and the score sheet differ.
table-taken-captured = { $gate } was taken from the table: is it captured?
table-taken = { $gate } was taken from the table. Put it back.
table-turned = { $gate } lies face up on the table: was it turned over?
table-added-gate = A card lies where none is set: is it a new gate?
table-added = A card lies where none is set. Take it away.
table-left = { $gate } is no longer in the field. Take its card away.
table-gone = { $toy } stands on { $gate } on the score sheet, but that card is empty. Put it back, or set it by hand: { $key }.
table-covered = Something stands on { $gate }, but the score sheet has nobody there. Take it away, or set it by hand: { $key }.
table-may-stay = Leave it so
table-may-stay-on = Leave { $gate } so
table-yes = Yes
table-yes-captured = Yes, { $gate } is captured
table-yes-turned = Yes, { $gate } was turned over
table-yes-gate = Yes, it is a new gate
table-who-captured = Who captured { $gate }?
table-whose-card = Whose card is it?
table-reason = as the camera saw it

# Pictures of a call.
card-before = before
card-opening = as it opened
card-rest = at rest
picture-not-saved = The picture of this call is not saved: { $why }. The game goes on.

# The colour of a ball.
colour-red = red
colour-brown = brown
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-white = white
colour-black = black
why-colour = It looked { $colour } while it rolled.
colour-other-named = It looked { $colour }, but { $toy } is { $attribute }.
colour-other = Its colour does not look like { $toy }, which is { $attribute }.
