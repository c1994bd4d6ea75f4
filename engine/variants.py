"""The named games."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from engine.cards import JOKER
from engine.cousins import continent, isles, overseas
from engine.game import ReadyMade
from engine.games import AnyGame
from engine.lengths import MINUTES
from engine.ruleset import FirstDealer, Ruleset
from engine.shedding.effects import Effect
from engine.shedding.game import SHEDDING
from engine.shedding.rules import UNTIL_ABLE, Rules, packs_for
from engine.shedding.ways import (
    AfterDrawing,
    CallWord,
    Goal,
    GroupReverse,
    Groups,
    Growth,
    LastCall,
    Scoring,
    Settlement,
    Stacking,
    StarterEffects,
    SuitNaming,
    TwoPlayerReverse,
    WildStarter,
)
from engine.str8.game import STR8
from engine.str8.rules import ONE_PACK, TEAMS, SequenceRules
from engine.words import Words

_WORDS = Words(__name__)


USUAL_SEATS = 4  # how many play a game, where it allows that and its source does not know better
INTERNATIONAL = "international"
FINE, COARSE = 20, 5  # minutes are told one by one up to here, and then in steps


@dataclass(frozen=True)
class Variant:
    """A named game: its key, how many may play, its rules for each number of seats, and sets of house rules of its own
    to start from.

    ``country`` is where it is played, a word of the catalogue. ``best_for`` is the number of players that its source
    recommends.
    """

    key: str
    seats: range
    game: AnyGame
    rules: Callable[[int], Ruleset]
    ready_made: tuple[ReadyMade[Ruleset], ...] = ()
    country: str = INTERNATIONAL
    best_for: int = 0

    @property
    def name(self) -> str:
        """Its name."""
        return _WORDS(self.key)

    @property
    def line(self) -> str:
        """What it is."""
        return _WORDS(f"{self.key}.line")

    @property
    def players(self) -> str:
        """For how many it is."""
        return _WORDS("players", fewest=self.seats[0], most=self.seats[-1])

    @property
    def description(self) -> str:
        """What it is, and for how many. It fits below an option of a select."""
        return _WORDS("described", line=self.line, players=self.players)

    @property
    def other_names(self) -> tuple[str, ...]:
        """What else it is called."""
        return _also(self.key)

    @property
    def country_name(self) -> str:
        """Where it is played."""
        return country_name(self.country)

    @property
    def country_names(self) -> tuple[str, ...]:
        """Where it is played, and what else that country is called."""
        return self.country_name, *_also(f"country-{self.country}")

    @property
    def usual_seats(self) -> int:
        """How many usually play."""
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
        """Whether its rules make partners of some number of players."""
        return any(self.rules(seats).partnered for seats in self.seats)

    @cached_property
    def special_share(self) -> float:
        """How much of the pack is special cards, as it is usually played."""
        rules = self.rules(self.usual_seats)
        return sum(card in rules.special_cards for card in rules.pack) / len(rules.pack)


class UnknownGame(KeyError):
    """No game has this key."""

    def __str__(self) -> str:
        return _WORDS("unknown-game", key=str(self.args[0]), games=", ".join(VARIANTS))


def variant(key: str) -> Variant:
    """The game with this key. Raises UnknownGame."""
    if key not in VARIANTS:
        raise UnknownGame(key)
    return VARIANTS[key]


def country_name(country: str) -> str:
    """A country as players read it."""
    return _WORDS(f"country-{country}")


def _also(key: str) -> tuple[str, ...]:
    """The other names of a game or a country."""
    also = f"{key}.also"
    return tuple(_WORDS(also).split(", ")) if also in _WORDS else ()


_EIGHT_50 = (("8", 50),)


def _crazy_eights(seats: int) -> Rules:
    """Source: S3, "Basic Game" and "Special Cards"."""
    deal = 7 if seats == 2 else 5
    return Rules(
        seats=seats,
        packs=packs_for(seats, deal),
        deal=deal,
        effects=(("Q", Effect("skip")), ("A", Effect("reverse")), ("2", Effect("draw", 2))),
        costs=_EIGHT_50,
    )


def _eights(seats: int) -> Rules:
    """Source: S0."""
    return Rules(
        seats=seats,
        sides=2 if seats == 4 else 0,
        deal=7 if seats == 2 else 5,
        first_dealer=FirstDealer.LOW_CARD,
        wild_starter=WildStarter.OWN_SUIT,
        draws=UNTIL_ABLE,
        after_drawing=AfterDrawing.ANY_CARD,
        reshuffle=False,
        call=LastCall.NONE,
        costs=_EIGHT_50,
        bonus=0 if seats == 3 else 100,
        settlement=Settlement.AMONG_ALL if seats == 3 else Settlement.WITH_THE_WINNER,
    )


def _eights_program(seats: int) -> Rules:
    """Source: S1. The person, who sits first, deals first (step 2, "you are assigned as the dealer")."""
    return Rules(
        seats=seats,
        deal=7,
        first_dealer=FirstDealer.FIRST_SEAT,
        draws=UNTIL_ABLE,
        after_drawing=AfterDrawing.ANY_CARD,
        hand_limit=27,
        call=LastCall.NONE,
        scoring=Scoring.COLLECT,
        costs=_EIGHT_50,
    )


def _eights_250(seats: int) -> Rules:
    """Source: S4."""
    deal = 7 if seats <= 4 else 5
    return Rules(
        seats=seats,
        packs=packs_for(seats, deal),
        deal=deal,
        first_dealer=FirstDealer.LOW_CARD,
        wild_starter=WildStarter.FIRST_PLAYER_FREE,
        call=LastCall.NONE,
        scoring=Scoring.COLLECT,
        costs=(*_EIGHT_50, ("A", 10)),
        target=250,
        bonus=100,
    )


def _countdown(seats: int) -> Rules:
    """Source: S3, "Crazy Eights Countdown"."""
    return replace(_crazy_eights(seats), packs=packs_for(seats, 8), deal=8, goal=Goal.COUNTDOWN, wild=(), own_wild=True)


def _countdown_jacks(seats: int) -> Rules:
    """Source: S3, "a version in which Jacks skip the next player"."""
    effects = (("J", Effect("skip")), ("2", Effect("draw", 2)), ("QS", Effect("draw", 5)))
    return replace(_countdown(seats), effects=effects, groups=Groups.EQUAL_RANKS)


def _kings_reverse(seats: int) -> Rules:
    """Source: S3, "Kings Reverse"."""
    return Rules(
        seats=seats,
        packs=3 if seats > 5 else 2,
        jokers=2,
        deal=10,
        wild=("J",),
        naming=SuitNaming.OWN_SUIT,
        wild_starter=WildStarter.OWN_SUIT,
        last_resort=(JOKER,),
        bluffing=True,
        effects=(
            ("7", Effect("draw", 2)),
            ("8", Effect("skip")),
            ("K", Effect("reverse")),
            ("AS", Effect("gift")),
            (JOKER, Effect("draw", 4)),
        ),
        two_player_reverse=TwoPlayerReverse.SKIP,
        stacking=Stacking.NONE,
        after_drawing=AfterDrawing.DRAWN_CARD_MUST,
        reshuffle=False,
        marriage=True,
        call=LastCall.CATCH,
        call_word=CallWord.ONE_CARD,
        winning_card_acts=True,
        costs=(
            *((rank, 5) for rank in "A234569TQ"),
            *((rank, 20) for rank in ("7", "8", "K", "AS")),
            ("J", 15),
            (JOKER, 25),
        ),
        target=500,
    )


def _str8_eight(seats: int) -> SequenceRules:
    """Source: S2; rulings.md, "Str8 Eight", for five and more."""
    teams = seats // 2 if seats in TEAMS else 0
    packs = 1 if seats <= ONE_PACK or teams else 2
    return SequenceRules(seats=seats, sides=teams, packs=packs, target=1000 if seats == 2 else 500)


def _blackjack(seats: int) -> Rules:
    """Source: S3, "2 - pick up 2 blackjack - pick up 5"; the rest as in Crazy Eights (rulings.md).

    Runs and equal ranks go together, and change into each other (linked-variants.md 5.3, BJ-jw, BJ-ms, WASPS).
    """
    return replace(
        _crazy_eights(seats),
        wild=("A",),
        open_cards=("Q",),
        effects=(
            ("2", Effect("draw", 2)),
            ("JS", Effect("draw", 5)),
            ("JC", Effect("draw", 5)),
            ("K", Effect("reverse")),
            ("8", Effect("skip")),
        ),
        stacking=Stacking.ANY_DRAW_CARD,
        cancels=("JH", "JD"),
        groups=Groups.CHAINS,
        group_reverse=GroupReverse.TOP_ONE,
        costs=(("A", 50),),
    )


def _switch(seats: int) -> Rules:
    """Source: linked-variants.md 5.2; two packs where the deal needs them (rulings.md, "Second pack").

    Two sources put equal ranks together, one of them plain ranks only: here any may go together. A red Jack cancels
    what black Jacks have made, as Twos and Jacks do not mix (SW-lg).
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 7),
        deal=7,
        wild=("A",),
        wild_starter=WildStarter.ANOTHER_CARD,
        effects=(
            ("2", Effect("draw", 2)),
            ("JS", Effect("draw", 5)),
            ("JC", Effect("draw", 5)),
            ("8", Effect("skip")),
            ("Q", Effect("reverse")),
        ),
        starter_effects=StarterEffects.ANOTHER_CARD,
        cancels=("JH", "JD"),
        cancels_only=(("JH", "J"), ("JD", "J")),
        after_drawing=AfterDrawing.DRAWN_CARD,
        groups=Groups.EQUAL_RANKS,
        costs=(("A", 50),),
        target=50,
    )


