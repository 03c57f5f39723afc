"""Computer players measured against each other on the same cards in all seats; see docs/arena.md."""
