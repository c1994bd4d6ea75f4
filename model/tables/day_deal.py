"""The deal of the day: its day, its cards and its standing. Pure: ``now`` is given.

Each day, by UTC, a server has one deal. Everyone who plays it gets the same cards against the same bots, once.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.match import AnyEvent
from engine.core.ruleset import Ruleset
from engine.core.scoresheet import Standing
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from engine.words import Words
from model.member import Location, Member
from model.refusals import Refused
from model.tables.seating import COMPUTERS
from model.tables.table import Seat, Table

SECONDS = 24 * 3600  # of a day
SEATS = (4, 3, 2, *range(5, 9))  # three bots, or as many as the game and its house rules allow
LEVEL = "steady"  # of the bots
PLAYER = 0  # the seat of the person

WORDS = Words("model.tables.day_deal")


@dataclass(frozen=True)
class DayDeal:
    """The deal of a server on a day."""

    guild: int
    day: int  # counted from 1970
    channel: int  # where it was played first, and where its standing is told once the day is over
    house_rules: HouseRules
    seed: str  # secret until the day is over, like the salt
    salt: str
    told_at: float | None = None  # the time at which its standing was told

    @property
    def game(self) -> str:
        return self.house_rules.game


@dataclass(frozen=True)
class Try:
    """The try of a member at a deal."""

    member: int
    match: int
    points: int | None = None  # None: it was not finished
    place: int | None = None
    name: str | None = None  # None: the member was forgotten


@dataclass(frozen=True)
class Ranked:
    """A finished try, and its rank among all that are. Equal points share one."""

    rank: int
    attempt: Try


@dataclass(frozen=True)
class Today:
    """The deal of the day as a member may know it."""

    house_rules: HouseRules
    ends_at: float
    deal: DayDeal | None = None  # None until someone plays it
    played: int = 0  # tries of everyone
    own: Try | None = None  # of this member
    table: Table | None = None  # where they play it
    standing: tuple[Ranked, ...] = ()  # empty until their try is over
    playing: int = 0  # tries that go on then


@dataclass(frozen=True)
class Yesterday:
    """The end of a day: everyone's place, and the events of the best try."""

    deal: DayDeal
    standing: tuple[Ranked, ...]
    unfinished: int  # tries
    best: Sequence[AnyEvent]


# The day


def day_of(now: float) -> int:
    return int(now // SECONDS)


def ends_at(day: int) -> float:
    """When a day is over, in seconds since 1970."""
    return float((day + 1) * SECONDS)


def current_day(now: float, latest: int | None) -> int:
    """The day that is played now. A clock put back over midnight brings no day back before the ``latest`` one."""
    today = day_of(now)
    return latest if latest is not None and latest == today + 1 else today


def check_not_over(deal: DayDeal) -> None:
    """Raises Refused when a day has ended, even if the clock says that it goes on."""
    if deal.told_at is not None:
        raise Refused(WORDS.message("over", at=str(round(ends_at(deal.day)))))


# The cards


def check_game(house_rules: HouseRules) -> int:
    """Returns the number of seats. Raises Refused if there is no such game, or its rules fit no number of seats."""
    if house_rules.game not in VARIANTS:
        raise Refused(WORDS.message("no-game"))
    seats = VARIANTS[house_rules.game].seats
    found: int | None = next((number for number in SEATS if number in seats and house_rules.fits(number)), None)
    if found is None:
        raise Refused(WORDS.message("no-game"))
    return found


def table_for(deal: DayDeal, person: Member, place: Location) -> Table:
    """The table where a person plays a deal, before the cards are dealt. Raises Refused."""
    count = check_game(deal.house_rules)
    bots = (Seat(name, None, LEVEL) for name in COMPUTERS[: count - 1])
    return Table(
        deal.guild,
        place.channel,
        None,
        deal.house_rules,
        deal.seed,
        deal.salt,
        seats=(Seat(person.name, person.id), *bots),
        parent=place.parent,
        size=count,
        day=deal.day,
    )


# The standing


def points_of(rules: Ruleset, standing: Standing) -> int:
    """Returns the points that others are left with, or minus those of the player's own cards.

    Where cards cost nothing, going out is worth 1.
    """
    return standing.caught - standing.cost if rules.hands_cost else standing.rounds_won


def ranked(tries: Iterable[Try]) -> tuple[Ranked, ...]:
    """The finished tries, best first."""
    points = ((each.points, each) for each in tries if each.points is not None)
    finished = sorted(points, key=lambda each: (-each[0], each[1].match))
    return tuple(Ranked(1 + sum(other > points for other, _ in finished), attempt) for points, attempt in finished)
