"""House rules: a named game with changed rules. The number of players decides the rest."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import ClassVar

from engine.core.ruleset import RulesError, Ruleset
from engine.games.variants import variant
from engine.words import Words

Change = tuple[str, object]  # the name of a rule, and its value
FIXED = ("seats",)  # decided by the number of players, and never by a house rule

WORDS = Words(__name__)


@dataclass(frozen=True)
class HouseRules:
    """A named game with changes."""

    written_as: ClassVar = "House"

    game: str
    changes: tuple[Change, ...] = ()  # each rule once
    retired: tuple[str, ...] = ()  # names of changed rules that this version no longer has, which are left out

    @property
    def left_out(self) -> str:
        """The sentence about rules that are no longer here. Empty: there are none."""
        return WORDS("left-out", count=len(self.retired)) if self.retired else ""

    def rules(self, seats: int) -> Ruleset:
        """The rules for this many seats. Raises UnknownGame, and RulesError when they conflict."""
        base = self.base(seats)
        return base.changed(dict(self.changes)) if self.changes else base

    def base(self, seats: int) -> Ruleset:
        return variant(self.game).rules(seats)

    def differing(self, seats: int) -> tuple[str, ...]:
        """The fields that differ from the named game, in the order of the rules."""
        return tuple(self.rules(seats).differing(self.base(seats))) if self.changes else ()

    def changed(self, seats: int, changes: Iterable[Change]) -> "HouseRules":
        """With these rules as well. Raises RulesError when they conflict.

        A value that the named game already has is no change. Earlier changes stay even if they equal the game's value
        now, because with more seats they may differ.
        """
        new = dict(changes)
        house_rules = self.setting(new)
        undone = new.keys() - house_rules.differing(seats)
        # some would go along with another change
        follows = house_rules.rules(seats).differing(house_rules.without(undone).rules(seats))
        return house_rules.without(undone.difference(follows))

    def setting(self, values: dict[str, object]) -> "HouseRules":
        """With these values of rules, whatever the named game has."""
        return HouseRules(self.game, tuple((dict(self.changes) | values).items()))

    def without(self, names: Collection[str]) -> "HouseRules":
        return HouseRules(self.game, tuple(change for change in self.changes if change[0] not in names))

    def along(self, seats: int, before: "HouseRules") -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The rules that went along with the changes since ``before``, and those that were set and so did not."""
        was, set_now, set_before = before.rules(seats), dict(self.changes), dict(before.changes)
        picked = {name for name in was.fields() if set_now.get(name, was) != set_before.get(name, was)}
        went = tuple(name for name in self.rules(seats).differing(was) if name not in picked)
        others = (name for name in set_now if name not in picked)
        return went, tuple(name for name in others if self.value_unset(seats, name) != before.value_unset(seats, name))

    def value_unset(self, seats: int, name: str) -> object:
        """The value that a rule has, or would have if it were not set, as it follows from the others."""
        base = self.base(seats)
        return base.following(dict(self.without({name}).changes)).get(name, getattr(base, name))

    def fits(self, seats: int) -> bool:
        try:
            self.rules(seats)
        except RulesError:
            return False
        return True
