"""The bot as a process of its own, as a service manager starts, watches and stops it."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.bot.standin import StandIn

ROOT = Path(__file__).parents[2]
SECRET = "MTIz.very.secret-token"
QUICK = {"COMPUTER_PAUSE": "0", "CALL_PAUSE": "0", "ROUND_PAUSE": "0"}


class Process:
    """A running bot and its log."""

    def __init__(self, child: subprocess.Popen[str]) -> None:
        self._child, self.lines = child, list[str]()
        self._news = threading.Condition()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self._child.stderr is not None
        for line in self._child.stderr:
            with self._news:
                self.lines.append(line.rstrip("\n"))
                self._news.notify_all()

    def said(self, *words: str) -> str:
        """The first line of the log with all these words, which is waited for."""
        with self._news:
            assert self._news.wait_for(lambda: self._found(words), 120), "\n".join(self.lines)
        return self._found(words)[0]

    def _found(self, words: tuple[str, ...]) -> list[str]:
        return [line for line in self.lines if all(word in line for word in words)]

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Ask it to stop; its exit status."""
        self.signal(number)
        return self.ended()

    def signal(self, number: int) -> None:
        self._child.send_signal(number)

    def ended(self) -> int:
        """Its exit status, once it has ended by itself."""
        status = self._child.wait(120)
        self._reader.join(10)
        return status

    def kill(self) -> None:
        self._child.kill()
        self.ended()


@contextmanager
def running(discord: StandIn, folder: Path, *arguments: str, **settings: str) -> Iterator[Process]:
    """The bot, started in this folder against the stand-in."""
    environment = {**os.environ, "STAND_IN": discord.url, "DISCORD_TOKEN": SECRET, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.bot.launched", *arguments]
    environment |= QUICK | settings
    with subprocess.Popen(command, cwd=folder, env=environment, stderr=subprocess.PIPE, text=True) as child:
        process = Process(child)
        try:
            yield process
        finally:
            process.kill()
