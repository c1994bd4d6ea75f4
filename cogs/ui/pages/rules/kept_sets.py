"""Sets of house rules that a server keeps: all of them, and the forms by which they are saved, begun and imported."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from cogs.ui.components.controls import Control, button, option, post_here, selects, way_back
from cogs.ui.components.form import form, line_to_type
from cogs.ui.components.page import CALM, Page, rows
from cogs.ui.components.presses import fingerprint
from cogs.ui.pages.rules.rules_editor import Edited, how_many_differ, of_set, overview, words
from cogs.ui.pages.rules.shelf_page import words as of_games
from cogs.ui.pages.server.settings_page import played_parts
from engine.core.ruleset import Ruleset
from engine.games.codec import code_of
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS, variant
from model.people.names import plain, safe
from model.servers.preset import Preset
from service.servers.presets import LONGEST_NAME

LONGEST_CODE = 4000  # characters, the most that can be typed into a form
NAME, CODE = "name", "code"  # parts of a form
NEW, SET = "set-new", "set"  # actions: a new set to keep, and one of those that are


def save_form(edited: Edited) -> ui.Modal:
    line = line_to_type(NAME, words("save-name"), edited.name, words("save-name.help"), LONGEST_NAME)
    return form(words("save-form"), edited.control("rules-save"), [line])


def new_form(asked: str, presets: Sequence[Preset]) -> ui.Modal:
    """Asks for the name of a new set, and for the game or the saved set that it starts from."""
    name = line_to_type(NAME, words("save-name"), "", words("save-name.help"), LONGEST_NAME)
    shown = asked if asked in VARIANTS else next(iter(VARIANTS))
    return form(words("new"), Control(NEW, words=(shown,)), [name, *played_parts(asked, words("new-game"), presets)])


def import_form(edited: Edited) -> ui.Modal:
    code = line_to_type(CODE, words("import-code"), "", words("import-code.help"), LONGEST_CODE)
    name = line_to_type(NAME, words("import-name"), "", words("import-name.help"), LONGEST_NAME)
    return form(words("import-form"), edited.control("rules-import"), [code, name] if edited.table else [code])


def code_page(house_rules: HouseRules, back: Control | None = None) -> Page:
    text = f"{words('code', game=variant(house_rules.game).name)}\n```\n{code_of(house_rules)}\n```"
    return Page([text, way_back("house-rules", back) if back else None], CALM)


def presets_page(presets: Sequence[Preset]) -> Page:
    """What a server keeps."""
    lines = [f"### {words('kept-heading')}"]
    for preset in presets:
        game, count = variant(preset.house_rules.game).name, how_many_differ(preset.house_rules)
        lines.append(f"- {words('kept', name=safe(preset.name), game=game, count=count)}")
    options = [option(plain(preset.name), fingerprint(preset.name)) for preset in presets]
    picking = selects(words("kept-pick"), Control(SET), options)
    return Page(
        [
            "\n".join(lines if presets else [*lines, words("kept-none")]),
            *picking,
            *rows([button(words("new"), Control(NEW))]),
        ],
        CALM,
    )


def set_page(kept: Preset, rules: Ruleset, *, own: bool = False, posted: bool = False) -> Page:
    """What a set changes, and a table to open with it. ``own``: the reader may change it. ``posted``: for everyone."""
    edited, mark = of_set(kept), fingerprint(kept.name)
    buttons = [
        button(of_games("open"), Control("play-now", words=(mark,)), ButtonStyle.success),
        button(words("show"), Control("book", words=("0", mark))),
    ]
    buttons += [button(words("kept-change"), Control("edit", words=(mark,)))] if own else []
    buttons += [] if posted else [post_here(Control(SET, words=(mark,))), edited.back]
    return Page(["\n".join([f"### {edited.title}", *overview(edited, rules)]), *rows(buttons)], CALM)


def saved(preset: Preset) -> str:
    return words("saved", name=safe(preset.name))
