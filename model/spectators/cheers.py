"""Cheers at a table: which there are, who may cheer when, and which are shown."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.words import Words
from model.refusals import Refused
from model.servers.settings import Settings
from model.tables.table import Table

CHEERS = {
    "clap": "👏",
    "wow": "😮",
    "laugh": "😂",
    "fire": "🔥",
    "wince": "😬",
    "gg": "gg",
}  # as their buttons have them
SHOWN = 5  # the latest ones
FRESH = 180  # seconds for which a cheer is news
OWN_PAUSE, TABLE_PAUSE = 8, 1.5  # seconds between two cheers of one person at a table, and of all who are there

words = Words("model.spectators.spectators")


@dataclass(frozen=True)
class Cheer:
    """What a member cheered last at a table, in seconds since 1970, under the name that they had then."""

    guild: int
    table: int
    member: int
    name: str
    kind: str
    at: float


def may_cheer(table: Table, settings: Settings) -> bool:
    """Whether the server and the host of the table let people cheer, and there is something to cheer for."""
    return settings.cheers and table.cheers and table.phase != "lobby" and not table.policy.private


def check_cheer(table: Table, settings: Settings, cheer: Cheer, before: Sequence[Cheer]) -> None:
    """Raises Refused if this cheer may not follow those ``before``."""
    if cheer.kind not in CHEERS:
        raise Refused(words.message("unknown-cheer"))
    if not settings.cheers:
        raise Refused(words.message("off-in-server"))
    if not table.cheers:
        raise Refused(words.message("off-at-table"))
    if not may_cheer(table, settings):
        raise Refused(words.message("nothing-to-cheer"))
    if any(cheer.at - each.at < OWN_PAUSE for each in before if each.member == cheer.member):
        raise Refused(words.message("just-cheered"))
    if any(cheer.at - each.at < TABLE_PAUSE for each in before):
        raise Refused(words.message("others-cheer"))


def latest(given: Iterable[Cheer], now: float) -> list[Cheer]:
    """The few that are shown, the newest last."""
    fresh = (cheer for cheer in given if now - cheer.at < FRESH)
    return sorted(fresh, key=lambda cheer: cheer.at)[-SHOWN:]
