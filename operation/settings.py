"""The settings of the operator, checked. ``.env.example`` explains each."""

import ipaddress
import logging
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from dotenv import dotenv_values
from yarl import URL

from db.database.address import Database, WrongAddress, database_at
from model.servers.settings import ShardSet
from model.tables.pauses_and_deadlines import Pauses
from operation import library_internals as internals, logs
from service.retention import RetentionPolicy

PORTS = 65535
MOST_EXPERTS = 64
SPARE_CORES = min(MOST_EXPERTS, max(0, (os.cpu_count() or 1) - 1))  # that the bot itself leaves free
SHARDS = re.compile(r"(\d{1,6})(?:-(\d{1,6}))?/(\d{1,6})", re.ASCII)
HOW_SHARDS = "Set it to this process's shards and the number of all, such as 0-3/16, or leave it empty for all of them."


class SettingError(Exception):
    """A setting cannot be used; the text is one line that names it."""


@dataclass(frozen=True)
class Settings:
    """The checked settings, which ``.env.example`` explains."""

    token: str = field(repr=False)
    database: Database
    pauses: Pauses
    log_level: str
    log_format: str = logs.FORMATS[0]
    metrics_port: int | None = None
    retention_policy: RetentionPolicy = field(default_factory=RetentionPolicy)
    experts: int = SPARE_CORES
    share: ShardSet | None = None  # None: as many shards as Discord recommends, and all of them


def read_settings(environment: Mapping[str, str | None]) -> Settings:
    """The settings, checked. Raises SettingError."""
    default = Pauses()
    pauses = Pauses(
        computer=_number(environment, "COMPUTER_PAUSE", default.computer, 60),
        call=_number(environment, "CALL_PAUSE", default.call, 60),
        round=_number(environment, "ROUND_PAUSE", default.round, 3600),
        turn=_number(environment, "TURN_SECONDS", default.turn, 7 * 24 * 3600, least=10),
        wait=_number(environment, "WAIT_HOURS", default.wait / 3600, 24 * 365, least=0.1) * 3600,
        tournament=_number(environment, "TOURNAMENT_PAUSE", default.tournament, 24 * 3600),
    )
    level = (environment.get("LOG_LEVEL") or "INFO").upper()
    if level not in logging.getLevelNamesMapping():
        raise SettingError(f"LOG_LEVEL is {level!r}. Set it to DEBUG, INFO, WARNING or ERROR.")
    form = (environment.get("LOG_FORMAT") or logs.FORMATS[0]).lower()
    if form not in logs.FORMATS:
        raise SettingError(f"LOG_FORMAT is {form!r}. Set it to {' or '.join(logs.FORMATS)}.")
    database, century = database_of(environment), 36500
    actions = _number(environment, "KEEP_ACTIONS_DAYS", 0, century)
    left = _number(environment, "LEFT_SERVER_DAYS", RetentionPolicy().left_servers, century, least=1)
    retention_policy = RetentionPolicy(actions or None, left)
    port = environment.get("METRICS_PORT") or "0"
    if not (port.isdecimal() and int(port) <= PORTS):
        raise SettingError(f"METRICS_PORT is {port!r}. Set it to a port from 1 to {PORTS}, or 0 for none.")
    share = _share(environment)
    if isinstance(database, Path) and share and len(share.ids) < share.count:
        raise SettingError("SHARDS names only some of the shards, and sharing them takes a PostgreSQL database.")
    experts = int(_number(environment, "EXPERTS", SPARE_CORES, MOST_EXPERTS, whole=True))
    token = (environment.get("DISCORD_TOKEN") or "").strip()
    if not token:
        raise SettingError("DISCORD_TOKEN isn’t set. Put it in .env, or try the offline table with: make demo")
    if not token.isascii() or len(token.split()) > 1:
        raise SettingError("DISCORD_TOKEN has characters that no token has. Copy it from the developer portal again.")
    return Settings(token, database, pauses, level, form, int(port) or None, retention_policy, experts, share)


def _share(environment: Mapping[str, str | None]) -> ShardSet | None:
    text = "".join((environment.get("SHARDS") or "").split())
    if not text:
        return None
    found = SHARDS.fullmatch(text)
    if found is None:
        raise SettingError(f"SHARDS is {text!r}. {HOW_SHARDS}")
    first, count = int(found[1]), int(found[3])
    ids = tuple(range(first, int(found[2] or first) + 1))
    if not ids or ids[-1] >= count:
        raise SettingError(f"SHARDS is {text!r}, but the last of {count} shards is {count - 1}. {HOW_SHARDS}")
    return ShardSet(ids, count)


def database_of(environment: Mapping[str, str | None]) -> Database:
    """The address of the database. Raises SettingError."""
    try:
        return database_at(environment.get("DATABASE") or "data/eights.db")
    except WrongAddress as wrong:
        raise SettingError(f"DATABASE {wrong}.") from None


def _number(
    environment: Mapping[str, str | None],
    name: str,
    default: float,
    most: float,
    least: float = 0,
    *,
    whole: bool = False,
) -> float:
    text = environment.get(name) or str(default)
    try:
        number = float(text)
    except ValueError:
        number = -1
    if not least <= number <= most or (whole and not text.isdecimal()):
        kind = "whole number" if whole else "number"
        raise SettingError(f"{name} is {text!r}. Set it to a {kind} from {least:g} to {most:g}.")
    return number


def use_fake_discord(environment: Mapping[str, str]) -> None:
    """Talk to a stand-in for Discord on this very computer, if the tests started one. Raises SettingError.

    STAND_IN_REST and STAND_IN_GATEWAY are its two addresses, such as http://127.0.0.1:8000/api/v10 and
    ws://127.0.0.1:8000/gateway. They are of no use to an operator. The token must never reach another computer, so
    only loopback addresses count.
    """
    internals.use_addresses(
        _loopback(environment, "STAND_IN_REST", "http"), _loopback(environment, "STAND_IN_GATEWAY", "ws")
    )


def _loopback(environment: Mapping[str, str], name: str, scheme: str) -> URL | None:
    address = environment.get(name)
    if not address:
        return None
    try:
        url = URL(address)
        here = url.scheme == scheme and ipaddress.ip_address(url.host or "").is_loopback
    except ValueError:
        here = False
    if not here:
        raise SettingError(
            f"{name} is for tests, and only takes a loopback address ({scheme}://127.0.0.1:…). Unset it."
        )
    return url


def dotenv() -> dict[str, str | None]:
    """The settings in ``.env``. Raises SettingError."""
    try:
        return dotenv_values(".env")
    except (OSError, UnicodeDecodeError) as trouble:
        raise SettingError(f".env can’t be read as text: {trouble}") from trouble
