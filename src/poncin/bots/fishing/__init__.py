"""How the computer plays Cirulla and Cirollon without search."""
