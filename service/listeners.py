"""Listeners that are told of changes."""

from collections.abc import Callable

Listener = Callable[[int], None]


class Listeners:
    """Everything that is told when something has changed and is saved, by its id. ``bot.py`` connects them."""

    def __init__(self, *listeners: Listener) -> None:
        self._listeners = list(listeners)

    def connect(self, *listeners: Listener) -> None:
        """Tell these as well from now on, after those already connected."""
        self._listeners += listeners

    def tell(self, number: int) -> None:
        """Something has changed."""
        for listener in self._listeners:
            listener(number)
