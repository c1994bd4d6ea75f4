"""The log: a line per event and per trouble, as text or as JSON, and nothing that nobody should read.

Below INFO the libraries would write tokens, seeds and hands, and SQLAlchemy writes SQL at INFO already. So each has a
level of its own under which it stays silent, whatever ``LOG_LEVEL`` says.
"""

import logging
from dataclasses import dataclass, field
from traceback import extract_tb
from typing import TextIO

import aiohttp
import discord

from cogs.discord.errors import TOO_LATE
from engine.games.variants import variant
from engine.words import ENGLISH, in_language
from model.tables.table import Phase, Table
from operation.library_internals import without_voice
from service.live_store import Change

FORMATS = ("text", "json")
SILENT_BELOW = {
    "discord": logging.INFO,
    "discord.client": logging.WARNING,  # at INFO: "logging in using static token"
    "discord.gateway": logging.WARNING,  # at INFO: session ids
    "aiosqlite": logging.INFO,
    "sqlalchemy": logging.WARNING,
    "alembic": logging.WARNING,
    "aiohttp": logging.INFO,
    "asyncio": logging.INFO,
    "PIL": logging.INFO,
}
MOST_FAULTS = 1000  # are known again
NETWORK = (discord.HTTPException, discord.ConnectionClosed, discord.GatewayNotFound, aiohttp.ClientError, OSError)


class CannotLog(Exception):
    """The log cannot be written this way. The text is a sentence for the operator."""


def set_up_logging(level: str, form: str = "text") -> None:
    """Write the log to standard error. Raises CannotLog if the package for JSON is missing."""
    handler = InEnglish()
    handler.addFilter(OneLine().filter)
    least = logging.getLevelNamesMapping()[level]
    if form == "json":
        try:
            from pythonjsonlogger.json import JsonFormatter
        except ImportError as missing:
            needed = "LOG_FORMAT is 'json', so first run: pip install -r requirements-operation.txt"
            raise CannotLog(needed) from missing
        named = {"levelname": "level", "name": "logger", "exc_info": "traceback"}
        fields = ["levelname", "name", "message", "exc_info"]
        formatter = JsonFormatter(fields, rename_fields=named, timestamp="time")
        discord.utils.setup_logging(handler=handler, formatter=formatter, level=least)
    elif handler.stream.isatty():
        discord.utils.setup_logging(handler=handler, level=least)  # in colours
    else:
        lines = logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
        discord.utils.setup_logging(handler=handler, formatter=lines, level=least)
    for name, own in SILENT_BELOW.items():
        logging.getLogger(name).setLevel(max(own, least))
    without_voice()


class InEnglish(logging.StreamHandler[TextIO]):
    """Operators read English, whatever the person reads whose press a line tells of."""

    def handle(self, record: logging.LogRecord) -> bool:
        with in_language(ENGLISH):
            return super().handle(record)


@dataclass(eq=False)
class OneLine:
    """One line for each trouble: a traceback only for a fault of the program, and only the first time.

    An answer that came too late is no trouble. The user has pressed again, or typed on.
    """

    _logged: set[tuple[str, ...]] = field(default_factory=set)

    def filter(self, record: logging.LogRecord) -> bool:
        trouble = record.exc_info[1] if record.exc_info else None
        if trouble is None:
            return True
        too_late = isinstance(trouble, discord.HTTPException) and trouble.code in TOO_LATE
        if too_late and record.name.startswith("discord"):
            return False
        steps = extract_tb(trouble.__traceback__)[-3:]
        fault = (type(trouble).__name__, *(f"{step.filename}:{step.lineno}" for step in steps))
        in_a_line = isinstance(trouble, (*NETWORK, TimeoutError)) or fault in self._logged
        if not in_a_line and len(self._logged) < MOST_FAULTS:
            self._logged.add(fault)
        if in_a_line:
            record.msg, record.args = f"{record.getMessage().rstrip()} ({reason(trouble)})", ()
            record.exc_info = record.exc_text = None
        return True


def reason(trouble: BaseException) -> str:
    said = " ".join(str(trouble).split())
    return f"{type(trouble).__name__}: {said}" if said else type(trouble).__name__


TABLES = logging.getLogger("eights.tables")
BEGAN: dict[Phase, str] = {"match": "Match began at", "over": "Match ended at"}


def tell_of_table(change: Change[Table]) -> None:
    """A line when a table opens, begins or ends a match, or closes. No names, and no cards."""
    before, table = change.before, change.after or change.before
    if table is None:
        return
    steps = ["Closed"] if change.after is None else ["Opened"] if before is None else []
    if table.phase in BEGAN and (before is None or table.phase != before.phase):
        steps.append(BEGAN[table.phase])
    for step in steps:
        extra = {"table": table.id, "server": table.guild, "game": table.game}
        TABLES.info("%s table %s in server %s: %s", step, table.id, table.guild, variant(table.game).name, extra=extra)
