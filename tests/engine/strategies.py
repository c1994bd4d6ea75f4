"""Any rules, any position, any action: what the property tests choose from."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from hypothesis import reject
from hypothesis import strategies as st

from engine.actions import Action, Call, Deal, Draw, Nominate, Pass, Play
from engine.cards import PACK, RANKS, SUITS, pack_of
from engine.effects import Effect
from engine.eights import act, options, start
from engine.events import Event
from engine.rules import SEATS, Rules, RulesError, packs_for
from engine.state import State

SEEDS = st.integers(0, 2**32)
COUNTS = st.integers(0, 11).map(lambda number: number or 1)  # 11 is refused


TARGETS = st.sampled_from((10, 50, 100, 500, 1000))


@st.composite
def any_rules(draw, targets=TARGETS, **fixed) -> Rules:
    """Rules with any number of seats and every field free; what is refused is refused with a sentence."""
    seats, deal = draw(st.sampled_from(SEATS)), draw(st.integers(1, 12))
    wild = tuple(draw(st.lists(st.sampled_from(RANKS), max_size=3, unique=True)))
    special = st.sampled_from([name for name in (*RANKS * 4, *PACK) if name[0] not in wild])
    effect = st.builds(Effect, st.sampled_from(("skip", "reverse", "draw")), COUNTS)
    effects = st.lists(st.tuples(special, effect), min_size=draw(st.integers(0, 7)), unique_by=lambda row: row[0])
    costs = st.tuples(st.sampled_from((*RANKS, *PACK)), st.integers(0, 60))
    chosen = {
        "packs": packs_for(seats, deal) + draw(st.sampled_from((0, 0, 0, 0, 1, 2, -1))),
        "wild_starter": draw(st.sampled_from(("dealer names", "own suit"))),
        "wild_cancels_debt": draw(st.booleans()),
        "effects": tuple(draw(effects)),
        "starter_effects": draw(st.booleans()),
        "two_player_reverse": draw(st.sampled_from(("nothing", "skip"))),
        "stacking": draw(st.booleans()),
        "draw_though_able": draw(st.booleans()),
        "call": draw(st.sampled_from(("automatic", "automatic", "none"))),
        "call_penalty": draw(st.integers(0, 10)),
        "winning_card_acts": draw(st.booleans()),
        "reshuffle": draw(st.booleans()),
        "costs": tuple(draw(st.lists(costs, max_size=4, unique_by=lambda row: row[0]))),
        "next_dealer": draw(st.sampled_from(("left", "winner"))),
        "target": draw(targets),
    }
    made = rules_or_sentence({"seats": seats, "deal": deal, "wild": wild} | chosen | fixed)
    if isinstance(made, Rules):
        return made
    assert made.endswith(".")
    assert "{" not in made
    return reject()


def rules_or_sentence(values: dict) -> Rules | str:
    """The rules, or the sentence that refuses them."""
    try:
        return Rules(**values)
    except RulesError as refused:
        return str(refused)


@dataclass(frozen=True)
class Step:
    """One action of a random match."""

    before: State
    seat: int
    action: Action
    after: State
    events: list[Event]


def moves(state: State) -> list[tuple[int, Action]]:
    """Everything that anybody may do now, as the options say."""
    return [(seat, action) for seat in range(state.rules.seats) for action in offered(state, seat)]


def offered(position, seat: int) -> list[Action]:
    """Everything that the options offer to a seat, written out."""
    now = options(position, seat)
    plays = []
    for card in now.cards:
        after = options(position, seat, (card,))
        calls = (False, True) if after.call else (False,)
        plays += [Play((card,), suit, call) for suit in after.suits or (None,) for call in calls if after.complete]
    return plays + list(now.actions)


def walk(rules: Rules, seed: int, length: int) -> Iterator[Step]:
    """The first actions of a match in which everybody does anything at all; every other match is a worn one."""
    chance, state = random.Random(seed), start(rules, str(seed))
    if chance.random() < 0.5:
        state = worn(act(state, 0, Deal())[0], chance)
    for _ in range(length):
        if state.phase == "over":
            return
        seat, action = chance.choice(moves(state))
        after, events = act(state, seat, action)
        yield Step(state, seat, action, after, events)
        state = after


def worn(state: State, chance: random.Random) -> State:
    """The same deal late in the round: most of the stock lies under the pile's top, and somebody has two cards left."""
    cut = len(state.stock) - chance.randrange(4)
    few, rest = state.hands[0][:2], state.hands[0][2:]
    return replace(
        state,
        stock=state.stock[cut:],
        pile=state.stock[:cut] + rest + state.pile,
        hands=(few, *state.hands[1:]),
    )


@cache
def every_action() -> tuple[Action, ...]:
    """Every action that could be asked for with a single card, and some that no card could make legal."""
    plays = [Play((card,), suit, call) for card in PACK for suit in (None, *SUITS) for call in (False, True)]
    odd = [Play(()), Play((), "S", call=True), Play(("8S", "8H"), "S"), Play(("3S", "3S")), Play(("8S",), "X")]
    return (*plays, *odd, Draw(), Pass(), Call(), Deal(), Nominate("X"), *map(Nominate, SUITS))


def cards_of(state: State) -> Counter[str]:
    """All cards on the table."""
    cards = Counter(state.stock)
    for part in (state.pile, *state.hands):
        cards.update(part)
    return cards


def all_cards(rules: Rules) -> Counter[str]:
    """All cards that must be on the table."""
    return Counter(pack_of(rules.packs))
