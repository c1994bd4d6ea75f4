"""Pages and forms of the editor of house rules, which edits those of a table or a set that the server keeps.

There is a first page, a page for each chapter with one line per rule, and a page for each rule that isn't on or off.
Every control says which rule it changes, and what was picked comes with it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from discord import ButtonStyle, ui

from cogs.discord.controls import (
    CHOICES as MOST_OPTIONS,
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
from engine.core.rule import AnyRule, CardTable, Choice, Number, RankList, Switch
from engine.core.ruleset import Ruleset
from engine.games.codec import code_of
from engine.games.house_rules import FIXED, Change, HouseRules
from engine.games.registry import game_of
from engine.games.variants import VARIANTS, variant
from engine.words import Words, listens
from model.people.names import plain, safe
from model.refusals import Refused
from model.servers.settings import LONGEST_NAME, Preset
from model.tables.seating import rules_that_fit, seats_now, usual_seats
from model.tables.table import Table

VALUE = 160  # characters of a value in a line
SHOWN = 12  # rules on the first page
ON_FIRST_PAGE = "first"  # where to go back to, if not to a chapter

LONGEST_CODE = 4000  # characters, the most that can be typed into a form
NAME, CODE = "name", "code"  # parts of a form

KEPT, NEW, SET = "sets", "set-new", "set"  # actions: the list of the sets that are kept, a new one, and one of them
EDITOR = "editor"  # where a rulebook was opened
NOTHING_SAID = "none"  # as the value picked for a card

AnyTable = CardTable[object]

WORDS = Words(__package__)


@dataclass(frozen=True)
class Edited:
    """House rules in the editor: those of a table in its lobby, or a set that the server keeps."""

    house_rules: HouseRules
    title: str
    seats: Sequence[int]  # the rules are shown for the first of them that they fit
    name: str = ""  # of the set, or of the one that the table plays
    table: int = 0  # 0 for a set, whose controls begin with what stands for its name

    @cached_property
    def rules(self) -> Ruleset:
        """Raises Refused if they conflict for every number of seats."""
        return rules_that_fit(self.house_rules, self.seats)

    @cached_property
    def differing(self) -> list[str]:
        """The names of the rules that differ from the named game, and mean something."""
        names = self.house_rules.differing(self.rules.seats)
        return [name for name in names if self.rules.field(name).applies(self.rules)]

    @property
    def ready_made(self) -> Sequence[ReadyMade]:
        """The sets of house rules to start from: those of the named game, and those of its kind."""
        return (*variant(self.house_rules.game).ready_made, *game_of(self.rules).ready_made)

    def control(self, action: str, *more: str) -> Control:
        return Control(action, self.table, words=more if self.table else (fingerprint(self.name), *more))

    @property
    def back(self) -> Button:
        return way_back("more", Control(FROM_MORE, self.table)) if self.table else way_back("saved-sets", Control(KEPT))

    def page(self, here: str) -> Control:
        """A chapter, or the first page."""
        return self.control("rules-group", here) if here.isdecimal() else self.control("edit")


def of_table(table: Table) -> Edited:
    return Edited(table.house_rules, title(table), seats_now(table), table.preset or "", table.id)


def of_set(kept: Preset) -> Edited:
    game = variant(kept.house_rules.game)
    called = WORDS("set-title", name=safe(kept.name), game=game.name)
    return Edited(kept.house_rules, called, usual_seats(game.seats), kept.name)


# Pages: the first one, a chapter, a rule, a rank


def editor_page(edited: Edited, notice: str = "", chapter: int | None = None) -> Page:
    """A chapter, or the first page: the differences from the named game, the chapters, and the sets to start from.

    If the rules conflict for these seats, there are none to show.
    """
    reset = button(WORDS("reset", game=variant(edited.house_rules.game).name), edited.control("rules-reset"))
    try:
        chapters = edited.rules.chapters()
    except Refused as conflict:
        heading = _heading(WORDS("editor-heading", table=edited.title), refused(str(conflict)), WORDS("cannot-play"))
        return Page([heading, ui.ActionRow(edited.back, reset)], CALM)
    if chapter is not None:
        return chapter_page(edited, min(chapter, len(chapters) - 1), notice)
    lines = [*overview(edited), *_remarks(edited, edited.rules.fields())]
    lines += [decorated("⚠️", edited.house_rules.left_out)] if edited.house_rules.left_out else []
    lines += [f"-# {WORDS('at-once')}"] if edited.table else []
    options = [option(made.name, made.key, made.help) for made in edited.ready_made]
    picking = selects(WORDS("ready-made"), edited.control("rules-set"), options)
    bar = [edited.back, *_bar(edited, ON_FIRST_PAGE)]
    bar.append(button(WORDS("import"), edited.control("rules-import")))
    heading = _heading(WORDS("editor-heading", table=edited.title), notice, *lines)
    return Page([heading, *_chapters(edited), *picking, *rows(bar), *rows([reset] if edited.differing else [])], CALM)


def chapter_page(edited: Edited, chapter: int, notice: str = "") -> Page:
    """The rules of one chapter that apply, given the others: a line for each, and a select to change one."""
    rules, name = edited.rules, edited.rules.chapters()[chapter]
    lines, options = [], []
    found = [rule for each, rule in rules.fields().items() if rule.chapter == name and each not in FIXED]
    shown = [rule for rule in found if rule.applies(rules)]
    for rule in shown:
        mark, value = f" {sign(CHANGED)}" * (rule.name in edited.differing), rule.in_words(rules)
        lines.append(WORDS("rule", rule=rule.label, value=_of(rule, rules)) + mark)
        if not listens():
            options.append(option(f"{rule.label}: {value}", rule.name, rule.help))
        elif isinstance(rule, Switch):
            options.append(option(rule.label, rule.name, WORDS("switched-here", value=value, help=rule.help)))
        else:  # who listens hears what it is about on its page
            options.append(option(rule.label, rule.name, value))
    if listens() and lines:  # the menu tells them
        lines = [WORDS("in-the-menu", chapter=name)]
    lines = [*(lines or [WORDS("empty")]), *_remarks(edited, [rule.name for rule in shown])]
    picking = selects(WORDS("pick-rule"), edited.control("rule-pick", str(chapter)), options)
    bar = ui.ActionRow(way_back("house-rules", edited.control("edit")), *_bar(edited, str(chapter)))
    heading = _heading(WORDS("of-chapter", chapter=name, table=edited.title), notice, *lines)
    return Page([heading, *_chapters(edited, chapter), *picking, bar], CALM)


def rule_page(edited: Edited, rule: AnyRule, notice: str = "") -> Page:
    """The meaning of a rule, its value, the usual one if that differs, and the others to choose from."""
    base, chapter = edited.house_rules.base(edited.rules.seats), str(edited.rules.chapters().index(rule.chapter))
    lines = [rule.help, f"**{shortened(rule.in_words(edited.rules), VALUE * 10)}**"]
    if not rule.alike(edited.rules, base):
        lines[-1] += f" {sign(CHANGED)}"
        lines.append(f"-# {WORDS('usual-value', game=variant(edited.house_rules.game).name, value=_of(rule, base))}")
    lines += _remarks(edited, [rule.name])
    heading = _heading(WORDS("of-rule", rule=rule.label, table=edited.title), notice, *lines)
    back = way_back("named", edited.control("rules-group", chapter), rule.chapter)
    return Page([heading, _chooser(edited, rule), ui.ActionRow(back, *_bar(edited, chapter))], CALM)


def _chooser(edited: Edited, rule: AnyRule) -> Item:
    """The values of a rule, or the ranks that have one each. Ranks that are wild or a last resort are picked together.

    A choice is picked by its number.
    """
    rules = edited.rules
    if not isinstance(rule, CardTable | RankList):
        values: Sequence[str | int] = rule.offers(rules, MOST_OPTIONS) if isinstance(rule, Number) else rule.values
        options = []
        for number, value in enumerate(values):
            picked = number if isinstance(rule, Choice) else int(value)
            options.append(option(rule.words(value), str(picked), chosen=value == rule.of(rules)))
        return select(rule.label, edited.control("rule", rule.name), options)
    in_play = set(map(rank_of, rules.pack))
    ranks = [rank for rank in EVERY_RANK if rank in in_play]
    if isinstance(rule, RankList):
        options = [option(plural(rank), rank, chosen=rank in rule.of(rules)) for rank in ranks if rank in rule.ranks]
        return select(rule.label, edited.control("rule-ranks", rule.name), options, most=len(options), least=0)
    options = [option(plural(rank), rank, _of_rank(rules, rule, rank)) for rank in ranks]
    return select(WORDS("which-rank"), edited.control("rule-rank", rule.name), options)


def rank_page(edited: Edited, rule: AnyTable, rank: Rank, suits: str = "", notice: str = "") -> Page:
    """The value of a rule for one rank, or for some suits of it, and the values it could have."""
    now = _of_rank(edited.rules, rule, rank) or WORDS("nothing-special")
    every = "".join(dict.fromkeys(card[1] for card in cards_of(rank)))  # its suits: jokers have one sign for none
    heading = _heading(WORDS("of-rank", rule=rule.label, rank=plural(rank), table=edited.title), notice, f"**{now}**")
    suits = suits or every
    by_suit = [every, *every, *(colour for colour in COLOURS if set(colour) < set(every))] if every[1:] else []
    options = []
    for picked in by_suit:
        label = WORDS("suits", rank=plural(rank), suits="all" if picked == every else picked)
        options.append(option(label, picked, chosen=picked == suits))
    values = [option(rule.nothing, NOTHING_SAID)]
    values += [option(rule.value_words(value), picked) for picked, value in rule.offers(rank).items()]
    choosers = [
        *selects(WORDS("which-suits"), edited.control("rule-suits", rule.name, rank), options),
        *selects(WORDS("what-they-do"), edited.control("rule-value", rule.name, rank, suits), values),
    ]
    back = way_back("named", edited.control("rule-cards", rule.name), rule.label)
    bar = ui.ActionRow(back, *_bar(edited, str(edited.rules.chapters().index(rule.chapter))))
    return Page([heading, *choosers, bar], CALM)


# Parts of pages


def _heading(text: str, notice: str, *more: str) -> str:
    return "\n".join([f"### {text}", *([notice] if notice else []), *more])


def _chapters(edited: Edited, shown: int | None = None) -> list[Item]:
    chapters = []
    for number, chapter in enumerate(edited.rules.chapters()):
        changed = any(edited.rules.field(name).chapter == chapter for name in edited.differing if name not in FIXED)
        to = edited.control("rules-group", str(number))
        chapters.append(tab(chapter + f" {sign(CHANGED)}" * changed, to, chosen=number == shown))
    return rows(chapters)


def _bar(edited: Edited, here: str) -> list[Item]:
    """Show, save and share. ``here``: the page to come back to, a chapter's number or ``ON_FIRST_PAGE``."""
    book = Control("book", words=("0", fingerprint(edited.name), EDITOR))
    return [
        button(WORDS("show"), edited.control("rules", "0", here) if edited.table else book),
        button(WORDS("save" if edited.table else "save.copy"), edited.control("rules-save")),
        button(WORDS("share"), edited.control("rules-share", here)),
    ]


