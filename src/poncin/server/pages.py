"""Pages and files: the web client as it was built, the words, and the description of the interfaces."""

import hashlib
import re
from collections.abc import Awaitable, Callable
from functools import cache
from html import escape
from importlib import resources
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from poncin.protocol.documents import VERSION
from poncin.protocol.registry import ROUTES, SOCKET_PATH
from poncin.protocol.schemas import asyncapi, openapi
from poncin.server.hints import hints
from poncin.server.refusals import Refused

STATIC = Path(__file__).parent / "static"
"""Where the build of ``web/`` puts the client."""
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
}
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_HASHED = re.compile(r"-[A-Za-z0-9_-]{8,}\.\w+$")
_FOREVER = "public, max-age=31536000, immutable"


_TOLD = b'<script type="application/json" id="told">%b</script>\n  </body>'
"""Data, which no browser runs: the policy of content has nothing against it."""


def client(told: Callable[[Request, str], Awaitable[bytes]]) -> Callable[[Request], Awaitable[Response]]:
    """The function that answers with files of the client; ``told`` gives the answers that come with a page."""

    async def respond(request: Request) -> Response:
        """A file of the client; its page for every address without a file name; else `Refused`."""
        path = request.url.path.lstrip("/")
        if not STATIC.joinpath("index.html").is_file():
            return HTMLResponse(_UNBUILT) if not path else _missing(request)
        name = path if "." in path.rpartition("/")[2] else "index.html"
        file = (STATIC / name).resolve()
        if not file.is_relative_to(STATIC.resolve()) or not file.is_file() or file.suffix not in _TYPES:
            return _missing(request)
        # A page that somebody opens, not the one that the service worker keeps for all addresses.
        if name == "index.html" and "text/html" in request.headers.get("accept", ""):
            return _opened(request, file, path, await told(request, path))
        cache = _FOREVER if _HASHED.search(name) else "no-cache"
        return _sent(request, file, {"vary": "accept-encoding", "cache-control": cache})

    return respond


def _opened(request: Request, file: Path, path: str, told: bytes) -> Response:
    link = hints(STATIC, path, request.headers.get("accept-language", ""))
    headers = {"link": link, "vary": "accept, accept-encoding, accept-language", "cache-control": "no-cache"}
    if not told:
        return _sent(request, file, headers)
    # Not packed: how long packed bytes are would tell of what they say.
    body = file.read_bytes().replace(b"</body>", _TOLD % told)
    return Response(body, headers={**headers, "cache-control": "no-store"}, media_type=_TYPES[file.suffix])


def _sent(request: Request, file: Path, headers: dict[str, str]) -> Response:
    """A file as it is, packed where the browser takes that."""
    accepted = request.headers.get("accept-encoding", "")
    for encoding, suffix in _ENCODINGS:
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            headers["content-encoding"] = encoding
            return _tagged(request, packed.read_bytes(), _TYPES[file.suffix], headers)
    return _tagged(request, file.read_bytes(), _TYPES[file.suffix], headers)


def words_of(lang: str, request: Request) -> Response:
    """All messages of a language, in one file."""
    return _tagged(request, _words(lang), _TYPES[".ftl"], {"cache-control": "no-cache"})


async def openapi_json(_: Request) -> Response:
    """The REST interface as OpenAPI 3.1."""
    return JSONResponse(openapi(VERSION))


async def asyncapi_json(_: Request) -> Response:
    """The WebSocket as AsyncAPI 3."""
    return JSONResponse(asyncapi(VERSION))


async def docs(_: Request) -> Response:
    """Both, to be read."""
    return HTMLResponse(_docs())


async def docs_css(_: Request) -> Response:
    """The look of that page."""
    return Response(_DOCS_CSS, media_type="text/css")


@cache
def _words(lang: str) -> bytes:
    folder = resources.files("poncin.i18n") / lang
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return b"\n".join(file.read_bytes() for file in files)


def _tagged(request: Request, body: bytes, media_type: str, headers: dict[str, str]) -> Response:
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    headers = {**headers, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media_type)


def _missing(request: Request) -> Response:
    raise Refused("no_such_page", path=request.url.path)


_UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>poncin</title>
<h1>poncin</h1>
<p>The server is running. Its web client has not been built: <code>./play</code> does that, or
<code>python web/build.py</code>. Programs can play, and people in the terminal: <code>./play --terminal</code>.</p>
<p><a href="/docs">What programs can ask of this server</a></p>
</html>
"""


@cache
def _docs() -> str:
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>poncin: interfaces</title>',
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/docs.css"></head><body>',
        "<h1>poncin: interfaces</h1>",
        '<p>In full: <a href="/openapi.json">OpenAPI 3.1</a>, <a href="/asyncapi.json">AsyncAPI 3</a>.</p>',
        "<h2>REST</h2><table><tr><th>Request</th><th>Who</th><th>What</th><th>Answer</th></tr>",
    ]
    for route in ROUTES:
        answer = str(getattr(route.answer, "__name__", "") or getattr(route.answer, "media_type", ""))
        parts.append(
            f"<tr><td><code>{route.method} {escape(route.path)}</code></td><td>{route.who}</td>"
            f"<td>{escape(route.summary)}</td><td>{escape(answer)}</td></tr>"
        )
    described = asyncapi(VERSION)
    parts.append(f"</table><h2>WebSocket <code>{escape(SOCKET_PATH)}</code></h2>")
    for title, operation in (("Clients send", "receive"), ("The server sends", "send")):
        parts.append(f"<h3>{title}</h3><dl>")
        for reference in described["operations"][operation]["messages"]:
            name = reference["$ref"].rpartition("/")[2]
            schema = described["components"]["schemas"][name]
            members = ", ".join(schema["properties"])
            parts.append(
                f"<dt><code>{escape(schema['properties']['type']['enum'][0])}</code></dt>"
                f"<dd>{escape(schema['description'])} <small>{escape(members)}</small></dd>"
            )
        parts.append("</dl>")
    return "\n".join((*parts, "</body></html>"))


_DOCS_CSS = """body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } td, th { text-align: left; padding: .25rem .75rem .25rem 0; vertical-align: top; }
dt { margin-top: .5rem; } code { font-size: .95em; } small { opacity: .75; }
:root { color-scheme: light dark; }
"""
