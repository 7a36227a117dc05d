"""The processes in which bots think: one that hangs or dies costs nobody else a game, a hint or a review."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from happycity import Game
from happycity.rooms.refusal import Refusal
from happycity.server.ops.config import Config
from happycity.server.runtime import advisor
from happycity.server.runtime.bot_pool import RETRIES, BotPool, _decide
from happycity.server.runtime.registry import RoomRegistry

pytestmark = pytest.mark.slow
GAME = Game(seed=1)
LEGAL = [str(action) for action in GAME.legal()]


def with_one_process(scene: Callable[[BotPool], Awaitable[None]]) -> None:
    """Let a scene happen with a single process to think in."""

    async def whole() -> None:
        thinkers = BotPool(Config(thinkers=1))
        try:
            await scene(thinkers)
        finally:
            thinkers.close()

    asyncio.run(whole())


async def waiting(thinkers: BotPool) -> list[str]:
    """Bots that have asked while the only process is busy with something else."""
    return list(await asyncio.gather(*(thinkers.decide("greedy", GAME.view(0), LEGAL, 1) for _ in range(5))))


@pytest.mark.parametrize(
    ("work", "fault"),
    [((time.sleep, 600), TimeoutError), ((os._exit, 1), BrokenExecutor)],
    ids=["hangs", "dies"],
)
def test_a_process_that_is_lost_takes_no_other_thought_with_it(work: Any, fault: type[Exception]) -> None:
    """Those that waited for it think in the next one."""

    async def scene(thinkers: BotPool) -> None:
        lost = asyncio.create_task(thinkers.run(*work, patience=3))
        await asyncio.sleep(0)
        answers = asyncio.create_task(waiting(thinkers))
        with pytest.raises(fault):
            await lost
        assert await answers == [_decide("greedy", GAME.view(0), LEGAL, 1, None)] * 5
        assert thinkers.failures >= 1

    with_one_process(scene)


def test_waiting_for_a_process_is_no_failure() -> None:
    """Many thoughts take longer together than one may take: none of them is given up."""

    async def scene(thinkers: BotPool) -> None:
        await thinkers.run(time.sleep, 0)
        await asyncio.gather(*(thinkers.run(time.sleep, 1, patience=3) for _ in range(5)))
        assert thinkers.failures == 0

    with_one_process(scene)


def test_bots_do_not_wait_for_all_who_want_advice() -> None:
    async def scene(thinkers: BotPool) -> None:
        registry = cast(RoomRegistry, SimpleNamespace(thinkers=thinkers))
        wanted = [
            asyncio.create_task(advisor.asked(registry, advisor.advised, GAME.view(0), 100)) for _ in range(4)
        ]
        await asyncio.sleep(0)
        assert await thinkers.decide("greedy", GAME.view(0), LEGAL, 1) in LEGAL
        assert [task.done() for task in wanted].count(True) == 1
        await asyncio.gather(*wanted)

    with_one_process(scene)


def test_who_gives_up_a_thought_is_not_asked_to_think_again() -> None:
    async def scene(thinkers: BotPool) -> None:
        thought = asyncio.create_task(thinkers.run(time.sleep, 600))
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

    registry = cast(RoomRegistry, SimpleNamespace(thinkers=Broken()))
    game = Game(seed=1)
    for _ in range(4):
        game.play(game.legal()[0])
    job = advisor.Job(4)
    asyncio.run(advisor._review(registry, job, game))
    assert job.finished
    assert job.moves == []
    assert len(asked) == RETRIES * len([n for n in range(4) if several(game, n)])
    with pytest.raises(Refusal) as refused:
        asyncio.run(advisor.asked(registry, advisor.advised, GAME.view(0), 1))
    assert refused.value.code == "too-busy"


def test_reviews_that_are_done_keep_no_other_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def begin(jobs: dict[str, advisor.Job]) -> str:
        monkeypatch.setattr(advisor, "_jobs", jobs)
        registry = RoomRegistry(Config(database=str(tmp_path / "db"), thinkers=1))
        await registry.open()
        try:
            return await advisor.start_review(registry, Game(seed=1), "192.0.2.1")
        finally:
            await registry.close()

    done = {str(n): advisor.Job(1, finished=True) for n in range(advisor.MOST_JOBS)}
    assert asyncio.run(begin(done))
    with pytest.raises(Refusal) as refused:
        asyncio.run(begin({str(n): advisor.Job(1) for n in range(advisor.MOST_JOBS)}))
    assert refused.value.code == "too-busy"


def several(game: Game, upto: int) -> bool:
    """Was there anything to choose?"""
    return len(Game.from_record(game.record(), upto=upto).legal()) > 1
