"""How the sequence game looks: every sequence as a line of coloured numbers, and what is next to them."""

from collections.abc import Callable, Iterable, Iterator

from cogs.discord.controls import Control, button
from cogs.discord.page import ALT, CALM, Page, Picture
from cogs.looks.look import Board, Look, earlier, hand_shown, seated, with_seats
from cogs.looks.str8_pictures import Lane, draw_face, lobby_picture, sheet_picture, warm_up, win_picture
from cogs.looks.str8_pictures import hand_picture as picture_of_hand
from cogs.looks.str8_pictures import table_picture as picture_of_table
from cogs.looks.str8_pictures import top_picture as picture_of_top
from cogs.pictures.table import PILE_SHOWN
from engine.core.cards import Card, listed, short, spoken
from engine.core.match import AnyEvent
from engine.core.packs import NUMBER_CARDS, PASS_CARDS
from engine.str8.play import (
    LEFT,
    Added,
    Discarded,
    HandsDealt,
    PassedHands,
    SequenceSeatView,
    SequenceView,
    TookDiscard,
    TookMoveBack,
)
from engine.str8.rules import COPIES, NUMBERS, OPENERS, SIDE, Sequence, SequenceRules, above, onward, worth
from engine.words import Words, and_listed, beside, listens, or_listed, signed
from model.tables.naming import names
from model.tables.table import Table

WORDS = Words(__name__)


# The table


def table_picture(view: SequenceView, called: Iterable[str]) -> Picture:
    lanes, alt = [], []
    for side, lines in enumerate(view.sequences):
        label, on_turn = _label(view, side), side == view.rules.side_of(view.turn) and view.phase == "play"
        for line in lines:
            lanes.append(Lane(label, on_turn, line))
            alt.append(WORDS("alt-sequence" if line else "alt-no-sequence", seat=label, cards=" ".join(line)))
    alt.append(WORDS("alt-top", card=spoken(view.pile[-1])) if view.pile else WORDS("alt-no-top"))
    alt.append(WORDS("alt-stock", count=len(view.stock)))
    seats = seated(view, [f"{number} {name}" for number, name in enumerate(called, 1)])  # their sequences have numbers
    shows = tuple(lanes), view.pile[-PILE_SHOWN:], len(view.stock), view.passed, seats
    return Picture("table", with_seats(" ".join(alt), seats), picture_of_table, shows)


def top_shown(view: SequenceView) -> Picture | None:
    if view.phase != "play" or not view.pile:
        return None
    return Picture("top", WORDS("alt-top", card=spoken(view.pile[-1])), picture_of_top, (view.pile[-1],))


def board(view: SequenceView) -> Board:
    lanes = [{"who": _label(view, side), "cards": line} for side, lines in enumerate(view.sequences) for line in lines]
    return {"lanes": lanes, "passed": view.passed}


def _label(view: SequenceView, side: int) -> str:
    return "+".join(str(seat + 1) for seat in view.rules.partners[side])


def middle(table: Table, view: SequenceView) -> str:
    return f"{pile_line(view)}\n{stock(view)}"


def stock(view: SequenceView) -> str:
    key = "stock-and-passes" if view.passed else "stock"
    return WORDS(key, count=len(view.stock), passes=len(view.passed))


def pile_line(view: SequenceView) -> str:
    """The top discard, and those before it, newest first."""
    if not view.pile:
        return WORDS("no-top")
    top, before = short(view.pile[-1]), earlier(view)
    return WORDS("top-and-earlier", card=top, cards=before) if before else WORDS("top", card=top)


def below_pile(view: SequenceView) -> list[str]:
    apart = and_listed(list(map(spoken, view.passed)))
    return [
        WORDS("passes-played", cards=apart) if apart else WORDS("no-passes-played"),
        WORDS("in-the-draw-pile", count=len(view.stock)),
    ]


def onto_pile(event: AnyEvent) -> int:
    if isinstance(event, TookMoveBack):
        return -1 if event.discarded else 0
    return 1 if isinstance(event, Discarded) else -1 if isinstance(event, TookDiscard) else 0


def doing(table: Table, view: SequenceView) -> str:
    if not view.drawn:
        return ""
    return WORDS("has-taken", card=short(view.seen_drawn[0])) if view.taken else WORDS("has-drawn")


def notes(table: Table, view: SequenceView, seat: int) -> list[str]:
    won, left, hand = [], [], view.hands[seat]
    if view.phase != "play" and view.sheet:
        won = [WORDS("this-round", points=signed(view.sheet[-1].points[seat]))]
    if view.phase != "play" and hand:
        left = [WORDS("left-with", cards=listed(hand))]
    return [WORDS("seat", seat=seat + 1), *left, *won, WORDS("total", count=view.totals[seat])]


