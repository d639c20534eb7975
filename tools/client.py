"""The client's own checks, with whatever node there is: `python -m tools.client`."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import CalledProcessError

from hatch_build import Node

CLIENT = Path(__file__).parent.parent / "client"
CHECKS = (
    ("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json"),
    ("node_modules/vitest/vitest.mjs", "run"),
)


def main() -> int:
    node = Node.of_the_environment() or Node.of_the_machine()
    if node is None:
        print("No node found: run `make check`, which brings its own.")
        return 1
    try:
        for check in CHECKS:
            node.run(CLIENT, *check)
    except CalledProcessError as failed:
        return failed.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
