"""The processes in which bots think: one that hangs or dies costs nobody else a game, a hint or a review."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any, cast

import pytest

from happycity import Game
from happycity.rooms.advice import Review, rank_actions
from happycity.rooms.refusal import Refusal
from happycity.server.ops.config import Config
from happycity.server.runtime import advisor
from happycity.server.runtime.advisor import Advisor
from happycity.server.runtime.bot_pool import MAX_ATTEMPTS, BotPool, _decide
from happycity.server.runtime.clock import SystemClock
from happycity.server.runtime.fair_queue import LAST_EVERY, NOBODY, FairQueue
from happycity.server.runtime.ids import RandomIds
from happycity.server.runtime.runtime import Runtime
from happycity.server.runtime.tasks import BackgroundTasks

pytestmark = pytest.mark.slow
GAME = Game(seed=1)
LEGAL = [str(action) for action in GAME.legal()]


def with_one_process(scene: Callable[[BotPool], Awaitable[None]], timeout_s: float = 60) -> None:
    """Let a scene happen with a single process to think in."""

    async def whole() -> None:
        pool = BotPool(1, timeout_s)
        try:
            await scene(pool)
        finally:
            pool.close()

    asyncio.run(whole())


async def waiting(pool: BotPool) -> list[str]:
    """Bots that have asked while the only process is busy with something else."""
    return list(await asyncio.gather(*(pool.decide("greedy", GAME.view(0), LEGAL, 1) for _ in range(5))))


@pytest.mark.parametrize(
    ("work", "fault"),
    [((time.sleep, 600), TimeoutError), ((os._exit, 1), BrokenExecutor)],
    ids=["hangs", "dies"],
)
def test_a_process_that_is_lost_takes_no_other_thought_with_it(work: Any, fault: type[Exception]) -> None:
    """Those that waited for it think in the next one."""

    async def scene(pool: BotPool) -> None:
        lost = asyncio.create_task(pool.run(NOBODY, *work))
        await asyncio.sleep(0)
        answers = asyncio.create_task(waiting(pool))
        with pytest.raises(fault):
            await lost
        assert await answers == [_decide("greedy", GAME.view(0), LEGAL, 1, None)] * 5
        assert pool.failures >= 1

    with_one_process(scene, 3)


def test_waiting_for_a_process_is_no_failure() -> None:
    """Many thoughts take longer together than one may take: none of them is given up."""

    async def scene(pool: BotPool) -> None:
        await pool.run(NOBODY, time.sleep, 0)
        await asyncio.gather(*(pool.run(NOBODY, time.sleep, 1) for _ in range(5)))
        assert pool.failures == 0

    with_one_process(scene, 3)


def test_bots_do_not_wait_for_all_who_want_advice() -> None:
    async def scene(pool: BotPool) -> None:
        wanted = [
            asyncio.create_task(advising(pool).ask(NOBODY, rank_actions, GAME.view(0), 100)) for _ in range(4)
        ]
        await asyncio.sleep(0)
        assert await pool.decide("greedy", GAME.view(0), LEGAL, 1) in LEGAL
        assert [task.done() for task in wanted].count(True) == 1
        await asyncio.gather(*wanted)

    with_one_process(scene)


def test_who_gives_up_a_thought_is_not_asked_to_think_again() -> None:
    async def scene(pool: BotPool) -> None:
        thought = asyncio.create_task(pool.run(NOBODY, time.sleep, 600))
        await asyncio.sleep(0)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought

    with_one_process(scene)


def test_a_review_ends_also_if_nothing_can_be_said() -> None:
    asked = []

    class Broken:
        failures = 0
        advising = asyncio.Semaphore()

        async def run(self, *words: Any) -> None:
            asked.append(words)
            raise BrokenExecutor

    broken = advising(cast(BotPool, Broken()))
    game = Game(seed=1)
    for _ in range(4):
        game.play(game.legal()[0])
    review = Review(4, 0)
    asyncio.run(broken.review_game(review, game))
    assert review.finished
    assert review.moves == []
    assert len(asked) == MAX_ATTEMPTS * len([n for n in range(4) if several(game, n)])
    with pytest.raises(Refusal) as refused:
        asyncio.run(broken.ask(NOBODY, rank_actions, GAME.view(0), 1))
    assert refused.value.code == "too-busy"


def test_reviews_that_are_done_keep_no_other_out(tmp_path: Path) -> None:
    async def begin(*, finished: bool) -> str:
        runtime = Runtime(Config(database=str(tmp_path / "db"), thinkers=1))
        await runtime.open()
        now = runtime.clock.monotonic()
        runtime.advisor.reviews = {
            str(n): Review(1, now, finished=finished) for n in range(advisor.MAX_REVIEWS)
        }
        try:
            return await runtime.advisor.start_review(Game(seed=1), "192.0.2.1")
        finally:
            await runtime.close()

    assert asyncio.run(begin(finished=True))
    with pytest.raises(Refusal) as refused:
        asyncio.run(begin(finished=False))
    assert refused.value.code == "too-busy"


def advising(pool: BotPool) -> Advisor:
    """An advisor without a database."""
    return Advisor(cast(Any, None), pool, BackgroundTasks(), SystemClock(), RandomIds())


def several(game: Game, upto: int) -> bool:
    """Was there anything to choose?"""
    return len(Game.from_record(game.record(), upto=upto).legal()) > 1


async def serve_in_turn(queue: FairQueue, lanes: list[str]) -> list[str]:
    """The order in which those of a full queue get its only place."""
    order: list[str] = []

    async def work(lane: str) -> None:
        async with queue.place(lane):
            order.append(lane)
            await asyncio.sleep(0)

    async with queue.place("first"):
        tasks = [asyncio.create_task(work(lane)) for lane in lanes]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


def test_clients_take_turns_however_many_rooms_one_has() -> None:
    order = asyncio.run(serve_in_turn(FairQueue(1), ["a"] * 50 + ["b", "c"]))
    assert order[:4] == ["a", "b", "c", "a"]


def test_rooms_of_absentees_come_last_but_are_served() -> None:
    order = asyncio.run(serve_in_turn(FairQueue(1), [NOBODY] * 115 + ["a"] * 20))
    assert order[:LAST_EVERY] == ["a"] * (LAST_EVERY - 1) + [NOBODY]
    assert order.index(NOBODY) < order.index("a", LAST_EVERY), "not only after everybody else"
    assert order.count("a") == 20


def test_a_place_that_is_given_up_goes_to_the_next() -> None:
    async def scene() -> None:
        queue = FairQueue(1)
        async with queue.place("a"):
            waits = asyncio.create_task(serve_in_turn(queue, []))
            await asyncio.sleep(0)
            waits.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waits
        async with asyncio.timeout(5), queue.place("b"):
            pass

    asyncio.run(scene())
