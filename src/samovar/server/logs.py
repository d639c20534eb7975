"""The operator's log: one JSON object a line, about tables and faults, never about what anybody chose or wrote."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import TextIO

from sqlalchemy.exc import SQLAlchemyError

NAME = "samovar.server"
MOST_FRAMES = 40  # of one fault, the innermost
FIELDS = ("table", "game", "key", "seats", "version", "rules")  # what an entry may carry besides its sentence


# What these say is the system's or the store's own; any other fault may quote what somebody chose or wrote.
TELLING = (OSError, SQLAlchemyError)


def fault_of(fault: BaseException | None) -> str:
    """Where it arose, and that from which it followed."""
    chain: list[str] = []
    while fault is not None:
        said = f": {fault}" if isinstance(fault, TELLING) else ""
        chain.append("".join(traceback.format_tb(fault.__traceback__, -MOST_FRAMES)) + type(fault).__name__ + said)
        fault = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    return "\n\n".join(reversed(chain))


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "says": record.getMessage(),
        }
        told.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info:
            told["fault"] = fault_of(record.exc_info[1])
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
