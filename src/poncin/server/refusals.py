"""What the server refuses. Nothing was changed then; the code has a sentence in every language."""

from typing import Any

from poncin.cards import CARD_TEXT, SUITS, cards_text
from poncin.errors import PoncinError
from poncin.notation import move_text
from poncin.protocol.messages import Refusal
from poncin.rules.moves import Declare, Exchange, Marriage, Play

_CARD = ("card", "led", "given", "taken")


class Refused(PoncinError):
    """A request that the server does not carry out."""


_STATUS = {
    "bad_message": 400,
    "no_guest": 401,
    "bad_token": 401,
    "foreign_origin": 403,
    "foreign_host": 403,
    "only_people": 403,
    "not_your_seat": 403,
    "not_the_host": 403,
    "no_onlookers": 403,
    "no_such_page": 404,
    "no_such_table": 404,
    "no_such_match": 404,
    "no_such_ply": 404,
    "no_such_token": 404,
    "no_such_method": 405,
    "message_too_big": 413,
    "bad_option_value": 422,
    "bad_players": 422,
    "unknown_game": 422,
    "unknown_option": 422,
    "unknown_bot": 422,
    "bot_cheats": 422,
    "not_a_card": 422,
    "card_twice": 422,
    "not_a_move": 422,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_many_connections": 429,
    "log_failed": 503,
    "closing": 503,
}


def status_of(code: str) -> int:
    """The HTTP status of a refusal: 409 where it is the state of things that does not allow it."""
    return _STATUS.get(code, 409)


def refusal_of(error: PoncinError) -> Refusal:
    """The refusal as it is sent: cards, suits and moves as texts."""
    return Refusal(code=error.code, details={name: _detail(name, value) for name, value in error.details.items()})


def _detail(name: str, value: Any) -> str | int | Refusal | None:
    if isinstance(value, PoncinError):
        return refusal_of(value)
    if isinstance(value, Play | Declare | Marriage | Exchange):
        return move_text(value)
    if isinstance(value, int) and not isinstance(value, bool):
        if name == "cards":
            return cards_text(value)
        if name in _CARD:
            return CARD_TEXT[value]
        return SUITS[value] if name == "suit" else value
    return None if value is None else str(value)
