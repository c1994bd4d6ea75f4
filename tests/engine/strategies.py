"""Any rules, any position, any action: what the property tests choose from."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from hypothesis import reject
from hypothesis import strategies as st

from engine.actions import (
    NOTHING,
    Accept,
    Action,
    Call,
    Catch,
    Challenge,
    Deal,
    Decline,
    Draw,
    Give,
    Nominate,
    Pass,
    Play,
)
from engine.cards import CARDS, SUITS, Card, pack_of
from engine.eights import act, options, start
from engine.events import Event
from engine.rules import Rules
from engine.ruleset import SEATS
from engine.state import State
from engine.transcript import asked_seat
from engine.view import Position
from tests.engine.space import any_features, combination, rules_or_sentence

SEEDS = st.integers(0, 2**32)


@st.composite
def any_rules(draw, **fixed) -> Rules:
    """Rules with every field free but those that are fixed; what is refused is refused with a sentence."""
    wanted = any_features(lambda things: draw(st.sampled_from(things)))
    made = rules_or_sentence(combination(wanted, random.Random(draw(SEEDS))) | fixed)
    return made if isinstance(made, Rules) else reject()


@dataclass(frozen=True)
class Step:
    """One action of a random match."""

    before: State
    seat: int
    action: Action
    after: State
    events: list[Event]


# What may be done


def moves(state: State) -> list[tuple[int, Action]]:
    """Everything that anybody may do now, as the options say."""
    return [(seat, action) for seat in range(state.rules.seats) for action in offered(state, seat)]


def offered(position: Position, seat: int) -> list[Action]:
    """What the options offer to a seat, written out; of groups those of two cards, and the largest ones."""
    now = options(position, seat)
    plays = [
        play
        for card in now.cards
        for chosen in together(position, seat, card)
        for play in stops(position, seat, chosen)
    ]
    return plays + list(now.actions)


def stops(position: Position, seat: int, chosen: tuple[Card, ...]) -> list[Play]:
    """Every way to stop after these cards."""
    after = options(position, seat, chosen)
    calls = (False, True) if after.call else (False,)
    return [Play(chosen, suit, call) for suit in after.suits or (None,) for call in calls if after.complete]


def together(position: Position, seat: int, first: Card) -> Iterator[tuple[Card, ...]]:
    """A card alone, and groups that begin with it: for every card that may lie last the smallest and the largest.

    Who lies first and who lies last matters, the order between does not (source: rulings.md, "Several equal cards").
    """
    yield (first,)
    for last in options(position, seat, (first,)).cards:
        yield (first, last)
        largest = _largest(position, seat, first, last)
        if len(largest) > 2:
            yield largest


def _largest(position: Position, seat: int, first: Card, last: Card) -> tuple[Card, ...]:
    chosen: tuple[Card, ...] = (first,)
    held = Counter(position.hands[seat] or ())
    while more := [
        card for card in options(position, seat, chosen).cards if card != last or held[card] - chosen.count(card) > 1
    ]:
        chosen = (*chosen, more[0])
    return (*chosen, last)


def grown(position: Position, seat: int, play: Play, chance: random.Random) -> Play:
    """The play with some more cards laid on it, where that may be."""
    chosen = play.cards
    while (more := options(position, seat, chosen).cards) and chance.random() < 0.5:
        chosen = (*chosen, chance.choice(more))
    return chance.choice(stops(position, seat, chosen)) if chosen != play.cards else play


def random_action(state: State, chance: random.Random) -> tuple[int, Action]:
    """What somebody does: the seat that is asked, or now and then one that may call or catch.

    Mostly a card is laid if one can be, so that a match with many cards to draw comes to its end.
    """
    seat = chance.randrange(state.rules.seats) if state.uncalled and not chance.randrange(4) else asked_seat(state)
    now = options(state, seat)
    if now == NOTHING:
        seat = asked_seat(state)
        now = options(state, seat)
    cards = now.cards if chance.random() < 0.9 and now.cards else (*now.cards, *now.actions)
    way = chance.choice(cards)
    return seat, random_play(state, seat, way, chance) if isinstance(way, Card) else way


def random_play(state: State, seat: int, first: Card, chance: random.Random) -> Play:
    """A play that begins with this card."""
    return grown(state, seat, chance.choice(stops(state, seat, (first,))), chance)


def reachable(position: Position, seat: int, play: Play) -> bool:
    """Whether the options lead to this play, card by card."""
    before = (play.cards[:number] for number in range(len(play.cards)))
    if not all(card in options(position, seat, chosen).cards for card, chosen in zip(play.cards, before, strict=True)):
        return False
    return play in stops(position, seat, play.cards) if play.cards else False


@cache
def every_action() -> tuple[Action, ...]:
    """Every action that could be asked for with a single card, and some that no card could make legal."""
    plays = [Play((card,), suit, call) for card in CARDS for suit in (None, *SUITS) for call in (False, True)]
    odd = [Play(()), Play((), "S", call=True), Play(("8S",), "X"), Play(("3S",), "*"), Nominate("X"), Nominate("*")]
    steps = [Draw(), Pass(), Call(), Deal(), Decline(), Accept(), Challenge(), *map(Nominate, SUITS)]
    gifts = [Give(card, call) for card in CARDS for call in (False, True)]
    return (*plays, *odd, *steps, *gifts, *map(Catch, range(-1, SEATS.stop + 1)))


def some_groups(position: Position, seat: int, chance: random.Random, count: int) -> list[Play]:
    """Plays of several cards, most of them of the own hand, most of them of one rank."""
    held = position.hands[seat] or ()
    return [_some_group(held, chance) for _ in range(count)]


def _some_group(held: tuple[Card, ...], chance: random.Random) -> Play:
    first = chance.choice(held or CARDS)
    alike = [card for card in held if card[0] == first[0]] if chance.random() < 0.7 else held
    cards = [chance.choice(alike or CARDS) if chance.random() < 0.9 else chance.choice(CARDS) for _ in range(3)]
    chosen = (first, *cards[: chance.randint(1, 3)])
    return Play(chosen, chance.choice((None, *SUITS)), chance.random() < 0.3)


# Matches


def walk(rules: Rules, seed: int, length: int) -> Iterator[Step]:
    """The first actions of a match in which everybody does anything at all; every other match is a worn one."""
    chance, state = random.Random(seed), start(rules, str(seed))
    if chance.random() < 0.5:
        state = worn(act(state, 0, Deal())[0], chance)
    for _ in range(length):
        if state.phase == "over":
            return
        seat, action = chance.choice(moves(state))
        if isinstance(action, Play):
            action = grown(state, seat, action, chance)
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


def cards_of(state: State) -> Counter[str]:
    """All cards on the table."""
    cards = Counter(state.stock)
    for part in (state.pile, *state.hands):
        cards.update(part)
    return cards


def all_cards(rules: Rules) -> Counter[str]:
    """All cards that must be on the table."""
    return Counter(pack_of(rules.packs, rules.jokers))
