"""How the sequence game looks: every sequence as a line of coloured numbers, and what is next to them."""

from cogs.ui.controls import Button, Control, button
from cogs.ui.looks.look import Look
from cogs.ui.looks.str8.pictures import NUMBERS_SHOWN, Lane, sheet_picture, warm_up
from cogs.ui.looks.str8.pictures import hand_picture as picture_of_hand
from cogs.ui.looks.str8.pictures import table_picture as picture_of_table
from cogs.ui.page import CALM, Page, Picture, paragraph
from engine.cards import NUMBER_CARDS, PASS_CARDS, Card, short, spoken
from engine.english import cards, times
from engine.events import AnyEvent
from engine.scoresheet import Standing
from engine.str8.building import grows, next_numbers
from engine.str8.events import Added, Discarded, DrewFromStock, HandsDealt, HandsRenewed, PassedHands, TookDiscard
from engine.str8.numbers import COPIES, NUMBERS, SIDE, above, step
from engine.str8.rules import SequenceRules
from engine.str8.scoring import worth
from engine.str8.state import Sequence
from engine.str8.view import SequenceSeatView, SequenceView
from engine.words import and_listed, or_listed
from model.table import Table

BEFORE_TOP = 5  # discards shown under the top one
CARDS = (*NUMBER_CARDS, *PASS_CARDS)
SPELLING = "Write its number, or “pass left” and “pass right” for pass cards"
ROW_SIGNS = dict(enumerate("🟥🟨🟩🟦🌸🟧💠🟪", start=1))  # the colours of the rows in text
OWN = Added | Discarded | DrewFromStock | TookDiscard


def aim(rules: SequenceRules) -> str:
    """How long a match lasts."""
    return f"to **{rules.target}** points"


def goal(rules: SequenceRules) -> str:
    """What ends a match, and who wins it."""
    return (
        f"The match ends when somebody has {rules.target}. Of several who have, the one wins who completed the last "
        "sequence, else the one with most points."
    )


# The table


def table_picture(view: SequenceView) -> Picture:
    """The sequences, the stock, the discard pile and the pass cards that were played."""
    lanes = tuple(
        Lane(_label(view, side), side == view.rules.side_of(view.turn) and view.phase == "play", line)
        for side, lines in enumerate(view.sequences)
        for line in lines
    )
    shows = lanes, view.pile[-NUMBERS_SHOWN:], view.stock, view.passed
    return Picture("table", _alt(view)[:1024], picture_of_table, shows)


def _label(view: SequenceView, side: int) -> str:
    """The numbers of the seats of a side."""
    return "+".join(str(seat + 1) for seat in view.rules.partners[side])


def _alt(view: SequenceView) -> str:
    lines = [
        f"Seat {_label(view, side)}: {' '.join(line) or 'no card yet'}"
        for side, lines in enumerate(view.sequences)
        for line in lines
    ]
    top = f"{spoken(view.pile[-1])} on top of the discard pile" if view.pile else "no card in the discard pile"
    return f"{'. '.join(lines)}. {top[0].upper()}{top[1:]}, {cards(view.stock)} in the stock."


def middle(table: Table, view: SequenceView) -> str:
    """The discard pile, the stock and the played pass cards."""
    passed = f" · {times(len(view.passed), 'pass card')} played" if view.passed else ""
    return f"{pile_line(view)}\nStock {view.stock}{passed}"


def pile_line(view: SequenceView) -> str:
    """The top discard, and those before it."""
    if not view.pile:
        return "No card in the discard pile"
    before = " ".join(map(short, view.pile[-1 - BEFORE_TOP : -1]))
    return f"**{short(view.pile[-1])}** on the discard pile" + (f" · before it {before}" if before else "")


def below_pile(view: SequenceView) -> list[str]:
    """The played pass cards and the stock."""
    apart = and_listed(list(map(spoken, view.passed))) or "none"
    return [f"Played pass cards: {apart}", f"{cards(view.stock)} in the stock."]


def onto_pile(event: AnyEvent) -> int:
    """How many cards went onto the discard pile, or from it."""
    return 1 if isinstance(event, Discarded) else -1 if isinstance(event, TookDiscard) else 0


def doing(table: Table, view: SequenceView) -> str:
    """What the seat to move is asked."""
    if not view.drawn:
        return ""
    return f"has taken {short(view.seen_drawn[0])} and goes on" if view.taken else "has drawn and goes on"


def notes(table: Table, view: SequenceView, seat: int) -> list[str]:
    """How far a seat's sequence is, and its total."""
    won = [f"{view.sheet[-1].points[seat]:+} this round"] if view.phase != "play" and view.sheet else []
    hand = view.hands[seat]
    left = [f"left with {' '.join(map(short, hand))}"] if view.phase != "play" and hand else []
    return [f"seat {seat + 1}", *left, *won, times(view.totals[seat], "point")]


def _one_line_each(view: SequenceView) -> bool:
    """Whether a sequence belongs to one seat, and is its only one."""
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
    return f"{coloured(line) or 'no number yet'}{_outlook(view, line)}"


