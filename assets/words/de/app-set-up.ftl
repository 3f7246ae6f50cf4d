# Wörter des Fensters: set-up.
