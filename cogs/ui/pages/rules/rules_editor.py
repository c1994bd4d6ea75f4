"""The editor of house rules: a first page, a page for each chapter with one line per rule, and a page for each rule.

Every control says which rule it changes, and what was picked comes with it. A choice is named by its number.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from discord import ButtonStyle, ui

from cogs.ui.components.controls import CHOICES as MOST_OPTIONS
from cogs.ui.components.controls import OPTION, Control, button, option, select, selects
from cogs.ui.components.form import form, line_to_type
from cogs.ui.components.page import CALM, Component, Item, Page, rows
from cogs.ui.components.titles import title
from cogs.ui.components.words import safe, shortened, signs
from cogs.ui.pages.rules.rulebook_page import DIFFERS
from engine.core.card_rules import CardTable, RankList, cards_of
from engine.core.cards import JOKER, JOKERS, RANKS, SUIT_SYMBOLS, Rank, plural, rank_of
from engine.core.game import ReadyMade
from engine.core.rule import Choice, Number, SomeRule, Switch
from engine.core.ruleset import Ruleset
from engine.games.house_rules import FIXED, Change, HouseRules
from engine.games.registry import game_of
from engine.games.sharing import code_of
from engine.games.variants import variant
from engine.words import Words
from model.servers.preset import Preset
from model.tables.table import Table
from service.servers.presets import LONGEST_NAME

VALUE = 160  # characters of a value in a line
SHOWN = 12  # rules on the first page
LONGEST_CODE = 4000  # characters, the most that can be typed into a form
SUITS_PICKED = ("SHDC", "S", "H", "D", "C", "SC", "HD")
ON_FIRST_PAGE = "first"  # where to go back to, if not to a chapter

NAME, CODE = "name", "code"  # parts of a form
NOTHING_SAID = "none"  # as the value picked for a card

AnyRule = SomeRule[Ruleset]
AnyTable = CardTable[Ruleset, Any, Any]
CardRule = AnyTable | RankList[Ruleset]

words = Words(__name__)


def first_page(table: Table, rules: Ruleset, notice: str = "") -> Page:
    """What differs from the named game, the chapters, and the sets to start from."""
    lines = [*_overview(table, rules), *_remarks(table, rules, rules.fields().values())]
    options = [option(made.name, made.key, made.help) for made in sets(table, rules)]
    picking = selects(words("ready-made"), Control("rules-set", table.id), options)
    bar = [_back("options", table), *_bar(table, ON_FIRST_PAGE)]
    bar.append(button(words("import"), Control("rules-import", table.id)))
    reset = [_reset(table)] if _differing(table, rules) else []
    return Page([*_top(table, rules, notice), "\n".join(lines), *picking, *rows(bar), *rows(reset)], CALM)


def edit_page(table: Table, rules: Ruleset, chapter: int, notice: str = "") -> Page:
    """The rules of one chapter that apply, given the others: a line for each, and a select to change one."""
    shown = [rule for rule in _in_chapter(rules, rules.chapters()[chapter]) if rule.applies(rules)]
    differing = _differing(table, rules)
    lines, options = [], []
    for rule in shown:
        mark = f" {DIFFERS}" * (rule.name in differing)
        lines.append(words("rule", rule=rule.label, value=_of(rule, rules)) + mark)
        options.append(option(f"{rule.label}: {rule.in_words(rules)}", rule.name, rule.help))
    lines = [*(lines or [words("empty")]), *_remarks(table, rules, shown)]
    picking = selects(words("pick-rule"), Control("rule-pick", table.id, words=(str(chapter),)), options)
    bar = ui.ActionRow(_back("edit", table), *_bar(table, str(chapter)))
    return Page([*_top(table, rules, notice, chapter), "\n".join(lines), *picking, bar], CALM)


def _top(table: Table, rules: Ruleset, notice: str, shown: int | None = None) -> list[Component]:
    differing, chapters = _differing(table, rules), []
    for number, chapter in enumerate(rules.chapters()):
        mark = f" {DIFFERS}" * any(rule.name in differing for rule in _in_chapter(rules, chapter))
        style = ButtonStyle.primary if number == shown else ButtonStyle.secondary
        chapters.append(button(chapter + mark, Control("rules-group", table.id, words=(str(number),)), style))
    return [_heading(words("heading", table=title(table)), notice), *rows(chapters)]


def _heading(text: str, notice: str, *more: str) -> str:
    return "\n".join([f"### {text}", *([notice] if notice else []), *more])


def refused(why: str) -> str:
    return f"❗ {why}"


def done(what: str) -> str:
    return f"✅ {what}"


def followed(table: Table, before: HouseRules, rules: Ruleset) -> str:
    """The notice of rules that went along with a change, and of those that would have if the host had not set them."""
    if not before.fits(rules.seats):
        return ""  # it was about another number of seats
    went, stayed = table.house_rules.along(rules.seats, before)
    told = [("went-along", name) for name in went] + [("stayed", name) for name in stayed]
    named = ((key, rules.field(name)) for key, name in told if rules.field(name).applies(rules))
    return "\n".join(done(words(key, rule=rule.label, value=_of(rule, rules))) for key, rule in named)


def _remarks(table: Table, rules: Ruleset, shown: Iterable[AnyRule]) -> list[str]:
    """What the host may have overlooked about the rules that are shown."""
    names = {rule.name for rule in shown}
    remarks = rules.remarks(table.house_rules.base(rules.seats))
    return [f"⚠️ {remark.text}" for remark in remarks if not names.isdisjoint(remark.rules)]


def _in_chapter(rules: Ruleset, chapter: str) -> list[AnyRule]:
    return [rule for name, rule in rules.fields().items() if rule.chapter == chapter and name not in FIXED]


def _differing(table: Table, rules: Ruleset) -> list[str]:
    """The names of the rules that differ from the named game, and mean something."""
    return [name for name in table.house_rules.differing(rules.seats) if rules.field(name).applies(rules)]


def _overview(table: Table, rules: Ruleset) -> list[str]:
    game, base, differing = variant(table.game).name, table.house_rules.base(rules.seats), _differing(table, rules)
    if not differing:
        return [words("nothing-differs", game=game)]
    lines = [
        f"{DIFFERS} " + words("differing", rule=rule.label, value=_of(rule, rules), usual=_of(rule, base))
        for rule in map(rules.field, differing[:SHOWN])
    ]
    more = [words("and-more", count=len(differing) - SHOWN)] if len(differing) > SHOWN else []
    return [words("differs", count=len(differing), game=game), *lines, *more]


def _of(rule: AnyRule, rules: Ruleset) -> str:
    return shortened(rule.in_words(rules), VALUE)


def sets(table: Table, rules: Ruleset) -> Sequence[ReadyMade[Ruleset]]:
    """The sets of house rules to start from: those of the named game, and those of its kind."""
    return (*variant(table.game).ready_made, *game_of(rules).ready_made)


def conflict_page(table: Table, why: str) -> Page:
    heading = _heading(words("heading", table=title(table)), refused(why), words("cannot-play"))
    return Page([heading, ui.ActionRow(_back("options", table), _reset(table))], CALM)


def _bar(table: Table, here: str) -> list[Item]:
    """Show, save and share. ``here``: the page to come back to, a chapter's number or ``ON_FIRST_PAGE``."""
    return [
        button(words("show"), Control("rules", table.id, words=("0", here))),
        button(words("save"), Control("rules-save", table.id)),
        button(words("share"), Control("rules-share", table.id, words=(here,))),
    ]


