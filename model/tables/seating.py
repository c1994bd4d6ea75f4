"""Changes of a table as players come, go, or are replaced. Pure: refusals are sentences.

A table without a clock waits for one player, as long as it takes. After a day the others may go on without them.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ParamSpec, TypeVar

from engine.bots import LEVELS, level_name
from engine.chance import scheme_of, with_press
from engine.core import match, ruleset
from engine.games import registry, variants
from engine.games.house_rules import Change, HouseRules
from engine.matches.tournament import for_one_round
from engine.words import Later, Listed
from model.member import Location, Member
from model.people.names import look
from model.refusals import WORDS as REFUSALS, Refused
from model.servers import settings as pace
from model.servers.settings import WORDS as SETTINGS, check_pace
from model.tables import log, naming
from model.tables.policy import WORDS, called, refuse_if
from model.tables.table import Seat, Table

Given = ParamSpec("Given")
Made = TypeVar("Made")

STAND_IN = "steady"  # the level that plays for a player who is away
RANKED_TARGET = 50  # a shorter match is too much a matter of luck for the leaderboard
RANKED_ROUNDS = 3  # and so is one of fewer rounds
RANKED_COUNTDOWN = 5  # and so is one with fewer hands to empty
USUAL_SEATS = 4  # for which a game's rules are shown, where it allows that
COMPUTERS = ("Otto", "Edda", "Dot", "Max", "Ruby", "Gus", "Pip", "Nell")


@dataclass(frozen=True)
class TableSetup:
    """The wishes of a host for a new table."""

    house_rules: HouseRules
    preset: str | None = None  # the name of the server's house rules
    computers: tuple[str, ...] = ()  # the levels of the computer players
    seats: int | None = None  # the highest number (None: as many as the game allows)
    quick: bool = False  # computer players do not pause
    practice: bool = False
    hints: bool = False  # players may ask an expert
    pace: str | None = None  # its key (None: the server's)
    event: int | None = None  # the id of the event in Discord for which it is opened


def limits(table: Table) -> range:
    """The numbers of seats that a match may have here, up to the host's limit."""
    seats = variants.variant(table.game).seats
    return range(seats[0], min(seats[-1], table.size) + 1)


def game_of(key: str) -> variants.Variant:
    """A game by its key. Raises Refused."""
    try:
        return variants.variant(key)
    except variants.UnknownGame as unknown:
        raise Refused(unknown.why) from unknown


def opened(location: Location, host: Member, setup: TableSetup, chance: tuple[str, str]) -> Table:
    """A new table with the host and the computer players on it. ``chance``: seed and salt. Raises Refused."""
    check_pace(setup.pace)
    allowed = game_of(setup.house_rules.game).seats
    size = setup.seats or allowed[-1]
    if size not in allowed:
        raise _wrong_seats(game_of(setup.house_rules.game), size)
    if len(setup.computers) > size - 1:
        raise Refused(REFUSALS.message("room-for-bots", room=size - 1, count=len(setup.computers)))
    table = Table(location.guild, location.channel, host.id, setup.house_rules, *chance, setup.preset, setup.quick)
    table = replace(table, parent=location.parent, size=size, opened_by=host.id, pace=setup.pace, event=setup.event)
    # The press of the host is not mixed into the deals: what is pressed before the seal is shown proves nothing
    table = replace(table, scheme=scheme_of(*chance), seats=(Seat(host.name, host.id),))
    for level in setup.computers:
        table = with_computer(table, level)
    rules_as_it_is(table)
    return replace(table, lessons=() if setup.practice else None, hints=setup.hints)


def to_target(house_rules: HouseRules, target: int) -> HouseRules:
    """The house rules with another target, in points or in rounds. Raises Refused if the game has no target."""
    allowed = game_of(house_rules.game).seats
    rules = rules_that_fit(house_rules, allowed)
    if not rules.field(rules.aim).applies(rules):
        raise Refused(REFUSALS.message("no-target"))
    _or_refused(house_rules.changed, rules.seats, [(rules.aim, target)])
    usual = all(getattr(house_rules.base(seats), rules.aim) == target for seats in allowed)
    return house_rules.without({rules.aim}) if usual else house_rules.setting({rules.aim: target})


