# Wörter des Fensters: bakugan.
