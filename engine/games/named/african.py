"""Games of Africa. Source: more-cousins.md, section 6.12."""

from collections.abc import Mapping

from engine.core.packs.whot import rank
from engine.core.ruleset import Ruleset
from engine.shedding.rules.choices import (
    CallWord,
    Knockout,
    PackKind,
    Scoring,
    SecondCall,
    StarterEffects,
    WildStarter,
)
from engine.shedding.rules.effects import Effect
from engine.shedding.rules.rules import Rules


def whot(seats: int) -> Rules:
    """Source: more-cousins.md 6.12. The first one out wins, or who holds least once the market is empty.

    What it leaves open is as in Huit Américain: who could play may go to market too. A special card that starts does
    nothing, and a Whot card goes back.
    """
    return Rules(
        seats=seats,
        pack_kind=PackKind.WHOT,
        deal=5 if seats == 2 else 4,
        wild=(),
        wild_starter=WildStarter.ANOTHER_CARD,
        effects=(
            (rank(1), Effect("again")),
            (rank(2), Effect("draw", 2)),
            (rank(5), Effect("draw", 3)),
            (rank(8), Effect("skip")),
            (rank(14), Effect("all draw again")),
        ),
        starter_effects=StarterEffects.NONE,
        reshuffle=False,
        second_call=SecondCall.AT_TWO,
        second_word=CallWord.SEMI_LAST_CARD,
        scoring=Scoring.ROUNDS,
        empty_stock=True,
    )


def whot_knockout(rules: Ruleset) -> Mapping[str, object]:
    """Source: more-cousins.md 6.12, "the highest hand is out, the others deal again until one is left"."""
    return {"scoring": Scoring.PENALTY, "knockout": Knockout.HIGHEST_HAND}
