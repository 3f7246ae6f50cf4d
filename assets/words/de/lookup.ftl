# Wörter der Regeln: lookup.
