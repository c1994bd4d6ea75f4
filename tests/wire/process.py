"""The bot as a process of its own: a script, as an operator runs ``bot.py``, or a fork, which begins at once."""

import asyncio
import os
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager, closing
from pathlib import Path

from operation.settings import read_settings
from tests.forked import Forked
from tests.wire.standin import StandIn

ROOT = Path(__file__).parents[2]
TOKEN = "MTIz.of.tests"
SETTINGS = {
    "DISCORD_TOKEN": TOKEN,
    "DATABASE": "eights.db",
    "COMPUTER_PAUSE": "0",
    "CALL_PAUSE": "0",
    "ROUND_PAUSE": "3600",
    "TURN_SECONDS": "100000",
}
SIGNS = ("Traceback (most recent call last)", " ERROR ", " CRITICAL ", TOKEN)


async def python(*arguments: str, cwd: Path, env: Mapping[str, str]) -> Process:
    """A process that begins as an operator begins it, and imports everything."""
    return await asyncio.create_subprocess_exec(
        sys.executable, *arguments, cwd=cwd, env=env, stdout=PIPE, stderr=STDOUT, limit=1 << 20
    )


class BotProcess:
    """One bot on one folder, which can be started again and again. ``begin``: how."""

    script = Path(__file__).with_name("patient.py")
    begin: Callable[..., Awaitable[Process | Forked]] = staticmethod(python)

    def __init__(self, discord: StandIn, folder: Path, **settings: str) -> None:
        self.discord, self.folder = discord, folder
        self.settings = SETTINGS | settings
        self.lines: list[str] = []
        self._process: Process | Forked | None = None
        self._reading: asyncio.Task[None] | None = None

    async def start(self, *, script: Path | None = None, waits: bool = True) -> None:
        """Start, and wait until it hears what happens."""
        where = {"STAND_IN_REST": self.discord.rest_address, "STAND_IN_GATEWAY": self.discord.gateway.address}
        self._process = await self.begin(
            str(script or self.script), cwd=self.folder, env={**self.environment, **where, **self.settings}
        )
        self.lines.clear()
        self._reading = asyncio.create_task(self._read(self._process))
        if waits:
            await self.connected()

    @property
    def environment(self) -> dict[str, str]:
        """What it knows beside its settings."""
        own = {name: value for name, value in os.environ.items() if not name.startswith("STAND_IN")}
        return own | {"PYTHONPATH": str(ROOT)}

    async def connected(self) -> None:
        """Wait until it hears what happens. An end of the process is the end of waiting."""
        ends = asyncio.create_task(self.ended())
        ends.add_done_callback(lambda _: self.discord.world.happened())
        gateway, shards = self.discord.gateway, self.shards
        try:
            await self.discord.world.until(lambda: gateway.hears(shards) or ends.done(), "the bot is ready")
            assert not ends.done(), "it ended instead:\n" + "\n".join(self.lines[-20:])
        finally:
            ends.cancel()

    @property
    def shards(self) -> Collection[int]:
        """Those of this process: its share, or as many as are recommended."""
        share = read_settings(self.settings).share
        return range(self.discord.gateway.shards) if share is None else share.ids

    async def _read(self, process: Process | Forked) -> None:
        async for line in process.stdout:
            self.lines.append(line.decode(errors="replace").rstrip())
            self.discord.world.happened()
        self.discord.world.happened()

    async def says(self, *words: str) -> str:
        return str(await self.discord.world.until(lambda: next(iter(self.said(*words)), None), f"a line with {words}"))

    def said(self, *words: str) -> list[str]:
        return [line for line in self.lines if all(word in line for word in words)]

    async def ended(self) -> int:
        """Wait for its end. Returns the exit status."""
        status = await self._process.wait()
        if self._reading is not None:
            await asyncio.shield(self._reading)
        return status

    async def kill(self) -> None:
        """``kill -9``, if it runs. The connections are gone when this returns."""
        if self.running:
            await self.stop(signal.SIGKILL)

    async def stop(self, number: int = signal.SIGTERM) -> int:
        """As a service manager does it. Returns the exit status. The connections are gone by then."""
        self.signal(number)
        status = await self.ended()
        await self.discord.world.until(lambda: not self.discord.gateway.hears_any(self.shards), "it is gone")
        return status

    def signal(self, number: int) -> None:
        if self._process.returncode is None:
            self._process.send_signal(number)

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def processor_time(self) -> float:
        """The seconds of processor time that it has used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def at_rest(self) -> None:
        """Wait until it has nothing to do: after a start it draws its cards once, in advance."""
        before = -1.0
        while self.processor_time - before > 0.05:
            before = self.processor_time
            await asyncio.sleep(0.5)

    @property
    def troubles(self) -> list[str]:
        """The lines that begin a traceback, tell an error or give the token away, and what follows them undated."""
        found, goes_on = [], False
        for line in self.lines:
            goes_on = any(sign in line for sign in SIGNS) or (goes_on and not line[:4].isdigit())
            if goes_on:
                found.append(line)
        return found

    def look(self, query: str) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(self.folder / "eights.db")) as file:
            return file.execute(query).fetchall()


@asynccontextmanager
async def at_work(bot: BotProcess) -> AsyncIterator[BotProcess]:
    """The bot, started, and gone afterwards whatever happened."""
    try:
        await bot.start()
        yield bot
    finally:
        await bot.kill()
