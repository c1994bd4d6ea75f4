"""The deal of the day: which day it is, what is dealt, and who did best. Pure: ``now`` is given.

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
    """What a server plays on a day, counted from 1970.

    ``channel`` is where it was played first, and where its standing is told once the day is over. ``told_at`` is when
    that was. ``seed`` and ``salt`` stay secret until then.
    """

    guild: int
    day: int
    channel: int
    house_rules: HouseRules
    seed: str
    salt: str
    told_at: float | None = None

    @property
    def game(self) -> str:
        return self.house_rules.game

    @property
    def ends_at(self) -> float:
        return ends_at(self.day)


@dataclass(frozen=True)
class Try:
    """What a member made of a deal. Without ``points`` the try was not finished. ``name`` is None for one forgotten."""

    member: int
    match: int
    points: int | None = None
    place: int | None = None
    name: str | None = None

    @property
    def finished(self) -> bool:
        return self.points is not None


@dataclass(frozen=True)
class Ranked:
    """A finished try, and its rank among all that are. Equal points share one."""

    rank: int
    attempt: Try


@dataclass(frozen=True)
class Today:
    """The deal of the day as a member may know it.

    ``deal`` is None until someone plays it. ``played`` counts everyone's tries, and ``own`` is this member's. ``table``
    is where they play it. ``standing`` is empty until their try is over, and ``playing`` counts those who go on then.
    """

    house_rules: HouseRules
    ends_at: float
    deal: DayDeal | None = None
    played: int = 0
    own: Try | None = None
    table: Table | None = None
    standing: tuple[Ranked, ...] = ()
    playing: int = 0


@dataclass(frozen=True)
class Yesterday:
    """How a day ended: everyone's place, how many did not finish, and what happened in the best try."""

    deal: DayDeal
    standing: tuple[Ranked, ...]
    unfinished: int
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
        raise Refused(WORDS.message("over", at=str(round(deal.ends_at))))


# The cards


def check_game(house_rules: HouseRules) -> int:
    """How many sit at the table. Raises Refused if there is no such game, or its rules fit no number of seats."""
    if house_rules.game not in VARIANTS:
        raise Refused(WORDS.message("no-game"))
    seats = VARIANTS[house_rules.game].seats
    found: int | None = next((number for number in SEATS if number in seats and house_rules.fits(number)), None)
    if found is None:
        raise Refused(WORDS.message("no-game"))
    return found


def hands_cost(house_rules: HouseRules) -> bool:
    """True if the cards that are left in a hand cost points. Raises Refused if there is no such game."""
    return house_rules.rules(check_game(house_rules)).hands_cost


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
    """What the others were left with, or minus what was left to oneself. Where cards cost nothing, 1 for going out."""
    if rules.hands_cost:
        return standing.caught - standing.cost
    return standing.rounds_won


def ranked(tries: Iterable[Try]) -> tuple[Ranked, ...]:
    """The finished tries, best first."""
    points = ((each.points, each) for each in tries if each.points is not None)
    finished = sorted(points, key=lambda each: (-each[0], each[1].match))
    return tuple(Ranked(1 + sum(other > points for other, _ in finished), attempt) for points, attempt in finished)


def unfinished(tries: Sequence[Try]) -> int:
    return sum(not each.finished for each in tries)
