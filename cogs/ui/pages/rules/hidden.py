"""What a seat may do about hidden rules in its turn: say a phrase before its move, and guess a rule."""

from discord import ButtonStyle

from cogs.ui.components.controls import Button, Control, button, option, selects
from cogs.ui.components.page import CALM, Component, Page, rows
from cogs.ui.components.titles import title
from cogs.ui.looks import look_of
from engine.core.match import SeatView
from engine.words import Words, listens
from model.tables.table import Table

GUESSES = "guesses"  # shows the rules to guess from

words = Words(__name__)


def about_phrases(view: SeatView) -> list[str]:
    """What phrases are for, where some may be said."""
    return [words("phrases")] if look_of(view.rules).phrases(view) else []


def phrases(table: Table, view: SeatView) -> list[Component]:
    """The phrases that may be said. Who listens hears what they are for before all buttons."""
    said = look_of(view.rules).phrases(view)
    buttons = [button(words("say", phrase=text), Control("say", table.id, view.asked, (key,))) for key, text in said]
    return [*([] if listens() else [f"-# {line}" for line in about_phrases(view)]), *rows(buttons)]


def guess_button(table: Table, view: SeatView) -> list[Button]:
    return [button(words("guess"), Control(GUESSES, table.id))] if look_of(view.rules).guesses(view) else []


def guess_page(table: Table, view: SeatView) -> Page:
    rules = [each.text for each in look_of(view.rules).added(view)]
    lines = [words("guessing", title=title(table), unknown=rules.count(""))]
    lines += [words("known", rule=rule) for rule in rules if rule]
    options = [option(text, str(number)) for number, text in look_of(view.rules).guesses(view)]
    guesses = selects(words("pick"), Control("guess", table.id, view.asked), options)
    back = button(words("back"), Control("hand", table.id), ButtonStyle.primary)
    return Page(["\n".join(lines), *guesses, back], CALM)
