web-title = Tricorne
