"""Lets an interaction in once, and only while it can still be answered.

When an interaction began stands in its id, by Discord's clock. The clock of this machine may be off by any amount, so
the smallest difference that was seen lately is taken for that amount, and only what comes on top of it is delay.

That is a guess, as a clock may gain, and those of Discord differ too. So who seems too late is told, and if Discord
takes that, the guess was wrong and the clocks are compared anew.
"""

import logging
import time
from collections import deque
from collections.abc import Callable

from cogs.interactions.answer import TOO_OLD
from cogs.ui.components.controls import Interaction

COMPARED = 20  # interactions by which the clocks are compared
LATELY = 600  # seconds after which one says little about them, if there is a later one
PLAUSIBLE = 60  # seconds of delay to be believed before anything is known of the clock
REMEMBERED = 10_000  # interactions, to know one that is delivered twice

log = logging.getLogger(__name__)


class InteractionFilter:
    """Knows how late interactions are, and which were there before."""

    def __init__(self, now: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._differences: deque[tuple[float, float]] = deque(maxlen=COMPARED)  # and when they were seen
        self._began = now() - steady()  # so that a clock that is set later makes no difference
        self._seen: dict[int, float] = {}  # by how much the clocks differed, by interaction

    def was_here(self, interaction: Interaction) -> bool:
        if interaction.id in self._seen:
            log.info("Ignored an interaction that was delivered twice")
            return True
        return False

    def admits(self, interaction: Interaction) -> bool:
        """True if an interaction that was not here before can still be answered, as it seems."""
        difference = self._difference(interaction)
        self._seen[interaction.id] = self._usual(difference)
        if len(self._seen) > REMEMBERED:
            del self._seen[next(iter(self._seen))]
        self._differences.append((self._steady(), difference))
        age = self.age(interaction)
        if age >= TOO_OLD:
            log.info("Ignored an interaction that seems to be %.1f seconds late", age)
        return age < TOO_OLD

    def was_wrong(self, interaction: Interaction) -> None:
        """One that was not admitted was in time after all, so the clocks differ in another way."""
        log.info("The interaction was in time after all. Comparing the clocks again")
        self._differences.clear()
        self._differences.append((self._steady(), self._difference(interaction)))

    def age(self, interaction: Interaction) -> float:
        """In seconds, by Discord's clock."""
        difference = self._difference(interaction)
        return max(0.0, difference - self._seen.get(interaction.id, self._usual(difference)))

    def _difference(self, interaction: Interaction) -> float:
        return self._began + self._steady() - interaction.created_at.timestamp()

    def _usual(self, difference: float) -> float:
        """By how much the clocks differ. ``difference``: the latest, which tells it if nothing else does."""
        while len(self._differences) > 1 and self._differences[0][0] < self._steady() - LATELY:
            self._differences.popleft()
        usual = 0.0 if abs(difference) <= PLAUSIBLE else difference
        return min((seen for _, seen in self._differences), default=usual)
