"""The games in order: shelves by kind, by the number of players, and by country."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.ruleset import SEATS
from engine.games.variants import INTERNATIONAL, VARIANTS, Variant, country_name
from engine.words import Words, language, sought

QUICK, LONG = 20, 45  # minutes
WILD = 1 / 3  # of the pack are special cards

BY_KIND, BY_PLAYERS, BY_COUNTRY = GROUPS = ("by-kind", "by-players", "by-country")

WORDS = Words(__name__)

HOMES = {  # by language: the countries in which it is spoken and games are at home, the largest first
    "de": ("germany", "austria", "switzerland"),
    "es": ("puerto-rico", "ecuador"),
    "fr": ("france", "canada", "switzerland"),
    "nl": ("netherlands",),
    "pl": ("poland",),
    "pt-BR": ("brazil",),
}

KINDS: dict[str, Callable[[Variant], bool]] = {
    "quick": lambda game: 0 < game.minutes <= QUICK,
    "two": lambda game: 2 in (game.best_for, game.seats[-1]),
    "partners": lambda game: game.has_partners,
    "long": lambda game: game.minutes >= LONG,
    "wild": lambda game: game.special_share >= WILD,
}


@dataclass(frozen=True)
class Shelf:
    """Games that belong together."""

    group: str  # one of ``GROUPS``: by their kind, by how many can play them, or by country
    key: str
    name: str
    games: tuple[Variant, ...]

    @property
    def line(self) -> str:
        about = f"{self.key}.line"
        return WORDS(about, quick=QUICK, long=LONG) if about in WORDS else ""


def games() -> list[Variant]:
    """All games, those of the countries where the reader's language is spoken first."""
    return sorted(VARIANTS.values(), key=lambda game: _from_home(game.country))


def _from_home(country: str) -> int:
    """The place of a country among those where the reader's language is spoken. All others come after them."""
    homes = HOMES.get(language(), ())
    return homes.index(country) if country in homes else len(homes)


def kind_name(kind: str) -> str:
    return WORDS(kind)


def kinds_of(game: Variant) -> list[str]:
    return [kind for kind, holds in KINDS.items() if holds(game)]


def shelves() -> list[Shelf]:
    """The kinds, the numbers of players, and then the countries by name, those of the reader first. Games of no country
    come last. No shelf is empty.
    """
    every, found = games(), list[Shelf]()
    countries = sorted({game.country for game in every}, key=lambda country: sought(country_name(country)))
    countries.sort(key=lambda country: (country == INTERNATIONAL, _from_home(country)))
    for kind, holds in KINDS.items():
        found.append(Shelf(BY_KIND, kind, kind_name(kind), tuple(filter(holds, every))))
    for number in SEATS:
        fitting = tuple(game for game in every if number in game.seats)
        found.append(Shelf(BY_PLAYERS, f"players-{number}", WORDS("players", number=number), fitting))
    for country in countries:
        of_country = tuple(game for game in every if game.country == country)
        found.append(Shelf(BY_COUNTRY, country, country_name(country), of_country))
    return [shelf for shelf in found if shelf.games]
