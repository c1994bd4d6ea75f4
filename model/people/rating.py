"""Ratings of people in a game of a server, as far as their matches tell. Pure: the same matches, the same ratings.

A rating is a belief: how strong a player is (``mu``), and how sure that is (``sigma``). Only people are rated, and only
against people. Partners are rated together. A leaderboard of a server lists them by rating, or by other counts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

MIDDLE, SPREAD = 25.0, 25.0 / 3  # the belief about a player who is new
CENTRE, SCALE = 1500, 30  # the number that a new player has, and what one step of the belief is worth
PROVISIONAL = 10  # rated matches until a rating is more than a guess
SHORTEST, USUAL = 60, 180  # seconds: a match this short means nothing, and from here on it means all that it can
FREE = 5  # recent matches against each other person that count in full
LAST = 99.0  # a place behind all others
HALF = 2 * 24 * 3600  # seconds in which half of the meetings of two people are no longer recent

_LEAGUE = PlackettLuce(mu=MIDDLE, sigma=SPREAD)


@dataclass(frozen=True)
class Rating:
    """The belief about a player of a game after so many rated ``matches``."""

    mu: float = MIDDLE
    sigma: float = SPREAD
    matches: int = 0

    @property
    def number(self) -> int:
        """The rating as people read it: 1500 for a new player."""
        return round(CENTRE + SCALE * (self.mu - MIDDLE))

    @property
    def give_or_take(self) -> int:
        """The number may be off by so much: two times the spread, so it is right 19 times out of 20."""
        return round(2 * SCALE * self.sigma)

    @property
    def provisional(self) -> bool:
        return self.matches < PROVISIONAL


UNRATED = Rating()


@dataclass(frozen=True)
class Finisher:
    """A person after a match."""

    member: int
    place: int
    side: int  # its first seat (the person's own where everyone plays alone)
    went_away: bool = False  # a bot finished for them
    seats: int = 1  # of the side, for people and bots


@dataclass(frozen=True)
class Meetings:
    """The meetings of two people in matches."""

    recent: float = 0.0  # the number of them that were recent at a time, in seconds since 1970
    at: float = 0.0

    def until(self, now: float) -> float:
        """The number of them that are still recent."""
        return float(self.recent * 0.5 ** (max(0.0, now - self.at) / HALF))


@dataclass(frozen=True)
class Profile:
    """The record of a person in a server."""

    ratings: dict[str, Rating]  # by game, the most rated first
    course: tuple[int, ...] = ()  # the latest numbers in the first one
    quickest: float | None = None  # win in seconds, None before the first one
    best_catch: int = 0  # the most points caught in one match


def weight(seconds: float, met: Sequence[float]) -> float:
    """The worth of a match, from 0 to 1: by how long it took, and how often its people ``met`` of late.

    ``met`` has the recent meetings of each pair. The more people, the more often they may meet: friends who play in a
    round of four every evening are rated, two accounts that play each other all night are not.
    """
    if not met:
        return 0.0
    people = (1 + (1 + 8 * len(met)) ** 0.5) / 2
    length = (seconds - SHORTEST) / (USUAL - SHORTEST)
    freshness = min(1.0, FREE * (people - 1) / (1 + sum(met) / len(met))) ** 2
    return float(min(1.0, max(0.0, length)) * freshness)


def rated(before: Mapping[int, Rating], finishers: Sequence[Finisher], worth: float) -> dict[int, Rating]:
    """The ratings that a match changes. Who stayed is rated among those who did, and who went away is last."""
    if worth <= 0:
        return {}
    away = {each.member for each in finishers if each.went_away}
    whole = _after(before, finishers) if away else {}
    lost = {member: after for member, after in whole.items() if member in away}
    after = lost | _after(before, [each for each in finishers if not each.went_away])
    changed: dict[int, Rating] = {}
    for member, whole_way in after.items():
        known = before.get(member, UNRATED)
        mu = known.mu + worth * (whole_way.mu - known.mu)
        sigma = known.sigma + worth * (whole_way.sigma - known.sigma)
        changed[member] = Rating(mu, sigma, known.matches + 1)
    return changed


def _after(before: Mapping[int, Rating], finishers: Sequence[Finisher]) -> dict[int, PlackettLuceRating]:
    """The ratings after a match, by member. None if there is only one side. A bot is a partner like any new player."""
    sides: dict[int, list[Finisher]] = {}
    for each in finishers:
        sides.setdefault(each.side, []).append(each)
    if len(sides) < 2 or all(each.went_away for each in finishers):
        return {}
    teams, ranks = [], []
    for side in sides.values():
        known = [before.get(each.member, UNRATED) for each in side]
        bots = [UNRATED] * (side[0].seats - len(side))
        teams.append([_LEAGUE.rating(each.mu, each.sigma) for each in (*known, *bots)])
        ranks.append(LAST if any(each.went_away for each in side) else float(min(each.place for each in side)))
    found = _LEAGUE.rate(teams, ranks=ranks)
    return {
        each.member: changed
        for side, team in zip(sides.values(), found, strict=True)
        for each, changed in zip(side, team, strict=False)  # its bots stand last
    }


ORDERS = ("matches", "rating", "share", "rounds", "points", "average")
DAY = 24 * 3600
LEAST_MATCHES = 3  # a share or an average of fewer says little
OF_MANY = frozenset(("share", "average"))  # orders that need so many matches
OF_ONE_GAME = frozenset(("average", "rating"))  # orders that mean nothing across games


@dataclass(frozen=True)
class Score:
    """A line of a leaderboard."""

    rank: int
    member: int
    name: str | None  # None: not known
    matches: int
    matches_won: int
    rounds_won: int
    points: int  # caught in other hands
    average: float | None  # their own cost per round. None across games, and in a game whose hands cost nothing
    rating: Rating = UNRATED  # known only on the leaderboard by rating


@dataclass(frozen=True)
class Page:
    """Some lines of a leaderboard, how many there are in all, and the line of the user who asked."""

    scores: tuple[Score, ...]
    total: int
    own: Score | None


@dataclass(frozen=True)
class Leaderboard:
    """A request for a leaderboard. Raises ValueError if it makes no sense."""

    guild: int
    order: str  # one of ORDERS
    since: float = 0  # the first end of a match that counts: the beginning of a day (UTC), as sums are kept by day
    game: str | None = None  # None: all games
    hidden: frozenset[int] = frozenset()  # members who hide their rating, left out of the one by rating

    def __post_init__(self) -> None:
        if self.order in OF_ONE_GAME and self.game is None:
            raise ValueError(f"a leaderboard by {self.order} is of one game")
        if self.since % DAY:
            raise ValueError(f"{self.since} is not the beginning of a day")
