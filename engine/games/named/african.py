"""Games of Africa. Sources: more-cousins.md, sections 6.10 and 6.12, and linked-variants.md, section 5.11."""

from collections.abc import Mapping

from engine.core.packs.french import JOKER
from engine.core.packs.whot import rank
from engine.core.ruleset import Ruleset
from engine.shedding.effects import Effect
from engine.shedding.rules import Rules, packs_for


def kadi(seats: int) -> Rules:
    """Source: more-cousins.md 6.10. Five and six players get three cards each ("3 with many").

    What it leaves open: a Joker goes on anything and its player picks a suit; the first one out wins the match.
    """
    return Rules(
        seats=seats,
        jokers=2,
        deal=4 if seats <= 4 else 3,
        next_dealer="winner",
        first_player="dealer",
        play_direction="first player picks",
        wild=("A",),
        wild_starter="another card",
        effects=(
            ("2", Effect("draw", 2)),
            ("3", Effect("draw", 3)),
            (JOKER, Effect("draw", 5)),
            ("J", Effect("skip")),
            ("K", Effect("reverse")),
            ("AS", Effect("card")),
        ),
        starter_effects="another card",
        penalties_add_up=False,
        cancels=("A",),
        cancels_leave_suit=True,
        skip_stacking=True,
        skips_add_up=False,
        draw_though_able=False,
        groups="equal ranks",
        questions=("8", "Q"),
        answers=tuple("A456789TQ"),
        unanswered="draw one",
        call="announced",
        call_word="niko kadi",
        not_last=("A", "2", "3", "J", "K", JOKER),
        cardless=True,
        scoring="rounds",
    )


def whot(seats: int) -> Rules:
    """Source: more-cousins.md 6.12. The first one out wins, or who holds least once the market is empty.

    What it leaves open is as in Huit Américain: who could play may go to market too. A special card that starts does
    nothing, and a Whot card goes back.
    """
    return Rules(
        seats=seats,
        pack_kind="whot",
        deal=5 if seats == 2 else 4,
        wild=(),
        wild_starter="another card",
        effects=(
            (rank(1), Effect("again")),
            (rank(2), Effect("draw", 2)),
            (rank(5), Effect("draw", 3)),
            (rank(8), Effect("skip")),
            (rank(14), Effect("all draw again")),
        ),
        starter_effects="none",
        reshuffle=False,
        second_call="at two",
        second_word="semi last card",
        scoring="rounds",
        empty_stock=True,
    )


def whot_knockout(rules: Ruleset) -> Mapping[str, object]:
    """Source: more-cousins.md 6.12, "the highest hand is out, the others deal again until one is left"."""
    return {"scoring": "penalty", "knockout": "highest hand"}


def ethiopia(seats: int) -> Rules:
    """Source: linked-variants.md 5.11, Ethiopian "Crazy" (ET). What it leaves unsaid is as in Crazy Eights: Eights are
    wild, and the first one out wins.

    The Ace of spades goes on a debt of the Two of spades, but no Two on the Ace.
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 4),
        deal=4,
        first_card="any",
        first_player="dealer",
        effects=(
            ("2", Effect("draw", 2)),
            ("7", Effect("suit")),
            ("9", Effect("reverse")),
            ("AS", Effect("draw", 5)),
        ),
        answered_by=(("2S", "as strong"),),
        call="catch",
        call_word="crazy",
        call_penalty=5,
        scoring="rounds",
    )
