"""Where the engine's doors are, and what goes through them: the one place of the tests that names its inner modules.

A game is played by ``start``, ``options``, ``check``, ``explain``, ``act`` and ``view`` of the Crazy Eights family, or
by those of ``STR8``; what is said and what happened are values.
"""

from engine.shedding.card_tables import COSTS, STACKING, CostTable, EffectTable, pips
from engine.shedding.chapters import AS_MANY_AS_LIKED, UNTIL_ABLE
from engine.shedding.effects import ALL_DRAW, AT_ONCE, DRAW_CARDS, EFFECTS, KINDS, PLAY_AGAIN, Effect, Kind
from engine.shedding.events.deal import (
    DealerBegan,
    Dealt,
    FirstTurn,
    NoStarter,
    StarterReturned,
    StarterTurned,
    SuitByBottomCard,
    SuitByChance,
)
from engine.shedding.events.draw_penalty import AllDraw, DebtGrew, DebtSettled, PreviousDraws, SentBack
from engine.shedding.events.drawing import Drew, Kept, Reason, Reshuffled, TurnGoesOn
from engine.shedding.events.endings import CountedDown, FellBack, KnockedOut, LeftOver, NotOut, WentOut
from engine.shedding.events.plays import Played
from engine.shedding.events.turns import MissedTurn, Passed, Reversed, Skipped, SkipsGrew, TurnCame
from engine.shedding.game import SHEDDING
from engine.shedding.hidden_rules import (
    BROKEN,
    CATALOGUE,
    DRAWING,
    HAIL,
    MOST,
    NICE_DAY,
    PHRASES,
    THANKS,
    EtiquetteRule,
    Hidden,
)
from engine.shedding.legal.matching import ANY_SUIT
from engine.shedding.mechanics.bluffs import Accepted, Challenged, Doubt, DoubtAsked, TakenBack
from engine.shedding.mechanics.direction import WAYS, DirectionAsked, DirectionPicked, PickingDirection
from engine.shedding.mechanics.etiquette import Guessed, RuleHidden, Spoke, TalkOver
from engine.shedding.mechanics.gifts import Gave, Giving, GivingAsked, GivingOver
from engine.shedding.mechanics.jump_ins import JumpedIn
from engine.shedding.mechanics.last_card import CallDue, Called, Caught, KeptQuiet
from engine.shedding.mechanics.nomination import Naming, Nominated, NominationAsked
from engine.shedding.mechanics.playing_again import PlaysAgain
from engine.shedding.mechanics.rank_asking import RankAsked
from engine.shedding.mechanics.rule_making import (
    OFFERED,
    YOUNGER_RULES,
    YOUNGER_VALUES,
    Adding,
    Offer,
    RuleAdded,
    RuleAsked,
)
from engine.shedding.mechanics.taking_back import TookBack
from engine.shedding.ready_made import READY_MADE
from engine.shedding.rules import Rules
from engine.shedding.state import Addition, State
from engine.shedding.step import Step
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
from engine.str8.play.reasons import SEQUENCE
from engine.str8.rules import SequenceRules
from engine.str8.state import SequenceState

act = SHEDDING.act
check = SHEDDING.check
determinize = SHEDDING.determinize
explain = SHEDDING.explain
options = SHEDDING.options
plannable = SHEDDING.plannable
public_view = SHEDDING.public_view
settlement = SHEDDING.settlement
start = SHEDDING.start
steady = SHEDDING.steady
why = SHEDDING.why
view = SHEDDING.view
