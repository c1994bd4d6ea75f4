"""The sequence game as one value, and told: its events, a beginner's lessons, the reasons for a choice."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.actions import Action, Discard, Draw, Play, Take
from engine.core.cards import listed, short, spoken
from engine.core.game import Game, History, Lesson, Names, Telling
from engine.core.match import AnyEvent, RoundEnded, without_cards
from engine.core.packs import PASS_CARDS
from engine.str8 import book, play, rules
from engine.str8.bots import determinize, keen, steady
from engine.str8.play import SequenceSeatView, SequenceState
from engine.str8.rules import SIDE, fitting_sequences
from engine.words import Message, Words

WORDS = Words("engine.str8.language.telling")
HIGHLIGHTS = Words("engine.str8.language.highlights")
ADVICE = Words("engine.str8.language.advising")
_OF_A_SEAT = play.DrewFromStock | play.TookDiscard | play.Added | play.PassedHands | play.Discarded | play.TookMoveBack


def _added(event: play.Added, names: Names) -> Message:
    name, card = names[event.seat], short(event.card)
    if event.sequence is None:
        return WORDS.message("added", name=name, card=card)
    return WORDS.message("added-to", name=name, card=card, sequence=event.sequence)


def _drew(event: play.DrewFromStock, names: Names) -> Message:
    name = names[event.seat]
    if event.card is None:
        return WORDS.message("drew", name=name)
    return WORDS.message("drew-this", name=name, card=short(event.card))


_TELLING = Telling(
    WORDS,
    {
        play.HandsDealt: lambda event, names: WORDS.message("dealt", round=event.round, name=names[event.dealer]),
        play.HandsRenewed: lambda event, names: WORDS.message("hands-renewed", count=event.count),
        play.StockRenewed: lambda event, names: WORDS.message("stock-renewed", count=event.count),
        play.DrewFromStock: _drew,
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


def _memorable(events: Sequence[AnyEvent], names: Names) -> Iterator[Message]:
    scores = [event.score for event in events if isinstance(event, RoundEnded)]
    won = [(score.points[score.winner], score.winner) for score in scores if score.winner is not None]
    if won:
        points, seat = max(won, key=lambda round_won: round_won[0])
        yield HIGHLIGHTS.message("best-round", name=names[seat], count=points)
    passed = Counter(event.seat for event in events if isinstance(event, play.PassedHands))
    for seat, times in passed.most_common(1):
        yield HIGHLIGHTS.message("most-passed", name=names[seat], times=times)


def _lessons(view: SequenceSeatView) -> list[Lesson]:
    playable, drawn = view.options.cards, view.seen_drawn
    if not drawn:
        return [Lesson("turn", top) for top in view.pile[-1:]]
    if not playable:
        return [Lesson("discarding", drawn[0])]
    key = "following" if any(view.lines_of(view.seat)) else "opening"
    return [Lesson("swap" if card in PASS_CARDS else key, card) for card in playable]


def _why(
    view: SequenceSeatView, history: History, worlds: Sequence[SequenceState], action: Action, names: Names
) -> Iterator[Message]:
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


STR8 = Game(
    rules=rules.SequenceRules,
    begun=play.begun,
    settlement=lambda rules, totals, winners: (),
    records=(rules, play),
    steady=steady,
    keen=keen,
    determinize=determinize,
    why=_why,
    telling=_TELLING,
    highlights=_memorable,
    book=book.texts,
    in_short=book.in_short,
    dealer=book.dealer,
    too_long=book.too_long,
    lessons=_lessons,
)
