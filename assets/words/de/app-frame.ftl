# Wörter des Fensters: frame.

undo = Zurück
undo-nothing = noch nichts
undo-nothing-hint = Es gibt noch nichts zurückzunehmen
menu = Menü
