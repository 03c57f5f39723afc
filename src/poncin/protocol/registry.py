"""The one list of all messages and REST routes: the server serves it, the documents describe it."""

from typing import Any, Literal, NamedTuple, get_args

from poncin.protocol import commands, messages, rest

Who = Literal["anybody", "guest", "person"]
"""``guest``: cookie or token; ``person``: cookie only."""


class Text(NamedTuple):
    """A body that is no JSON object of ours."""

    media_type: str
    description: str


class Route(NamedTuple):
    """One operation of the REST interface. ``name`` is its operation id and the server's function."""

    name: str
    method: Literal["GET", "POST", "DELETE"]
    path: str
    who: Who
    summary: str
    answer: Any = None
    body: Any = None
    status: int = 200
    query: tuple[tuple[str, str], ...] = ()
    """Optional whole numbers in the query, with what they mean."""


RECORD = Text("application/json", "A match record: one JSON object, see docs/record.md.")
FLUENT = Text("text/plain", "All messages of a language, in Fluent's syntax.")
CommandAnswer = messages.Ack | messages.Reason | messages.Pong

ROUTES: tuple[Route, ...] = (
    Route("games", "GET", "/api/games", "anybody", "Games, options, computer players, phrases.", rest.Catalogue),
    Route("me", "GET", "/api/me", "guest", "Who I am.", rest.Me),
    Route("enter", "POST", "/api/me", "anybody", "Become a guest, or change my name.", rest.Me, rest.NewMe),
    Route("lobby", "GET", "/api/tables", "anybody", "Open tables, and mine.", rest.Lobby),
    Route("make_table", "POST", "/api/tables", "guest", "Make a table.", rest.MadeTable, rest.NewTable, 201),
    Route("see_table", "GET", "/api/tables/{code}", "anybody", "A table as I may see it.", messages.Snapshot),
    Route(
        "command",
        "POST",
        "/api/tables/{code}",
        "guest",
        "Send a command, as over the WebSocket.",
        CommandAnswer,
        commands.Request,
    ),
    Route("table_log", "GET", "/api/tables/{code}/log", "anybody", "All events of the table's match.", rest.TableLog),
    Route("sheets", "GET", "/api/tables/{code}/sheets", "anybody", "Score sheets of the table's match.", rest.Sheets),
    Route(
        "my_matches",
        "GET",
        "/api/matches",
        "guest",
        "My finished matches.",
        rest.MatchList,
        query=(("before", "only matches listed before this number"),),
    ),
    Route("import_match", "POST", "/api/matches", "guest", "Import a record.", rest.MatchSummary, RECORD, 201),
    Route("see_match", "GET", "/api/matches/{id}", "anybody", "A finished match.", rest.MatchSummary),
    Route("record", "GET", "/api/matches/{id}/record", "anybody", "Its record, shuffles proved.", RECORD),
    Route("replay", "GET", "/api/matches/{id}/plies/{ply}", "anybody", "A position of it, open.", rest.Replay),
    Route("statistics", "GET", "/api/statistics", "anybody", "Statistics of all deals.", rest.Statistics),
    Route("tokens", "GET", "/api/tokens", "person", "My programs.", rest.TokenList),
    Route("make_token", "POST", "/api/tokens", "person", "A token for a program.", rest.MadeToken, rest.NewToken, 201),
    Route("drop_token", "DELETE", "/api/tokens/{id}", "person", "Revoke a program's token.", None, status=204),
    Route("words", "GET", "/i18n/{lang}.ftl", "anybody", "The words of a language.", FLUENT),
)

SOCKET_PATH = "/ws/{code}"
REQUESTS: tuple[Any, ...] = get_args(commands.Request)
MESSAGES: tuple[Any, ...] = get_args(messages.Message)
