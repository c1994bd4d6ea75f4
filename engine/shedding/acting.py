"""What a special card does: one small table for cards that are played and for cards that are turned up."""

from collections.abc import Callable, Sequence

from engine.cards import Card
from engine.events import Record
from engine.shedding.effects import Effect, Kind
from engine.shedding.events import AllDraw, DebtGrew, DebtSettled, Reversed, SentBack, Skipped, SkipsGrew
from engine.shedding.rules import Rules
from engine.shedding.state import State
from engine.shedding.stock import draw_cards
from engine.shedding.ways import GroupReverse


def let_act(record: Record[State], cards: tuple[Card, ...], top: Card = "") -> None:
    """Let cards act, covered ones too. The seat to move played them on ``top``, or the dealer for a starter.

    The direction changes before seats are counted, so that a skip and a reverse do not give the same player another
    turn.
    """
    rules, player = record.state.rules, record.state.turn
    if not record.state.debt and rules.effect_of.keys().isdisjoint(cards):
        return
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
    if record.state.debt:
        _send_back(record, player, special)


def _send_back(record: Record[State], player: int, special: Sequence[Card]) -> None:
    """The debt goes back to the previous player if the last draw card says so, even where others are skipped.

    Source: linked-variants.md, Makao: "previous +5", "sends 10 back".
    """
    kinds = [record.state.rules.effect_of[card].kind for card in special if record.state.rules.makes_draw(card)]
    before = record.state.seat_before(player)
    if kinds[-1:] == ["draw back"] and record.state.seat_after(record.state.turn) != before:
        record.add(SentBack(before))


def let_all_draw(record: Record[State], player: int, cards: Sequence[Card]) -> None:
    """Everyone but the player draws at once for each of these cards that says so, as long as the stock lasts.

    No new stock is made for it: the card below the top would go round and round.
    """
    effects = [record.state.rules.effect_of.get(card) for card in cards]
    for effect in effects:
        if effect is not None and effect.kind == "all draw":
            record.add(AllDraw(player, effect.count))
            for seat in record.state.others(player):
                draw_cards(record, seat, min(effect.count, len(record.state.stock)), "all")


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


def _apart(record: Record[State], effect: Effect) -> None:
    """Giving is a step of its own, a rank is asked for with the play, and all draw once no one can doubt the play."""


def _again(record: Record[State], effect: Effect) -> None:
    """The turn stays with the player once all else is done. After a starter there is no one to play again."""


def _suit(record: Record[State], effect: Effect) -> None:
    """The cards of the suit were played with it, so there is nothing left to do."""


_ACTS: dict[Kind, Callable[[Record[State], Effect], None]] = {
    "skip": _skip,
    "draw": _draw,
    "draw back": _draw,
    "gift": _apart,
    "all draw": _apart,
    "rank": _apart,
    "again": _again,
    "suit": _suit,
}
