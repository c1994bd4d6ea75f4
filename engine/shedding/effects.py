"""What a special card does: a small table, used alike for a card that is played and for one turned up."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, get_args

from engine.events import DebtGrew, DebtSettled, Reversed, Skipped

if TYPE_CHECKING:
    from engine.cards import Card
    from engine.events import Record
    from engine.shedding.rules import Rules

Kind = Literal["skip", "reverse", "draw", "gift"]
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True)
class Effect:
    """One effect; ``count`` is how many seats are skipped, or how many cards are owed, or given to each other seat."""

    kind: Kind
    count: int = 1


def let_act(record: "Record", cards: tuple["Card", ...]) -> None:
    """Let cards act that the seat on turn (or the dealer, for a starter) has laid, covered ones too."""
    state, rules = record.state, record.state.rules
    for place, card in enumerate(cards, start=1):
        if state.debt and card in rules.cancelling:
            record.add(DebtSettled())
        effect = rules.effect_of.get(card)
        if effect is not None and not (effect.kind == "reverse" and _covered(rules, cards[place:])):
            _ACTS[effect.kind](record, effect)


def _covered(rules: "Rules", above: tuple["Card", ...]) -> bool:
    """Whether a reverse card does nothing, as another lies on it (source: S3, "only the top one takes effect")."""
    if rules.group_reverse != "top one" or rules.groups != "equal ranks":
        return False
    return any(rules.effect_of[card].kind == "reverse" for card in above if card in rules.effect_of)


def gifts(rules: "Rules", cards: tuple["Card", ...]) -> int:
    """How many cards may be given to each other seat after these were laid."""
    special = rules.effect_of
    return sum(special[card].count for card in cards if card in special and special[card].kind == "gift")


def _skip(record: "Record", effect: Effect) -> None:
    for _ in range(effect.count):
        record.add(Skipped(record.state.seat_after(record.state.turn)))


def _reverse(record: "Record", effect: Effect) -> None:
    rules = record.state.rules
    if rules.seats > 2:
        record.add(Reversed(-record.state.direction))
    elif rules.two_player_reverse == "skip":
        _skip(record, effect)


def _draw(record: "Record", effect: Effect) -> None:
    record.add(DebtGrew(record.state.debt + effect.count))


def _gift(record: "Record", effect: Effect) -> None:
    """Giving is a step of its own, which follows when everything else has acted."""


_ACTS: dict[Kind, Callable[["Record", Effect], None]] = {
    "skip": _skip,
    "reverse": _reverse,
    "draw": _draw,
    "gift": _gift,
}
