"""The look of each kind of game. A new kind is named here. Pages ask ``look_of`` and know no kind themselves."""

from typing import Any, TypeAlias

from cogs.looks import str8_pictures
from cogs.looks.look import Look
from cogs.looks.shedding import SheddingLook
from cogs.looks.str8 import CARDS, Str8Look
from cogs.pictures import hand, table
from engine.core.ruleset import Ruleset
from engine.shedding.rules import Rules
from engine.str8.rules import SequenceRules

AnyLook: TypeAlias = Look[Any, Any, Any]

LOOKS: dict[type[Ruleset], AnyLook] = {Rules: SheddingLook(), SequenceRules: Str8Look()}


def look_of(rules: Ruleset) -> AnyLook:
    return LOOKS[type(rules)]


def warm_up() -> None:
    """Draw every card once, as in a pile and on top of it, and a sheet, so that few pictures wait."""
    hand.warm_up()
    table.warm_up()
    for card in CARDS:
        str8_pictures.number_stamp(card, table.NEWEST_WIDTH, dimmed=False)
    str8_pictures.sheet_picture(1)
