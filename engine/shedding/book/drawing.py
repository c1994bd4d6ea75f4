"""Drawing, the stock, and passing."""

from engine.card_words import one_of
from engine.shedding.book.pack import last_resort
from engine.shedding.book.words import WORDS, paragraph, yes
from engine.shedding.rules import UNTIL_ABLE, Rules
from engine.shedding.ways import AfterDrawing, Goal


def lines(rules: Rules) -> list[str]:
    """Drawing."""
    return [paragraph(_drawing(rules), _though_able(rules), _drawn_resort(rules)), _stock(rules), _passing(rules)]


def _drawing(rules: Rules) -> str:
    return WORDS(_DRAWING[rules.after_drawing], draws=rules.draws, able=yes(rules.draw_though_able))


_DRAWING = {
    AfterDrawing.TURN_ENDS: "draw-and-end",
    AfterDrawing.DRAWN_CARD: "draw-and-may-play",
    AfterDrawing.DRAWN_CARD_MUST: "draw-and-must-play",
    AfterDrawing.ANY_CARD: "draw-and-play-any",
}


def _though_able(rules: Rules) -> str:
    if not rules.draw_though_able:
        return WORDS("draw-only-if-unable")
    ends = {AfterDrawing.DRAWN_CARD: "drawn", AfterDrawing.ANY_CARD: "any"} if rules.draws == UNTIL_ABLE else {}
    return WORDS("draw-though-able", must=ends.get(rules.after_drawing, "no"))


def _drawn_resort(rules: Rules) -> str:
    """Source: rulings.md, "a drawn joker must be played only when nothing else in the hand can"."""
    if rules.after_drawing != AfterDrawing.DRAWN_CARD_MUST or not last_resort(rules):
        return ""
    return WORDS("drawn-last-resort", cards=one_of(last_resort(rules)))


def _stock(rules: Rules) -> str:
    few = WORDS("short-hand") if rules.goal == Goal.COUNTDOWN else ""
    stops = WORDS("stock-ends-drawing") if rules.drawing_ends_with_stock else ""
    return paragraph(WORDS("stock", reshuffle=yes(rules.reshuffle)), stops, few)


def _passing(rules: Rules) -> str:
    limit = WORDS("hand-limit", count=rules.hand_limit) if rules.hand_limit else ""
    return paragraph(limit, WORDS("passing", free=yes(rules.free_pass)), WORDS("drawn-in-vain"))
