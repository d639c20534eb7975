"""The client's types, from the server's messages and the games' engines: `python -m tools.wire [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from samovar.content.languages import FALLBACK, LANGUAGES
from samovar.server.wire import MESSAGES, UNIONS
from tools.engine import engines

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "client" / "src" / "wire" / "messages.ts"
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
    return HEADER + languages() + "".join(f"\n{declaration(name, components[name])}" for name in sorted(components))


def languages() -> str:
    listed = ", ".join(literal(language) for language in LANGUAGES)
    return (
        f"\nexport const LANGUAGES = [{listed}] as const;\n"
        "export type Language = (typeof LANGUAGES)[number];\n"
        f"export const FALLBACK: Language = {literal(FALLBACK)};\n"
        "\n/** One text in every language. */\n"
        "export type Words = Readonly<Record<Language, string>>;\n"
    )


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
    if schema.get("title") == "Words":
        return "Words"
    if "anyOf" in schema:
        return " | ".join(written(part) for part in schema["anyOf"])
    if "enum" in schema:
        return "Language" if set(schema["enum"]) == set(LANGUAGES) else " | ".join(map(literal, schema["enum"]))
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
    fresh = {TARGET: messages(), **engines()}
    stale = [path for path, text in fresh.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" not in sys.argv[1:]:
        for path in stale:
            path.write_text(fresh[path], encoding="utf-8")
        return 0
    for path in stale:
        print(f"{path.relative_to(ROOT)} is not what the server sends: run python -m tools.wire")
    return 1 if stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
