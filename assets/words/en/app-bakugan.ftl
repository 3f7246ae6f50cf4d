# Words of the window: bakugan.
