"""The named games, and games that aren’t dealt here, each with the nearest one that is."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from engine.core.game import Game, ReadyMade
from engine.core.ruleset import Ruleset
from engine.games.lengths import MINUTES
from engine.games.named import classics, europe, world
from engine.shedding.game import SHEDDING
from engine.str8.game import STR8
from engine.words import Message, Words, in_language, languages

_WORDS = Words(__name__)

USUAL_SEATS = 4  # how many play a game, where it allows that and its source does not know better
INTERNATIONAL, US, UK = "international", "united-states", "united-kingdom"
FINE, COARSE = 20, 5  # minutes are told one by one up to here, and then in steps


@dataclass(frozen=True)
class Variant:
    """A named game."""

    key: str
    seats: range
    rules: Callable[[int], Ruleset]  # for each number of seats
    country: str = INTERNATIONAL  # where it is played, a word of the catalogue
    ready_made: tuple[ReadyMade, ...] = ()  # sets of house rules of its own to start from
    game: Game = SHEDDING
    best_for: int = 0  # players, as its source recommends
    near: tuple[str, ...] = ()  # games that aren't dealt here, and come closest to this one

    @property
    def name(self) -> str:
        return str(self.named)

    @property
    def named(self) -> Message:
        return _WORDS.message(self.key)

    @property
    def line(self) -> str:
        return _WORDS(f"{self.key}.line")

    @property
    def players(self) -> str:
        return _WORDS("players", fewest=self.seats[0], most=self.seats[-1])

    @property
    def description(self) -> str:
        """It fits below an option of a select."""
        return _WORDS("described", line=self.line, players=self.players)

    @property
    def left_out(self) -> str:
        """The parts of its sources that this game hasn't, or where they differ. Empty for most."""
        about = f"{self.key}.left-out"
        return _WORDS(about) if about in _WORDS else ""

    @property
    def other_names(self) -> tuple[str, ...]:
        return _also(_WORDS, self.key)

    @cached_property
    def names_anywhere(self) -> tuple[str, ...]:
        return _anywhere(lambda: (self.name,))

    @cached_property
    def called_anywhere(self) -> tuple[str, ...]:
        return _anywhere(lambda: (self.name, *self.other_names))

    @cached_property
    def countries_anywhere(self) -> tuple[str, ...]:
        return _anywhere(lambda: self.country_names)

    @property
    def country_name(self) -> str:
        return country_name(self.country)

    @property
    def country_names(self) -> tuple[str, ...]:
        return self.country_name, *_also(_WORDS, f"country-{self.country}")

    @property
    def usual_seats(self) -> int:
        return self.best_for or min(USUAL_SEATS, self.seats[-1])

    @property
    def minutes(self) -> int:
        """The length of a match of so many, about. 0 if nobody has measured it yet."""
        measured = MINUTES.get(self.key, 0)
        return round(measured) if measured <= FINE else COARSE * round(measured / COARSE)

    @property
    def length(self) -> str:
        """The same in words. Empty if nobody has measured it yet."""
        return _WORDS("length", minutes=self.minutes) if self.minutes else ""

    @cached_property
    def has_partners(self) -> bool:
        return any(self.rules(seats).partnered for seats in self.seats)

    @cached_property
    def special_share(self) -> float:
        """The share of special cards in the pack, as it is usually played."""
        rules = self.rules(self.usual_seats)
        return sum(card in rules.special_cards for card in rules.pack) / len(rules.pack)


