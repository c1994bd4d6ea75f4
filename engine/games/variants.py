"""The named games."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from engine.core.game import Game, ReadyMade
from engine.core.ruleset import Ruleset
from engine.games.lengths import MINUTES
from engine.games.named import african, classics, continent, isles, nordic, overseas, slavic
from engine.shedding.game import SHEDDING
from engine.str8.game import STR8
from engine.words import Message, Words, in_language, languages

_WORDS = Words(__name__)

USUAL_SEATS = 4  # how many play a game, where it allows that and its source does not know better
INTERNATIONAL, US, UK = "international", "united-states", "united-kingdom"
FINE, COARSE = 20, 5  # minutes are told one by one up to here, and then in steps


@dataclass(frozen=True)
class Variant:
    """A named game: its key, how many may play, its rules for each number of seats, and sets of house rules of its own
    to start from.

    ``country`` is where it is played, a word of the catalogue. ``best_for`` is the number of players that its source
    recommends. ``near`` are games that aren't dealt here, and come closest to this one.
    """

    key: str
    seats: range
    game: Game
    rules: Callable[[int], Ruleset]
    ready_made: tuple[ReadyMade, ...] = ()
    country: str = INTERNATIONAL
    best_for: int = 0
    near: tuple[str, ...] = ()

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
        """What its sources have and this game hasn't, or where they differ. Empty for most."""
        about = f"{self.key}.left-out"
        return _WORDS(about) if about in _WORDS else ""

    @property
    def other_names(self) -> tuple[str, ...]:
        return _also(self.key)

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
        return self.country_name, *_also(f"country-{self.country}")

    @property
    def usual_seats(self) -> int:
        return self.best_for or min(USUAL_SEATS, self.seats[-1])

    @property
    def minutes(self) -> int:
        """About how long a match of so many lasts. 0 if nobody has measured it yet."""
        measured = MINUTES.get(self.key, 0)
        return round(measured) if measured <= FINE else COARSE * round(measured / COARSE)

    @property
    def length(self) -> str:
        """About how long a match lasts, in words. Empty if nobody has measured it yet."""
        return _WORDS("length", minutes=self.minutes) if self.minutes else ""

    @cached_property
    def has_partners(self) -> bool:
        return any(self.rules(seats).partnered for seats in self.seats)

    @cached_property
    def special_share(self) -> float:
        """How much of the pack is special cards, as it is usually played."""
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
    """What is said in any language, each once."""
    found: list[str] = []
    for each in languages():
        with in_language(each):
            found += names()
    return tuple(dict.fromkeys(found))


def _also(key: str) -> tuple[str, ...]:
    also = f"{key}.also"
    return tuple(_WORDS(also).split(", ")) if also in _WORDS else ()


