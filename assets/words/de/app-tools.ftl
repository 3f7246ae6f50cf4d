# Wörter des Fensters: tools.