def coloured(line: Sequence) -> str:
    """A sequence, each number with the colour of the row that led to it. The first opens a row."""
    numbers = [int(card) for card in line]
    rows = [step(before, number) if before else number for before, number in zip((0, *numbers), numbers, strict=False)]
    return " ".join(f"{ROW_SIGNS[row]}{number}" for row, number in zip(rows, numbers, strict=True))


def _outlook(view: SequenceView, line: Sequence) -> str:
    """How many cards a sequence has and what they are worth, or that it can no longer grow to eight."""
    if not line:
        return ""
    dead = "" if grows(view.rules, line, view.free()) else ", cannot reach eight any more"
    return f" · {len(line)} of {SIDE}, {times(worth((line,)), 'point')}{dead}"


def buttons(table: Table, view: SequenceView) -> list[Button]:
    """The sheet that shows where each number leads."""
    return [button("Sheet", Control("sheet", table.id))]


def final_score(view: SequenceView, standing: Standing) -> str:
    """How a seat stands at the end."""
    return f"{times(standing.total, 'point')} · {times(standing.rounds_won, 'round')} won"


# The hand


def hand_picture(view: SequenceSeatView) -> Picture | None:
    """The hand as the player holds it. Playable cards stand out."""
    if not view.hand:
        return None
    alt = ", ".join(map(spoken, view.hand))
    shows = view.hand, view.options.cards if view.on_turn and view.drawn else None
    return Picture("hand", f"Your hand: {alt}.", picture_of_hand, shows)


def hand_line(view: SequenceSeatView) -> str:
    """The hand, with playable cards in bold."""
    shown = [_marked(view, card) for card in view.hand]
    return f"Hand: {' · '.join(shown)}"


def _marked(view: SequenceSeatView, card: Card) -> str:
    return f"**{short(card)}** ✓" if card in view.options.cards else short(card)


def asked(table: Table, view: SequenceSeatView) -> str:
    """What the seat is asked: to draw, or what to do with the card it drew. Also what its sequence takes."""
    lines = view.lines_of(view.seat)
    return "\n".join([_question(table, view), *(_takes(view, line) for line in lines)])


def _question(table: Table, view: SequenceSeatView) -> str:
    if not view.drawn:
        choice = f" or take **{short(view.pile[-1])}** from the discard pile" if view.pile else ""
        return f"**Your turn: draw from the stock{choice}.**"
    how = "took" if view.taken else "drew"
    if not view.options.cards:
        return f"**You {how} {short(view.seen_drawn[0])}.** Nothing fits: discard a card."
    return f"**You {how} {short(view.seen_drawn[0])}.** Play a card, or discard one."


def _takes(view: SequenceSeatView, line: Sequence) -> str:
    """A sequence of the player, and the numbers that may be added to it."""
    if not line:
        return "Your sequence opens with a bull's-eye, 1 to 8."
    following = or_listed([str(number) for number in next_numbers(view.rules, line)])
    return f"{coloured(line)} → {following or 'nothing follows'}"


def asks_for_card(view: SequenceSeatView) -> bool:
    """The player draws first."""
    return bool(view.drawn)


def drawing(view: SequenceSeatView) -> str:
    """The label of the button that draws."""
    return "Draw from the stock"


def begins(event: AnyEvent) -> bool:
    """A round begins with the deal."""
    return isinstance(event, HandsDealt)


def concerns(event: AnyEvent, seat: int) -> bool:
    """Whether an event is about this seat's own cards. After hands were passed or redealt, all have new cards."""
    return isinstance(event, PassedHands | HandsRenewed) or (isinstance(event, OWN) and event.seat == seat)


def shown(event: AnyEvent) -> bool:
    """A passing of all hands is worth a second look."""
    return isinstance(event, PassedHands)


# The sheet


def sheet_page() -> Page:
    """Every number, how many cards of it there are, and where it leads."""
    leads = [f"{number} ×{COPIES[number]} → {', '.join(map(str, above(number))) or 'nothing'}" for number in NUMBERS]
    picture = Picture("sheet", "; ".join(leads)[:1024], sheet_picture, ())
    note = "A number leads to the next one in each of its rows; 1 to 8 open a sequence."
    return Page([paragraph(f"### Sequence sheet\n{note}"), picture.gallery()], CALM, picture)


STR8 = Look[SequenceRules, SequenceView, SequenceSeatView](
    rules=SequenceRules,
    cards=CARDS,
    spelling=SPELLING,
    aim=aim,
    goal=goal,
    warm_up=warm_up,
    table_picture=table_picture,
    middle=middle,
    doing=doing,
    notes=notes,
    last_notes=last_notes,
    below=below,
    buttons=buttons,
    top=pile_line,
    below_pile=below_pile,
    onto_pile=onto_pile,
    final_score=final_score,
    hand_picture=hand_picture,
    hand_line=hand_line,
    asked=asked,
    asks_for_card=asks_for_card,
    drawing=drawing,
    begins=begins,
    concerns=concerns,
    shown=shown,
    pages={"sheet": sheet_page},
)
