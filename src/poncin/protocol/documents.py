"""The documents as they are committed."""

import json

from poncin.protocol.schemas import asyncapi, openapi
from poncin.protocol.typescript import typescript

VERSION = "1"
"""Of the protocol; it grows when a client has to change."""


def documents() -> dict[str, str]:
    """For each path below the project's root the text that belongs there."""
    return {
        "docs/openapi.json": _json(openapi(VERSION)),
        "docs/asyncapi.json": _json(asyncapi(VERSION)),
        "web/src/protocol.ts": typescript(),
    }


def _json(document: object) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"
