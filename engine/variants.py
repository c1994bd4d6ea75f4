"""The named games."""

from collections.abc import Callable
from dataclasses import dataclass

from engine import eights
from engine.effects import Effect
from engine.game import Game
from engine.rules import Rules, packs_for


@dataclass(frozen=True)
class Variant:
    """A named game: its key, name and one line, how many may play it, and its rules for so many seats."""

    key: str
    name: str
    line: str
    seats: range
    game: Game
    rules: Callable[[int], Rules]


class UnknownGame(KeyError):
    """There is no game with this key."""

    def __str__(self) -> str:
        return f"There is no game called {self.args[0]!r}; there are {', '.join(VARIANTS)}."


def variant(key: str) -> Variant:
    """The game with this key. Raises UnknownGame."""
    if key not in VARIANTS:
        raise UnknownGame(key)
    return VARIANTS[key]


def _crazy_eights(seats: int) -> Rules:
    """Source: S3, "Basic Game" and "Special Cards"."""
    deal = 7 if seats == 2 else 5
    return Rules(
        seats=seats,
        packs=packs_for(seats, deal),
        deal=deal,
        effects=(("Q", Effect("skip")), ("A", Effect("reverse")), ("2", Effect("draw", 2))),
        costs=(("8", 50),),
    )


VARIANTS: dict[str, Variant] = {
    variant.key: variant
    for variant in (
        Variant(
            "crazy-eights",
            "Crazy Eights",
            "Match suit or rank; Eights change the suit, Queens skip, Aces reverse, Twos make the next one draw.",
            range(2, 9),
            eights,
            _crazy_eights,
        ),
    )
}
