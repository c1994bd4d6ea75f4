"""What a test run writes goes with it, and what one that was killed left behind goes with the next."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests import PATIENCE
from tests.folder import delete

ROOT = Path(__file__).parents[1]
CONFTEST = "from tests.conftest import pytest_configure as pytest_configure"
LEAVES = """
import tempfile
from pathlib import Path

def test_that_leaves_something(tmp_path):
    for folder in (tmp_path, Path(tempfile.mkdtemp())):
        (folder / "eights.db").touch()
"""
GOES_ON = """
import time

from tests.postgres import Postgres, programs

def test_that_goes_on(tmp_path):
    server = (Postgres().data / "postmaster.pid").read_text().split()[0] if programs() else ""
    (tmp_path / "server").write_text(server)
    (tmp_path / "server").rename("server")
    time.sleep(3600)
"""


@pytest.fixture
def temporary() -> Iterator[Path]:
    """A folder for temporary ones. Its path is short enough for a socket below it, and every user may pass through."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o711)
    yield folder
    for left in folder.iterdir():
        delete(left)
    folder.rmdir()


@contextmanager
def run(folder: Path, temporary: Path, test: str, *options: str) -> Iterator[subprocess.Popen[bytes]]:
    """A run of tests. In the end it is killed, with all that it started."""
    (folder / "conftest.py").write_text(CONFTEST)
    (folder / "test_it.py").write_text(test)
    command = [sys.executable, "-m", "pytest", *options, "-p", "no:cacheprovider", "test_it.py"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(temporary)}
    with subprocess.Popen(command, cwd=folder, env=environment, start_new_session=True) as running:
        try:
            yield running
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)


def server_of(folder: Path, running: subprocess.Popen[bytes]) -> Path:
    """The database server that a run has started, once all is there that its tests leave."""
    until = monotonic() + PATIENCE
    while not (told := folder / "server").exists():
        assert running.poll() is None
        assert monotonic() < until
        sleep(0.05)
    return Path("/proc") / (told.read_text() or "none is installed") / "cwd"


def test_of_a_run_that_was_killed_nothing_stays(tmp_path: Path, temporary: Path):
    with run(tmp_path, temporary, LEAVES + GOES_ON, "-n", "1") as killed:
        server = server_of(tmp_path, killed)
        (its_own,) = temporary.iterdir()
        with run(tmp_path, temporary, LEAVES) as other:
            assert other.wait(PATIENCE) == 0
        assert list(temporary.iterdir()) == [its_own], (
            "the one that goes on is left alone, and the other has cleared up"
        )
    assert len(list(its_own.rglob("eights.db"))) == 2
    with run(tmp_path, temporary, LEAVES) as next_one:
        assert next_one.wait(PATIENCE) == 0
    assert list(temporary.iterdir()) == []
    assert not server.exists()  # the link of a dead process that no one has reaped leads nowhere
