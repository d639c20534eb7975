"""The operator's log: one JSON object a line, about tables and faults, never about what anybody chose or wrote."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import TextIO

NAME = "samovar.server"
FIELDS = ("table", "game", "key", "seats")  # what an entry may carry besides its sentence


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "says": record.getMessage(),
        }
        told.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def start(stream: TextIO | None = None) -> logging.Handler:
    """Write the log there (the standard error unless said), from now on."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    log = logging.getLogger(NAME)
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.propagate = False
    return handler
