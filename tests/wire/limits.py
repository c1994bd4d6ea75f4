"""What Discord lets nobody do: how long, how much, how often. Every number is a setting."""

import asyncio
import traceback
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests import PATIENCE
from tests.cogs.limits import check_components
from tests.wire.world import V2, Json, parts

FILES = 10
LARGEST = 10 << 20  # bytes of a file
TEXT = 2000  # characters outside of components


class Refusal(Exception):
    """Discord says no: a status, its own code and a sentence."""

    def __init__(self, status: int, code: int, text: str, headers: dict[str, str] | None = None, **more: Any) -> None:
        super().__init__(f"{status} {code}: {text}")
        self.status, self.code, self.headers = status, code, headers or {}
        self.body = {"message": text, "code": code, **more}


class Outdated(Refusal):
    """The message has changed since it was last seen, which is no fault of the one who calls."""


@dataclass(frozen=True)
class Limits:
    """The numbers of Discord. ``scaled`` makes those in seconds shorter, so that a test need not wait.

    Those that nothing waits for, but that a slow machine could break, are long in tests: no test measures time.
    """

    answer: float = 3  # seconds until an interaction must be answered
    channel_calls: int = 5  # of one kind, in one channel
    channel_window: float = 5
    token_calls: int = 5
    token_window: float = 2
    everything: int = 50  # calls in a second, those of interactions aside
    everything_window: float = 1

    @classmethod
    def scaled(cls) -> "Limits":
        return cls(answer=PATIENCE, channel_window=0.1, token_window=0.04, everything_window=0.1)


@dataclass
class Bucket:
    most: int
    window: float
    used: int = 0
    ends: float = 0

    def take(self, now: float) -> float:
        """Use one. Returns the seconds to wait, if there is none left."""
        if now >= self.ends:
            self.used, self.ends = 0, now + self.window
        self.used += 1
        return self.ends - now if self.used > self.most else 0

    def headers(self, name: str, now: float) -> dict[str, str]:
        left = max(0.0, self.ends - now)
        return {
            "X-RateLimit-Limit": str(self.most),
            "X-RateLimit-Remaining": str(max(0, self.most - self.used)),
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": name,
        }


@dataclass
class Buckets:
    """How often the bot has called, and what it was told."""

    limits: Limits
    told: Counter[str] = field(default_factory=Counter)  # answers with status 429, by scope
    _all: dict[tuple[str, str], Bucket] = field(default_factory=dict)
    _global: Bucket | None = None

    def take_global(self) -> None:
        """A call that is not an interaction's. Raises Refusal."""
        limits, now = self.limits, asyncio.get_running_loop().time()
        self._global = self._global or Bucket(limits.everything, limits.everything_window)
        if wait := self._global.take(now):
            raise self._too_many(wait, "global")

    def take(self, kind: str, key: str) -> dict[str, str]:
        """A call with a bucket of its own. Returns the headers of its answer. Raises Refusal."""
        now = asyncio.get_running_loop().time()
        limits = self.limits
        of_token = (limits.token_calls, limits.token_window)
        size = of_token if kind == "token" else (limits.channel_calls, limits.channel_window)
        bucket = self._all.setdefault((kind, key), Bucket(*size))
        if wait := bucket.take(now):
            raise self._too_many(wait, "user")
        return bucket.headers(kind, now)

    def _too_many(self, wait: float, scope: str) -> Refusal:
        self.told[scope] += 1
        more = {"retry_after": wait, "global": scope == "global"}
        headers = {"Via": "1.1 google", "X-RateLimit-Scope": scope, "Retry-After": str(wait)}
        return Refusal(429, 0, "You are being rate limited.", headers, **more)


def malformed(text: str) -> Refusal:
    return Refusal(400, 50035, f"Invalid Form Body: {text}", errors={})


def check_message(content: str, components: list[Json], flags: int, attachments: list[Json]) -> None:
    """A message as it would be after a call. Raises Refusal."""
    if flags & V2 and (content or not components):
        raise malformed("a message of components has no content, and needs some")
    if len(content) > TEXT:
        raise malformed("content is too long")
    try:
        check_components(components)
    except AssertionError as wrong:
        raise malformed(traceback.extract_tb(wrong.__traceback__)[-1].line or str(wrong)) from wrong
    names = {f"attachment://{each['filename']}" for each in attachments}
    holders = [each for part in parts(components) for each in (part, *part.get("items", []))]
    for url in (each["media"]["url"] for each in holders if "media" in each):
        if url.startswith("attachment://") and url not in names:
            raise malformed(f"nothing is attached as {url}")


def check_files(files: dict[int, bytes]) -> None:
    """Raises Refusal."""
    if len(files) > FILES:
        raise Refusal(400, 30015, "Maximum number of attachments in a message reached (10)")
    if any(len(file) > LARGEST for file in files.values()):
        raise Refusal(413, 40005, "Request entity too large")
