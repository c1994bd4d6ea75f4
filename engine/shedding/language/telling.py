"""Puts the events of a shedding game in words, and what was memorable about a match.

An event is told by the message that has its name, ``starter-turned`` for a StarterTurned, with its fields as values.
``MESSAGES`` tells where it is another message, ``VALUES`` how each field is told.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from engine.core.cards import PACK_OF_SUIT, asked_name, listed, short, suit_name
from engine.core.game import Names, Telling
from engine.core.match import AnyEvent, Event, TookBack
from engine.shedding import deal, events, mechanics
from engine.shedding.chapters import spoken
from engine.shedding.language.card_lines import yes
from engine.shedding.mechanics import bluffs, calls, gifts, hidden_rules, rule_making, special_turns
from engine.words import Message, Words

WORDS = Words(__name__)
HIGHLIGHTS = Words("engine.shedding.language.highlights")

SILENT = (calls.CallDue, events.TurnCame, events.TurnGoesOn, events.DebtSettled)  # no one is told of these
KEYS: dict[type, str] = {TookBack: "took-back"} | {
    kind: re.sub(r"\B(?=[A-Z])", "-", kind.__name__).lower()
    for module in (events, deal, *mechanics.MECHANICS)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__ and kind not in SILENT
}

# Events that are told by another message than theirs, by one of two, or not always (None).
MESSAGES: Mapping[type, Callable[..., str | None]] = {
    events.Dealt: lambda event: "dealt" if event.count else "dealt-by-score",
    events.NoStarter: lambda event: "first-suit" if event.suit in PACK_OF_SUIT else "no-starter",
    events.Played: lambda event: "played-and-picked" if event.suit and event.named else "played",
    # what everyone draws is told once, and then each player sees their own cards
    events.Drew: lambda event: "drew-these" if event.cards else None if event.reason == "all" else "drew",
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

SEATS = {"seat": "name", "dealer": "name", "to": "to", "by": "by", "player": "player"}  # fields that are a seat
VALUES: dict[str, tuple[str, Callable[..., str | int]]] = {  # other fields: the value of a message, and how it is told
    **{field: (field, int) for field in ("round", "count", "left", "place", "score")},
    **dict.fromkeys(("debt", "skips", "target"), ("count", int)),
    "reason": ("reason", str),
    "card": ("card", short),
    "cards": ("cards", listed),
    "held": ("held", listed),
    "doubt": ("cards", lambda doubt: listed(doubt.cards)),
    "suit": ("suit", lambda suit: suit_name(suit) if suit in PACK_OF_SUIT else ""),
    "rank": ("ranks", asked_name),
    "direction": ("way", lambda direction: "clockwise" if direction > 0 else "counterclockwise"),
    "word": ("word", lambda word: spoken(word or "last card")),
    "phrase": ("phrase", hidden_rules.phrase),
    "manner": ("rule", lambda manner: manner.text),
    "honest": ("honest", yes),
    "right": ("right", yes),
}


def _message(event: AnyEvent, names: Names) -> Message | None:
    kind = type(event)
    key = MESSAGES[kind](event) if kind in MESSAGES else KEYS[kind]
    if key is None:
        return None
    values: dict[str, str | int] = {}
    for field, value in vars(event).items():
        if field in SEATS and isinstance(value, int):
            values[SEATS[field]] = names[value]
        elif field in VALUES and value is not None:
            name, in_words = VALUES[field]
            values[name] = in_words(value)
    if isinstance(event, rule_making.RuleAdded):
        values["rule"] = rule_making.sentence(event.rule, event.before, event.value)
    return WORDS.message(key, **values)


DOING = (
    *(events.Played, events.Passed, events.Kept, calls.Called, TookBack, deal.Nominated, deal.DirectionPicked),
    *(gifts.Gave, gifts.GivingOver, bluffs.Accepted, bluffs.Challenged, hidden_rules.Spoke, hidden_rules.Guessed),
    *(special_turns.JumpedIn, special_turns.RankAsked),
)
DOERS: dict[type, Callable[..., int | None]] = {
    **dict.fromkeys(DOING, lambda event: event.seat),
    calls.Caught: lambda event: event.by,
    # cards drawn as another penalty are the doing of the player who caused it
    events.Drew: lambda event: event.seat if event.reason in ("turn", "debt") else None,
}
ASKING = (
    *(events.TurnCame, events.PlaysAgain, bluffs.DoubtAsked, gifts.GivingAsked),
    *(deal.NominationAsked, deal.DirectionAsked),
)
ASKS: dict[type, Callable[..., int | None]] = {
    **dict.fromkeys(ASKING, lambda event: event.seat),
    TookBack: lambda event: event.turn,
    events.Drew: lambda event: event.seat if event.reason == "debt" else None,  # a penalty, at once
}


def _one_draw(event: events.Drew, other: AnyEvent) -> AnyEvent | None:
    """Two draws in a turn as one."""
    if not isinstance(other, events.Drew) or event.seat != other.seat or not event.reason == other.reason == "turn":
        return None
    seen = None if event.cards is None or other.cards is None else event.cards + other.cards
    return replace(event, cards=seen, count=event.count + other.count)


MERGES: dict[type, Callable[..., AnyEvent | None]] = {
    events.Drew: _one_draw,
    # the second may say all
    **dict.fromkeys(
        (events.DebtGrew, events.SkipsGrew), lambda event, other: other if type(event) is type(other) else None
    ),
    # there may have been nothing to draw
    events.AllDraw: lambda event, other: None if isinstance(other, events.Drew | events.Reshuffled) else other,
}
ENDINGS = ("out", "left", "blocked", "stock")
TELLING = Telling(WORDS, dict.fromkeys(KEYS, _message), ENDINGS, DOERS, ASKS, MERGES)


def highlights(happened: Sequence[AnyEvent], names: Names) -> Iterator[Message]:
    """The longest draw penalty, the last total that fell back, and the last bluff that was caught or the best catch."""
    debts = [event for event in happened if isinstance(event, events.Drew) and event.reason == "debt"]
    if debts:
        longest = max(debts, key=lambda event: event.count)
        yield HIGHLIGHTS.message("longest-penalty", name=names[longest.seat], count=longest.count)
    for lucky in [event for event in happened if isinstance(event, events.FellBack)][-1:]:
        yield HIGHLIGHTS.message("fell-back", name=names[lucky.seat], count=lucky.target)
    bluffed = [event for event in happened if isinstance(event, bluffs.Challenged) and not event.honest]
    caught = Counter(event.by for event in happened if isinstance(event, calls.Caught))
    if bluffed:
        yield HIGHLIGHTS.message("caught-bluff", name=names[bluffed[-1].seat], player=names[bluffed[-1].player])
    elif caught:
        ((best, times),) = caught.most_common(1)
        yield HIGHLIGHTS.message("best-catch", name=names[best], times=times)
