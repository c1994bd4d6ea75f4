"""The named games, and games that aren’t dealt here, each with the nearest one that is."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from engine.core.game import Game, ReadyMade
from engine.core.ruleset import SEATS, RulesError, Ruleset
from engine.games.named import classics, europe, world
from engine.shedding.game import SHEDDING
from engine.str8.game import STR8
from engine.words import Message, Words, sought, voice

WORDS = Words(__name__)
ELSEWHERE_WORDS = Words("engine.games.elsewhere")
SHELF_WORDS = Words("engine.games.shelf")

USUAL_SEATS = 4  # how many play a game, where it allows that and its source does not know better
INTERNATIONAL, US, UK = "international", "united-states", "united-kingdom"
FINE, COARSE = 20, 5  # minutes are told one by one up to here, and then in steps
KINDS = ("quick", "two", "partners", "long", "wild")
QUICK, LONG = 20, 45  # minutes
WILD = 1 / 3  # of the pack are special cards


@dataclass(frozen=True)
class Variant:
    """A named game."""

    key: str
    seats: range
    rules: Callable[[int], Ruleset]  # for each number of seats
    measured: float = 0  # minutes that a match lasts, see ``make lengths``. 0 if nobody has measured it yet
    country: str = INTERNATIONAL  # where it is played, a word of the catalogue
    ready_made: tuple[ReadyMade, ...] = ()  # sets of house rules of its own to start from
    game: Game = SHEDDING
    best_for: int = 0  # players, as its source recommends
    near: tuple[str, ...] = ()  # games that aren't dealt here, and come closest to this one

    @property
    def name(self) -> str:
        return WORDS(self.key)

    @property
    def named(self) -> Message:
        return WORDS.message(self.key)

    @property
    def line(self) -> str:
        return WORDS(f"{self.key}.line")

    @property
    def players(self) -> str:
        return WORDS("players", fewest=self.seats[0], most=self.seats[-1])

    @property
    def left_out(self) -> str:
        """The parts of its sources that this game hasn't, or where they differ. Empty for most."""
        about = f"{self.key}.left-out"
        return WORDS(about) if about in WORDS else ""

    @property
    def other_names(self) -> tuple[str, ...]:
        return _also(WORDS, self.key)

    @property
    def country_names(self) -> tuple[str, ...]:
        return country_name(self.country), *_also(WORDS, f"country-{self.country}")

    @property
    def usual_seats(self) -> int:
        return self.best_for or min(USUAL_SEATS, self.seats[-1])

    @property
    def minutes(self) -> int:
        """About how long a match lasts with the usual number of players."""
        return round(self.measured) if self.measured <= FINE else COARSE * round(self.measured / COARSE)

    @property
    def length(self) -> str:
        return WORDS("length", minutes=self.minutes) if self.minutes else ""

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """Those of ``KINDS`` that it is, by its length, its players, and the special cards in the pack."""
        rules = self.rules(self.usual_seats)
        special = sum(card in rules.special_cards for card in rules.pack) / len(rules.pack)
        holds = {
            "quick": 0 < self.minutes <= QUICK,
            "two": 2 in (self.best_for, self.seats[-1]),
            "partners": any(self.rules(seats).partnered for seats in self.seats),
            "long": self.minutes >= LONG,
            "wild": special >= WILD,
        }
        return tuple(kind for kind in KINDS if holds[kind])


class UnknownGame(RulesError):
    """No game has this key."""


def variant(key: str) -> Variant:
    """The game with this key. Raises UnknownGame."""
    if key not in VARIANTS:
        raise UnknownGame(WORDS.message("unknown-game", key=key, games=", ".join(VARIANTS)))
    return VARIANTS[key]


def country_name(country: str) -> str:
    return WORDS(f"country-{country}")


def _also(words: Words, key: str) -> tuple[str, ...]:
    """Other names that people type for it."""
    also = f"{key}.also"
    return tuple(words(also).split(", ")) if also in words else ()


