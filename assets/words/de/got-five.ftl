# Wörter der Regeln: got-five.
