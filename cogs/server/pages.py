"""The settings of a server: the page that lists them, and a form for each chapter of it.

First contact: what a server reads when the bot joins it, first steps, what admins should know, and help."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from discord import ButtonStyle, ui

from cogs.discord.controls import (
    CHOICES,
    FROM_MORE,
    HOW_TO,
    RATINGS,
    SHELF,
    Button,
    Control,
    as_number,
    button,
    fingerprint,
    way_back,
)
from cogs.discord.form import PARTS, Part, Sent, channels, choice, form, line_to_type, roles, switch
from cogs.discord.page import ACTIVE, CALM, Page, Picture, rows
from cogs.discord.text import title
from cogs.pictures.lobby import WELCOME, welcome_picture
from engine.core.cards import spoken
from engine.games.variants import VARIANTS
from engine.games.variants import games as games_in_order
from engine.words import Listed, Message, Words, and_listed, languages, own_name
from model.people.names import plain, safe
from model.people.preferences import picked
from model.refusals import Refused
from model.servers.settings import (
    DEFAULT,
    HOURS,
    MOST,
    PACES,
    PLACES,
    Exists,
    Preset,
    Settings,
    lasting,
    pace_name,
    usual_name,
)
from model.servers.settings import WORDS as SAID
from model.servers.zones import LONGEST as ZONE_LENGTH
from model.servers.zones import zone_named
from model.tables.newcomers import may_sit_down
from model.tables.table import Table
from model.version import VERSION

ACTION = "settings"
NONE = "none"
USUAL = "usual"  # the value of a select for what is not set
GAME = "game"  # begins the names of the lists of games in a form
MOST_LISTS = PARTS - 2  # of them, beside house rules and pace
CHAPTERS = ("places", "games", "day", "times", "people", "limits")

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
    news = [f"**{notice}**"] if notice else []
    told = [[WORDS("heading"), *news]]
    told += [[f"**{WORDS(f'chapter-{each}')}**", *lines] for each, lines in _lines(shown).items()]
    buttons = [button(WORDS(f"chapter-{each}"), Control(ACTION, words=(each,))) for each in CHAPTERS]
    return Page([*map("\n".join, told), *rows(buttons)], ACTIVE if notice else CALM)


def _lines(shown: Shown) -> dict[str, list[str]]:
    settings = shown.settings
    told = [f"<#{each}>" for each in settings.channels if shown.exists(each)]
    channels = _named(told, settings.channels) or WORDS("every-channel")
    pace = pace_name(settings.pace) if settings.pace else lasting(shown.usual)
    day = WORDS("day-off")
    if settings.day:
        day = WORDS("day-on", game=_game_name(settings.day_game, shown, "house-rules-missing"))
    quiet = WORDS("quiet-none")
    if settings.quiet_from is not None and settings.quiet_until is not None:
        quiet = WORDS("quiet", start=_clock(settings.quiet_from), end=_clock(settings.quiet_until))
    people = []
    for key, ids in (("tables", settings.table_roles), ("tournaments", settings.tournament_roles)):
        roles = _named([f"<@&{each}>" for each in ids if shown.exists(each)], ids)
        people.append(WORDS(f"opens-{key}", roles=roles or WORDS("everyone")))
    return {
        "places": [
            WORDS("channels", channels=channels),
            WORDS(f"place-{settings.place}"),
            WORDS("language" if settings.language else "language-of-server", language=own_name(shown.language)),
        ],
        "games": [WORDS("game", game=_game_name(settings.game, shown)), WORDS("pace", pace=pace)],
        "day": [day],
        "times": [
            WORDS("zone", zone=settings.zone),
            quiet,
            WORDS("pings-on" if settings.pings else "pings-off"),
            _mentioned(shown),
        ],
        "people": people,
        "limits": [
            WORDS("limit-tables", channel=settings.tables_in_channel, person=settings.tables_of_member),
            WORDS("limit-house-rules", server=settings.house_rules_here, person=settings.house_rules_of_member),
        ],
    }


def _mentioned(shown: Shown) -> str:
    """The role that is mentioned when a table opens, and why it can't be."""
    number = shown.settings.mentioned_role
    if not number:
        return WORDS("no-role")
    if not shown.exists(number):
        return WORDS("role", role=WORDS("deleted", count=1))
    told = WORDS("role", role=f"<@&{number}>")
    return told if shown.mentionable(number) else f"{told}\n{WORDS('role-blocked')}"


def _game_name(picked: str, shown: Shown, gone: str = "house-rules-gone") -> str:
    """What was picked. ``gone``: the message for house rules that were deleted since."""
    asked = picked or next(iter(VARIANTS))
    if asked in VARIANTS:
        return VARIANTS[asked].name
    if any(kept.name == asked for kept in shown.presets):
        return WORDS("house-rules", name=safe(asked))
    return WORDS(gone, name=safe(asked), game=next(iter(VARIANTS.values())).name)


def _named(found: list[str], picked: Sequence[int]) -> str:
    gone = len(picked) - len(found)
    return and_listed([*found, *([WORDS("deleted", count=gone)] if gone else [])])


def _clock(hour: int) -> str:
    return WORDS("clock", hour=f"{hour:02}")


def settings_form(chapter: str, shown: Shown) -> ui.Modal:
    """The form of a chapter. Raises Refused if there is none."""
    return form(WORDS(f"chapter-{chapter}"), Control(ACTION, words=(chapter,)), _parts(chapter, shown))


