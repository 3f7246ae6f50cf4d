# Words of the window: kaboodl.
