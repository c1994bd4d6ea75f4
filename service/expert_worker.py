"""The work of a process beside the bot in which an expert thinks. It knows nothing but the engine."""

import os
import signal
import threading
from ctypes import c_bool
from multiprocessing import parent_process

from engine.bots.expert import Advice, Effort, Wanted, advice, expert
from engine.chance import Chance
from engine.core import actions, match
from engine.core.game import History, Names
from engine.words import Voice, in_voice


def chosen(view: match.SeatView, history: History, seed: str, effort: Effort, wanted: Wanted) -> actions.Action:
    """Returns the action that an expert picks in a seat that sees this and has seen that. Raises GivenUp."""
    return expert(view, history, Chance(seed), effort, wanted)


def advised(
    view: match.SeatView, history: History, seed: str, names: Names, voice: Voice, effort: Effort, wanted: Wanted
) -> Advice | None:
    """Returns an expert's advice in the player's ``voice``, or None if there is nothing to choose. Raises GivenUp."""
    with in_voice(voice):
        return advice(view, history, Chance(seed), names, effort, wanted)


NICE = 10  # presses and pictures go first

_given_up: list[c_bool] = []  # one, in a process that has begun


def begin(given_up: c_bool) -> None:
    """Work behind all else, leave Ctrl+C to the bot, and end with it, however that ends.

    ``given_up`` is shared with the bot, without a lock that a killed process could keep.
    """
    _given_up.append(given_up)
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


def is_wanted() -> bool:
    """True if the bot still waits for the present work."""
    return not any(given_up.value for given_up in _given_up)
