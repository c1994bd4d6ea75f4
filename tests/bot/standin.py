"""The stand-in for Discord in a thread of its own, as ``main`` takes the whole loop."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.wire import faults
from tests.wire import standin as wire
from tests.wire.rest import APPLICATION_PAYLOAD as APPLICATION

__all__ = ["APPLICATION", "StandIn", "nobody_answers", "stand_in"]


class Instead(faults.Fault):
    """What is answered to some paths instead of the usual, again and again."""

    def __init__(self) -> None:
        super().__init__("*", "", faults.drop())
        self.answers: dict[str, tuple[int, Any]] = {}

    def fits(self, method: str, path: str) -> bool:
        if path in self.answers:
            self.harm = faults.says(*self.answers[path])
        return path in self.answers


class StandIn:
    """What it answers to a path, beside the usual; and what it was asked."""

    def __init__(self) -> None:
        self.wire = wire.StandIn(validates=False)
        instead = Instead()
        self.wire.faults.waiting.append(instead)
        self.answers = instead.answers

    @property
    def url(self) -> str:
        return self.wire.rest_address

    @property
    def asked(self) -> list[tuple[str, str]]:
        return [(method, path) for method, path, _ in self.wire.rest.calls]

    @property
    def tokens(self) -> set[str]:
        return self.wire.rest.authorizations

    @property
    def commands(self) -> list[list[str]]:
        """The names of the commands, each time that they were told."""
        return [[command["name"] for command in told] for told in self.wire.world.commands]


async def _serve(discord: StandIn, ready: threading.Event, stop: asyncio.Event) -> None:
    await discord.wire.start()
    ready.set()
    await stop.wait()
    await discord.wire.stop()


@contextmanager
def stand_in() -> Iterator[StandIn]:
    discord, ready, stop, loop = StandIn(), threading.Event(), asyncio.Event(), asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_until_complete, args=(_serve(discord, ready, stop),))
    thread.start()
    assert ready.wait(10)
    yield discord
    loop.call_soon_threadsafe(stop.set)
    thread.join()
    loop.close()


def nobody_answers() -> str:
    """An address on this computer where nothing listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{taken.getsockname()[1]}/api/v10"
