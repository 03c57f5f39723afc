"""Programs with tokens sit at tables like anybody, and know no more than anybody."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import Guest, Running

EXAMPLE = Path(__file__).parents[2] / "examples" / "program.py"


def _token(owner: Guest, name: str = "my bot") -> str:
    return str(owner.call("POST", "/api/tokens", {"name": name}).body["token"])


@pytest.mark.parametrize(("game", "options"), [("cirulla", {"target": 11}), ("mariagio", {"target": 60})])
def test_the_example_plays_a_match(running: Running, game: str, options: dict[str, int]) -> None:
    owner = Guest(running)
    code = owner.make(game, 2, options=options, bots=[""])
    table = owner.sit_down(code)
    command = [sys.executable, str(EXAMPLE), owner.origin, code, _token(owner)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        while table.table["seats"][1]["kind"] == "free":
            table.receive()
        assert table.table["seats"][1]["kind"] == "program"
        assert table.table["seats"][1]["name"] == "my bot"
        table.do("start")
        while table.play_one():
            pass
        output = program.communicate(timeout=60)[0]
        assert program.returncode == 0
    assert json.loads(output)["totals"] == table.table["match"]["totals"]
    table.close()


def test_tokens_are_listed_without_their_secret_and_can_be_revoked(running: Running) -> None:
    owner = Guest(running)
    made = owner.call("POST", "/api/tokens", {"name": "my bot"}).body
    program = Guest(running, token=made["token"])
    assert program.call("GET", "/api/me").body == {"name": "my bot", "program": True}
    (listed,) = owner.call("GET", "/api/tokens").body["tokens"]
    assert listed.keys() == {"id", "name", "made"}
    assert owner.call("DELETE", f"/api/tokens/{made['id']}").status == 204
    assert owner.call("GET", "/api/tokens").body["tokens"] == []
    assert program.call("GET", "/api/me").body["code"] == "bad_token"


def test_a_token_is_no_cookie_and_a_cookie_no_token(running: Running) -> None:
    owner = Guest(running)
    token = _token(owner)
    assert owner.call("GET", "/api/me", Cookie=f"poncin={token}").status == 401
    secret = owner.cookie.partition("=")[2]
    assert Guest(running, token=secret).call("GET", "/api/me").body["code"] == "bad_token"


def test_programs_make_no_programs(running: Running) -> None:
    program = Guest(running, token=_token(Guest(running)))
    assert program.call("POST", "/api/tokens", {"name": "x"}).body["code"] == "only_people"
    assert program.call("GET", "/api/tokens").body["code"] == "only_people"


def test_others_cannot_revoke_a_token(running: Running) -> None:
    owner, other = Guest(running), Guest(running, "Luca")
    made = owner.call("POST", "/api/tokens", {"name": "my bot"}).body
    assert other.call("DELETE", f"/api/tokens/{made['id']}").body["code"] == "no_such_token"
    assert Guest(running, token=made["token"]).call("GET", "/api/me").status == 200
