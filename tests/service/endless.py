"""Experts that have no answer. They think in processes of their own, which import nothing else of the tests."""

from threading import Event
from time import sleep
from typing import Any

from engine.bots.expert import GivenUp


def waits(*_: object) -> None:
    """Think about it, until the process is ended."""
    Event().wait()


def thinks_while_wanted(*asked: Any) -> None:
    """Think until no one waits any more."""
    *_, wanted = asked
    while wanted():
        sleep(0.001)
    raise GivenUp
