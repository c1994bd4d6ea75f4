"""The winner of a round adds a rule."""

from dataclasses import dataclass, replace
from typing import Self

from engine.core.events import Event
from engine.core.ruleset import shared
from engine.shedding.pending import Adding, Addition, Offer, Value
from engine.shedding.rules.etiquette import EtiquetteRule
from engine.shedding.rules.rules import with_rule
from engine.shedding.state import State


@dataclass(frozen=True)
class RuleAsked(Event[State]):
    """The winner of the round may add one of these rules before the next deal."""

    seat: int
    offers: tuple[Offer, ...]
    manners: tuple[EtiquetteRule | None, ...] = ()

    def apply(self, state: State) -> None:
        state.turn, state.pending = self.seat, Adding(self.seat, self.offers, self.manners)
        state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, manners=(None,) * len(self.manners))


@dataclass(frozen=True)
class RuleAdded(Event[State]):
    """A seat added a rule to the match: ``rule`` is its name, and ``before`` the value that it had."""

    seat: int
    rule: str
    value: Value
    before: Value

    @property
    def added(self) -> Addition:
        """The addition without its round."""
        return Addition(self.seat, 0, self.rule, self.value, self.before)

    def apply(self, state: State) -> None:
        state.rules = shared(with_rule(state.rules, self.rule, self.value))
        state.added += (replace(self.added, round=state.round),)
        state.pending = None
        state.asked += 1
