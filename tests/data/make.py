"""Write the shared test data anew: ``python -m tests.data.make``. Only where a rule was changed on purpose."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from poncin.cards import CARD_TEXT
from poncin.match import Match, decks_for, seeded_decks
from poncin.notation import move_text
from poncin.record import SeatRecord, record_of, write
from poncin.rng import Stream
from poncin.rules.registry import make
from poncin.testing import perft, perft_split, random_hand, random_match

HERE = Path(__file__).parent
LEAVES = 10_000
"""The deepest count of a perft line has at most so many leaves."""

CIRULLA: list[dict[str, object]] = [
    {},
    {
        "declaration": "optional",
        "simple_capture": "free",
        "ace_vs_table_ace": "ace_or_fifteen",
        "dealer_low_table": "yes",
    },
    {"declaration": "automatic", "simple_capture": "single_first", "matta_card": "Qd", "dealer_bonus_matta": "yes"},
    {"ace_vs_table_ace": "sweep_anyway", "matta_value": "lowest", "ace_sweep_scores": "no", "grande_in_hand": "yes"},
    {"ace_vs_table_ace": "ace_or_whole_table_15", "monte_aces": "no", "matta_keeps_value": "no"},
    {"monte_vs_bonus": "bonus_first", "table_three_equal": "yes", "majority_mode": "plurality", "piccola_max": 7},
]
CIROLLON: list[dict[str, object]] = [
    {},
    {"first_player": "right", "declaration": "automatic", "simple_capture": "fewest", "low_triple": 13},
    {"declaration": "natural_mandatory_matta_optional", "multi_bonus": "one_only", "ace_vs_table_ace": "sweep_anyway"},
    {"matta_value": "lowest", "simple_capture": "single_first", "ace_vs_table_ace": "ace_or_fifteen"},
]
MARIAGIO: list[dict[str, object]] = [
    {},
    {"rank_scheme": "three_high", "marriage_when": "own_turn", "exchange_when": "own_turn", "captured_marriage": "yes"},
    {"marriage_must_lead": "yes", "marriage_when": "own_turn", "marriages_per_lead": 1, "overtake_in_endgame": "not"},
    {"marriage_needs_trick": "yes", "exchange_needs_trick": "yes", "marriage_in_endgame": "no"},
    {"exchange_until": "not_last_two_cards", "marriage_must_lead": "yes"},
]
SET_UPS: list[tuple[str, int, dict[str, object]]] = [
    *(("cirulla", players, options) for options in CIRULLA for players in (2, 3, 4)),
    *(("cirollon", 4, options) for options in CIROLLON),
    *(("mariagio", 2, options) for options in MARIAGIO),
]


def rng_vectors() -> dict[str, Any]:
    keys = [0, 1, 7, 1234567, 2**63, 2**64 - 1]
    paths = [[], [0], [1], [0, 0], [1, 2, 3], [10**6]]
    return {
        "streams": [
            {"key": f"{key:016x}", "path": path, "next": [f"{stream.next():016x}" for _ in range(5)]}
            for key in keys
            for path in paths
            for stream in [Stream(key).child(*path)]
        ],
        "below": [
            {"key": f"{key:016x}", "n": n, "numbers": [stream.below(n) for _ in range(12)]}
            for key in keys[:3]
            for n in (1, 2, 3, 10, 40, 1000, 2**32 + 1, 2**63 + 1)
            for stream in [Stream(key)]
        ],
        "decks": [
            {"key": f"{key:016x}", "path": path, "deck": deck_text(Stream(key).child(*path).deck())}
            for key in keys
            for path in ([], [1, 0, 0], [0, 1, 2, 1])
        ],
    }


def deck_text(deck: tuple[int, ...]) -> str:
    return "".join(CARD_TEXT[card] for card in deck)


def perft_lines() -> Iterator[dict[str, Any]]:
    """For each set-up a first deal, a middle game and an ending that reaches the end of the hand."""
    for number, (name, players, options) in enumerate(SET_UPS):
        game = make(name, players, options)
        for part, before in enumerate((0, 14, -7)):
            stream = Stream(number).child(part)
            dealer = number % players
            steps = [step.state for step in random_hand(game, stream, dealer)]
            rng, state, moves = Stream(part).child(number), steps[0], []
            for _ in range(before if before >= 0 else len(steps) - 1 + before):
                if not (legal := game.legal_moves(state)):
                    break
                move = rng.choice(legal)
                moves.append(move_text(move))
                state = game.play(state, move).state
            counts = [1]
            while len(counts) < 13 and (count := perft(game, state, len(counts))) <= LEAVES:
                counts.append(count)
            yield {
                "game": name,
                "players": players,
                "options": game.options.changed(),
                "dealer": dealer,
                "deck": deck_text(decks_for(game, 0, seeded_decks(stream))[-1]),
                "moves": moves,
                "counts": counts,
                "split": {move_text(m): n for m, n in perft_split(game, state, len(counts) - 1).items()},
            }


def golden(name: str) -> Iterator[Match]:
    """Matches of one game: some for each set-up, then one for each other way to end."""
    set_ups = [set_up for set_up in SET_UPS if set_up[0] == name]
    for number, (_, players, options) in enumerate(set_ups):
        game = make(name, players, options | {"target": {"cirulla": 31, "cirollon": 101, "mariagio": 400}[name]})
        yield random_match(game, Stream(number).child(77))
    game = make(name)
    yield random_match(game, Stream(1), plies=0)
    yield random_match(game, Stream(2), plies=25)
    yield random_match(game, Stream(3), plies=60).leave("resigned", 1)
    yield random_match(game, Stream(4), plies=13).leave("timeout", 0)
    if name == "cirulla":
        yield random_match(make(name, 3), Stream(5), plies=70).leave("resigned", 2)
        yield first_ending(name, 2, {"table_four_equal": "yes", "target": 999}, "four_equal")
    if name == "mariagio":
        yield random_match(make(name, 2, {"captured_marriage": "yes", "target": 999}), Stream(6))
    else:
        yield first_ending(name, game.players, {}, "cappotto")


def first_ending(name: str, players: int, options: dict[str, object], reason: str) -> Match:
    """The first seeded match whose first hand ends the match for this reason."""
    game, seed = make(name, players, options), 0
    while True:
        match = random_match(game, Stream(seed).child(5), hands=1)
        if match.ending and match.ending.reason == reason:
            return match
        seed += 1


def seats(match: Match) -> list[SeatRecord]:
    names = ["Baciccia", "Manena", "Giobatta", "Texo"]
    return [SeatRecord(names[seat], "bot", level="random", seed=seat) for seat in range(match.game.players)]


def main() -> None:
    (HERE / "rng.json").write_text(json.dumps(rng_vectors(), indent=1) + "\n")
    (HERE / "perft.jsonl").write_text("".join(json.dumps(line) + "\n" for line in perft_lines()))
    for name in ("cirulla", "cirollon", "mariagio"):
        lines = [write(record_of(match, seats(match))) for match in golden(name)]
        (HERE / "golden" / f"{name}.jsonl").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
