"""The sequence game as one value: everything the rest of the project asks of it. Source: str8-eight.txt ("S2")."""

from engine.core.game import Game
from engine.str8 import events, rules, state
from engine.str8.bots.determinization import determinize
from engine.str8.bots.steady import keen, steady
from engine.str8.language import book
from engine.str8.language.advising import why
from engine.str8.language.highlights import HIGHLIGHTS
from engine.str8.language.lessons import lessons
from engine.str8.language.telling import TELLING
from engine.str8.play import moves
from engine.str8.play.moves import begun
from engine.str8.rules import SequenceRules

STR8 = Game(
    rules=SequenceRules,
    begun=begun,
    settlement=lambda rules, totals, winners: (),
    records=(rules, state, moves, events),
    steady=steady,
    keen=keen,
    determinize=determinize,
    why=why,
    telling=TELLING,
    highlights=HIGHLIGHTS,
    book=book.texts,
    in_short=book.in_short,
    dealer=book.dealer,
    too_long=book.too_long,
    lessons=lessons,
)
