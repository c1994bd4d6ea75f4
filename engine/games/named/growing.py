"""Games whose players make the rules. Source: linked-variants.md, sections 5.19 and 5.20."""

from dataclasses import replace

from engine.shedding.rules.chapters.table import packs_for
from engine.shedding.rules.choices import AfterDrawing, CallWord, Growth, Scoring
from engine.shedding.rules.effects import Effect
from engine.shedding.rules.rules import Rules


def bartok(seats: int) -> Rules:
    """Source: linked-variants.md 5.19, the numbers of <BK-e2>: play or draw one, a breach costs one card, Jokers are
    wild, and no other card is special before someone makes it so. Three rounds won make a match, as no source names a
    number.
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, 5, jokers=2),
        jokers=2,
        deal=5,
        grows=Growth.OPENLY,
        wild=(),
        call_word=CallWord.BARTOK,
        call_penalty=1,
        scoring=Scoring.ROUNDS,
        rounds_to_win=3,
    )


def mao(seats: int) -> Rules:
    """Source: linked-variants.md 5.20: about one pack for two or three players, and one card for each breach. What
    Mao's typical cards do (an Ace skips, a Jack is wild) stays open, so that what is hidden is only how to behave.
    Who can play must, and may play what was drawn: with penalties on top, rounds would go on for too long otherwise.
    """
    return replace(
        bartok(seats),
        packs=max(packs_for(seats, 5), -(-seats // 3)),
        jokers=0,
        grows=Growth.HIDDEN,
        wild=("J",),
        effects=(("A", Effect("skip")), ("8", Effect("reverse"))),
        draw_though_able=False,
        after_drawing=AfterDrawing.DRAWN_CARD,
        call_word=CallWord.MAO,
    )