class UnknownGame(KeyError):
    """No game has this key."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.why = _WORDS.message("unknown-game", key=key, games=", ".join(VARIANTS))

    def __str__(self) -> str:
        return str(self.why)


def variant(key: str) -> Variant:
    """The game with this key. Raises UnknownGame."""
    if key not in VARIANTS:
        raise UnknownGame(key)
    return VARIANTS[key]


def country_name(country: str) -> str:
    return _WORDS(f"country-{country}")


def _anywhere(names: Callable[[], Iterable[str]]) -> tuple[str, ...]:
    """The names in all languages, each once."""
    found: list[str] = []
    for each in languages():
        with in_language(each):
            found += names()
    return tuple(dict.fromkeys(found))


def _also(words: Words, key: str) -> tuple[str, ...]:
    """Other names that people type for it."""
    also = f"{key}.also"
    return tuple(words(also).split(", ")) if also in words else ()


VARIANTS: dict[str, Variant] = {
    variant.key: variant
    for variant in (
        Variant("crazy-eights", range(2, 9), classics.crazy_eights, US, near=("uno",)),
        Variant("eights", range(2, 5), classics.eights, US, best_for=2),
        Variant("eights-program", range(2, 3), classics.eights_program, US),
        Variant("eights-250", range(2, 9), classics.eights_250, US),
        Variant("countdown", range(2, 9), classics.countdown, US),
        Variant("countdown-jacks", range(2, 9), classics.countdown_jacks, US),
        Variant("kings-reverse", range(2, 9), classics.kings_reverse, US),
        Variant("blackjack", range(2, 9), classics.blackjack, UK),
        Variant("str8-eight", range(2, 9), classics.str8_eight, game=STR8),
        Variant("switch", range(2, 9), classics.switch, UK, (classics.IRISH_SWITCH,), near=("flaps",)),
        Variant("mzansi", range(2, 9), world.mzansi, "south-africa"),
        Variant("huit-americain", range(2, 6), europe.huit_americain, "france"),
        Variant("les-huit", range(2, 5), europe.les_huit, "france"),
        Variant("puskiyon", range(2, 9), world.puskiyon, "turkey"),
        Variant("huit", range(2, 9), classics.huit, "canada"),
        Variant("mau-mau", range(2, 9), europe.mau_mau, "germany"),
        Variant("mau-mau-52", range(2, 9), europe.mau_mau_52, "germany"),
        Variant("neunerln", range(2, 9), europe.neunerln, "austria", (europe.NEUNERLN_BY_ROUNDS,)),
        Variant("tschau-sepp", range(2, 9), europe.tschau_sepp, "switzerland"),
        Variant("pesten", range(2, 9), europe.pesten, "netherlands"),
        Variant("makao", range(2, 9), europe.makao, "poland"),
        Variant("macau", range(2, 9), europe.macau, "hungary", near=("macau-london",)),
        Variant("prsi", range(2, 6), europe.prsi, "czechia", (europe.PRSI_COUNTED,), near=("army-prsi",)),
        Variant("macao", range(2, 9), europe.macao, "romania"),
        Variant("agony", range(2, 5), europe.agony, "greece"),
        Variant("anapodi", range(2, 5), europe.reverse_agonia, "greece"),
        Variant("agonie", range(3, 7), europe.agonie, "czechia"),
        Variant("jacks-twos-eights", range(2, 9), classics.jacks_twos_eights, UK),
        Variant("jack-change-it", range(2, 9), classics.jack_change_it, UK),
        Variant("last-card", range(2, 9), classics.last_card, "new-zealand"),
        Variant("one-card", range(2, 9), world.one_card, "south-korea"),
        Variant("zimbabwe", range(2, 6), world.zimbabwe, "zimbabwe"),
        Variant("ethiopia", range(2, 9), world.ethiopia, "ethiopia"),
        Variant("pis-yedili", range(3, 8), world.pis_yedili, "turkey", (world.SKIPPING_ACES,), best_for=4),
        Variant("mau-mau-brazil", range(2, 9), world.mau_mau_brazil, "brazil", (world.VOADOR, world.BRAZILIAN_JOKERS)),
        Variant("pentagon", range(2, 5), europe.pentagon, "russia"),
        Variant("up-and-down", range(2, 6), europe.up_and_down, "iceland"),
        Variant("whot", range(2, 9), world.whot, "nigeria", (world.WHOT_KNOCKOUT,)),
        Variant("ocho-locos", range(2, 5), world.ocho_locos, "puerto-rico"),
        Variant("ocho-loco", range(2, 5), world.ocho_loco, "ecuador", (world.VENEZUELA,)),
        Variant("vandatta", range(2, 6), europe.vandatta, "sweden"),
        Variant("olsen", range(2, 7), europe.olsen, "norway", (europe.OLSEN_BY_POINTS,)),
        Variant("olsen-olsen", range(2, 7), europe.olsen_olsen, "iceland"),
        Variant("kadi", range(2, 7), world.kadi, "kenya"),
        Variant(
            "hundred-one", range(2, 6), europe.hundred_and_one, "russia", (europe.COVERED_SIXES, europe.SIXES_FOR_ALL)
        ),
        Variant("yard-bridge", range(2, 5), europe.backyard_bridge, "russia"),
        Variant("super-crazy-eights", range(2, 9), classics.super_crazy_eights, US),
        Variant("rockaway", range(2, 9), classics.rockaway, US),
        Variant("bartok", range(2, 9), classics.bartok),
        Variant("mao", range(3, 9), classics.mao, near=("spoons",)),
    )
}


_WORDS_ELSEWHERE = Words("engine.games.elsewhere")


@dataclass(frozen=True)
class Elsewhere:
    """A game that people ask for and that isn’t dealt here."""

    key: str
    nearest: Variant

    @property
    def name(self) -> str:
        return _WORDS_ELSEWHERE(self.key)

    @property
    def names(self) -> tuple[str, ...]:
        """All that people type for it."""
        return self.name, *_also(_WORDS_ELSEWHERE, self.key)

    @property
    def why(self) -> str:
        """The reason why it isn’t dealt here, and what is like it in the nearest game."""
        return _WORDS_ELSEWHERE(f"{self.key}.why", nearest=self.nearest.name)


ELSEWHERE = tuple(Elsewhere(key, game) for game in VARIANTS.values() for key in game.near)
