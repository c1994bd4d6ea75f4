"""Which message of the catalogue tells each event of a shedding game, and with which values."""

from dataclasses import replace

from engine.core.cards import SUIT_NAMES, listed, plural, short
from engine.core.events import AnyEvent
from engine.core.game import Fact, Names, Telling, said
from engine.shedding import events
from engine.shedding.play.rule_making import said_of
from engine.shedding.rules.calling import spoken
from engine.shedding.rules.choices import CallWord
from engine.shedding.rules.etiquette import phrase
from engine.words import Words


def _dealt(event: events.Dealt, names: Names) -> Fact:
    if event.count:
        return said("dealt", round=event.round, name=names[event.dealer], count=event.count)
    return said("dealt-by-score", round=event.round, name=names[event.dealer])


def _played(event: events.Played, names: Names) -> Fact:
    name, cards = names[event.seat], listed(event.cards)
    if event.suit and event.named:
        return said("played-and-picked", name=name, cards=cards, suit=SUIT_NAMES[event.suit])
    return said("played", name=name, cards=cards)


def _challenged(event: events.Challenged, names: Names) -> Fact:
    name, player, honest = names[event.seat], names[event.player], "yes" if event.honest else "no"
    if event.held:
        return said("challenged-and-saw", name=name, player=player, honest=honest, held=listed(event.held))
    return said("challenged", name=name, player=player, honest=honest)


def _drew(event: events.Drew, names: Names) -> Fact | None:
    """Cards that everyone drew are told once, and then each player sees their own."""
    if event.reason == "all" and not event.cards:
        return None
    name, count, reason = names[event.seat], event.count, event.reason
    word = spoken(event.word or CallWord.LAST_CARD)
    if event.cards:
        return said("drew-these", name=name, count=count, reason=reason, word=word, cards=listed(event.cards))
    return said("drew", name=name, count=count, reason=reason, word=word)


def _went_out(event: events.WentOut, names: Names) -> Fact:
    if event.place:
        return said("went-out-in-place", name=names[event.seat], place=event.place)
    return said("went-out-first", name=names[event.seat])


def _rule_hidden(event: events.RuleHidden, names: Names) -> Fact:
    if event.seat is None:
        return said("begins-hidden")
    if event.manner is None:
        return said("rule-hidden", name=names[event.seat])
    return said("rule-hidden-and-seen", name=names[event.seat], rule=event.manner.text)


def _guessed(event: events.Guessed, names: Names) -> Fact:
    name, right = names[event.seat], "yes" if event.right else "no"
    if event.manner is None:
        return said("guessed", name=name, right=right)
    return said("guessed-this", name=name, right=right, rule=event.manner.text)


OWN = (
    events.Spoke
    | events.Guessed
    | events.Nominated
    | events.JumpedIn
    | events.Played
    | events.Called
    | events.Gave
    | events.GivingOver
    | events.Accepted
    | events.Challenged
    | events.Passed
    | events.Kept
    | events.RankAsked
)
ASKING = events.TurnCame | events.PlaysAgain | events.DoubtAsked | events.GivingAsked | events.NominationAsked


def _doer(event: AnyEvent) -> int | None:
    """Whose doing an event is. Cards drawn as a penalty are the doing of the player who caused it."""
    if isinstance(event, events.Caught):
        return event.by
    if isinstance(event, events.Drew):
        return event.seat if event.reason in ("turn", "debt") else None
    return event.seat if isinstance(event, OWN) else None


def _asks(event: AnyEvent) -> int | None:
    """Whose move it is, or who draws a whole penalty at once."""
    if isinstance(event, events.Drew):
        return event.seat if event.reason == "debt" else None
    return event.seat if isinstance(event, ASKING) else None


def _joined(event: AnyEvent, other: AnyEvent) -> AnyEvent | None:
    """Two draws in one turn are one to those who hear of them."""
    if not isinstance(event, events.Drew) or not isinstance(other, events.Drew):
        return None
    if (event.seat, event.reason) != (other.seat, other.reason) or event.reason != "turn":
        return None
    seen = None if event.cards is None or other.cards is None else event.cards + other.cards
    return replace(event, cards=seen, count=event.count + other.count)


