# Words of the window: camera.

camera-opening = Opening the camera …
camera-none = none
camera-no-picture = No picture from the camera. The game goes on by hand.
camera-clip-ended = The clip has come to its end. The game goes on by hand.
camera-by-hand = The game goes on by hand.
camera-tried-again = The game goes on by hand; the camera is tried again.
