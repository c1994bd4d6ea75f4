"""A person's page in a server: their preferences, everything that is stored about them, and how to delete it."""

import json
from collections.abc import Mapping

from discord import ButtonStyle, ui

from cogs.discord.controls import Control, button, way_back
from cogs.discord.page import ACTIVE, CALM, RED, Document, Page, rows
from cogs.server.chapters import Chapters
from engine.words import Words
from model.people.preferences import Preferences
from model.refusals import Refused

ACTION, PAGE, DATA, FORGET = "me", "me-page", "me-data", "me-forget"
LEAVE = "leave"  # as a word of a control: house rules stay, without a name
NAME = "eights-my-data.json"
MOST = 8 * 1024 * 1024  # bytes of an attachment that every server takes, with some room
EXACT = 2**53  # greater numbers are changed by many programs that read JSON, so ids are texts
FORMAT = 2

WORDS = Words(__package__)


def me_chapters(preferences: Preferences) -> Chapters[Preferences]:
    return Chapters(preferences, WORDS, ACTION, WORDS.message("unknown"))


def me_page(preferences: Preferences, zone: str, notice: str = "", *, pinged: bool = True) -> Page:
    """A person's preferences, and their buttons.

    ``zone``: in which the times are read that they type. ``pinged``: the server lets the bot ping players.
    """
    chapters = me_chapters(preferences)
    told = [*chapters.told(notice), *([] if pinged else [WORDS("pings-never")])]
    told.append(WORDS("zone" if preferences.zone else "zone-of-server", zone=zone))
    data = button(WORDS("my-data"), Control(DATA))
    forget = button(WORDS("forget-me"), Control(FORGET), ButtonStyle.danger)
    return Page([*told, *rows([*chapters.buttons(), data, forget])], ACTIVE if notice else CALM)


def data_page(document: Document) -> Page:
    """All that is stored about a person, in every server, as a document."""
    told = f"{WORDS('data-heading')}\n{WORDS('data-file')}"
    forget = button(WORDS("forget-me"), Control(FORGET), ButtonStyle.danger)
    buttons = rows([way_back("me", Control(PAGE)), forget])
    return Page([told, document, WORDS("data-rest"), *buttons], CALM)


def forget_page(presets: int) -> Page:
    """Asks before everything about a person is deleted. ``presets``: how many house rules they saved last."""
    forget = button(WORDS("forget-button"), Control("forget"), ButtonStyle.danger)
    leave = [button(WORDS("leave-button"), Control("forget", words=(LEAVE,)), ButtonStyle.danger)] if presets else []
    back = way_back("me", Control(PAGE))
    asked = [WORDS("forget"), *([WORDS("forget-presets", count=presets)] if presets else [])]
    return Page(["\n".join(asked), ui.ActionRow(forget, *leave, back)], RED)


def document(data: Mapping[str, object], most: int = MOST) -> Document:
    """All of it as JSON. Raises Refused when it is too large for a message."""
    text = json.dumps(_exact({"format": FORMAT} | dict(data)), indent=1, ensure_ascii=False).encode()
    if len(text) > most:
        raise Refused(WORDS.message("data-too-much"))
    return Document(NAME, text)


def _exact(value: object) -> object:
    if isinstance(value, Mapping):
        return {key: _exact(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_exact(part) for part in value]
    return str(value) if isinstance(value, int) and abs(value) > EXACT else value
