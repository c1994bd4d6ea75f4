"""The settings of a server: the page that lists them, and a form for each chapter of it.

First contact: what a server reads when the bot joins it, first steps, what admins should know, and help."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle

from cogs.discord.chapters import Chapters, as_word
from cogs.discord.controls import (
    CHOICES,
    FROM_MORE,
    HOW_TO,
    RATINGS,
    SHELF,
    Button,
    Control,
    button,
    fingerprint,
    way_back,
)
from cogs.discord.form import PARTS, Part, Sent, channels, choice, line_to_type, roles
from cogs.discord.page import ACTIVE, CALM, Page, Picture, rows
from cogs.discord.text import title
from cogs.pictures.lobby import WELCOME, welcome_picture
from engine.core.cards import spoken
from engine.games.variants import VARIANTS
from engine.games.variants import games as games_in_order
from engine.words import Listed, Message, Words, and_listed, own_name
from model.people.names import plain, safe
from model.servers.settings import (
    CLOCK,
    COUNT,
    MOST,
    PACE,
    USUAL,
    Exists,
    Ids,
    Played,
    Preset,
    Role,
    Settings,
    Zone,
    lasting,
    pace_name,
    usual_name,
)
from model.servers.settings import WORDS as SAID
from model.servers.zones import LONGEST as ZONE_LENGTH
from model.servers.zones import zone_named
from model.setting import Language, Setting, Value
from model.tables.newcomers import may_sit_down
from model.tables.table import Table
from model.version import VERSION

ACTION = "settings"
GAME = "game"  # begins the names of the lists of games in a form
MOST_LISTS = PARTS - 2  # of them, beside house rules and pace

WORDS = Words(__package__)


@dataclass(frozen=True)
class Shown:
    """The settings of a server and what they refer to."""

    settings: Settings
    presets: Sequence[Preset]
    usual: float  # seconds for a turn where no pace is picked
    exists: Exists  # which channels and roles are still there
    language: str  # of what is said in public
    mentionable: Exists  # which roles Discord lets the bot mention


def settings_page(shown: Shown, notice: str = "") -> Page:
    chapters = ServerChapters(shown)
    return Page([*chapters.told(notice), *rows(chapters.buttons())], ACTIVE if notice else CALM)


class ServerChapters(Chapters[Settings]):
    """The settings of a server on its page and in its forms."""

    def __init__(self, shown: Shown) -> None:
        super().__init__(shown.settings, WORDS, ACTION, SAID.message("unknown"))
        self._shown = shown

    def lines(self, chapter: str) -> list[str]:
        """One for each setting, or for several that have the same. Their messages know all settings by their names."""
        values = {each.name: self._told(each) for each in self.settings}
        told, lines = set[str](), list[str]()
        for each in self.of(chapter):
            if each.line in told:
                continue
            told.add(each.line)
            value = self.value(each)
            goes_on = as_word(value) if each.line.endswith("-") else ""
            unset = each.unset if value == getattr(USUAL, each.name) else ""
            lines.append(WORDS(unset or f"{each.line}{goes_on}", **values))
            if isinstance(each.kind, Role) and not all(map(self._shown.mentionable, self._picked(each))):
                lines.append(WORDS("role-blocked"))
        return lines

    def _told(self, setting: Setting) -> str | int:
        """A value in words."""
        value = self.value(setting)
        match setting.kind:
            case Ids(of, none):
                told: str | int = self._mentions(setting, "#" if of == "channel" else "@&") or WORDS(none)
            case Role():
                told = self._mentions(setting, "@&")
            case Played(gone):
                told = self._game_name(str(value), gone)
            case Language():
                told = own_name(self._shown.language)
            case kind if kind is PACE:
                told = pace_name(str(value)) if value else lasting(self._shown.usual)
            case kind if kind is CLOCK:
                told = _clock(value)
            case _:
                told = value if isinstance(value, int) else str(value)
        return told

    def _picked(self, setting: Setting) -> tuple[int, ...]:
        """The channels or roles of a setting."""
        value = self.value(setting)
        return value if isinstance(value, tuple) else (value,) if isinstance(value, int) and value else ()

    def _there(self, setting: Setting) -> list[int]:
        """Those of its channels or roles that were not deleted."""
        return list(filter(self._shown.exists, self._picked(setting)))

    def _mentions(self, setting: Setting, sign: str) -> str:
        there = [f"<{sign}{each}>" for each in self._there(setting)]
        gone = len(self._picked(setting)) - len(there)
        return and_listed([*there, *([WORDS("deleted", count=gone)] if gone else [])])

    def _game_name(self, picked: str, gone: str) -> str:
        """A game or house rules. ``gone``: the message for house rules that were deleted since."""
        asked = picked or next(iter(VARIANTS))
        if asked in VARIANTS:
            return VARIANTS[asked].name
        if any(kept.name == asked for kept in self._shown.presets):
            return WORDS("house-rules", name=safe(asked))
        return WORDS(gone, name=safe(asked), game=next(iter(VARIANTS.values())).name)

    def name_of(self, setting: Setting, value: Value) -> str:
        if setting.kind is PACE:
            return pace_name(str(value)) if value else usual_name(self._shown.usual)
        if setting.kind is CLOCK:
            return _clock(value)
        return str(value) if setting.kind is COUNT else super().name_of(setting, value)

    def parts(self, setting: Setting) -> list[Part]:
        key, value = setting.key, self.value(setting)
        match setting.kind:
            case Ids("channel"):
                return [channels(key, self.label(setting), self._there(setting), self.help(setting))]
            case Ids("role"):
                return [roles(key, self.label(setting), self._there(setting), self.help(setting))]
            case Role():
                return [roles(key, self.label(setting), self._there(setting), self.help(setting), most=1)]
            case Zone():
                return [line_to_type(key, self.label(setting), str(value), self.help(setting), ZONE_LENGTH)]
            case Played():
                return played_parts(str(value), self.label(setting), self._shown.presets, key)
        return super().parts(setting)

    def read(self, setting: Setting, sent: Sent) -> object:
        match setting.kind:
            case Ids():
                return sent.ids(setting.key)
            case Role():
                return next(iter(sent.ids(setting.key)), 0)
            case Zone():
                return zone_named(sent.one(setting.key))
            case Played():
                return read_game(sent, str(self.value(setting)), setting.key)
        return super().read(setting, sent)


def _clock(hour: object) -> str:
    return WORDS("ask-no-hour") if hour is None else WORDS("clock", hour=f"{hour:02}")


def played_parts(asked: str, label: str, presets: Sequence[Preset], key: str = GAME) -> list[Part]:
    """A game, in as many lists as they need, or house rules of the server instead. With several, none is needed."""
    games = [(game.name, game.key) for game in games_in_order()]
    chosen = asked if asked in VARIANTS else next(iter(VARIANTS))
    first, *others = [games[start : start + CHOICES] for start in range(0, len(games), CHOICES)][:MOST_LISTS]
    parts = [choice(key, label, first, chosen, needed=not others)]
    for number, each in enumerate(others):
        parts.append(choice(f"{key}{number}", WORDS("ask-game-more"), each, chosen, needed=False))
    if kept := [(plain(each.name), each.name) for each in presets[:MOST]]:
        ask, help_ = WORDS("ask-house-rules"), WORDS("ask-house-rules.help")
        parts.append(choice("house-rules", ask, kept, asked, help_, needed=False))
    return parts


def read_game(sent: Sent, before: str, key: str = GAME) -> str:
    """What was picked in ``played_parts``. ``before``: what was shown there."""
    lists = (key, *(f"{key}{number}" for number in range(MOST_LISTS - 1)))
    picked = [game for each in lists if (game := sent.one(each))]
    shown = before if before in VARIANTS else next(iter(VARIANTS))
    anew = [game for game in picked if game != shown]  # the list with the old one comes along unchanged
    return sent.one("house-rules") or next(iter([*anew, *picked]), before)


LEVELS = "levels"


def welcome_page(*, pictured: bool) -> Page:
    """The one message in a server that the bot has just joined. ``pictured``: files may be sent there."""
    fan = Picture("welcome", WORDS("fan", cards=and_listed([*map(spoken, WELCOME)])), welcome_picture, ())
    return Page([fan if pictured else None, WORDS("welcome"), *rows(_first_steps())], ACTIVE)


def _first_steps() -> list[Button]:
    return [
        button(WORDS("play-now"), Control("play-now"), ButtonStyle.success),
        button(WORDS("practice"), Control("practice"), ButtonStyle.primary),
        how_button(),
        button(WORDS("for-admins"), Control("admins")),
    ]


def how_button(table: int = 0) -> Button:
    """``table``: from whose More panel it leads away."""
    return button(WORDS("how-to-play"), Control(HOW_TO, table))


def help_page(table: Table | None, member: int) -> Page:
    """What this member can do right now in a channel with this table, if it has one."""
    if table is None:
        return Page([WORDS("help"), *rows(_first_steps()), *_every_command()], CALM)
    seated = table.seat_of(member) is not None
    place = "yes" if seated else "bot" if may_sit_down(table) else "no"
    text = WORDS(f"help-{table.phase}", table=title(table), here=place)
    here = []  # what can be done at the table
    if seated and table.phase == "over":
        here = [button(WORDS("rematch"), Control("rematch", table.id), ButtonStyle.success)]
    elif seated and table.phase == "match":
        here = [button(WORDS("my-hand"), Control("hand", table.id), ButtonStyle.success)]
    elif not seated and table.phase == "lobby":
        here = [button(WORDS("join"), Control("join", table.id))]
    elif place == "bot":
        here = [button(WORDS("sit-down"), Control("sit", table.id), ButtonStyle.success)]
    return Page([text, *rows([*here, *_first_steps()]), *_every_command()], CALM)


def _every_command() -> list[str]:
    """What can be typed, what those who listen turn on, and which release it is."""
    return ["\n".join([WORDS("commands"), WORDS("by-ear"), WORDS("version", version=VERSION)])]


def how_page(table: int) -> Page:
    """``table``: from whose More panel it was opened, or 0."""
    book = Control("book", words=("0", fingerprint(next(iter(VARIANTS))), HOW_TO))
    buttons = [
        *_first_steps()[:2],
        button(WORDS("rules"), book),
        button(WORDS("games"), Control(SHELF, words=(HOW_TO,))),
    ]
    buttons += [button(WORDS("ratings"), Control(RATINGS, words=(HOW_TO,)))]
    buttons += [button(WORDS("bots-button"), Control(LEVELS))]
    back = way_back("more", Control(FROM_MORE, table)) if table else way_back("help", Control("help"))
    return Page([WORDS("how"), *rows([*buttons, back])], CALM)


def bots_page() -> Page:
    return Page([WORDS("bots"), way_back("first-steps", Control(HOW_TO))], CALM)


def admins_page(missing: Sequence[Message], needed: Sequence[Message], more: Sequence[Sequence[Message]]) -> Page:
    """What an admin should know: the permissions, and which of them are ``missing`` in this channel. ``more``: those
    for threads, and those for tables that move down.
    """
    text = WORDS.message(
        "admins",
        lacking="some" if missing else "none",
        missing=Listed(tuple(missing)),
        needed=Listed(tuple(needed)),
        threads=Listed(tuple(more[0])),
        history=Listed(tuple(more[1])),
    )
    buttons = [button(WORDS("settings"), Control("settings")), way_back("help", Control("help"))]
    return Page([str(text), *rows(buttons)], CALM)
