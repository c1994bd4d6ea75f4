"""Finding a game by what was typed: its name or another one, its country, its kind, or a word that is said about it.
Neither capitals, accents, hyphens nor a slip of the finger matter.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple, TypeVar

from discord import app_commands

from cogs.discord.commands import game_choice
from cogs.discord.controls import Interaction
from cogs.rules.shelf import LONGEST
from engine.games.house_rules import HouseRules
from engine.games.variants import ELSEWHERE, VARIANTS, Elsewhere, Variant, games, kind_name
from engine.words import ENGLISH, Words, in_every_language, in_language, sought, voice
from model.people.names import safe
from model.refusals import Refused
from service.presets import Presets

WORDS = Words(__package__)

MOST = 25  # choices that Discord lists

ALIKE = 0.8  # a letter more, less or other in a name of five is about that much alike

READ = 1000  # characters of a text in which a name is looked for: no text of an event in Discord is longer

BEGINNING = 3  # letters that are looked for as the beginning of a game that isn't dealt here, or of another ending

Value = TypeVar("Value", str, int)


def offered(named: Iterable[tuple[str, Value]], typed: str = "") -> list[app_commands.Choice[Value]]:
    """Return what Discord lists while something is typed: the first names with their values in which that occurs."""
    wanted = typed.lower()
    found = [(name, value) for name, value in named if wanted in name.lower()]
    return [app_commands.Choice(name=name, value=value) for name, value in found[:MOST]]


def games_found(typed: str) -> list[Variant]:
    """Return the games that are called so, the best first, and those of such a kind or country. If there are none,
    those of which all words typed are said, or those that are called so in another language, or else nearly so in this
    one, or so with another ending.
    """
    wanted, known = _tidy(typed[:LONGEST]), _texts(voice().language)
    found = _named(wanted)
    if not found:
        words = wanted.split()
        found = [each.game for each in known if all(word in each.said for word in words)]
    if not found:
        found = [game for game in games() if any(f" {wanted}" in f" {name}" for name in _in_any_language(game.key))]
    if not found:  # a slip of the finger: the nearest first
        called = {name: each.game for each in known for name in (*each.countries, *each.names[1:])}
        called |= {each.names[0]: each.game for each in known}
        near = [called[name] for name in get_close_matches(wanted, called, cutoff=ALIKE)]
        found = list({game.key: game for game in near}.values())
    return found or (_named(wanted[:-1]) if len(wanted) > BEGINNING else [])


class _Texts(NamedTuple):
    """The names of a game and what is said about it, as typed text is compared with them."""

    game: Variant
    key: str
    names: tuple[str, ...]  # its own name, and its other names
    countries: tuple[str, ...]  # its names there
    beginnings: tuple[str, ...]  # each word of these, a blank before it, may be typed as a beginning: by rank from 2 on
    said: str

    def rank(self, wanted: str) -> int | None:
        """Rank a game of which a name, country or kind begins so: 0 is best, None is not at all."""
        if wanted in (self.key, *self.names):
            return 0
        if any(name.startswith(wanted) for name in (self.key, self.names[0])):
            return 1
        return next((rank for rank, texts in enumerate(self.beginnings, start=2) if f" {wanted}" in texts), None)


@cache
def _texts(spoken: str) -> tuple[_Texts, ...]:
    """Return the texts of all games in a language, those of its countries first."""
    found = []
    with in_language(spoken):
        for game in games():
            kinds, sets = list(map(kind_name, game.kinds)), [made.name for made in game.ready_made]
            called = ([game.name], game.other_names, sets, [*game.country_names, *kinds])
            said = [game_choice(game), game.line, *game.country_names, *game.other_names, *kinds, *sets]
            names, countries = tuple(map(_tidy, (game.name, *game.other_names))), tuple(map(_tidy, game.country_names))
            beginnings = tuple("".join(f" {_tidy(text)}\n" for text in texts) for texts in called)
            found.append(_Texts(game, _tidy(game.key), names, countries, beginnings, _tidy(" ".join(said))))
    return tuple(found)


def _named(wanted: str) -> list[Variant]:
    """Return the games of which a name, country or kind begins so, the best first."""
    ranked = [(rank, each.game) for each in _texts(voice().language) if (rank := each.rank(wanted)) is not None]
    return [game for _, game in sorted(ranked, key=lambda found: found[0])]


@cache
def _in_any_language(key: str, *, countries: bool = True) -> frozenset[str]:
    """Return the names of a game in all languages, also those of its ``countries``."""
    game = VARIANTS[key]
    called = in_every_language(lambda: (game.name, *game.other_names, *(game.country_names if countries else ())))
    return frozenset(_tidy(name) for names in called for name in names)


def elsewhere_found(typed: str) -> list[Elsewhere]:
    """Return the games that are called so, or begin so, and aren't dealt here."""
    wanted = _tidy(typed[:LONGEST])
    if len(wanted) < BEGINNING:
        return []
    return [game for game in ELSEWHERE if any(_tidy(name).startswith(wanted) for name in game.names)]


