"""Drawing, the stock, and passing."""

from engine.core.card_words import one_of
from engine.shedding.language.rulebook.pack import last_resort
from engine.shedding.language.rulebook.words import WORDS, paragraph, yes
from engine.shedding.rules.chapters.drawing import UNTIL_ABLE
from engine.shedding.rules.choices import AfterDrawing, Goal
from engine.shedding.rules.rules import Rules

_DRAWING = {
    AfterDrawing.TURN_ENDS: "draw-and-end",
    AfterDrawing.DRAWN_CARD: "draw-and-may-play",
    AfterDrawing.DRAWN_CARD_MUST: "draw-and-must-play",
    AfterDrawing.ANY_CARD: "draw-and-play-any",
}


def lines(rules: Rules) -> list[str]:
    return [
        _drawing(rules),
        paragraph(
            WORDS("stock", reshuffle="ends" if rules.stock_ends_round else yes(rules.reshuffle)),
            WORDS("short-hand") if rules.goal == Goal.COUNTDOWN else "",
        ),
        paragraph(
            WORDS("hand-limit", count=rules.hand_limit) if rules.hand_limit else "",
            WORDS("passing", free=yes(rules.free_pass)),
            WORDS("drawn-in-vain"),
        ),
    ]


def _drawing(rules: Rules) -> str:
    """Source: rulings.md, "a drawn joker must be played only when nothing else in the hand can"."""
    drawing = WORDS(_DRAWING[rules.after_drawing], draws=rules.draws, able=yes(rules.draw_though_able))
    ends = {AfterDrawing.DRAWN_CARD: "drawn", AfterDrawing.ANY_CARD: "any"} if rules.draws == UNTIL_ABLE else {}
    though_able = WORDS("draw-though-able", must=ends.get(rules.after_drawing, "no"))
    resort = last_resort(rules) if rules.after_drawing == AfterDrawing.DRAWN_CARD_MUST else []
    return paragraph(
        drawing,
        though_able if rules.draw_though_able else WORDS("draw-only-if-unable"),
        WORDS("drawn-last-resort", cards=one_of(resort)) if resort else "",
    )
