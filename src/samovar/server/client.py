"""The built client, held in memory: small, compressed once, and out of reach of odd paths."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from litestar import Response

# A developer may serve another build of the client than the one that is installed.
STATIC = Path(os.environ.get("SAMOVAR_STATIC") or Path(__file__).parent / "static")
PAGE = "index.html"
STAMP = ".stamp"  # of the build, not for readers
TIGHT = ".br"  # beside a file: the same, packed by the build

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = "packed_already"  # of a route: its answers are not packed on their way
WORTH_PACKING = {"text/html", "text/css", "text/javascript", "text/plain", "image/svg+xml", "application/json"}
# Named here because a machine's own table may lack or twist them.
MEDIA_TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".json": "application/json",
}


def media_type(name: str) -> str:
    return MEDIA_TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


class Sheet:
    """One file of the client. It is packed for the first who asks for it: packing all of them would hold up a start."""

    def __init__(self, name: str, body: bytes, tight: bytes | None = None) -> None:
        self.media_type = media_type(name)
        self.body = body
        self.tight = tight
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        # The bundler puts a digest of the content into the name of everything under assets/.
        self.cache = FOR_EVER if name.startswith("assets/") else ASK_AGAIN

    @cached_property
    def packed(self) -> dict[str, bytes]:
        """By encoding, the smallest first. The build packs tighter than we would here."""
        packed = {} if self.tight is None else {"br": self.tight}
        if self.media_type in WORTH_PACKING:
            packed["gzip"] = gzip.compress(self.body, mtime=0)
        return {encoding: each for encoding, each in packed.items() if len(each) < len(self.body)}

    @property
    def size(self) -> int:
        return len(self.body) + sum(map(len, self.packed.values()))


class Client:
    """Every sheet by its path; any other address is the page, which finds its own way."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.sheets: dict[str, Sheet] = {}
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.name != STAMP and path.suffix != TIGHT:
                name = path.relative_to(folder).as_posix()
                tight = path.with_name(path.name + TIGHT)
                self.sheets[name] = Sheet(name, path.read_bytes(), tight.read_bytes() if tight.is_file() else None)

    @property
    def built(self) -> bool:
        return PAGE in self.sheets

    def sheet(self, path: str) -> Sheet | None:
        name = path.strip("/")
        if name in self.sheets:
            return self.sheets[name]
        # A missing picture or script must be a plain 404, never the page under a wrong name.
        return None if "." in name.rpartition("/")[2] else self.sheets.get(PAGE)


def sent(sheet: Sheet, asked: Mapping[str, str]) -> Response[bytes]:
    headers = {"Cache-Control": sheet.cache, "ETag": sheet.tag}
    if sheet.packed:
        headers["Vary"] = "Accept-Encoding"
    if sheet.tag in asked.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=sheet.media_type)
    understood = {each.partition(";")[0].strip() for each in asked.get("accept-encoding", "").split(",")}
    for encoding, packed in sheet.packed.items():
        if encoding in understood:
            headers["Content-Encoding"] = encoding
            return Response(packed, headers=headers, media_type=sheet.media_type)
    return Response(sheet.body, headers=headers, media_type=sheet.media_type)
