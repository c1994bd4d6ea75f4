"""The score sheet of a table, and forgetting a member."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from cogs.ui.components.controls import Control, button, way_back
from cogs.ui.components.page import ACTIVE, CALM, RED, Grid, Page, Picture, line
from cogs.ui.components.titles import title
from cogs.ui.looks import look_of
from cogs.ui.pages.people.me_page import PAGE
from cogs.ui.pages.table.end_page import settled
from cogs.ui.pages.table.log_lines import stand_ins
from cogs.ui.pages.table.standings import course, placed
from cogs.ui.pictures.course import Course, course_picture
from engine.core.match import View
from engine.core.scoresheet import RoundScore
from engine.words import Words, listens, signed
from model.people.names import WIDEST
from model.tables.naming import plain_names
from model.tables.table import Table

ROUNDS = 12  # of the score sheet shown
COLUMNS = 3  # rounds beside each other, so that the sheet fits a phone
NAME = 8  # columns of a name
POINTS = 5  # columns of a number
LEAVE = "leave"  # as a word of a control: house rules stay, without a name

_WORDS = Words("cogs.ui.pages.table.scores")


def score_sheet(table: Table, view: View) -> Page:
    """What each round brought each player, the newest rounds first, and the totals."""
    rounds = list(enumerate(view.sheet, start=1))
    hidden = max(0, len(rounds) - ROUNDS)
    blocks = [rounds[max(hidden, end - COLUMNS) : end] for end in range(len(rounds), hidden, -COLUMNS)] or [[]]
    grids = [_grid(table, view, block, newest=number == 0) for number, block in enumerate(blocks)]
    goal = _WORDS("one-round") if table.one_round else look_of(view.rules).goal(view.rules)
    texts = [_WORDS("earlier", count=hidden)] if hidden else []
    texts += [goal, *settled(table, view), *(f"-# {sentence}" for sentence in stand_ins(table))]
    return Page([_WORDS("title", title=title(table)), _course(table, view), *grids, "\n".join(texts)], CALM)


def _course(table: Table, view: View) -> Picture | None:
    """How the totals grew, once there is a way from one to the next. The sheet says the same."""
    if len(view.sheet) < 2 or listens():
        return None
    courses = tuple(Course(side.in_picture(table), course(view, side.seats[0])) for side in placed(table, view))
    rounds = _WORDS("rounds-played", count=len(view.sheet))
    return Picture("course", _WORDS("course", count=len(view.sheet)), course_picture, (courses, rounds))


def _grid(table: Table, view: View, rounds: Sequence[tuple[int, RoundScore]], *, newest: bool) -> Grid:
    """Some rounds, a row for each player, best first. The newest rounds come with the totals."""
    heads = [_WORDS("round-head", round=number) for number, _ in rounds] + [_WORDS("total-head")] * newest
    called, rows = plain_names(table, WIDEST if listens() else NAME), []
    for side in placed(table, view):
        for seat in side.seats:
            total = view.totals[seat]
            points = [signed(score.points[seat]) for _, score in rounds]
            points += [signed(total) if total < 0 else str(total)] * newest
            rows.append((called[seat], tuple(points)))
    return Grid(tuple(heads), tuple(rows), NAME, POINTS)


def forget_page(presets: int) -> Page:
    """Ask before everything about a person is deleted. ``presets``: how many house rules they saved last."""
    forget = button(_WORDS("forget-button"), Control("forget"), ButtonStyle.danger)
    leave = [button(_WORDS("leave-button"), Control("forget", words=(LEAVE,)), ButtonStyle.danger)] if presets else []
    back = way_back("me", Control(PAGE))
    asked = [_WORDS("forget"), *([_WORDS("forget-presets", count=presets)] if presets else [])]
    return Page(["\n".join(asked), ui.ActionRow(forget, *leave, back)], RED)


def forgotten_page() -> Page:
    """Everything about a person is deleted, and this is what could not be reached."""
    return line(_WORDS("forgotten"), ACTIVE)
