"""A message as it is shown: components, the pictures and documents they refer to, and how much fits into one."""

import asyncio
import io
import secrets
from collections.abc import Awaitable, Callable, Hashable, Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import blake2b
from typing import Any, TypeAlias, TypeVar

import discord
from discord import ui
from wcwidth import ljust, rjust, width

from cogs.discord.text import signs
from engine.words import Voice, Words, beside, in_voice, listens, voice
from model.people.names import escaped

WORDS = Words(__package__)

ROW = 5  # buttons in a row
ALT = 1024  # characters of the text of a picture

Item: TypeAlias = ui.Item[Any]  # any component: discord.py's own generic, by the view that it is in
Sendable: TypeAlias = dict[str, Any]  # a component as discord.py sends it
Dress: TypeAlias = Callable[[list[Sendable]], list[Sendable]]
Edited = TypeVar("Edited")

# Without it a name could be tried out hand by hand.
SALT = secrets.token_bytes(16)


@dataclass(unsafe_hash=True)
class Picture:
    """A picture with the text that says the same. It is drawn when it is needed, which may be never: only ``png``
    changes.
    """

    kind: str  # begins the name of its file
    alt: str
    draw: Callable[..., bytes]  # makes a PNG of what the picture shows
    shows: tuple[Hashable, ...]
    png: bytes | None = field(default=None, compare=False, repr=False)  # once it is drawn
    voice: Voice = field(default_factory=voice)  # of its words, and of the letters on its cards

    @cached_property
    def name(self) -> str:
        """The name of the file. In one process equal pictures have the same, and others do not."""
        seen = repr((self.kind, self.alt, self.draw.__qualname__, self.shows, self.voice))
        return f"{self.kind}-{blake2b(seen.encode(), key=SALT, digest_size=8).hexdigest()}.png"

    def drawn(self) -> bytes:
        """A PNG, in its own voice also in a thread that knows of none."""
        with in_voice(self.voice):
            return self.draw(*self.shows)

    def file(self) -> discord.File:
        png = self.drawn() if self.png is None else self.png
        return discord.File(io.BytesIO(png), self.name, description=self.alt)


@dataclass(frozen=True)
class Headed:
    """A text with a small picture to its right."""

    text: str
    picture: Picture


@dataclass(frozen=True)
class Document:
    """A file to keep, which a message offers."""

    name: str
    content: bytes = field(repr=False)

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.content), self.name)


