"""Games of Russia, Ukraine and their neighbours. Source: more-cousins.md, section 6.4."""

from engine.shedding.rules.chapters.drawing import UNTIL_ABLE
from engine.shedding.rules.choices import AfterDrawing, FirstCard, FirstPlayer, LastCall, Matching, Stacking
from engine.shedding.rules.effects import Effect
from engine.shedding.rules.rules import Rules


def pentagon(seats: int) -> Rules:
    """Source: more-cousins.md 6.4. Nothing is said of a call, so there is none.

    What it leaves open: two to four play, as in Hundred and One. What a Six or a Seven brings is not answered, as
    nothing is said of it. Who reached 100 first has lost, and the lowest total has won.
    """
    return Rules(
        seats=seats,
        pack_size=36,
        first_card=FirstCard.ANY,
        first_player=FirstPlayer.WINNER,
        matching=Matching.SUIT,
        still_fitting=("6",),
        wild=("Q",),
        effects=(
            ("6", Effect("draw", 2)),
            ("7", Effect("draw", 1)),
            ("A", Effect("skip")),
            ("Q", Effect("skip")),
        ),
        stacking=Stacking.NONE,
        draws=UNTIL_ABLE,
        draw_though_able=False,
        after_drawing=AfterDrawing.DRAWN_CARD,
        call=LastCall.NONE,
        costs=(*((rank, 0) for rank in "6789"), ("J", 2), ("Q", 20), ("K", 4), ("A", 11)),
    )
