"""Rows of whole numbers, and the two names the compiler wants to hear.

This module alone is never compiled. Interpreted, a row is a list, which CPython indexes fastest; in a compiled build
it is a native vector, four times smaller and copied in one sweep. Everybody else writes `Cells` and need not care.
"""

from __future__ import annotations

from importlib.util import find_spec
from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Any

__all__ = ["Cells", "cells", "compiled", "differing", "fill", "i64", "mypyc_attr", "numbers", "others", "summed"]


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


# Interpreted, a loop over a list costs thirty times what its own sweeps do; compiled code writes the loop out.


def fill(row: Any, start: int, end: int, number: int) -> None:
    """The same number in all these places of an interpreted row."""
    row[start:end] = [number] * (end - start)


def differing(one: Any, other: Any) -> list[int]:
    """The places where two interpreted rows differ."""
    return list(compress(range(len(one)), map(ne, one, other)))


def summed(row: Any, start: int, end: int) -> int:
    """The sum of these places of an interpreted row."""
    return sum(row[start:end])


def others(row: Any, start: int, end: int, number: int) -> int:
    """How many of these places of an interpreted row hold another number."""
    return end - start - int(row[start:end].count(number))


def numbers(row: Any) -> list[int]:
    """An interpreted row as plain numbers."""
    return list(map(int, row))
