# Words of the rules: lookup.