def overview(edited: Edited) -> list[str]:
    """List the differences from the named game."""
    game, changed = variant(edited.house_rules.game).name, edited.differing
    if not changed:
        return [WORDS("nothing-differs", game=game)]
    rules, base = edited.rules, edited.house_rules.base(edited.rules.seats)
    lines = [
        f"{sign(CHANGED)} " + WORDS("differing", rule=rule.label, value=_of(rule, rules), usual=_of(rule, base))
        for rule in map(rules.field, changed[:SHOWN])
    ]
    more = [WORDS("editor-and-more", count=len(changed) - SHOWN)] if len(changed) > SHOWN else []
    return [WORDS("editor-differs", count=len(changed), game=game), *lines, *more]


def _remarks(edited: Edited, shown: Iterable[str]) -> list[str]:
    """Return what the host may have overlooked about the rules that are shown, which are named here."""
    remarks = edited.rules.remarks(edited.house_rules.base(edited.rules.seats))
    return [decorated("⚠️", remark.text) for remark in remarks if not set(shown).isdisjoint(remark.rules)]


# Notices


def refused(why: str) -> str:
    return decorated("❗", why)


def done(what: str) -> str:
    return decorated("✅", what)


def changed(before: Edited, edited: Edited, rule: str, rank: Rank = "") -> str:
    """Tell of a change, with what was there before. ``rank``: whose value it was about, if the rule is about cards."""
    field = edited.rules.field(rule)
    if isinstance(field, CardTable):
        was, now = (_of_rank(each.rules, field, rank) or WORDS("nothing-special") for each in (before, edited))
        about = plural(rank)
    else:
        was, now, about = _of(field, before.rules), _of(field, edited.rules), field.label
    switch = "yes" if isinstance(field, Switch) else "no"
    return done(WORDS("changed", about=about, now=now, was=was, switch=switch)) if was != now else ""


