"""Any rules, any position, any action: what the property tests choose from."""

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from itertools import chain, islice, product
from typing import Any

from hypothesis import reject, strategies as st

from engine.core import actions as do
from engine.core.actions import Action, Play, TakeBack
from engine.core.cards import Card
from engine.core.match import MatchState, View, with_hand
from engine.core.packs import NUMBER_CARDS, PASS_CARDS, Pack
from engine.core.packs.french import FRENCH
from engine.core.packs.whot import WHOT_PACK
from engine.core.ruleset import SEATS, Ruleset
from engine.games import registry
from tests.doors import CATALOGUE, PHRASES, Rules, SequenceRules, SequenceState, State
from tests.engine.recorded import Step
from tests.engine.space import LISTED, any_features, cards_told, combination, rules_or_sentence
from tests.engine.str8.table import can_complete, next_cards
from tests.simulation import asked_seat

SEEDS = st.integers(0, 2**32)

Position = MatchState | View


@st.composite
def any_rules(draw, **fixed) -> Rules:
    """Rules with every field free but those that are fixed; what is refused is refused with a sentence."""
    wanted = any_features(lambda things: draw(st.sampled_from(things)))
    made = rules_or_sentence(combination(wanted, random.Random(draw(SEEDS))) | fixed)
    return made if isinstance(made, Rules) else reject()


def moves(state: MatchState) -> list[tuple[int, Action]]:
    return [(seat, action) for seat in range(state.rules.seats) for action in offered(state, seat)]


def offered(position: Position, seat: int) -> list[Action]:
    """What the options offer to a seat, written out; of groups those of two cards, and the largest ones."""
    now = position.may_do(seat)
    plays = [
        play
        for card in now.cards
        for chosen in together(position, seat, card)
        for play in stops(position, seat, chosen)
    ]
    back = [TakeBack()] if position.may_take_back(seat) else []
    return [*plays, *now.actions, *position.may_say(seat), *back]


def stops(position: Position, seat: int, chosen: tuple[Card, ...]) -> list[Play]:
    after = position.may_do(seat, chosen)
    calls = (False, True) if after.call else (False,)
    said = product(after.suits or (None,), calls, after.sequences or (None,), after.ranks or (None,))
    return [Play(chosen, *how) for how in said if after.complete]


def together(position: Position, seat: int, first: Card) -> Iterator[tuple[Card, ...]]:
    """A card alone, and groups that begin with it: for every card that may lie last the smallest and the largest.

    Who lies first and who lies last matters, the order between does not (source: rulings.md, "Several equal cards").
    In a run or a chain it does, so there it is one that goes on for as long as it can.
    """
    yield (first,)
    for last in position.may_do(seat, (first,)).cards:
        yield (first, last)
        if not position.may_do(seat, (first, last)).complete:
            yield _longest(position, seat, (first, last))
            continue
        largest = _largest(position, seat, first, last)
        if len(largest) > 2 and last in position.may_do(seat, largest[:-1]).cards:
            yield largest
        elif len(largest) > 2:
            yield _longest(position, seat, (first, last))


def _largest(position: Position, seat: int, first: Card, last: Card) -> tuple[Card, ...]:
    chosen: tuple[Card, ...] = (first,)
    options = position.may_do
    held = Counter(position.hands[seat] or ())
    while more := [card for card in options(seat, chosen).cards if card != last or held[card] - chosen.count(card) > 1]:
        chosen = (*chosen, more[0])
    return (*chosen, last)


def _longest(position: Position, seat: int, chosen: tuple[Card, ...]) -> tuple[Card, ...]:
    while more := position.may_do(seat, chosen).cards:
        chosen = (*chosen, more[0])
    return chosen


def grown(position: Position, seat: int, play: Play, chance: random.Random) -> Play:
    """The play with some more cards laid on it, where that may be."""
    chosen, options = play.cards, position.may_do
    while (now := options(seat, chosen)).cards and (chance.random() < 0.5 or not now.complete):
        chosen = (*chosen, chance.choice(now.cards))
    return chance.choice(stops(position, seat, chosen)) if chosen != play.cards else play


def random_action(state: MatchState, chance: random.Random) -> tuple[int, Action]:
    """What somebody does: the seat that is asked, or now and then one that may call or catch.

    Mostly a card is laid if one can be, so that a match with many cards to draw comes to its end.
    """
    options, owing = state.may_do, getattr(state, "uncalled", ())
    seat = chance.randrange(state.rules.seats) if owing and not chance.randrange(4) else asked_seat(state)
    now = options(seat)
    if not (now.cards or now.actions):  # to take a play back is left out
        seat = asked_seat(state)
        now = options(seat)
    cards = now.cards if chance.random() < 0.9 and now.cards else (*now.cards, *now.actions)
    way = chance.choice(cards)
    return seat, random_play(state, seat, way, chance) if isinstance(way, Card) else way


