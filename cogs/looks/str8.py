"""Str8 Eight: every sequence as a line of coloured numbers, and what is next to them."""

from collections.abc import Sequence

from cogs.discord.controls import Button, Control, button
from cogs.discord.page import ALT, CALM, Page, Picture
from cogs.looks import str8_pictures as pictures
from cogs.looks.look import EventTypes, Look, PlayedLast, earlier, hand_shown, table_shown
from cogs.pictures.felt import CardStyle
from cogs.pictures.table import PILE_SHOWN, top_picture
from engine.core.actions import Draw, Pass, Play
from engine.core.cards import Card, listed, short, spoken
from engine.core.match import AnyEvent
from engine.core.packs import NUMBER_CARDS, PASS_CARDS
from engine.core.ruleset import Ruleset
from engine.core.scoresheet import Standing
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
from engine.str8.rules import COPIES, NUMBERS, OPENERS, SIDE, Sequence as Line, SequenceRules, onward, worth
from engine.words import Words, and_listed, beside, listens, or_listed, signed
from model.tables.naming import names
from model.tables.table import Table

CARDS = (*NUMBER_CARDS, *PASS_CARDS)

WORDS = Words(__name__)


class Str8Look(Look[SequenceRules, SequenceView, SequenceSeatView]):
    """The words and pictures of Str8 Eight."""

    events = EventTypes(deals=(HandsDealt,), shows=(PassedHands,))
    style = CardStyle(pictures.number_sprite, pictures.NUMBER_RAMPS)

    # The rules

    def cards(self, rules: SequenceRules) -> tuple[Card, ...]:
        return CARDS

    def spelling(self, rules: SequenceRules) -> str:
        return WORDS("spelling")

    def aim(self, rules: SequenceRules) -> str:
        return WORDS("aim", target=rules.target)

    def goal(self, rules: SequenceRules) -> str:
        return WORDS("goal", target=rules.target)

    # Pictures

    def table_picture(self, view: SequenceView, names: Sequence[str]) -> Picture:
        lanes, alt = [], []
        for side, lines in enumerate(view.sequences):
            label, on_turn = _label(view, side), side == view.rules.side_of(view.turn) and view.phase == "play"
            for line in lines:
                lanes.append(pictures.Lane(label, on_turn, line))
                alt.append(WORDS("alt-sequence" if line else "alt-no-sequence", seat=label, cards=" ".join(line)))
        alt.append(WORDS("alt-top", card=spoken(view.pile[-1])) if view.pile else WORDS("alt-no-top"))
        alt.append(WORDS("alt-stock", count=len(view.stock)))
        numbered = [f"{number} {name}" for number, name in enumerate(names, 1)]  # as on their sequences
        shown = tuple(lanes), view.pile[-PILE_SHOWN:], len(view.stock), view.passed
        return table_shown(view, numbered, alt, pictures.table_picture, *shown)

    def top_picture(self, view: SequenceView) -> Picture | None:
        if view.phase != "play" or not view.pile:
            return None
        shown = view.pile[-1], None, None, pictures.number_stamp, pictures.TABLE_COLOURS
        return Picture("top", WORDS("alt-top", card=spoken(view.pile[-1])), top_picture, shown)

    def hand_picture(self, view: SequenceSeatView) -> Picture | None:
        return hand_shown(view, pictures.hand_picture, WORDS, choosing=view.on_turn and bool(view.drawn))

    # The table in words

    def middle(self, view: SequenceView, *, seen: bool = False) -> list[str]:
        """The piles, or what each sequence is worth, which its picture doesn't say."""
        if not seen:
            return [self.top(view), _stock(view)]
        return [
            _line(view, line, f"**{_label(view, side)}**")
            for side, lines in enumerate(view.sequences)
            for line in filter(None, lines)
        ]

    def top(self, view: SequenceView) -> str:
        """The top discard, and those before it, newest first."""
        if not view.pile:
            return WORDS("no-top")
        top, before = short(view.pile[-1]), earlier(view)
        return WORDS("top-and-earlier", card=top, cards=before) if before else WORDS("top", card=top)

    def doing(self, table: Table, view: SequenceView) -> str:
        if not view.drawn:
            return ""
        return WORDS("has-taken", card=short(view.seen_drawn[0])) if view.taken else WORDS("has-drawn")

    def notes(self, table: Table, view: SequenceView, seat: int, *, seen: bool = False) -> list[str]:
        notes, hand = [] if seen else [WORDS("seat", seat=seat + 1)], view.hands[seat]
        if view.phase != "play" and hand:
            notes.append(WORDS("left-with", cards=listed(hand)))
        if view.phase != "play" and view.sheet:
            notes.append(WORDS("this-round", points=signed(view.sheet[-1].points[seat])))
        if view.sheet or not seen:  # a score says nothing before the first round is over
            notes.append(WORDS("total", count=view.totals[seat]))
        return notes

    def last_notes(self, view: SequenceView, seat: int, *, seen: bool = False) -> list[str]:
        """The sequence of a seat, if no other seat shares it."""
        shared = view.rules.partnered or view.rules.lines > 1
        return [] if shared or seen else [_line(view, line) for line in view.lines_of(seat)]

    def below(self, view: SequenceView) -> list[str]:
        """Every sequence with its seats, except those shown next to a seat."""
        if not view.rules.partnered and view.rules.lines == 1:
            return []
        return [
            f"**{_label(view, side)}** {_line(view, line)}"
            for side, lines in enumerate(view.sequences)
            for line in lines
        ]

    def below_pile(self, view: SequenceView) -> list[str]:
        apart = and_listed(list(map(spoken, view.passed)))
        return [
            WORDS("passes-played", cards=apart) if apart else WORDS("no-passes-played"),
            WORDS("in-the-draw-pile", count=len(view.stock)),
        ]

    def final_score(self, view: SequenceView, standing: Standing) -> str:
        return WORDS("final-score", count=standing.total, rounds=standing.rounds_won)

    def winning_card(self, view: SequenceView) -> str:
        """The number that completed a sequence."""
        winner = view.sheet[-1].winner if view.sheet else None
        lines = view.lines_of(winner) if winner is not None else ()
        return next((short(line[-1]) for line in lines if len(line) == SIDE), "")

    def sheets(self, table: Table) -> list[Button]:
        return [button(WORDS("sheet-button"), Control("sheet", table.id))]

    # The hand

    def hand_line(self, view: SequenceSeatView) -> str:
        return WORDS("hand", cards=beside(map(short, view.hand)))

    def asked(self, table: Table, view: SequenceSeatView) -> str:
        """Ask to draw, or what to do with the card that was drawn, and tell what the sequence takes."""
        fits, card = bool(view.options.cards), short(view.seen_drawn[0]) if view.drawn else ""
        if not view.drawn:
            lines = [WORDS("your-turn-or-take", card=short(view.pile[-1])) if view.pile else WORDS("your-turn")]
        elif view.taken:
            lines = [WORDS("took" if fits else "took-nothing-fits", card=card)]
        else:
            lines = [WORDS("drew" if fits else "drew-nothing-fits", card=card)]
        for line in () if listens() else view.lines_of(view.seat):  # who listens hears them in any case
            following = _onward(line, view.rules)
            if not line:
                lines.append(WORDS("starts", first=OPENERS[0], last=OPENERS[-1]))
            elif following:
                lines.append(WORDS("followed-by", cards=", ".join(line), numbers=following))
            else:
                lines.append(WORDS("followed-by-nothing", cards=", ".join(line)))
        return "\n".join(lines)

    def asks_for_card(self, view: SequenceSeatView) -> bool:
        return bool(view.drawn)  # the player draws first

    def label(self, view: SequenceSeatView, action: Draw | Pass | Play) -> str:
        if isinstance(action, Draw):
            return WORDS("draw-button")
        if isinstance(action, Pass):
            return ""
        card = action.cards[0]
        if card in PASS_CARDS:
            return WORDS("pass-button", card=short(card))
        return WORDS("add-button", card=short(card), whose="team" if view.rules.partnered else "own")

    def fits_top(self, view: SequenceSeatView) -> bool:
        return bool(view.rules.fitting(view.lines_of(view.seat), view.pile[-1]))

    # For those who listen

    def heard(self, table: Table, view: SequenceSeatView) -> list[str]:
        """Tell the sequences, the player's own first with what is next to it, and what their cards lead to."""
        told, own, called = [], view.rules.side_of(view.seat), names(table)
        for side in sorted(range(len(view.sequences)), key=lambda side: side != own):
            of = and_listed([called[seat] for seat in view.rules.partners[side]])
            for number, line in enumerate(view.sequences[side]):
                which = "own" if view.rules.lines == 1 else ("first", "second")[number]
                whose = "team" if view.rules.partnered else which
                sizes = {"length": len(line), "longest": SIDE, "count": worth((line,))}
                if side == own and line:
                    onto, cards = _onward(line, view.rules) or "none", ", ".join(line)
                    told.append(WORDS("your-line", whose=whose, numbers=onto, cards=cards, **sizes))
                elif side == own:
                    told.append(WORDS("your-empty-line", whose=whose, first=OPENERS[0], last=OPENERS[-1]))
                elif line:
                    can, cards = "yes" if view.rules.grows(line, view.free()) else "no", ", ".join(line)
                    told.append(WORDS("other-line", which=which, names=of, grows=can, cards=cards, **sizes))
                else:
                    told.append(WORDS("other-empty-line", which=which, names=of))
        onwards = {card: _onward((card,), view.rules) for card in view.hand if card not in PASS_CARDS}
        told += [WORDS("goes-on", number=card, numbers=following) for card, following in onwards.items() if following]
        passing = [card for card in PASS_CARDS if card in view.hand]
        return told + [WORDS("passing", card=spoken(card), name=called[_whose_hand(view, card)]) for card in passing]

    def besides(self, table: Table, view: SequenceSeatView) -> list[str]:
        return [_stock(view)]

    def now(self, table: Table, view: SequenceSeatView, events: Sequence[AnyEvent]) -> list[str]:
        """Tell whose hand the player holds, until they move after hands were passed."""
        moved = [each for each in events if each.concerns(view.seat)]
        passed = moved[-1] if moved else None
        if not isinstance(passed, PassedHands) or view.phase != "play":
            return []
        return [WORDS("now-holding", name=names(table)[_whose_hand(view, passed.card)])]

    # Events

    def plays_after(self, event: AnyEvent, plays: list[PlayedLast]) -> list[PlayedLast]:
        if isinstance(event, Added):
            return [*plays, (event.seat, event.card)]
        return plays[:-1] if isinstance(event, TookMoveBack) and not event.discarded else plays

    def onto_pile(self, event: AnyEvent) -> int:
        if isinstance(event, TookMoveBack):
            return -1 if event.discarded else 0
        return 1 if isinstance(event, Discarded) else -1 if isinstance(event, TookDiscard) else 0


