"""The sequence game told: its events, the first of each thing that a beginner meets, and the reasons for a choice."""

from collections.abc import Iterator, Sequence

from engine.core.actions import Action, Discard, Draw, Play, Take
from engine.core.cards import listed, short, spoken
from engine.core.game import Lesson, Names, Telling
from engine.core.history import History
from engine.core.match import without_cards
from engine.core.packs import PASS_CARDS
from engine.str8 import play
from engine.str8.position import SequenceSeatView
from engine.str8.rules import SIDE, fitting_sequences
from engine.words import Message, Words

WORDS = Words("engine.str8.language.telling")
ADVICE = Words("engine.str8.language.advising")

_OF_A_SEAT = play.DrewFromStock | play.TookDiscard | play.Added | play.PassedHands | play.Discarded | play.TookMoveBack


def _added(event: play.Added, names: Names) -> Message:
    name, card = names[event.seat], short(event.card)
    if event.sequence is None:
        return WORDS.message("added", name=name, card=card)
    return WORDS.message("added-to", name=name, card=card, sequence=event.sequence)


TELLING = Telling(
    WORDS,
    {
        play.HandsDealt: lambda event, names: WORDS.message("dealt", round=event.round, name=names[event.dealer]),
        play.HandsRenewed: lambda event, names: WORDS.message("hands-renewed", count=event.count),
        play.StockRenewed: lambda event, names: WORDS.message("stock-renewed", count=event.count),
        play.DrewFromStock: lambda event, names: (
            WORDS.message("drew-this", name=names[event.seat], card=short(event.card))
            if event.card
            else WORDS.message("drew", name=names[event.seat])
        ),
        play.TookDiscard: lambda event, names: WORDS.message("took", name=names[event.seat], card=short(event.card)),
        play.Added: _added,
        play.PassedHands: lambda event, names: WORDS.message(
            "passed-hands", name=names[event.seat], card=spoken(event.card)
        ),
        play.Discarded: lambda event, names: WORDS.message("discarded", name=names[event.seat], card=short(event.card)),
        play.TookMoveBack: lambda event, names: WORDS.message(
            "taken-back", name=names[event.seat], card=short(event.cards[0])
        ),
    },
    endings=("sequence", "straight", "stuck"),
    doer=lambda event: event.seat if isinstance(event, _OF_A_SEAT) else None,
    asks=lambda event: event.seat if isinstance(event, play.SeatAsked | play.TookMoveBack) else None,
)


def lessons(view: SequenceSeatView) -> list[Lesson]:
    """Each thing to explain to the seat to move if it is the first of its kind, the most urgent first."""
    playable, drawn = view.options.cards, view.seen_drawn
    if not drawn:
        return [Lesson("turn", top) for top in view.pile[-1:]]
    if not playable:
        return [Lesson("discarding", drawn[0])]
    key = "following" if any(view.lines_of(view.seat)) else "opening"
    return [Lesson("swap" if card in PASS_CARDS else key, card) for card in playable]


def why(
    view: SequenceSeatView, history: History, worlds: Sequence[play.SequenceState], action: Action, names: Names
) -> Iterator[Message]:
    """The reasons that hold for an action of the seat to move, the most telling first."""
    lines, top = view.lines_of(view.seat), view.pile[-1:]
    match action:
        case Play((card,)) if card not in PASS_CARDS:
            line = (*lines[action.sequence or 0], card)
            if len(line) == SIDE:  # which wins the round
                yield ADVICE.message("completes")
            left = without_cards(view.hand, (card,))
            if after := [other for other in left if fitting_sequences(view.rules, (line,), other)]:
                yield ADVICE.message("follows", cards=listed(after))
            yield ADVICE.message("brings", count=len(line), side=SIDE)
        case Take() | Draw() if top and top[0] not in PASS_CARDS:
            fits = bool(fitting_sequences(view.rules, lines, top[0]))
            if fits == isinstance(action, Take):
                yield ADVICE.message("takes" if fits else "leaves", card=short(top[0]))
        case Discard(card) if card not in PASS_CARDS and not fitting_sequences(view.rules, lines, card):
            yield ADVICE.message("discards", card=short(card))
