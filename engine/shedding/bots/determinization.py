"""A whole state from what a seat knows, with everything hidden drawn afresh (for bots that look ahead)."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice

from engine.chance.dice import Dice
from engine.chance.stream import Chance
from engine.core.actions import Action, Challenge
from engine.core.cards import Card, in_order
from engine.core.history import History
from engine.shedding.bots.bluffing import weighed_answer
from engine.shedding.bots.opponent_model import Belief
from engine.shedding.hidden_rules import CATALOGUE, Hidden
from engine.shedding.legal.matching import followers
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.mechanics.rule_making import Adding
from engine.shedding.state import State
from engine.shedding.step import Step
from engine.shedding.view import OPEN, SheddingSeatView

RISKED = 0.25  # how likely a bluff is risked, next to an honest play: measured where what is believed is what is true
WORLDS = 60  # in which the play of another is a bluff or is none
TRIES = 8  # for a hand that goes with that
IMAGINED = "imagined"  # the seed of all: what is hidden is drawn as it is, and what chance offers later is found once


def determinize(view: SheddingSeatView, chance: Chance) -> State:
    unseen = list(view.rules.table.pack)
    for card in (*view.pile, *(card for hand in view.hands for card in hand or ())):
        unseen.remove(card)
    return _with_hidden(view, list(chance.shuffled(unseen)), chance, _better(view), _any_manners(view, chance))


def believe(view: SheddingSeatView, history: History) -> Callable[[Dice], State]:
    """Draws states that agree with the view, the more likely ones more often, given what the seat saw of the round."""
    belief, doubt = Belief(view, history), view.pending
    hidden_bluff, better = isinstance(doubt, Doubt) and view.hands[doubt.player] is None, _better(view)

    def world(dice: Dice) -> State:
        manners = _any_manners(view, dice)
        state = _with_hidden(view, belief.order(dice), dice, better, manners)
        for _ in range(TRIES if hidden_bluff else 0):
            if (isinstance(state.pending, Doubt) and state.pending.honest) or dice.share() < RISKED:
                break
            state = _with_hidden(view, belief.order(dice), dice, better, manners)
        return state

    return world


def answered_doubt(view: SheddingSeatView, history: History) -> Action | None:
    """An expert's answer to a doubted play, decided by its beliefs alone. None if nothing is doubted."""
    if not isinstance(view.pending, Doubt) or Challenge() not in view.options.actions:
        return None
    world, dice = believe(view, history), Dice("doubt")
    return weighed_answer(view, view.pending, [world(dice) for _ in range(WORLDS)])


def _better(view: SheddingSeatView) -> frozenset[Card]:
    """The cards that would show a play to be a bluff, if its player holds one. Empty where none is doubted."""
    return view.pending.better(view) if isinstance(view.pending, Doubt) else frozenset()


def _with_hidden(
    view: SheddingSeatView, hidden: list[Card], chance: Chance, better: frozenset[Card], manners: tuple[Hidden, ...]
) -> State:
    """The state in which the hidden cards are dealt to the hidden hands in this order, and the rest are the stock."""
    cards = iter(_with_answer(view, hidden))
    hands = tuple(
        tuple(islice(cards, count)) if hand is None else hand
        for hand, count in zip(view.hands, view.counts, strict=True)
    )
    seed = view.seed or IMAGINED
    stock = tuple(islice(cards, view.stock))
    known = {name: getattr(view, name) for name in OPEN}
    drawn = view.seen_drawn if view.seat == view.turn else hands[view.turn][: len(view.drawn)]
    known |= {"manners": manners, "pending": _pending(view, manners, chance)}
    state = State(**known, hands=hands, stock=stock, seed=seed, drawn=drawn, undo=view.undo)
    return _with_judgement(state, better)


def _with_answer(view: SheddingSeatView, cards: list[Card]) -> list[Card]:
    """The unseen cards, in an order in which another seat that is asked to answer a skip can. It isn't asked else."""
    if not view.skips or view.hands[view.turn] is not None:
        return cards
    first = sum(view.counts[seat] for seat in range(view.turn) if view.hands[seat] is None)
    answers = followers(view, view.turn) - (view.rules.table.never_last if view.counts[view.turn] == 1 else set())
    if answers.isdisjoint(cards[first : first + view.counts[view.turn]]):
        found = next((place for place, card in enumerate(cards) if card in answers), first)
        cards[first], cards[found] = cards[found], cards[first]
    return cards


def _any_manners(view: SheddingSeatView, chance: Chance) -> tuple[Hidden, ...]:
    """Hidden rules of which nothing is believed but that they are others than those that the seat knows."""
    seen = [each.manner for each in view.manners if each.manner]
    if len(seen) == len(view.manners):
        chance.pass_over()
        return view.manners
    offered = view.pending.manners if isinstance(view.pending, Adding) else ()
    others = iter(chance.shuffled([each for each in CATALOGUE if each not in (*seen, *offered)]))
    return tuple(each if each.manner else replace(each, manner=next(others)) for each in view.manners)


def _pending(view: SheddingSeatView, hidden: tuple[Hidden, ...], chance: Chance) -> Step[State] | None:
    """The step with the rules that another seat may add, drawn from those that aren't hidden yet."""
    if not isinstance(view.pending, Adding) or all(view.pending.manners):
        return view.pending
    there = [each.manner for each in hidden]
    others = iter(chance.shuffled([each for each in CATALOGUE if each not in there]))
    return replace(view.pending, manners=tuple(each or next(others) for each in view.pending.manners))


def _with_judgement(state: State, better: frozenset[Card]) -> State:
    """A doubt needs the hand behind the play, which decides whether the play was honest."""
    doubt = state.pending
    if isinstance(doubt, Doubt):
        held = in_order(state.hands[doubt.player])
        state.pending = replace(doubt, held=held, honest=better.isdisjoint(held))
    return state
