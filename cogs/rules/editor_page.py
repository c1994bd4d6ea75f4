"""The editor of house rules: a first page, a page for each chapter with one line per rule, and a page for each rule.

Every control says which rule it changes, and what was picked comes with it. A choice is named by its number.

Sets of house rules that a server keeps: all of them, and the forms by which they are saved, begun and imported."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, SelectOption, ui

from cogs.discord.controls import CHOICES as MOST_OPTIONS
from cogs.discord.controls import (
    FROM_MORE,
    OPTION,
    Button,
    Control,
    button,
    fingerprint,
    option,
    post_here,
    select,
    selects,
    tab,
    way_back,
)
from cogs.discord.form import form, line_to_type
from cogs.discord.page import CALM, Item, Page, rows
from cogs.discord.text import CHANGED, decorated, shortened, sign, signs, title
from cogs.server.chapters import played_parts
from engine.core.cards import COLOURS, EVERY_RANK, JOKERS, Rank, cards_of, plural, rank_of, suit_sign
from engine.core.game import ReadyMade
from engine.core.rule import CardTable, Choice, Number, RankList, Rule, Switch
from engine.core.ruleset import Ruleset
from engine.games.codec import code_of
from engine.games.house_rules import FIXED, Change, HouseRules
from engine.games.registry import game_of
from engine.games.variants import VARIANTS, variant
from engine.words import Words, listens
from model.people.names import plain, safe
from model.servers.settings import LONGEST_NAME, Preset
from model.tables.seating import seats_now, usual_seats
from model.tables.table import Table

VALUE = 160  # characters of a value in a line
SHOWN = 12  # rules on the first page
ON_FIRST_PAGE = "first"  # where to go back to, if not to a chapter

KEPT = "sets"  # an action: the list of the sets that are kept
EDITOR = "editor"  # where a rulebook was opened
NOTHING_SAID = "none"  # as the value picked for a card

AnyRule = Rule[Any]
AnyTable = CardTable[Any]
CardRule = AnyTable | RankList

WORDS = Words(__package__)


@dataclass(frozen=True)
class Edited:
    """House rules in the editor: those of a table in its lobby, or a set that the server keeps.

    ``seats``: for the first number of them that the rules fit, they are shown. ``name``: of the set, or of the one that
    the table plays. ``table``: 0 for a set, whose controls begin with what stands for its name.
    """

    house_rules: HouseRules
    title: str
    seats: Sequence[int]
    name: str = ""
    table: int = 0

    @property
    def game(self) -> str:
        return self.house_rules.game

    def control(self, action: str, *more: str) -> Control:
        return Control(action, self.table, words=more if self.table else (fingerprint(self.name), *more))

    @property
    def back(self) -> Button:
        return way_back("more", Control(FROM_MORE, self.table)) if self.table else way_back("saved-sets", Control(KEPT))

    def page(self, here: str) -> Control:
        """A chapter, or the first page."""
        return self.control("rules-group", here) if here.isdecimal() else self.control("edit")

    def shown(self, here: str) -> Control:
        """The rulebook with these rules, and the way back from there."""
        if self.table:
            return self.control("rules", "0", here)
        return Control("book", words=("0", fingerprint(self.name), EDITOR))


def of_table(table: Table) -> Edited:
    return Edited(table.house_rules, title(table), seats_now(table), table.preset or "", table.id)


def of_set(kept: Preset) -> Edited:
    game = variant(kept.house_rules.game)
    called = WORDS("set-title", name=safe(kept.name), game=game.name)
    return Edited(kept.house_rules, called, usual_seats(game.seats), kept.name)


def first_page(edited: Edited, rules: Ruleset, notice: str = "") -> Page:
    """What differs from the named game, the chapters, and the sets to start from."""
    lines = [*overview(edited, rules), *_remarks(edited, rules, rules.fields().values())]
    lines += [decorated("⚠️", edited.house_rules.left_out)] if edited.house_rules.left_out else []
    lines += [f"-# {WORDS('at-once')}"] if edited.table else []
    options = [option(made.name, made.key, made.help) for made in sets(edited, rules)]
    picking = selects(WORDS("ready-made"), edited.control("rules-set"), options)
    bar = [edited.back, *_bar(edited, ON_FIRST_PAGE)]
    bar.append(button(WORDS("import"), edited.control("rules-import")))
    reset = [_reset(edited)] if differing(edited.house_rules, rules) else []
    heading = _heading(WORDS("editor-heading", table=edited.title), notice, *lines)
    return Page([heading, *_chapters(edited, rules), *picking, *rows(bar), *rows(reset)], CALM)


def edit_page(edited: Edited, rules: Ruleset, chapter: int, notice: str = "") -> Page:
    """The rules of one chapter that apply, given the others: a line for each, and a select to change one."""
    shown = [rule for rule in _in_chapter(rules, rules.chapters()[chapter]) if rule.applies(rules)]
    changed = differing(edited.house_rules, rules)
    lines, options = [], []
    for rule in shown:
        mark = f" {sign(CHANGED)}" * (rule.name in changed)
        lines.append(WORDS("rule", rule=rule.label, value=_of(rule, rules)) + mark)
        options.append(_to_pick(rules, rule))
    if listens() and lines:  # the menu tells them
        lines = [WORDS("in-the-menu", chapter=rules.chapters()[chapter])]
    lines = [*(lines or [WORDS("empty")]), *_remarks(edited, rules, shown)]
    picking = selects(WORDS("pick-rule"), edited.control("rule-pick", str(chapter)), options)
    bar = ui.ActionRow(way_back("house-rules", edited.control("edit")), *_bar(edited, str(chapter)))
    name = WORDS("of-chapter", chapter=rules.chapters()[chapter], table=edited.title)
    return Page([_heading(name, notice, *lines), *_chapters(edited, rules, chapter), *picking, bar], CALM)


def _to_pick(rules: Ruleset, rule: AnyRule) -> SelectOption:
    """A rule with its value. Who listens hears what it is about on its page, if it has one."""
    value = rule.in_words(rules)
    if not listens():
        return option(f"{rule.label}: {value}", rule.name, rule.help)
    about = WORDS("switched-here", value=value, help=rule.help) if isinstance(rule, Switch) else value
    return option(rule.label, rule.name, about)


def _chapters(edited: Edited, rules: Ruleset, shown: int | None = None) -> list[Item]:
    changed, chapters = differing(edited.house_rules, rules), []
    for number, chapter in enumerate(rules.chapters()):
        mark = f" {sign(CHANGED)}" * any(rule.name in changed for rule in _in_chapter(rules, chapter))
        to = edited.control("rules-group", str(number))
        chapters.append(tab(chapter + mark, to, chosen=number == shown))
    return rows(chapters)


def _heading(text: str, notice: str, *more: str) -> str:
    return "\n".join([f"### {text}", *([notice] if notice else []), *more])


def refused(why: str) -> str:
    return decorated("❗", why)


def done(what: str) -> str:
    return decorated("✅", what)


def changed(before: Ruleset, rules: Ruleset, rule: AnyRule, rank: Rank | None = None) -> str:
    """The notice of a change, with what was there before. ``rank``: whose value it was about."""
    if rank is None or not isinstance(rule, CardTable):
        was, now, about = _of(rule, before), _of(rule, rules), rule.label
    else:
        was, now = (_of_rank(each, rule, rank) or WORDS("nothing-special") for each in (before, rules))
        about = plural(rank)
    switch = "yes" if isinstance(rule, Switch) else "no"
    return done(WORDS("changed", about=about, now=now, was=was, switch=switch)) if was != now else ""


def followed(edited: Edited, before: HouseRules, rules: Ruleset) -> str:
    """The notice of rules that went along with a change, and of those that would have if the host had not set them."""
    if not before.fits(rules.seats):
        return ""  # it was about another number of seats
    went, stayed = edited.house_rules.along(rules.seats, before)
    told = [("went-along", name) for name in went] + [("stayed", name) for name in stayed]
    named = ((key, rules.field(name)) for key, name in told if rules.field(name).applies(rules))
    return "\n".join(done(WORDS(key, rule=rule.label, value=_of(rule, rules))) for key, rule in named)


def _remarks(edited: Edited, rules: Ruleset, shown: Iterable[AnyRule]) -> list[str]:
    """What the host may have overlooked about the rules that are shown."""
    names = {rule.name for rule in shown}
    remarks = rules.remarks(edited.house_rules.base(rules.seats))
    return [decorated("⚠️", remark.text) for remark in remarks if not names.isdisjoint(remark.rules)]


def _in_chapter(rules: Ruleset, chapter: str) -> list[AnyRule]:
    return [rule for name, rule in rules.fields().items() if rule.chapter == chapter and name not in FIXED]


def differing(house_rules: HouseRules, rules: Ruleset) -> list[str]:
    """The names of the rules that differ from the named game, and mean something."""
    return [name for name in house_rules.differing(rules.seats) if rules.field(name).applies(rules)]


def how_many_differ(house_rules: HouseRules) -> int:
    """As the editor counts them. All that are kept where they fit no number of seats."""
    seats = next(filter(house_rules.fits, usual_seats(variant(house_rules.game).seats)), None)
    return len(differing(house_rules, house_rules.rules(seats)) if seats else house_rules.changes)


def overview(edited: Edited, rules: Ruleset) -> list[str]:
    """What differs from the named game."""
    game, base = variant(edited.game).name, edited.house_rules.base(rules.seats)
    changed = differing(edited.house_rules, rules)
    if not changed:
        return [WORDS("nothing-differs", game=game)]
    lines = [
        f"{sign(CHANGED)} " + WORDS("differing", rule=rule.label, value=_of(rule, rules), usual=_of(rule, base))
        for rule in map(rules.field, changed[:SHOWN])
    ]
    more = [WORDS("editor-and-more", count=len(changed) - SHOWN)] if len(changed) > SHOWN else []
    return [WORDS("editor-differs", count=len(changed), game=game), *lines, *more]


def _of(rule: AnyRule, rules: Ruleset) -> str:
    return shortened(rule.in_words(rules), VALUE)


def sets(edited: Edited, rules: Ruleset) -> Sequence[ReadyMade]:
    """The sets of house rules to start from: those of the named game, and those of its kind."""
    return (*variant(edited.game).ready_made, *game_of(rules).ready_made)


def conflict_page(edited: Edited, why: str) -> Page:
    heading = _heading(WORDS("editor-heading", table=edited.title), refused(why), WORDS("cannot-play"))
    return Page([heading, ui.ActionRow(edited.back, _reset(edited))], CALM)


def _bar(edited: Edited, here: str) -> list[Item]:
    """Show, save and share. ``here``: the page to come back to, a chapter's number or ``ON_FIRST_PAGE``."""
    return [
        button(WORDS("show"), edited.shown(here)),
        button(WORDS("save" if edited.table else "save.copy"), edited.control("rules-save")),
        button(WORDS("share"), edited.control("rules-share", here)),
    ]


