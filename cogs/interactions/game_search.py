"""Finding a game by what was typed: its name or another one, its country, its kind, or a word that is said about it."""

from collections.abc import Iterable
from typing import TypeVar

from discord import app_commands

from cogs.interactions.groups import game_choice
from cogs.ui.components.controls import Interaction
from cogs.ui.components.words import safe, sought
from cogs.ui.pages.rules.shelf_page import words
from engine.games.shelf import kind_name, kinds_of
from engine.games.variants import VARIANTS, Variant
from model.refusals import Refused

MOST = 25  # choices that Discord lists
Value = TypeVar("Value", str, int)


def offered(named: Iterable[tuple[str, Value]], typed: str = "") -> list[app_commands.Choice[Value]]:
    """What Discord lists while something is typed: the first names with their values in which that occurs."""
    found = [(name, value) for name, value in named if typed.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=value) for name, value in found[:MOST]]


def games_found(typed: str) -> list[Variant]:
    """The games that are called so, the best first, and those of such a kind or country. If there are none, those of
    which all words typed are said.
    """
    wanted = _tidy(typed)
    ranked = [(rank, game) for game in VARIANTS.values() if (rank := _rank(game, wanted)) is not None]
    named = [game for _, game in sorted(ranked, key=lambda found: found[0])]
    return named or [game for game in VARIANTS.values() if all(word in _said(game) for word in wanted.split())]


def _rank(game: Variant, wanted: str) -> int | None:
    """0 is best, None is not at all."""
    if sought(game.name).startswith(wanted) or game.key.startswith(wanted):
        return 0
    sets = [made.name for made in game.ready_made]
    named = ([game.name], game.other_names, sets, [*game.country_names, *map(kind_name, kinds_of(game))])
    for rank, texts in enumerate(named, start=1):
        if any(f" {wanted}" in f" {sought(text)}" for text in texts):  # a word of it begins so
            return rank
    return None


def _said(game: Variant) -> str:
    kinds, sets = map(kind_name, kinds_of(game)), (each.name for each in game.ready_made)
    names = [*game.country_names, *game.other_names, *kinds, *sets]
    return sought(" ".join([game_choice(game), game.line, *names]))


def game_named(asked: str) -> str | None:
    """The key of the game with this key or name, typed whole."""
    named = {sought(word): key for key, game in VARIANTS.items() for word in (key, game.name)}
    return named.get(_tidy(asked))


def also_named(asked: str) -> str | None:
    """The key of the only game with this other name, typed whole."""
    found = [key for key, game in VARIANTS.items() if _tidy(asked) in map(sought, game.other_names)]
    return found[0] if len(found) == 1 else None


def one_game(asked: str) -> str:
    """The key of a game that was picked or typed. Raises Refused."""
    found = game_named(asked) or also_named(asked)
    if found is None:
        raise Refused(words("no-game", game=safe(asked)))
    return found


async def game_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The named games, for an option that takes nothing else."""
    return offered((game_choice(game), game.key) for game in games_found(typed))


def _tidy(typed: str) -> str:
    return sought(" ".join(typed.split()))