def rules_that_fit(house_rules: HouseRules, seats: Sequence[int]) -> ruleset.Ruleset:
    """The rules for the first of these numbers of seats that they fit. Raises Refused with the first conflict."""
    return _or_refused(house_rules.rules, next(filter(house_rules.fits, seats), seats[0]))


def usual_seats(seats: Sequence[int]) -> Sequence[int]:
    """These numbers of seats, beginning with the one for which rules are shown when no table has them."""
    return [each for each in (USUAL_SEATS, *seats) if each in seats]


def _wrong_seats(game: variants.Variant, count: int) -> Refused:
    fewest, most = game.seats[0], game.seats[-1]
    if fewest == most:
        return Refused(REFUSALS.message("wrong-seats-exactly", game=game.named, most=most, count=count))
    return Refused(REFUSALS.message("wrong-seats", game=game.named, fewest=fewest, most=most, count=count))


def joined(table: Table, person: Member) -> Table:
    """A member sits down, or takes their seat back."""
    seat = table.seat_of(person.id)
    if seat is not None:
        if table.seats[seat].present:
            lasts = table.phase == "match" or (table.phase == "over" and table.policy.rematches)
            raise Refused(REFUSALS.message(f"already-seated.{table.phase}" if lasts else "already-seated"))
        return with_host(with_seat(table, seat, replace(table.seats[seat], name=person.name, computer=None)))
    refuse_if(table.policy.no_newcomer)
    if table.phase != "lobby":
        raise Refused(REFUSALS.message("begun-without-you"))
    check_room(table)
    seats = table.seats
    if len(seats) >= limits(table)[-1]:
        bots = [number for number, each in enumerate(seats) if each.member is None]
        seats = seats[: bots[-1]] + seats[bots[-1] + 1 :]  # the last bot makes way for a person
    return with_host(pressed(replace(table, seats=(*seats, Seat(person.name, person.id))), person.press))


def check_room(table: Table) -> None:
    """Raises Refused if people have all the seats: a bot makes way for a person."""
    if len(table.people) == len(table.seats) >= limits(table)[-1]:
        raise Refused(REFUSALS.message("full", count=limits(table)[-1]))


def with_computer(table: Table, level: str) -> Table:
    """A computer player sits down."""
    if table.phase != "lobby":
        raise Refused(REFUSALS.message("no-more-bots"))
    if len(table.seats) >= limits(table)[-1]:
        raise Refused(REFUSALS.message("full", count=limits(table)[-1]))
    if level not in LEVELS:
        levels = Listed.either(Later(level_name, each) for each in LEVELS)
        raise Refused(REFUSALS.message("no-such-level", level=level, levels=levels))
    taken = {look(seat.name or "") for seat in table.seats}
    name = next(name for name in COMPUTERS if look(name) not in taken)
    return replace(table, seats=(*table.seats, Seat(name, None, level)))


def check_seat(table: Table, seat: int) -> None:
    """Raises Refused for a seat that the table does not have."""
    if not 0 <= seat < len(table.seats):
        raise Refused(REFUSALS.message("no-such-seat", seat=seat + 1))


def with_level(table: Table, seat: int, level: str) -> Table:
    """A bot plays at another level, in the lobby or from its next move on. Raises Refused."""
    check_seat(table, seat)
    if table.seats[seat].computer is None:
        raise Refused(REFUSALS.message("no-bot-there"))
    return with_seat(table, seat, replace(table.seats[seat], computer=level))


def left(table: Table, seat: int) -> Table:
    """A player leaves. The seat goes, or a computer player has it until its owner takes it back."""
    if table.phase == "lobby":
        return with_host(replace(table, seats=table.seats[:seat] + table.seats[seat + 1 :]))
    if table.seats[seat].computer:
        raise Refused(REFUSALS.message("bot-plays-already"))
    return with_host(with_seat(table, seat, replace(table.seats[seat], computer=STAND_IN)))


def own_seat(table: Table, member: int) -> int:
    """The number of a member's seat. Raises Refused if they have none."""
    seat = table.seat_of(member)
    if seat is None and (lost := log.lost_seat(table, member)) is not None:
        raise Refused(REFUSALS.message("seat-lost", name=naming.name_of(table, lost)))
    if seat is None:
        name = WORDS.message("numbered.within", table=table.id) if table.tournament is None else called(0, table.label)
        raise Refused(REFUSALS.message(table.policy.no_seat, table=name))
    return seat


