"""What a group plays: a named game, and the rules that it plays differently. How many sit down decides the rest."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.ruleset import RulesError, Ruleset
from engine.variants import variant

Change = tuple[str, object]  # the name of a rule, and what it says
FIXED = ("seats",)  # decided by who sits down, and never by a house rule


@dataclass(frozen=True)
class HouseRules:
    """A named game with changes: names of fields of its rules, each once, with their values."""

    game: str
    changes: tuple[Change, ...] = ()

    def rules(self, seats: int) -> Ruleset:
        """The rules for so many seats. Raises UnknownGame, and RulesError when they conflict."""
        return self.base(seats).changed(dict(self.changes))

    def base(self, seats: int) -> Ruleset:
        """The rules of the named game itself for so many seats."""
        return variant(self.game).rules(seats)

    def differing(self, seats: int) -> tuple[str, ...]:
        """The fields that are not as in the named game, in the order of the rules."""
        rules, base = self.rules(seats), self.base(seats)
        return tuple(name for name in rules.fields() if not rules.alike(base, name))

    def changed(self, seats: int, changes: Iterable[Change]) -> "HouseRules":
        """With these rules too. Raises RulesError when they conflict.

        One that is as in the named game is no change. Those of before stay even so: with more seats they may be one.
        """
        new = dict(changes)
        house = HouseRules(self.game, tuple((dict(self.changes) | new).items()))
        rules, base = house.rules(seats), self.base(seats)
        undone = {name for name in new if rules.alike(base, name)}
        return HouseRules(self.game, tuple(change for change in house.changes if change[0] not in undone))

    def with_every(self, name: str, value: object) -> "HouseRules":
        """With a rule that holds however many sit down. Nothing is changed where the game says so for all of them."""
        others = dict(self.changes) | {name: value}
        usual = all(getattr(self.base(seats), name) == value for seats in variant(self.game).seats)
        return HouseRules(self.game, tuple(change for change in others.items() if not (usual and change[0] == name)))

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
