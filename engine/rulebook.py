"""Rules to plain sentences: the rule text of exactly this table, by which a newcomer can play."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.ruleset import Ruleset
from engine.shedding import book as eights_book
from engine.shedding.rules import Rules
from engine.str8 import book as str8_book
from engine.str8.rules import SequenceRules
from engine.telling import MATCH

Texts = Callable[[Any, Any], dict[str, list[str]]]
Said = Callable[[Any], str]

_BOOKS: dict[type[Ruleset], Texts] = {Rules: eights_book.texts, SequenceRules: str8_book.texts}
_DEALERS: dict[type[Ruleset], Said] = {Rules: eights_book.dealer, SequenceRules: str8_book.dealer}
_ONE_DEALER = "The first seat deals."


@dataclass(frozen=True)
class Line:
    """A sentence or two on one matter; ``changed`` where the named base game says it otherwise, or not at all."""

    text: str
    changed: bool = False


@dataclass(frozen=True)
class Chapter:
    """The lines that belong together."""

    title: str
    lines: tuple[Line, ...]


def rulebook(rules: Ruleset, base: Ruleset | None = None, *, one_round: bool = False) -> tuple[Chapter, ...]:
    """The rules of a table in the order in which a newcomer needs them, compared with those of its base game.

    ``one_round``: of a tournament's table, where no match is played and the first seat deals.
    """
    usual = set(plain_lines(base or rules))
    texts = _texts(rules, base or rules)
    if one_round:
        usual, texts = usual | {_ONE_DEALER}, _of_one_round(rules, texts)
    chapters = (
        Chapter(title, tuple(Line(text, text not in usual) for text in lines if text)) for title, lines in texts.items()
    )
    return tuple(chapter for chapter in chapters if chapter.lines)


def _of_one_round(rules: Ruleset, texts: dict[str, list[str]]) -> dict[str, list[str]]:
    """Without what only holds where round follows upon round."""
    deals = _DEALERS[type(rules)](rules)
    return {
        title: [_ONE_DEALER if text == deals else text for text in lines]
        for title, lines in texts.items()
        if title != MATCH
    }


def plain_lines(rules: Ruleset) -> tuple[str, ...]:
    """All texts of the rulebook in order."""
    return tuple(text for texts in _texts(rules, rules).values() for text in texts if text)


def _texts(rules: Ruleset, base: Ruleset) -> dict[str, list[str]]:
    return _BOOKS[type(rules)](rules, base)
