"""The shedding games as one value: everything the rest of the project asks of them."""

from engine.core.game import Ahead, Game
from engine.shedding import deal, effects, events, mechanics, play, position, rules
from engine.shedding.bots.ahead import answered_doubt, believe, chances, determinize, totals_if
from engine.shedding.bots.steady import say_first, steady
from engine.shedding.language import rulebook
from engine.shedding.language.advising import lessons, why
from engine.shedding.language.telling import TELLING, highlights
from engine.shedding.play import begun
from engine.shedding.ready_made import READY_MADE
from engine.shedding.round_end import settlement
from engine.shedding.rules import Rules

SHEDDING = Game(
    rules=Rules,
    begun=begun,
    settlement=lambda rules, totals, winners: settlement(rules.table, totals, winners),
    records=(rules, position, play, effects, deal, events, *mechanics.MECHANICS),
    ready_made=READY_MADE,
    steady=steady,
    say_first=say_first,
    determinize=determinize,
    ahead=Ahead(believe, answered_doubt, chances, totals_if),
    why=why,
    telling=TELLING,
    highlights=highlights,
    book=lambda rules, base: rulebook.texts(rules.table, base.table),
    in_short=lambda rules: rulebook.in_short(rules.table),
    dealer=lambda rules: rulebook.dealer(rules.table),
    too_long=lambda rules: rulebook.too_long(rules.longest_round),
    lessons=lessons,
)
