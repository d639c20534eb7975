"""The kernel's own speed, on the tiny game of the tests: `python -m benchmarks.kettle [--json]`."""

import json
import platform
import sys

from samovar.lab.speed import build, calibration, measures
from tests.tiny.game import Kettle


def main() -> None:
    found = measures(Kettle(), {"players": 3})
    if "--json" in sys.argv[1:]:
        told = {"build": build(), "calibration": calibration(), "measures": [one.plain() for one in found]}
        sys.stdout.write(json.dumps(told, indent=2, ensure_ascii=False) + "\n")
        return
    for one in found:
        sys.stdout.write(f"{one.name:20} {one.best:14,.2f} {one.median:14,.2f}  {one.unit}\n")
    sys.stdout.write(f"{build()} build, Python {platform.python_version()}, calibration {calibration():.0f} ms\n")


if __name__ == "__main__":
    main()
