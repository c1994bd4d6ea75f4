"""What is done again and again beside play goes on, whatever goes wrong once."""

import logging
from typing import Any

import pytest

from db.database.store import NotRead
from db.repositories import day_deals
from service.days import Days
from service.live_store import Listeners
from service.periodic import Periodic
from service.presets import Presets
from tests import until
from tests.service.club import ADA, PLACE, Club

pytestmark = pytest.mark.parametrize("trouble", [NotRead("the disk is gone"), RuntimeError("nobody thought of this")])


async def test_a_job_that_fails_is_told_and_done_again(trouble: Exception, caplog: pytest.LogCaptureFixture):
    done: list[str] = []

    async def job() -> float | None:
        done.append("once more")
        if len(done) < 3:
            raise trouble
        return 3600 if len(done) == 5 else None

    counting = Periodic(job, "What is counted could not be counted", 0.001)
    counting.begin()
    counting.begin()
    await until(lambda: len(done) == 5)
    await counting.stop()
    warned = [line for line in caplog.records if line.levelno >= logging.WARNING]
    assert {line.getMessage().startswith("What is counted could not be counted") for line in warned} == {True}
    assert len(warned) == (1 if isinstance(trouble, NotRead) else 2), "a database that fails is told once"


async def test_the_day_ends_at_the_second_try(club: Club, trouble: Exception, monkeypatch: pytest.MonkeyPatch):
    ended: list[int] = []
    monkeypatch.setattr("service.days.AGAIN", 0.01)
    days = Days(club.tables, Presets(club.tables.store), Listeners(ended.append))
    await days.begin(PLACE, ADA)
    club.clock.time += 24 * 3600
    untold, left = day_deals.untold, [trouble]

    async def fails_once(*given: Any) -> Any:
        if left:
            raise left.pop()
        return await untold(*given)

    monkeypatch.setattr(day_deals, "untold", fails_once)
    days.closing.begin()
    await until(lambda: bool(ended))
    await days.closing.stop()
    assert ended == [PLACE.guild]
