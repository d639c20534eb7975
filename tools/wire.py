"""The client's types, written from the server's messages: `python -m tools.wire [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from samovar.server.wire import MESSAGES, UNIONS

TARGET = Path(__file__).parent.parent / "client" / "src" / "wire" / "messages.ts"
HEADER = """/**
 * What travels between server and client.
 * Written by `python -m tools.wire` from src/samovar/server/wire: change it there.
 */
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def messages() -> str:
    every = [*MESSAGES, *UNIONS.values()]
    schemas, components = msgspec.json.schema_components(every, ref_template="{name}")
    components.update(zip(UNIONS, schemas[len(MESSAGES) :], strict=True))
    return HEADER + "".join(f"\n{declaration(name, components[name])}" for name in sorted(components))


def declaration(name: str, schema: Schema) -> str:
    if schema.get("type") == "object" and "properties" in schema:
        required = set(schema.get("required", ()))
        fields = "".join(
            f"  readonly {field}{'' if field in required else '?'}: {written(part)};\n"
            for field, part in schema["properties"].items()
        )
        return f"export interface {name} {{\n{fields}}}\n"
    return f"export type {name} = {written(schema)};\n"


def written(schema: Schema) -> str:
    """A schema as TypeScript. Raises KeyError on a kind of schema that no message has needed yet."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(written(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    if schema == {}:
        return "unknown"
    if schema["type"] == "array":
        if "prefixItems" in schema:
            return f"readonly [{', '.join(written(part) for part in schema['prefixItems'])}]"
        return f"readonly ({written(schema['items'])})[]" if schema.get("items") else "readonly unknown[]"
    if schema["type"] == "object":
        return f"Readonly<Record<string, {written(schema.get('additionalProperties', {}))}>>"
    return PLAIN[schema["type"]]


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else msgspec.json.encode(value).decode()


def main() -> int:
    fresh = messages()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(fresh, encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == fresh:
        return 0
    print("client/src/wire/messages.ts is not what the server sends: run python -m tools.wire")
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
