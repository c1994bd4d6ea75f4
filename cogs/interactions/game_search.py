"""Finding a game by what was typed: its name or another one, its country, its kind, or a word that is said about it.
Neither capitals, accents, hyphens nor a slip of the finger matter.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from typing import TypeVar

from discord import app_commands

from cogs.interactions.groups import game_choice
from cogs.ui.components.controls import Interaction
from cogs.ui.pages.rules.shelf_page import words
from engine.games.elsewhere import ELSEWHERE, Elsewhere
from engine.games.shelf import games, kind_name, kinds_of
from engine.games.variants import VARIANTS, Variant
from engine.words import ENGLISH, in_language, sought
from model.people.names import safe
from model.refusals import Refused

MOST = 25  # choices that Discord lists
ALIKE = 0.8  # a letter more, less or other in a name of five is about that much alike
BEGINNING = 3  # letters of a game that isn't dealt here, before the nearest one is offered
Value = TypeVar("Value", str, int)


def offered(named: Iterable[tuple[str, Value]], typed: str = "") -> list[app_commands.Choice[Value]]:
    """What Discord lists while something is typed: the first names with their values in which that occurs."""
    found = [(name, value) for name, value in named if typed.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=value) for name, value in found[:MOST]]


def games_found(typed: str) -> list[Variant]:
    """The games that are called so, the best first, and those of such a kind or country. If there are none, those of
    which all words typed are said, or those that are called so in another language, or else nearly so in this one.
    """
    wanted = _tidy(typed)
    ranked = [(rank, game) for game in games() if (rank := _rank(game, wanted)) is not None]
    named = [game for _, game in sorted(ranked, key=lambda found: found[0])]
    said = [game for game in games() if all(word in _said(game) for word in wanted.split())]
    return named or said or _elsewhere_called(wanted) or _nearly(wanted)


def _elsewhere_called(wanted: str) -> list[Variant]:
    """The games that are called so, or begin so, in any language."""
    return [game for game in games() if f" {wanted}" in _everywhere(game.key)]


@cache
def _everywhere(key: str) -> str:
    """What a game and its country are called in all languages, in one text to look in."""
    game = VARIANTS[key]
    return "".join(f" {_tidy(name)}\n" for name in (*game.called_anywhere, *game.countries_anywhere))


def elsewhere_found(typed: str) -> list[Elsewhere]:
    """The games that are called so, or begin so, and aren't dealt here."""
    wanted = _tidy(typed)
    if len(wanted) < BEGINNING:
        return []
    return [game for game in ELSEWHERE if any(_tidy(name).startswith(wanted) for name in game.names)]


def _rank(game: Variant, wanted: str) -> int | None:
    """0 is best, None is not at all."""
    called = [_tidy(name) for name in (game.name, game.key, *game.other_names)]
    if wanted in called:
        return 0
    if any(name.startswith(wanted) for name in called[:2]):
        return 1
    sets = [made.name for made in game.ready_made]
    named = ([game.name], game.other_names, sets, [*game.country_names, *map(kind_name, kinds_of(game))])
    for rank, texts in enumerate(named, start=2):
        if any(f" {wanted}" in f" {_tidy(text)}" for text in texts):  # a word of it begins so
            return rank
    return None


def _said(game: Variant) -> str:
    kinds, sets = map(kind_name, kinds_of(game)), (each.name for each in game.ready_made)
    names = [*game.country_names, *game.other_names, *kinds, *sets]
    return _tidy(" ".join([game_choice(game), game.line, *names]))


def _nearly(wanted: str) -> list[Variant]:
    """The games with a name in which there is a slip, the nearest first."""
    also = {_tidy(name): game for game in games() for name in (*game.country_names, *game.other_names)}
    called = also | {_tidy(game.name): game for game in games()}
    found = [called[name] for name in get_close_matches(wanted, called, cutoff=ALIKE)]
    return list({game.key: game for game in found}.values())


def game_named(asked: str) -> str | None:
    """The key of the game with this key or English name, typed whole."""
    with in_language(ENGLISH):
        named = {_tidy(word): key for key, game in VARIANTS.items() for word in (key, game.name)}
    return named.get(_tidy(asked))


def also_named(asked: str) -> str | None:
    """The key of the only game that is called so too, in the language of now or else in any, typed whole.

    House rules of a server may have had such a name before the game got it.

    Raises Refused for one that isn't dealt here.
    """
    found = _only(asked, lambda game: (game.name, *game.other_names)) or _only(asked, lambda game: game.called_anywhere)
    if found is None and (there := [game for game in elsewhere_found(asked) if _tidy(asked) in map(_tidy, game.names)]):
        raise Refused(there[0].why)
    return found


def _only(asked: str, names: Callable[[Variant], Iterable[str]]) -> str | None:
    """The key of the only game with such a name, typed whole."""
    found = [game.key for game in VARIANTS.values() if _tidy(asked) in map(_tidy, names(game))]
    return found[0] if len(found) == 1 else None


def one_game(asked: str) -> str:
    """The key of a game that was picked or typed. Raises Refused."""
    found = game_named(asked) or also_named(asked)
    if found is None:
        raise Refused(words.message("no-game", game=safe(asked)))
    return found


def named_games(typed: str) -> Iterator[tuple[str, str]]:
    """The games to pick from by what is typed, with their keys. One that isn't dealt here says which is the nearest."""
    there = {game.nearest.key: game.name for game in elsewhere_found(typed)}
    yield from ((words("elsewhere", name=there[key], nearest=VARIANTS[key].name), key) for key in there)
    yield from ((game_choice(game), game.key) for game in games_found(typed) if game.key not in there)


async def game_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The named games, for an option that takes nothing else."""
    return offered(named_games(typed))


def _tidy(typed: str) -> str:
    """Words with one space between them. What has no letter or figure at all stays as it is."""
    return re.sub(r"\W+", " ", sought(typed)).strip() or sought(typed).strip()
