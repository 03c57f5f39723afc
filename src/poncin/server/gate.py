"""Who gets in: hosts and origins that are allowed, and who a request comes from."""

import ipaddress
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from poncin.server.deciding import Actor
from poncin.server.guests import Guests, secret_in
from poncin.server.limits import Bucket, Buckets
from poncin.server.refusals import Refused
from poncin.server.settings import Settings


class Caller(NamedTuple):
    """Who sends a request: nobody known (None), or a guest by ``cookie`` or ``token``."""

    actor: Actor | None
    secret: str
    by: str
    address: str


class Gate:
    """Decides before anything else whether a request is looked at."""

    def __init__(self, settings: Settings, guests: Guests) -> None:
        limits = settings.limits
        self._origins = frozenset(settings.origins)
        self._names = {"localhost", *(urlsplit(origin).hostname or "" for origin in settings.origins)}
        self._guests = guests
        self._requests = Buckets(limits.requests_per_second, limits.request_burst)
        self._newcomers = Buckets(limits.guests_per_minute / 60, limits.guest_burst)
        self._guesses = Buckets(limits.guesses_per_minute / 60, limits.guess_burst)
        self._limits = limits
        self._connections: dict[Any, int] = {}
        self.ended = 0
        """How many connections have ended."""
        self.https = any(origin.startswith("https:") for origin in settings.origins)

    @property
    def cookie(self) -> str:
        """The name of the guest's cookie: over https one that no other host can set."""
        return "__Host-poncin" if self.https else "poncin"

    def caller(self, scope: Mapping[str, Any], *, changes: bool) -> Caller:
        """Who sends a request; raises `Refused` for a foreign host or origin, a bad token, or too many requests.

        ``changes``: whether the request may change something. A browser's must then come from one of our own pages.
        """
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get("host", "")
        if not self._our_host(host):
            raise Refused("foreign_host", host=host)
        origin = headers.get("origin")
        if origin is not None and not self._our_origin(origin, host):
            raise Refused("foreign_origin", origin=origin)
        address = str((scope.get("client") or ("",))[0])
        found = secret_in(headers, self.cookie)
        if found is None:
            caller = Caller(None, "", "", address)
        else:
            by, secret = found
            actor = self._guests.of_secret(secret)
            if by == "token" and (actor is None or not actor.program):
                raise Refused("bad_token")
            if by == "cookie" and actor is not None and actor.program:
                actor = None
            caller = Caller(actor, secret, by, address)
        if changes and origin is None and caller.by != "token" and headers.get("sec-fetch-site", "none") != "none":
            raise Refused("foreign_origin", origin="-")
        if not self._requests.take(caller.actor.guest if caller.actor else address):
            raise Refused("too_fast")
        return caller

    def newcomer(self, address: str) -> None:
        """Raises `Refused` where too many guests come from an address."""
        if not self._newcomers.take(address):
            raise Refused("too_fast")

    def guessed(self, address: str) -> None:
        """Raises `Refused` for an address that has asked for too many tables that do not exist."""
        if not self._guesses.take(address):
            raise Refused("too_fast")

    def connect(self, caller: Caller) -> Any:
        """Count a connection; raises `Refused` where a guest has too many. The result goes to `disconnect`."""
        who = caller.actor.guest if caller.actor else caller.address
        if self._connections.get(who, 0) >= self._limits.connections_per_guest:
            raise Refused("too_many_connections", most=self._limits.connections_per_guest)
        self._connections[who] = self._connections.get(who, 0) + 1
        return who

    def disconnect(self, who: Any) -> None:
        """A connection less."""
        self.ended += 1
        self._connections[who] -= 1
        if not self._connections[who]:
            del self._connections[who]

    def connections(self) -> int:
        """How many connections there are."""
        return sum(self._connections.values())

    def messages(self) -> Bucket:
        """The bucket of one connection."""
        return Bucket(self._limits.messages_per_second, self._limits.message_burst)

    def _our_host(self, host: str) -> bool:
        """Names other than ours may be an attacker's that lead to this machine; an address is what it is."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:  # a bracket that is never closed, and the like
            return False
        return name in self._names or _is_address(name)

    def _our_origin(self, origin: str, host: str) -> bool:
        return origin in self._origins or (not self.https and origin == f"http://{host}")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
