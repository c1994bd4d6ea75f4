"""Steady: keeps its wild cards, sheds the costliest cards, picks its longest suit and draws only when it must."""

from functools import partial

from engine.chance.stream import Chance
from engine.core.actions import Action, Call, Catch, Give, Nominate
from engine.core.plays import complete_plays
from engine.shedding.bots.behaving import decent, politely
from engine.shedding.bots.bluffing import answer, without_bluff
from engine.shedding.bots.weighing import Weighing
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.mechanics.gifts import Giving
from engine.shedding.play.options import options
from engine.shedding.view import SheddingSeatView


def steady(view: SheddingSeatView, chance: Chance) -> Action:
    """Calls first. After those comes the pending step, then the best play, and then any other action. A rule to add is
    picked by chance.
    """
    for action in view.options.actions:
        caught = isinstance(action, Catch) and action.seat not in view.rules.partners[view.seat]
        if caught or isinstance(action, Call):
            return action
    if view.options.rules_to_add:
        return chance.one_of(view.options.rules_to_add)
    if view.on_turn and isinstance(view.pending, Doubt):
        return answer(view, view.pending, chance)
    if view.on_turn and view.pending:
        return max(chance.shuffled(view.options.actions), key=partial(_preference, view, Weighing(view)))
    plays = without_bluff(view, complete_plays(options, view), chance)
    if plays:
        return politely(view, max(chance.shuffled(decent(view, plays)), key=Weighing(view).worth))
    return politely(view, view.options.actions[0])


def _preference(view: SheddingSeatView, situation: Weighing, action: Action) -> tuple[int, int, bool]:
    """How good a step is. The best suit is the longest. Any gift is good, because it makes the hand smaller.

    Wild cards are given last. An opponent gets the card that costs most, a partner the one that costs least.
    """
    if isinstance(action, Nominate):
        return 1, situation.held(action.suit), False
    if not isinstance(action, Give) or not isinstance(view.pending, Giving):
        return 0, 0, False
    to_partner = view.pending.to[0] in view.rules.partners[situation.seat]
    price = situation.price(action.card)
    return 1 + (action.card not in situation.wild), -price if to_partner else price, action.call
