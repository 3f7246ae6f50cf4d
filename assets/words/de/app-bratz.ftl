# Wörter des Fensters: bratz.