def _reset(edited: Edited) -> Item:
    return button(WORDS("reset", game=variant(edited.game).name), edited.control("rules-reset"))


def rule_page(edited: Edited, rules: Ruleset, rule: AnyRule, notice: str = "") -> Page:
    if isinstance(rule, CardTable | RankList):
        return cards_page(edited, rules, rule, notice)
    options = [option(said, picked, chosen=value == rule.of(rules)) for picked, value, said in _options(rules, rule)]
    chooser = select(rule.label, edited.control("rule", rule.name), options)
    return _page_of(edited, rules, rule, notice, chooser)


def _page_of(edited: Edited, rules: Ruleset, rule: AnyRule, notice: str, chooser: Item) -> Page:
    """What a rule is, its value, the usual one if that differs, and the others to choose from."""
    base, chapter = edited.house_rules.base(rules.seats), str(chapter_of(rules, rule))
    now, usual = f"**{shortened(rule.in_words(rules), VALUE * 10)}**", []
    if not rule.alike(rules, base):
        now += f" {sign(CHANGED)}"
        usual = [f"-# {WORDS('usual-value', game=variant(edited.game).name, value=_of(rule, base))}"]
    more = [rule.help, now, *usual, *_remarks(edited, rules, [rule])]
    heading = _heading(WORDS("of-rule", rule=rule.label, table=edited.title), notice, *more)
    back = way_back("named", edited.control("rules-group", chapter), rule.chapter)
    bar = ui.ActionRow(back, *_bar(edited, chapter))
    return Page([heading, chooser, bar], CALM)


