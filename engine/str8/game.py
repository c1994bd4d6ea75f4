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
from engine.str8.play.moves import act, check, options, plannable, public_view, start, view
from engine.str8.play.reasons import explain
from engine.str8.rules import SequenceRules
from engine.str8.state import SequenceState
from engine.str8.view import SequenceSeatView, SequenceView

STR8: Game[SequenceRules, SequenceState, SequenceView, SequenceSeatView] = Game(
    rules=SequenceRules,
    start=start,
    options=options,
    check=check,
    explain=explain,
    act=act,
    public_view=public_view,
    view=view,
    plannable=plannable,
    steady=steady,
    determinize=determinize,
    why=why,
    keen=keen,
    settlement=lambda rules, totals, winners: (),
    telling=TELLING,
    highlights=HIGHLIGHTS,
    book=book.texts,
    in_short=book.in_short,
    dealer=book.dealer,
    too_long=book.too_long,
    records=(rules, state, events),
    lessons=lessons,
)
