"""How the computer plays Mariagio without search."""
