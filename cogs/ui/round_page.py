"""The public message of a table between two rounds: who won the round, and how everyone stands."""

from discord import ButtonStyle

from cogs.ui.added import between
from cogs.ui.controls import Button, Control, button
from cogs.ui.finishes import Placed, placed
from cogs.ui.looks import look_of
from cogs.ui.page import GOLD, Item, Page, Picture, paragraph, rows
from cogs.ui.titles import names, title
from engine.telling import ending
from engine.view import PublicView
from engine.words import Words, and_listed
from model.table import Table

_WORDS = Words("cogs.ui.end")


def round_page(
    table: Table, view: PublicView, picture: Picture | None, buttons: list[Button], below: list[Item]
) -> Page:
    """The message in the break between two rounds, with these ``buttons`` after Ready, and ``below`` them a vote."""
    items: list[Item] = [paragraph(_head(table, view)), *([picture.gallery()] if picture else [])]
    lines = [_place(table, view, side) for side in placed(table, view)]
    items += [paragraph("\n".join(lines)), paragraph("\n".join(_after(table, view)))]
    ready = button(_WORDS("ready"), Control("ready", table.id), ButtonStyle.success)
    return Page(items + rows([ready, *buttons]) + below, GOLD, picture)


def _head(table: Table, view: PublicView) -> str:
    score = view.sheet[-1]
    how = _WORDS("how", title=title(table), ending=ending(score, names(table)))
    if score.winner is None:
        return "\n".join([_WORDS("round-over", round=view.round), how])
    side = view.rules.partners[score.winner]
    won = [names(table)[seat] for seat in side]
    return "\n".join([_WORDS("round-won", names=and_listed(won), winners=len(won), round=view.round), how])


def _place(table: Table, view: PublicView, side: Placed) -> str:
    """A side with what it shares, and a line for each partner with what that one was left with."""
    notes = [look_of(view.rules).notes(table, view, seat) for seat in side.seats]
    shared = [note for note in notes[0] if all(note in each for each in notes)]
    line = _WORDS("place", place=side.place, name=and_listed(side.names(table)), notes=" · ".join(shared))
    partners = zip(side.names(table), notes, strict=True) if side.seats[1:] else ()
    own = ((name, " · ".join(note for note in each if note not in shared)) for name, each in partners)
    return "\n".join([line, *(_WORDS("partner", name=name, notes=each) for name, each in own if each)])


def _after(table: Table, view: PublicView) -> list[str]:
    card = look_of(view.rules).winning_card(view)
    ready = [names(table)[seat] for seat in sorted(table.ready)]
    when = f"<t:{round(table.deadline)}:R>" if table.deadline else _WORDS("soon")
    return [
        *([_WORDS("winning-card", card=card)] if card else []),
        *between(table, view),
        _WORDS("next-round", round=view.round + 1, when=when),
        *([_WORDS("is-ready", names=and_listed(ready))] if ready else []),
    ]
