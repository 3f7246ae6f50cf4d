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
