"""The shedding games as one value: everything the rest of the project asks of them."""

from engine.game import Ahead, Game
from engine.shedding import book, effects, events, manners, pending, rules, state
from engine.shedding.advising import why
from engine.shedding.bots.behaving import politely
from engine.shedding.bots.steady import steady
from engine.shedding.choosing import options
from engine.shedding.highlights import HIGHLIGHTS
from engine.shedding.imagining import believe, imagine
from engine.shedding.lessons import lessons
from engine.shedding.moves import act, check, public_view, start, view
from engine.shedding.nearing import chances, totals_if
from engine.shedding.ready_made import READY_MADE
from engine.shedding.reasons import explain
from engine.shedding.rules import Rules
from engine.shedding.settling import settlement
from engine.shedding.state import State
from engine.shedding.telling import TELLING
from engine.shedding.view import SheddingSeatView, SheddingView

SHEDDING: Game[Rules, State, SheddingView, SheddingSeatView] = Game(
    rules=Rules,
    start=start,
    options=options,
    check=check,
    explain=explain,
    act=act,
    public_view=public_view,
    view=view,
    steady=steady,
    imagine=imagine,
    believe=believe,
    ahead=Ahead(lambda view: chances, totals_if),
    why=why,
    settlement=settlement,
    telling=TELLING,
    highlights=HIGHLIGHTS,
    book=book.texts,
    dealer=book.dealer,
    records=(rules, state, effects, manners, pending, events),
    politely=politely,
    ready_made=READY_MADE,
    lessons=lessons,
)