def seen(view: SequenceView, seat: int) -> list[str]:
    """The number of a seat and its sequence. Its score says nothing before the first round is over."""
    score = [] if view.sheet else [WORDS("total", count=view.totals[seat])]
    return [WORDS("seat", seat=seat + 1), *last_notes(view, seat), *score]


def unseen(view: SequenceView) -> list[str]:
    """What each sequence is worth, which its picture doesn't say."""
    return [
        _said_of(view, line, f"**{_label(view, side)}**")
        for side, lines in enumerate(view.sequences)
        for line in filter(None, lines)
    ]


def _one_line_each(view: SequenceView) -> bool:
    return not view.rules.partnered and view.rules.lines == 1


def last_notes(view: SequenceView, seat: int) -> list[str]:
    """The sequence of a seat, if no other seat shares it."""
    return [_line(view, line) for line in view.lines_of(seat)] if _one_line_each(view) else []


def below(view: SequenceView) -> list[str]:
    """Every sequence with its seats, except those shown next to a seat."""
    if _one_line_each(view):
        return []
    return [
        f"**{_label(view, side)}** {_line(view, line)}" for side, lines in enumerate(view.sequences) for line in lines
    ]


def _line(view: SequenceView, line: Sequence) -> str:
    return _said_of(view, line, ", ".join(line)) if line else WORDS("empty-sequence")


def _said_of(view: SequenceView, line: Sequence, cards: str) -> str:
    """How many cards a sequence has and what they are worth, after its ``cards``, or that it can't grow to eight."""
    key = "sequence" if view.rules.grows(line, view.free()) else "dead-sequence"
    return WORDS(key, cards=cards, length=len(line), longest=SIDE, count=worth((line,)))


def winning_card(view: SequenceView) -> str:
    """The number that completed a sequence."""
    winner = view.sheet[-1].winner if view.sheet else None
    lines = view.lines_of(winner) if winner is not None else ()
    return next((short(line[-1]) for line in lines if len(line) == SIDE), "")


# The hand


def hand_picture(view: SequenceSeatView) -> Picture | None:
    return hand_shown(view, picture_of_hand, WORDS, choosing=view.on_turn and bool(view.drawn))


def hand_line(view: SequenceSeatView) -> str:
    return WORDS("hand", cards=beside(map(short, view.hand)))


def asked(table: Table, view: SequenceSeatView) -> str:
    """What the seat is asked: to draw, or what to do with the card it drew. Also what its sequence takes."""
    lines = () if listens() else view.lines_of(view.seat)  # who listens hears them in any case
    return "\n".join([_question(table, view), *(_takes(view, line) for line in lines)])


def _question(table: Table, view: SequenceSeatView) -> str:
    if not view.drawn:
        return WORDS("your-turn-or-take", card=short(view.pile[-1])) if view.pile else WORDS("your-turn")
    fits, card = bool(view.options.cards), short(view.seen_drawn[0])
    if view.taken:
        return WORDS("took" if fits else "took-nothing-fits", card=card)
    return WORDS("drew" if fits else "drew-nothing-fits", card=card)


def _takes(view: SequenceSeatView, line: Sequence) -> str:
    if not line:
        return WORDS("starts", first=OPENERS[0], last=OPENERS[-1])
    following = _listed(onward(line, view.rules.backwards))
    if not following:
        return WORDS("followed-by-nothing", cards=", ".join(line))
    return WORDS("followed-by", cards=", ".join(line), numbers=following)


def heard(table: Table, view: SequenceSeatView) -> list[str]:
    """The sequences in words, the player's own first with what is next to it, and what their cards lead to."""
    own, called = view.rules.side_of(view.seat), names(table)
    told = [_own_line(view, line, number) for number, line in enumerate(view.sequences[own])]
    for side, lines in enumerate(view.sequences):
        of = and_listed([called[seat] for seat in view.rules.partners[side]])
        told += [_other_line(view, line, of, number) for number, line in enumerate(lines) if side != own]
    for card in dict.fromkeys(card for card in view.hand if card not in PASS_CARDS):
        if following := onward((card,), view.rules.backwards):
            told.append(WORDS("goes-on", number=card, numbers=_listed(following)))
    passing = [card for card in PASS_CARDS if card in view.hand]
    return told + [WORDS("passing", card=spoken(card), name=called[_whose_hand(view, card)]) for card in passing]


def _which(view: SequenceView, number: int) -> str:
    """Which sequence of a side it is that is told."""
    return "own" if view.rules.lines == 1 else ("first", "second")[number]


def _listed(numbers: Iterable[int]) -> str:
    return or_listed([str(number) for number in numbers])


