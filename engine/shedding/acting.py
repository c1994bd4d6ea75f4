"""What a special card does: one small table for cards that are played and for cards that are turned up."""

from collections.abc import Callable, Sequence

from engine.cards import Card
from engine.events import Record
from engine.shedding.effects import Effect, Kind
from engine.shedding.events import DebtGrew, DebtSettled, Reversed, Skipped
from engine.shedding.rules import Rules
from engine.shedding.state import State
from engine.shedding.ways import GroupReverse, Groups


def let_act(record: Record[State], cards: tuple[Card, ...], top: Card = "") -> None:
    """Let cards act, covered ones too. The seat to move played them on ``top``, or the dealer for a starter.

    The direction changes before seats are counted, so that a skip and a reverse do not give the same player another
    turn.
    """
    rules = record.state.rules
    special = [card for card in cards if card in rules.effect_of]
    for number, card in enumerate(special, start=1):
        if _turns(rules, card) and not _covered(rules, special[number:]):
            _reverse(record, rules.effect_of[card])
    for below, card in zip((top, *cards), cards, strict=False):
        if record.state.debt and rules.cancels_debt(card, below):
            record.add(DebtSettled())
        if card in rules.effect_of and not _turns(rules, card):
            effect = rules.effect_of[card]
            _ACTS[effect.kind](record, effect)


def _turns(rules: Rules, card: Card) -> bool:
    """Whether a card reverses the direction of play."""
    return card in rules.effect_of and rules.effect_of[card].kind == "reverse"


def _covered(rules: Rules, above: Sequence[Card]) -> bool:
    """Whether a reverse card does nothing because another covers it (source: S3, "only the top one takes effect")."""
    if rules.group_reverse != GroupReverse.TOP_ONE or rules.groups != Groups.EQUAL_RANKS:
        return False
    return any(_turns(rules, card) for card in above)


def _skip(record: Record[State], effect: Effect) -> None:
    for _ in range(effect.count):
        record.add(Skipped(record.state.seat_after(record.state.turn)))


def _reverse(record: Record[State], effect: Effect) -> None:
    rules = record.state.rules
    if rules.turns_direction:
        record.add(Reversed(-record.state.direction))
    elif rules.reverse_skips:
        _skip(record, effect)


def _draw(record: Record[State], effect: Effect) -> None:
    record.add(DebtGrew(record.state.debt + effect.count))


def _gift(record: Record[State], effect: Effect) -> None:
    """Giving is a step of its own. It comes after all other effects."""


_ACTS: dict[Kind, Callable[[Record[State], Effect], None]] = {
    "skip": _skip,
    "draw": _draw,
    "gift": _gift,
}
