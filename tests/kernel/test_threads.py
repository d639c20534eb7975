"""What threads share, and what each has for itself."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from time import sleep

from samovar.kernel.parts import Growing
from samovar.kernel.threads import PerThread

THREADS = 4


class Slow(list[str]):
    """A list that lets another thread go first while it grows."""

    def append(self, id: str) -> None:
        sleep(0)
        super().append(id)


def test_every_thread_finds_only_what_it_kept_itself():
    place = PerThread()
    place.keep("mine")

    with ThreadPoolExecutor(1) as pool:
        found = pool.submit(place.kept).result()

    assert found is None
    assert place.kept() == "mine"


def test_names_that_several_threads_add_at_once_each_have_their_own_number():
    names = Growing("card", "card", Slow(["known"]))
    start = Barrier(THREADS)

    def learn(thread: int) -> None:
        start.wait()
        for number in range(50):
            names.learn(f"of-{thread}-{number}")
            names.learn(f"of-all-{number}")

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(learn, range(THREADS)))

    assert len(names.ids) == len(set(names.ids)) == 1 + 50 * (THREADS + 1)
    assert all(names.ids[number] == id for id, number in names.place.items())
