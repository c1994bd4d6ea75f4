"""Games of Kenya and around. Source: more-cousins.md, section 6.10."""

from engine.core.cards import JOKER
from engine.core.ruleset import NextDealer
from engine.shedding.rules.choices import (
    CallWord,
    FirstPlayer,
    Groups,
    LastCall,
    Scoring,
    StarterEffects,
    Unanswered,
    WildStarter,
)
from engine.shedding.rules.effects import Effect
from engine.shedding.rules.rules import Rules


def kadi(seats: int) -> Rules:
    """Source: more-cousins.md 6.10. Five and six players get three cards each ("3 with many").

    What it leaves open: a Joker goes on anything and its player picks a suit; the first one out wins the match.
    """
    return Rules(
        seats=seats,
        jokers=2,
        deal=4 if seats <= 4 else 3,
        next_dealer=NextDealer.WINNER,
        first_player=FirstPlayer.DEALER,
        wild=("A",),
        wild_starter=WildStarter.ANOTHER_CARD,
        effects=(
            ("2", Effect("draw", 2)),
            ("3", Effect("draw", 3)),
            (JOKER, Effect("draw", 5)),
            ("J", Effect("skip")),
            ("K", Effect("reverse")),
        ),
        starter_effects=StarterEffects.ANOTHER_CARD,
        cancels=("A",),
        skip_stacking=True,
        draw_though_able=False,
        groups=Groups.EQUAL_RANKS,
        questions=("8", "Q"),
        answers=tuple("A456789TQ"),
        unanswered=Unanswered.DRAW_ONE,
        call=LastCall.ANNOUNCED,
        call_word=CallWord.NIKO_KADI,
        not_last=("A", "2", "3", "J", "K", JOKER),
        cardless=True,
        scoring=Scoring.ROUNDS,
    )
