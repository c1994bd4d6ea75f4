"""The games on their shelves, by kind, by players and by country: all shelves, one of them, one game, and a search."""

from collections.abc import Sequence
from dataclasses import replace

from discord import ButtonStyle, SelectOption

from cogs.discord.controls import HOW_TO, OPTION, SHELF, Control, button, fingerprint, option, selects, tab, way_back
from cogs.discord.page import CALM, FULL, Item, Page, fitting, rows, weight
from engine.games.variants import BY_COUNTRY, BY_KIND, GROUPS, VARIANTS, Shelf, Variant, kind_name, shelves
from engine.words import Words, beside
from model.tables.moves import GAMES

GAME = "shelf-game"  # the action that shows one game
ALL = "all"  # as a shelf: all of them, for games that were searched for
FIND, TYPED = "shelf-find", "typed"  # the action of the search, and the part of its form
LONGEST = 50  # characters of a name that is looked for: no game is called anything longer

WORDS = Words(__package__)
SERVER = Words("cogs.server")


def shelves_page(group: str = BY_KIND, *, from_steps: bool = False) -> Page:
    """The shelves of one group. Its tabs show the others, and lead to the search. ``from_steps``: and back to those."""
    here = [shelf for shelf in shelves() if shelf.group == group]
    heading = WORDS("heading", count=len(VARIANTS))
    told = [WORDS("shelf-line", name=each.name, count=len(each.games), about=each.line or "none") for each in here]
    if group == BY_COUNTRY:
        named = [(each.name, ", ".join(game.name for game in each.games)) for each in here]
        told = [WORDS("country", name=name, games=games) for name, games in named]
    kept = (HOW_TO,) if from_steps else ()
    tabs = [tab(WORDS(each), Control(SHELF, words=(*kept, each)), chosen=each == group) for each in GROUPS]
    tabs.append(button(WORDS("find"), Control(FIND)))
    options = [_shelf_option(shelf) for shelf in here]
    back = way_back("first-steps", Control(HOW_TO)) if from_steps else None
    label = WORDS("pick-country" if group == BY_COUNTRY else "pick-shelf")
    picking = selects(label, Control(SHELF), options)
    text = "\n".join([heading, *fitting(told, FULL - weight(heading))])
    return Page([text, *rows(tabs), *picking, back], CALM)


def shelf_page(shelf: Shelf) -> Page:
    heading = [WORDS("shelf-heading", name=shelf.name), *([WORDS("small", text=shelf.line)] if shelf.line else [])]
    return games_page(heading, shelf.games, shelf.key, shelf.group)


def games_page(heading: Sequence[str], games: Sequence[Variant], shelf: str = ALL, group: str = BY_KIND) -> Page:
    """Some games to pick from: each with its line while there's room for all of them, or else in a few words.

    ``group``: the shelves to go on to.
    """
    room = FULL - sum(map(weight, heading))
    facts = [
        {"name": each.name, "players": each.players, "length": each.length or "none", "line": each.line}
        for each in games
    ]
    told = [WORDS("game", **each) for each in facts]
    if sum(map(weight, told)) > room:
        told = fitting([WORDS("game-in-short", **each) for each in facts], room)
    options = [game_option(game, game.name, fingerprint(game.key)) for game in games]
    picking = selects(WORDS("pick-game"), Control(GAME, words=(shelf,)), options)
    ways = [button(WORDS("all"), Control(SHELF, words=(group,))), button(WORDS("find"), Control(FIND))]
    return Page(["\n".join([*heading, *told]), *picking, *rows(ways)], CALM)


def game_card(game: Variant, shelf: str) -> Page:
    """One game: what it is, and what can be done with it. ``shelf``: where it was found."""
    kinds = [kind_name(kind) for kind in game.kinds]
    also = [WORDS("also", names=", ".join(game.other_names))] if game.other_names else []
    sets = [WORDS("sets", names=", ".join(made.name for made in game.ready_made))] if game.ready_made else []
    length = WORDS("length", minutes=game.minutes, seats=game.usual_seats) if game.minutes else ""
    lines = [
        WORDS("shelf-heading", name=game.name),
        game.line,
        *also,
        *sets,
        WORDS("facts", players=game.players, length=length),
        WORDS("small", text=beside([game.country_names[0], *kinds])),
    ]
    book = Control("book", words=("0", fingerprint(game.key), SHELF, shelf))
    buttons = [
        button(WORDS("open"), Control("play-now", words=(fingerprint(game.key),)), ButtonStyle.success),
        button(WORDS("rules"), book),
    ]
    if game.key in GAMES:
        buttons.append(button(SERVER("practice"), Control("practice", words=(fingerprint(game.key),))))
    found_on = shelf_named(shelf)
    if found_on:
        buttons.append(way_back("named", Control(SHELF, words=(shelf,)), found_on.name))
    else:
        buttons.append(button(WORDS("all"), Control(SHELF, words=(BY_KIND,))))
    return Page(["\n".join(filter(None, lines)), *rows(buttons)], CALM)


def shelf_named(key: str) -> Shelf | None:
    """The shelf with this key. It may have been taken away since."""
    return next((shelf for shelf in shelves() if shelf.key == key), None)


def shelf_selects(chosen: str, control: Control, more: Sequence[SelectOption] = ()) -> list[Item]:
    """All shelves to pick from, the countries apart, and ``more`` that a page has of its own. ``control`` answers."""
    by_country = replace(control, words=(*control.words, "country"))
    kinds = [_shelf_option(shelf, chosen) for shelf in shelves() if shelf.group != BY_COUNTRY]
    countries = [_shelf_option(shelf, chosen) for shelf in shelves() if shelf.group == BY_COUNTRY]
    return [
        *selects(WORDS("pick-shelf"), control, [*kinds, *more]),
        *selects(WORDS("pick-country"), by_country, countries),
    ]


def _shelf_option(shelf: Shelf, chosen: str = "") -> SelectOption:
    label, about, count = shelf.name, shelf.line, len(shelf.games)
    if shelf.group != BY_COUNTRY:  # whose games stand below its name
        label = WORDS("shelf", name=shelf.name, count=count)
    if not about:  # as many of its games as an option can name
        names = [", ".join(game.name for game in shelf.games[:first]) for first in range(count, 0, -1)]
        said = (WORDS("and-more", games=each, count=left) if left else each for left, each in enumerate(names))
        about = next((each for each in said if len(each) <= OPTION), "")
    return option(label, shelf.key, about, chosen=shelf.key == chosen)


def game_option(game: Variant, label: str, value: str, *, chosen: bool = False) -> SelectOption:
    least, most = game.seats[0], game.seats[-1]
    about = WORDS("about", least=least, most=most, length=game.length or "none", line=game.line)
    return option(label, value, about, chosen=chosen)
