# Words of the window: frame.

undo = Undo
undo-nothing = nothing yet
undo-nothing-hint = There is nothing to take back yet
menu = Menu
