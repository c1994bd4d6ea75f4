"""Rules with a step or an action of their own, one to a file: its step, options, refusals, effect and events."""

from collections.abc import Callable, Mapping

from engine.core.actions import (
    Accept,
    Action,
    AddRule,
    Call,
    Catch,
    Challenge,
    Decline,
    Give,
    Guess,
    Nominate,
    Options,
    PickDirection,
    Refusal,
    Say,
    TakeBack,
)
from engine.shedding.mechanics import (
    bluffs,
    direction,
    etiquette,
    gifts,
    jump_ins,
    last_card,
    nomination,
    opening,
    playing_again,
    rank_asking,
    rule_making,
    taking_back,
)
from engine.shedding.view import Position

MECHANICS = (
    opening,
    nomination,
    direction,
    jump_ins,
    rank_asking,
    last_card,
    playing_again,
    gifts,
    bluffs,
    etiquette,
    rule_making,
    taking_back,
)

# Why an action that is a mechanic's own is not allowed.
REFUSALS: Mapping[type[Action], Callable[[Position, int, Action, Options], Refusal]] = {
    Nominate: nomination.nothing_to_pick,
    PickDirection: direction.no_direction,
    Call: last_card.no_call,
    Catch: last_card.no_catch,
    Give: gifts.nothing_to_give,
    Decline: gifts.nothing_to_give,
    Accept: bluffs.nothing_to_challenge,
    Challenge: bluffs.nothing_to_challenge,
    Say: etiquette.no_talk,
    Guess: etiquette.no_talk,
    AddRule: rule_making.no_rule,
    TakeBack: taking_back.nothing_to_take_back,
}
