"""States of the sequence game built by hand, in short words."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from engine.core.actions import Action, Discard, Draw, IllegalAction, Play, Refusal, Take
from engine.core.cards import Card
from engine.core.match import Event
from engine.games.variants import variant
from tests.doors import SequenceRules, SequenceState

STR8 = "str8-eight"
REASONS = {"turn", "match", "sequence", *SequenceRules.fields()}  # what a refusal may stand on
THE_OTHERS = "..."
TABLE = [[across * down for across in range(1, 9)] for down in range(1, 9)]  # as it is printed


def str8(seats: int, **house_rules: Any) -> SequenceRules:
    """Str8 Eight as it stands, with some house rules changed."""
    return replace(variant(STR8).rules(seats), **house_rules)


def table(
    *hands: str,
    sequences: Sequence[str] = (),
    pile: str = "",
    passed: str = "",
    stock: str = THE_OTHERS,
    rules: dict[str, Any] | None = None,
    **more: Any,
) -> SequenceState:
    """A match in its first round. Hands by seat; the pile's last card is its top; the stock's FIRST card comes next.

    ``...`` in the stock are all the other cards of the packs, in order. ``sequences`` are those of the sides, as in
    ``4 8 16``, or ``4 8 / 2`` where each has two; those left out are empty. The first seat is on turn, and the last
    one has dealt, unless ``turn`` says otherwise; whoever holds four cards has drawn the last one. Whatever else a
    state has may be given by its name.
    """
    house_rules = str8(len(hands), **(rules or {}))
    held, laid, apart = tuple(tuple(hand.split()) for hand in hands), tuple(pile.split()), tuple(passed.split())
    sides = [*sequences, *[""] * (house_rules.sides_in_play - len(sequences))]
    lines = tuple(_lines(side, house_rules.lines) for side in sides)
    next_cards, _, _ = stock.partition(THE_OTHERS)
    lying = [*laid, *apart, *next_cards.split(), *(card for part in (*held, *sum(lines, ())) for card in part)]
    rest = _without(house_rules.pack, lying) if THE_OTHERS in stock else []
    turn = more.pop("turn", 0)
    known = {"seed": "built", "round": 1, "shuffles": 1, "phase": "play", "dealer": (turn - 1) % len(hands)}
    known |= {"drawn": held[turn][3:], "totals": (0,) * len(hands)}
    return SequenceState(
        rules=house_rules,
        hands=held,
        sequences=lines,
        pile=laid,
        passed=apart,
        stock=tuple(reversed([*next_cards.split(), *rest])),
        turn=turn,
        **{**known, **more},
    )


def _lines(side: str, count: int) -> tuple[tuple[str, ...], ...]:
    lines = [tuple(line.split()) for line in side.split("/")]
    return (*lines, *[()] * (count - len(lines)))


def _without(pack: tuple[str, ...], cards: list[str]) -> list[str]:
    """The other cards of the pack; that one lies there too often shows where it lies."""
    rest = list(pack)
    for card in cards:
        rest.remove(card)
    return rest


def add(card: str, sequence: int | None = None) -> Play:
    """A number added to the own sequence, or to one of two, which count from 0 here."""
    return Play((card,), sequence=sequence)


def turn(card: str, *, take: bool = False) -> tuple[Action, Action]:
    """A turn in which a card is discarded."""
    return (Take() if take else Draw(), Discard(card))


def after(state: SequenceState, *actions: Action) -> SequenceState:
    for action in actions:
        state, _ = state.act(state.turn, action)
    return state


def events(state: SequenceState, *actions: Action) -> list[Event]:
    return after(state, *actions[:-1]).act(after(state, *actions[:-1]).turn, actions[-1])[1]


def may_play(state: SequenceState) -> set[str]:
    return set(state.may_do(state.turn).cards)


def may_do(state: SequenceState) -> set[Action]:
    """What else it may do."""
    return set(state.may_do(state.turn).actions)


def refusal(state: SequenceState, seat: int, action: Action) -> Refusal:
    """Why an action is refused, which is also what ``act`` raises, and nothing has changed."""
    before, refused = replace(state), state.check(seat, action)
    assert refused is not None
    with pytest.raises(IllegalAction) as raised:
        state.act(seat, action)
    assert raised.value.refusal == refused
    assert state == before
    assert refused.rule in REASONS
    assert refused.why.endswith(".")
    return refused


@cache
def next_to(number: int, way: int) -> set[int]:
    """The numbers that stand right of it in the printed table (1), or left of it (-1)."""
    rows = [(row, row.index(number) + way) for row in TABLE if number in row]
    return {row[place] for row, place in rows if 0 <= place < 8}


@cache
def next_cards(rules: SequenceRules, line: tuple[Card, ...]) -> list[Card]:
    if not line:
        return list(map(str, range(1, 9)))
    found = next_to(int(line[-1]), 1) | (next_to(int(line[-1]), -1) if rules.backwards else set())
    return [str(number) for number in sorted(found) if str(number) not in line] if len(line) < 8 else []


def can_complete(state: SequenceState) -> bool:
    """Whether any sequence can still grow to eight with the numbers that are in none."""
    lines = [line for lines in state.sequences for line in lines]
    free = Counter(state.rules.pack) - Counter(card for line in lines for card in line)
    return any(_grows(state.rules, line, free) for line in lines)


def _grows(rules: SequenceRules, line: tuple[Card, ...], free: Counter[Card]) -> bool:
    longer = [(*line, card) for card in next_cards(rules, line) if free[card]]
    return len(line) == 8 or any(_grows(rules, each, free) for each in longer)
