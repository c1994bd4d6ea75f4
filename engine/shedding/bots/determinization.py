"""A whole state from what a seat knows, with everything hidden drawn afresh (for bots that look ahead)."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice

from engine.chance.stream import Chance, Dice
from engine.core.actions import Action, Challenge
from engine.core.cards import Card, in_order
from engine.core.game import History
from engine.core.match import HIDDEN, is_covered
from engine.shedding.bots.bluffing import weighed_answer
from engine.shedding.bots.opponent_model import Belief
from engine.shedding.matching import followers
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.mechanics.hidden_rules import CATALOGUE, Hidden, HiddenRules, hidden
from engine.shedding.mechanics.rule_making import Adding
from engine.shedding.play import SheddingSeatView, SheddingState, begun
from engine.shedding.position import Step

RISKED = 0.25  # how likely a bluff is risked, next to an honest play: measured where what is believed is what is true
WORLDS = 60  # in which the play of another is a bluff or is none
TRIES = 8  # for a hand that goes with that
IMAGINED = "imagined"  # the seed of all: what is hidden is drawn as it is, and what chance offers later is found once


def determinize(view: SheddingSeatView, chance: Chance) -> SheddingState:
    unseen = list(view.table.pack)
    for card in (*view.pile, *(card for hand in view.hands for card in hand if card != HIDDEN)):
        unseen.remove(card)
    return _with_hidden(view, list(chance.shuffled(unseen)), chance, _better(view), _any_manners(view, chance))


def believe(view: SheddingSeatView, history: History) -> Callable[[Dice], SheddingState]:
    """Draws states that agree with the view, the more likely ones more often, given what the seat saw of the round."""
    belief, doubt = Belief(view, history), view.pending
    hidden_bluff, better = isinstance(doubt, Doubt) and is_covered(view.hands[doubt.player]), _better(view)

    def world(dice: Dice) -> SheddingState:
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
    view: SheddingSeatView, unseen: list[Card], chance: Chance, better: frozenset[Card], manners: tuple[Hidden, ...]
) -> SheddingState:
    """The state in which the hidden cards are dealt to the hidden hands in this order, and the rest are the stock."""
    cards = iter(_with_answer(view, unseen))
    hands = tuple(tuple(islice(cards, len(hand))) if is_covered(hand) else hand for hand in view.hands)
    state = begun(view.rules, view.seed or IMAGINED)
    state.__dict__.update({name: getattr(view, name) for name in SheddingState.OPEN})
    state.hands, state.stock = hands, tuple(islice(cards, len(view.stock)))
    state.drawn = view.drawn if view.seat == view.turn else hands[view.turn][: len(view.drawn)]
    state.notes, state.remarks, state.pending = view.notes, view.remarks, _pending(view, manners, chance)
    if manners:
        state.remember(HiddenRules(manners))
    return _with_judgement(state, better)


def _with_answer(view: SheddingSeatView, cards: list[Card]) -> list[Card]:
    """The unseen cards, in an order in which another seat that is asked to answer a skip can. It isn't asked else."""
    if not view.skips or not is_covered(view.hands[view.turn]):
        return cards
    first = sum(len(hand) for hand in view.hands[: view.turn] if is_covered(hand))
    answers = followers(view, view.turn) - (view.table.never_last if len(view.hands[view.turn]) == 1 else set())
    if answers.isdisjoint(cards[first : first + len(view.hands[view.turn])]):
        found = next((place for place, card in enumerate(cards) if card in answers), first)
        cards[first], cards[found] = cards[found], cards[first]
    return cards


def _any_manners(view: SheddingSeatView, chance: Chance) -> tuple[Hidden, ...]:
    """Hidden rules of which nothing is believed but that they are others than those that the seat knows."""
    secret = hidden(view)
    seen = [each.manner for each in secret if each.manner]
    if len(seen) == len(secret):
        chance.pass_over()
        return secret
    offered = view.pending.manners if isinstance(view.pending, Adding) else ()
    others = iter(chance.shuffled([each for each in CATALOGUE if each not in (*seen, *offered)]))
    return tuple(each if each.manner else replace(each, manner=next(others)) for each in secret)


def _pending(view: SheddingSeatView, secret: tuple[Hidden, ...], chance: Chance) -> Step | None:
    """The step with the rules that another seat may add, drawn from those that aren't hidden yet."""
    if not isinstance(view.pending, Adding) or all(view.pending.manners):
        return view.pending
    there = [each.manner for each in secret]
    others = iter(chance.shuffled([each for each in CATALOGUE if each not in there]))
    return replace(view.pending, manners=tuple(each or next(others) for each in view.pending.manners))


def _with_judgement(state: SheddingState, better: frozenset[Card]) -> SheddingState:
    """A doubt needs the hand behind the play, which decides whether the play was honest."""
    doubt = state.pending
    if isinstance(doubt, Doubt):
        held = in_order(state.hands[doubt.player])
        state.pending = replace(doubt, held=held, honest=better.isdisjoint(held))
    return state
