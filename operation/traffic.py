"""What the answers of Discord tell before they are read: how many were refused, how late ours are, what time it is."""

import logging
import time
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from types import SimpleNamespace

import aiohttp

from cogs.interactions.discord_errors import TOO_MANY

SKEW = 60  # seconds by which this computer's clock may be wrong
UNANSWERED = 1000  # interactions whose arrival is remembered

log = logging.getLogger("eights.discord")

Clock = Callable[[], float]


class Traffic:
    """Watches every answer of Discord's REST interface through ``trace``."""

    def __init__(self, now: Clock = time.time, timer: Clock = time.perf_counter) -> None:
        self.rate_limited = 0
        self.ahead = 0.0  # seconds by which this computer's clock is fast; those of an answer's way do not count
        self.acknowledged: Callable[[float], object] = lambda seconds: None  # told how long each answer took
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._answered)
        self._now, self._timer = now, timer
        self._arrived: dict[int, float] = {}
        self._wrong_clock = False

    def arrived(self, interaction: int) -> None:
        self._arrived[interaction] = self._timer()
        if len(self._arrived) > UNANSWERED:
            del self._arrived[next(iter(self._arrived))]

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, answer: aiohttp.TraceRequestEndParams
    ) -> None:
        self.rate_limited += answer.response.status == TOO_MANY
        path = answer.url.parts  # of the answer to an interaction it ends in interactions/ID/TOKEN/callback
        if path[-1] == "callback" and path[-3].isdecimal() and (arrived := self._arrived.pop(int(path[-3]), None)):
            self.acknowledged(self._timer() - arrived)
        self._check_clock(answer.response.headers.get("Date"))

    def _check_clock(self, date: str | None) -> None:
        """Say once that the clock is wrong. Then times that people read are wrong."""
        try:
            ahead = self._now() - parsedate_to_datetime(date or "").timestamp()
        except ValueError:
            return
        self.ahead = ahead if abs(ahead) > SKEW else 0.0
        if self.ahead and not self._wrong_clock:
            self._wrong_clock = True
            log.warning(
                "This computer's clock is %s by %.0f s. Set it: until then, times in messages are wrong.",
                "fast" if ahead > 0 else "slow",
                abs(ahead),
            )
