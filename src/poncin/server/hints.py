"""What the browser needs for a page beside what the page names, said in its ``Link`` header: all comes at once."""

import json
import re
from pathlib import Path
from typing import Any

from poncin.i18n import LANGUAGES

_OTHERWISE = "en"
_OF_MATCH = ("", "/record", "/plies/0")
"""What a replay shows first, after the address of its match in the interface."""


def hints(static: Path, path: str, languages: str) -> str:
    """The header for a page of the client; empty where the client was built without hints.

    ``static`` is where the client lies, ``path`` the page without its first slash, ``languages`` what the browser says
    of them (``Accept-Language``). Whoever prefers another language than the browser's has asked for some words in vain.
    """
    known = _known(static)
    if not known:
        return ""
    page, _, about = path.partition("/")
    found = [f"<{file}>; rel=modulepreload" for file in known["pages"].get(page, ())]
    fetched = [known["words"][_language(languages)]]
    if page == "m" and re.fullmatch(r"[\w-]+", about, re.ASCII):
        fetched += [f"/api/matches/{about}{what}" for what in _OF_MATCH]
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
