"""A process that is forked for a test is what it would be if it were begun anew."""

import asyncio
import os
import shutil
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests import forked
from tests.forked import Forked, Forks
from tests.wire.process import ROOT, python

SLEEP = "import time; time.sleep(600)"
ABOUT = """
import atexit, os, signal, sys, threading
atexit.register(print, "The end.")
print(__name__, sys.argv, os.getcwd(), os.environ, os.getpgrp(), os.umask(0))
print([signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD, signal.SIGPIPE)])
print(os.listdir("/proc/self/fd"), sys.stdout.encoding, sys.stdout.line_buffering, sys.flags, threading.active_count())
print("An error.", file=sys.stderr)
sys.exit(7)
"""

CHANCE = """
import os, random, uuid
from cogs.ui.components.page import Picture
print(os.getpid(), random.random(), uuid.uuid4(), Picture("hand", "", bytes, ()).name)
"""


async def begun(
    begin: Callable[..., Awaitable[Forked]], folder: Path, text: str, *arguments: str, **more: str
) -> Forked:
    """A script at work."""
    script = written(folder / "script.py", text)
    return await begin(str(script), *arguments, cwd=folder, env={**os.environ, "PYTHONPATH": str(ROOT), **more})


async def ended(process: Forked) -> tuple[str, int]:
    """What a process writes until its end, and its exit status."""
    return (await process.stdout.read()).decode(), await process.wait()


def written(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


@pytest.fixture(params=[signal.SIG_IGN, signal.default_int_handler])
def _on_interrupt(request: pytest.FixtureRequest) -> Iterator[None]:
    """Begun by a shell in the background or not, and whatever other tests have made of it since."""
    before = signal.signal(signal.SIGINT, request.param)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_on_interrupt")
@pytest.mark.parametrize("setting", ["a.db", "b.db"])
async def test_it_knows_of_itself_what_one_knows_that_begins_anew(forks: Forks, tmp_path: Path, setting: str):
    anew, fork = [
        await ended(await begun(begin, tmp_path, ABOUT, "x", "y z", DATABASE=setting))
        for begin in (python, forks.begin)
    ]
    assert sorted(set(fork[0].split(", ")) ^ set(anew[0].split(", "))) == []
    assert fork == anew
    assert fork[1] == 7


async def test_chance_is_another_each_time(forks: Forks, tmp_path: Path):
    first, second = [(await ended(await begun(forks.begin, tmp_path, CHANCE)))[0].split() for _ in range(2)]
    assert len(first) == len(second) == 4
    assert not set(first) & set(second)


async def test_a_failure_is_a_traceback_and_status_1(forks: Forks, tmp_path: Path):
    told, status = await ended(await begun(forks.begin, tmp_path, "1 / 0"))
    assert status == 1
    assert told.startswith("Traceback (most recent call last):")
    assert told.endswith("ZeroDivisionError: division by zero\n")
    sentence = await begun(forks.begin, tmp_path, "raise SystemExit('A sentence.')")
    assert await ended(sentence) == ("A sentence.\n", 1)


async def test_a_module_runs_as_well(forks: Forks, tmp_path: Path):
    told, status = await ended(await forks.begin("-m", "json.tool", "--help", cwd=tmp_path, env=os.environ))
    assert told.startswith("usage: ")
    assert status == 0


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
async def test_a_signal_ends_it(forks: Forks, tmp_path: Path, number: int):
    fork = await begun(forks.begin, tmp_path, f"print('Here', flush=True); {SLEEP}")
    assert await fork.stdout.readline() == b"Here\n"
    assert fork.returncode is None
    fork.send_signal(number)
    assert await ended(fork) == ("", -number)
    assert fork.returncode == -number
    fork.send_signal(number)


# The server


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bot that is imported at once."""
    for path in ("tests/__init__.py", "cogs/ui/looks.py", "bot.py"):
        written(tmp_path / path, "def warm_up(): pass")
    shutil.copy(forked.__file__, tmp_path / "tests")
    monkeypatch.setattr(forked, "ROOT", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("import nothing_like_it", "No module named 'nothing_like_it'"),
        ("import threading; threading.Thread(target=threading.Event().wait, daemon=True).start()", "starts 1 threads"),
    ],
)
async def test_a_server_that_cannot_fork_says_so(house: Path, capfd: pytest.CaptureFixture[str], bot: str, why: str):
    written(house / "bot.py", bot)
    forks = Forks()
    for _ in range(2):
        with pytest.raises(RuntimeError, match="The captured stderr says why"):
            await forks.begin("bot.py", cwd=house, env={})
    forks.end()
    assert why in capfd.readouterr().err


OWNER = """
import asyncio, time
from pathlib import Path
from tests.forked import Forked, Forks
async def begin():
    forks = Forks()
    fork = await forks.begin("sleep.py", cwd=Path(), env={})
    print(forks._server.pid, fork.pid, flush=True)
    time.sleep(600)
asyncio.run(begin())
"""


async def test_a_server_ends_with_its_owner_and_a_fork_lives_on(house: Path):
    written(house / "sleep.py", SLEEP)
    owner = await python("-c", OWNER, cwd=house, env=os.environ)
    server, fork = (os.pidfd_open(int(number)) for number in (await owner.stdout.readline()).split())
    owner.kill()
    await owner.wait()
    await gone(server)
    signal.pidfd_send_signal(fork, signal.SIGTERM)
    await gone(fork)


async def gone(process: int) -> None:
    """Wait for the end of a process that is no child."""
    over = asyncio.Event()
    asyncio.get_running_loop().add_reader(process, over.set)
    await over.wait()
    asyncio.get_running_loop().remove_reader(process)
    os.close(process)
