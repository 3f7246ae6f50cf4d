# Words of the rules: got-five.
