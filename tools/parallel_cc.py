"""Lets setuptools compile what mypyc wrote as a few large files side by side, instead of hundreds in turn.

mypyc writes one extension with a C file for each module, and for each module a small extension that opens the first.
Every file of the first reads a header of megabytes, which costs more than most modules do, and setuptools runs only
whole extensions in parallel. Hence modules that follow each other are compiled as one file of a few megabytes, which
also lets small functions be inlined between them, and several such files are compiled at once.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

# C that goes to the compiler at once. Two such files under way take 0.6 GB; one of everything took 3.9.
BYTES_AT_ONCE = 3_000_000
PREFIX = "__native_"  # of what mypyc writes for a module, and, with a digest instead of a module, for all of them

# All that an extension of one module calls. Python's own header takes ten times as long as the rest of it.
PYTHON_H = "#include <Python.h>"
DECLARATIONS = """
#if defined(_WIN32)
#include <Python.h>
#else
#include <stddef.h>
typedef struct _object PyObject;
extern PyObject *Py_BuildValue(const char *, ...);
extern PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
extern PyObject *PyObject_GetAttrString(PyObject *, const char *);
extern void *PyCapsule_GetPointer(PyObject *, const char *);
extern void PyErr_Clear(void);
extern void Py_DecRef(PyObject *);
#define Py_DECREF(it) Py_DecRef((PyObject *)(it))
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#endif
"""


def install(jobs: int | None = None) -> None:
    """From now on every compiler of this process starts so many at once; each is a process of its own."""
    build_ext: Any = import_module("setuptools.command.build_ext")
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
        sources = list(gathered(sources))
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

    # setuptools has the same module under two names, each with classes of its own: this is the one that it builds with.
    kind: type[Any] = next(kind for kind in type(build_ext.new_compiler()).__mro__ if "compile" in vars(kind))
    kind.compile = compile


def gathered(sources: list[str]) -> Iterator[str]:
    """The same C in fewer files: modules next to each other share one, in the order of their names."""
    waiting: list[Path] = []
    for source in sorted(map(Path, sources)):
        if not source.name.startswith(f"{PREFIX}samovar___"):
            yield str(lightened(source))
            continue
        if waiting and sum(path.stat().st_size for path in [*waiting, source]) > BYTES_AT_ONCE:
            yield together(waiting)
            waiting = []
        waiting.append(source)
    if waiting:
        yield together(waiting)


def together(parts: list[Path]) -> str:
    whole = parts[0].with_name(f"with_{parts[0].name}")
    whole.write_text("".join(f'#include "{part.name}"\n' for part in parts))
    return str(whole)


def lightened(source: Path) -> Path:
    """A module's own extension without the whole of Python's header, if it is of the kind that needs no more."""
    text = source.read_text()
    if text.startswith(PYTHON_H) and "PyInit_" in text and "PyModuleDef" not in text:
        source.write_text(text.replace(PYTHON_H, DECLARATIONS, 1))
    return source
