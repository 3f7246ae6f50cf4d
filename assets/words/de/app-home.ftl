# Wörter des Fensters: home.