_NEUNERLN_BY_ROUNDS = ReadyMade("neunerln-by-rounds", _WORDS, continent.neunerln_by_rounds)
_OLSEN_BY_POINTS = ReadyMade("olsen-by-points", _WORDS, nordic.olsen_by_points)
_IRISH_SWITCH = ReadyMade("irish-switch", _WORDS, isles.irish)
_SKIPPING_ACES = ReadyMade("skipping-aces", _WORDS, overseas.skipping_aces)
_BRAZILIAN_JOKERS = ReadyMade("brazilian-jokers", _WORDS, overseas.brazil_with_jokers)
_VOADOR = ReadyMade("voador", _WORDS, overseas.voador)
_WHOT_KNOCKOUT = ReadyMade("whot-knockout", _WORDS, african.whot_knockout)
_VENEZUELA = ReadyMade("venezuela", _WORDS, overseas.venezuela)
_COVERED_SIXES = ReadyMade("covered-sixes", _WORDS, slavic.covered_sixes)
_SIXES_FOR_ALL = ReadyMade("sixes-for-all", _WORDS, slavic.sixes_for_all)
_PRSI_COUNTED = ReadyMade("prsi-counted", _WORDS, slavic.counted)
VARIANTS: dict[str, Variant] = {
    variant.key: variant
    for variant in (
        Variant("crazy-eights", range(2, 9), SHEDDING, classics.crazy_eights, country=US, near=("uno",)),
        Variant("eights", range(2, 5), SHEDDING, classics.eights, country=US, best_for=2),
        Variant("eights-program", range(2, 3), SHEDDING, classics.eights_program, country=US),
        Variant("eights-250", range(2, 9), SHEDDING, classics.eights_250, country=US),
        Variant("countdown", range(2, 9), SHEDDING, classics.countdown, country=US),
        Variant("countdown-jacks", range(2, 9), SHEDDING, classics.countdown_jacks, country=US),
        Variant("kings-reverse", range(2, 9), SHEDDING, classics.kings_reverse, country=US),
        Variant("blackjack", range(2, 9), SHEDDING, classics.blackjack, country=UK),
        Variant("str8-eight", range(2, 9), STR8, classics.str8_eight),
        Variant("switch", range(2, 9), SHEDDING, isles.switch, (_IRISH_SWITCH,), country=UK, near=("flaps",)),
        Variant("mzansi", range(2, 9), SHEDDING, overseas.mzansi, country="south-africa"),
        Variant("huit-americain", range(2, 6), SHEDDING, continent.huit_americain, country="france"),
        Variant("les-huit", range(2, 5), SHEDDING, continent.les_huit, country="france"),
        Variant("puskiyon", range(2, 9), SHEDDING, overseas.puskiyon, country="turkey"),
        Variant("huit", range(2, 9), SHEDDING, overseas.huit, country="canada"),
        Variant("mau-mau", range(2, 9), SHEDDING, continent.mau_mau, country="germany"),
        Variant("mau-mau-52", range(2, 9), SHEDDING, continent.mau_mau_52, country="germany"),
        Variant("neunerln", range(2, 9), SHEDDING, continent.neunerln, (_NEUNERLN_BY_ROUNDS,), country="austria"),
        Variant("tschau-sepp", range(2, 9), SHEDDING, continent.tschau_sepp, country="switzerland"),
        Variant("pesten", range(2, 9), SHEDDING, continent.pesten, country="netherlands"),
        Variant("makao", range(2, 9), SHEDDING, continent.makao, country="poland"),
        Variant("macau", range(2, 9), SHEDDING, continent.macau, country="hungary", near=("macau-london",)),
        Variant("prsi", range(2, 6), SHEDDING, slavic.prsi, (_PRSI_COUNTED,), country="czechia", near=("army-prsi",)),
        Variant("macao", range(2, 9), SHEDDING, continent.macao, country="romania"),
        Variant("agony", range(2, 5), SHEDDING, continent.agony, country="greece"),
        Variant("anapodi", range(2, 5), SHEDDING, continent.reverse_agonia, country="greece"),
        Variant("agonie", range(3, 7), SHEDDING, continent.agonie, country="czechia"),
        Variant("jacks-twos-eights", range(2, 9), SHEDDING, isles.jacks_twos_eights, country=UK),
        Variant("jack-change-it", range(2, 9), SHEDDING, isles.jack_change_it, country=UK),
        Variant("last-card", range(2, 9), SHEDDING, isles.last_card, country="new-zealand"),
        Variant("one-card", range(2, 9), SHEDDING, overseas.one_card, country="south-korea"),
        Variant("zimbabwe", range(2, 6), SHEDDING, overseas.zimbabwe, country="zimbabwe"),
        Variant("ethiopia", range(2, 9), SHEDDING, african.ethiopia, country="ethiopia"),
        Variant(
            "pis-yedili",
            range(3, 8),
            SHEDDING,
            overseas.pis_yedili,
            (_SKIPPING_ACES,),
            country="turkey",
            best_for=4,
        ),
        Variant(
            "mau-mau-brazil",
            range(2, 9),
            SHEDDING,
            overseas.mau_mau_brazil,
            (_VOADOR, _BRAZILIAN_JOKERS),
            country="brazil",
        ),
        Variant("pentagon", range(2, 5), SHEDDING, slavic.pentagon, country="russia"),
        Variant("up-and-down", range(2, 6), SHEDDING, nordic.up_and_down, country="iceland"),
        Variant("whot", range(2, 9), SHEDDING, african.whot, (_WHOT_KNOCKOUT,), country="nigeria"),
        Variant("ocho-locos", range(2, 5), SHEDDING, overseas.ocho_locos, country="puerto-rico"),
        Variant("ocho-loco", range(2, 5), SHEDDING, overseas.ocho_loco, (_VENEZUELA,), country="ecuador"),
        Variant("vandatta", range(2, 6), SHEDDING, nordic.vandatta, country="sweden"),
        Variant("olsen", range(2, 7), SHEDDING, nordic.olsen, (_OLSEN_BY_POINTS,), country="norway"),
        Variant("olsen-olsen", range(2, 7), SHEDDING, nordic.olsen_olsen, country="iceland"),
        Variant("kadi", range(2, 7), SHEDDING, african.kadi, country="kenya"),
        Variant(
            "hundred-one",
            range(2, 6),
            SHEDDING,
            slavic.hundred_and_one,
            (_COVERED_SIXES, _SIXES_FOR_ALL),
            country="russia",
        ),
        Variant("yard-bridge", range(2, 5), SHEDDING, slavic.backyard_bridge, country="russia"),
        Variant("super-crazy-eights", range(2, 9), SHEDDING, overseas.super_crazy_eights, country=US),
        Variant("rockaway", range(2, 9), SHEDDING, overseas.rockaway, country=US),
        Variant("bartok", range(2, 9), SHEDDING, classics.bartok),
        Variant("mao", range(3, 9), SHEDDING, classics.mao, near=("spoons",)),
    )
}
