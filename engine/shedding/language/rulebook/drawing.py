"""Drawing, the stock, and passing."""

from engine.core.card_words import one_of
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.language.rulebook.pack import last_resort
from engine.shedding.language.rulebook.words import WORDS, paragraph, yes
from engine.shedding.table import Table

_DRAWING = {
    "turn ends": "draw-and-end",
    "drawn card": "draw-and-may-play",
    "drawn card must": "draw-and-must-play",
    "any card": "draw-and-play-any",
}


def lines(rules: Table) -> list[str]:
    return [
        _drawing(rules),
        paragraph(
            WORDS("stock", reshuffle="ends" if rules.empty_stock else yes(rules.reshuffle)),
            WORDS("short-hand") if rules.goal == "countdown" else "",
        ),
        paragraph(
            WORDS("hand-limit", count=rules.hand_limit) if rules.hand_limit else "",
            WORDS("passing", free=yes(rules.free_pass)),
            WORDS("drawn-in-vain"),
        ),
    ]


def _drawing(rules: Table) -> str:
    """Source: rulings.md, "a drawn joker must be played only when nothing else in the hand can"."""
    drawing = WORDS(_DRAWING[rules.after_drawing], draws=rules.draws, able=yes(rules.draw_though_able))
    ends = {"drawn card": "drawn", "any card": "any"} if rules.draws == UNTIL_ABLE else {}
    though_able = WORDS("draw-though-able", must=ends.get(rules.after_drawing, "no"))
    resort = last_resort(rules) if rules.after_drawing == "drawn card must" else []
    return paragraph(
        drawing,
        though_able if rules.draw_though_able else WORDS("draw-only-if-unable"),
        WORDS("drawn-last-resort", cards=one_of(resort)) if resort else "",
    )
