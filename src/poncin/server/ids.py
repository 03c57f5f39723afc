"""Names that nobody can guess, of letters and digits that are not mistaken for each other."""

import secrets

_SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 signs, five bits each: no l and o, no 0 and 1."""


def new_code() -> str:
    """The short code of a table: 30 bits, to be read aloud; the server limits guesses."""
    return _random(6)


def new_match_id() -> str:
    """The name of a match: 100 bits, for who knows it may see the match."""
    return _random(20)


def new_secret() -> str:
    """A guest's or program's secret: 256 bits, hexadecimal."""
    return secrets.token_hex(32)


def _random(signs: int) -> str:
    return "".join(secrets.choice(_SIGNS) for _ in range(signs))
