"""Tables on their way to a match: the public message of one in its lobby, and lists of open ones for who looks."""

from collections.abc import Sequence

from discord import ButtonStyle

from cogs.discord.controls import Button, Control, button, turning
from cogs.discord.page import ALT, CALM, Page, Picture, rows
from cogs.discord.text import shortened, title
from cogs.looks import look_of
from cogs.pictures.drawing import has_all_of
from cogs.pictures.lobby import FAN, Chair, lobby_picture
from cogs.table.end import drawn_names
from engine.bots import level_name
from engine.core.ruleset import Ruleset
from engine.games.rulebook import in_short
from engine.games.variants import variant
from engine.words import Words, and_listed, beside
from model.people.names import plain
from model.servers.settings import pace_name
from model.tables import hosting, seating
from model.tables.naming import names, plain_names
from model.tables.newcomers import may_sit_down
from model.tables.table import Table

RULES_SHOWN = 4  # house rules named in the lobby
LINE = 2  # sentences about the game: what it is about, and its special cards
VALUE = 100  # characters of each of them

WORDS = Words(__package__)


def lobby_page(table: Table, picture: Picture | None) -> Page:
    """A lobby: the game and its rules, and the seats. A ``picture`` shows those if it is drawn."""
    rules, why_not, free = hosting.rules_now(table), hosting.why_not_start(table), _free_seats(table)
    chosen = ""
    if rules:  # all that differ but the aim, which is told before them
        named = [rules.field(name) for name in table.house_rules.differing(rules.seats) if name != rules.aim]
        differing = [rule for rule in named if rule.applies(rules)]
        values = [
            WORDS("rule", rule=rule.label, value=shortened(rule.in_words(rules), VALUE))
            for rule in differing[:RULES_SHOWN]
        ]
        left = len(differing) - RULES_SHOWN
        chosen = beside([*values, *([WORDS("and-more", count=left)] if left > 0 else [])])
    # With house rules the game's own line may not be true.
    short = " ".join(in_short(rules)[:LINE]) if rules and chosen else variant(table.game).line
    if table.hints:
        ranking = WORDS("hints")
    elif seating.counts(table):
        ranking = WORDS("ranked")
    else:
        ranking = WORDS("ranked-with-two") if seating.long_enough(table) else WORDS("too-short")
    lines = [
        f"## {title(table)}",
        short,
        f"{WORDS('aim', aim=look_of(rules).aim(rules))} {ranking}" if rules else ranking,
    ]
    lines += [WORDS("house-rules-are", rules=chosen)] if chosen else []
    lines += [f"-# {table.house_rules.left_out}"] if table.house_rules.left_out else []
    lines += [f"-# {WORDS('pace', pace=pace_name(table.pace))}"] if table.pace else []
    event = f"https://discord.com/events/{table.guild}/{table.event}"
    lines += [f"-# {WORDS('event', link=event)}"] if table.event else []
    seats = _seats(table, rules, pictured=picture is not None)
    below = WORDS("not-ready", why=why_not) if why_not else WORDS("ready")
    told = [*seats, f"-# {WORDS('free-seats', count=free)}", below]
    nobody_makes_way = not free and not any(seat.computer for seat in table.seats)
    start = ButtonStyle.secondary if why_not else ButtonStyle.success
    buttons = [
        button(WORDS("join"), Control("join", table.id), ButtonStyle.primary, disabled=nobody_makes_way),
        button(WORDS("start"), Control("start", table.id), start, disabled=bool(why_not)),
        button(WORDS("add-bot"), Control("computer", table.id), disabled=not free),
        button(WORDS("more"), Control("more", table.id)),
    ]
    return Page(["\n".join(lines), picture, "\n".join(told), *rows(buttons)], CALM)


