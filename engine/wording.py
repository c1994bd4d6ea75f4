"""The words for cards and for the values of house rules, as an editor, a refusal and the rulebook need them."""

from collections.abc import Callable, Collection
from typing import Any

from engine.cards import JOKER, JOKERS, RANK_NAMES, RANKS, SUITS, Card, Rank, plural, spoken
from engine.english import and_listed, times
from engine.ruleset import Ruleset, label, rule_names
from engine.shedding.effects import Effect
from engine.shedding.rules import CHOICES, NO_LIMIT, UNTIL_ABLE, Rules

# Cards


def named(name: str) -> str:
    """A rank or a single card as players say it, as in ``Queens`` or ``the Queen of spades``."""
    return plural(name) if len(name) == 1 else f"the {spoken(name)}"


def one_of(ranks: Collection[Rank]) -> str:
    """One card of these ranks, as in ``an Ace or a Joker``."""
    names = [RANK_NAMES[rank] for rank in ranks]
    return " or ".join(f"{'an' if name[0] in 'AE' else 'a'} {name}" for name in names)


def together(rules: Rules, cards: Collection[Card]) -> str:
    """Those of the cards that are in the pack, briefly, as in ``Sevens, Kings and the black Jacks``; perhaps none."""
    suits = {rank: "".join(suit for suit in SUITS if rank + suit in cards) for rank in RANKS}
    whole = [plural(rank) for rank in RANKS if len(suits[rank]) == len(SUITS)]
    parts = [words for rank in RANKS for words in _part_of(rank, suits[rank])]
    return and_listed([*whole, *parts, *_jokers(rules, cards)])


def _part_of(rank: Rank, suits: str) -> list[str]:
    """A rank of which only these suits are meant."""
    if suits in _COLOURS:
        return [f"the {_COLOURS[suits]} {plural(rank)}"]
    if len(suits) == len(SUITS) - 1:
        return [f"{plural(rank)} (but not {named(rank + next(suit for suit in SUITS if suit not in suits))})"]
    return [named(rank + suit) for suit in suits if len(suits) < len(SUITS)]


_COLOURS = {"SC": "black", "HD": "red"}


def _jokers(rules: Rules, cards: Collection[Card]) -> list[str]:
    pack = JOKERS[: rules.jokers]
    held = [card for card in pack if card in cards]
    return [plural(JOKER)] if held and len(held) == len(pack) else list(map(named, held))


# Values


def value_words(name: str, value: Any) -> str:
    """The value of a field in a few words, as in ``until one fits`` or ``Eights and Jacks``."""
    if name in CHOICES:
        return choice_words(name, value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return _number_words(name, value)
    return _TABLES.get(name, _names)(value) or "none"


def choice_words(name: str, value: str) -> str:
    """One value of a field that has a few to choose from, in at most 100 signs."""
    return _CHOICES[name][value]


def effect_words(effect: Effect) -> str:
    """What a special card does, in two or three words."""
    if effect.kind == "reverse":
        return "turns direction"
    if effect.kind == "gift":
        return f"gives {times(effect.count, 'card')} to each"
    return f"{'skips' if effect.kind == 'skip' else 'draw'} {effect.count}"


def house_choice(rules: Ruleset, name: str) -> str:
    """How this table plays a field, as a sentence; empty for what is no field."""
    if name not in rule_names(rules):
        return ""
    return f"House rule “{label(rules, name)}”: {value_words(name, getattr(rules, name))}."


def _number_words(name: str, value: int) -> str:
    if (name, value) in _ZEROS:
        return _ZEROS[name, value]
    return times(value, _UNITS[name]) if name in _UNITS else str(value)


_ZEROS = {
    ("sides", 0): "everybody for himself",
    ("draws", UNTIL_ABLE): "until one fits",
    ("hand_limit", NO_LIMIT): "no limit",
}
_UNITS = dict.fromkeys(("target", "bonus", "pass_cost"), "point") | dict.fromkeys(
    ("deal", "draws", "hand_limit", "call_penalty", "challenge_penalty"), "card"
)


def _names(names: tuple[str, ...]) -> str:
    return and_listed(list(map(named, names)))


def _effects(rows: tuple[tuple[str, Effect], ...]) -> str:
    return ", ".join(_effect(name, effect) for name, effect in rows)


def _effect(name: str, effect: Effect) -> str:
    if effect == Effect("skip"):
        return f"{named(name)} {'skip' if len(name) == 1 else 'skips'}"
    return f"{named(name)}: {effect_words(effect)}"


def _costs(rows: tuple[tuple[str, int], ...]) -> str:
    return ", ".join(f"{named(name)} {points}" for name, points in rows)


_TABLES: dict[str, Callable[[Any], str]] = {"effects": _effects, "costs": _costs}

_CHOICES = {
    "goal": {
        "round": "wins the round",
        "countdown": "score falls by one, and a new hand at once",
        "countdown by rounds": "score falls by one, and a new deal for all",
    },
    "first_dealer": {
        "chance": "picked by chance",
        "low card": "who draws the lowest card",
        "first seat": "the first seat",
    },
    "next_dealer": {"left": "the next player to the left", "winner": "the winner of the round"},
    "wild_when": {"any time": "at any time", "when it matches": "only if its suit or rank fits"},
    "naming": {
        "any suit": "any suit",
        "another suit": "any suit but the present one",
        "own suit": "none, its own suit counts",
        "any suit if it matches": "any, if the card matches by itself",
    },
    "wild_starter": {
        "dealer names": "the dealer names a suit",
        "own suit": "its own suit counts",
        "first player free": "the first player may lay anything",
        "another card": "it goes back, and another card is turned",
    },
    "starter_effects": {
        "act": "acts as if the dealer had laid it",
        "none": "has no effect",
        "another card": "goes back, and another card is turned",
    },
    "two_player_reverse": {"nothing": "does nothing", "skip": "skips the other player"},
    "stacking": {
        "none": "not with draw cards",
        "same rank": "one of the same rank",
        "any draw card": "any draw card",
        "as strong": "one that makes draw as many or more",
    },
    "after_drawing": {
        "turn ends": "nothing, the turn ends",
        "drawn card": "a drawn card may be laid",
        "drawn card must": "a drawn card must be laid if it fits",
        "any card": "any card may be laid",
    },
    "groups": {
        "none": "no, one card alone",
        "equal ranks": "any of one rank",
        "equal plain ranks": "of one rank, if neither wild nor special",
    },
    "group_reverse": {"every one": "each of them acts", "top one": "only the one on top acts"},
    "call": {
        "automatic": "before the next player acts",
        "catch": "before somebody catches you",
        "none": "need not be said",
    },
    "scoring": {"penalty": "everybody is charged for the own hand", "collect": "the winner collects from the others"},
    "settlement": {
        "none": "nobody pays",
        "with the winner": "everybody pays the winner",
        "among all": "everybody pays each who is better",
    },
}
