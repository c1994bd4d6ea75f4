"""The games on their shelves, by kind and by country: all shelves, one of them, and one game."""

from collections.abc import Sequence

from discord import ButtonStyle, SelectOption

from cogs.ui.components.controls import OPTION, Button, Control, button, option, selects, way_back
from cogs.ui.components.fitting import FULL, fitting, weight
from cogs.ui.components.page import CALM, Item, Page, rows
from cogs.ui.components.presses import SHELF, fingerprint
from engine.games.shelf import KINDS, Shelf, kind_name, kinds_of, shelves
from engine.games.variants import VARIANTS, Variant
from engine.words import Words

GAME = "shelf-game"  # the action that shows one game
ALL = "all"  # as a shelf: all of them

words = Words(__name__)


def shelves_page(back: Button | None = None) -> Page:
    """``back``: the way back, if there is one."""
    kinds, countries = [words("by-kind")], [words("by-country")]
    for shelf in shelves():
        if shelf.key in KINDS:
            kinds.append(words("kind", name=shelf.name, count=len(shelf.games), line=shelf.line))
        else:
            countries.append(words("country", name=shelf.name, games=_names(shelf)))
    parts = [[words("heading", count=len(VARIANTS))], kinds, countries]
    texts = ("\n".join(fitting(part, FULL / len(parts))) for part in parts)
    return Page([*texts, *shelf_selects(""), back], CALM)


def shelf_page(shelf: Shelf) -> Page:
    heading = [words("shelf-heading", name=shelf.name), *([words("small", text=shelf.line)] if shelf.line else [])]
    room = FULL - sum(map(weight, heading))
    told = fitting(
        [
            words("game", name=game.name, players=game.players, length=game.length or "none", line=game.line)
            for game in shelf.games
        ],
        room,
    )
    options = [game_option(game, game.name, fingerprint(game.key)) for game in shelf.games]
    picking = selects(words("pick-game"), Control(GAME, words=(shelf.key,)), options)
    to_all = button(words("all"), Control(SHELF, words=(ALL,)))
    return Page(["\n".join([*heading, *told]), *shelf_selects(shelf.key), *picking, to_all], CALM)


def game_card(game: Variant, shelf: str) -> Page:
    """One game: what it is, and what can be done with it. ``shelf``: where it was found."""
    kinds = [kind_name(kind) for kind in kinds_of(game)]
    also = [words("also", names=", ".join(game.other_names))] if game.other_names else []
    sets = [words("sets", names=", ".join(made.name for made in game.ready_made))] if game.ready_made else []
    length = words("length", minutes=game.minutes, seats=game.usual_seats) if game.minutes else ""
    lines = [
        words("shelf-heading", name=game.name),
        game.line,
        *also,
        *sets,
        words("facts", players=game.players, length=length),
        words("small", text=" · ".join([game.country_name, *kinds])),
    ]
    book = Control("book", words=("0", fingerprint(game.key), SHELF, shelf))
    buttons = [
        button(words("open"), Control("play-now", words=(fingerprint(game.key),)), ButtonStyle.success),
        button(words("rules"), book),
        *_to_shelf(shelf),
    ]
    return Page(["\n".join(filter(None, lines)), *rows(buttons)], CALM)


def _to_shelf(key: str) -> list[Button]:
    shelf = shelf_named(key)
    return [way_back("named", Control(SHELF, words=(key,)), shelf.name)] if shelf else []


def shelf_named(key: str) -> Shelf | None:
    """The shelf with this key. It may have been taken away since."""
    return next((shelf for shelf in shelves() if shelf.key == key), None)


def shelf_selects(chosen: str, control: Control | None = None, more: Sequence[SelectOption] = ()) -> list[Item]:
    """The shelves to pick from, and ``more`` that a page has of its own. ``control`` answers it."""
    options = []
    for shelf in shelves():
        label = words("shelf", name=shelf.name, count=len(shelf.games))
        options.append(option(label, shelf.key, shelf.line or _some_names(shelf), chosen=shelf.key == chosen))
    return selects(words("pick-shelf"), control or Control(SHELF), [*options, *more])


def game_option(game: Variant, label: str, value: str, *, chosen: bool = False) -> SelectOption:
    least, most = game.seats[0], game.seats[-1]
    about = words("about", least=least, most=most, length=game.length or "none", line=game.line)
    return option(label, value, about, chosen=chosen)


def _some_names(shelf: Shelf) -> str:
    """As many of its games as an option can name."""
    for left in range(len(shelf.games)):
        shown = ", ".join(game.name for game in shelf.games[: len(shelf.games) - left])
        said = words("and-more", games=shown, count=left) if left else shown
        if len(said) <= OPTION:
            return said
    return ""


def _names(shelf: Shelf) -> str:
    return ", ".join(game.name for game in shelf.games)
