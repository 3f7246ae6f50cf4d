# Wörter der Regeln: all-out.
