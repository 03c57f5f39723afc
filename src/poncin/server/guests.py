"""Who is asking: guests by a secret in a cookie, programs by a token. Only hashes of secrets are kept."""

import hashlib
import time
from collections import OrderedDict
from typing import Any

from poncin.protocol.rest import MadeToken, TokenInfo
from poncin.server.deciding import Actor
from poncin.server.ids import new_secret
from poncin.server.log import Log
from poncin.server.refusals import Refused

_KNOWN = 50_000
"""Guests kept in memory."""
_NAME = "?"
"""Of a guest who has not told one."""


class Guests:
    """The guests and programs of a server."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._known: OrderedDict[bytes, Actor] = OrderedDict()

    def of_secret(self, secret: str) -> Actor | None:
        """Who bears this secret."""
        hashed = _hash(secret)
        actor = self._known.get(hashed)
        if actor is None:
            rows = self._log.look("SELECT id, name, owner IS NOT NULL FROM guest WHERE secret = ?", hashed)
            if not rows:
                return None
            actor = self._keep(hashed, Actor(rows[0][0], rows[0][1], bool(rows[0][2])))
        return actor

    async def make(self, name: str | None) -> tuple[Actor, str]:
        """A new guest and its secret."""
        secret = new_secret()
        actor = await self._insert(secret, name or _NAME, None)
        return actor, secret

    async def rename(self, secret: str, name: str) -> Actor:
        """A guest with another name."""
        actor = self.of_secret(secret)
        assert actor is not None  # the caller has looked
        await self._log.write_now(("UPDATE guest SET name = ? WHERE id = ?", (name, actor.guest)))
        return self._keep(_hash(secret), actor._replace(name=name))

    async def make_program(self, owner: Actor, name: str) -> MadeToken:
        """A program of a guest; its token is told here and never again."""
        token = new_secret()
        program = await self._insert(token, name, owner.guest)
        return MadeToken(id=program.guest, name=name, token=token)

    async def programs(self, owner: Actor) -> list[TokenInfo]:
        """The programs of a guest."""
        rows = await self._log.read_later("SELECT id, name, made FROM guest WHERE owner = ? ORDER BY id", owner.guest)
        return [TokenInfo(id=number, name=name, made=made) for number, name, made in rows]

    async def drop_program(self, owner: Actor, number: int) -> None:
        """Make a program's token worthless; raises `Refused` for one that is not the guest's."""
        rows = await self._log.read_later("SELECT secret FROM guest WHERE id = ? AND owner = ?", number, owner.guest)
        if not rows:
            raise Refused("no_such_token", id=number)
        # The row stays, for matches name it; nobody knows a secret with this hash.
        await self._log.write_now(
            ("UPDATE guest SET secret = ?, owner = NULL WHERE id = ?", (b"dropped-%d" % number, number))
        )
        self._known.pop(rows[0][0], None)

    async def _insert(self, secret: str, name: str, owner: int | None) -> Actor:
        hashed = _hash(secret)
        sql = "INSERT INTO guest (secret, name, owner, made) VALUES (?, ?, ?, ?)"
        await self._log.write_now((sql, (hashed, name, owner, int(time.time()))))
        actor = self.of_secret(secret)
        assert actor is not None
        return actor

    def _keep(self, hashed: bytes, actor: Actor) -> Actor:
        self._known[hashed] = actor
        if len(self._known) > _KNOWN:
            self._known.popitem(last=False)
        return actor


def _hash(secret: str) -> bytes:
    # The secret has 256 random bits: no salt and no slow hash could make it harder to guess.
    return hashlib.sha256(secret.encode(errors="replace")).digest()


def secret_in(headers: dict[str, str], cookie: str) -> tuple[str, Any] | None:
    """The secret of a request and where it stood: ``token`` or ``cookie``."""
    authorization = headers.get("authorization", "")
    if authorization:
        scheme, _, token = authorization.partition(" ")
        return ("token", token.strip()) if scheme.lower() == "bearer" else ("token", "")
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == cookie:
            return "cookie", value
    return None
