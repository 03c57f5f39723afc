"""The mechanics that Cirulla and Cirollon share: cards played one by one take cards from the table."""