def _label(view: SequenceView, side: int) -> str:
    return "+".join(str(seat + 1) for seat in view.rules.partners[side])


def _stock(view: SequenceView) -> str:
    key = "stock-and-passes" if view.passed else "stock"
    return WORDS(key, count=len(view.stock), passes=len(view.passed))


def _line(view: SequenceView, line: Line, label: str = "") -> str:
    """Say how many cards a sequence has and their worth, or that it can't grow to eight. ``label``: for its cards."""
    if not line:
        return WORDS("empty-sequence")
    key = "sequence" if view.rules.grows(line, view.free()) else "dead-sequence"
    return WORDS(key, cards=label or ", ".join(line), length=len(line), longest=SIDE, count=worth((line,)))


def _onward(line: Line, rules: SequenceRules) -> str:
    """List the numbers that may follow a sequence."""
    return or_listed(list(map(str, onward(line, rules.backwards))))


def _whose_hand(view: SequenceSeatView, card: Card) -> int:
    """Return whose hand a player gets when hands are passed that way."""
    return (view.seat + (-1 if card == LEFT else 1)) % view.rules.seats


def sheet_page(rules: Ruleset | None) -> Page:
    """Every number, how many cards of it there are in the packs of a table, and where it leads.

    At no table, or at one of another game, the sheet is that of one pack.
    """
    packs, backwards = (rules.packs, rules.backwards) if isinstance(rules, SequenceRules) else (1, False)
    note = f"### {WORDS('sheet-title')}\n{WORDS('sheet-note', packs=packs)}"
    rows = []
    for number in NUMBERS:
        following = list(map(str, onward((str(number),), backwards and listens())))  # the picture shows the way up
        listed_so = or_listed(following) if listens() else ", ".join(following)
        key = "leads-to" if following else "leads-nowhere"
        rows.append(WORDS(key, number=number, copies=packs * COPIES[number], numbers=listed_so))
    if listens():
        return Page(["\n".join([note, *rows])], CALM)
    return Page([note, Picture("sheet", beside(rows)[:ALT], pictures.sheet_picture, (packs,))], CALM)
