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
