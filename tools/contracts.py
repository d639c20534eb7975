"""A kind of import contract: a room of the house may use only what its list allows from outside.

import-linter's own `forbidden` contract needs every stranger's name; a list of friends fails on the first
stranger that nobody thought of.
"""

from __future__ import annotations

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class AllowedContract(Contract):
    """Modules below `rooms` import nothing from outside the package except what is allowed."""

    type_name = "allowed"

    rooms = fields.ListField(subfield=fields.StringField())
    outside = fields.ListField(subfield=fields.StringField(), required=False)
    standard_library = fields.BooleanField(required=False, default=False)
    forbidden = fields.ListField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        rooms: list[str] = self.rooms  # type: ignore[assignment]
        allowed = self.allowed()
        strangers = []
        for module in sorted(graph.modules):
            if not any(module == room or module.startswith(f"{room}.") for room in rooms):
                continue
            for imported in sorted(graph.find_modules_directly_imported_by(module)):
                if graph.is_module_squashed(imported) and imported.partition(".")[0] not in allowed:
                    details = graph.get_import_details(importer=module, imported=imported)
                    strangers.append((module, imported, details[0]["line_number"] if details else 0))
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def allowed(self) -> set[str]:
        outside: list[str] = self.outside or []  # type: ignore[assignment]
        forbidden: list[str] = self.forbidden or []  # type: ignore[assignment]
        names = set(outside)
        if self.standard_library:
            names |= sys.stdlib_module_names
        return names - set(forbidden)

    def render_broken_contract(self, check: ContractCheck) -> None:
        for module, imported, line in check.metadata["strangers"]:
            output.print_error(f"{module} (line {line}) may not import {imported}.", bold=False)