def _options(rules: Ruleset, rule: AnyRule) -> list[tuple[str, str | int, str]]:
    """What can be picked: the text that stands for it, the value and its words."""
    if isinstance(rule, Choice):
        return [(str(number), way, rule.words(way)) for number, way in enumerate(rule.values)]
    if isinstance(rule, Number):
        return [(str(number), number, rule.words(number)) for number in rule.offers(rules, MOST_OPTIONS)]
    return [("1" if value else "0", value, rule.words(value)) for value in rule.values]


def cards_page(edited: Edited, rules: Ruleset, rule: CardRule, notice: str = "") -> Page:
    """The value of a rule for each rank, to pick one. Ranks that are wild or a last resort are picked together."""
    in_play = set(map(rank_of, rules.pack))
    ranks = [rank for rank in EVERY_RANK if rank in in_play]
    if isinstance(rule, RankList):
        picked = rule.of(rules)
        options = [option(plural(rank), rank, chosen=rank in picked) for rank in ranks if rank in rule.ranks]
        chooser = select(rule.label, edited.control("rule-ranks", rule.name), options, most=len(options), least=0)
    else:
        options = [option(plural(rank), rank, _of_rank(rules, rule, rank)) for rank in ranks]
        chooser = select(WORDS("which-rank"), edited.control("rule-rank", rule.name), options)
    return _page_of(edited, rules, rule, notice, chooser)