def _back(action: str, table: Table, *more: str) -> Item:
    return button(words("back"), Control(action, table.id, words=more))


def back_to(table: int, here: str) -> Control:
    return Control("rules-group", table, words=(here,)) if here.isdecimal() else Control("edit", table)


def _reset(table: Table) -> Item:
    return button(words("reset", game=variant(table.game).name), Control("rules-reset", table.id))


def rule_page(table: Table, rules: Ruleset, rule: AnyRule, notice: str = "") -> Page:
    if isinstance(rule, CardTable | RankList):
        return cards_page(table, rules, rule, notice)
    options = [option(said, picked, chosen=value == rule.of(rules)) for picked, value, said in _options(rules, rule)]
    chooser = select(rule.label, _control("rule", table, rule), options)
    return _page_of(table, rules, rule, notice, chooser)


def _control(action: str, table: Table, rule: AnyRule, *more: str) -> Control:
    return Control(action, table.id, words=(rule.name, *more))


def _page_of(table: Table, rules: Ruleset, rule: AnyRule, notice: str, chooser: Item) -> Page:
    """What a rule is, its value, the usual one if that differs, and the others to choose from."""
    base, chapter = table.house_rules.base(rules.seats), str(chapter_of(rules, rule))
    now, usual = f"**{shortened(rule.in_words(rules), VALUE * 10)}**", []
    if not rule.alike(rules, base):
        now += f" {DIFFERS}"
        usual = [f"-# {words('usual-value', game=variant(table.game).name, value=_of(rule, base))}"]
    more = [now, *usual, rule.help, *_remarks(table, rules, [rule])]
    heading = _heading(words("of-rule", rule=rule.label, table=title(table)), notice, *more)
    bar = ui.ActionRow(_back("rules-group", table, chapter), *_bar(table, chapter))
    return Page([heading, chooser, bar], CALM)


def _options(rules: Ruleset, rule: AnyRule) -> list[tuple[str, str | int, str]]:
    """What can be picked: the text that stands for it, the value and its words."""
    if isinstance(rule, Choice):
        return [(str(number), way, rule.words(way)) for number, way in enumerate(rule.ways)]
    if isinstance(rule, Number):
        return [(str(number), number, rule.words(number)) for number in rule.offers(rules, MOST_OPTIONS)]
    return [("1" if value else "0", value, rule.words(value)) for value in rule.values]


