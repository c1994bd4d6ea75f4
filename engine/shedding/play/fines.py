"""What it costs to break a hidden rule, to say what no rule asks for, and to guess wrong. The move itself stands."""

from typing import NamedTuple

from engine.core.actions import Guess
from engine.core.cards import Card
from engine.core.events import Record
from engine.shedding.events.etiquette import Guessed, TalkOver
from engine.shedding.rounds.stock import draw_cards
from engine.shedding.rules.etiquette import CATALOGUE, DRAWING, FINED, NEVER, EtiquetteRule, on_card
from engine.shedding.state import State
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
    if not due and not state.said:
        return Faults()
    asked = {manner.demand for manner in due if manner.occasion != FINED}
    thanked = {manner.demand for manner in due if manner.occasion == FINED}
    silent = len(asked - {NEVER} - set(state.said))
    needless = len(set(state.said) - asked - thanked)
    return Faults((NEVER in asked) + silent + needless, bool(thanked - asked - set(state.said)))


def demands(position: Position, seat: int, cards: tuple[Card, ...]) -> frozenset[str]:
    """What the hidden rules that may be known here demand of playing these cards now, or of drawing."""
    open_here = [each.manner for each in position.manners if each.manner]
    return frozenset(manner.demand for manner in open_here if _is_on(position, seat, manner, cards))


def _is_on(position: Position, seat: int, manner: EtiquetteRule, cards: tuple[Card, ...]) -> bool:
    if manner.occasion == FINED:
        return seat in position.fined
    return not cards if manner.occasion == DRAWING else on_card(manner.occasion, cards, position.pile[-1])


def settle_talk(record: Record[State], seat: int, broken: Faults) -> None:
    """A seat pays for its faults. For a missing thank you alone it owes no thanks, or silence would cost on and on."""
    _fine(record, seat, broken.number + broken.thanks)
    record.add(TalkOver(seat, owes=bool(broken.number)))


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
