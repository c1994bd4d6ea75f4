"""An expert that never has an answer. It waits in a process of its own, which imports nothing else of the tests."""

from threading import Event


def waits(*_: object) -> None:
    """Think about it, until the process is ended."""
    Event().wait()
