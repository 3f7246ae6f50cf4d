# Words of the window: set-up.
