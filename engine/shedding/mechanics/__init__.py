"""Rules with a step, an action or an event of their own, one to a file, and where each takes part in play."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import ModuleType

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
)
from engine.shedding.deal import deal_round, no_direction, nothing_to_pick
from engine.shedding.mechanics import bluffs, calls, demands, gifts, hidden_rules, jump_in, rule_making, special_turns
from engine.shedding.position import Hooks, SheddingPosition
from engine.shedding.special import acts_of
from engine.shedding.table import Table
from engine.shedding.turn import draw_in_turn, pass_turn, play_cards

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
    """Where mechanics take part by these rules."""
    hooks = Hooks()
    hooks.acts = acts_of(table)
    hooks.handlers = {
        Play: play_cards,
        Draw: lambda state, seat, action: draw_in_turn(state, seat),
        Pass: lambda state, seat, action: pass_turn(state, seat),
        Deal: lambda state, seat, action: deal_round(state),
        Call: calls.call,
        Catch: calls.catch,
        Say: hidden_rules.say,
        Guess: hidden_rules.guess,
    }
    for mechanic in MECHANICS:
        mechanic.take_part(table, hooks)
    return hooks


# Why an action that is a mechanic's own is not allowed.
REFUSALS: Mapping[type[Action], Callable[[SheddingPosition, int, Action, Options], Refusal]] = {
    Nominate: nothing_to_pick,
    PickDirection: no_direction,
    Call: calls.no_call,
    Catch: calls.no_catch,
    Give: gifts.nothing_to_give,
    Decline: gifts.nothing_to_give,
    Accept: bluffs.nothing_to_challenge,
    Challenge: bluffs.nothing_to_challenge,
    Say: hidden_rules.no_talk,
    Guess: hidden_rules.no_talk,
    AddRule: rule_making.no_rule,
}
