"""The welcome of a server, first steps, help, and things that admins should know."""

from collections.abc import Sequence

from discord import ButtonStyle

from cogs.discord.controls import FROM_MORE, HOW_TO, RATINGS, SHELF, Button, Control, button, fingerprint, way_back
from cogs.discord.page import ACTIVE, CALM, Page, Picture, rows
from cogs.discord.text import title
from cogs.pictures.lobby import WELCOME, welcome_picture
from engine.core.cards import spoken
from engine.games.variants import VARIANTS
from engine.words import Listed, Message, Words, and_listed
from model import VERSION
from model.tables.newcomers import may_sit_down
from model.tables.table import Table

ACTION = "settings"
LEVELS = "levels"

WORDS = Words(__package__)


def welcome_page(*, pictured: bool) -> Page:
    """The one message in a server that the bot has just joined. ``pictured``: files may be sent there."""
    fan = Picture("welcome", WORDS("fan", cards=and_listed([*map(spoken, WELCOME)])), welcome_picture, ())
    return Page([fan if pictured else None, WORDS("welcome"), *rows(_first_steps())], ACTIVE)


def _first_steps() -> list[Button]:
    return [
        button(WORDS("play-now"), Control("play-now"), ButtonStyle.success),
        button(WORDS("practice"), Control("practice"), ButtonStyle.primary),
        button(WORDS("how-to-play"), Control(HOW_TO)),
        button(WORDS("for-admins"), Control("admins")),
    ]


def help_page(table: Table | None, member: int) -> Page:
    """Help for what this member can do right now in a channel with this table, if it has one."""
    commands = "\n".join([WORDS("commands"), WORDS("by-ear"), WORDS("version", version=VERSION)])
    if table is None:
        return Page([WORDS("help"), *rows(_first_steps()), commands], CALM)
    seated = table.seat_of(member) is not None
    place = "yes" if seated else "bot" if may_sit_down(table) else "no"
    text = WORDS(f"help-{table.phase}", table=title(table), here=place)
    here = []  # what can be done at the table
    if seated and table.phase == "over":
        here = [button(WORDS("rematch"), Control("rematch", table.id), ButtonStyle.success)]
    elif seated and table.phase == "match":
        here = [button(WORDS("my-hand"), Control("hand", table.id), ButtonStyle.success)]
    elif not seated and table.phase == "lobby":
        here = [button(WORDS("join"), Control("join", table.id))]
    elif place == "bot":
        here = [button(WORDS("sit-down"), Control("sit", table.id), ButtonStyle.success)]
    return Page([text, *rows([*here, *_first_steps()]), commands], CALM)


def how_page(table: int) -> Page:
    """``table``: from whose More panel it was opened, or 0."""
    book = Control("book", words=("0", fingerprint(next(iter(VARIANTS))), HOW_TO))
    buttons = [
        *_first_steps()[:2],
        button(WORDS("rules"), book),
        button(WORDS("games"), Control(SHELF, words=(HOW_TO,))),
    ]
    buttons += [button(WORDS("ratings"), Control(RATINGS, words=(HOW_TO,)))]
    buttons += [button(WORDS("bots-button"), Control(LEVELS))]
    back = way_back("more", Control(FROM_MORE, table)) if table else way_back("help", Control("help"))
    return Page([WORDS("how"), *rows([*buttons, back])], CALM)


def admins_page(missing: Sequence[Message], needed: Sequence[Message], more: Sequence[Sequence[Message]]) -> Page:
    """Things an admin should know: the permissions, and which of them are ``missing`` in this channel. ``more``: those
    for threads, and those for tables that move down.
    """
    text = WORDS.message(
        "admins",
        lacking="some" if missing else "none",
        missing=Listed(tuple(missing)),
        needed=Listed(tuple(needed)),
        threads=Listed(tuple(more[0])),
        history=Listed(tuple(more[1])),
    )
    buttons = [button(WORDS("settings"), Control("settings")), way_back("help", Control("help"))]
    return Page([str(text), *rows(buttons)], CALM)
