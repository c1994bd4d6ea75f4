"""Steady: keeps its wild cards, sheds the costliest cards, picks its longest suit and draws only when it must."""

from collections.abc import Sequence

from engine.chance.stream import Chance
from engine.core.actions import Action, Call, Catch, Challenge, Draw, Play, Say
from engine.core.plays import complete_plays
from engine.shedding.bots.bluffing import answer, without_bluff
from engine.shedding.bots.weighing import Weighing
from engine.shedding.legal import PASS
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.mechanics.hidden_rules import NEVER, demands
from engine.shedding.play import SheddingSeatView


def steady(view: SheddingSeatView, chance: Chance) -> Action:
    """Calls first. After those comes the pending step, then the best play, and then any other action. A rule to add is
    picked by chance.
    """
    for action in view.options.actions:
        caught = isinstance(action, Catch) and action.seat not in view.table.partners[view.seat]
        if caught or isinstance(action, Call):
            return action
    if view.options.rules_to_add:
        return chance.one_of(view.options.rules_to_add)
    if view.on_turn and isinstance(view.pending, Doubt) and Challenge() in view.options.actions:
        return answer(view, view.pending, chance)
    if view.on_turn and view.pending:
        return max(chance.shuffled(view.options.actions), key=Weighing(view).preference)
    plays = without_bluff(view, complete_plays(view), chance)
    if plays:
        return say_first(view, max(chance.shuffled(decent(view, plays)), key=Weighing(view).worth))
    # who may draw as many as they like has enough with one: measured, as more cost more than they bring
    stops = view.table.draws_freely and view.drawn and PASS in view.options.actions
    return PASS if stops else say_first(view, view.options.actions[0])


def decent(view: SheddingSeatView, plays: Sequence[Play]) -> Sequence[Play]:
    """The plays without those that a rule forbids, unless it forbids them all."""
    if view.table.grows != "hidden":
        return plays
    return [play for play in plays if NEVER not in demands(view, play.cards)] or plays


def say_first(view: SheddingSeatView, action: Action) -> Action:
    """The phrase a rule asks for before this action, or the action."""
    draws = isinstance(action, Draw) and not view.drawn  # only the first draw of a turn is an occasion
    if not view.options.phrases or not (draws or isinstance(action, Play)):
        return action
    asked = demands(view, action.cards if isinstance(action, Play) else ())
    due = [phrase for phrase in view.options.phrases if phrase in asked]
    return Say(due[0]) if due else action
