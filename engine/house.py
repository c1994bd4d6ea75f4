"""What a group plays: a named game, and the rules that it plays otherwise. How many sit down decides the rest."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from engine import card_tables
from engine.rules import Rules, RulesError, allowed, packs_for, rule_names
from engine.variants import variant

Change = tuple[str, Any]
FIXED = ("seats",)  # decided by who sits down, and never by a house rule


@dataclass(frozen=True)
class House:
    """A named game with changes: names of fields of Rules, each once, with their values."""

    game: str
    changes: tuple[Change, ...] = ()

    def rules(self, seats: int) -> Rules:
        """The rules for so many seats. Raises UnknownGame, and RulesError when they conflict.

        A larger hand takes another pack where it needs one, unless the packs are a house rule themselves.
        """
        base, changed = self.base(seats), dict(self.changes)
        if "packs" not in changed and {"deal", "jokers"} & set(changed):
            deal, jokers = changed.get("deal", base.deal), changed.get("jokers", base.jokers)
            if deal in allowed("deal") and jokers in allowed("jokers"):  # else no number of packs would do
                changed["packs"] = max(base.packs, packs_for(seats, deal, jokers))
        return replace(base, **changed)

    def base(self, seats: int) -> Rules:
        """The rules of the named game itself for so many seats."""
        return variant(self.game).rules(seats)

    def differing(self, seats: int) -> tuple[str, ...]:
        """The fields that are not as in the named game, in the order of the rules."""
        rules, base = self.rules(seats), self.base(seats)
        return tuple(name for name in rule_names() if not card_tables.alike(rules, base, name))

    def changed(self, seats: int, changes: Iterable[Change]) -> "House":
        """With these rules too. Raises RulesError when they conflict.

        One that is as in the named game is no change. Those of before stay even so: with more seats they may be one.
        """
        new = dict(changes)
        house = House(self.game, tuple((dict(self.changes) | new).items()))
        rules, base = house.rules(seats), self.base(seats)
        undone = {name for name in new if card_tables.alike(rules, base, name)}
        return House(self.game, tuple(change for change in house.changes if change[0] not in undone))

    def fits_somewhere(self) -> bool:
        """Whether it can be played with any number of seats of its game."""
        return any(self.fits(seats) for seats in variant(self.game).seats)

    def fits(self, seats: int) -> bool:
        """Whether it can be played with so many seats."""
        try:
            self.rules(seats)
        except RulesError:
            return False
        return True
