"""Leaderboards of a server: which one is asked for, and its lines."""

from dataclasses import dataclass

ORDERS = {"matches": "Matches won", "rounds": "Rounds won", "points": "Points caught", "average": "Average"}
MATCHES_FOR_AVERAGE = 3  # fewer say nothing about an average


@dataclass(frozen=True)
class Score:
    """What a member has played: ``points`` are what others were caught with, ``average`` their own cost per round.

    The average is None for a member who has only played games in which hands cost nothing.
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
    """Some lines of a leaderboard, how many there are in all, and the asking person's own line."""

    scores: tuple[Score, ...]
    total: int
    own: Score | None


@dataclass(frozen=True)
class Leaderboard:
    """Which leaderboard: of a server, in one of ORDERS, of matches that ended at or after ``since``."""

    guild: int
    order: str
    since: float = 0
