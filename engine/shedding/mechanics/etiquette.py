"""Hidden rules: what it costs to break one, to say what none asks for, and to guess wrong. The move itself stands."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from engine.core.actions import Action, Guess, Options, Refusal, Say
from engine.core.cards import Card
from engine.core.events import Event, Record
from engine.interning import interned
from engine.shedding.hidden_rules import CATALOGUE, DRAWING, FINED, NEVER, PHRASES, EtiquetteRule, Hidden, on_card
from engine.shedding.legal.matching import top_of
from engine.shedding.legal.reasons import waiting, words
from engine.shedding.rounds.stock import draw_cards
from engine.shedding.state import State, without
from engine.shedding.view import Position

PRICE = 1  # cards for each fault (source: linked-variants.md 5.20, "Breach: 1 card")


class Faults(NamedTuple):
    """The faults of one move. ``thanks``: a thank you for an earlier penalty is missing too."""

    number: int = 0
    thanks: bool = False

    @property
    def any(self) -> bool:
        return bool(self.number or self.thanks)


def faults(state: State, seat: int, cards: tuple[Card, ...]) -> Faults:
    """What is wrong with playing these cards now, or with drawing if there are none."""
    due = [each.manner for each in state.manners if each.manner and _is_on(state, seat, each.manner, cards)]
    return faults_of(due, state.said) if due or state.said else Faults()


def faults_of(due: Sequence[EtiquetteRule], said: Sequence[str]) -> Faults:
    """What is wrong with a move on which these rules were due, when this was said before it."""
    asked = {manner.demand for manner in due if manner.occasion != FINED}
    thanked = {manner.demand for manner in due if manner.occasion == FINED}
    silent = len(asked - {NEVER} - set(said))
    needless = len(set(said) - asked - thanked)
    return Faults((NEVER in asked) + silent + needless, bool(thanked - asked - set(said)))


def demands(position: Position, seat: int, cards: tuple[Card, ...]) -> frozenset[str]:
    """What the hidden rules that may be known here demand of playing these cards now, or of drawing."""
    open_here = [each.manner for each in position.manners if each.manner]
    return frozenset(manner.demand for manner in open_here if _is_on(position, seat, manner, cards))


def _is_on(position: Position, seat: int, manner: EtiquetteRule, cards: tuple[Card, ...]) -> bool:
    return seat in position.fined if manner.occasion == FINED else is_about(manner, cards, top_of(position))


def is_about(manner: EtiquetteRule, cards: tuple[Card, ...], below: Card) -> bool:
    """True if playing these cards, or drawing, is the occasion of a rule that isn't about an earlier penalty."""
    return not cards if manner.occasion == DRAWING else on_card(manner.occasion, cards, below)


def unsaid(position: Position) -> tuple[str, ...]:
    return tuple(each for each in PHRASES if each not in position.said)


def guesses(position: Position, seat: int) -> tuple[int, ...]:
    """The rules that may be guessed: one in a turn, while there is one that the seat does not know."""
    if position.guessed or all(seat in each.known for each in position.manners):
        return ()
    return _to_guess(tuple(each.manner for each in position.manners if seat in each.known))


@interned
def _to_guess(known: tuple[EtiquetteRule | None, ...]) -> tuple[int, ...]:
    return tuple(number for number, manner in enumerate(CATALOGUE) if manner not in known)


def no_talk(position: Position, seat: int, action: Action, options: Options) -> Refusal:
    """Why a phrase may not be said now, or a rule not be guessed."""
    if waits := waiting(position, seat, action):
        return waits
    if position.rules.table.grows != "hidden":
        return Refusal("grows", words.message("nothing-hidden"))
    if isinstance(action, Say):
        return Refusal("grows", words.message("said-already" if action.phrase in position.said else "no-such-phrase"))
    return Refusal("grows", words.message("guessed-already" if position.guessed else "nothing-to-guess"))


def settle_talk(record: Record[State], seat: int, broken: Faults) -> None:
    """A seat pays for its faults. For a missing thank you alone it owes no thanks, or silence would cost on and on."""
    _fine(record, seat, broken.number + broken.thanks)
    record.add(TalkOver(seat, owes=bool(broken.number)))


def say(record: Record[State], seat: int, action: Say) -> None:
    record.add(Spoke(seat, action.phrase))


def guess(record: Record[State], seat: int, action: Guess) -> None:
    """A right guess shows the rule, and a wrong one costs a card."""
    manner = CATALOGUE[action.rule]
    right = any(each.manner == manner for each in record.state.manners)
    record.add(Guessed(seat, manner, right))
    if not right:
        _fine(record, seat, 1)


def _fine(record: Record[State], seat: int, faults: int) -> None:
    """Only cards that lie in the stock. No new one is made, as two who never speak could pass it on and on."""
    draw_cards(record, seat, min(faults * PRICE, len(record.state.stock)), "manners")


@dataclass(frozen=True)
class RuleHidden(Event[State]):
    """A seat added a hidden rule, which only that seat sees. Without a seat the game begins with it."""

    seat: int | None
    manner: EtiquetteRule | None

    def apply(self, state: State) -> None:
        known = () if self.seat is None else (self.seat,)
        state.manners += (Hidden(self.seat, state.round, self.manner, known),)
        if self.seat is not None:
            state.pending = None
            state.asked += 1

    def seen_by(self, seat: int | None) -> Self:
        return self if self.seat is not None and seat == self.seat else replace(self, manner=None)


@dataclass(frozen=True)
class Spoke(Event[State]):
    """A seat said a phrase."""

    seat: int
    phrase: str

    def apply(self, state: State) -> None:
        state.said += (self.phrase,)
        state.asked += 1


@dataclass(frozen=True)
class TalkOver(Event[State]):
    """A seat moved, so what it said before counts no more. ``owes`` a thank you: it paid for this move.

    No one sees that, because it tells of what it paid.
    """

    seat: int
    owes: bool

    def apply(self, state: State) -> None:
        state.said, state.fined = (), without(state.fined, self.seat)
        if self.owes:
            state.fined += (self.seat,)

    def seen_by(self, seat: int | None) -> Self:
        return replace(self, owes=False)


@dataclass(frozen=True)
class Guessed(Event[State]):
    """A seat guessed a hidden rule. Only that seat sees which one."""

    seat: int
    manner: EtiquetteRule | None
    right: bool

    def apply(self, state: State) -> None:
        state.guessed = True
        state.asked += 1
        if not self.right:
            state.fined = (*without(state.fined, self.seat), self.seat)
        state.manners = tuple(
            replace(each, known=(*each.known, self.seat)) if self.right and each.manner == self.manner else each
            for each in state.manners
        )

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, manner=None)