def forgotten(table: Table, member: int) -> Table:
    """A member asks to be forgotten. In a lobby the seat goes. Otherwise a computer player owns it from now on."""
    happenings = (replace(each, by=None, member=None) if each.member == member else each for each in table.happenings)
    table = replace(table, happenings=tuple(happenings))
    table = replace(table, opened_by=None) if table.opened_by == member else table
    seat = table.seat_of(member)
    if seat is None:
        return replace(table, host=None) if table.host == member else table
    if table.phase == "lobby":
        return left(table, seat)
    nobodys = with_seat(table, seat, Seat(None, None, STAND_IN))
    return with_host(replace(nobodys, host=None) if table.host == member else nobodys)


def rematch(table: Table, by: Member, chance: tuple[str, str]) -> Table:
    """A new table for the players still here. ``chance``: seed and salt. Raises Refused."""
    refuse_if(table.policy.no_rematch)
    seats = tuple(
        Seat(by.name, by.id, notify=seat.notify) if seat.member == by.id else replace(seat, since=0)
        for seat in table.seats
        if seat.member == by.id or not seat.away
    )
    fresh = Table(table.guild, table.channel, by.id, table.house_rules, *chance, table.preset, table.quick)
    return replace(
        fresh,
        parent=table.parent,
        size=table.size,
        seats=seats,
        turn_seconds=table.turn_seconds,
        pace=table.pace,
        opened_by=by.id,
        lessons=table.lessons,
        hints=table.hints,
        newcomers=table.newcomers,
        take_backs=table.take_backs,
        scheme=scheme_of(*chance),
    )


def with_changes(table: Table, changes: Iterable[Change]) -> Table:
    """The table with some house rules changed. Raises Refused when they conflict."""
    return with_rules(table, changed_rules(table.house_rules, seats_now(table), changes))


def changed_rules(house_rules: HouseRules, seats: Sequence[int], changes: Iterable[Change]) -> HouseRules:
    """With some rules changed, for the first of these numbers of seats that they fit. Raises Refused on a conflict."""
    fitting = next(filter(house_rules.fits, seats), seats[0])  # if they fit none, the changes may mend them
    return _or_refused(house_rules.changed, fitting, changes)


def with_rules(table: Table, house_rules: HouseRules) -> Table:
    """The table with different house rules. Raises Refused."""
    if table.phase != "lobby":
        raise Refused(REFUSALS.message("rules-fixed"))
    if house_rules.game != table.house_rules.game and len(table.seats) > game_of(house_rules.game).seats[-1]:
        raise _wrong_seats(game_of(house_rules.game), len(table.seats))
    changed = replace(table, house_rules=house_rules, preset=table.preset if house_rules == table.house_rules else None)
    rules_as_it_is(changed)
    return changed


def with_pace(table: Table, pace: str) -> Table:
    """The table with another time for a turn. Raises Refused."""
    check_pace(pace)
    if table.tournament is not None:
        raise Refused(SETTINGS.message("pace-tournament"))
    if table.phase != "lobby":
        raise Refused(SETTINGS.message("pace-begun"))
    return replace(table, pace=pace or None)


def with_host(table: Table) -> Table:
    """With a host who is present, if there is one, after people came or left."""
    present = [seat.member for seat in table.seats if seat.present]
    keeps = table.policy.keeps_host or table.host in present or not present
    return table if keeps else replace(table, host=present[0])


def check_host(table: Table, person: Member) -> None:
    """Raises Refused for everyone but the host and members with Manage Messages."""
    refused = REFUSALS.message(table.policy.no_director)
    if not table.policy.directed:
        raise Refused(refused)
    if person.id == table.host or person.manages:
        return
    awaited, own = waited_for(table), table.seat_of(person.id)
    if awaited is not None and own not in (None, awaited):  # this player can go on without the host
        key = "only-host-now" if too_long(table) == awaited else "only-host-yet"
        refused = REFUSALS.message(key, name=naming.name_of(table, awaited))
    raise Refused(refused)


def rules_of(table: Table) -> ruleset.Ruleset:
    """The rules of a match, or of one round, with the seats as they are. Raises Refused."""
    seats = limits(table)
    if len(table.seats) not in seats:
        raise Refused(REFUSALS.message("too-few", count=seats[0]))
    if table.policy.one_round:
        return for_one_round(_or_refused(table.house_rules.rules, len(table.seats)))
    return _or_refused(table.house_rules.rules, len(table.seats))


