"""What commands refuse."""

from poncin.errors import PoncinError


class Usage(PoncinError):
    """A command line that is not understood."""


class BadFile(PoncinError):
    """A file that cannot be read or written, or holds nothing of what is asked. Details: ``path``, ``reason``."""
