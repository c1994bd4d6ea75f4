"""Where the engine's doors are, and what goes through them: the one place of the tests that names its inner modules.

A game is played by ``start``, ``options``, ``check``, ``explain``, ``act`` and ``view`` of the Crazy Eights family, or
by those of ``STR8``; what is said and what happened are values.
"""

from engine.core.match import TookBack
from engine.shedding.card_tables import COSTS, STACKING, CostTable, EffectTable, pips
from engine.shedding.chapters import AS_MANY_AS_LIKED, UNTIL_ABLE
from engine.shedding.deal import (
    WAYS,
    DirectionAsked,
    DirectionPicked,
    Naming,
    Nominated,
    NominationAsked,
    PickingDirection,
)
from engine.shedding.effects import ALL_DRAW, AT_ONCE, DRAW_CARDS, EFFECTS, KINDS, PLAY_AGAIN, Effect, Kind
from engine.shedding.events import (
    AllDraw,
    CountedDown,
    DealerBegan,
    Dealt,
    DebtGrew,
    DebtSettled,
    Drew,
    FellBack,
    FirstTurn,
    Kept,
    KnockedOut,
    LeftOver,
    MissedTurn,
    NoStarter,
    NotOut,
    Passed,
    Played,
    PlaysAgain,
    PreviousDraws,
    Reason,
    Reshuffled,
    Reversed,
    SentBack,
    Skipped,
    SkipsGrew,
    StarterReturned,
    StarterTurned,
    SuitByBottomCard,
    SuitByChance,
    TurnCame,
    TurnGoesOn,
    WentOut,
)
from engine.shedding.game import SHEDDING
from engine.shedding.mechanics.bluffs import Accepted, Challenged, Doubt, DoubtAsked, TakenBack
from engine.shedding.mechanics.calls import CallDue, Called, Caught, KeptQuiet
from engine.shedding.mechanics.demands import RankAsked
from engine.shedding.mechanics.gifts import Gave, Giving, GivingAsked, GivingOver
from engine.shedding.mechanics.hidden_rules import (
    BROKEN,
    CATALOGUE,
    HAIL,
    MOST,
    NICE_DAY,
    OFFERED,
    PHRASES,
    THANKS,
    EtiquetteRule,
    Guessed,
    Hidden,
    RuleHidden,
    Spoke,
    TalkOver,
)
from engine.shedding.mechanics.jump_in import JumpedIn
from engine.shedding.mechanics.rule_making import (
    YOUNGER_RULES,
    YOUNGER_VALUES,
    Adding,
    Addition,
    Offer,
    RuleAdded,
    RuleAsked,
)
from engine.shedding.play import SheddingState as State
from engine.shedding.position import ANY_SUIT, Step
from engine.shedding.ready_made import READY_MADE
from engine.shedding.rules import Rules
from engine.shedding.table import KINDS_OF_PACK
from engine.str8.events import (
    Added,
    Discarded,
    DrewFromStock,
    HandsDealt,
    HandsRenewed,
    PassedHands,
    SeatAsked,
    StockRenewed,
    TookDiscard,
    TookMoveBack,
)
from engine.str8.game import STR8
from engine.str8.numbers import COPIES, NUMBERS, OPENERS, ROWS, SIDE
from engine.str8.play.moves import SequenceState
from engine.str8.play.reasons import SEQUENCE
from engine.str8.rules import SequenceRules

determinize = SHEDDING.determinize
settlement = SHEDDING.settlement
start = SHEDDING.begun
steady = SHEDDING.steady
why = SHEDDING.why


def act(state, seat, action):
    return state.act(seat, action)


def check(position, seat, action):
    return position.check(seat, action)


def explain(view, card):
    return view.explain(card)


def options(position, seat, chosen=()):
    return position.may_do(seat, chosen)


def plannable(position, seat):
    return position.plannable(seat)


def public_view(state):
    return state.public_view()


def view(state, seat):
    return state.view(seat)
