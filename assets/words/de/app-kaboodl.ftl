# Wörter des Fensters: kaboodl.
