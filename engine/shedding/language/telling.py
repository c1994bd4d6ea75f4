"""Puts the events of a shedding game in words, and what was memorable about a match.

An event is told by the message that has its name, ``starter-turned`` for a StarterTurned, with its fields as values.
``MESSAGES`` tells where it is another message, ``VALUES`` how each field is told.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from engine.core.cards import PACK_OF_SUIT, Suit, asked_name, listed, short, suit_name
from engine.core.game import Fact, Highlights, Names, Telling, fact
from engine.core.match import AnyEvent, Event, TookBack
from engine.shedding import deal, events, mechanics
from engine.shedding.call_words import spoken
from engine.shedding.events import Drew
from engine.shedding.mechanics import bluffs, calls, gifts, hidden_rules, rule_making, special_turns
from engine.words import Words

WORDS = Words(__name__)
MEMORABLE = Words("engine.shedding.language.highlights")

SILENT = (calls.CallDue, events.TurnCame, events.TurnGoesOn, events.DebtSettled)  # no one is told of these
TOLD: tuple[type, ...] = (
    TookBack,
    *(
        kind
        for module in (events, deal, *mechanics.MECHANICS)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
        if kind not in SILENT
    ),
)
KEYS = {kind: re.sub(r"\B(?=[A-Z])", "-", kind.__name__).lower() for kind in TOLD}


# Events that are told by another message than theirs, by one of two, or not always (None).
MESSAGES: Mapping[type, Callable[..., str | None]] = {
    events.Dealt: lambda event: "dealt" if event.count else "dealt-by-score",
    events.NoStarter: lambda event: "first-suit" if event.suit in PACK_OF_SUIT else "no-starter",
    events.Played: lambda event: "played-and-picked" if event.suit and event.named else "played",
    # what everyone draws is told once, and then each player sees their own cards
    Drew: lambda event: "drew-these" if event.cards else None if event.reason == "all" else "drew",
    events.DebtGrew: lambda event: "draw-penalty",
    # a skip of one turn speaks for itself
    events.SkipsGrew: lambda event: None if event.skips == 1 else "skips-grew-each" if event.each else "skips-grew",
    events.WentOut: lambda event: "went-out-in-place" if event.place else "went-out-first",
    calls.KeptQuiet: lambda event: "kept-quiet" if event.word else None,
    gifts.Gave: lambda event: "gave-this" if event.card else "gave",
    gifts.GivingOver: lambda event: None if event.given else "gave-nothing",
    bluffs.Challenged: lambda event: "challenged-and-saw" if event.held else "challenged",
    hidden_rules.RuleHidden: lambda event: (
        "begins-hidden" if event.seat is None else "rule-hidden-and-seen" if event.manner else "rule-hidden"
    ),
    hidden_rules.TalkOver: lambda event: None,
    hidden_rules.Guessed: lambda event: "guessed-this" if event.manner else "guessed",
}


def _suit(suit: Suit) -> str:
    return suit_name(suit) if suit in PACK_OF_SUIT else ""


def _way(direction: int) -> str:
    return "clockwise" if direction > 0 else "counterclockwise"


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


SEATS = {"seat": "name", "dealer": "name", "to": "to", "by": "by", "player": "player"}  # fields that are a seat
VALUES: dict[str, tuple[str, Callable[..., str | int]]] = {  # other fields: the value of a message, and how it is told
    "round": ("round", int),
    "count": ("count", int),
    "debt": ("count", int),
    "skips": ("count", int),
    "target": ("count", int),
    "left": ("left", int),
    "place": ("place", int),
    "score": ("score", int),
    "reason": ("reason", str),
    "card": ("card", short),
    "cards": ("cards", listed),
    "held": ("held", listed),
    "doubt": ("cards", lambda doubt: listed(doubt.cards)),
    "suit": ("suit", _suit),
    "rank": ("ranks", asked_name),
    "direction": ("way", _way),
    "word": ("word", lambda word: spoken(word or "last card")),
    "phrase": ("phrase", hidden_rules.phrase),
    "manner": ("rule", lambda manner: manner.text),
    "honest": ("honest", _yes),
    "right": ("right", _yes),
}


def _told(event: AnyEvent, names: Names) -> Fact | None:
    kind = type(event)
    key = MESSAGES[kind](event) if kind in MESSAGES else KEYS[kind]
    if key is None:
        return None
    values: dict[str, str | int] = {}
    for field, told in vars(event).items():
        if field in SEATS and isinstance(told, int):
            values[SEATS[field]] = names[told]
        elif field in VALUES and told is not None:
            name, say = VALUES[field]
            values[name] = say(told)
    return key, values


def _rule_added(event: rule_making.RuleAdded, names: Names) -> Fact:
    rule = rule_making.sentence(event.rule, event.before, event.value)
    return fact("rule-added", name=names[event.seat], rule=rule)


DOING = (
    *(events.Played, events.Passed, events.Kept, calls.Called, TookBack, deal.Nominated, deal.DirectionPicked),
    *(gifts.Gave, gifts.GivingOver, bluffs.Accepted, bluffs.Challenged, hidden_rules.Spoke, hidden_rules.Guessed),
    *(special_turns.JumpedIn, special_turns.RankAsked),
)
ASKING = (
    *(events.TurnCame, events.PlaysAgain, bluffs.DoubtAsked, gifts.GivingAsked),
    *(deal.NominationAsked, deal.DirectionAsked),
)


def _doer(event: AnyEvent) -> int | None:
    """The seat that caused an event. Cards drawn as a penalty count for the player who caused it."""
    if isinstance(event, calls.Caught):
        return event.by
    if isinstance(event, Drew):
        return event.seat if event.reason in ("turn", "debt") else None
    return event.seat if isinstance(event, DOING) else None


def _asks(event: AnyEvent) -> int | None:
    """The seat to move, or that draws a penalty at once."""
    if isinstance(event, Drew):
        return event.seat if event.reason == "debt" else None
    if isinstance(event, TookBack):
        return event.turn
    return event.seat if isinstance(event, ASKING) else None


def _merge(event: AnyEvent, other: AnyEvent) -> AnyEvent | None:
    """One event for two in a row, or None. The second may say all.

    Two draws in one turn are one to those who hear of them, and of what grew twice in a play the end counts.
    """
    if isinstance(event, events.DebtGrew | events.SkipsGrew) and type(event) is type(other):
        return other
    if isinstance(event, events.AllDraw) and not isinstance(other, Drew | events.Reshuffled):
        return other  # there was nothing to draw
    if not isinstance(event, Drew) or not isinstance(other, Drew):
        return None
    if event.seat != other.seat or not event.reason == other.reason == "turn":
        return None
    seen = None if event.cards is None or other.cards is None else event.cards + other.cards
    return replace(event, cards=seen, count=event.count + other.count)


TELLING = Telling(
    WORDS,
    {**dict.fromkeys(TOLD, _told), rule_making.RuleAdded: _rule_added},
    endings=("out", "left", "blocked", "stock"),
    doer=_doer,
    asks=_asks,
    merge=_merge,
)


def _memorable(happened: Sequence[AnyEvent], names: Names) -> Iterator[Fact]:
    """The longest draw penalty, the last total that fell back, and the last bluff that was caught or the best catch."""
    debts = [event for event in happened if isinstance(event, Drew) and event.reason == "debt"]
    if debts:
        longest = max(debts, key=lambda event: event.count)
        yield "longest-penalty", {"name": names[longest.seat], "count": longest.count}
    for lucky in [event for event in happened if isinstance(event, events.FellBack)][-1:]:
        yield "fell-back", {"name": names[lucky.seat], "count": lucky.target}
    bluffed = [event for event in happened if isinstance(event, bluffs.Challenged) and not event.honest]
    caught = Counter(event.by for event in happened if isinstance(event, calls.Caught))
    if bluffed:
        yield "caught-bluff", {"name": names[bluffed[-1].seat], "player": names[bluffed[-1].player]}
    elif caught:
        ((best, times),) = caught.most_common(1)
        yield "best-catch", {"name": names[best], "times": times}


HIGHLIGHTS = Highlights(MEMORABLE, _memorable)
