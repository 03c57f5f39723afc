"""The table of refusals names every reason that the rules give."""

import re
from pathlib import Path

import poncin.rules
from tests.rules.test_refusals import REFUSALS

GIVEN = re.compile(
    r'IllegalMove\(\s*"(\w+)"(?: if kind == "\w+" else "(\w+)")?|code = "(\w+)"(?: if .* else "(\w+)")?',
)


def test_no_reason_is_missing() -> None:
    sources = Path(poncin.rules.__path__[0]).rglob("*.py")
    used = {code for path in sources for found in GIVEN.findall(path.read_text()) for code in found if code}
    assert used == {str(row.values[3]) for row in REFUSALS}
