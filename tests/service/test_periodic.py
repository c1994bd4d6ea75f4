"""What is done again and again beside play goes on, whatever goes wrong once."""

import logging

import pytest

from db.database.store import NotRead
from service.periodic import Periodic
from tests import until

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
