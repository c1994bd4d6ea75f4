"""House rules that a server keeps under a name."""

from dataclasses import dataclass

from engine.house_rules import HouseRules


@dataclass(frozen=True)
class Preset:
    """House rules of a server: ``by`` is the member who saved them (None: forgotten), ``at`` in seconds since 1970."""

    guild: int
    name: str
    house: HouseRules
    by: int | None
    at: float


def key_of(name: str) -> str:
    """What makes two names the same."""
    return name.casefold()
