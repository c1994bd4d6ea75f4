"""The matches of a server that are over, to look at one again."""

from collections.abc import Sequence
from datetime import UTC, datetime

from discord import SelectOption

from cogs.ui.controls import Button, Control, button, selects
from cogs.ui.page import CALM, Item, Page, paragraph, rows
from cogs.ui.words import plain, safe
from engine.variants import VARIANTS
from engine.words import Words, and_listed
from model.history import Past
from service.replays import name_of

LINES = 8  # matches of a page
ANY, HERE = "all", "here"  # as words in a control
LABEL = 100  # characters of an option or a choice

words = Words("cogs.ui.history")


def history_page(found: Sequence[Past], whose: str, control: Control, number: int, *, more: bool) -> Page:
    """Some matches, the newest first. ``control`` lists the same ones from their beginning.

    ``whose`` they are stands in the title. ``more``: older ones follow.
    """
    game = control.words[1]
    lines = [_line(past) for past in found] or [words("empty-page" if number else "empty")]
    title = words("title", whose=whose, game=ANY if game == ANY else game_name(game))
    items: list[Item] = [paragraph("\n".join([title, *lines])), *_to_pick(found)]
    return Page([*items, *rows(_turning(control, number, more=more))], CALM)


def whose_name(name: str | None, *, here: bool) -> str:
    """Whose matches are listed, as the title says it."""
    if name is None:
        return words("whose-channel" if here else "whose-server")
    return words("whose-member-channel" if here else "whose-member", name=safe(name))


def game_name(key: str) -> str:
    """What a game is called. One that is no longer known keeps its key."""
    return VARIANTS[key].name if key in VARIANTS else key


def _line(past: Past) -> str:
    when = f"<t:{round(past.ended_at)}:R>"
    return words("match", match=past.id, game=game_name(past.game), when=when, who=_who(past))


def _who(past: Past) -> str:
    if past.outcome != "finished":
        return " · ".join([*(safe(name_of(each)) for each in past.sat), words("abandoned")])
    return " · ".join(
        words("who", won="yes" if each.won else "no", name=safe(name_of(each)), total=each.total) for each in past.sat
    )


def _to_pick(found: Sequence[Past]) -> list[Item]:
    options = [
        SelectOption(
            label=words("option", match=past.id, game=game_name(past.game))[:LABEL],
            value=str(past.id),
            description=_names(past)[:LABEL],
        )
        for past in found
    ]
    return selects(words("pick"), Control("replay"), options)


def _names(past: Past) -> str:
    return and_listed([plain(name_of(each)) for each in past.sat]) or "–"


def choice_name(past: Past) -> str:
    """A match in a list of choices."""
    day = datetime.fromtimestamp(past.ended_at, UTC).date()
    said = words("option", match=past.id, game=game_name(past.game))
    return f"{said} · {day} · {_names(past)}"[:LABEL]


def _turning(control: Control, number: int, *, more: bool) -> list[Button]:
    if not number and not more:
        return []

    def turn(name: str, page: int, *, there: bool) -> Button:
        at = Control(control.action, words=(*control.words, str(max(0, page)), name))
        return button(words(name), at, disabled=not there)

    return [turn("newer", number - 1, there=number > 0), turn("older", number + 1, there=more)]
