"""“Deal me in”: of which tables a person wants to be told, in lines and in a form."""

from collections.abc import Callable, Sequence

from discord import ui

from cogs.ui.components.controls import CHOICES, Control
from cogs.ui.components.form import PARTS, Part, Sent, choice, form, line_to_type, several
from cogs.ui.components.presses import as_number
from engine.games.shelf import games as games_in_order
from engine.games.variants import VARIANTS
from engine.words import Words, or_listed
from model.evenings.wish import LONGEST_HOURS, RESTS, WAYS, Wish, read_hours, told_hours

ACTION = "wish"
OFF = "off"
LONGEST_NAMES = 1000  # characters
MOST_LISTS = PARTS - 3  # of games, beside the way, the hours and the rest
TYPED = "names"  # the part in which games are typed where there are too many for lists

words = Words("cogs.ui.pages.people.wish_page")


def lines(wish: Wish | None, zone: str, *, pinged: bool) -> list[str]:
    """What a person has asked for. ``zone``: of their clock. ``pinged``: the server lets the bot ping players."""
    if wish is None:
        return [words("off")]
    games = or_listed([VARIANTS[key].name for key in wish.games if key in VARIANTS]) or words("any-game")
    told = [words(f"on-{wish.way}", games=games)]
    if wish.first is not None and wish.last is not None:
        told.append(words("hours", first=f"{wish.first:02}:00", last=f"{wish.last:02}:00", zone=zone))
    told.append(words("rest", time=_rest(wish.rest)))
    if wish.refused:
        told.append(words("closed"))
    if wish.way == "ping" and not pinged:
        told.append(words("no-pings"))
    return told


def wish_form(wish: Wish | None) -> ui.Modal:
    """What to be told of, as it stands."""
    shown = wish or Wish(0, 0)
    rests = [(_rest(hours), str(hours)) for hours in RESTS]
    ways = [(words("ask-off"), OFF), *((words(f"ask-{way}"), way) for way in WAYS)]
    parts: list[Part] = [choice("way", words("ask-way"), ways, wish.way if wish else OFF, words("ask-way.help"))]
    parts += _games(shown.games)
    parts.append(line_to_type("hours", words("ask-hours"), told_hours(shown), words("ask-hours.help"), LONGEST_HOURS))
    parts.append(choice("rest", words("ask-rest"), rests, str(shown.rest)))
    return form(words("chapter"), Control(ACTION), parts)


def _games(chosen: Sequence[str]) -> list[Part]:
    """All games in lists to tick, or one line to type their names in where they are more than a form can list."""
    games = [(game.name, game.key) for game in games_in_order()]
    if len(games) > MOST_LISTS * CHOICES:
        typed = ", ".join(VARIANTS[key].name for key in chosen if key in VARIANTS)
        return [line_to_type(TYPED, words("ask-games"), typed, words("ask-games-typed.help"), LONGEST_NAMES)]
    parts = []
    for number, start in enumerate(range(0, len(games), CHOICES)):
        help_ = words("ask-games.help") if number == 0 else ""
        label = words("ask-games" if number == 0 else "ask-more-games")
        parts.append(several(f"games{number}", label, games[start : start + CHOICES], chosen, help_))
    return parts


def wish(sent: Sent, guild: int, member: int, game_named: Callable[[str], str]) -> Wish | None:
    """What was asked for, or None for nothing. ``game_named`` is the key of a game by any of its names. Raises
    Refused.
    """
    way = next((way for way in WAYS if way == sent.one("way")), None)
    if way is None:
        return None
    picked = {key for part, keys in sent.given.items() if part.startswith("games") for key in keys}
    picked |= _games_typed(sent.one(TYPED)[:LONGEST_NAMES], game_named)
    hours = read_hours(sent.one("hours"))
    first, last = hours or (None, None)
    games = tuple(key for key in VARIANTS if key in picked)
    return Wish(guild, member, games, first, last, as_number(sent.one("rest")) or 0, way)


def _games_typed(line: str, game_named: Callable[[str], str]) -> set[str]:
    """Games with commas between. A name with a comma of its own is read as the form writes it. Raises Refused."""
    whole = [game for game in games_in_order() if "," in game.name and game.name in line]
    for game in whole:
        line = line.replace(game.name, "")
    return {game.key for game in whole} | {game_named(name) for name in line.split(",") if name.strip()}


def _rest(hours: int) -> str:
    return words("rest-days" if hours % 24 == 0 else "rest-hours", count=hours // 24 if hours % 24 == 0 else hours)
