"""What the browser needs for a page beside what the page names, said in its ``Link`` header: all comes at once."""

import json
from pathlib import Path
from typing import Any

from poncin.i18n import LANGUAGES

_OTHERWISE = "en"
_NOTHING: dict[str, list[str]] = {"scripts": [], "fetched": []}


def hints(static: Path, path: str, languages: str) -> str:
    """The header for a page of the client; empty where the client was built without hints.

    ``static`` is where the client lies, ``path`` the page without its first slash, ``languages`` what the browser says
    of them (``Accept-Language``). Whoever prefers another language than the browser's has asked for some words in vain.
    """
    known = _known(static)
    if not known:
        return ""
    needed = known["pages"].get(path.partition("/")[0], _NOTHING)
    found = [f"<{file}>; rel=modulepreload" for file in needed["scripts"]]
    fetched = [known["words"][_language(languages)], *needed["fetched"]]
    found += [f"<{address}>; rel=preload; as=fetch; crossorigin" for address in fetched]
    return ", ".join(found)


def _language(wanted: str) -> str:
    """The first of the languages that there are words in: as the client chooses (web/src/state/kept.ts)."""
    tags = (part.partition(";")[0].partition("-")[0].strip() for part in wanted.split(","))
    return next((tag for tag in tags if tag in LANGUAGES), _OTHERWISE)


def _known(static: Path) -> dict[str, Any]:
    file = static / "hints.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found
