"""What a special card does: one small table for cards that are played and for cards that are turned up."""

from collections.abc import Callable, Sequence

from engine.cards import Card
from engine.events import Record
from engine.shedding.effects import Effect, Kind
from engine.shedding.events import DebtGrew, DebtSettled, Reversed, Skipped, SkipsGrew
from engine.shedding.rules import Rules
from engine.shedding.state import State
from engine.shedding.ways import GroupReverse


def let_act(record: Record[State], cards: tuple[Card, ...]) -> None:
    """Let cards act, covered ones too. The seat to move played them, or the dealer for a starter.

    The direction changes before seats are counted, so that a skip and a reverse do not give the same player another
    turn.
    """
    rules = record.state.rules
    special = [card for card in cards if card in rules.effect_of or card in rules.cancelling]
    for below, card in enumerate(special, start=1):
        if _turns(rules, card) and not _covered(rules, special[below:]):
            _reverse(record, rules.effect_of[card])
    for card in special:
        if record.state.debt and card in rules.cancelling:
            record.add(DebtSettled())
        if card in rules.effect_of and not _turns(rules, card):
            effect = rules.effect_of[card]
            _ACTS[effect.kind](record, effect)


def _turns(rules: Rules, card: Card) -> bool:
    """Whether a card reverses the direction of play."""
    return card in rules.effect_of and rules.effect_of[card].kind == "reverse"


def turns_direction(rules: Rules, card: Card) -> bool:
    """Whether a card reverses the direction of play for everyone, as it does with three or more."""
    return rules.turns_direction and _turns(rules, card)


def _covered(rules: Rules, above: Sequence[Card]) -> bool:
    """Whether a reverse card does nothing because another covers it (source: S3, "only the top one takes effect")."""
    if rules.group_reverse != GroupReverse.TOP_ONE or not rules.groups_specials:
        return False
    return any(_turns(rules, card) for card in above)


def _skip(record: Record[State], effect: Effect) -> None:
    if record.state.rules.stacks_skips:
        record.add(SkipsGrew(record.state.skips + (effect.count if effect.kind == "skip" else 1)))
        return
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


def _again(record: Record[State], effect: Effect) -> None:
    """The turn stays with the player once all else is done. After a starter there is no one to play again."""


def _suit(record: Record[State], effect: Effect) -> None:
    """The cards of the suit were played with it, so there is nothing left to do."""


_ACTS: dict[Kind, Callable[[Record[State], Effect], None]] = {
    "skip": _skip,
    "draw": _draw,
    "gift": _gift,
    "again": _again,
    "suit": _suit,
}
