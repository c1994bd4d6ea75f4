"""Games of the north. Source: more-cousins.md, section 6.8."""

from engine.shedding.rules.choices import AfterDrawing, CallWord, Groups, Matching, Scoring, SecondCall
from engine.shedding.rules.rules import Rules


def up_and_down(seats: int) -> Rules:
    """Source: more-cousins.md 6.8, "Upp og niður", with draws and calls as in Ólsen Ólsen. The first one out wins.

    What it leaves open: no card is wild and none does anything, as only ranks count. King and Ace are next to each
    other, as it recommends. Equal ranks go together, as in Ólsen Ólsen: without that a round hardly ever ends.
    """
    return Rules(
        seats=seats,
        matching=Matching.NEXT_RANK,
        wild=(),
        draws=3,
        draw_though_able=False,
        after_drawing=AfterDrawing.DRAWN_CARD,
        groups=Groups.EQUAL_RANKS,
        call_word=CallWord.OLSEN_OF_ICELAND,
        second_call=SecondCall.GOING_OUT,
        second_word=CallWord.OLSEN_OLSEN,
        call_penalty=3,
        scoring=Scoring.ROUNDS,
    )
