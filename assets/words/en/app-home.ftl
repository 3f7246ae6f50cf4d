# Words of the window: home.
