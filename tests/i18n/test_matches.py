"""Whole matches told in every language: nothing that happens, may be chosen or is refused lacks its words."""

import pytest

from poncin.errors import IllegalMove
from poncin.i18n import LANGUAGES, Words
from poncin.match import Match, decks_for, seeded_dealer, seeded_decks
from poncin.rng import Stream
from poncin.rules.moves import Exchange, Marriage, Move, Play
from poncin.rules.registry import games, make

SETTINGS: list[tuple[str, int, dict[str, object]]] = [
    ("cirulla", 2, {}),
    (
        "cirulla",
        3,
        {"grande_in_hand": "yes", "dealer_low_table": "yes", "cappotto": "30_points", "declaration": "optional"},
    ),
    ("cirulla", 4, {"table_three_equal": "yes", "table_four_equal": "yes", "monte_aces": "no", "low_triple": 13}),
    ("cirollon", 4, {}),
    ("cirollon", 4, {"multi_bonus": "one_only", "ace_vs_table_ace": "sweep_anyway", "declaration": "automatic"}),
    ("mariagio", 2, {}),
    ("mariagio", 2, {"captured_marriage": "yes", "exchange_when": "own_turn", "marriage_must_lead": "yes"}),
]


def _whole(text: str) -> bool:
    return bool(text.strip()) and "{" not in text and "  " not in text and "None" not in text


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game_id", "players", "options"), SETTINGS)
def test_a_match_is_told(lang: str, spoken: bool, game_id: str, players: int, options: dict[str, object]) -> None:
    words = Words(lang, spoken=spoken)
    game = make(game_id, players, options)
    stream, choices = Stream(7).child(0), Stream(11)
    source = seeded_decks(stream)
    names = ["Baciccia", "Marta", "Luca", "Anna"][:players]
    sides = [words.listed(names[side :: game.sides]) for side in range(game.sides)]
    match, events = Match.begin(game, seeded_dealer(game, stream), decks_for(game, 0, source))
    for hand in range(1, 4):
        while match.to_act is not None:
            assert all(_whole(words.event(event, names, 0, sides, game=game_id)) for event in events)
            moves = match.legal_moves()
            assert len({words.move(move, game=game_id) for move in moves}) == len(moves)
            _refusals_are_told(match, words, choices)
            match, events = match.play(match.to_act, moves[choices.below(len(moves))])
        assert match.hand.score is not None
        assert all(_whole(words.score_line(line, sides, game=game_id)) for line in match.hand.score.lines)
        if match.ending:
            assert _whole(words.ending(match.ending, match.totals, sides))
            return
        match, events = match.deal(decks_for(game, hand, source))


def _refusals_are_told(match: Match, words: Words, choices: Stream) -> None:
    """A few moves that may be illegal."""
    tried: list[Move] = [
        Play(choices.below(40)),
        Play(choices.below(40), 1 << choices.below(40)),
        Marriage(choices.below(4)),
        Exchange(),
    ]
    refusals = [refusal for move in tried if (refusal := _refusal(match, move))]
    assert all(_whole(words.error(refusal, game=match.game.info.id)) for refusal in refusals)


def _refusal(match: Match, move: Move) -> IllegalMove | None:
    assert match.to_act is not None
    try:
        match.play(match.to_act, move)
    except IllegalMove as error:
        return error
    return None


def test_the_settings_cover_the_games() -> None:
    assert {game_id for game_id, _, _ in SETTINGS} == {game.info.id for game in games()[:3]}
