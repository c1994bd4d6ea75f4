"""Which message of the catalogue tells each event of a shedding game, and with which values."""

from dataclasses import replace

from engine.core.card_words import asked_name
from engine.core.cards import PACK_OF_SUIT, listed, short, suit_name
from engine.core.game import Fact, Names, Telling, said
from engine.core.match import AnyEvent, TookBack
from engine.shedding.call_words import spoken
from engine.shedding.deal import DirectionAsked, DirectionPicked, Nominated, NominationAsked
from engine.shedding.events import (
    AllDraw,
    CountedDown,
    DealerBegan,
    Dealt,
    DebtGrew,
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
    WentOut,
)
from engine.shedding.mechanics.bluffs import Accepted, Challenged, DoubtAsked, TakenBack
from engine.shedding.mechanics.calls import Called, Caught, KeptQuiet
from engine.shedding.mechanics.demands import RankAsked
from engine.shedding.mechanics.gifts import Gave, GivingAsked, GivingOver
from engine.shedding.mechanics.hidden_rules import Guessed, RuleHidden, Spoke, TalkOver, phrase
from engine.shedding.mechanics.jump_in import JumpedIn
from engine.shedding.mechanics.rule_making import RuleAdded, RuleAsked, said_of
from engine.words import Words


def _way(direction: int) -> str:
    return "clockwise" if direction > 0 else "counterclockwise"


def _played(event: Played, names: Names) -> Fact:
    name, cards = names[event.seat], listed(event.cards)
    if event.suit and event.named:
        return said("played-and-picked", name=name, cards=cards, suit=suit_name(event.suit))
    return said("played", name=name, cards=cards)


def _challenged(event: Challenged, names: Names) -> Fact:
    name, player, honest = names[event.seat], names[event.player], "yes" if event.honest else "no"
    if event.held:
        return said("challenged-and-saw", name=name, player=player, honest=honest, held=listed(event.held))
    return said("challenged", name=name, player=player, honest=honest)


def _drew(event: Drew, names: Names) -> Fact | None:
    """Cards that everyone drew are told once, and then each player sees their own."""
    if event.reason == "all" and not event.cards:
        return None
    name, count, reason = names[event.seat], event.count, event.reason
    word = spoken(event.word or "last card")
    if event.cards:
        return said("drew-these", name=name, count=count, reason=reason, word=word, cards=listed(event.cards))
    return said("drew", name=name, count=count, reason=reason, word=word)


def _rule_hidden(event: RuleHidden, names: Names) -> Fact:
    if event.seat is None:
        return said("begins-hidden")
    if event.manner is None:
        return said("rule-hidden", name=names[event.seat])
    return said("rule-hidden-and-seen", name=names[event.seat], rule=event.manner.text)


def _guessed(event: Guessed, names: Names) -> Fact:
    name, right = names[event.seat], "yes" if event.right else "no"
    if event.manner is None:
        return said("guessed", name=name, right=right)
    return said("guessed-this", name=name, right=right, rule=event.manner.text)


OWN = (
    Spoke
    | Guessed
    | Nominated
    | DirectionPicked
    | JumpedIn
    | Played
    | Called
    | Gave
    | GivingOver
    | Accepted
    | Challenged
    | Passed
    | Kept
    | RankAsked
    | TookBack
)
ASKING = TurnCame | PlaysAgain | DoubtAsked | GivingAsked | NominationAsked | DirectionAsked


def _doer(event: AnyEvent) -> int | None:
    """Whose doing an event is. Cards drawn as a penalty are the doing of the player who caused it."""
    if isinstance(event, Caught):
        return event.by
    if isinstance(event, Drew):
        return event.seat if event.reason in ("turn", "debt") else None
    return event.seat if isinstance(event, OWN) else None


def _asks(event: AnyEvent) -> int | None:
    """Whose move it is, or who draws a whole penalty at once."""
    if isinstance(event, Drew):
        return event.seat if event.reason == "debt" else None
    if isinstance(event, TookBack):
        return event.turn
    return event.seat if isinstance(event, ASKING) else None


def _joined(event: AnyEvent, other: AnyEvent) -> AnyEvent | None:
    """What is told of two events at once, the second of which may say all.

    Two draws in one turn are one to those who hear of them, and of what grew twice in a play the end counts.
    """
    if isinstance(event, DebtGrew | SkipsGrew) and type(event) is type(other):
        return other
    if isinstance(event, AllDraw) and not isinstance(other, Drew | Reshuffled):
        return other  # there was nothing to draw
    if not isinstance(event, Drew) or not isinstance(other, Drew):
        return None
    if (event.seat, event.reason) != (other.seat, other.reason) or event.reason != "turn":
        return None
    seen = None if event.cards is None or other.cards is None else event.cards + other.cards
    return replace(event, cards=seen, count=event.count + other.count)


