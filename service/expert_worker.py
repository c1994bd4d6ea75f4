"""What the processes beside the bot do in which experts think. They know nothing but the engine."""

from dataclasses import replace

from engine.actions import Action
from engine.bots.advice import Advice, advice
from engine.bots.expert import Effort, expert
from engine.chance import Chance
from engine.game import Names
from engine.games import game_of
from engine.history import History
from engine.ruleset import shared
from engine.view import SeatView


def chosen(view: SeatView, history: History, seed: str, effort: Effort) -> Action:
    """What an expert does in a seat that sees this and has seen that."""
    return expert(game_of(view.rules), _known(view), history, Chance(seed), effort)


def advised(view: SeatView, history: History, seed: str, names: Names, effort: Effort) -> Advice | None:
    """What an expert would do there, and why. None where there is nothing to choose."""
    return advice(game_of(view.rules), _known(view), history, Chance(seed), names, effort)


def _known(view: SeatView) -> SeatView:
    """The view with rules that this process may have met before, and looked things up in."""
    return replace(view, rules=shared(view.rules))
