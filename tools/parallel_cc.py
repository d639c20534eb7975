"""Lets setuptools compile the C files of one extension side by side.

mypyc writes one extension with a file for each module, and setuptools runs only whole extensions in parallel: five
minutes of one core instead of two and a half of two.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def install(jobs: int | None = None) -> None:
    """From now on every compiler of this process starts so many at once; each is a process of its own."""
    from setuptools._distutils.ccompiler import CCompiler

    at_once = jobs or int(os.environ.get("SAMOVAR_BUILD_JOBS", "0")) or os.cpu_count() or 1

    def compile(
        self: Any,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        macros, objects, extra_postargs, pp_opts, built = self._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)

        def one(target: str) -> None:
            if target in built:
                source, extension = built[target]
                self._compile(target, source, extension, cc_args, extra_postargs, pp_opts)

        with ThreadPoolExecutor(at_once) as pool:
            list(pool.map(one, objects))  # the list lets the first failure be raised here
        return list(objects)

    every: Any = CCompiler
    every.compile = compile
