"""The public message of a table between two rounds: who won the round, and how everyone stands."""

from cogs.ui.components.controls import Button
from cogs.ui.components.page import GOLD, Component, Page, Picture, rows
from cogs.ui.components.titles import title
from cogs.ui.looks import look_of
from cogs.ui.pages.rules.added import between
from cogs.ui.pages.table.standings import Placed, placed
from engine.core.view import PublicView
from engine.matches.telling import ending
from engine.words import Words, and_listed, beside
from model.tables.naming import names
from model.tables.table import Table
from model.tables.waiting import clock

_WORDS = Words("cogs.ui.pages.table.end")


def round_page(
    table: Table, view: PublicView, picture: Picture | None, buttons: list[Button], below: list[Component]
) -> Page:
    """The message in the break between two rounds, with these ``buttons`` and questions ``below`` them."""
    score, called = view.sheet[-1], names(table)
    headline = _WORDS("round-over", round=view.round)
    if score.winner is not None:
        won = [called[seat] for seat in view.rules.partners[score.winner]]
        headline = _WORDS("round-won", names=and_listed(won), winners=len(won), round=view.round)
    how = _WORDS("how", title=title(table), ending=ending(score, called))
    places = [_place(table, view, side) for side in placed(table, view)]
    card, ready = look_of(view.rules).winning_card(view), [called[seat] for seat in sorted(table.ready)]
    ends = clock(table)
    when = f"<t:{round(ends)}:R>" if ends else _WORDS("soon")
    after = [
        *([_WORDS("winning-card", card=card)] if card else []),
        *between(table, view),
        _WORDS("next-round", round=view.round + 1, when=when),
        *([_WORDS("is-ready", names=and_listed(ready))] if ready else []),
    ]
    told = "\n".join(places), "\n".join(after)
    return Page([f"{headline}\n{how}", picture, *told, *rows(buttons), *below], GOLD)


def _place(table: Table, view: PublicView, side: Placed) -> str:
    """A side with what it shares, and a line for each partner with what that one was left with."""
    notes = [look_of(view.rules).notes(table, view, seat) for seat in side.seats]
    shared = [note for note in notes[0] if all(note in each for each in notes)]
    line = _WORDS("place", place=side.standing.place, name=and_listed(side.names(table)), notes=beside(shared))
    partners = zip(side.names(table), notes, strict=True) if side.seats[1:] else ()
    own = ((name, beside(note for note in each if note not in shared)) for name, each in partners)
    return "\n".join([line, *(_WORDS("partner", name=name, notes=each) for name, each in own if each)])