VARIANTS: dict[str, Variant] = {
    variant.key: variant
    for variant in (
        Variant("crazy-eights", range(2, 9), classics.crazy_eights, 16.2, US, near=("uno",)),
        Variant("eights", range(2, 5), classics.eights, 25.9, US, best_for=2),
        Variant("eights-program", range(2, 3), classics.eights_program, 33.0, US),
        Variant("eights-250", range(2, 9), classics.eights_250, 39.4, US),
        Variant("countdown", range(2, 9), classics.countdown, 47.6, US),
        Variant("countdown-jacks", range(2, 9), classics.countdown_jacks, 41.0, US),
        Variant("kings-reverse", range(2, 9), classics.kings_reverse, 64.8, US),
        Variant("blackjack", range(2, 9), classics.blackjack, 9.1, UK),
        Variant("str8-eight", range(2, 9), classics.str8_eight, 52.3, game=STR8),
        Variant("switch", range(2, 9), classics.switch, 8.6, UK, (classics.IRISH_SWITCH,), near=("flaps",)),
        Variant("mzansi", range(2, 9), world.mzansi, 20.7, "south-africa"),
        Variant("huit-americain", range(2, 6), europe.huit_americain, 76.6, "france"),
        Variant("les-huit", range(2, 5), europe.les_huit, 37.7, "france"),
        Variant("puskiyon", range(2, 9), world.puskiyon, 4.7, "turkey"),
        Variant("huit", range(2, 9), classics.huit, 14.6, "canada"),
        Variant("mau-mau", range(2, 9), europe.mau_mau, 15.8, "germany"),
        Variant("mau-mau-52", range(2, 9), europe.mau_mau_52, 23.1, "germany"),
        Variant("neunerln", range(2, 9), europe.neunerln, 17.8, "austria", (europe.NEUNERLN_BY_ROUNDS,)),
        Variant("tschau-sepp", range(2, 9), europe.tschau_sepp, 22.0, "switzerland"),
        Variant("pesten", range(2, 9), europe.pesten, 6.0, "netherlands"),
        Variant("makao", range(2, 9), europe.makao, 4.7, "poland"),
        Variant("macau", range(2, 9), europe.macau, 5.6, "hungary", near=("macau-london",)),
        Variant("prsi", range(2, 6), europe.prsi, 2.8, "czechia", (europe.PRSI_COUNTED,), near=("army-prsi",)),
        Variant("macao", range(2, 9), europe.macao, 4.7, "romania"),
        Variant("agony", range(2, 5), europe.agony, 24.7, "greece"),
        Variant("anapodi", range(2, 5), europe.reverse_agonia, 26.0, "greece"),
        Variant("agonie", range(3, 7), europe.agonie, 17.1, "czechia"),
        Variant("jacks-twos-eights", range(2, 9), classics.jacks_twos_eights, 15.6, UK),
        Variant("jack-change-it", range(2, 9), classics.jack_change_it, 4.8, UK),
        Variant("last-card", range(2, 9), classics.last_card, 6.2, "new-zealand"),
        Variant("one-card", range(2, 9), world.one_card, 6.0, "south-korea"),
        Variant("zimbabwe", range(2, 6), world.zimbabwe, 11.5, "zimbabwe"),
        Variant("ethiopia", range(2, 9), world.ethiopia, 2.5, "ethiopia"),
        Variant("pis-yedili", range(3, 8), world.pis_yedili, 33.3, "turkey", (world.SKIPPING_ACES,), best_for=4),
        Variant("mau-mau-brazil", range(2, 9), world.mau_mau_brazil, 5.9, "brazil", (world.VOADOR, world.WITH_JOKERS)),
        Variant("pentagon", range(2, 5), europe.pentagon, 22.2, "russia"),
        Variant("up-and-down", range(2, 6), europe.up_and_down, 15.3, "iceland"),
        Variant("whot", range(2, 9), world.whot, 3.7, "nigeria", (world.WHOT_KNOCKOUT,)),
        Variant("ocho-locos", range(2, 5), world.ocho_locos, 42.2, "puerto-rico"),
        Variant("ocho-loco", range(2, 5), world.ocho_loco, 5.7, "ecuador", (world.VENEZUELA,)),
        Variant("vandatta", range(2, 6), europe.vandatta, 25.1, "sweden"),
        Variant("olsen", range(2, 7), europe.olsen, 4.9, "norway", (europe.OLSEN_BY_POINTS,)),
        Variant("olsen-olsen", range(2, 7), europe.olsen_olsen, 4.1, "iceland"),
        Variant("kadi", range(2, 7), world.kadi, 5.2, "kenya"),
        Variant("hundred-one", range(2, 6), europe.hundred_one, 58.7, "russia", europe.OTHER_SIXES),
        Variant("yard-bridge", range(2, 5), europe.backyard_bridge, 43.1, "russia"),
        Variant("super-crazy-eights", range(2, 9), classics.super_crazy_eights, 52.4, US),
        Variant("rockaway", range(2, 9), classics.rockaway, 19.6, US),
        Variant("bartok", range(2, 9), classics.bartok, 22.3),
        Variant("mao", range(3, 9), classics.mao, 29.6, near=("spoons",)),
    )
}


