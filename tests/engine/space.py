"""The option space: every field of Rules with all that it can be, and rules made of it.

A *feature* is what a rule is counted by in a combination: a choice, yes or no, a number or a span of numbers, or what
a list of cards holds. ``combination`` makes rules of one feature for each field; the random rules of the properties and
those of ``covering``, in which nearly every two features meet, come from it alike.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import cycle, product
from typing import Any

from engine.core.cards import Card, rank_of
from engine.core.packs.french import JOKER, RANKS
from engine.core.rule import Choice, Number, Switch, by_card
from engine.core.ruleset import RulesError, Ruleset
from tests.doors import KINDS, KINDS_OF_PACK, STACKING, Effect, Rules

Feature = Any
Features = dict[str, Feature]  # one for each field, or for some

FEW = 13  # so many numbers are each a feature; more are parted into the first, and three spans of the others
EMPTY = "none"
RANK, THE_JOKER, CARD = "a rank", "the joker", "a card"
_ANY = "points_off open_cards free_cards not_last cancels costs answered_by cancels_only effects questions answers"
LISTED = {  # of each field that lists cards, what may be named there; a new one must be told here
    **dict.fromkeys(("wild", "still_fitting"), (RANK,)),
    **dict.fromkeys(("last_resort", "doubling", "tripling"), (RANK, THE_JOKER)),
    **dict.fromkeys(("apart", *_ANY.split()), (RANK, THE_JOKER, CARD)),
}
AGAIN = 0.5
NAMES = {  # by the kind of pack
    kind: {RANK: pack.ranks, THE_JOKER: (pack.joker_rank,), CARD: pack.cards} for kind, pack in KINDS_OF_PACK.items()
}
JOKERS = tuple(pack.joker_rank for pack in KINDS_OF_PACK.values())
COUNTS = {
    "skip": (1, 1, 2, 9),
    "reverse": (1, 1, 3),
    "draw": (1, 2, 2, 4, 5, 10),
    "gift": (1, 1, 1, 2, 3),
    "draw back": (1, 2, 5),
    "all draw": (1, 1, 1, 2),
    "rank": (1,),
    "again": (1, 1, 2),
    "suit": (1, 1, 2),
    "all draw again": (1,),
    "card": (1,),
    "previous draws": (1, 1, 2),
}
POINTS = (0, 1, 5, 10, 15, 20, 25, 50, 50, 500)
ROWS: dict[str, tuple[Any, ...]] = {  # of each field that says something of its cards, what
    "costs": POINTS,
    "points_off": (1, 10, 20, 100),
    "answered_by": STACKING,
    "cancels_only": (*RANKS, JOKER),
}


@cache
def features(name: str) -> tuple[Feature, ...]:
    rule = Rules.field(name)
    if isinstance(rule, Number):
        return _numbers(sorted(rule.values))
    if isinstance(rule, Choice | Switch):
        return rule.values
    if name == "effects":
        return (EMPTY, *product(KINDS, LISTED[name]))
    return (EMPTY, *LISTED[name])


def _numbers(numbers: list[int]) -> tuple[Feature, ...]:
    """Each number, or the first, and spans of the others."""
    if len(numbers) <= FEW:
        return tuple(numbers)
    first, rest = numbers[0], numbers[1:]
    third = -(-len(rest) // 3)
    spans = [rest[start : start + third] for start in range(0, len(rest), third)]
    return (first, *((span[0], span[-1]) for span in spans))


def combination(wanted: Features, chance: random.Random) -> dict[str, Any]:
    """Values for all fields that show these features; lists of cards may hold more than what was wanted."""
    values: dict[str, Any] = {}
    for name in _IN_TURN:
        values[name] = _value(name, wanted[name], values, chance)
    return values


_FIRST = ("pack_kind", "deal", "effects")
_IN_TURN = (*_FIRST, *(name for name in tuple(Rules.fields()) if name not in _FIRST))


def _value(name: str, feature: Feature, known: dict[str, Any], chance: random.Random) -> Any:
    if name not in LISTED:
        return _number(name, feature, known, chance) if isinstance(feature, tuple) else feature
    if feature == EMPTY:
        return ()
    if name == "effects":
        return _effects(feature, NAMES[known["pack_kind"]], chance)
    places = [feature, *(chance.choice(LISTED[name]) for _ in range(chance.choice((0, 0, 1, 2))))]
    names = [_name(place, known, chance) for place in places]
    if name == "last_resort":
        names = _honest(NAMES[known["pack_kind"]][feature], names, known["effects"])
    names = list(dict.fromkeys(names))
    return tuple((card, chance.choice(ROWS[name])) for card in names) if name in ROWS else tuple(names)


def _name(place: str, known: dict[str, Any], chance: random.Random) -> str:
    """A card to name; as often as not one that another list names too, as most of what can go wrong needs both."""
    rows = [row for name, value in known.items() if name in LISTED for row in value]
    listed = {_rank(row if isinstance(row, str) else row[0]) for row in rows}
    names = NAMES[known["pack_kind"]][place]
    again = [name for name in names if _rank(name) in listed]
    return chance.choice(again if again and chance.random() < AGAIN else names)


def _honest(every: Sequence[str], names: list[str], effects: tuple[tuple[str, Effect], ...]) -> list[str]:
    """Without the ranks that let somebody give cards away, unless that is what is wanted."""
    giving = {_rank(name) for name, effect in effects if effect.kind == "gift"}
    others = [rank for rank in every if rank not in giving]
    return [name for name in names if name not in giving] or others[:1] or names


def _number(name: str, span: tuple[int, int], known: dict[str, Any], chance: random.Random) -> int:
    """A number of the span; nobody may be dealt more than the hand limit."""
    least = max(span[0], known["deal"]) if name == "hand_limit" else span[0]
    return chance.choice((least, span[1], chance.randint(least, span[1])))


_MORE_KINDS = [kind for kind in KINDS if kind != "all draw again"]  # two kinds of it would seldom go together


def _effects(
    feature: Feature, names: dict[str, Sequence[str]], chance: random.Random
) -> tuple[tuple[str, Effect], ...]:
    """Special cards, the first of this kind; jokers that let their player give cards away only if that is wanted."""
    extra = [(chance.choice(_MORE_KINDS), chance.choice(LISTED["effects"])) for _ in range(chance.randrange(5))]
    table: dict[str, Effect] = {}
    for kind, place in [feature, *extra]:
        name = chance.choice(names[place])
        if not table or not (kind == "gift" and _rank(name) in JOKERS):
            table.setdefault(name, Effect(kind, chance.choice(COUNTS[kind])))
    return tuple(table.items())


def _rank(name: str) -> str:
    return name if len(name) == 1 else rank_of(name)


SEATING = ("seats", "sides", "packs", "pack_kind", "pack_size", "jokers", "deal", "goal")


def fits(wanted: Features) -> bool:
    """Whether no two features that are wanted exclude each other, whatever is chosen for the other fields."""
    if wanted.get("effects") == ("gift", THE_JOKER) and wanted.get("last_resort") == THE_JOKER:
        return False
    if wanted.get("grows") == "hidden" and wanted.get("goal", "countdown") != "countdown":
        if wanted.get("pack_kind") == "whot":
            return False
        wanted = wanted | {"pack_kind": "french"}
    return _fits(*(wanted.get(name) for name in SEATING))


@cache
def _fits(seats, sides, packs, kind, size, jokers, deal, goal) -> bool:
    """Of what is None anything may be chosen."""
    most, jokers, deal = packs or max(Rules.field("packs").values), 2 if jokers is None else jokers, deal or 1
    for people in [seats] if seats else Rules.field("seats").values:
        teams_fit = not sides or goal != "round" or (people % sides == 0 and people >= 2 * sides)
        sizes = (len(KINDS_OF_PACK[each].made(1, jokers, size or 0)) for each in ([kind] if kind else KINDS_OF_PACK))
        if teams_fit and any(3 * people * deal <= 2 * most * one for one in sizes):  # a third stays
            return True
    return False


def fitting(name: str, wanted: Features) -> list[Feature]:
    return [feature for feature in features(name) if fits(wanted | {name: feature})]


def any_features(pick: Callable[[Sequence[Any]], Any]) -> Features:
    """Features for all fields; where packs or sides do not go with the seats they are mostly put right."""
    wanted = {name: pick(features(name)) for name in tuple(Rules.fields())}
    wanted["pack_kind"] = pick((*["french"] * 3, *KINDS_OF_PACK))  # as in most games
    if EMPTY not in (wanted["questions"], wanted["answers"]) and pick(range(8)):
        wanted["unanswered"] = "draw one"  # so few cards answer too seldom
    wanted["matching"] = pick((*["suit or rank"] * 6, *Rules.field("matching").values))
    if wanted["matching"] == "suit" and pick(range(8)):  # or a suit stays, or goes round
        wanted |= {"reshuffle": False, "wild": RANK, "still_fitting": RANK, "wild_when": "any time"}
    for name in ("sides", "packs", "matching", "pack_kind"):
        if not fits(wanted) and pick(range(8)):
            wanted[name] = pick(fitting(name, wanted) or features(name))
    return wanted


def rules_or_sentence(values: dict[str, Any], kind: type[Ruleset] = Rules) -> Any:
    try:
        made = kind(**values)
    except RulesError as refused:
        sentence = str(refused)
        assert sentence.endswith(".")
        assert not set(sentence) & set("{}")
        return sentence
    return made


# Rules in which nearly every two features meet

_LIVELY = {"last_resort": RANK, "bluffing": True, "call": "catch", "groups": "equal ranks", "wild": RANK}
_ROUNDS = _LIVELY | {"goal": "round", "rounds_to_play": 0, "effects": ("draw", RANK)}
_KNOCKING = {"knockout": "at the target", "sides": 0, "effects": ("skip", RANK), "settlement": "none", "play_on": False}
_FOR_TWO = _LIVELY | {"effects": ("reverse", RANK), "seats": 2}
_COUNTING = {"goal": "countdown by rounds", "own_wild": True}
_SUITS_ALONE = {"reshuffle": False, "still_fitting": RANK, "wild_when": "any time", "matching": "suit"}
_WISHES: tuple[Features, ...] = (  # what two features may need beside them to mean something
    {},
    _ROUNDS | {"scoring": "collect"},
    _ROUNDS | {"scoring": "rounds"},
    _ROUNDS | {"scoring": "penalty"} | _KNOCKING,
    _FOR_TWO | {"goal": "round", "settlement": "among all"},
    _FOR_TWO | _COUNTING,
    _LIVELY | _COUNTING | {"effects": ("draw", RANK)},
    _LIVELY | _SUITS_ALONE | {"effects": ("draw", RANK), "cancels": RANK},
)
_OFTEN = 0.75  # not always, so that one wish meets what another one brings
COVERING = 2500  # rules


@cache
def covering() -> tuple[Rules, ...]:
    """Rules in which together nearly every two features meet that can; the same at every run."""
    chance, made, wishes = random.Random("covering"), [], cycle(_WISHES)
    while len(made) < COVERING:
        wanted = any_features(chance.choice)
        for name, feature in next(wishes).items():
            if chance.random() < _OFTEN and fits(wanted | {name: feature}):
                wanted[name] = feature
        rules = rules_or_sentence(combination(wanted, chance))
        made += [rules] if isinstance(rules, Rules) else []
    return tuple(made)


def cards_told(rules: Rules, name: str) -> frozenset[Card]:
    """The cards of the pack of which a list says something. None where it does not apply."""
    rows = getattr(rules, name) if rules.field(name).applies(rules) else ()
    return frozenset(by_card((row, 1) if isinstance(row, str) else row for row in rows)).intersection(rules.pack)


WHOT_MIXED = 300  # house rules of several at once, without which some sentences are not said


def whot_rules() -> Iterator[Rules]:
    """House rules of Whot, with each value of each rule, and many at once. A rank that is cancelled is in the pack."""
    chance = random.Random("whot")
    fixed = {"pack_kind": "whot", "grows": "not"}
    wanted = [{name: feature} for name in Rules.fields() for feature in features(name) if name not in fixed]
    for made in [*wanted, *[{}] * WHOT_MIXED]:
        mixed = any_features(chance.choice) if not made else {name: features(name)[0] for name in Rules.fields()}
        rules = rules_or_sentence(combination(mixed | made | fixed, chance))
        if isinstance(rules, Rules):
            held = rules.table.kind_of_pack.every_rank
            yield replace(rules, cancels_only=tuple(row for row in rules.cancels_only if row[1] in held))
