"""What the processes beside the bot do in which experts think. They know nothing but the engine."""

from engine.bots.expert import Advice, Effort, Wanted, advice, expert
from engine.chance import Chance
from engine.core.actions import Action
from engine.core.game import History, Names
from engine.core.match import SeatView
from engine.words import Voice, in_voice


def chosen(view: SeatView, history: History, seed: str, effort: Effort, wanted: Wanted) -> Action:
    """What an expert does in a seat that sees this and has seen that. Raises GivenUp."""
    return expert(view, history, Chance(seed), effort, wanted)


def advised(
    view: SeatView, history: History, seed: str, names: Names, voice: Voice, effort: Effort, wanted: Wanted
) -> Advice | None:
    """What an expert would do there, and why. None where there is nothing to choose. Raises GivenUp.

    ``voice``: how it is said to who asks.
    """
    with in_voice(voice):
        return advice(view, history, Chance(seed), names, effort, wanted)
