# Words of the window: tools.
