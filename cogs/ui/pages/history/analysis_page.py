"""The private page about a match that is over: its turning points for one seat, and the luck of its deals."""

from statistics import fmean

from cogs.ui.components.card_words import move_in_words
from cogs.ui.components.controls import Button, Control, button
from cogs.ui.components.page import CALM, Page, Picture
from cogs.ui.pictures.luck_chart import Bar, luck_chart
from engine.matches.analysis import LookBack
from engine.words import Words, and_listed, decimal, listens

LOOK_BACK = "look-back"
ROUNDS = 16  # of the chart
NEAREST = 5  # per cent: what is worked out from so few rounds is not told more exactly
AS_DEALT = 0.5  # rounds more or fewer than the cards were worth, which are not worth a word

_WORDS = Words("cogs.ui.pages.history.analysis_page")


def look_back_button(match: int, table: int) -> Button:
    """``table``: from whose More panel it leads away."""
    return button(_WORDS("button"), Control(LOOK_BACK, table, words=(str(match),)))


def look_back_page(told: LookBack, picture: Picture | None) -> Page:
    """Up to three turning points, two sentences about luck and choices, and the chart."""
    points = []
    for point in told.turning_points:
        change = max(NEAREST, NEAREST * round(100 * abs(point.change) / NEAREST))
        did, other = move_in_words(_WORDS, point.chosen), move_in_words(_WORDS, point.other, ".other")
        better = "other" if point.change < 0 else "chosen"
        points.append(_WORDS("point", round=point.round, did=did, other=other, better=better, change=change))
    turning = "\n".join(points or [_WORDS("nothing")])
    note = _WORDS("note", count=told.playouts)
    chart = look_back_picture(told).alt if listens() else picture
    return Page([_WORDS("title"), turning, chart, _luck_and_choices(told), note], CALM)


def look_back_picture(told: LookBack) -> Picture:
    """The chance by each deal, and which rounds were won."""
    bars = tuple(Bar(number, each.chance, bool(each.won)) for number, each in enumerate(told.rounds, start=1))[-ROUNDS:]
    rounds = [
        _WORDS("alt-round", round=bar.number, share=_share(bar.chance), won="yes" if bar.won else "no") for bar in bars
    ]
    alt = _WORDS("alt", rounds=and_listed(rounds), fair=_share(told.fair))
    words = _WORDS("chart"), _WORDS("chart-fair", share=_share(told.fair)), _WORDS("chart-won")
    return Picture("look-back", alt, luck_chart, (bars, told.fair, *words))


def _share(chance: float) -> int:
    return round(100 * chance)


def _luck_and_choices(told: LookBack) -> str:
    """How good the deals were, and how many rounds were won, next to what the cards alone were worth."""
    who = "side" if told.partnered else "you"
    chance = fmean(each.chance for each in told.rounds) if told.rounds else told.fair
    how = ("better" if chance > told.fair else "worse") if told.clear else "fair"
    luck = _WORDS("luck", how=how, who=who, share=_share(chance), fair=_share(told.fair))
    worth, won = sum(each.chance for each in told.rounds), sum(bool(each.won) for each in told.rounds)
    more = won - worth
    how = "as-dealt" if abs(more) < AS_DEALT else "more" if more > 0 else "fewer"
    figures = {"worth": decimal(worth), "more": decimal(abs(more))}
    return f"{luck} {_WORDS('choices', how=how, who=who, won=won, count=len(told.rounds), **figures)}"
