"""Tools for testing games, shipped for authors of other games too."""