class Elsewhere(NamedTuple):
    """A game that people ask for and that isn’t dealt here."""

    key: str
    nearest: Variant

    @property
    def name(self) -> str:
        return ELSEWHERE_WORDS(self.key)

    @property
    def names(self) -> tuple[str, ...]:
        """All that people type for it."""
        return self.name, *_also(ELSEWHERE_WORDS, self.key)

    @property
    def why(self) -> str:
        """The reason why it isn’t dealt here, and what is like it in the nearest game."""
        return ELSEWHERE_WORDS(f"{self.key}.why", nearest=self.nearest.name)


ELSEWHERE = tuple(Elsewhere(key, game) for game in VARIANTS.values() for key in game.near)


# Shelves

BY_KIND, BY_PLAYERS, BY_COUNTRY = GROUPS = ("by-kind", "by-players", "by-country")

HOMES = {  # by language: the countries in which it is spoken and games are at home, the largest first
    "de": ("germany", "austria", "switzerland"),
    "es": ("puerto-rico", "ecuador"),
    "fr": ("france", "canada", "switzerland"),
    "nl": ("netherlands",),
    "pl": ("poland",),
    "pt-BR": ("brazil",),
}


class Shelf(NamedTuple):
    """Games that belong together."""

    group: str  # one of ``GROUPS``: by their kind, by how many can play them, or by country
    key: str
    name: str
    games: tuple[Variant, ...]

    @property
    def line(self) -> str:
        about = f"{self.key}.line"
        return SHELF_WORDS(about, quick=QUICK, long=LONG) if about in SHELF_WORDS else ""


def games() -> list[Variant]:
    """All games, those of the countries where the reader's language is spoken first."""
    return sorted(VARIANTS.values(), key=lambda game: _from_home(game.country))


def _from_home(country: str) -> int:
    """The place of a country among those where the reader's language is spoken. All others come after them."""
    homes = HOMES.get(voice().language, ())
    return homes.index(country) if country in homes else len(homes)


def kind_name(kind: str) -> str:
    return SHELF_WORDS(kind)


def shelves() -> list[Shelf]:
    """By kind, by number of players, and by country: the reader's first, games of none last. No shelf is empty."""
    every, found = games(), list[Shelf]()
    countries = sorted({game.country for game in every}, key=lambda country: sought(country_name(country)))
    countries.sort(key=lambda country: (country == INTERNATIONAL, _from_home(country)))
    for kind in KINDS:
        of_kind = tuple(game for game in every if kind in game.kinds)
        found.append(Shelf(BY_KIND, kind, kind_name(kind), of_kind))
    for number in SEATS:
        fitting = tuple(game for game in every if number in game.seats)
        found.append(Shelf(BY_PLAYERS, f"players-{number}", SHELF_WORDS("players", number=number), fitting))
    for country in countries:
        of_country = tuple(game for game in every if game.country == country)
        found.append(Shelf(BY_COUNTRY, country, country_name(country), of_country))
    return [shelf for shelf in found if shelf.games]
