"""States built by hand, and the short words in which tests speak of cards."""

from dataclasses import replace
from typing import Any

from engine.actions import Action, Play
from engine.cards import pack_of
from engine.eights import act
from engine.events import Event
from engine.rules import Rules
from engine.state import State
from engine.variants import variant

CRAZY = "crazy-eights"


def crazy(seats: int, **house: Any) -> Rules:
    """Crazy Eights as it stands, with some house rules changed."""
    return replace(variant(CRAZY).rules(seats), **house)


def table(*hands: str, pile: str, stock: str | None = None, rules: dict[str, Any] | None = None, **more: Any) -> State:
    """A match in its first round. Hands by seat; the pile's last card is its top; the stock's FIRST card comes next.

    Without ``stock`` all the other cards of the packs lie there, so that nothing is lost. The seat to the left of the
    dealer is on turn unless ``turn`` says otherwise.
    """
    house = crazy(len(hands), **(rules or {}))
    held, laid = tuple(tuple(hand.split()) for hand in hands), tuple(pile.split())
    if stock is None:
        rest = list(pack_of(house.packs))
        for card in (*laid, *(card for hand in held for card in hand)):
            rest.remove(card)
    else:
        rest = stock.split()
    turn = more.pop("turn", 0)
    known = {"seed": "built", "round": 1, "shuffles": 1, "phase": "play", "dealer": (turn - 1) % len(hands)}
    totals = more.pop("totals", (0,) * len(hands))
    return State(
        rules=house,
        hands=held,
        pile=laid,
        stock=tuple(reversed(rest)),
        turn=turn,
        totals=totals,
        **{**known, **more},
    )


def play(card: str, suit: str | None = None, *, call: bool = False) -> Play:
    """One card laid."""
    return Play((card,), suit, call)


def after(state: State, *moves: tuple[int, Action]) -> State:
    """The state after these moves of these seats."""
    for seat, action in moves:
        state, _ = act(state, seat, action)
    return state


def events(state: State, seat: int, action: Action) -> list[Event]:
    """What one move makes happen."""
    return act(state, seat, action)[1]


def names(happened: list[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [type(event).__name__ for event in happened]
