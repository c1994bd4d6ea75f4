"""Games of Czechia and Slovakia. Source: more-cousins.md, section 6.1."""

from collections.abc import Mapping

from engine.core.ruleset import Ruleset
from engine.shedding.rules.chapters.table import packs_for
from engine.shedding.rules.choices import CallWord, LastCall, Scoring, WildStarter
from engine.shedding.rules.effects import Effect
from engine.shedding.rules.rules import Rules

FEW = 3  # players, with whom any Seven brings a player back


def prsi(seats: int) -> Rules:
    """Source: more-cousins.md 6.1. A Seven or an Ace that starts acts, and two cards are drawn for a forgotten “prší”,
    as in Mau-Mau.
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 4, size=32),
        pack_size=32,
        deal=4,
        wild=("Q",),
        wild_starter=WildStarter.BOTTOM_CARD,
        effects=(("7", Effect("draw", 2)), ("A", Effect("skip"))),
        skip_stacking=True,
        skips_add_up=False,
        call=LastCall.WITH_LAST_CARD,
        call_word=CallWord.PRSI,
        scoring=Scoring.ROUNDS,
    )


def red_seven(rules: Ruleset) -> Mapping[str, object]:
    """Source: more-cousins.md 6.1, "vrací do hry". It changes nothing for two, of whom no one plays on."""
    return {"play_on": True, "sides": 0, "brings_back": ("7",) if rules.seats <= FEW else ("7H",)}


def counted(rules: Ruleset) -> Mapping[str, object]:
    """Source: more-cousins.md 6.1, "Counting version". It names no end, so it is five rounds, as in Mau-Mau."""
    costs = (("J", 2), ("Q", 3), ("K", 4), ("A", 11))
    return {"scoring": Scoring.PENALTY, "costs": costs, "rounds_to_play": 5}