def _of_rank(rules: Ruleset, rule: AnyTable, rank: Rank) -> str:
    """The value of a rule for a rank, or for each suit of it. Empty where it has none."""
    held = rule.by_card(rules)
    cards = [card for card in cards_of(rank) if card in held]
    if not cards:
        return ""
    if len({held[card] for card in cards}) == 1 and len(cards) == len(cards_of(rank)):
        return rule.value_words(held[cards[0]])
    said = []
    for card in cards:
        suit = suit_sign(card[1]) if card not in JOKERS else WORDS("red") if card == JOKERS[0] else WORDS("black")
        said.append(WORDS("suit-and-value", suit=signs(suit), value=rule.value_words(held[card])))
    return shortened(", ".join(said), OPTION)


def rank_page(edited: Edited, rules: Ruleset, rule: AnyTable, rank: Rank, suits: str = "", notice: str = "") -> Page:
    """The value of a rule for one rank, or for some suits of it, and the values it could have."""
    text = WORDS("of-rank", rule=rule.label, rank=plural(rank), table=edited.title)
    now = _of_rank(rules, rule, rank) or WORDS("nothing-special")
    suit_rows: list[Item] = []
    every = _suits_of(rank)
    suits = suits or every
    if every[1:]:
        options = [
            option(
                WORDS("suits", rank=plural(rank), suits="all" if picked == every else picked),
                picked,
                chosen=picked == suits,
            )
            for picked in (every, *every, *(suits for suits in COLOURS if set(suits) < set(every)))
        ]
        suit_rows = selects(WORDS("which-suits"), edited.control("rule-suits", rule.name, rank), options)
    values = [option(said, picked) for picked, said in card_options(rule, rank)]
    choosers = selects(WORDS("what-they-do"), edited.control("rule-value", rule.name, rank, suits), values)
    back = way_back("named", edited.control("rule-cards", rule.name), rule.label)
    bar = ui.ActionRow(back, *_bar(edited, str(chapter_of(rules, rule))))
    return Page([_heading(text, notice, f"**{now}**"), *suit_rows, *choosers, bar], CALM)


def _suits_of(rank: Rank) -> str:
    """The suits in which there are cards of a rank. Jokers have one sign for none."""
    return "".join(dict.fromkeys(card[1] for card in cards_of(rank)))


def card_options(rule: AnyTable, rank: Rank = "") -> list[tuple[str, str]]:
    """The values a rule can have for a card: the text that stands for each, and words."""
    return [
        (NOTHING_SAID, rule.nothing),
        *((picked, rule.value_words(said)) for picked, said in (rule.offers(rank) if rank else rule.offers()).items()),
    ]


def chapter_of(rules: Ruleset, rule: AnyRule) -> int:
    return rules.chapters().index(rule.chapter)


