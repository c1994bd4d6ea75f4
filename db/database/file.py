"""The database file from outside, before anything is written to it: may it be used, and does another bot use it?

SQLite replays a ``-wal`` that lies beside a file as soon as it may write, even one that belongs to a file that was
replaced. So a file is looked at through a connection that cannot write.
"""

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from db.database.schema_version import MIGRATIONS, NEW, Condition, condition_of
from db.database.store import CannotOpen

PATIENCE = 5  # seconds to wait while another program writes to the file
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a file in use
DAMAGED = ("not a database", "malformed")  # what SQLite says of a file that it can't make sense of
MEND = "Restore a backup with: python bot.py restore FILE."


class Lock:
    """Held as long as the bot uses the file. The system lets go of it when the process ends in any way."""

    def __init__(self, path: Path) -> None:
        """Raises CannotOpen when another process holds it."""
        self._path = beside(path, ".lock")
        with sentences(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            while True:
                self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
                try:
                    fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    os.close(self._file)
                    raise CannotOpen(f"{path} is in use by another bot. Stop that bot first.") from None
                with suppress(FileNotFoundError):
                    if os.path.samestat(os.fstat(self._file), self._path.stat()):
                        return
                os.close(self._file)  # its last holder has just taken it away

    def close(self) -> None:
        """Let another bot use the file. A second time does nothing."""
        if self._file >= 0:
            self._path.unlink(missing_ok=True)
            os.close(self._file)
            self._file = -1


def examined(path: Path, migrations: Path = MIGRATIONS) -> Condition:
    """The condition of a file that can be used, or is still to be made. Raises CannotOpen."""
    with sentences(path):
        if not path.exists() or (path.is_file() and path.stat().st_size == 0):
            return NEW
        with closing(read_only(path)) as file:
            _check_sound(path, file)
            names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            columns = {
                name: {column for (column,) in file.execute("SELECT name FROM pragma_table_info(?)", (name,))}
                for name in names
                if not name.startswith("sqlite_")
            }
            known = columns.get("alembic_version") == {"version_num"}
            noted = file.execute("SELECT version_num FROM alembic_version") if known else ()
            return condition_of(str(path), columns, [str(row[0]) for row in noted], MEND, migrations)


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that changes neither the file nor what lies beside it."""
    with_log = _size(beside(path, "-wal")) > 0
    undone = _size(beside(path, "-journal")) > 0  # only a connection that may write can undo what it holds
    mode = "mode=rw" if undone else "mode=ro" if with_log else "mode=ro&immutable=1"
    file = sqlite3.connect(f"file:{quote(str(path.absolute()))}?{mode}", timeout=PATIENCE, uri=True)
    file.text_factory = lambda text: text.decode(errors="replace")
    return file


def _check_sound(path: Path, file: sqlite3.Connection) -> None:
    """A log left by a process that was killed may belong to a file that was replaced, which only a full check sees."""
    with_log = _size(beside(path, "-wal")) > 0
    check = "integrity_check" if with_log else "quick_check"
    foreign_log = f"{path} and the {path.name}-wal beside it don’t belong together, or they’re damaged. {MEND}"
    try:
        fault = file.execute(f"PRAGMA {check}(1)").fetchone()[0]
    except sqlite3.DatabaseError as trouble:
        if with_log and any(sign in str(trouble) for sign in DAMAGED):
            raise CannotOpen(foreign_log) from trouble
        raise
    if fault != "ok":
        raise CannotOpen(foreign_log if with_log else sentence(path, ValueError("malformed")))


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0


@contextmanager
def sentences(path: Path) -> Iterator[None]:
    """Trouble with the file in this block becomes a CannotOpen with a sentence."""
    try:
        yield
    except (sqlite3.Error, OSError, ValueError) as trouble:
        raise CannotOpen(sentence(path, trouble)) from trouble


def sentence(path: Path, trouble: Exception) -> str:
    """The reason why the file cannot be used, and what to do."""
    cause = str(getattr(trouble, "orig", trouble))
    if any(sign in cause for sign in DAMAGED):
        return f"{path} isn’t a database, or it’s damaged. Restore a backup, or set another DATABASE."
    if "locked" in cause:
        return f"{path} is in use by another program. Stop that program: only one bot can use a DATABASE."
    if "full" in cause or "No space" in cause:
        return f"{path} can’t be written because the disk is full. Make room, then start again."
    return f"{path} can’t be used as DATABASE ({cause}). Pick a file in a folder that the bot can write to."
