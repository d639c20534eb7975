"""How the C files of the compiled build reach the compiler."""

import os
import subprocess
import sys
from pathlib import Path

from tools.compiled import ROOT

SCRIPT = """
import setuptools, sys
from tools import parallel_cc
parallel_cc.BYTES_AT_ONCE = 40
parallel_cc.install()
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler
compiler = new_compiler()
customize_compiler(compiler)
compiler.compile(sys.argv[1:], output_dir="out")
"""


def test_modules_next_to_each_other_are_compiled_as_one_file(tmp_path: Path):
    names = ["alpha", "beta", "gamma"]
    for name in names:
        (tmp_path / f"__native_samovar___{name}.c").write_text(f"int {name} = 1;\n")  # 15 to 16 bytes
    (tmp_path / "other.c").write_text("int other = 1;\n")
    given = [*(f"__native_samovar___{name}.c" for name in names), "other.c"]

    subprocess.run(
        [sys.executable, "-c", SCRIPT, *given], cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=True
    )

    made = {path.name for path in (tmp_path / "out").iterdir()}
    assert made == {"with___native_samovar___alpha.o", "with___native_samovar___gamma.o", "other.o"}
