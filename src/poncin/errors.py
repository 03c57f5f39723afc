"""The few error types of poncin: each carries a stable code and the values that a sentence about it needs.

`poncin.i18n` turns code and values into a sentence in the reader's language; nothing below it writes prose.
"""


class PoncinError(Exception):
    """Something that a user or caller can put right.

    ``code`` is stable across versions; ``details`` names the offending values.
    """

    def __init__(self, code: str, **details: object) -> None:
        self.code = code
        self.details = details
        super().__init__(code, details)

    def __str__(self) -> str:
        if not self.details:
            return self.code
        return f"{self.code} ({', '.join(f'{name}={value!r}' for name, value in self.details.items())})"


class BadNotation(PoncinError):
    """A text that is no card, card set or move."""


class BadOption(PoncinError):
    """An unknown game, option, value or number of players."""


class IllegalMove(PoncinError):
    """A move that the rules refuse in this position."""


class BadRecord(PoncinError):
    """A match record that cannot be read or does not replay. ``details`` may hold ``line``, ``hand`` and ``move``."""
