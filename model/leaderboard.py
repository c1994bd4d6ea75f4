"""Leaderboards of a server: which one is wanted, and its lines."""

from dataclasses import dataclass

ORDERS = {"matches": "Matches won", "rounds": "Rounds won", "points": "Points caught", "average": "Average"}
DAY = 24 * 3600
MATCHES_FOR_AVERAGE = 3  # an average of fewer says little


@dataclass(frozen=True)
class Score:
    """What a member has played. ``points`` are those caught in other hands, ``average`` is their own cost per round.

    The average is None for a member who has only played games without a cost for hands.
    """

    rank: int
    member: int
    name: str
    matches: int
    matches_won: int
    rounds_won: int
    points: int
    average: float | None


@dataclass(frozen=True)
class Page:
    """Some lines of a leaderboard, how many there are in all, and the line of the user who asked."""

    scores: tuple[Score, ...]
    total: int
    own: Score | None


@dataclass(frozen=True)
class Leaderboard:
    """Which leaderboard: its server, its order (one of ORDERS), and matches that ended at or after ``since``.

    A leaderboard begins with a day (UTC), because days are what is summed up.
    """

    guild: int
    order: str
    since: float = 0

    def __post_init__(self) -> None:
        if self.since % DAY:
            raise ValueError(f"{self.since} is not the beginning of a day")
