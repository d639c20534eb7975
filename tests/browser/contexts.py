"""Readers come and go, the browser stays: what one of them stored is forgotten for the next, what the browser has
loaded and compiled is not. A fresh context starts a process and takes the whole client anew, which costs more than most
tests do; a page beside another one of the same context shares its process (`--process-per-site`)."""

from __future__ import annotations

import json
from typing import Any, ClassVar
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Error, Page

STORED = "local_storage,indexeddb,service_workers,cache_storage"
MOST_FREE = 4  # contexts kept for later; each has a process
EMPTY = "/healthz"  # a page of the server without the client


class Contexts:
    known: ClassVar[dict[Browser, Contexts]] = {}

    @classmethod
    def of(cls, browser: Browser) -> Contexts:
        return cls.known.setdefault(browser, cls(browser))

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.kinds: dict[BrowserContext, str] = {}
        self.keepers: dict[BrowserContext, Page] = {}  # by context a page that keeps its process
        self.free: list[BrowserContext] = []  # the longest unused first

    def take(self, storage_state: Any = None, **reader: Any) -> BrowserContext:
        """For a reader with such a screen and such habits, as if it were new."""
        kind = json.dumps(reader, sort_keys=True)
        context = next((one for one in self.free if self.kinds[one] == kind), None)
        if context is None:
            context = self.browser.new_context(**reader)
            self.kinds[context] = kind
        else:
            self.free.remove(context)
        if storage_state is not None:
            context.add_cookies(storage_state["cookies"])
        return context

    def give(self, context: BrowserContext) -> None:
        """Forget whoever used it."""
        used = [page for page in context.pages if page is not self.keepers.get(context)]
        places = {urlsplit(page.url)[:2] for page in used if page.url.startswith("http")}
        if not places:  # nobody can tell where something is stored
            self._close(context)
            return
        scheme, host = min(places)
        try:
            keeper = self.keepers.get(context) or context.new_page()
            keeper.goto(f"{scheme}://{host}{EMPTY}")
        except Error:  # a server that a test has ended
            self._close(context)
            return
        self.keepers[context] = keeper
        for page in used:
            page.close()
        wire = context.new_cdp_session(keeper)
        for scheme, host in places:
            wire.send("Storage.clearDataForOrigin", {"origin": f"{scheme}://{host}", "storageTypes": STORED})
        wire.detach()
        context.unroute_all()
        context.clear_cookies()
        self.free.append(context)
        if len(self.free) > MOST_FREE:
            self._close(self.free.pop(0))

    def _close(self, context: BrowserContext) -> None:
        self.keepers.pop(context, None)
        del self.kinds[context]
        context.close()
