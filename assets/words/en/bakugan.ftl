# Words of the rules: bakugan.
