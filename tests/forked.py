"""Processes that begin at once: a server that has imported the bot forks one for each start, instead of importing anew.

To import everything and to draw all cards takes seconds, and the tests start a bot more than a hundred times. A fork
runs its script or module from the beginning as ``__main__``, and ends as any interpreter does. Each process of pytest
has a server of its own, which ends with it. What it can't show is a start itself, so some tests begin their bots anew:
those that are marked ``by_hand``.
"""

import asyncio
import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from asyncio import StreamReader
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[1]
LARGEST = 1 << 18  # bytes of a request, more than the kernel takes: an environment is most of it
GONE = "The server that forks bots for the tests has ended. The captured stderr says why. Does python bot.py start?"


class Forked:
    """A process, as ``asyncio.subprocess.Process`` is. What it writes to stderr is in its output too."""

    def __init__(self, pid: int, stdout: StreamReader, news: StreamReader) -> None:
        self.pid, self.stdout = pid, stdout
        self._status = asyncio.create_task(news.read())

    @property
    def returncode(self) -> int | None:
        """The exit status, negative for a signal. None: it runs."""
        return int(self._status.result()) if self._status.done() else None

    async def wait(self) -> int:
        """Wait for its end. Returns the exit status."""
        return int(await asyncio.shield(self._status))

    def send_signal(self, number: int) -> None:
        with suppress(ProcessLookupError):  # it has ended, which is not told yet
            os.kill(self.pid, number)


class Forks:
    """Where processes are forked. The server begins with the first of them."""

    def __init__(self) -> None:
        self._door, self._its_door = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._server: subprocess.Popen[bytes] | None = None

    async def begin(self, *arguments: str, cwd: Path, env: Mapping[str, str]) -> Forked:
        """``python`` with these arguments: a script, or ``-m`` and a module."""
        (output, its_output), (news, its_news) = os.pipe(), os.pipe()
        interrupts = signal.getsignal(signal.SIGINT) != signal.SIG_IGN  # which a shell's job in the background ignores
        self._ask(json.dumps([arguments, str(cwd), dict(env), interrupts]), its_output, its_news)
        stdout, told = await _reader(output), await _reader(news)
        if not (pid := await told.readline()):
            raise RuntimeError(GONE)
        return Forked(int(pid), stdout, told)

    def _ask(self, request: str, *ends: int) -> None:
        if self._server is None:
            command, door = [sys.executable, "-m", "tests.forked"], self._its_door.fileno()
            self._server = subprocess.Popen([*command, str(door)], cwd=ROOT, stdout=subprocess.DEVNULL, pass_fds=[door])
            self._its_door.close()
        with suppress(ConnectionError):  # then there is no news
            socket.send_fds(self._door, [request.encode()], ends)
        for end in ends:
            os.close(end)

    def end(self) -> None:
        """Let go of the server. What was forked lives on."""
        self._its_door.close()
        self._door.close()
        if self._server is not None:
            self._server.wait()


async def _reader(pipe: int) -> StreamReader:
    reader = StreamReader(limit=1 << 20)
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, os.fdopen(pipe, "rb", buffering=0))
    return reader


def serve(door: socket.socket) -> list[str]:
    """Fork for each request, until no one can make another. Returns in a fork, with what it is to run."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with door:
        while True:
            asked, ends, _, _ = socket.recv_fds(door, LARGEST, 2)
            if not asked:
                sys.exit()
            arguments, folder, environment, interrupts = json.loads(asked)
            get_ready(shows_cards="-m" not in arguments)
            if os.fork() == 0:
                break
            for end in ends:
                os.close(end)
    output, news = ends
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if child := os.fork():
        _tell_of(child, output, news)
    signal.signal(signal.SIGINT, signal.default_int_handler if interrupts else signal.SIG_IGN)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.close(output)
    os.close(news)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    return list(arguments)


def get_ready(*, shows_cards: bool) -> None:
    """Import everything and draw every card, if not done yet. It's as it is now in all that are forked."""
    from cogs.looks import warm_up

    if shows_cards:
        warm_up()
    if (threads := len(list(Path("/proc/self/task").iterdir()))) > 1:
        sys.exit(f"Importing the bot starts {threads - 1} threads, which a fork would lose. Start them in bot.main.")
    gc.freeze()


def _tell_of(child: int, output: int, news: int) -> None:
    """What each fork has for a parent: it tells the id and then the exit status."""
    os.close(output)
    os.closerange(0, 3)  # who reads one of these waits for all who have it
    with suppress(BrokenPipeError):  # no one is there to hear it
        os.write(news, b"%d\n" % child)
        os.write(news, b"%d" % os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    os._exit(0)


def run(arguments: list[str]) -> None:
    """As ``python`` runs a script or a module."""
    if arguments[0] == "-m":
        sys.argv = arguments[1:]
        runpy.run_module(arguments[1], run_name="__main__", alter_sys=True)
    else:
        sys.argv = arguments
        runpy.run_path(arguments[0], run_name="__main__")


if __name__ == "__main__":
    run(serve(socket.socket(fileno=int(sys.argv[1]))))