def pressed(table: Table, press: int | None) -> Table:
    """With a press of joining or starting, which is mixed into deals that nobody picked."""
    return replace(table, entropy=with_press(table.entropy, press)) if table.scheme > 1 else table


def undealt(table: Table) -> match.MatchState:
    """The match of a table before its first deal. Raises Refused."""
    state = registry.match_begun(rules_of(table), table.deal.state_seed)
    state.takes_back = table.policy.no_taking_back is None
    return state


def rules_as_it_is(table: Table) -> ruleset.Ruleset:
    """The rules in play, or those for the present seats or the next number that they fit. Raises Refused."""
    if table.state is not None:
        return table.state.rules
    return rules_that_fit(table.house_rules, seats_now(table))


def seats_now(table: Table) -> range:
    """The number of seats that play, or would at least play if the match began now, and those that there may be."""
    return range(max(limits(table)[0], len(table.seats)), limits(table)[-1] + 1)


def house_rules_now(table: Table) -> HouseRules:
    """The house rules of a table, with those that players added during the match."""
    house_rules, rules = table.house_rules, rules_as_it_is(table)
    if table.state is None or not table.state.rule_names_added():
        return house_rules
    grown = house_rules.setting({name: getattr(rules, name) for name in table.state.rule_names_added()})
    went_along = rules.differing(grown.rules(rules.seats))
    return grown.setting({name: getattr(rules, name) for name in went_along})


def _or_refused(make: Callable[Given, Made], *given: Given.args, **named: Given.kwargs) -> Made:
    try:
        return make(*given, **named)
    except ruleset.RulesError as conflict:
        raise Refused(conflict.why) from conflict


def counts(table: Table) -> bool:
    """True if this match counts for the leaderboard: two people or more from its first deal on, not too short, and not
    in a tournament.
    """
    counted = [seat for seat in table.people if not seat.since]
    return table.policy.ranked and len(counted) >= 2 and long_enough(table)


def long_enough(table: Table) -> bool:
    """True if the match is long enough to be more than luck."""
    try:
        rules = rules_as_it_is(table)
    except Refused:
        return False
    aim = rules.field(rules.aim)
    if not aim.applies(rules):
        return rules.hands_to_win >= (RANKED_ROUNDS if rules.knocks_out else RANKED_COUNTDOWN)
    least: int = RANKED_TARGET if aim.name == "target" else RANKED_ROUNDS
    return bool(aim.of(rules) >= least)


def with_seat(table: Table, number: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


PATIENCE = pace.DAY  # seconds without a move after which the others may go on


def waited_for(table: Table) -> int | None:
    """The seat of the person for whom everyone waits. None if it is a bot's turn, or a clock runs."""
    state = table.state
    if state is None or table.phase != "match" or table.day is not None or table.turn_seconds:
        return None
    if table.pace != pace.NO_LIMIT:
        return None
    seat = state.adding() if state.phase == "deal" else state.turn
    return seat if seat is not None and table.seats[seat].present else None


def clock(table: Table) -> float | None:
    """When something happens by itself, as people may see it. Nothing does while everyone waits for a player."""
    return table.deadline if waited_for(table) is None else None


def with_day_noted(table: Table, gone: Collection[int]) -> Table:
    """A day has passed without a move. A bot plays for those who are ``gone``, and the others are told once."""
    for number, each in enumerate(table.seats):
        if each.present and each.member in gone:
            table = log.noted(left(table, number), "left", number)
    seat = waited_for(table)
    return table if seat is None or too_long(table) == seat else log.noted(table, "waited", seat)


def too_long(table: Table) -> int | None:
    """The seat of the person for whom everyone has waited a day, and waits still. None if there is none."""
    seat = waited_for(table)
    latest = None if seat is None else log.latest_of(table, seat)
    return seat if latest is not None and (latest.kind, latest.after) == ("waited", table.moves) else None


def handed_over(table: Table, seat: int, by: Member) -> Table | None:
    """The table for a player who may let a bot take a seat, as everyone has waited a day for its owner. If that was the
    host, the player is now. None if they may not.
    """
    own = table.seat_of(by.id)
    if own in (None, seat) or not table.seats[own or 0].present or too_long(table) != seat:
        return None
    return replace(table, host=by.id) if table.seats[seat].member == table.host else table
