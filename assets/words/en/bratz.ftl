# Words of the rules: bratz.
