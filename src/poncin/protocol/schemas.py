"""JSON Schema of all types, and the two documents made of it: OpenAPI 3.1 and AsyncAPI 3."""

import inspect
import re
from types import UnionType
from typing import Any, get_args

from msgspec import Struct
from msgspec.json import schema_components

from poncin.protocol.messages import Refusal
from poncin.protocol.registry import MESSAGES, REQUESTS, ROUTES, SOCKET_PATH, Route, Text

_ABOUT = {
    "title": "poncin",
    "description": "Cirulla, Cirollon and Mariagio at tables of people and computer players. See docs/protocol.md.",
    "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
}
_IN_PATH = {
    "code": "#/components/schemas/TableCode",
    "id": "#/components/schemas/Id",
    "ply": "#/components/schemas/Ply",
    "lang": "#/components/schemas/Language",
}
_PATH_SCHEMAS = {
    "TableCode": {"type": "string", "pattern": "^[a-z2-9]{6}$"},
    "Id": {"type": "string", "pattern": "^[a-z0-9]{1,20}$"},
    "Ply": {"type": "integer", "minimum": 0},
    "Language": {"enum": ["lij", "it", "en"]},
}


def types() -> tuple[Any, ...]:
    """Every type of the registry."""
    bodies = [each for route in ROUTES for each in (route.answer, route.body) if each and not isinstance(each, Text)]
    found: dict[Any, None] = {}
    for each in (*bodies, *REQUESTS, *MESSAGES, Refusal):
        for member in get_args(each) if isinstance(each, UnionType) else (each,):
            found[member] = None
    return tuple(found)


def components() -> tuple[dict[Any, Any], dict[str, Any]]:
    """For each type of `types` its schema, and all schemas by name."""
    of_types = types()
    schemas, named = schema_components(of_types, ref_template="#/components/schemas/{name}")
    for schema in named.values():
        if "description" in schema:
            schema["description"] = inspect.cleandoc(schema["description"])
    return dict(zip(of_types, schemas, strict=True)), dict(sorted(named.items()))


def openapi(version: str) -> dict[str, Any]:
    """The REST interface."""
    schemas, named = components()
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    return {
        "openapi": "3.1.0",
        "info": {**_ABOUT, "version": version},
        "paths": paths,
        "components": {
            "schemas": named | _PATH_SCHEMAS,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "poncin"},
                "token": {"type": "http", "scheme": "bearer"},
            },
            "responses": {
                "Refused": {
                    "description": "Nothing was changed.",
                    "content": {"application/json": {"schema": schemas[Refusal]}},
                }
            },
        },
    }


def asyncapi(version: str) -> dict[str, Any]:
    """The WebSocket of a table."""
    schemas, named = components()

    def described(each: type[Struct]) -> dict[str, Any]:
        return {"name": each.__name__, "summary": inspect.getdoc(each), "payload": schemas[each]}

    def listed(each: tuple[type[Struct], ...]) -> list[dict[str, str]]:
        return [{"$ref": f"#/channels/table/messages/{one.__name__}"} for one in each]

    return {
        "asyncapi": "3.0.0",
        "info": {**_ABOUT, "version": version},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": SOCKET_PATH,
                "parameters": {"code": {"description": "The short code of the table."}},
                "description": "Connect with the guest's cookie or a bearer token; ?since=SEQ asks for later events.",
                "messages": {
                    each.__name__: {"$ref": f"#/components/messages/{each.__name__}"} for each in (*REQUESTS, *MESSAGES)
                },
            }
        },
        "operations": {
            "receive": {"action": "receive", "channel": {"$ref": "#/channels/table"}, "messages": listed(REQUESTS)},
            "send": {"action": "send", "channel": {"$ref": "#/channels/table"}, "messages": listed(MESSAGES)},
        },
        "components": {
            "schemas": named,
            "messages": {each.__name__: described(each) for each in (*REQUESTS, *MESSAGES)},
        },
    }


def _operation(route: Route, schemas: dict[Any, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {"operationId": route.name, "summary": route.summary}
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"$ref": _IN_PATH[name]}}
        for name in re.findall(r"\{(\w+)\}", route.path)
    ]
    parameters += [
        {"name": name, "in": "query", "description": text, "schema": {"type": "integer", "minimum": 0}}
        for name, text in route.query
    ]
    if parameters:
        operation["parameters"] = parameters
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(route.body, schemas)}
    done: dict[str, Any] = {"description": "Done."}
    if route.answer is not None:
        done["content"] = _content(route.answer, schemas)
    operation["responses"] = {str(route.status): done, "4XX": {"$ref": "#/components/responses/Refused"}}
    if route.who != "anybody":
        operation["security"] = [{"cookie": []}] if route.who == "person" else [{"cookie": []}, {"token": []}]
    return operation


def _content(body: Any, schemas: dict[Any, Any]) -> dict[str, Any]:
    if isinstance(body, Text):
        is_json = body.media_type == "application/json"
        return {body.media_type: {"schema": {"type": "object" if is_json else "string", "title": body.description}}}
    if isinstance(body, UnionType):
        return {"application/json": {"schema": {"anyOf": [schemas[each] for each in get_args(body)]}}}
    return {"application/json": {"schema": schemas[body]}}