def _parts(chapter: str, shown: Shown) -> list[Part]:
    settings = shown.settings
    match chapter:
        case "places":
            there = [each for each in settings.channels if shown.exists(each)]
            places = [(WORDS(f"ask-place-{place}"), place) for place in PLACES]
            spoken = [(WORDS("ask-language-server"), USUAL), *((own_name(each), each) for each in languages())]
            return [
                channels("channels", WORDS("ask-channels"), there, WORDS("ask-channels.help")),
                choice("place", WORDS("ask-place"), places, settings.place),
                choice(
                    "language", WORDS("ask-language"), spoken, settings.language or USUAL, WORDS("ask-language.help")
                ),
            ]
        case "games":
            times = [(usual_name(shown.usual), USUAL), *((pace_name(key), key) for key in PACES)]
            return [
                *played_parts(settings.game, WORDS("ask-game"), shown.presets),
                choice("pace", WORDS("ask-pace"), times, settings.pace or USUAL, WORDS("ask-pace.help")),
            ]
        case "day":
            return [
                switch("on", WORDS("ask-day"), settings.day, WORDS("ask-day.help")),
                *played_parts(settings.day_game, WORDS("ask-day-game"), shown.presets),
            ]
        case "times":
            return _times_parts(shown)
        case "people":
            opens = list(filter(shown.exists, settings.table_roles))
            leads = list(filter(shown.exists, settings.tournament_roles))
            return [
                roles("tables", WORDS("ask-table-roles"), opens, WORDS("ask-table-roles.help")),
                roles("tournaments", WORDS("ask-tournament-roles"), leads, WORDS("ask-tournament-roles.help")),
            ]
        case "limits":
            counts = [(str(number), str(number)) for number in range(1, MOST + 1)]
            return [
                choice("channel", WORDS("ask-limit-channel"), counts, str(settings.tables_in_channel)),
                choice("member", WORDS("ask-limit-member"), counts, str(settings.tables_of_member)),
                choice("rules", WORDS("ask-limit-rules"), counts, str(settings.house_rules_here)),
                choice("rules-member", WORDS("ask-limit-rules-member"), counts, str(settings.house_rules_of_member)),
            ]
    raise Refused(SAID.message("unknown"))


def _times_parts(shown: Shown) -> list[Part]:
    settings = shown.settings
    hours = [(WORDS("ask-no-hour"), NONE), *((_clock(hour), str(hour)) for hour in HOURS)]
    mentioned = list(filter(shown.exists, filter(None, [settings.mentioned_role])))
    start, end = (NONE if hour is None else str(hour) for hour in (settings.quiet_from, settings.quiet_until))
    return [
        line_to_type("zone", WORDS("ask-zone"), settings.zone, WORDS("ask-zone.help"), ZONE_LENGTH),
        choice("from", WORDS("ask-quiet-from"), hours, start, WORDS("ask-quiet-from.help")),
        choice("until", WORDS("ask-quiet-until"), hours, end),
        switch("pings", WORDS("ask-pings"), settings.pings, WORDS("ask-pings.help")),
        roles("role", WORDS("ask-role"), mentioned, WORDS("ask-role.help"), most=1),
    ]


def played_parts(asked: str, label: str, presets: Sequence[Preset]) -> list[Part]:
    """A game, in as many lists as they need, or house rules of the server instead. With several, none is needed."""
    games = [(game.name, game.key) for game in games_in_order()]
    chosen = asked if asked in VARIANTS else next(iter(VARIANTS))
    first, *others = [games[start : start + CHOICES] for start in range(0, len(games), CHOICES)][:MOST_LISTS]
    parts = [choice(GAME, label, first, chosen, needed=not others)]
    for number, each in enumerate(others):
        parts.append(choice(f"{GAME}{number}", WORDS("ask-game-more"), each, chosen, needed=False))
    if kept := [(plain(each.name), each.name) for each in presets[:MOST]]:
        ask, help_ = WORDS("ask-house-rules"), WORDS("ask-house-rules.help")
        parts.append(choice("house-rules", ask, kept, asked, help_, needed=False))
    return parts


def changed(sent: Sent, before: Settings) -> Settings:
    """The settings with a chapter as it was sent. Raises Refused."""
    match next(iter(sent.control.words), ""):
        case "places":
            place = next((place for place in PLACES if place == sent.one("place")), None)
            if place is None:
                raise Refused(SAID.message("unknown"))
            language = picked("".join(sent.given.get("language", before.language)))
            return replace(before, channels=sent.ids("channels"), place=place, language=language)
        case "games":
            pace = sent.one("pace")
            return replace(before, game=read_game(sent, before.game), pace=DEFAULT if pace == USUAL else pace)
        case "day":
            return replace(before, day=sent.ticked("on", before.day), day_game=read_game(sent, before.day_game))
        case "times":
            start, end = (as_number(sent.one(part)) for part in ("from", "until"))
            zone, pings = zone_named(sent.one("zone")), sent.ticked("pings", before.pings)
            role = next(iter(sent.ids("role")), 0) if "role" in sent.given else before.mentioned_role
            hours = replace(before, quiet_from=start, quiet_until=end)
            return replace(hours, zone=zone, pings=pings, mentioned_role=role)
        case "people":
            return replace(before, table_roles=sent.ids("tables"), tournament_roles=sent.ids("tournaments"))
        case "limits":
            return replace(
                before,
                tables_in_channel=as_number(sent.one("channel")) or 0,
                tables_of_member=as_number(sent.one("member")) or 0,
                house_rules_here=as_number(sent.one("rules")) or 0,
                house_rules_of_member=as_number(sent.one("rules-member")) or 0,
            )
    raise Refused(SAID.message("unknown"))


def read_game(sent: Sent, before: str) -> str:
    """What was picked in ``played_parts``. ``before``: what was shown there."""
    lists = (GAME, *(f"{GAME}{number}" for number in range(MOST_LISTS - 1)))
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
