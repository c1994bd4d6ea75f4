"""What a person prefers in a server, in two forms, and what is stored about them."""

from dataclasses import replace

from discord import ButtonStyle, ui

from cogs.ui.components.controls import Control, button, way_back
from cogs.ui.components.form import OFF, ON, Sent, choice, form, several, switch
from cogs.ui.components.page import ACTIVE, CALM, Document, Page, rows
from engine.words import Words, language, languages, own_name
from model.languages import picked
from model.people.preferences import ORDERS, Order, Preferences

MINE, ALL = "mine", "all"  # ratings that may be hidden: from others, from oneself
OF_DISCORD = "discord"  # the language that is picked by picking none
ACTION, PAGE, DATA, FORGET = "me", "me-page", "me-data", "me-forget"

words = Words("cogs.ui.pages.people.me_page")


def me_page(preferences: Preferences, zone: str, notice: str = "", *, pinged: bool = True) -> Page:
    """What a person prefers, and their buttons.

    ``zone``: in which the times are read that they type. ``pinged``: the server lets the bot ping players.
    """
    pings = words("pings-on" if preferences.pings else "pings-off")
    told = [
        [words("heading"), *([f"**{notice}**"] if notice else [])],
        [
            f"**{words('chapter-turn')}**",
            pings if pinged else words("pings-never"),
            words("skips-on" if preferences.skips else "skips-off"),
            words("confirms-on" if preferences.confirms else "confirms-off"),
        ],
        [
            f"**{words('chapter-cards')}**",
            words(f"order-{preferences.order}"),
            words("text-on" if preferences.text_only else "text-off"),
            words("colours-four" if preferences.four_colours else "colours-two"),
            words("size-large" if preferences.large else "size-normal"),
        ],
        [
            f"**{words('chapter-ratings')}**",
            words("rating-hidden" if preferences.rating_hidden else "rating-shown"),
            words("ratings-hidden" if preferences.without_ratings else "ratings-shown"),
        ],
        [
            words("language" if preferences.language else "language-of-discord", language=own_name(language())),
            words("letters-own" if preferences.own_letters else "letters-english"),
        ],
        [words("zone" if preferences.zone else "zone-of-server", zone=zone)],
    ]
    buttons = [
        button(words("chapter-turn"), Control(ACTION, words=("turn",))),
        button(words("chapter-cards"), Control(ACTION, words=("cards",))),
        button(words("chapter-ratings"), Control(ACTION, words=("ratings",))),
        button(words("chapter-language"), Control(ACTION, words=("language",))),
        button(words("my-data"), Control(DATA)),
        button(words("forget-me"), Control(FORGET), ButtonStyle.danger),
    ]
    return Page([*map("\n".join, told), *rows(buttons)], ACTIVE if notice else CALM)


def me_form(chapter: str, preferences: Preferences) -> ui.Modal:
    """The form of a chapter. Raises KeyError if there is none."""
    orders = [(words(f"ask-order-{order}"), order) for order in ORDERS]
    colours = [(words("ask-colours-two"), OFF), (words("ask-colours-four"), ON)]
    sizes = [(words("ask-size-normal"), OFF), (words("ask-size-large"), ON)]
    hidden = {MINE: preferences.rating_hidden, ALL: preferences.without_ratings}
    spoken = [(words("ask-language-discord"), OF_DISCORD), *((own_name(each), each) for each in languages())]
    parts = {
        "language": [
            choice(
                "language",
                words("ask-language"),
                spoken,
                preferences.language or OF_DISCORD,
                words("ask-language.help"),
            ),
            switch("letters", words("ask-letters"), preferences.own_letters, words("ask-letters.help")),
        ],
        "ratings": [
            several(
                "hidden",
                words("ask-hidden"),
                [(words(f"ask-hidden-{each}"), each) for each in hidden],
                [each for each, chosen in hidden.items() if chosen],
                words("ask-hidden.help"),
            )
        ],
        "turn": [
            switch("pings", words("ask-pings"), bool(preferences.pings), words("ask-pings.help")),
            switch("skips", words("ask-skips"), preferences.skips, words("ask-skips.help")),
            switch("confirms", words("ask-confirms"), preferences.confirms, words("ask-confirms.help")),
        ],
        "cards": [
            choice("order", words("ask-order"), orders, preferences.order),
            choice("colours", words("ask-colours"), colours, _value(preferences.four_colours)),
            choice("size", words("ask-size"), sizes, _value(preferences.large)),
            switch("text", words("ask-text"), preferences.text_only, words("ask-text.help")),
        ],
    }[chapter]
    return form(words(f"chapter-{chapter}"), Control(ACTION, words=(chapter,)), parts)


def _value(chosen: bool) -> str:
    return ON if chosen else OFF


def changed(sent: Sent, before: Preferences) -> Preferences:
    """The preferences with a chapter as it was sent. Raises KeyError if there is no such chapter."""
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
        case chapter:
            raise KeyError(chapter)


def data_page(document: Document) -> Page:
    """All that is stored about a person, in every server, as a document."""
    told = f"{words('data-heading')}\n{words('data-file')}"
    forget = button(words("forget-me"), Control(FORGET), ButtonStyle.danger)
    buttons = rows([way_back("me", Control(PAGE)), forget])
    return Page([told, document, words("data-rest"), *buttons], CALM)
