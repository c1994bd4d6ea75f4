"""Where the engine's doors are, and what goes through them: the one place of the tests that names its inner modules.

A match of the Crazy Eights family begins with ``start``. What is said and what happened are values.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from engine.core.actions import Action, Options, Play, Refusal
from engine.core.cards import Card
from engine.core.match import Event, MatchState, Position, SeatView, TookBack, View
from engine.shedding import mechanics
from engine.shedding.card_tables import COSTS, PIPS, STACKING, CostTable, EffectTable
from engine.shedding.chapters import AS_MANY_AS_LIKED
from engine.shedding.deal import DirectionAsked, Naming, Nominated, NominationAsked, PickingDirection
from engine.shedding.effect_kinds import ALL_DRAW, AT_ONCE, EFFECTS, KINDS, Effect, Kind
from engine.shedding.events import (
    AllDraw,
    CountedDown,
    Dealt,
    DebtGrew,
    DebtSettled,
    Drew,
    FellBack,
    FirstTurn,
    KnockedOut,
    LeftOver,
    MissedTurn,
    NotOut,
    OfSeat,
    Passed,
    Played,
    PlaysAgain,
    Reason,
    Reshuffled,
    Reversed,
    SentBack,
    Skipped,
    SkipsGrew,
    StarterReturned,
    StarterTurned,
    TurnCame,
)
from engine.shedding.game import READY_MADE, SHEDDING
from engine.shedding.language.telling import KEYS
from engine.shedding.mechanics import hidden_rules
from engine.shedding.mechanics.bluffs import Challenged, Challenges, Doubt, DoubtAsked, TakenBack
from engine.shedding.mechanics.calls import CallDue, Called, Caught, KeptQuiet
from engine.shedding.mechanics.gifts import Gave, Giving
from engine.shedding.mechanics.hidden_rules import (
    BROKEN,
    CATALOGUE,
    DRAWING,
    HAIL,
    MOST,
    NICE_DAY,
    OFFERED,
    PHRASES,
    THANKS,
    Guessed,
    Hidden,
    HiddenRules,
    Manner,
    RuleHidden,
    Talk,
    TalkOver,
    talk,
)
from engine.shedding.mechanics.rule_making import (
    YOUNGER_RULES,
    YOUNGER_VALUES,
    Adding,
    Addition,
    Additions,
    Offer,
    RuleAdded,
    RuleAsked,
    added,
)
from engine.shedding.play import SheddingSeatView, SheddingState as State, SheddingView, begun as start
from engine.shedding.position import SheddingRound, Step
from engine.shedding.rules import Rules
from engine.shedding.table import KINDS_OF_PACK, Table
from engine.str8.game import STR8
from engine.str8.play import (
    Added,
    DrewFromStock,
    HandsDealt,
    HandsRenewed,
    PassedHands,
    SeatAsked,
    SequenceState,
    StockRenewed,
    TookDiscard,
    TookMoveBack,
)
from engine.str8.rules import COPIES, NUMBERS, OPENERS, ROWS, SEQUENCE, SequenceRules

determinize = SHEDDING.determinize
settlement = SHEDDING.settlement
steady = SHEDDING.steady
why = SHEDDING.why


StateT = TypeVar("StateT", bound=MatchState)


def explain(view: SeatView, card: Card) -> Refusal:
    refusal = view.check(view.seat, Play((card,)))
    assert refusal is not None
    return refusal


def hidden(position: State | SheddingView) -> tuple[Hidden, ...]:
    return hidden_rules.hidden(position).rules


def challenged(position: State | SheddingView) -> tuple[tuple[int, int], ...]:
    """How many of the challenged plays of each seat were bluffs, and how many were honest. Empty before any was."""
    found = position.note(Challenges)
    return found.by_seat if found else ()


def changed(state: StateT, **changes: Any) -> StateT:
    """The state with other fields, or other notes: ``manners`` that are hidden, what was ``said``, whether a rule was
    ``guessed``, who was ``fined``, the rules that were ``added``, and the plays that were ``challenged``.
    """
    noted = {name: changes.pop(name) for name in ("manners", "added", "challenged") if name in changes}
    talked = {name: changes.pop(name) for name in ("said", "guessed", "fined") if name in changes}
    new = replace(state, **changes)
    if noted or talked:
        assert isinstance(new, State)
        if (now := replace(talk(new), **talked)) != talk(new):
            new.remember(now)
        kinds = {"manners": HiddenRules, "added": Additions, "challenged": Challenges}
        for name, value in noted.items():
            new.remember(kinds[name](value))
    return new