def seats_picture(table: Table) -> Picture:
    """The players around a fan of the cards that are played with, and which chairs are open."""
    rules = hosting.rules_now(table) or variant(table.game).rules(variant(table.game).seats[0])
    chairs, told, free = list[Chair](), list[str](), _free_seats(table)
    for seat, drawn, name in zip(table.seats, drawn_names(table), plain_names(table), strict=True):
        note = WORDS("chair-host") if seat.member == table.host else ""
        if seat.member is None:
            note = WORDS("chair-bot", level=level_name(seat.computer or ""))
        chairs.append(Chair(drawn, note))
        told.append(WORDS("chair", name=name, note=note) if note else name)
    chairs += [Chair("", WORDS("open"))] * free
    sitting = [WORDS("sitting", names=and_listed(told))] if told else []
    alt = " ".join([*sitting, WORDS("free-seats", count=free)])
    # The fan: special cards if the game has enough of them.
    cards = tuple(dict.fromkeys(rules.pack))
    special = tuple(card for card in cards if card in rules.special_cards)
    shown = special if len(special) >= FAN else cards
    fan = tuple(shown[(len(shown) - 1) * place // (FAN - 1)] for place in range(FAN))
    return Picture("lobby", alt[:ALT], lobby_picture, (fan, tuple(chairs), look_of(rules).style))


def _free_seats(table: Table) -> int:
    return max(0, seating.limits(table)[-1] - len(table.seats))


def _seats(table: Table, rules: Ruleset | None, *, pictured: bool) -> list[str]:
    """The seats by their teams, if there are teams. A picture leaves only names to say that its letters can't write."""
    lines = list[str]()
    for number, (seat, name) in enumerate(zip(table.seats, names(table), strict=True)):
        player = WORDS("host", player=f"**{name}**") if seat.member == table.host else f"**{name}**"
        if seat.member is None:
            player = WORDS("bot", name=name, level=level_name(seat.computer or ""))
        lines.append(WORDS("seat", number=number + 1, player=player))
    if rules is not None and rules.partnered:
        teams = list[str]()
        for team in range(rules.sides_in_play):
            members = [lines[number] for number in rules.partners[team] if number < len(lines)]
            teams += [WORDS("team", team=team + 1), *members] if members else []
        return teams
    written = zip(lines, plain_names(table), strict=True)
    return [line for line, name in written if not has_all_of(name)] if pictured else lines


TABLES = 5  # on a page: as many Join buttons as stand in a row
MINE = 25  # tables of a member that are listed


def open_tables_page(tables: Sequence[Table], member: int, number: int) -> Page:
    """A page of these tables, each with a way in if there is one."""
    if not tables:
        play = button(WORDS("play-now"), Control("play-now"), ButtonStyle.success)
        return Page([WORDS("none"), *rows([play])], CALM)
    pages = -(-len(tables) // TABLES)
    number = min(number, pages - 1)
    lines, joins = [WORDS("heading")], list[Button]()
    for table in tables[number * TABLES : (number + 1) * TABLES]:
        if table.seat_of(member) is not None:
            kind = "away" if table.is_away(member) else "yours"
        elif table.phase != "lobby":
            kind = "bot" if may_sit_down(table) else "playing"
        else:
            kind = "free" if _free_seats(table) else "full"
        place, players, free = f"<#{table.channel}>", and_listed(names(table)), _free_seats(table)
        lines.append(WORDS("line", kind=kind, table=title(table), place=place, free=free, players=players))
        if joinable(table, member):
            key = "open-come-back" if table.is_away(member) else "open-join" if table.phase == "lobby" else "sit"
            label = WORDS(key, table=WORDS("table", number=table.id))
            joins.append(button(label, Control("join", table.id), ButtonStyle.success))
    if pages > 1:
        lines.append(f"-# {WORDS('page', number=number + 1, pages=pages)}")
    earlier, later = WORDS("earlier"), WORDS("later")
    turn = turning(earlier, later, lambda page: Control("tables", words=(str(page),)), number, pages)
    return Page(["\n".join(lines), *rows(joins), *rows(turn)], CALM)


def my_tables_page(tables: Sequence[Table], member: int) -> Page:
    """The tables at which this member sits. Those where it is their turn stand out."""
    buttons = []
    for table in tables[:MINE]:
        state = table.state
        on_turn = state is not None and state.phase == "play" and state.turn == table.seat_of(member)
        style = ButtonStyle.primary if on_turn else ButtonStyle.secondary
        buttons.append(button(title(table, plain), Control("hand", table.id), style))
    return Page([WORDS("mine"), *rows(buttons)], CALM)


def joinable(table: Table, member: int) -> bool:
    """True if this member can sit down here now. A bot makes way for a person, in the lobby and during a match."""
    if table.seat_of(member) is not None:
        return table.is_away(member)
    if table.phase != "lobby":
        return may_sit_down(table)
    room = seating.limits(table)[-1] > len(table.people)
    return room and table.lessons is None and table.tournament is None
