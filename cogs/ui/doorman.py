"""Lets an interaction in once, and only while it can still be answered.

When an interaction began stands in its id, by Discord's clock. The clock of this machine may be off by any amount, so
the smallest difference that was seen lately is taken for that amount, and only what comes on top of it is delay.
"""

import logging
import time
from collections import deque
from collections.abc import Callable

from cogs.ui.answer import TOO_OLD, Interaction

COMPARED = 100  # interactions by which the clocks are compared
PLAUSIBLE = 60  # seconds of delay to be believed before anything is known of the clock
JUMP = 1  # second by which a clock that was set differs from one that runs
REMEMBERED = 10_000  # interactions, to know one that is delivered twice

log = logging.getLogger(__name__)


class Doorman:
    """Knows how late interactions are, and which were there before."""

    def __init__(self, now: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._now, self._steady = now, steady
        self._differences: deque[float] = deque(maxlen=COMPARED)
        self._set = now() - steady()
        self._seen: dict[int, None] = {}

    def admits(self, interaction: Interaction) -> bool:
        """Whether to work on an interaction. Call this once for each."""
        if interaction.id in self._seen:
            log.info("An interaction was delivered twice, and acts once")
            return False
        self._remember(interaction.id)
        age = self.age(interaction)
        if age >= TOO_OLD:
            log.info("An interaction came %.1f seconds late. It cannot be answered, so it does nothing", age)
        return age < TOO_OLD

    def age(self, interaction: Interaction) -> float:
        """The seconds since an interaction began, by Discord's clock."""
        difference = self._now() - interaction.created_at.timestamp()
        self._notice_a_jump()
        usual = 0.0 if abs(difference) <= PLAUSIBLE else difference
        usual = min(self._differences, default=usual)
        self._differences.append(difference)
        return max(0.0, difference - usual)

    def _notice_a_jump(self) -> None:
        """Begin to compare anew if the clock was set."""
        now_set = self._now() - self._steady()
        if abs(now_set - self._set) > JUMP:
            self._set = now_set
            self._differences.clear()

    def _remember(self, interaction: int) -> None:
        self._seen[interaction] = None
        if len(self._seen) > REMEMBERED:
            del self._seen[next(iter(self._seen))]
