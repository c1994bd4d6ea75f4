"""Steady: keeps its wild cards, sheds the costliest cards, picks its longest suit and draws only when it must."""

from engine.chance.stream import Chance
from engine.core.actions import Action, Call, Catch, Challenge
from engine.core.plays import complete_plays
from engine.shedding.bots.behaving import decent, politely
from engine.shedding.bots.bluffing import answer, without_bluff
from engine.shedding.bots.weighing import Weighing
from engine.shedding.legal.legal_moves import PASS
from engine.shedding.mechanics.bluffs import Doubt
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
    if view.on_turn and isinstance(view.pending, Doubt) and Challenge() in view.options.actions:
        return answer(view, view.pending, chance)
    if view.on_turn and view.pending:
        return max(chance.shuffled(view.options.actions), key=Weighing(view).preference)
    plays = without_bluff(view, complete_plays(options, view), chance)
    if plays:
        return politely(view, max(chance.shuffled(decent(view, plays)), key=Weighing(view).worth))
    # who may draw as many as they like has enough with one: measured, as more cost more than they bring
    stops = view.rules.draws_freely and view.drawn and PASS in view.options.actions
    return PASS if stops else politely(view, view.options.actions[0])