def _irish(rules: Ruleset) -> Mapping[str, object]:
    """Source: linked-variants.md 5.2, Irish Switch: nine cards up to four players, seven above."""
    return {"deal": 9 if rules.seats <= 4 else 7}


def _mzansi(seats: int) -> Rules:
    """Source: linked-variants.md 5.11, Mzansi Crazy 8; what it leaves unsaid is as in Crazy Eights.

    Two packs come from five players on, not from seven, as the deal needs them (rulings.md, "Second pack").
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 8, jokers=2),
        jokers=2,
        deal=8,
        wild_starter=WildStarter.ANOTHER_CARD,
        effects=(
            ("2", Effect("draw", 2)),
            (JOKER, Effect("draw", 6)),
            ("7", Effect("skip")),
            ("J", Effect("reverse")),
        ),
        starter_effects=StarterEffects.ANOTHER_CARD,
        cancels=("8",),
        not_last=("8", "2", JOKER, "7", "J"),
        costs=_EIGHT_50,
    )


def _huit_americain(seats: int) -> Rules:
    """Source: linked-variants.md 5.14, the preset <8A-cw>, with the call of <8A-rdj>, <8A-qd> and <8A-tt>.

    Five need a second pack, as the deal needs it (rulings.md, "Second pack").
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 8, jokers=2),
        jokers=2,
        deal=8,
        wild_starter=WildStarter.ANOTHER_CARD,
        effects=(
            ("2", Effect("draw", 2)),
            ("2S", Effect("draw", 4)),
            (JOKER, Effect("draw", 5)),
            ("J", Effect("skip")),
            ("AS", Effect("reverse")),
        ),
        starter_effects=StarterEffects.ANOTHER_CARD,
        stacking=Stacking.NONE,
        after_drawing=AfterDrawing.DRAWN_CARD,
        call=LastCall.CATCH,
        call_word=CallWord.CARTE,
        costs=(
            *((rank, 5) for rank in "345679T"),
            *((rank, 15) for rank in "A2"),
            *((name, 25) for name in ("8", "2S")),
        ),
        target=500,
    )


