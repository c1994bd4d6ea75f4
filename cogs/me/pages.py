"""What a person prefers in a server, in two forms, and everything that is stored about them, as a document to keep."""

import json
from collections.abc import Mapping
from dataclasses import replace

from discord import ButtonStyle, ui

from cogs.discord.controls import Control, button, way_back
from cogs.discord.form import OFF, ON, Part, Sent, choice, form, row, several, switch
from cogs.discord.page import ACTIVE, CALM, Document, Page, rows
from engine.words import Words, languages, own_name
from model.people.preferences import ORDERS, Order, Preferences, picked
from model.refusals import Refused

MINE, ALL = "mine", "all"  # ratings that may be hidden: from others, from oneself
OF_DISCORD = "discord"  # the language that is picked by picking none
ACTION, PAGE, DATA, FORGET = "me", "me-page", "me-data", "me-forget"
NAME = "eights-my-data.json"
MOST = 8 * 1024 * 1024  # bytes of an attachment that every server takes, with some room
EXACT = 2**53  # greater numbers are changed by many programs that read JSON, so ids are texts
FORMAT = 2
CHAPTERS = ("turn", "cards", "ratings", "language")

WORDS = Words(__package__)


def me_page(preferences: Preferences, zone: str, notice: str = "", *, pinged: bool = True) -> Page:
    """What a person prefers, and their buttons.

    ``zone``: in which the times are read that they type. ``pinged``: the server lets the bot ping players.
    """
    told = [[WORDS("heading"), *([f"**{notice}**"] if notice else [])]]
    told += [[f"**{WORDS(f'chapter-{each}')}**", *map(row, _parts(each, preferences))] for each in CHAPTERS]
    told += [] if pinged else [[WORDS("pings-never")]]
    told.append([WORDS("zone" if preferences.zone else "zone-of-server", zone=zone)])
    buttons = [button(WORDS(f"chapter-{each}"), Control(ACTION, words=(each,))) for each in CHAPTERS]
    buttons += [
        button(WORDS("my-data"), Control(DATA)),
        button(WORDS("forget-me"), Control(FORGET), ButtonStyle.danger),
    ]
    return Page([*map("\n".join, told), *rows(buttons)], ACTIVE if notice else CALM)


def me_form(chapter: str, preferences: Preferences) -> ui.Modal:
    """The form of a chapter. Raises Refused if there is none."""
    return form(WORDS(f"chapter-{chapter}"), Control(ACTION, words=(chapter,)), _parts(chapter, preferences))


def _parts(chapter: str, preferences: Preferences) -> list[Part]:
    match chapter:
        case "turn":
            asked = {"pings": bool(preferences.pings), "skips": preferences.skips, "confirms": preferences.confirms}
            return [switch(each, WORDS(f"ask-{each}"), on, WORDS(f"ask-{each}.help")) for each, on in asked.items()]
        case "cards":
            orders = [(WORDS(f"ask-order-{order}"), order) for order in ORDERS]
            colours = [(WORDS("ask-colours-two"), OFF), (WORDS("ask-colours-four"), ON)]
            sizes = [(WORDS("ask-size-normal"), OFF), (WORDS("ask-size-large"), ON)]
            return [
                choice("order", WORDS("ask-order"), orders, preferences.order),
                choice("colours", WORDS("ask-colours"), colours, _value(preferences.four_colours)),
                choice("size", WORDS("ask-size"), sizes, _value(preferences.large)),
                switch("text", WORDS("ask-text"), preferences.text_only, WORDS("ask-text.help")),
            ]
        case "ratings":
            hidden = {MINE: preferences.rating_hidden, ALL: preferences.without_ratings}
            named = [(WORDS(f"ask-hidden-{each}"), each) for each in hidden]
            chosen = [each for each, wanted in hidden.items() if wanted]
            return [several("hidden", WORDS("ask-hidden"), named, chosen, WORDS("ask-hidden.help"))]
        case "language":
            spoken = [(WORDS("ask-language-discord"), OF_DISCORD), *((own_name(each), each) for each in languages())]
            picked, help_ = preferences.language or OF_DISCORD, WORDS("ask-language.help")
            return [
                choice("language", WORDS("ask-language"), spoken, picked, help_),
                switch("letters", WORDS("ask-letters"), preferences.own_letters, WORDS("ask-letters.help")),
            ]
    raise Refused(WORDS.message("unknown"))


def _value(chosen: bool) -> str:
    return ON if chosen else OFF


def changed(sent: Sent, before: Preferences) -> Preferences:
    """The preferences with a chapter as it was sent. Raises Refused if there is no such chapter."""
    match next(iter(sent.control.words), ""):
        case "turn":
            pings, skips = sent.ticked("pings", bool(before.pings)), sent.ticked("skips", before.skips)
            return replace(before, pings=pings, skips=skips, confirms=sent.ticked("confirms", before.confirms))
        case "cards":
            order: Order = next((order for order in ORDERS if order == sent.one("order")), before.order)
            colours, size = sent.ticked("colours", before.four_colours), sent.ticked("size", before.large)
            text = sent.ticked("text", before.text_only)
            return replace(before, order=order, four_colours=colours, large=size, text_only=text)
        case "ratings":
            mine, all_ = (
                sent.among("hidden", MINE, before.rating_hidden),
                sent.among("hidden", ALL, before.without_ratings),
            )
            return replace(before, rating_hidden=mine, without_ratings=all_)
        case "language":
            letters = sent.ticked("letters", before.own_letters)
            return replace(before, language=picked(sent.one("language")), own_letters=letters)
    raise Refused(WORDS.message("unknown"))


def data_page(document: Document) -> Page:
    """All that is stored about a person, in every server, as a document."""
    told = f"{WORDS('data-heading')}\n{WORDS('data-file')}"
    forget = button(WORDS("forget-me"), Control(FORGET), ButtonStyle.danger)
    buttons = rows([way_back("me", Control(PAGE)), forget])
    return Page([told, document, WORDS("data-rest"), *buttons], CALM)


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