TELLING = Telling(
    Words(__name__),
    {
        Dealt: lambda event, names: (
            said("dealt", round=event.round, name=names[event.dealer], count=event.count)
            if event.count
            else said("dealt-by-score", round=event.round, name=names[event.dealer])
        ),
        StarterReturned: lambda event, names: said("starter-returned", cards=listed(event.cards)),
        StarterTurned: lambda event, names: said("starter-turned", card=short(event.card)),
        SuitByChance: lambda event, names: said("suit-by-chance", suit=suit_name(event.suit)),
        SuitByBottomCard: lambda event, names: said("suit-by-bottom-card", suit=suit_name(event.suit)),
        DealerBegan: lambda event, names: said("dealer-began", name=names[event.seat], card=short(event.card)),
        NoStarter: lambda event, names: (
            said("first-suit", suit=suit_name(event.suit)) if event.suit in PACK_OF_SUIT else said("no-starter")
        ),
        FirstTurn: lambda event, names: said("first-turn", name=names[event.seat]),
        NominationAsked: lambda event, names: said("nomination-asked", name=names[event.seat]),
        Nominated: lambda event, names: said("nominated", name=names[event.seat], suit=suit_name(event.suit)),
        DirectionAsked: lambda event, names: said("direction-asked", name=names[event.seat]),
        DirectionPicked: lambda event, names: said(
            "direction-picked", name=names[event.seat], way=_way(event.direction)
        ),
        JumpedIn: lambda event, names: said("jumped-in", name=names[event.seat]),
        Played: _played,
        RankAsked: lambda event, names: said("rank-asked", name=names[event.seat], ranks=asked_name(event.rank)),
        Called: lambda event, names: said("called", name=names[event.seat], word=spoken(event.word)),
        KeptQuiet: lambda event, names: (
            said("kept-quiet", name=names[event.seat], word=spoken(event.word)) if event.word else None
        ),
        Caught: lambda event, names: said(
            "caught", name=names[event.seat], by=names[event.by], word=spoken(event.word), left=event.left
        ),
        GivingAsked: lambda event, names: said("giving-asked", name=names[event.seat]),
        Gave: lambda event, names: (
            said("gave-this", name=names[event.seat], to=names[event.to], card=short(event.card))
            if event.card
            else said("gave", name=names[event.seat], to=names[event.to])
        ),
        GivingOver: lambda event, names: None if event.given else said("gave-nothing", name=names[event.seat]),
        DoubtAsked: lambda event, names: said("doubt-asked", name=names[event.seat], cards=listed(event.doubt.cards)),
        Accepted: lambda event, names: said("accepted", name=names[event.seat]),
        Challenged: _challenged,
        TakenBack: lambda event, names: said("taken-back", name=names[event.seat], cards=listed(event.cards)),
        TookBack: lambda event, names: said("took-back", name=names[event.seat], cards=listed(event.cards)),
        Skipped: lambda event, names: said("skipped", name=names[event.seat]),
        # a skip of one turn speaks for itself
        SkipsGrew: lambda event, names: (
            said("skips-grew-each" if event.each else "skips-grew", count=event.skips) if event.skips > 1 else None
        ),
        MissedTurn: lambda event, names: said("missed-turn", name=names[event.seat], left=event.left),
        PlaysAgain: lambda event, names: said("plays-again", name=names[event.seat]),
        Reversed: lambda event, names: said("reversed", way=_way(event.direction)),
        DebtGrew: lambda event, names: said("draw-penalty", count=event.debt, next=""),
        SentBack: lambda event, names: said("sent-back", name=names[event.seat]),
        AllDraw: lambda event, names: said("all-draw", name=names[event.seat], count=event.count),
        PreviousDraws: lambda event, names: said(
            "previous-draws", name=names[event.seat], to=names[event.to], count=event.count
        ),
        Reshuffled: lambda event, names: said("reshuffled", count=event.count),
        Drew: _drew,
        Passed: lambda event, names: said("passed", name=names[event.seat]),
        Kept: lambda event, names: said("kept", name=names[event.seat]),
        RuleAsked: lambda event, names: said("rule-asked", name=names[event.seat]),
        RuleAdded: lambda event, names: said("rule-added", name=names[event.seat], rule=said_of(event.added)),
        RuleHidden: _rule_hidden,
        Spoke: lambda event, names: said("spoke", name=names[event.seat], phrase=phrase(event.phrase)),
        TalkOver: lambda event, names: None,
        Guessed: _guessed,
        WentOut: lambda event, names: (
            said("went-out-in-place", name=names[event.seat], place=event.place)
            if event.place
            else said("went-out-first", name=names[event.seat])
        ),
        NotOut: lambda event, names: said("not-out", name=names[event.seat]),
        LeftOver: lambda event, names: said("left-over", name=names[event.seat]),
        FellBack: lambda event, names: said("fell-back", name=names[event.seat], count=event.target),
        KnockedOut: lambda event, names: said("knocked-out", name=names[event.seat]),
        CountedDown: lambda event, names: said("counted-down", name=names[event.seat], score=event.score),
    },
    endings=("out", "left", "blocked", "stock"),
    doer=_doer,
    asks=_asks,
    joined=_joined,
)
