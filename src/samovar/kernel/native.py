"""Rows of whole numbers, and the two names the compiler wants to hear.

This module alone is never compiled. Interpreted, a row is a list, which CPython indexes fastest; in a compiled build
it is a native vector, four times smaller and copied in one sweep. Everybody else writes `Cells` and need not care.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

__all__ = ["Cells", "cells", "compiled", "i64", "mypyc_attr"]


def _kernel_is_compiled() -> bool:
    spec = find_spec("samovar.kernel.table")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


compiled = _kernel_is_compiled()

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, mypyc_attr

    Cells = vec[i64]
else:

    def mypyc_attr(*_: Any, **__: Any) -> Any:
        return lambda kind: kind

    if compiled:
        from librt.vecs import vec
        from mypy_extensions import i64

        Cells = vec[i64]
    else:
        i64 = int
        Cells = list


def cells(count: int) -> Cells:
    """A row of `count` zeros."""
    return Cells([0] * count)