def _own_line(view: SequenceSeatView, line: Sequence, number: int) -> str:
    whose = "team" if view.rules.partnered else _which(view, number)
    if not line:
        return WORDS("your-empty-line", whose=whose, first=OPENERS[0], last=OPENERS[-1])
    following = _listed(onward(line, view.rules.backwards))
    return WORDS("your-line", whose=whose, numbers=following or "none", **_told(line))


def _other_line(view: SequenceSeatView, line: Sequence, of: str, number: int) -> str:
    which = _which(view, number)
    if not line:
        return WORDS("other-empty-line", which=which, names=of)
    can = "yes" if view.rules.grows(line, view.free()) else "no"
    return WORDS("other-line", which=which, names=of, grows=can, **_told(line))


def _told(line: Sequence) -> dict[str, str | int]:
    return {"cards": ", ".join(line), "length": len(line), "longest": SIDE, "count": worth((line,))}


def _whose_hand(view: SequenceSeatView, card: Card) -> int:
    """Whose hand a player gets when hands are passed that way."""
    return (view.seat + (-1 if card == LEFT else 1)) % view.rules.seats


def now(table: Table, view: SequenceSeatView, events: Iterable[AnyEvent]) -> list[str]:
    """Whose hand the player holds, until they move after hands were passed."""
    moved = [each for each in events if each.concerns(view.seat)]
    passed = moved[-1] if moved else None
    if not isinstance(passed, PassedHands) or view.phase != "play":
        return []
    return [WORDS("now-holding", name=names(table)[_whose_hand(view, passed.card)])]


def playing(view: SequenceSeatView, card: Card) -> str:
    if card in PASS_CARDS:
        return WORDS("pass-button", card=short(card))
    return WORDS("add-button", card=short(card), whose="team" if view.rules.partnered else "own")


def sheet_page(rules: SequenceRules | None) -> Page:
    """Every number, how many cards of it there are in the packs of a table (None: in one pack), and where it leads."""
    packs = rules.packs if rules else 1
    note = f"### {WORDS('sheet-title')}\n{WORDS('sheet-note', packs=packs)}"
    if listens():
        return Page(["\n".join([note, *_leads(rules, packs, _listed)])], CALM)
    alt = beside(_leads(None, packs, lambda numbers: ", ".join(map(str, numbers))))  # the rows, as in the picture
    return Page([note, Picture("sheet", alt[:ALT], sheet_picture, (packs,))], CALM)


def _leads(rules: SequenceRules | None, packs: int, listing: Callable[[Iterable[int]], str]) -> Iterator[str]:
    for number in NUMBERS:
        following = onward((str(number),), rules.backwards) if rules else above(number)
        key = "leads-to" if following else "leads-nowhere"
        yield WORDS(key, number=number, copies=packs * COPIES[number], numbers=listing(following))


CARDS = (*NUMBER_CARDS, *PASS_CARDS)

STR8 = Look[SequenceRules, SequenceView, SequenceSeatView](
    rules=SequenceRules,
    cards=lambda rules: CARDS,
    spelling=lambda rules: WORDS("spelling"),
    aim=lambda rules: WORDS("aim", target=rules.target),
    goal=lambda rules: WORDS("goal", target=rules.target),
    warm_up=warm_up,
    table_picture=table_picture,
    middle=middle,
    unseen=unseen,
    seen=seen,
    doing=doing,
    notes=notes,
    last_notes=last_notes,
    below=below,
    sheets=lambda table: [button(WORDS("sheet-button"), Control("sheet", table.id))],
    top=pile_line,
    below_pile=below_pile,
    onto_pile=onto_pile,
    final_score=lambda view, standing: WORDS("final-score", count=standing.total, rounds=standing.rounds_won),
    winning_card=winning_card,
    played=lambda event: (event.seat, event.card) if isinstance(event, Added) else None,
    takes_back=lambda event: isinstance(event, TookMoveBack) and not event.discarded,
    lobby_picture=lobby_picture,
    win_picture=win_picture,
    hand_picture=hand_picture,
    top_picture=top_shown,
    hand_line=hand_line,
    asked=asked,
    asks_for_card=lambda view: bool(view.drawn),  # the player draws first
    drawing=lambda view: WORDS("draw-button"),
    fits_top=lambda view: bool(view.rules.fitting(view.lines_of(view.seat), view.pile[-1])),
    heard=heard,
    besides=lambda table, view: [stock(view)],
    now=now,
    playing=playing,
    begins=lambda event: isinstance(event, HandsDealt),
    shown=lambda event: isinstance(event, PassedHands),
    draw_face=draw_face,
    board=board,
    pages={"sheet": sheet_page},
)
