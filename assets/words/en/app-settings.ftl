# Words of the window: settings.
