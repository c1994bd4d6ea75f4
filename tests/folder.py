"""The one folder in which a test run writes, with all of its workers and of the processes that they start.

It is in memory where there is room, as a thousand databases would wait for the disk otherwise. It is locked as long as
the run lives, in whatever way that ends. So the next run knows what was left behind, and deletes it.
"""

import fcntl
import os
import shutil
import signal
import tempfile
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

from tests import PATIENCE

PREFIX = "eights-tests-"
MEMORY = Path("/dev/shm")
ROOM = 4 << 30  # bytes, more than all tests leave by far


def begin() -> Path:
    """Delete what earlier runs left behind, and make and lock a folder for this one: in TMPDIR, if that is set."""
    if "TMPDIR" not in os.environ and MEMORY.exists() and shutil.disk_usage(MEMORY).free > ROOM:
        tempfile.tempdir = str(MEMORY)
    for left in Path(tempfile.gettempdir()).glob(PREFIX + "*"):
        delete_unless_locked(left)
    folder = Path(tempfile.mkdtemp(prefix=PREFIX))
    folder.chmod(0o711)  # a database server has a user of its own, who passes through
    if not lock(folder):
        return begin()
    os.environ["TMPDIR"] = tempfile.tempdir = str(folder)
    return folder


def lock(folder: Path) -> bool:
    """Lock a folder until this process ends. Returns whether it is there, and not just deleted by another run."""
    with suppress(FileNotFoundError):
        fcntl.flock(os.open(folder, os.O_RDONLY), fcntl.LOCK_SH)
    return folder.exists()


def delete_unless_locked(folder: Path) -> None:
    """Delete what was left behind, unless its run lives, or it is another user's."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
            delete(folder)
        finally:
            os.close(opened)


def delete(folder: Path) -> None:
    """Delete a folder, after the database servers that run in it have stopped."""
    for noted in folder.glob("*/data/postmaster.pid"):
        with suppress(OSError):
            _stop(noted.read_text().partition("\n")[0], noted.parent)
    shutil.rmtree(folder, ignore_errors=True)


def _stop(server: str, data: Path) -> None:
    """Stop the database server of these data. Its number may be another process's by now, which has another folder."""
    until = monotonic() + PATIENCE
    while Path(f"/proc/{server}/cwd").samefile(data) and monotonic() < until:
        os.kill(int(server), signal.SIGQUIT)
        sleep(0.05)
