# Wörter des Fensters: camera.