def followed(before: Edited, edited: Edited) -> str:
    """Tell of rules that went along with a change, and of those that would have if the host had not set them."""
    rules = edited.rules
    if not before.house_rules.fits(rules.seats):
        return ""  # it was about another number of seats
    went, stayed = edited.house_rules.along(rules.seats, before.house_rules)
    told = [("went-along", name) for name in went] + [("stayed", name) for name in stayed]
    named = ((key, rules.field(name)) for key, name in told if rules.field(name).applies(rules))
    return "\n".join(done(WORDS(key, rule=rule.label, value=_of(rule, rules))) for key, rule in named)


# Rules and their values


def how_many_differ(house_rules: HouseRules) -> int:
    """As the editor counts them. All that are kept where they fit no number of seats."""
    seats = list(filter(house_rules.fits, usual_seats(variant(house_rules.game).seats)))
    return len(Edited(house_rules, "", seats).differing if seats else house_rules.changes)


def _of(rule: AnyRule, rules: Ruleset) -> str:
    return shortened(rule.in_words(rules), VALUE)


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


def change(rules: Ruleset, rule: AnyRule, picked: Sequence[str]) -> Change:
    """The change that picked words stand for: a value, some ranks, or a rank, suits of it and the value for those.

    Raises ValueError, KeyError or IndexError for words that the editor never made.
    """
    if isinstance(rule, RankList):
        return rule.name, tuple(rank for rank in EVERY_RANK if rank in picked)
    if isinstance(rule, CardTable):
        rank, suits, value = picked[0], picked[1], picked[-1]
        every = {card[1] for card in cards_of(rank)}
        cards = cards_of(rank, suits if len(every) > 1 and not every.issubset(suits) else "")
        return rule.name, rule.changed(rules, cards, None if value == NOTHING_SAID else rule.offers(rank)[value])
    [value] = picked
    if isinstance(rule, Switch):
        return rule.name, value == "1"
    return rule.name, rule.values[int(value)] if isinstance(rule, Choice) else int(value)


