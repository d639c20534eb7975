"""What can go wrong at a table: a move not offered, a text that cannot be read, our own mistake."""


class Refusal:
    """Why a choice is not allowed: the rule that forbids it, and a sentence's key with what to fill in."""

    def __init__(self, rule: str, key: str, args: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: dict[str, object] = {} if args is None else args

    def plain(self) -> dict[str, object]:
        return {"rule": self.rule, "key": self.key, "args": dict(self.args)}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return self.rule == other.rule and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.args!r})"

    def __str__(self) -> str:
        filled = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.key}({filled}) [{self.rule}]" if filled else f"{self.key} [{self.rule}]"


class Illegal(Exception):
    """The choice is not offered; the refusal names the rule that says so."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


class Unreadable(Exception):
    """A line, record, pack or message that does not parse: where, and why."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(where, why)
        self.where = where
        self.why = why

    def __str__(self) -> str:
        return f"{self.where}: {self.why}"


class Faulty(Unreadable):
    """A file with several faults, all told at once, so that mending it takes one round."""

    def __init__(self, where: str, faults: list[Unreadable]) -> None:
        super().__init__(where, "; ".join(str(fault) for fault in faults))
        self.args = (where, faults)
        self.faults = faults

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults)


class Impossible(Exception):
    """A state that no sequence of moves can reach: our own bug, never the player's."""
