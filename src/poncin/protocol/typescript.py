"""The types for TypeScript, made of the same schemas."""

import json
from typing import Any, get_args

from poncin.protocol import commands, events, messages, position
from poncin.protocol.registry import ROUTES, Text
from poncin.protocol.schemas import components

_HEAD = "// Made by scripts/schemas from the package poncin.protocol: change it there.\n"
_UNIONS: dict[str, Any] = {
    "TableEvent": events.Event,
    "Position": position.Position,
    "Choice": position.Choice,
    "Command": commands.Command,
    "Request": commands.Request,
    "Message": messages.Message,
}
_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The text of ``web/src/protocol.ts``."""
    _, named = components()
    parts = [_HEAD]
    for name, schema in named.items():
        parts.append(_documented(schema, "") + f"export interface {name} {_object(schema, '')}\n")
    for name, union in _UNIONS.items():
        members = " | ".join(each.__name__ for each in get_args(union))
        parts.append(f"export type {name} = {members};\n")
    paths = "".join(
        f"  /** {route.summary} */\n  {route.name}: {{ method: {json.dumps(route.method)}; "
        f"path: {json.dumps(route.path)}; body: {_body(route.body)}; answer: {_body(route.answer)} }};\n"
        for route in ROUTES
    )
    parts.append(f"export interface Routes {{\n{paths}}}\n")
    return "\n".join(parts)


def _body(body: Any) -> str:
    if body is None:
        return "null"
    if isinstance(body, Text):
        return "string"
    if body is commands.Request:
        return "Request"
    return " | ".join(each.__name__ for each in get_args(body)) or str(body.__name__)


def _object(schema: dict[str, Any], indent: str) -> str:
    inner = indent + "  "
    required = set(schema.get("required", ()))
    lines = ["{"]
    for name, member in schema["properties"].items():
        optional = "" if name in required else "?"
        lines.append(f"{_documented(member, inner)}{inner}{name}{optional}: {_type(member)};")
    return "\n".join((*lines, f"{indent}}}"))


def _documented(schema: dict[str, Any], indent: str) -> str:
    text = schema.get("description", "")
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    match schema.get("type"):
        case "array":
            return f"Array<{_type(schema['items'])}>"
        case "object":
            return f"Record<string, {_type(schema['additionalProperties'])}>"
        case str(plain):
            return _PLAIN[plain]
    raise ValueError(f"no type for {schema}")
