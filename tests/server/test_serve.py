"""The server as a web server: pages, files, headers, cookies, health, and command lines that it refuses."""

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from poncin import __version__
from poncin.bots import LEVELS
from poncin.i18n import LANGUAGES, Words
from tests.server.serving import Guest, Running, server

_STATIC = """
from pathlib import Path
from poncin.server import pages
pages.STATIC = Path({folder!r})
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a client as the build leaves it."""
    folder = tmp_path_factory.mktemp("built")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (folder / "secret.js").write_text("no")
    (static / "index.html").write_text("<!doctype html><title>the client</title>")
    (static / "assets" / "app-Ab12Cd34.js").write_text("plain")
    (static / "assets" / "app-Ab12Cd34.js.br").write_bytes(b"brotli")
    (static / "assets" / "app-Ab12Cd34.js.gz").write_bytes(b"gzip")
    (static / "sw.js").write_text("worker")
    (static / "notes.exe").write_text("no")
    with server(folder / "data", before=_STATIC.format(folder=str(static))) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/t/abcdef", "/m/abc", "/settings"])
def test_the_page_answers_every_address_of_the_client(built: Running, path: str) -> None:
    answer = Guest(built).call("GET", path)
    assert (answer.status, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "the client" in answer.body
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [("br, gzip", "br", "brotli"), ("gzip", "gzip", "gzip"), ("identity", None, "plain")],
)
def test_files_come_packed_and_hashed_ones_stay_for_ever(
    built: Running, accepted: str, encoding: str | None, body: str
) -> None:
    answer = Guest(built).call("GET", "/assets/app-Ab12Cd34.js", **{"Accept-Encoding": accepted})
    assert answer.body == body
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "accept-encoding"


def test_other_files_are_asked_for_again_and_answered_with_nothing(built: Running) -> None:
    guest = Guest(built)
    first = guest.call("GET", "/sw.js")
    assert first.headers["cache-control"] == "no-cache"
    assert guest.call("GET", "/sw.js", **{"If-None-Match": first.headers["etag"]}).status == 304


@pytest.mark.parametrize(
    "path",
    ["/nothing.js", "/../secret.js", "/%2e%2e/secret.js", "/..%2fsecret.js", "/assets/../../secret.js", "/notes.exe"],
)
def test_nothing_else_is_served(built: Running, path: str) -> None:
    answer = Guest(built).call("GET", path)
    assert (answer.status, answer.body["code"]) == (404, "no_such_page")


def test_without_a_build_the_page_says_how_to_build(tmp_path: Path) -> None:
    with server(tmp_path / "data", before=_STATIC.format(folder=str(tmp_path / "nothing"))) as running:
        answer = Guest(running).call("GET", "/")
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "web/build.py" in answer.body
        assert Guest(running).call("GET", "/t/abcdef").status == 404


PATHS = ["/", "/docs", "/docs.css", "/livez", "/readyz", "/openapi.json", "/api/games", "/api/nothing", "/i18n/lij.ftl"]


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_strict_headers(running: Running, path: str) -> None:
    answer = Guest(running).call("GET", path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe-inline" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "server" not in answer.headers


def test_pages_have_nothing_inline(running: Running) -> None:
    for path in ("/docs", "/"):
        body = Guest(running).call("GET", path).body
        assert "style=" not in body
        assert "<script>" not in body
        assert "<style" not in body


def test_health_and_descriptions(running: Running) -> None:
    guest = Guest(running)
    assert guest.call("GET", "/livez").body == "alive\n"
    assert guest.call("GET", "/readyz").body == "ready\n"
    root = Path(__file__).parents[2] / "docs"
    assert guest.call("GET", "/openapi.json").body == json.loads((root / "openapi.json").read_text())
    assert guest.call("GET", "/asyncapi.json").body == json.loads((root / "asyncapi.json").read_text())
    page = guest.call("GET", "/docs").body
    assert "/api/tables/{code}" in page
    assert "seat_bot" in page


def test_what_there_is_to_choose(running: Running) -> None:
    found = Guest(running).call("GET", "/api/games").body
    assert [game["id"] for game in found["games"]] == ["cirulla", "cirollon", "mariagio"]
    assert found["levels"] == list(LEVELS)
    assert found["version"] == __version__
    options = {option["name"]: option for option in found["games"][0]["options"]}
    assert options["target"]["lowest"] == 1
    assert options["target"]["values"] == []
    assert options["monte_aces"]["values"] == ["yes", "no"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_language_come_in_one_file(running: Running, lang: str) -> None:
    answer = Guest(running).call("GET", f"/i18n/{lang}.ftl")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "error-must_take" in answer.body
    assert Words(lang)("server-phrase-hello") in answer.body
    assert Guest(running).call("GET", f"/i18n/{lang}.ftl", **{"If-None-Match": answer.headers["etag"]}).status == 304


def test_the_cookie_on_loopback(running: Running) -> None:
    guest = Guest(running)
    cookie = guest.call("POST", "/api/me", {}).headers["set-cookie"]
    assert cookie.startswith("poncin=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert len(guest.cookie.partition("=")[2]) == 64
    # The same guest again, with a new name.
    assert guest.call("POST", "/api/me", {"name": "Gina"}).body == {"name": "Gina", "program": False}
    assert guest.call("GET", "/api/me").body["name"] == "Gina"


def test_behind_a_proxy_with_https(tmp_path: Path) -> None:
    with server(tmp_path / "data", 'origins = ["https://cards.example"]') as running:
        guest = Guest(running, plain=True)
        headers = {"Origin": "https://cards.example", "Host": "cards.example"}
        answer = guest.call("POST", "/api/me", {"name": "Marta"}, **headers)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-poncin=")
        assert "Secure" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie
        plain = guest.call("POST", "/api/me", {}, **(headers | {"Origin": "http://cards.example"}))
        assert plain.body["code"] == "foreign_origin"


def test_a_page_of_another_site_cannot_post_without_an_origin(running: Running) -> None:
    guest = Guest(running, plain=True)
    headers = {"Cookie": Guest(running).cookie}
    for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 403), ("none", 200)):
        answer = guest.call("POST", "/api/me", {"name": "x"}, **headers, **{"Sec-Fetch-Site": site})
        assert answer.status == status, site


def _refused(*arguments: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "poncin", "serve", "--lang", "en", *arguments]
    found = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert found.stdout == ""
    return found.returncode, found.stderr


def test_command_lines_that_are_refused(tmp_path: Path) -> None:
    data = ["--data", str(tmp_path / "data")]
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        status, text = _refused(*data, "--port", str(taken.getsockname()[1]))
    assert status == 1
    assert "choose another --port" in text
    assert "Address already in use" in text
    assert "cannot be used" in _refused(*data, "--host", "300.1.1.1")[1]
    (tmp_path / "file").write_text("")
    assert "choose another folder" in _refused("--data", str(tmp_path / "file"), "--port", "0")[1]
    assert "no address of a server" in _refused(*data, "--origin", "cards.example")[1]
    bad = tmp_path / "bad.toml"
    for text, reason in (
        ("port = ", "Invalid value"),
        ("port = 'x'", "Expected `int`"),
        ("colour = 'red'", "unknown field `colour`"),
        ("[limits]\nqueue = -1.5", "Expected `int`"),
    ):
        bad.write_text(text)
        status, told = _refused(*data, "--settings", str(bad))
        assert status == 1
        assert reason in told
    assert "cannot be used" in _refused(*data, "--settings", str(tmp_path / "none.toml"))[1]
    assert _refused(*data, "--port", "70000")[0] == 2