def random_play(state: MatchState, seat: int, first: Card, chance: random.Random) -> Play:
    if not state.may_do(seat, (first,)).complete:
        return grown(state, seat, Play((first,)), chance)
    return grown(state, seat, chance.choice(stops(state, seat, (first,))), chance)


def reachable(position: Position, seat: int, play: Play) -> bool:
    """Whether the options lead to this play, card by card."""
    options = position.may_do
    before = (play.cards[:number] for number in range(len(play.cards)))
    if not all(card in options(seat, chosen).cards for card, chosen in zip(play.cards, before, strict=True)):
        return False
    return play in stops(position, seat, play.cards) if play.cards else False


@cache
def every_action(pack: Pack = FRENCH) -> tuple[Action, ...]:
    """Every action of the shedding games with a single card of a pack, and some that no card could make legal."""
    cards, suits = pack.cards, pack.suits
    plays = [Play((card,), suit, call) for card in cards for suit in (None, *suits) for call in (False, True)]
    odd = [Play(()), Play((), suits[0], call=True), Play(cards[:1], "?"), Play(cards[:1], "*")]
    plain = [do.Draw(), do.Pass(), do.Call(), do.Deal(), do.Decline(), do.Accept(), do.Challenge(), TakeBack()]
    plain += [*map(do.Nominate, (*suits, "?", "*")), *map(do.PickDirection, (1, -1, 0)), *map(do.Say, ("", *PHRASES))]
    numbered = [*map(do.Catch, range(-1, SEATS.stop + 1)), *map(do.AddRule, range(-1, 12))]
    numbered += map(do.Guess, range(-1, len(CATALOGUE) + 1))
    gifts = [do.Give(card, call) for card in cards for call in (False, True)]
    return (*plays, *odd, *plain, *gifts, *numbered)


@cache
def every_play_for_a_rank(pack: Pack = FRENCH) -> tuple[Action, ...]:
    """Every card that asks for a rank, with every suit and every rank, and a rank that there is not."""
    said = product(pack.cards, (None, *pack.suits), (False, True), (*pack.ranks, "X"))
    return tuple(Play((card,), suit, call, None, rank) for card, suit, call, rank in said)


@cache
def every_sequence_action() -> tuple[Action, ...]:
    """Every action of the sequence game, and some that no card could make legal."""
    cards = (*NUMBER_CARDS, *PASS_CARDS)
    plays = [Play((card,), sequence=sequence) for card in cards for sequence in (None, 0, 1, 2, -1)]
    odd = [Play(()), Play(("8",), "S"), Play(("8",), call=True), Play(("63",)), Play(("0",))]
    odd += [*map(do.Discard, ("", "*")), *(Play((card, other)) for card in ("1", "PL") for other in ("2", "PR"))]
    return (*plays, *odd, *map(do.Discard, cards), do.Draw(), do.Take(), TakeBack(), do.Deal())


