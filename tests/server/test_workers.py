"""Worker processes: a job that costs too much is refused and hurts nobody else."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable

import msgspec
import pytest

from samovar.server.refusals import Refused
from samovar.server.workers import MEMORY, Budget, Job, WorkerPool, of_processor
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.worker_jobs import Fail, Grow, Hoard, Refuse, Say, Sleep, Spin, Walk

PLENTY = of_processor(20.0)


@pytest.fixture
async def pool() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(kettle_catalogue(), "process", 1, MEMORY, most_waiting=2)
    yield pool
    await pool.close()


async def done(
    pool: WorkerPool, job: Job, budget: Budget = PLENTY, who: str = "", about: str = ""
) -> dict[str, object]:
    return dict(msgspec.json.decode(await pool.run(job, budget, who)))


async def until(holds: Callable[[], bool]) -> None:
    while not holds():  # noqa: ASYNC110 the pool's own bookkeeping, which tells nobody
        await asyncio.sleep(0.005)  # not at once again: the worker needs the processor, too


async def refused(pool: WorkerPool, job: Job, budget: Budget = PLENTY, who: str = "") -> Refused:
    with pytest.raises(Refused) as fault:
        await pool.run(job, budget, who)
    return fault.value


async def test_what_computes_too_long_is_refused_and_the_worker_stays_warm(pool: WorkerPool):
    before = await done(pool, Say("a"))
    late = await refused(pool, Spin(), Budget(0.3, 60.0))
    after = await done(pool, Say("b"))

    assert late.why.key == "why-too-costly"
    assert after == {"said": "b", "by": before["by"]}


async def test_what_does_not_answer_in_time_is_killed_and_the_next_worker_starts_afresh(pool: WorkerPool):
    before = await done(pool, Say("a"))
    late = await refused(pool, Sleep(), Budget(None, 0.2))
    after = await done(pool, Say("b"))

    assert late.why.key == "why-too-costly"
    assert after["said"] == "b"
    assert after["by"] != before["by"]


async def test_a_job_says_how_far_it_is_until_it_is_done_or_killed(pool: WorkerPool):
    whole: list[float] = []
    broken: list[float] = []

    answer = await pool.run(Walk(4, 4), PLENTY, listener=whole.append)
    with pytest.raises(Refused):
        await pool.run(Walk(4, 2), Budget(None, 1.0), listener=broken.append)

    assert msgspec.json.decode(answer) == {"made": 4}
    assert whole == [0.0, 0.25, 0.5, 0.75]
    assert broken == [0.0, 0.25]


async def test_what_takes_too_much_memory_is_refused(pool: WorkerPool):
    fault = await refused(pool, Hoard())
    after = await done(pool, Say("still here"))

    assert fault.why.key == "why-too-costly"
    assert after["said"] == "still here"


async def test_a_worker_that_has_grown_is_replaced_after_its_answer(pool: WorkerPool):
    grown = await done(pool, Grow())
    after = await done(pool, Say("fresh"))

    assert after["by"] != grown["by"]


async def test_a_refusal_comes_back_whole_and_a_fault_as_our_own(pool: WorkerPool):
    fault = await refused(pool, Refuse())
    ours = await refused(pool, Fail())

    assert (fault.why.key, fault.why.rule, fault.why.args, fault.status) == (
        "why-no-such-moment",
        "TG-1",
        {"number": 7},
        404,
    )
    assert ours.why.key == "why-engine-fault"


async def test_a_line_that_is_too_long_is_refused_at_once(pool: WorkerPool):
    await done(pool, Say("warm"))
    working = asyncio.create_task(refused(pool, Spin(), Budget(2.0, 60.0)))
    await until(lambda: not pool.idle)
    waiting = [asyncio.create_task(done(pool, Say(word))) for word in ("one", "two")]
    await until(lambda: pool.waiting == 2)

    fault = await refused(pool, Say("three"))
    waited = working.done() or any(each.done() for each in waiting)

    assert fault.why.key == "why-busy"
    assert not waited
    assert (await working).why.key == "why-too-costly"
    assert {each["said"] for each in await asyncio.gather(*waiting)} == {"one", "two"}


async def test_nobody_has_more_than_one_job_at_work_so_another_gets_the_second_worker():
    pool = WorkerPool(kettle_catalogue(), "process", 2, MEMORY)
    try:
        await asyncio.gather(done(pool, Say("warm"), who="anna"), done(pool, Say("warm"), who="boris"))
        greedy = [asyncio.create_task(refused(pool, Sleep(), Budget(None, 600.0), who="anna")) for _ in range(2)]
        await until(lambda: len(pool.idle) < 2)
        other = await done(pool, Say("at once"), who="boris")
        still_at_work = [not each.done() for each in greedy]
    finally:
        await pool.close()
    ended = await asyncio.gather(*greedy)

    assert other["said"] == "at once"
    assert still_at_work == [True, True]
    assert {each.why.key for each in ended} == {"why-too-costly", "why-busy"}
    assert [each.process for each in pool.workers] == [None, None]  # whoever still waited has started none


async def test_closing_ends_whatever_is_at_work(pool: WorkerPool):
    await done(pool, Say("warm"))
    working = asyncio.create_task(refused(pool, Sleep(), Budget(None, 600.0)))
    await until(lambda: not pool.idle)

    await asyncio.wait_for(pool.close(), 10)

    assert (await working).why.key == "why-too-costly"


def test_a_worker_of_bots_and_lenses_starts_without_the_store_and_the_web():
    """Their libraries take longer to import than all else that it needs."""
    code = "import sys, samovar.server.workers, samovar.server.jobs; print(*sys.modules)"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert {"sqlalchemy", "litestar"} & set(done.stdout.split()) == set()


async def test_a_worker_that_starts_while_its_pool_is_closed_is_ended():
    pool = WorkerPool(kettle_catalogue(), "process", 1, MEMORY)
    job = asyncio.create_task(pool.run(Say("a"), PLENTY))
    while not pool.at_work:  # noqa: ASYNC110 the very moment between the order and the process
        await asyncio.sleep(0)

    await pool.close()

    with pytest.raises(Refused):
        await job
    assert [worker.process for worker in pool.workers] == [None]


async def test_a_worker_whose_answer_nobody_wants_any_more_is_gone_when_its_pool_is_closed(pool: WorkerPool):
    """Left to itself it would end after the loop, and its pipes with nobody to close them."""
    await done(pool, Say("warm"))
    process = pool.workers[0].process
    unwanted = asyncio.create_task(pool.run(Sleep(), Budget(None, 600.0)))
    await until(lambda: not pool.idle)

    unwanted.cancel()
    await asyncio.gather(unwanted, return_exceptions=True)
    await pool.close()

    assert process is not None
    assert process.returncode is not None
