"""Games of the north. Source: more-cousins.md, sections 6.6 and 6.8."""

from engine.shedding.rules.chapters.table import packs_for
from engine.shedding.rules.choices import (
    AfterDrawing,
    CallWord,
    Groups,
    Knockout,
    LastCall,
    Matching,
    Scoring,
    SecondCall,
    StarterEffects,
    WildStarter,
)
from engine.shedding.rules.effects import Effect
from engine.shedding.rules.rules import Rules


def vandatta(seats: int) -> Rules:
    """Source: more-cousins.md 6.6. Two packs for five players, as the deal needs them (rulings.md, "Second pack").

    What it leaves open: an Eight or an Ace turned up goes back; other cards may go on the answer to an Ace, if they are
    of its rank; an Ace under the last card still makes all others draw.
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 7),
        deal=7,
        apart=("8", "A"),
        wild_starter=WildStarter.ANOTHER_CARD,
        effects=(("A", Effect("all draw", 1)),),
        starter_effects=StarterEffects.ANOTHER_CARD,
        draws=3,
        draw_though_able=False,
        after_drawing=AfterDrawing.DRAWN_CARD,
        groups=Groups.EQUAL_RANKS,
        questions=("A",),
        call=LastCall.TO_GO_OUT,
        call_word=CallWord.LAPPEN,
        winning_card_acts=True,
        not_last=("8", "A"),
        costs=(*((rank, 5) for rank in "2345679"), ("8", 25), ("A", 15)),
        knockout=Knockout.AT_THE_TARGET,
    )


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
