"""Good manners: minding the hidden rules that a bot knows.

It knows no other rules, and does not guess.
"""

from collections.abc import Sequence

from engine.core.actions import Action, Draw, Play, Say
from engine.shedding.mechanics.etiquette import demands
from engine.shedding.rules.etiquette import NEVER
from engine.shedding.view import SheddingSeatView


def decent(view: SheddingSeatView, plays: Sequence[Play]) -> Sequence[Play]:
    """The plays without those that a rule forbids, unless it forbids them all."""
    if not view.rules.hides:
        return plays
    return [play for play in plays if NEVER not in demands(view, view.seat, play.cards)] or plays


def politely(view: SheddingSeatView, action: Action) -> Action:
    """What a rule asks the bot to say before this action, or the action."""
    draws = isinstance(action, Draw) and not view.drawn  # only the first draw of a turn is an occasion
    if not view.options.phrases or not (draws or isinstance(action, Play)):
        return action
    asked = demands(view, view.seat, action.cards if isinstance(action, Play) else ())
    due = [phrase for phrase in view.options.phrases if phrase in asked]
    return Say(due[0]) if due else action
