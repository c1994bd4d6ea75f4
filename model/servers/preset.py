"""House rules that a server keeps under a name."""

from dataclasses import dataclass

from engine.games.house_rules import HouseRules

LONGEST_NAME = 24  # characters


@dataclass(frozen=True)
class Preset:
    """House rules of a server, saved by member ``by`` (None: forgotten) at ``at``, in seconds since 1970."""

    guild: int
    name: str
    house_rules: HouseRules
    by: int | None
    at: float


def key_of(name: str) -> str:
    return name.casefold()
