"""How a server is set up."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from poncin.server.refusals import Refused


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
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


class Patience(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
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


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
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


def settings_of(given: Mapping[str, Any], file: Path | None, data: Path) -> Settings:
    """The settings given by hand (None: not given), others from a TOML file, the rest as usual; raises `Refused`."""
    found: dict[str, Any] = {"data": str(data)}
    if file is not None:
        try:
            found |= tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise Refused("bad_settings", path=str(file), reason=str(error)) from None
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, dec_hook=lambda kind, value: kind(value))
    except (msgspec.ValidationError, TypeError) as error:
        raise Refused("bad_settings", path=str(file or "-"), reason=str(error)) from None
    return msgspec.structs.replace(settings, origins=tuple(_origin(each) for each in settings.origins))


def _origin(text: str) -> str:
    """A public address as browsers write it."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise Refused("bad_origin", value=text)
    return f"{parts.scheme}://{parts.netloc.lower()}"
