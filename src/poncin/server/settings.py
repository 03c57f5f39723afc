"""How a server is set up."""

from pathlib import Path

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    """What one guest, connection or address may do. Rates are token buckets that begin full."""

    message_bytes: int = 16_384
    import_bytes: int = 1_000_000
    messages_per_second: float = 20
    message_burst: int = 60
    """Of one connection."""
    requests_per_second: float = 20
    request_burst: int = 120
    """Of one guest over REST."""
    guests_per_minute: float = 60
    guest_burst: int = 120
    """New guests of one address."""
    guesses_per_minute: float = 30
    guess_burst: int = 30
    """Codes of tables that do not exist, asked for from one address."""
    tables_per_guest: int = 50
    """In memory at once."""
    connections_per_guest: int = 20
    queue: int = 256
    """Messages that wait for a slow connection, before it gets a snapshot in their place."""


class Patience(Struct, frozen=True, kw_only=True):
    """How long people are waited for, in seconds, where the agreement of the table does not say it."""

    absent: float = 45
    """A seat to act without a connection, while others are there."""
    idle: float = 180
    """A seat to act that is there, in a match of several people without a clock."""
    ready: float = 90
    """Before the next deal, in a match of several people."""
    warning: float = 15
    """Before any time is over."""
    watched: float = 1
    """Between the moves of computer players where no person plays."""
    forget: float = 300
    """After which a table that nobody is at leaves the memory; it stays in the log."""


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of one server."""

    data: Path
    """The folder that holds the database."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Public addresses besides those of the machine itself, as ``https://cards.example``."""
    limits: Limits = Limits()
    patience: Patience = Patience()
    bot_processes: int = 0
    """For computer players that search; 0: as many as there are processors."""
