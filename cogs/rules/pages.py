"""Rules in words: those that players add in a match, hidden ones with their phrases and guesses, and the rulebook."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

import discord
from discord import ButtonStyle

from cogs.discord.controls import OPTION, Button, Control, button, option, selects
from cogs.discord.page import CALM, ROW, WHOLE, Component, Item, Page, rows, weight
from cogs.discord.text import CHANGED, sign, signs, title
from cogs.looks import look_of
from engine.core.match import SeatView, View
from engine.core.ruleset import Ruleset
from engine.games.rulebook import rulebook, small_print
from engine.games.variants import Variant
from engine.words import Words, listens
from model.tables.naming import names
from model.tables.table import Table

SHOWN = 20  # rules that a message lists, the latest ones

WORDS = Words(__package__)


def rules_to_pick(table: Table, view: SeatView) -> list[Item]:
    """The rules that this seat may add, to pick one from."""
    options = [
        discord.SelectOption(label=signs(text)[:OPTION], value=str(number))
        for number, text in enumerate(look_of(view.rules).offered(view))
    ]
    return selects(WORDS("pick"), Control("add-rule", table.id, view.asked), options)


def between(table: Table, view: View) -> list[str]:
    """Tell who is adding a rule before the next deal, or the rule that was added."""
    adding = table.state.adding() if table.state else None
    if adding is not None:
        return [WORDS("adding", name=names(table)[adding])]
    return [
        WORDS("added-added" if added.text else "added-hidden", name=names(table)[added.seat], rule=added.text)
        for added in look_of(view.rules).added(view)
        if added.round == view.round and added.seat is not None
    ]


def every_rule(table: Table, view: View | None) -> list[str]:
    """All rules that were added, with who did, the latest last."""
    told = []
    for each in look_of(view.rules).added(view)[-SHOWN:] if view else ():
        rule = each.text or WORDS("hidden")
        if each.seat is None:
            told.append(WORDS("at-first", rule=rule))
        else:
            told.append(WORDS("by", name=names(table)[each.seat], round=each.round, rule=rule))
    return told


GUESSES = "guesses"  # shows the rules to guess from


def phrases(table: Table, view: SeatView) -> list[Component]:
    """The phrases that may be said. Who listens hears what they are for before all buttons."""
    said = look_of(view.rules).phrases(view)
    buttons = [button(WORDS("say", phrase=text), Control("say", table.id, view.asked, (key,))) for key, text in said]
    return [*([f"-# {WORDS('phrases')}"] if said and not listens() else []), *rows(buttons)]


def guess_page(table: Table, view: SeatView) -> Page:
    rules = [each.text for each in look_of(view.rules).added(view)]
    lines = [WORDS("guessing", title=title(table), unknown=rules.count(""))]
    lines += [WORDS("known", rule=rule) for rule in rules if rule]
    options = [option(text, str(number)) for number, text in look_of(view.rules).guesses(view)]
    guesses = selects(WORDS("hidden-pick"), Control("guess", table.id, view.asked), options)
    back = button(WORDS("back"), Control("hand", table.id), ButtonStyle.primary)
    return Page(["\n".join(lines), *guesses, back], CALM)


PAGE = 3700  # characters of a rulebook in one message, without its heading


def rules_page(
    name: str,
    game: Variant,
    rules: Ruleset,
    turn: Control,
    number: int = 0,
    *,
    one_round: bool = False,
    back: Button | None = None,
    added: Sequence[str] = (),
) -> Page:
    """The rulebook of a table. Differences from the named game are marked.

    A book that is too long for one message has pages. ``turn`` shows one, with its number put before the words.
    ``one_round``: for a tournament table. ``back``: the way back. ``added``: the rules that players added during the
    match, with who did.
    """
    chapters = rulebook(rules, game.rules(rules.seats), one_round=one_round)
    marked = any(text.changed for chapter in chapters for text in chapter.lines)
    heading = WORDS("title", name=name) + (f"\n-# {WORDS('differs', mark=sign(CHANGED))}" if marked else "")
    texts = []
    for chapter in chapters:
        lines = [f"{sign(CHANGED)} **{line.text}**" if line.changed else f"- {line.text}" for line in chapter.lines]
        texts.append("\n".join([f"### {chapter.title}", *lines]))
    pages = _in_pages(texts)
    pages[-1] += ["\n".join([f"### {WORDS('added-heading')}", *(f"- {text}" for text in added)])] if added else []
    # What sources of the game have and it hasn't, or where they differ.
    below = [WORDS("left-out", text=game.left_out)] if game.left_out else []
    below.append(WORDS("small-print", text=small_print(rules, one_round=one_round)))
    if sum(map(weight, [heading, *pages[-1], *below])) > WHOLE:
        pages.append([])
    pages[-1] += below
    number = min(number, len(pages) - 1)
    others = [
        button(WORDS("page", number=other + 1), replace(turn, words=(str(other), *turn.words)))
        for other in range(len(pages))
        if other != number
    ]
    return Page([heading, *pages[number], *rows([*([back] if back else []), *others][:ROW])], CALM)


def _in_pages(chapters: Iterable[str]) -> list[list[str]]:
    """Chapters in as few pages as possible, cut between two lines where they are longer than a page."""
    pages: list[list[str]] = [[]]
    for chapter in chapters:
        pieces = [""]
        for line in chapter.splitlines():
            joined = f"{pieces[-1]}\n{line}".strip("\n")
            if len(joined) > PAGE:
                pieces.append(line[:PAGE])
            else:
                pieces[-1] = joined
        for piece in pieces:
            if sum(map(len, pages[-1])) + len(piece) > PAGE:
                pages.append([])
            pages[-1].append(piece)
    return pages
