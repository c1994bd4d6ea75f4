"""How each kind of game looks. A new kind is named here. Pages ask ``look_of`` and know no kind themselves."""

from typing import Any, TypeAlias

from cogs.discord.page import Page
from cogs.looks.look import Look
from cogs.looks.shedding import SHEDDING
from cogs.looks.str8 import STR8
from engine.core.ruleset import Ruleset

AnyLook: TypeAlias = Look[Any, Any, Any]

LOOKS: tuple[AnyLook, ...] = (SHEDDING, STR8)
_BY_RULES: dict[type[Ruleset], AnyLook] = {look.rules: look for look in LOOKS}

PAGES: dict[str, AnyLook] = {action: look for look in LOOKS for action in look.pages}


def look_of(rules: Ruleset) -> AnyLook:
    return _BY_RULES[type(rules)]


def page_of(action: str, rules: Ruleset | None) -> Page:
    """A page that only one kind of game has, as it is at a table with these rules. None: at no table."""
    look = PAGES[action]
    return look.pages[action](rules if isinstance(rules, look.rules) else None)


def warm_up() -> None:
    """Draw every card once, so that the first table does not have to wait for it."""
    for look in LOOKS:
        look.warm_up()
