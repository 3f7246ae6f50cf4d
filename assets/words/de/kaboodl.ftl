# Wörter der Regeln: kaboodl.
