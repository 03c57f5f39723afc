"""Names and numbers of levels, what they are called in records, and which names there are not."""

import pytest

from poncin.bots import LEVELS, make_bot
from poncin.bots.levels import BASELINES, CHEAT
from poncin.bots.search import Budget
from poncin.bots.settings import LEVELS as SETTINGS
from poncin.bots.settings import Settings
from poncin.errors import BadOption


@pytest.mark.parametrize(
    "name",
    [
        *("", "Club", "ismcts:", "ismcts:0", "ismcts:-5", "ismcts:5s", "ismcts:١", "ismcts:1000000000", "9", "10", "٣"),
        *("club:100", "random:5ms", "2:100", "expert:", "expert:0", "expert:5 ms", "expert:5MS", "worlds:", " expert"),
        *("expert:100:100", "oracle:x", "strongest", "5:0ms"),
    ],
)
def test_unknown_names_are_refused(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        make_bot(name)
    assert refused.value.code == "unknown_bot"
    assert refused.value.details["bot"] == name


@pytest.mark.parametrize(("number", "name"), list(enumerate((*LEVELS, CHEAT))))
def test_numbers_are_names_too(number: int, name: str) -> None:
    assert make_bot(str(number)) == make_bot(name)
    assert make_bot(name).level == name
    assert make_bot(name).sees_all == (name == CHEAT)


@pytest.mark.parametrize("name", [*LEVELS[4:], CHEAT, *BASELINES])
def test_searching_levels_take_a_budget_into_their_names(name: str) -> None:
    assert make_bot(f"{name}:50ms").level == f"{name}:50ms"
    assert make_bot(f"{name}:1000").level == f"{name}:1000"
    assert name in SETTINGS


def test_what_older_records_call_a_level() -> None:
    assert make_bot("ismcts").level == "ismcts:400"
    assert make_bot("5:30").level == "expert:30"


SETTING = Settings("playouts=1000 worlds=3 infer=4", 7)


@pytest.mark.parametrize(
    ("budget", "part", "line"),
    [
        (None, 1.0, "playouts=1000 worlds=3 infer=4"),
        (None, 0.25, "playouts=250 worlds=1 infer=4"),
        (Budget(20), 1.0, "infer=4 playouts=20"),
        (Budget(milliseconds=20), 1.0, "infer=4 ms=20"),
        (Budget(milliseconds=20), 0.5, "infer=4 ms=10"),
    ],
)
def test_the_line_that_the_core_reads(budget: Budget | None, part: float, line: str) -> None:
    assert SETTING.line(budget, part) == line
