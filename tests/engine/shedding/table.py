"""States built by hand, and the short words in which tests speak of cards."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest

from engine.core.actions import Action, Deal, IllegalAction, Play, Refusal
from engine.core.match import Event
from engine.core.ruleset import Ruleset
from engine.games.rulebook import plain_lines
from engine.games.variants import VARIANTS, variant
from tests.doors import Rules, State, changed, start

CRAZY = "crazy-eights"
SHEDDING = [key for key, game in VARIANTS.items() if isinstance(game.rules(game.seats[0]), Rules)]
SEEDS = [str(number) for number in range(400)]


def rules_of(game: str, seats: int, **house_rules: Any) -> Rules:
    """A named game as it stands, with some house rules changed."""
    return replace(variant(game).rules(seats), **house_rules)


def book(rules: Ruleset) -> str:
    return " ".join(plain_lines(rules))


def crazy(seats: int, **house_rules: Any) -> Rules:
    """Crazy Eights as it stands, with some house rules changed."""
    return rules_of(CRAZY, seats, **house_rules)


def table(
    *hands: str,
    pile: str,
    stock: str | None = None,
    game: str = CRAZY,
    rules: dict[str, Any] | None = None,
    **more: Any,
) -> State:
    """A match in its first round. Hands by seat; the pile's last card is its top; the stock's FIRST card comes next.

    Without ``stock`` all the other cards of the packs lie there, so that nothing is lost. The seat to the left of the
    dealer is on turn unless ``turn`` says otherwise. ``rules`` are house rules of the game; all else that
    ``changed`` knows may be given by its name.
    """
    house_rules = rules_of(game, len(hands), **(rules or {}))
    held, laid = tuple(tuple(hand.split()) for hand in hands), tuple(pile.split())
    if stock is None:
        rest = list(house_rules.pack)
        for card in (*laid, *(card for hand in held for card in hand)):
            rest.remove(card)
    else:
        rest = stock.split()
    turn = more.pop("turn", 0)
    known = {"seed": "built", "round": 1, "shuffles": 1, "phase": "play", "dealer": (turn - 1) % len(hands)}
    totals = more.pop("totals", start(house_rules, "").totals)
    state = State(rules=house_rules, hands=held, pile=laid, stock=tuple(reversed(rest)), turn=turn, totals=totals)
    return changed(state, **{**known, **more})


def opened(game: str, seats: int, starter: str, **house_rules: Any) -> tuple[State, list[Event]]:
    """The first deal that turns up this card (or this rank), with what it made happen."""
    rules = rules_of(game, seats, **house_rules)
    for seed in SEEDS:
        state, happened = _dealt(rules, seed)
        if state.pile[0].startswith(starter):
            return replace(state), list(happened)
    raise AssertionError(f"no seed turns up {starter}")


@lru_cache(len(SEEDS))
def _dealt(rules: Rules, seed: str) -> tuple[State, tuple[Event, ...]]:
    state, happened = start(rules, seed).act(0, Deal())
    return state, tuple(happened)


def left_of(state: State, seats: int = 1) -> int:
    """The seat that sits so many places to the left of the dealer."""
    return ((state.dealer or 0) + seats) % state.rules.seats


def play(cards: str, suit: str | None = None, *, call: bool = False) -> Play:
    """One card laid, or several, the first one first."""
    return Play(tuple(cards.split()), suit, call)


def after(state: State, *moves: tuple[int, Action]) -> State:
    for seat, action in moves:
        state, _ = state.act(seat, action)
    return state


def events(state: State, seat: int, action: Action) -> list[Event]:
    return state.act(seat, action)[1]


def names(happened: list[Event]) -> list[str]:
    return [type(event).__name__ for event in happened]


def may_play(state: State, seat: int | None = None) -> set[str]:
    """The cards that the seat (the one on turn, unless told) may lay first."""
    return set(state.may_do(state.turn if seat is None else seat).cards)


def may_do(state: State, seat: int | None = None) -> set[Action]:
    """What else it may do."""
    return set(state.may_do(state.turn if seat is None else seat).actions)


def refusal(state: State, seat: int, action: Action) -> Refusal:
    """Why an action is refused, which is also what ``act`` raises, and nothing has changed."""
    before, refused = replace(state), state.check(seat, action)
    assert refused is not None
    with pytest.raises(IllegalAction) as raised:
        state.act(seat, action)
    assert raised.value.refusal == refused
    assert str(raised.value) == str(refused)
    assert state == before
    assert refused.rule in {*Rules.fields(), "turn", "match"}
    assert refused.why.endswith(".")
    return refused
