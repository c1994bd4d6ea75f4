"""A copy of the database while the bot runs, and such a copy put in its place."""

import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from tqdm import tqdm

from db.database.file import BESIDE, Lock, beside, examined, read_only, sentences
from db.database.store import CannotOpen

PAGES = 2000  # of a file that are copied until it is told how far that is


def back_up(path: Path, copy: Path) -> str:
    """Copy the database, also while the bot runs. Returns the sentence that tells so. Raises CannotOpen."""
    _check_there(path)
    if copy.exists():
        raise CannotOpen(f"{copy} already exists, and a backup never replaces a file. Pick another name.")
    examined(path)
    copied(path, copy)
    return f"{path} is backed up as {copy}."


def restore(path: Path, backup: Path) -> str:
    """Put a backup in the place of the database, which is kept beside it. Raises CannotOpen.

    The bot must not run. Nothing is moved before the backup lies complete beside the database.
    """
    _check_there(backup)
    if path.exists() and os.path.samestat(path.stat(), backup.stat()):
        raise CannotOpen(f"{backup} is the database itself. Name a backup of it instead.")
    examined(backup)
    kept = beside(path, f".replaced-{datetime.now(UTC).strftime('%Y%m%d-%H%M%S-%f')}")
    with closing(Lock(path)):
        fresh = beside(path, ".restoring")
        copied(backup, fresh)
        with sentences(path):
            for ending in (*BESIDE, ""):  # together, so that the log is never played into another file
                with suppress(FileNotFoundError):
                    beside(path, ending).rename(beside(kept, ending))
            fresh.replace(path)
            _written_down(path.parent)
    before = f" What was there before is kept as {kept}." if kept.exists() else ""
    return f"{backup} is restored as {path}.{before}"


def _check_there(path: Path) -> None:
    if not path.is_file() or not path.stat().st_size:
        raise CannotOpen(f"{path} is missing or empty. Name a file that holds a database.")


def copied(path: Path, copy: Path) -> None:
    """Copy a whole file. A terminal shows how far it is.

    The copy has its name only when it is whole, and then needs nothing beside it.
    """
    unfinished = beside(copy, ".unfinished")
    leftovers = [beside(unfinished, ending) for ending in ("", *BESIDE)]
    with sentences(copy), tqdm(desc="Copying", unit="page", disable=None, leave=False) as bar:

        def told(_: int, left: int, pages: int) -> None:
            bar.total = pages
            bar.update(pages - left - bar.n)

        for file in leftovers:
            file.unlink(missing_ok=True)
        try:
            with closing(read_only(path)) as source, closing(sqlite3.connect(unfinished)) as target:
                source.execute("BEGIN")  # or a copy of some pages at a time would begin anew whenever the bot writes
                source.execute("SELECT count(*) FROM sqlite_schema").fetchone()
                source.backup(target, pages=PAGES, progress=told)
            with closing(sqlite3.connect(unfinished)) as target:
                target.execute("PRAGMA journal_mode = DELETE")
            unfinished.chmod(path.stat().st_mode & 0o777)
            _written_down(unfinished)
            unfinished.replace(copy)
            _written_down(copy.parent)
        except BaseException:
            with suppress(OSError):
                for file in leftovers:
                    file.unlink(missing_ok=True)
            raise


def _written_down(path: Path) -> None:
    """Wait until a file, or the names in a folder, have reached the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
