"""The sequence game as one value, and in words: its rulebook and events, a beginner's lessons, reasons for a choice."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.actions import Action, Discard, Draw, Play, Take
from engine.core.cards import listed, short, spoken
from engine.core.game import MATCH, Game, History, Lesson, Names, Telling, Texts
from engine.core.match import AnyEvent, RoundEnded, without_cards
from engine.core.packs import PASS_CARDS
from engine.str8 import play, rules
from engine.str8.bots import determinize, keen, steady
from engine.str8.play import SequenceSeatView, SequenceState
from engine.str8.rules import ABOVE, HAND, OPENERS, PASSES, ROWS_OF, SIDE, SequenceRules, row
from engine.words import Message, Value, Words, and_listed, grouped, or_listed

BOOK = Words("engine.str8.language.book")
WORDS = Words("engine.str8.language.telling")
HIGHLIGHTS = Words("engine.str8.language.highlights")
ADVICE = Words("engine.str8.language.advising")

EXAMPLE = 12  # a number in four rows that continues in each of them

# The rulebook


def _texts(rules: SequenceRules, base: SequenceRules) -> Texts:
    two, teams, backwards = rules.seats == 2, rules.partnered, rules.backwards
    sides = [and_listed([str(seat + 1) for seat in side]) for side in dict.fromkeys(rules.partners)]
    who, others = _who(rules), "other" if rules.sides_in_play == 2 else "others"
    straight = {"backwards": "yes" if backwards else "no", "who": f"{others}-team" if teams else others}
    pack = {"seats": rules.seats, "packs": rules.packs, "count": len(rules.pack)}
    pack |= {"numbers": SIDE * SIDE, "side": SIDE, "passes": 2 * PASSES, "each": PASSES}
    first, second = (", ".join(map(str, row(number)[:3])) for number in (2, SIDE))
    steps: dict[str, Value] = {"second": first, "end": row(2)[-1], "last": second, "highest": row(SIDE)[-1]}
    steps |= {"side": SIDE, "example": EXAMPLE, "rows": and_listed(list(map(str, ROWS_OF[EXAMPLE])))}
    return {
        BOOK("chapter-aim"): [
            BOOK("teams", teams=and_listed([BOOK("team", seats=side) for side in sides])) if teams else "",
            BOOK("aim", who=who, count=SIDE),
            BOOK("two-sequences") if rules.lines > 1 else "",
        ],
        BOOK("chapter-deal"): [
            BOOK("one-pack" if rules.packs == 1 else "packs", **pack),
            BOOK("deal", count=HAND),
            _dealer(rules),
            BOOK("begins-two" if two else "begins"),
        ],
        BOOK("chapter-turn"): [_turn(rules), BOOK("turn-over", count=HAND)],
        BOOK("chapter-sequence"): [
            BOOK("opening", first=OPENERS[0], last=OPENERS[-1]),
            BOOK("following", next=or_listed(list(map(str, ABOVE[EXAMPLE]))), **steps),
            BOOK("backwards" if backwards else "rising"),
            BOOK("staying", lines=rules.lines),
        ],
        BOOK("chapter-pass"): [BOOK("passing-two" if two else "passing"), BOOK("pass-discarded", seats=rules.seats)],
        BOOK("chapter-stock"): [BOOK("stock"), BOOK("impasse", count=HAND)],
        BOOK("chapter-end"): [
            BOOK("end-team" if teams else "end-two" if rules.lines > 1 else "end"),
            BOOK("losing-team" if teams else "losing", who=others, lines=rules.lines, cost=rules.pass_cost),
            BOOK("straight", numbers=", ".join(map(str, row(4))), **straight),
            BOOK("stuck", who=who) if backwards else "",  # else the highest sequence can always be completed
        ],
        MATCH: [BOOK("match", who=who, count=rules.target)],
    }


def _dealer(rules: SequenceRules) -> str:
    first = "dealer-first-seat" if rules.first_dealer == "first seat" else "dealer-chance"
    return f"{BOOK(first)} {BOOK(f'next-dealer-{rules.next_dealer}')}"


def _who(rules: SequenceRules) -> str:
    return "team" if rules.partnered else "player"


def _turn(rules: SequenceRules) -> str:
    return BOOK("turn", whose="either" if rules.lines > 1 else "team" if rules.partnered else "own")


# Events


_TELLING = Telling(
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
        play.Added: lambda event, names: WORDS.message(
            "added" if event.sequence is None else "added-to",
            name=names[event.seat],
            card=short(event.card),
            sequence=event.sequence or 0,
        ),
        play.PassedHands: lambda event, names: WORDS.message(
            "passed-hands", name=names[event.seat], card=spoken(event.card)
        ),
        play.Discarded: lambda event, names: WORDS.message("discarded", name=names[event.seat], card=short(event.card)),
        play.TookMoveBack: lambda event, names: WORDS.message(
            "taken-back", name=names[event.seat], card=short(event.cards[0])
        ),
    },
    endings=("sequence", "straight", "stuck"),
    doers=dict.fromkeys(
        (play.DrewFromStock, play.TookDiscard, play.Added, play.PassedHands, play.Discarded, play.TookMoveBack),
        lambda event: event.seat,
    ),
    asks=dict.fromkeys((play.SeatAsked, play.TookMoveBack), lambda event: event.seat),
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
            if after := [other for other in left if view.rules.fitting((line,), other)]:
                yield ADVICE.message("follows", cards=listed(after))
            yield ADVICE.message("brings", count=len(line), side=SIDE)
        case Take() | Draw() if top and top[0] not in PASS_CARDS:
            fits = bool(view.rules.fitting(lines, top[0]))
            if fits == isinstance(action, Take):
                yield ADVICE.message("takes" if fits else "leaves", card=short(top[0]))
        case Discard(card) if card not in PASS_CARDS and not view.rules.fitting(lines, card):
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
    book=_texts,
    in_short=lambda rules: [
        BOOK("aim", who=_who(rules), count=SIDE),
        _turn(rules),
        BOOK("short-scores", who=_who(rules), sides=rules.sides_in_play),
    ],
    dealer=_dealer,
    too_long=lambda rules: BOOK("too-long", who=_who(rules), count=grouped(rules.longest_round)),
    lessons=_lessons,
)
