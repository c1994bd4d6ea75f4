"""Rules with a step, an action or an event of their own, one to a file, and where each takes part in play."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import ModuleType
from typing import get_args

from engine.core.actions import (
    Accept,
    Action,
    AddRule,
    Call,
    Catch,
    Challenge,
    Deal,
    Decline,
    Draw,
    Give,
    Guess,
    Nominate,
    Options,
    Pass,
    PickDirection,
    Play,
    Refusal,
    Say,
    TakeBack,
)
from engine.shedding import legal, turn
from engine.shedding.deal import deal_round, nothing_to_pick
from engine.shedding.mechanics import bluffs, calls, demands, gifts, hidden_rules, jump_in, rule_making, special_turns
from engine.shedding.position import Hooks, SheddingPosition
from engine.shedding.refusals import nothing_to_take_back
from engine.shedding.restrictions import restrictions_of, whenever_drawn
from engine.shedding.several import go_with
from engine.shedding.special import acts_of
from engine.shedding.table import Table
from engine.shedding.turn import draw_in_turn, pass_turn, play_cards, take_back, take_step

# Where several take part in the same, they do so in this order: what is asked for and said with a play comes before
# what it costs, and a question before hidden rules.
MECHANICS: tuple[ModuleType, ...] = (
    jump_in,
    demands,
    calls,
    special_turns,
    hidden_rules,
    gifts,
    bluffs,
    rule_making,
)


@lru_cache(256)
def hooks_of(table: Table) -> Hooks:
    """The hooks of mechanics by these rules."""
    hooks = Hooks()
    hooks.restrictions = restrictions_of(table)
    hooks.fitting = whenever_drawn(hooks.restrictions)
    hooks.acts, hooks.go_with = acts_of(table), go_with(table)
    hooks.handlers = {
        **dict.fromkeys(get_args(Action), take_step),
        Play: play_cards,
        Draw: draw_in_turn,
        Pass: pass_turn,
        Deal: deal_round,
        Call: calls.call,
        Catch: calls.catch,
        Say: hidden_rules.say,
        Guess: hidden_rules.guess,
        TakeBack: take_back,
    }
    for part in (legal, turn, *MECHANICS):
        part.take_part(table, hooks)
    return hooks


# Why an action that is a mechanic's own is not allowed.
REFUSALS: Mapping[type[Action], Callable[[SheddingPosition, int, Action, Options], Refusal]] = {
    Nominate: nothing_to_pick,
    PickDirection: nothing_to_pick,
    Call: calls.no_call,
    Catch: calls.no_catch,
    Give: gifts.nothing_to_give,
    Decline: gifts.nothing_to_give,
    Accept: bluffs.nothing_to_challenge,
    Challenge: bluffs.nothing_to_challenge,
    Say: hidden_rules.no_talk,
    Guess: hidden_rules.no_talk,
    AddRule: rule_making.no_rule,
    TakeBack: nothing_to_take_back,
}
