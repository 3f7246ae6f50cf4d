# Words of the window: camera.
