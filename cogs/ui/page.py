"""A message as it is shown: components, and the pictures they refer to."""

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.ui.words import signs

ROW = 5  # buttons in a row

Item: TypeAlias = ui.Item[Any]  # any component: discord.py's own generic, by the view that it is in


@dataclass(frozen=True)
class Picture:
    """A PNG with the text that says the same."""

    name: str
    png: bytes
    alt: str

    def gallery(self) -> ui.MediaGallery[Any]:
        """The component that shows the picture."""
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt))


class Page:
    """Components in a frame, to be shown once. Every rendering builds its own."""

    def __init__(self, items: Iterable[Item], accent: discord.Colour, picture: Picture | None = None) -> None:
        self._items, self._accent, self._picture = tuple(items), accent, picture

    @property
    def view(self) -> ui.LayoutView:
        """The components, in a view of their own for each attempt to show them."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(*self._items, accent_colour=self._accent))
        return view

    @property
    def files(self) -> list[discord.File]:
        """The pictures as attachments. Send them even when there are none, so that older ones go."""
        if self._picture is None:
            return []
        return [discord.File(io.BytesIO(self._picture.png), self._picture.name, description=self._picture.alt)]


CALM = discord.Colour(0x4E5D6C)
ACTIVE = discord.Colour(0x2E8B57)
GOLD = discord.Colour(0xE0A72E)
RED = discord.Colour(0xC23B3B)


def paragraph(text: str) -> ui.TextDisplay[Any]:
    """A text as it may be shown."""
    return ui.TextDisplay(signs(text))


def line(text: str, accent: discord.Colour = RED) -> Page:
    """A page with a text and nothing else."""
    return Page([paragraph(text)], accent)


def rows(buttons: Sequence[Item]) -> list[Item]:
    """Buttons in as many rows as they need."""
    return [ui.ActionRow(*buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]
