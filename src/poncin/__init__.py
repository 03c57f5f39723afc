"""The card games of Liguria: Cirulla, Cirollon, Mariagio.

Play them, teach them, analyse them, study them. `poncin.rules` is the one authority on legality and scores.
"""

__version__ = "0.1.0"
