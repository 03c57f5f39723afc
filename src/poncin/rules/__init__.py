"""The rules of the games: the one authority for legality and scores. No input, output, clock or global randomness."""
