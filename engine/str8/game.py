"""The sequence game as one value: everything the rest of the project asks of it. Source: str8-eight.txt ("S2")."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.game import Game, Names
from engine.core.match import AnyEvent, RoundEnded
from engine.str8 import book, play, position, rules, telling
from engine.str8.bots import determinize, keen, steady
from engine.words import Message, Words

HIGHLIGHTS = Words("engine.str8.language.highlights")


def _memorable(events: Sequence[AnyEvent], names: Names) -> Iterator[Message]:
    """The best round of a match, and the most hands passed on."""
    scores = [event.score for event in events if isinstance(event, RoundEnded)]
    won = [(score.points[score.winner], score.winner) for score in scores if score.winner is not None]
    if won:
        points, seat = max(won, key=lambda round_won: round_won[0])
        yield HIGHLIGHTS.message("best-round", name=names[seat], count=points)
    passed = Counter(event.seat for event in events if isinstance(event, play.PassedHands))
    for seat, times in passed.most_common(1):
        yield HIGHLIGHTS.message("most-passed", name=names[seat], times=times)


STR8 = Game(
    rules=rules.SequenceRules,
    begun=play.begun,
    settlement=lambda rules, totals, winners: (),
    records=(rules, position, play),
    steady=steady,
    keen=keen,
    determinize=determinize,
    why=telling.why,
    telling=telling.TELLING,
    highlights=_memorable,
    book=book.texts,
    in_short=book.in_short,
    dealer=book.dealer,
    too_long=book.too_long,
    lessons=telling.lessons,
)
