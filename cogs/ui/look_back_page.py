"""The private page about a match that is over: its turning points for one seat, and the luck of its deals."""

from statistics import fmean

from cogs.ui.controls import Button, Control, button
from cogs.ui.luck_chart import luck_chart
from cogs.ui.page import CALM, Item, Page, Picture, paragraph, paragraphs
from engine.actions import Action, Discard, Give, Nominate, Play
from engine.cards import SUIT_NAMES, listed, plural, short
from engine.looking_back import DealtRound, LookBack, TurningPoint
from engine.words import Words, and_listed

LOOK_BACK = "look-back"
ROUNDS = 16  # of the chart
NEAREST = 5  # per cent: what is worked out from so few rounds is not told more exactly
AS_DEALT = 0.5  # rounds more or fewer than the cards were worth, which are not worth a word

_WORDS = Words("cogs.ui.look_back_page")


def look_back_button(match: int) -> Button:
    """The button that shows the page to those who played."""
    return button(_WORDS("button"), Control(LOOK_BACK, words=(str(match),)))


def look_back_page(told: LookBack, picture: Picture | None) -> Page:
    """Up to three turning points, two sentences about luck and choices, and the chart."""
    points = [_point(point) for point in told.turning_points] or [_WORDS("nothing")]
    shown: list[Item] = [picture.gallery()] if picture else []
    texts = paragraphs("\n".join(points), " ".join([_luck(told), _choices(told)]), _WORDS("note", count=told.playouts))
    return Page([paragraph(_WORDS("title")), texts[0], *shown, *texts[1:]], CALM, picture)


def look_back_picture(told: LookBack) -> Picture:
    """The chance that each deal gave, and which rounds were won."""
    skipped = max(0, len(told.rounds) - ROUNDS)
    bars = tuple((number, each.chance, bool(each.won)) for number, each in _numbered(told)[skipped:])
    words = _WORDS("chart"), _WORDS("chart-fair", share=_share(told.fair)), _WORDS("chart-won")
    return Picture("look-back", _alt(told, skipped), luck_chart, (bars, told.fair, *words))


def _numbered(told: LookBack) -> list[tuple[int, DealtRound]]:
    return list(enumerate(told.rounds, start=1))


def _alt(told: LookBack, skipped: int) -> str:
    rounds = [
        _WORDS("alt-round", round=number, share=_share(each.chance), won="yes" if each.won else "no")
        for number, each in _numbered(told)[skipped:]
    ]
    return _WORDS("alt", rounds=and_listed(rounds), fair=_share(told.fair))


def _share(chance: float) -> int:
    return round(100 * chance)


def _point(point: TurningPoint) -> str:
    change = max(NEAREST, NEAREST * round(100 * abs(point.change) / NEAREST))
    did, other = _said(point.chosen), _said(point.other, ".other")
    better = "other" if point.change < 0 else "chosen"
    return _WORDS("point", round=point.round, did=did, other=other, better=better, change=change)


def _said(action: Action, form: str = "") -> str:
    """What was done, or with the ``form`` what could have been done."""
    match action:
        case Play():
            return _played(action, form)
        case Discard(card) | Give(card):
            return _WORDS(f"{type(action).__name__.lower()}{form}", card=short(card))
        case Nominate(suit):
            return _WORDS(f"nominate{form}", suit=SUIT_NAMES[suit])
    return _WORDS(f"{type(action).__name__.lower()}{form}")


def _played(play: Play, form: str) -> str:
    cards = listed(play.cards)
    if play.suit is not None:
        return _WORDS(f"play-suit{form}", cards=cards, suit=SUIT_NAMES[play.suit])
    if play.rank is not None:
        return _WORDS(f"play-rank{form}", cards=cards, rank=plural(play.rank))
    if play.sequence is not None:
        return _WORDS(f"play-sequence{form}", cards=cards, sequence=play.sequence + 1)
    return _WORDS(f"play{form}", cards=cards)


def _luck(told: LookBack) -> str:
    """How good the deals were."""
    chance = fmean(each.chance for each in told.rounds) if told.rounds else told.fair
    how = ("better" if chance > told.fair else "worse") if told.clear else "fair"
    who = "side" if told.partnered else "you"
    return _WORDS("luck", how=how, who=who, share=_share(chance), fair=_share(told.fair))


def _choices(told: LookBack) -> str:
    """How many rounds were won, next to what the cards alone were worth."""
    worth, won = sum(each.chance for each in told.rounds), sum(bool(each.won) for each in told.rounds)
    more = won - worth
    how = "as-dealt" if abs(more) < AS_DEALT else "more" if more > 0 else "fewer"
    who = "side" if told.partnered else "you"
    figures = {"worth": f"{worth:.1f}", "more": f"{abs(more):.1f}"}
    return _WORDS("choices", how=how, who=who, won=won, count=len(told.rounds), **figures)
