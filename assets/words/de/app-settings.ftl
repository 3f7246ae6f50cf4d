# Wörter des Fensters: settings.