def _puskiyon(seats: int) -> Rules:
    """Source: linked-variants.md 5.12; what it leaves unsaid is as in Crazy Eights."""
    return Rules(seats=seats, packs=packs_for(seats, 7), deal=7, wild=())


def _huit(seats: int) -> Rules:
    """Source: linked-variants.md 5.15, the preset <8-qc>; what it leaves unsaid is as in Crazy Eights."""
    return Rules(
        seats=seats,
        packs=packs_for(seats, 8, jokers=2),
        jokers=2,
        deal=8,
        effects=(
            ("2", Effect("draw", 2)),
            ("2S", Effect("draw", 4)),
            (JOKER, Effect("draw", 5)),
            ("T", Effect("reverse")),
            ("J", Effect("skip")),
        ),
        stacking=Stacking.NONE,
        costs=_EIGHT_50,
    )


US, UK = "united-states", "united-kingdom"


def _bartok(seats: int) -> Rules:
    """Source: linked-variants.md 5.19, the numbers of <BK-e2>: play or draw one, a breach costs one card, and no card
    is special before someone makes it so. Three rounds won make a match, as no source names a number.
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 5),
        deal=5,
        grows=Growth.OPENLY,
        wild=(),
        call_word=CallWord.BARTOK,
        call_penalty=1,
        scoring=Scoring.ROUNDS,
        rounds_to_win=3,
    )


def _mao(seats: int) -> Rules:
    """Source: linked-variants.md 5.20: about one pack for two or three players, and one card for each breach. What
    Mao's typical cards do (an Ace skips, a Jack is wild) stays open, so that what is hidden is only how to behave.
    Who can play must, and may play what was drawn: with penalties on top, rounds would go on for too long otherwise.
    """
    return replace(
        _bartok(seats),
        packs=max(packs_for(seats, 5), -(-seats // 3)),
        grows=Growth.HIDDEN,
        wild=("J",),
        effects=(("A", Effect("skip")), ("8", Effect("reverse"))),
        draw_though_able=False,
        after_drawing=AfterDrawing.DRAWN_CARD,
        call_word=CallWord.MAO,
    )


VARIANTS: dict[str, Variant] = {
    variant.key: variant
    for variant in (
        Variant("crazy-eights", range(2, 9), SHEDDING, _crazy_eights, country=US),
        Variant("eights", range(2, 5), SHEDDING, _eights, country=US, best_for=2),
        Variant("eights-program", range(2, 3), SHEDDING, _eights_program, country=US),
        Variant("eights-250", range(2, 9), SHEDDING, _eights_250, country=US),
        Variant("countdown", range(2, 9), SHEDDING, _countdown, country=US),
        Variant("countdown-jacks", range(2, 9), SHEDDING, _countdown_jacks, country=US),
        Variant("kings-reverse", range(2, 9), SHEDDING, _kings_reverse, country=US),
        Variant("blackjack", range(2, 9), SHEDDING, _blackjack, country=UK),
        Variant("str8-eight", range(2, 9), STR8, _str8_eight),
        Variant("switch", range(2, 9), SHEDDING, _switch, (ReadyMade("irish-switch", _WORDS, _irish),), country=UK),
        Variant("mzansi", range(2, 9), SHEDDING, _mzansi, country="south-africa"),
        Variant("huit-americain", range(2, 6), SHEDDING, _huit_americain, country="france"),
        Variant("puskiyon", range(2, 9), SHEDDING, _puskiyon, country="turkey"),
        Variant("huit", range(2, 9), SHEDDING, _huit, country="canada"),
        Variant("mau-mau", range(2, 9), SHEDDING, continent.mau_mau, country="germany"),
        Variant("mau-mau-52", range(2, 9), SHEDDING, continent.mau_mau_52, country="germany"),
        Variant("tschau-sepp", range(2, 9), SHEDDING, continent.tschau_sepp, country="switzerland"),
        Variant("pesten", range(2, 9), SHEDDING, continent.pesten, country="netherlands"),
        Variant("makao", range(2, 9), SHEDDING, continent.makao, country="poland"),
        Variant("macau", range(2, 9), SHEDDING, continent.macau, country="hungary"),
        Variant("agony", range(2, 5), SHEDDING, continent.agony, country="greece"),
        Variant("jacks-twos-eights", range(2, 9), SHEDDING, isles.jacks_twos_eights, country=UK),
        Variant("jack-change-it", range(2, 9), SHEDDING, isles.jack_change_it, country=UK),
        Variant("last-card", range(2, 9), SHEDDING, isles.last_card, country="new-zealand"),
        Variant("one-card", range(2, 9), SHEDDING, overseas.one_card, country="south-korea"),
        Variant("zimbabwe", range(2, 6), SHEDDING, overseas.zimbabwe, country="zimbabwe"),
        Variant("ocho-locos", range(2, 5), SHEDDING, overseas.ocho_locos, country="puerto-rico"),
        Variant("super-crazy-eights", range(2, 9), SHEDDING, overseas.super_crazy_eights, country=US),
        Variant("rockaway", range(2, 9), SHEDDING, overseas.rockaway, country=US),
        Variant("bartok", range(2, 9), SHEDDING, _bartok),
        Variant("mao", range(3, 9), SHEDDING, _mao),
    )
}