def some_actions(position: Position, chance: random.Random, count: int) -> list[Action]:
    """So many actions that can be written for the game, and some that belong to another one."""
    own, others = every_sequence_action(), every_action()
    if isinstance(position.rules, Rules):
        pack = position.rules.table.kind_of_pack
        own, others = every_action(pack), (*own, *every_action(WHOT_PACK if pack is FRENCH else FRENCH))
    others += every_play_for_a_rank()
    return [*chance.sample(own, min(count, len(own))), *chance.sample(others, count // 10)]


def some_groups(position: Position, seat: int, chance: random.Random, count: int) -> list[Play]:
    """Plays of several cards, most of them of the own hand, most of them of one rank."""
    held = position.hands[seat] or ()
    pack = position.rules.table.kind_of_pack if isinstance(position.rules, Rules) else FRENCH
    return [_some_group(held, pack, chance) for _ in range(count)]


def _some_group(held: tuple[Card, ...], pack: Pack, chance: random.Random) -> Play:
    first = chance.choice(held or pack.cards)
    alike = [card for card in held if card[0] == first[0]] if chance.random() < 0.7 else held
    some = [
        chance.choice(alike or pack.cards) if chance.random() < 0.9 else chance.choice(pack.cards) for _ in range(3)
    ]
    chosen = (first, *some[: chance.randint(1, 3)])
    return Play(chosen, chance.choice((None, *pack.suits)), chance.random() < 0.3)


@contextmanager
def told(number: int, rules: Ruleset) -> Iterator[None]:
    """Whatever fails tells with which rules."""
    try:
        yield
    except Exception as failure:
        failure.add_note(f"Combination {number}: {rules}")
        raise


def walk(rules: Ruleset, seed: int, length: int) -> Iterator[Step]:
    """The first actions of a match in which everybody does anything at all.

    Every other match is a worn one, every other one begins with the cards in hand that the rules name, and in one of
    three plays may be taken back.
    """
    game = registry.game_of(rules)
    chance, state = random.Random(seed), replace(game.begun(rules, str(seed)), takes_back=not seed % 3)
    changes = [change for change in _LATER[type(state)] if chance.random() < 0.5]
    for change in changes:
        state = change(state if state.phase == "play" else state.act(0, do.Deal())[0], chance)
    for _ in range(length):
        if state.phase == "over":
            return
        every = moves(state)
        pressing = [(seat, action) for seat, action in every if _presses(state.rules, action)]
        seat, action = chance.choice(pressing if pressing and chance.random() < 0.5 else every)
        if isinstance(action, Play):
            action = grown(state, seat, action, chance)
        after, events = state.act(seat, action)
        yield Step(state, seat, action, after, events)
        state = after


def _presses(rules: Ruleset, action: Action) -> bool:
    """Whether a play leaves a draw penalty, or raises one: there is much to answer it with, and more that can't."""
    return (
        isinstance(rules, Rules) and isinstance(action, Play) and not rules.table.making_draw.isdisjoint(action.cards)
    )


def loaded(state: State, chance: random.Random) -> State:
    """The same deal with most of the cards in hand of which the rules say something, one way or another."""
    told = frozenset().union(*(cards_told(state.rules, name) for name in LISTED))
    cards = [*state.stock, *chain(*state.hands)]
    cards.sort(key=lambda card: chance.random() + (card not in told) / 2)
    left = iter(cards)
    hands = tuple(tuple(islice(left, len(hand))) for hand in state.hands)
    return replace(state, hands=hands, stock=tuple(chance.sample(rest := list(left), len(rest))))


def worn(state: State, chance: random.Random) -> State:
    """The same deal late in the round: most of the stock lies under the pile's top, and somebody has two cards left."""
    cut = len(state.stock) - chance.randrange(4)
    few, rest = state.hands[0][:2], state.hands[0][2:]
    return replace(
        state,
        stock=state.stock[cut:],
        pile=state.stock[:cut] + rest + state.pile,
        hands=(few, *state.hands[1:]),
        uncalled=tuple(seat for seat in state.uncalled if seat or len(few) in state.rules.table.words_due),
    )


def worn_sequences(state: SequenceState, chance: random.Random) -> SequenceState:
    """The same deal late in the round: long sequences, most of the stock discarded, and nobody has got on for long.

    Who is asked holds a number that goes on with the own sequence.
    """
    stock = list(state.stock)
    sides = tuple(tuple(_grown_line(state.rules, stock, chance) for _ in lines) for lines in state.sequences)
    first, *others = state.hands[state.turn]
    own = sides[state.rules.side_of(state.turn)]
    fitting = [card for card in stock for line in own if card in next_cards(state.rules, line)]
    if fitting:
        stock[stock.index(fitting[0])], first = first, fitting[0]
    cut = len(stock) - chance.randrange(1, 6)
    pile, passed = stock[:cut], tuple(card for card in stock[:cut] if card in PASS_CARDS)
    most = len(state.rules.pack)
    late = replace(
        state,
        hands=with_hand(state.hands, state.turn, (first, *others)),
        stock=tuple(stock[cut:]),
        pile=tuple(card for card in pile if card not in passed),
        passed=passed,
        sequences=sides,
        idle=chance.choice((0, most // 2, most - 2, most - 1)),
        stirred=chance.random() < 0.5,
    )
    return late if can_complete(late) else state


def _grown_line(rules: SequenceRules, stock: list[Card], chance: random.Random) -> tuple[Card, ...]:
    """A sequence of up to seven numbers that were taken from the stock; often it is nearly complete."""
    line: tuple[Card, ...] = ()
    for _ in range(chance.choice((7, chance.randrange(8)))):
        fitting = [card for card in next_cards(rules, line) if card in stock]
        if fitting:
            line = (*line, chance.choice(fitting))
            stock.remove(line[-1])
    return line


_LATER: dict[type[MatchState], tuple[Any, ...]] = {State: (loaded, worn), SequenceState: (worn_sequences,)}


def cards_of(state: Any) -> Counter[str]:
    cards = Counter(state.stock)
    apart = getattr(state, "passed", ()), *chain(*getattr(state, "sequences", ()))
    for part in (state.pile, *state.hands, *apart):
        cards.update(part)
    return cards


def all_cards(rules: Ruleset) -> Counter[str]:
    return Counter(rules.pack)