# Sets that a server keeps, and codes


def new_form(asked: str, presets: Sequence[Preset]) -> ui.Modal:
    """Asks for the name of a new set, and for the game or the saved set that it starts from."""
    name = line_to_type(NAME, WORDS("save-name"), "", WORDS("save-name.help"), LONGEST_NAME)
    shown = asked if asked in VARIANTS else next(iter(VARIANTS))
    return form(WORDS("new"), Control(NEW, words=(shown,)), [name, *played_parts(asked, WORDS("new-game"), presets)])


def code_page(house_rules: HouseRules, back: Control | None = None) -> Page:
    text = f"{WORDS('code', game=variant(house_rules.game).name)}\n```\n{code_of(house_rules)}\n```"
    return Page([text, way_back("house-rules", back) if back else None], CALM)


def presets_page(presets: Sequence[Preset]) -> Page:
    """The sets of house rules that a server keeps."""
    lines = [f"### {WORDS('kept-heading')}"]
    for preset in presets:
        game, count = variant(preset.house_rules.game).name, how_many_differ(preset.house_rules)
        lines.append(f"- {WORDS('kept', name=safe(preset.name), game=game, count=count)}")
    lines += [] if presets else [WORDS("kept-none")]
    options = [option(plain(preset.name), fingerprint(preset.name)) for preset in presets]
    picking = selects(WORDS("kept-pick"), Control(SET), options)
    return Page(["\n".join(lines), *picking, ui.ActionRow(button(WORDS("new"), Control(NEW)))], CALM)


def set_page(kept: Preset, *, own: bool = False, posted: bool = False) -> Page:
    """The changes of a set, and a table to open with it. ``own``: the reader may change it. ``posted``: for everyone.

    Raises Refused if its rules conflict.
    """
    edited, mark = of_set(kept), fingerprint(kept.name)
    buttons = [
        button(WORDS("open"), Control("play-now", words=(mark,)), ButtonStyle.success),
        button(WORDS("show"), Control("book", words=("0", mark))),
    ]
    buttons += [button(WORDS("kept-change"), Control("edit", words=(mark,)))] if own else []
    buttons += [] if posted else [post_here(Control(SET, words=(mark,))), edited.back]
    return Page(["\n".join([f"### {edited.title}", *overview(edited)]), *rows(buttons)], CALM)