@dataclass(frozen=True)
class Grid:
    """Numbers in rows, each with a plain name, under heads."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    name: int  # columns of a name on a screen, which is no longer
    width: int  # columns of a number, if none is longer
    heard: bool = field(default_factory=listens)

    def text(self) -> str:
        if self.heard:
            lines = [
                WORDS("score", name=escaped(name), points=beside(map(" ".join, zip(self.heads, values, strict=True))))
                for name, values in self.rows
            ]
            return "\n".join(lines)
        shown = [("", self.heads), *((name.replace("`", "'"), points) for name, points in self.rows)]
        most = max(self.width, *(width(value) for _, values in shown for value in values))
        lines = [
            ljust(name, self.name) + "".join(f" {rjust(value, most)}" for value in values) for name, values in shown
        ]
        return "\n".join(["```", *lines, "```"])


# A text is a paragraph, a lone button or select has a row.
Component: TypeAlias = str | Item | Headed | Picture | Document | Grid


class _Dressed(ui.LayoutView):
    """Components, and what is done to them as they are sent."""

    dress: Dress

    def to_components(self) -> list[Sendable]:
        return self.dress([child.to_component_dict() for child in self.children])


class Page:
    """Components in a frame, to be shown once. Every rendering builds its own. None stands for what is not shown."""

    def __init__(self, components: list[Component | None], accent: discord.Colour) -> None:
        self.components, self.accent = [each for each in components if each is not None], accent
        self.voice = voice()
        self.dress: Dress = list

    @property
    def picture(self) -> Picture | None:
        return next((each for each in self.components if isinstance(each, Picture)), None)

    @property
    def pictures(self) -> list[Picture]:
        """The small one and the large one."""
        headed = [each.picture for each in self.components if isinstance(each, Headed)]
        return [*headed, *(each for each in self.components if isinstance(each, Picture))]

    def followed_by(self, component: Component) -> "Page":
        page = copy(self)
        page.components = [*self.components, component]
        return page

    @property
    def view(self) -> ui.LayoutView:
        """The components, in a view of their own for each attempt to show them."""
        view = _Dressed(timeout=None)
        view.dress = self.dress
        view.add_item(ui.Container(*map(_item, self.components), accent_colour=self.accent))
        view.stop()  # the library keeps no view that has stopped, and presses arrive by their ids alone
        return view

    async def prepared(self, attached: Iterable[discord.Attachment] = ()) -> "Page":
        """The page with its pictures drawn beside the event loop, but those of a message with these ``attached``."""
        there = {each.filename for each in attached}
        missing = [each for each in self.pictures if each.png is None and each.name not in there]
        if not missing:
            return self
        page = copy(self)
        drawn = {each: replace(each, png=await asyncio.to_thread(each.drawn)) for each in missing}
        page.components = [
            replace(each, picture=drawn.get(each.picture, each.picture)) if isinstance(each, Headed)
            else drawn.get(each, each) if isinstance(each, Picture)
            else each
            for each in self.components
        ]  # fmt: skip
        return page

    @property
    def files(self) -> list[discord.File]:
        documents = (each.file() for each in self.components if isinstance(each, Document))
        return [*(each.file() for each in self.pictures), *documents]


def _item(component: Component) -> Item:
    item: Item
    match component:
        case str():
            item = ui.TextDisplay(signs(component))
        case ui.Button() | ui.Select():
            item = ui.ActionRow(component)
        case Picture():
            item = ui.MediaGallery(
                discord.MediaGalleryItem(f"attachment://{component.name}", description=component.alt)
            )
        case Headed(text, picture):
            small: Item = ui.Thumbnail(f"attachment://{picture.name}", description=picture.alt)
            item = ui.Section(ui.TextDisplay(signs(text)), accessory=small)
        case Document(name):
            item = ui.File(f"attachment://{name}")
        case Grid():
            item = ui.TextDisplay(component.text())
        case _:
            item = component
    return item


async def change(edit: Callable[..., Awaitable[Edited]], attached: Sequence[discord.Attachment], page: Page) -> Edited:
    """Change a message to a page by this ``edit``. The message has these ``attached``, as far as is known: the same
    picture stays without being sent again, and if the message does not have it after all, it is sent.
    """
    page = await page.prepared(attached)
    there = {each.filename: each for each in attached}
    pictures = [there.get(each.name) or each.file() for each in page.pictures]
    documents = [each.file() for each in page.components if isinstance(each, Document)]
    attachments = [*pictures, *documents]  # even if there are none, so that an older picture goes
    try:
        return await edit(view=page.view, attachments=attachments)
    except discord.HTTPException as trouble:
        if trouble.status != 400 or not set(attachments) & set(attached):
            raise
    return await edit(view=page.view, attachments=(await page.prepared()).files)


CALM = discord.Colour(0x4E5D6C)
ACTIVE = discord.Colour(0x2E8B57)
GOLD = discord.Colour(0xE0A72E)
RED = discord.Colour(0xC23B3B)


def line(text: str, accent: discord.Colour = RED) -> Page:
    """A page with a text and nothing else."""
    return Page([text], accent)


def rows(buttons: Sequence[Item], each: int = ROW) -> list[Item]:
    return [ui.ActionRow(*buttons[start : start + each]) for start in range(0, len(buttons), each)]


WHOLE = 4000  # characters that a message may have
FULL = 3600  # of them, without its headings


def weight(text: str) -> float:
    """The characters of a message that a text takes up. Its bytes count too: Discord takes 10,000 of them."""
    shown = signs(text)
    return max(len(shown), len(shown.encode()) * 0.4) + 1


def fitting(lines: Sequence[str], room: float) -> list[str]:
    """The first of the lines, as many as there is room for."""
    fitted: list[str] = []
    for line in lines:
        room -= weight(line)
        if room < 0:
            break
        fitted.append(line)
    return fitted


def below(page: Page, texts: Iterable[str]) -> Page:
    """The page with the first of these texts for which there is room below it."""
    texts_before = (each.text if isinstance(each, Headed) else each for each in page.components)
    taken = sum(weight(each) for each in texts_before if isinstance(each, str))
    fits = next((text for text in texts if taken + weight(text) <= WHOLE), None)
    return page if fits is None else page.followed_by(fits)


def in_pages(lines: Sequence[str], room: float = FULL) -> list[list[str]]:
    """All lines in as few pages as possible. There is always one."""
    pages: list[list[str]] = []
    while lines:
        pages.append(fitting(lines, room) or [lines[0]])
        lines = lines[len(pages[-1]) :]
    return pages or [[]]
