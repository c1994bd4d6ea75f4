"""Rules with a step, an action or an event of their own, and where each takes part in play."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import ModuleType
from typing import get_args

from engine.core import actions
from engine.core.actions import Action, Options, Refusal
from engine.shedding import legal, restrictions, turn
from engine.shedding.deal import deal_round
from engine.shedding.mechanics import bluffs, calls, gifts, hidden_rules, rule_making, special_turns
from engine.shedding.position import Hooks, SheddingPosition
from engine.shedding.refusals import NOT_WAITED_FOR, not_waited_for, nothing_to_take_back
from engine.shedding.several import go_with
from engine.shedding.table import Table
from engine.shedding.turn import draw_in_turn, pass_turn, play_cards, take_back, take_step

# Where several take part in the same, they do so in this order: what is said with a play comes before what it costs,
# and a question before hidden rules.
MECHANICS: tuple[ModuleType, ...] = (calls, special_turns, hidden_rules, gifts, bluffs, rule_making)


@lru_cache(256)
def hooks_of(table: Table) -> Hooks:
    hooks = Hooks()
    hooks.go_with, hooks.effect_of = go_with(table), table.effect_of
    hooks.handlers = {
        **dict.fromkeys(get_args(Action), take_step),
        actions.Play: play_cards,
        actions.Draw: draw_in_turn,
        actions.Pass: pass_turn,
        actions.Deal: deal_round,
        actions.Call: lambda state, seat, _call: state.add(calls.Called(seat, calls.word_due(state, seat))),
        actions.Catch: calls.catch,
        actions.Say: lambda state, seat, said: state.add(hidden_rules.Spoke(seat, said.phrase)),
        actions.Guess: hidden_rules.guess,
        actions.TakeBack: take_back,
    }
    for part in (restrictions, legal, turn, *MECHANICS):
        part.take_part(table, hooks)
    return hooks


# Why an action that is a mechanic's own is not allowed.
REFUSALS: Mapping[type[Action], Callable[[SheddingPosition, int, Action, Options], Refusal]] = {
    **dict.fromkeys(NOT_WAITED_FOR, not_waited_for),
    **dict.fromkeys((actions.Call, actions.Catch), calls.no_call),
    **dict.fromkeys((actions.Accept, actions.Challenge), bluffs.nothing_to_challenge),
    **dict.fromkeys((actions.Say, actions.Guess), hidden_rules.no_talk),
    actions.AddRule: rule_making.no_rule,
    actions.TakeBack: nothing_to_take_back,
}
