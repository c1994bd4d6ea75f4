"""What Discord lets nobody do: how long, how much, how often. Every number is a setting."""

import asyncio
import time
import traceback
from collections import Counter
from collections.abc import Callable
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

    def __init__(self, status: int, code: int, text: str, **more: Any) -> None:
        super().__init__(f"{status} {code}: {text}")
        self.status, self.body = status, {"message": text, "code": code, **more}

    @property
    def code(self) -> int:
        return int(self.body["code"])


class Outdated(Refusal):
    """The message has changed since it was last seen, which is no fault of the one who calls."""


@dataclass(frozen=True)
class Limits:
    """The numbers of Discord. ``scaled`` makes those in seconds shorter, so that a test need not wait.

    Those that nothing waits for, but that a slow machine could break, are long in tests: no test measures time.
    """

    answer: float = 3  # seconds until an interaction must be answered
    token: float = 15 * 60
    old: float = 3600  # seconds after which a message can be edited less often
    old_edits: int = 3
    old_window: float = 6
    channel_calls: int = 5  # of one kind, in one channel
    channel_window: float = 5
    token_calls: int = 5
    token_window: float = 2
    everything: int = 50  # calls in a second, those of interactions aside
    everything_window: float = 1

    @classmethod
    def scaled(cls, by: float = 0.02) -> "Limits":
        return cls(
            answer=PATIENCE,
            old_window=6 * by,
            channel_window=5 * by,
            token_window=2 * by,
            everything_window=max(by, 0.1),
        )


@dataclass
class Bucket:
    """So many calls in a window."""

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
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": name,
        }


@dataclass
class Buckets:
    """How often the bot has called, and what it was told."""

    limits: Limits
    told: Counter[str] = field(default_factory=Counter)  # answers with status 429, by scope
    invalid: Counter[int] = field(default_factory=Counter)  # answers that bring an address nearer to its ban
    calls: Counter[int] = field(default_factory=Counter)  # of everything but interactions, by second
    _all: dict[tuple[str, str], Bucket] = field(default_factory=dict)
    _global: Bucket | None = None

    def take_global(self) -> None:
        """A call that is not an interaction's. Raises Refusal."""
        limits, now = self.limits, asyncio.get_running_loop().time()
        self._global = self._global or Bucket(limits.everything, limits.everything_window)
        self.calls[int(now)] += 1
        if wait := self._global.take(now):
            raise self.too_many(wait, "global")

    def take(self, kind: str, key: str) -> dict[str, str]:
        """A call with a bucket of its own. Returns the headers of its answer. Raises Refusal."""
        now = asyncio.get_running_loop().time()
        bucket = self._all.setdefault((kind, key), self._new(kind))
        if wait := bucket.take(now):
            raise self.too_many(wait, "user")
        return bucket.headers(kind, now)

    def too_many(self, wait: float, scope: str, code: int = 0) -> Refusal:
        self.told[scope if code == 0 else str(code)] += 1
        return Refusal(
            429, code, "You are being rate limited.", retry_after=wait, scope=scope, **{"global": scope == "global"}
        )

    def account(self, status: int, scope: str | None) -> None:
        """Ten thousand of these in ten minutes, and Discord bans the address."""
        if status in {401, 403} or (status == 429 and scope != "shared"):
            self.invalid[status] += 1

    def _new(self, kind: str) -> Bucket:
        limits = self.limits
        if kind == "token":
            return Bucket(limits.token_calls, limits.token_window)
        return Bucket(limits.channel_calls, limits.channel_window)


def malformed(text: str) -> Refusal:
    """A body that Discord does not take."""
    return Refusal(400, 50035, f"Invalid Form Body: {text}", errors={})


def check_message(body: Json, flags: int, attachments: list[Json]) -> None:
    """A message as it would be after a call. Raises Refusal."""
    components = body.get("components") or []
    if flags & V2 and (body.get("content") or body.get("embeds")):
        raise malformed("a message of components has neither content nor embeds")
    if not flags & V2 and len(body.get("content") or "") > TEXT:
        raise malformed("content is too long")
    if components:
        _asserted(lambda: check_components(components))
        _check_pictures(components, attachments)
    elif flags & V2:
        raise malformed("a message of components needs some")


def check_files(files: dict[int, bytes]) -> None:
    """Raises Refusal."""
    if len(files) > FILES:
        raise Refusal(400, 30015, "Maximum number of attachments in a message reached (10)")
    if any(len(file) > LARGEST for file in files.values()):
        raise Refusal(413, 40005, "Request entity too large")


def _asserted(check: Callable[[], None]) -> None:
    try:
        check()
    except AssertionError as wrong:
        line = traceback.extract_tb(wrong.__traceback__)[-1].line
        raise malformed(line or str(wrong)) from wrong


def _check_pictures(components: list[Json], attachments: list[Json]) -> None:
    """A gallery shows only what is attached."""
    names = {attachment["filename"] for attachment in attachments}
    for url in picture_urls(components):
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            raise malformed(f"nothing is attached as {url}")


def picture_urls(components: list[Json]) -> list[str]:
    """The addresses of all media."""
    items = [item for part in parts(components) for item in part.get("items", [])]
    media = [part["media"] for part in parts(components) if "media" in part] + [item["media"] for item in items]
    return [each["url"] for each in media]
