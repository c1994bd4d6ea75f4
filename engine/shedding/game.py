"""The shedding games as one value: everything the rest of the project asks of them."""

from engine.core.game import Ahead, Game
from engine.shedding import effects, events, hidden_rules, mechanics, rules, state
from engine.shedding.bots.determinization import answered_doubt, believe, determinize
from engine.shedding.bots.evaluation import chances, totals_if
from engine.shedding.bots.steady import politely, steady
from engine.shedding.language import rulebook
from engine.shedding.language.advising import why
from engine.shedding.language.highlights import HIGHLIGHTS
from engine.shedding.language.lessons import lessons
from engine.shedding.language.telling import TELLING
from engine.shedding.play.moves import act, check, explain, public_view, start, view
from engine.shedding.play.options import options, plannable
from engine.shedding.ready_made import READY_MADE
from engine.shedding.rounds.match_end import settlement
from engine.shedding.rules import Rules
from engine.shedding.state import State
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
    plannable=plannable,
    steady=steady,
    determinize=determinize,
    ahead=Ahead(believe, answered_doubt, chances, totals_if),
    why=why,
    settlement=lambda rules, totals, winners: settlement(rules.table, totals, winners),
    telling=TELLING,
    highlights=HIGHLIGHTS,
    book=lambda rules, base: rulebook.texts(rules.table, base.table),
    in_short=lambda rules: rulebook.in_short(rules.table),
    dealer=lambda rules: rulebook.dealer(rules.table),
    too_long=lambda rules: rulebook.too_long(rules.longest_round),
    records=(rules, state, effects, hidden_rules, *events.SUBJECTS, *mechanics.MECHANICS),
    politely=politely,
    ready_made=READY_MADE,
    lessons=lessons,
)
