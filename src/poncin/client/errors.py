"""What can go wrong with a match kept on disk."""

from poncin.errors import PoncinError


class SaveError(PoncinError):
    """A match that cannot be kept, or is being played by another process.

    Codes: ``save_failed`` (``path``, ``reason``), ``save_in_use`` (``path``).
    """
