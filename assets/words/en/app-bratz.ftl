# Words of the window: bratz.
