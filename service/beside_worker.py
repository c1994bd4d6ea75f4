"""How a process beside the bot behaves. It knows nothing but the engine."""

import os
import signal
import threading
from multiprocessing import parent_process

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
