"""What the matches of a server make of its people: ratings, runs of wins, records and rivals. Pure.

A ledger is given what is known about the people of some matches, counts these in the order in which they ended, and
then holds what is known afterwards. Whether matches are counted one by one or by the hundred makes no difference.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from model.people.leaderboard import DAY, LEAST_MATCHES
from model.people.rating import UNRATED, Finisher, Rating, rated, recent, weight

ALL_GAMES = ""
ALL_TIME = 0  # as a season
FIRST_WIN, HUNDREDTH_MATCH = "first-win", "hundredth-match"


@dataclass(frozen=True)
class Line:
    """How a person finished a match, with the points that they caught in it."""

    finisher: Finisher
    won: bool
    caught: int

    @property
    def member(self) -> int:
        return self.finisher.member


@dataclass(frozen=True)
class Played:
    """A finished match that counts, with a line for each person. ``season``: the one in which it ended, if any."""

    match: int
    game: str
    began_at: float
    ended_at: float
    lines: tuple[Line, ...]
    season: int | None = None

    @property
    def seconds(self) -> float:
        return self.ended_at - self.began_at


@dataclass(frozen=True)
class Career:
    """What a person has reached. ``run``: wins in a row until now, and ``longest`` ever. Records are of one match."""

    rating: Rating = UNRATED
    played: int = 0
    run: int = 0
    longest: int = 0
    quickest: float | None = None
    best_catch: int = 0


@dataclass(frozen=True)
class Rivalry:
    """How often a person met another, and finished ahead or behind. ``recent``: how many were recent ``at`` last."""

    met: int = 0
    ahead: int = 0
    behind: int = 0
    recent: float = 0.0
    at: float = 0.0


@dataclass
class Ledger:
    """Careers by season, game and member; rivalries by member and opponent; days by day, game and member."""

    careers: dict[tuple[int, str, int], Career] = field(default_factory=dict)
    rivals: dict[tuple[int, int], Rivalry] = field(default_factory=dict)
    days: dict[tuple[int, str, int], int] = field(default_factory=dict)
    course: dict[tuple[int, str, int], Rating] = field(default_factory=dict)  # by member, game and match
    milestones: dict[tuple[int, str], int] = field(default_factory=dict)  # the match in which a member reached a kind

    def count(self, played: Played) -> None:
        for line in played.lines:
            before = self.careers.get((ALL_TIME, ALL_GAMES, line.member), Career())
            if line.won and before.quickest is None:
                self.milestones[line.member, FIRST_WIN] = played.match
            if before.played + 1 == 100:
                self.milestones[line.member, HUNDREDTH_MATCH] = played.match
        for season in {ALL_TIME, played.season or ALL_TIME}:
            self._count_careers(played, season)
        self._rate(played)
        self._count_meetings(played)

    def _count_careers(self, played: Played, season: int) -> None:
        for line in played.lines:
            for game in (played.game, ALL_GAMES):
                key = season, game, line.member
                self.careers[key] = _lived(self.careers.get(key, Career()), line, played.seconds)
                if season == ALL_TIME:
                    day = int(played.ended_at // DAY), game, line.member
                    self.days[day] = max(self.days.get(day, 0), self.careers[key].run)

    def _rate(self, played: Played) -> None:
        before = {line.member: self.careers[ALL_TIME, played.game, line.member].rating for line in played.lines}
        finishers = [line.finisher for line in played.lines]
        members = sorted(before)
        pairs = ((one, other) for one in members for other in members if one < other)
        known = (self.rivals.get(pair, Rivalry()) for pair in pairs)
        met = [recent(each.recent, played.ended_at - each.at) for each in known]
        after = rated(before, finishers, weight(played.seconds, met))
        for member, rating in after.items():
            self.course[member, played.game, played.match] = rating
            for season in {ALL_TIME, played.season or ALL_TIME}:
                key = season, played.game, member
                self.careers[key] = replace(self.careers[key], rating=rating)

    def _count_meetings(self, played: Played) -> None:
        for one in played.lines:
            for other in played.lines:
                if one.member != other.member:
                    pair = one.member, other.member
                    self.rivals[pair] = _met(self.rivals.get(pair, Rivalry()), one, other, played.ended_at)


def _lived(before: Career, line: Line, seconds: float) -> Career:
    """A career with one more match, but for its rating."""
    run = before.run + 1 if line.won else 0
    times = [each for each in (before.quickest, max(0.0, seconds) if line.won else None) if each is not None]
    catch = max(before.best_catch, line.caught)
    return Career(before.rating, before.played + 1, run, max(before.longest, run), min(times, default=None), catch)


def _met(before: Rivalry, one: Line, other: Line, at: float) -> Rivalry:
    partners = one.finisher.side == other.finisher.side
    ahead = not partners and one.finisher.place < other.finisher.place
    behind = not partners and one.finisher.place > other.finisher.place
    still = recent(before.recent, at - before.at)
    return Rivalry(before.met + 1, before.ahead + ahead, before.behind + behind, still + 1, at)


# What people see of it


@dataclass(frozen=True)
class Rival:
    """Another player, and how often a person finished ahead of them or behind."""

    name: str
    ahead: int
    behind: int


@dataclass(frozen=True)
class Profile:
    """A person in a server. ``ratings`` by game, the most rated first. ``course``: the latest numbers in the first one.

    ``best`` and ``worst`` are the opponents against whom it goes best and worst, if there are any.
    """

    career: Career
    ratings: dict[str, Rating]
    course: tuple[int, ...] = ()
    best: Rival | None = None
    worst: Rival | None = None


def opponents(rivals: Sequence[Rival]) -> tuple[Rival | None, Rival | None]:
    """The opponents against whom it goes best, and worst: of those met a few times, and only if one is ahead."""
    known = [each for each in rivals if each.ahead + each.behind >= LEAST_MATCHES]
    best = max(known, key=lambda each: (each.ahead - each.behind, each.ahead), default=None)
    worst = min(known, key=lambda each: (each.ahead - each.behind, -each.behind), default=None)
    return (
        best if best is not None and best.ahead > best.behind else None,
        worst if worst is not None and worst.behind > worst.ahead else None,
    )
