"""What each route of the registry does."""

import asyncio
from typing import Any, get_args

from starlette.responses import Response

from poncin import __version__
from poncin.bots import LEVELS
from poncin.i18n import LANGUAGES
from poncin.protocol import messages
from poncin.protocol.rest import (
    Catalogue,
    GameInfo,
    Lobby,
    LogEntry,
    MadeTable,
    MadeToken,
    MatchList,
    MatchSummary,
    Me,
    OptionInfo,
    Replay,
    Sheets,
    Statistics,
    TableLog,
    TokenList,
)
from poncin.protocol.texts import Phrase
from poncin.rules.registry import games
from poncin.server.archive import Archive
from poncin.server.gate import Gate
from poncin.server.guests import Guests
from poncin.server.hall import Hall
from poncin.server.history import log_of
from poncin.server.http import Call, encode, json, whole
from poncin.server.pages import words_of
from poncin.server.refusals import Refused, status_of
from poncin.server.table import Table
from poncin.server.views import sheets_of
from poncin.shown import can_show

_YEAR = 365 * 24 * 3600


class Rest:
    """The handlers, each named like its route."""

    def __init__(self, hall: Hall, guests: Guests, archive: Archive, gate: Gate) -> None:
        self._hall = hall
        self._guests = guests
        self._archive = archive
        self._gate = gate

    async def games(self, _: Call) -> Catalogue:
        """What there is to choose from."""
        return CATALOGUE

    async def me(self, call: Call) -> Me:
        """Who is asking."""
        return Me(name=call.actor.name, program=call.actor.program)

    async def enter(self, call: Call) -> Response:
        """A new guest gets a cookie; one that is known may change its name."""
        caller, name = call.caller, call.body.name or None
        if caller.actor is not None:
            if caller.actor.program:
                raise Refused("only_people")
            actor = await self._guests.rename(caller.secret, name) if name else caller.actor
            secret = caller.secret
        else:
            self._gate.newcomer(caller.address)
            actor, secret = await self._guests.make(name)
        response = Response(encode(Me(name=actor.name, program=False)), media_type="application/json")
        # Set again each time, so that it lasts a year from the last visit.
        response.set_cookie(
            self._gate.cookie, secret, max_age=_YEAR, path="/", secure=self._gate.https, httponly=True, samesite="lax"
        )
        return response

    async def lobby(self, call: Call) -> Lobby:
        """Tables to sit down at."""
        return await self._hall.lobby(call.guest)

    async def make_table(self, call: Call) -> MadeTable:
        """A new table."""
        table = await self._hall.make(call.actor, call.body)
        return MadeTable(code=table.code)

    async def see_table(self, call: Call) -> Response:
        """A table as its WebSocket would tell it."""
        table = await self._table(call)
        return Response(table.snapshot(call.guest, call.number("since")), media_type="application/json")

    async def command(self, call: Call) -> Any:
        """A command or ask."""
        table = await self._table(call)
        answered: asyncio.Future[messages.Message] = asyncio.get_running_loop().create_future()
        table.ask(call.actor, call.body, answered.set_result)
        answer = await answered
        if isinstance(answer, messages.Refused):
            return json(messages.Refusal(code=answer.code, details=answer.details), status_of(answer.code))
        return answer

    async def table_log(self, call: Call) -> TableLog:
        """All that happened in the match."""
        table = await self._table(call)
        found = await asyncio.to_thread(log_of, self._hall.log, table.number)
        return TableLog(entries=[LogEntry(seq=seq, events=events) for seq, events in found])

    async def sheets(self, call: Call) -> Sheets:
        """The score sheets of the match."""
        return Sheets(sheets=sheets_of((await self._table(call)).state))

    async def my_matches(self, call: Call) -> MatchList:
        """A page of the guest's matches."""
        return await self._archive.of_guest(call.actor.guest, call.number("before"))

    async def import_match(self, call: Call) -> MatchSummary:
        """A record from elsewhere."""
        return await self._archive.add(call.actor.guest, call.body)

    async def see_match(self, call: Call) -> MatchSummary:
        """A finished match."""
        return await self._archive.summary(call.path["id"], call.guest)

    async def record(self, call: Call) -> Response:
        """Its record."""
        match = call.path["id"]
        line = await self._archive.record(match)
        headers = {"content-disposition": f'attachment; filename="poncin-{match}.jsonl"'}
        return Response(line + "\n", headers=headers, media_type="application/json")

    async def replay(self, call: Call) -> Replay:
        """A position of it."""
        return await self._archive.position(call.path["id"], whole(call.path["ply"], "ply"))

    async def statistics(self, _: Call) -> Statistics:
        """All deals so far."""
        return await self._archive.statistics()

    async def tokens(self, call: Call) -> TokenList:
        """The guest's programs."""
        return TokenList(tokens=await self._guests.programs(call.actor))

    async def make_token(self, call: Call) -> MadeToken:
        """A program's token."""
        return await self._guests.make_program(call.actor, call.body.name)

    async def drop_token(self, call: Call) -> None:
        """Revoke it."""
        await self._guests.drop_program(call.actor, whole(call.path["id"], "id"))

    async def words(self, call: Call) -> Response:
        """The messages of a language."""
        lang = call.path["lang"]
        if lang not in LANGUAGES:
            raise Refused("no_such_page", path=f"/i18n/{lang}.ftl")
        return words_of(lang, call.request)

    async def _table(self, call: Call) -> Table:
        try:
            table = await self._hall.find(call.path["code"])
        except Refused:
            self._gate.guessed(call.caller.address)
            raise
        table.check_may_look(call.guest)
        return table


def _catalogue() -> Catalogue:
    found = []
    for game in games():
        if can_show(game):
            options = [
                OptionInfo(
                    name=option.name,
                    default=option.default,
                    values=[] if isinstance(option.values, range) else list(option.values),
                    lowest=option.values.start if isinstance(option.values, range) else None,
                    highest=option.values.stop - 1 if isinstance(option.values, range) else None,
                )
                for option in game.info.options.table()
            ]
            found.append(GameInfo(id=game.info.id, players=list(game.info.players), options=options))
    phrases: list[Phrase] = list(get_args(Phrase))
    return Catalogue(version=__version__, games=found, levels=list(LEVELS), phrases=phrases, languages=list(LANGUAGES))


CATALOGUE = _catalogue()