def cards_page(table: Table, rules: Ruleset, rule: CardRule, notice: str = "") -> Page:
    """The value of a rule for each rank, to pick one. Ranks that are wild or a last resort are picked together."""
    in_play = set(map(rank_of, rules.pack))
    ranks = [rank for rank in (*RANKS, JOKER) if rank in in_play]
    if isinstance(rule, RankList):
        picked = rule.of(rules)
        options = [option(plural(rank), rank, chosen=rank in picked) for rank in ranks if rank in rule.ranks]
        chooser = select(rule.label, _control("rule-ranks", table, rule), options, most=len(options), least=0)
    else:
        options = [option(plural(rank), rank, _of_rank(rules, rule, rank)) for rank in ranks]
        chooser = select(words("which-rank"), _control("rule-rank", table, rule), options)
    return _page_of(table, rules, rule, notice, chooser)


def _of_rank(rules: Ruleset, rule: AnyTable, rank: Rank) -> str:
    """The value of a rule for a rank, or for each suit of it. Empty where it has none."""
    held = rule.by_card(rules)
    cards = [card for card in cards_of(rank) if card in held]
    if not cards:
        return ""
    if len({held[card] for card in cards}) == 1 and len(cards) == len(cards_of(rank)):
        return rule.said(held[cards[0]])
    said = []
    for card in cards:
        sign = SUIT_SYMBOLS.get(card[1], words("red") if card == JOKERS[0] else words("black"))
        said.append(words("suit-and-value", suit=signs(sign), value=rule.said(held[card])))
    return shortened(", ".join(said), OPTION)


def rank_page(table: Table, rules: Ruleset, rule: AnyTable, rank: Rank, suits: str = "SHDC", notice: str = "") -> Page:
    """The value of a rule for one rank, or for some suits of it, and the values it could have."""
    text = words("of-rank", rule=rule.label, rank=plural(rank), table=title(table))
    now = _of_rank(rules, rule, rank) or words("nothing-special")
    suit_rows: list[Item] = []
    if rank != JOKER:
        options = [
            option(words("suits", rank=plural(rank), suits=picked), picked, chosen=picked == suits)
            for picked in SUITS_PICKED
        ]
        suit_rows = selects(words("which-suits"), _control("rule-suits", table, rule, rank), options)
    values = [option(said, picked) for picked, said in card_options(rule)]
    choosers = selects(words("what-they-do"), _control("rule-value", table, rule, rank, suits), values)
    bar = ui.ActionRow(_back("rule-cards", table, rule.name), *_bar(table, str(chapter_of(rules, rule))))
    return Page([_heading(text, notice, f"**{now}**"), *suit_rows, *choosers, bar], CALM)


def card_options(rule: AnyTable) -> list[tuple[str, str]]:
    """The values a rule can have for a card: the text that stands for each, and words."""
    return [(NOTHING_SAID, rule.nothing), *((picked, rule.said(said)) for picked, said in rule.offers().items())]


def chapter_of(rules: Ruleset, rule: AnyRule) -> int:
    return rules.chapters().index(rule.chapter)


def change(rule: AnyRule, picked: str) -> Change:
    """The change that a picked number, choice or switch stands for. Raises ValueError and IndexError."""
    if isinstance(rule, Choice):
        return rule.name, rule.ways[int(picked)]
    if isinstance(rule, Switch):
        return rule.name, picked == "1"
    if not isinstance(rule, Number) or rule.name in FIXED:
        raise ValueError(rule.name)
    return rule.name, int(picked)


def ranks_change(rule: AnyRule, picked: Iterable[str]) -> Change:
    """The ranks that were picked together, in order."""
    chosen = set(picked)
    return rule.name, tuple(rank for rank in (*RANKS, JOKER) if rank in chosen)


def value_change(rules: Ruleset, rule: AnyTable, rank: Rank, suits: str, picked: str) -> Change:
    """The value picked for the cards of a rank and some suits. Raises KeyError."""
    cards = cards_of(rank, "" if rank == JOKER or suits == "SHDC" else suits)
    said = None if picked == NOTHING_SAID else rule.offers()[picked]
    return rule.name, rule.changed(rules, cards, said)


def save_form(table: Table) -> ui.Modal:
    line = line_to_type(NAME, words("save-name"), table.preset or "", words("save-name.help"), LONGEST_NAME)
    return form(words("save-form"), Control("rules-saved", table.id), [line])


def import_form(table: Table) -> ui.Modal:
    code = line_to_type(CODE, words("import-code"), "", words("import-code.help"), LONGEST_CODE)
    name = line_to_type(NAME, words("import-name"), "", words("import-name.help"), LONGEST_NAME)
    return form(words("import-form"), Control("rules-imported", table.id), [code, name])


def code_page(house_rules: HouseRules, back: Control | None = None) -> Page:
    text = f"{words('code', game=variant(house_rules.game).name)}\n```\n{code_of(house_rules)}\n```"
    return Page([text, button(words("back"), back) if back else None], CALM)


def presets_page(presets: Sequence[Preset]) -> Page:
    lines = [f"### {words('kept-heading')}"]
    for preset in presets:
        game, count = variant(preset.house_rules.game).name, len(preset.house_rules.changes)
        lines.append(f"- {words('kept', name=safe(preset.name), game=game, count=count)}")
    return Page(["\n".join(lines if presets else [*lines, words("kept-none")])], CALM)


def saved(preset: Preset) -> str:
    return words("saved", name=safe(preset.name))
