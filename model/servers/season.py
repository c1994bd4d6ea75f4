"""Seasons of a server: a stretch of time with a name, whose final standing is kept. Pure: refusals are sentences."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.words import Words
from model.people.names import look, visible
from model.refusals import Refused

LONGEST_NAME = 30  # characters

words = Words("model.servers.season")


@dataclass(frozen=True)
class Season:
    """A season, in seconds since 1970. It is on as long as it has no end."""

    id: int
    name: str
    began_at: float
    ended_at: float | None = None

    @property
    def is_on(self) -> bool:
        return self.ended_at is None


def current(seasons: Sequence[Season]) -> Season | None:
    """The season that is on."""
    return next((season for season in seasons if season.is_on), None)


def named(seasons: Sequence[Season], asked: str) -> Season:
    """The season with this name, the newest first. Raises Refused."""
    wanted = look(asked)
    found = next((season for season in seasons if look(season.name) == wanted), None)
    if found is None:
        raise Refused(words.message("no-season" if seasons else "no-seasons"))
    return found


def numbered(seasons: Sequence[Season]) -> str:
    """A name for the next season that none of these has."""
    known = {look(season.name) for season in seasons}
    names = (words("numbered", number=str(number)) for number in range(len(seasons) + 1, 2 * len(seasons) + 2))
    return next(name for name in names if look(name) not in known)


def tidy_name(asked: str) -> str:
    """The name of a season as it is kept. Raises Refused if it is empty or too long."""
    name = visible(asked)
    if not name:
        raise Refused(words.message("no-name"))
    if len(name) > LONGEST_NAME:
        raise Refused(words.message("long-name", most=LONGEST_NAME, count=len(name)))
    return name


def check_start(seasons: Sequence[Season], name: str) -> None:
    """Raises Refused if another season is on, or had this name."""
    if current(seasons) is not None:
        raise Refused(words.message("already-on"))
    if any(look(season.name) == look(name) for season in seasons):
        raise Refused(words.message("known-name"))


def to_end(seasons: Sequence[Season]) -> Season:
    """The season that is on, to be ended. Raises Refused."""
    on = current(seasons)
    if on is None:
        raise Refused(words.message("none-on"))
    return on
