"""Rules to plain sentences: the rule text of exactly this table, enough for a newcomer to play."""

from typing import NamedTuple

from engine.core.game import MATCH
from engine.core.rule import SHARED
from engine.core.ruleset import Ruleset
from engine.games.registry import game_of
from engine.words import Words, cache_by_voice, grouped

WORDS = Words(__name__)


class Line(NamedTuple):
    """A sentence or two on one subject. ``changed``: the named base game says it differently, or not at all."""

    text: str
    changed: bool = False


class Chapter(NamedTuple):
    """Lines that belong together."""

    title: str
    lines: tuple[Line, ...]


def rulebook(rules: Ruleset, base: Ruleset | None = None, *, one_round: bool = False) -> tuple[Chapter, ...]:
    """The rules of a table in the order in which a newcomer needs them, compared with its base game.

    ``one_round``: for a tournament table, where no match is played and the first seat deals.

    >>> from engine.games.variants import variant
    >>> [chapter.title for chapter in rulebook(variant("crazy-eights").rules(2))][:2]
    ['Aim', 'Deal']
    """
    game = game_of(rules)
    instead = {game.dealer(rules): WORDS("one-dealer")} if one_round else {}
    usual = {*plain_lines(base or rules), *instead}
    chapters = []
    for name, texts in game.book(rules, base or rules).items():
        lines = tuple(Line(instead.get(text, text), text not in usual) for text in texts if text)
        if lines and not (one_round and name == MATCH):
            chapters.append(Chapter(WORDS("match") if name == MATCH else name, lines))
    return tuple(chapters)


def small_print(rules: Ruleset, *, one_round: bool = False) -> str:
    """The end of a round that doesn't get on, and of the match with it, where more than one round is played."""
    ends = game_of(rules).too_long(rules)
    if one_round or not rules.in_rounds:
        return ends
    return WORDS("small-print", ends=ends, count=grouped(rules.longest_match))


@cache_by_voice(64)
def plain_lines(rules: Ruleset) -> tuple[str, ...]:
    """All texts of the rulebook in order. Tables of one game are compared with the same lines again and again."""
    return tuple(text for texts in game_of(rules).book(rules, rules).values() for text in texts if text)


@cache_by_voice(64)
def in_short(rules: Ruleset) -> tuple[str, ...]:
    """The game in three sentences at most: its aim, its special cards, and what is its own."""
    return tuple(game_of(rules).in_short(rules))


def house_choice(rules: Ruleset, name: str) -> str:
    """A sentence on how this table plays a rule. Empty for a field that is not a rule."""
    rule = rules.fields().get(name)
    return SHARED("house-choice", rule=rule.label, value=rule.in_words(rules)) if rule else ""
