"""What is stored about one person."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Personal:
    """What one server's data says about a person.

    ``name`` is the one on the leaderboard, ``matches`` are those whose results name them. ``house_rules`` counts the
    sets they saved, ``seats`` those at open tables, ``tournaments`` those they entered, over or not. ``preferences``:
    whether they have picked any.
    """

    name: str | None
    matches: int
    house_rules: int
    preferences: bool
    seats: int
    tournaments: int
