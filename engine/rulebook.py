"""Rules to plain sentences: the rule text of exactly this table, enough for a newcomer to play."""

from dataclasses import dataclass
from functools import lru_cache

from engine.game import MATCH, Texts
from engine.games import game_of
from engine.rule import SHARED
from engine.ruleset import Ruleset
from engine.words import Words

_WORDS = Words(__name__)


@dataclass(frozen=True)
class Line:
    """A sentence or two on one subject. ``changed``: the named base game says it differently, or not at all."""

    text: str
    changed: bool = False


@dataclass(frozen=True)
class Chapter:
    """Lines that belong together."""

    title: str
    lines: tuple[Line, ...]


def rulebook(rules: Ruleset, base: Ruleset | None = None, *, one_round: bool = False) -> tuple[Chapter, ...]:
    """The rules of a table in the order in which a newcomer needs them, compared with its base game.

    ``one_round``: for a tournament table, where no match is played and the first seat deals.
    """
    usual = set(plain_lines(base or rules))
    texts = _texts(rules, base or rules)
    if one_round:
        usual, texts = usual | {_WORDS("one-dealer")}, _of_one_round(rules, texts)
    chapters = (
        Chapter(_title(name), tuple(Line(text, text not in usual) for text in lines if text))
        for name, lines in texts.items()
    )
    return tuple(chapter for chapter in chapters if chapter.lines)


def _title(name: str) -> str:
    return _WORDS("match") if name == MATCH else name


def _of_one_round(rules: Ruleset, texts: Texts) -> Texts:
    """Without the lines that only apply when one round follows another."""
    deals = game_of(rules).dealer(rules)
    return {
        name: [_WORDS("one-dealer") if text == deals else text for text in lines]
        for name, lines in texts.items()
        if name != MATCH
    }


@lru_cache(64)
def plain_lines(rules: Ruleset) -> tuple[str, ...]:
    """All texts of the rulebook in order. Tables of one game are compared with the same lines again and again."""
    return tuple(text for texts in _texts(rules, rules).values() for text in texts if text)


def _texts(rules: Ruleset, base: Ruleset) -> Texts:
    return game_of(rules).book(rules, base)


def house_choice(rules: Ruleset, name: str) -> str:
    """How this table plays a rule, as a sentence. Empty for a field that is not a rule."""
    rule = rules.fields().get(name)
    return SHARED("house-choice", rule=rule.label, value=rule.in_words(rules)) if rule else ""