TELLING = Telling(
    Words(__name__),
    {
        events.Dealt: _dealt,
        events.StarterReturned: lambda event, names: said("starter-returned", cards=listed(event.cards)),
        events.StarterTurned: lambda event, names: said("starter-turned", card=short(event.card)),
        events.SuitByChance: lambda event, names: said("suit-by-chance", suit=SUIT_NAMES[event.suit]),
        events.FirstTurn: lambda event, names: said("first-turn", name=names[event.seat]),
        events.NominationAsked: lambda event, names: said("nomination-asked", name=names[event.seat]),
        events.Nominated: lambda event, names: said("nominated", name=names[event.seat], suit=SUIT_NAMES[event.suit]),
        events.JumpedIn: lambda event, names: said("jumped-in", name=names[event.seat]),
        events.Played: _played,
        events.RankAsked: lambda event, names: said("rank-asked", name=names[event.seat], ranks=plural(event.rank)),
        events.Called: lambda event, names: said("called", name=names[event.seat], word=spoken(event.word)),
        events.Caught: lambda event, names: said(
            "caught", name=names[event.seat], by=names[event.by], word=spoken(event.word), left=event.left
        ),
        events.GivingAsked: lambda event, names: said("giving-asked", name=names[event.seat]),
        events.Gave: lambda event, names: (
            said("gave-this", name=names[event.seat], to=names[event.to], card=short(event.card))
            if event.card
            else said("gave", name=names[event.seat], to=names[event.to])
        ),
        events.GivingOver: lambda event, names: None if event.given else said("gave-nothing", name=names[event.seat]),
        events.DoubtAsked: lambda event, names: said(
            "doubt-asked", name=names[event.seat], cards=listed(event.doubt.cards)
        ),
        events.Accepted: lambda event, names: said("accepted", name=names[event.seat]),
        events.Challenged: _challenged,
        events.TakenBack: lambda event, names: said("taken-back", name=names[event.seat], cards=listed(event.cards)),
        events.Skipped: lambda event, names: said("skipped", name=names[event.seat]),
        # a skip of one turn speaks for itself
        events.SkipsGrew: lambda event, names: said("skips-grew", count=event.skips) if event.skips > 1 else None,
        events.MissedTurn: lambda event, names: said("missed-turn", name=names[event.seat], left=event.left),
        events.PlaysAgain: lambda event, names: said("plays-again", name=names[event.seat]),
        events.Reversed: lambda event, names: said(
            "reversed", way="clockwise" if event.direction > 0 else "counterclockwise"
        ),
        events.DebtGrew: lambda event, names: said("draw-penalty", count=event.debt, next=""),
        events.SentBack: lambda event, names: said("sent-back", name=names[event.seat]),
        events.AllDraw: lambda event, names: said("all-draw", name=names[event.seat], count=event.count),
        events.Reshuffled: lambda event, names: said("reshuffled", count=event.count),
        events.Drew: _drew,
        events.Passed: lambda event, names: said("passed", name=names[event.seat]),
        events.Kept: lambda event, names: said("kept", name=names[event.seat]),
        events.RuleAsked: lambda event, names: said("rule-asked", name=names[event.seat]),
        events.RuleAdded: lambda event, names: said("rule-added", name=names[event.seat], rule=said_of(event.added)),
        events.RuleHidden: _rule_hidden,
        events.Spoke: lambda event, names: said("spoke", name=names[event.seat], phrase=phrase(event.phrase)),
        events.TalkOver: lambda event, names: None,
        events.Guessed: _guessed,
        events.WentOut: _went_out,
        events.LeftOver: lambda event, names: said("left-over", name=names[event.seat]),
        events.CountedDown: lambda event, names: said("counted-down", name=names[event.seat], score=event.score),
    },
    endings=("out", "left", "blocked"),
    doer=_doer,
    asks=_asks,
    joined=_joined,
)
