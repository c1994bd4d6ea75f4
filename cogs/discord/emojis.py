"""Emojis of the application in place of plain signs: pages have the signs, and turn into emojis as they are sent.

So a message that Discord refuses because of an emoji can go out with its signs. What listens, names or logs has words.
"""

import logging
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from copy import copy
from typing import TypeVar

import discord
from discord import ComponentType

from cogs.discord.page import WHOLE, Page, Sendable, weight
from cogs.discord.text import BACK

_DRAW = re.compile(r"b:\d*:\d*:(?:plan[.])?draw\b")  # begins the id of a button that draws
_CODE = re.compile("(```.*?```|`[^`]*`)", re.DOTALL)  # in which an emoji would stay what is typed for it
_RANK = re.compile(r"\W*\w{0,2}")  # perhaps after a plus: only then the suit can stand before it

Shown = TypeVar("Shown")

log = logging.getLogger(__name__)


class EmojiSet:
    """The emojis that stand for plain signs in one message."""

    def __init__(self, by_sign: Mapping[str, discord.Emoji]) -> None:
        self._by_sign, self._sign = by_sign, re.compile(f"([{''.join(by_sign)}])\ufe0e?")

    def dress(self, components: list[Sendable]) -> list[Sendable]:
        """Return components with emojis. Texts keep their signs if there is no room for so many."""
        written = {text: self._written(text) for text in _texts(components)}
        fits = sum(weight(written[text]) for text in _texts(components)) <= WHOLE
        return [self._dressed(each, written if fits else {}) for each in components]

    def _dressed(self, part: Sendable, written: Mapping[str, str]) -> Sendable:
        """``written``: texts with emojis."""
        match part["type"]:
            case ComponentType.text_display.value:
                return part | {"content": written.get(part["content"], part["content"])}
            case ComponentType.button.value:
                return part | self._labelled(part)
            case ComponentType.select.value:
                return part | {"options": [option | self._labelled(option) for option in part["options"]]}
        inner = [self._dressed(each, written) for each in part.get("components", ())]
        return part | {"components": inner} if inner else part

    def _written(self, text: str) -> str:
        parts = enumerate(_CODE.split(text))  # every other one is code
        return "".join(
            part if code % 2 else self._sign.sub(lambda found: str(self._by_sign[found[1]]), part)
            for code, part in parts
        )

    def _labelled(self, part: Sendable) -> Sendable:
        """Return the emoji of a button or an option, and its label without the sign that the emoji stands for.

        A label with several suits keeps them.
        """
        label = part.get("label", "")
        before, sign, after, *more = self._sign.split(label) if self._sign.search(label) else ("", "", "")
        if more or not sign:
            if not _DRAW.match(part.get("custom_id", "")):
                return {}
            sign = BACK
        else:
            moves = _RANK.fullmatch(before) and before + after.strip()
            label = (before + after).strip() if moves else label
        emoji = self._by_sign[sign]
        shown = {"emoji": {"id": str(emoji.id), "name": emoji.name}}
        return shown | {"label": label} if "label" in part else shown


class Emojis:
    """The emojis that can be used now: suits in two colours, and each in its own. None: every sign stays plain."""

    def __init__(self) -> None:
        self.sets: tuple[EmojiSet, EmojiSet] | None = None

    async def show(self, send: Callable[[Page], Awaitable[Shown]], page: Page) -> Shown:
        """Send a page with emojis, and at once without them if Discord no longer knows one."""
        if self.sets is None or page.voice.listens:
            return await send(page)
        shown = copy(page)
        shown.dress = self.sets[page.voice.four_colours].dress
        try:
            return await send(shown)
        except discord.HTTPException as trouble:
            if trouble.code != 50035 or "emoji" not in trouble.text.lower():
                raise
            if self.sets is not None:
                log.warning("Discord refused an emoji, so suits are plain signs until the next start: %s", trouble.text)
            self.sets = None
        return await send(page)


def _texts(components: Sequence[Sendable]) -> Iterator[str]:
    for part in components:
        yield from [part["content"]] if "content" in part else _texts(part.get("components", ()))
