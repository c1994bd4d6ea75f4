"""Listeners that are told of changes."""

import logging
from collections.abc import Callable

log = logging.getLogger(__name__)

Listener = Callable[[int], None]


class Listeners:
    """Everything that is told when something has changed and is saved, by its id. The client connects them."""

    def __init__(self, *listeners: Listener) -> None:
        self._listeners = list(listeners)

    def connect(self, *listeners: Listener) -> None:
        """Tell these as well from now on, after those already connected."""
        self._listeners += listeners

    def tell(self, number: int) -> None:
        """Something has changed. It is saved, so a listener that fails keeps it from no other one."""
        for listener in self._listeners:
            try:
                listener(number)
            except Exception:
                log.exception("Couldn't pass on a change of %s", number)
