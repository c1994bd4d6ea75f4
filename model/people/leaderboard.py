"""Leaderboards of a server: which one is wanted, and its lines."""

from dataclasses import dataclass

from model.people.rating import UNRATED, Rating

ORDERS = ("matches", "rating", "share", "rounds", "points", "average")
DAY = 24 * 3600
LEAST_MATCHES = 3  # a share or an average of fewer says little
OF_MANY = frozenset(("share", "average"))  # orders that need so many matches
OF_ONE_GAME = frozenset(("average", "rating"))  # orders that mean nothing across games


@dataclass(frozen=True)
class Score:
    """What a member has played. ``points`` are those caught in other hands, ``average`` is their own cost per round.

    ``name`` is None if it isn't known. The average is None across games, and in a game whose hands cost nothing.
    ``rating`` is known only on the leaderboard by rating.
    """

    rank: int
    member: int
    name: str | None
    matches: int
    matches_won: int
    rounds_won: int
    points: int
    average: float | None
    rating: Rating = UNRATED


@dataclass(frozen=True)
class Page:
    """Some lines of a leaderboard, how many there are in all, and the line of the user who asked."""

    scores: tuple[Score, ...]
    total: int
    own: Score | None


@dataclass(frozen=True)
class Leaderboard:
    """Which leaderboard: its server, its order (one of ORDERS), matches that ended at or after ``since``, and its game.

    A leaderboard begins with a day (UTC), because days are what is summed up. Without a ``game`` it is of all games.
    By rating, those are left out who hide theirs: ``hidden``.
    """

    guild: int
    order: str
    since: float = 0
    game: str | None = None
    hidden: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        if self.order in OF_ONE_GAME and self.game is None:
            raise ValueError(f"a leaderboard by {self.order} is of one game")
        if self.since % DAY:
            raise ValueError(f"{self.since} is not the beginning of a day")
