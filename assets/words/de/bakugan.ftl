# Wörter der Regeln: bakugan.