def game_named(asked: str) -> str | None:
    """Return the key of the game with this key or English name, typed whole."""
    wanted = _tidy(asked[:LONGEST])
    return next((each.game.key for each in _texts(ENGLISH) if wanted in (each.key, each.names[0])), None)


def also_named(asked: str) -> str | None:
    """Return the key of the only game that is called so too, in the language of now or else in any, typed whole.

    House rules of a server may have had such a name before the game got it.

    Raises Refused for one that isn't dealt here.
    """
    wanted = _tidy(asked[:LONGEST])
    here = [each.game.key for each in _texts(voice().language) if wanted in each.names]
    if len(here) == 1:
        return here[0]
    anywhere = [key for key in VARIANTS if wanted in _in_any_language(key, countries=False)]
    if len(anywhere) == 1:
        return anywhere[0]
    if there := [game for game in ELSEWHERE if wanted in map(_tidy, game.names)]:
        raise Refused(there[0].why)
    return None


def one_game(asked: str) -> str:
    """Return the key of a game that was picked or typed. Raises Refused."""
    found = game_named(asked) or also_named(asked)
    if found is None:
        raise Refused(WORDS.message("no-game", game=safe(asked)))
    return found


def named_games(typed: str) -> Iterator[tuple[str, str]]:
    """The games to pick from by what is typed, with their keys. One that isn't dealt here says which is the nearest."""
    there = {game.nearest.key: game.name for game in elsewhere_found(typed)}
    yield from ((WORDS("elsewhere", name=there[key], nearest=VARIANTS[key].name), key) for key in there)
    yield from ((game_choice(game), game.key) for game in games_found(typed) if game.key not in there)


def played(presets: Presets, guild: int, asked: str) -> tuple[HouseRules, str | None]:
    """Return what ``game:`` means in a server: a named game, or its preset with this name. Raises Refused."""
    if named := game_named(asked):
        return HouseRules(named), None
    try:
        kept = presets.get(guild, asked)
    except Refused:
        if also := also_named(asked):
            return HouseRules(also), None
        raise
    return kept.house_rules, kept.name


def usual_game(presets: Presets, guild: int, picked: str) -> tuple[HouseRules, str | None]:
    """Return the game of a server when no one says which: the one ``picked`` by its admins, unless it was deleted."""
    with suppress(Refused):
        if picked:
            return played(presets, guild, picked)
    return HouseRules(next(iter(VARIANTS))), None


def game_in(text: str) -> str | None:
    """Return the key of the game with the longest name among those in a text, in the language of now or in English."""
    read, known = f" {_tidy(text[:READ])} ", [*_texts(voice().language), *_texts(ENGLISH)]
    found = [(len(name), each.game.key) for each in known for name in each.names if f" {name} " in read]
    return max(found)[1] if found else None


def stands_in(text: str, *names: str) -> bool:
    """True if one of these names stands in a text as whole words."""
    read = f" {_tidy(text[:READ])} "
    return any(f" {_tidy(name)} " in read for name in names)


async def game_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The named games, for an option that takes nothing else."""
    return offered(named_games(typed))


def _tidy(typed: str) -> str:
    """Words with one space between them. What has no letter or figure at all stays as it is."""
    return re.sub(r"\W+", " ", sought(typed)).strip() or sought(typed).strip()
