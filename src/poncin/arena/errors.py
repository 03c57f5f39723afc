"""What the arena refuses."""

from poncin.errors import PoncinError


class BadResults(PoncinError):
    """A file that holds no results, damaged ones, or those of another run. Details: ``path`` and what is wrong."""


class NoBackend(PoncinError):
    """A back end that is not installed or does not work. Details: ``name`` and ``extra`` or ``reason``."""


class Forfeit(Exception):
    """An outside program broke the protocol; the text tells how."""