def change(rule: AnyRule, picked: str) -> Change:
    """The change that a picked number, choice or switch stands for. Raises ValueError and IndexError."""
    if isinstance(rule, Choice):
        return rule.name, rule.values[int(picked)]
    if isinstance(rule, Switch):
        return rule.name, picked == "1"
    if not isinstance(rule, Number) or rule.name in FIXED:
        raise ValueError(rule.name)
    return rule.name, int(picked)


def ranks_change(rule: AnyRule, picked: Iterable[str]) -> Change:
    """The ranks that were picked together, in order."""
    chosen = set(picked)
    return rule.name, tuple(rank for rank in EVERY_RANK if rank in chosen)


def value_change(rules: Ruleset, rule: AnyTable, rank: Rank, suits: str, picked: str) -> Change:
    """The value picked for the cards of a rank and some suits. Raises KeyError."""
    every = set(_suits_of(rank))
    cards = cards_of(rank, suits if len(every) > 1 and not every.issubset(suits) else "")
    said = None if picked == NOTHING_SAID else rule.offers(rank)[picked]
    return rule.name, rule.changed(rules, cards, said)


LONGEST_CODE = 4000  # characters, the most that can be typed into a form
NAME, CODE = "name", "code"  # parts of a form
NEW, SET = "set-new", "set"  # actions: a new set to keep, and one of those that are


def save_form(edited: Edited) -> ui.Modal:
    line = line_to_type(NAME, WORDS("save-name"), edited.name, WORDS("save-name.help"), LONGEST_NAME)
    return form(WORDS("save-form"), edited.control("rules-save"), [line])


def new_form(asked: str, presets: Sequence[Preset]) -> ui.Modal:
    """Asks for the name of a new set, and for the game or the saved set that it starts from."""
    name = line_to_type(NAME, WORDS("save-name"), "", WORDS("save-name.help"), LONGEST_NAME)
    shown = asked if asked in VARIANTS else next(iter(VARIANTS))
    return form(WORDS("new"), Control(NEW, words=(shown,)), [name, *played_parts(asked, WORDS("new-game"), presets)])


def import_form(edited: Edited) -> ui.Modal:
    code = line_to_type(CODE, WORDS("import-code"), "", WORDS("import-code.help"), LONGEST_CODE)
    name = line_to_type(NAME, WORDS("import-name"), "", WORDS("import-name.help"), LONGEST_NAME)
    return form(WORDS("import-form"), edited.control("rules-import"), [code, name] if edited.table else [code])


def code_page(house_rules: HouseRules, back: Control | None = None) -> Page:
    text = f"{WORDS('code', game=variant(house_rules.game).name)}\n```\n{code_of(house_rules)}\n```"
    return Page([text, way_back("house-rules", back) if back else None], CALM)


def presets_page(presets: Sequence[Preset]) -> Page:
    """What a server keeps."""
    lines = [f"### {WORDS('kept-heading')}"]
    for preset in presets:
        game, count = variant(preset.house_rules.game).name, how_many_differ(preset.house_rules)
        lines.append(f"- {WORDS('kept', name=safe(preset.name), game=game, count=count)}")
    options = [option(plain(preset.name), fingerprint(preset.name)) for preset in presets]
    picking = selects(WORDS("kept-pick"), Control(SET), options)
    return Page(
        [
            "\n".join(lines if presets else [*lines, WORDS("kept-none")]),
            *picking,
            *rows([button(WORDS("new"), Control(NEW))]),
        ],
        CALM,
    )


def set_page(kept: Preset, rules: Ruleset, *, own: bool = False, posted: bool = False) -> Page:
    """What a set changes, and a table to open with it. ``own``: the reader may change it. ``posted``: for everyone."""
    edited, mark = of_set(kept), fingerprint(kept.name)
    buttons = [
        button(WORDS("open"), Control("play-now", words=(mark,)), ButtonStyle.success),
        button(WORDS("show"), Control("book", words=("0", mark))),
    ]
    buttons += [button(WORDS("kept-change"), Control("edit", words=(mark,)))] if own else []
    buttons += [] if posted else [post_here(Control(SET, words=(mark,))), edited.back]
    return Page(["\n".join([f"### {edited.title}", *overview(edited, rules)]), *rows(buttons)], CALM)


def saved(preset: Preset) -> str:
    return WORDS("saved", name=safe(preset.name))
