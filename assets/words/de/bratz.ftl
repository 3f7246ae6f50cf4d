# Wörter der Regeln: bratz.
