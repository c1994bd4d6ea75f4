"""The process beside the bot in which matches are looked back at. It knows nothing but the engine."""

import os
import signal
import threading
from collections.abc import Sequence
from multiprocessing import parent_process

from engine.actions import Action
from engine.fairness import Deal
from engine.looking_back import Budget, LookBack, look_back
from engine.ruleset import Ruleset

NICE = 10  # presses and pictures go first


def begin() -> None:
    """Work behind all else, leave Ctrl+C to the bot, and end with it, however that ends."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


def process_id() -> int:
    """Which process this is."""
    return os.getpid()


def looked_back(
    rules: Ruleset, deal: Deal, course: Sequence[tuple[int, Action]], seat: int, budget: Budget
) -> LookBack:
    """What there is to tell a seat. Raises CannotLookBack."""
    return look_back(rules, deal, course, seat, budget)
