# Words of the rules: all-out.
