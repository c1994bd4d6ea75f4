"""Who sits where: people come, go and are replaced, the rules they play by, and whether their match counts."""

from dataclasses import replace

import pytest

from engine.core.actions import AddRule, Play
from engine.games.house_rules import HouseRules
from model.member import Member
from model.refusals import Refused
from model.tables import seating
from model.tables.seating import STAND_IN, TableSetup, counts, to_target
from tests.db.club import to
from tests.doors import Adding, Effect, Offer
from tests.model.tables import ADA, BEN, CLEO, CRAZY, DORA, PLACE, STRANGER, a_lobby, a_match, acted, names, put

EIGHTS, COUNTDOWN = HouseRules("eights"), HouseRules("countdown")
PARTNERS = HouseRules("crazy-eights", (("sides", 2),))
FOUR = (ADA, BEN, CLEO, DORA)
STACKING = ("stacking", "any draw card")


def crazy(**changes) -> HouseRules:
    return HouseRules("crazy-eights", tuple(changes.items()))


def test_the_host_sits_first_and_bots_beside():
    table = seating.opened(PLACE, ADA, TableSetup(CRAZY, computers=("easy", "steady")), ("seed", "salt"))
    assert [(seat.member, seat.computer) for seat in table.seats] == [(ADA.id, None), (None, "easy"), (None, "steady")]
    assert len(set(names(table))) == 3
    assert (table.host, table.opened_by, table.phase, table.channel) == (ADA.id, ADA.id, "lobby", PLACE.channel)


def test_a_table_that_could_never_be_played_at_is_not_opened(subtests: pytest.Subtests):
    for wish, why in [
        (TableSetup(HouseRules("snap")), "no game called"),
        (TableSetup(to(9)), "must be 10 to 1000"),
        (TableSetup(CRAZY, computers=("easy",) * 8), "room for 7"),
        (TableSetup(CRAZY, computers=("genius",)), "no genius bot"),
        (TableSetup(CRAZY, pace="hyper"), "I don’t know that pace"),
        (TableSetup(EIGHTS, seats=5), "Eights is for 2 to 4 players, not 5."),
        (TableSetup(HouseRules("eights-program"), seats=3), "Eights for two is for 2 players, not 3."),
        (TableSetup(EIGHTS, computers=("easy",) * 4), "room for 3 bots besides you, not 4"),
        (TableSetup(PARTNERS, seats=3), "can’t form 2 equal teams"),
        (TableSetup(crazy(deal=13, packs=1), seats=8, computers=("easy",) * 7), "leaves 0 of 52"),
    ]:
        with subtests.test(why=why), pytest.raises(Refused, match=why):
            seating.opened(PLACE, ADA, wish, ("seed", "salt"))


def test_people_sit_down_at_the_end_and_a_bot_makes_way_only_at_a_full_table():
    table = seating.joined(a_lobby(ADA, BEN, bots=5), CLEO)
    assert (names(table)[-1], len(table.people)) == ("Cleo", 3)
    full = seating.joined(table, DORA)
    assert (len(full.seats), len(full.people), names(full)[-1]) == (8, 4, "Dora")
    with pytest.raises(Refused, match="8 seats"):
        seating.with_computer(full, "easy")
    crowd = a_lobby(*(Member(number, f"Guest {number}") for number in range(1, 9)))
    with pytest.raises(Refused, match="8 seats"):
        seating.joined(crowd, STRANGER)


def test_in_a_lobby_the_seat_goes_and_in_a_match_a_bot_has_it():
    assert names(seating.left(a_lobby(ADA, BEN), 1)) == ["Ada"]
    table = a_match(ADA, BEN)
    left = seating.left(table, 1)
    assert (left.seats[1].member, left.seats[1].computer, left.seats[1].name) == (BEN.id, STAND_IN, "Ben")
    assert seating.joined(left, BEN) == table
    with pytest.raises(Refused, match="A bot is already playing this seat"):
        seating.left(left, 1)


def test_who_is_present_hosts_from_then_on():
    table = a_match(ADA, BEN, CLEO)
    left = seating.left(table, 0)
    assert left.host == seating.joined(left, ADA).host == BEN.id
    empty = seating.left(seating.left(left, 1), 2)
    assert empty.host == CLEO.id, "nobody is here to take over"
    assert seating.joined(empty, ADA).host == ADA.id
    assert seating.left(a_lobby(ADA, BEN, bots=1), 0).host == BEN.id


def test_what_the_seats_do_not_allow(subtests: pytest.Subtests):
    lobby, match, over = a_lobby(ADA, BEN), a_match(ADA, BEN), replace(a_match(ADA, BEN), phase="over")
    for why, asked in {
        "already at this table\\.$": lambda: seating.joined(lobby, BEN),
        "Press .*My hand": lambda: seating.joined(match, BEN),
        "its match is over": lambda: seating.joined(over, BEN),
        "started without you": lambda: seating.joined(over, STRANGER),
        "The match has started": lambda: seating.with_computer(match, "easy"),
        "not at table": lambda: seating.own_seat(lobby, STRANGER.id),
        "no seat 0": lambda: seating.check_seat(lobby, -1),
        "no seat 3": lambda: seating.with_level(lobby, 2, "easy"),
        "no bot": lambda: seating.with_level(lobby, 1, "easy"),
        "at least 2 players": lambda: seating.rules_of(a_lobby(ADA)),
        "fixed once the cards are dealt": lambda: seating.with_pace(match, "5m"),
        "I don’t know that pace": lambda: seating.with_pace(lobby, "hyper"),
    }.items():
        with subtests.test(why), pytest.raises(Refused, match=why):
            asked()


def test_who_is_forgotten_leaves_a_lobby_and_their_seat_in_a_match_is_a_bots():
    lobby = seating.forgotten(a_lobby(ADA, BEN), ADA.id)
    assert (names(lobby), lobby.host, lobby.opened_by) == (["Ben"], BEN.id, None)
    table = a_match(ADA, BEN)
    match = seating.forgotten(table, ADA.id)
    assert (match.seats[0].name, match.seats[0].member, match.seats[0].computer) == (None, None, STAND_IN)
    assert (match.host, match.state) == (BEN.id, table.state)
    alone = seating.forgotten(a_match(ADA, bots=1), ADA.id)
    assert (alone.host, alone.people) == (None, ())
    assert seating.forgotten(table, CLEO.id) == table


def test_a_rematch_is_for_who_is_here_or_asks_for_it_from_its_first_deal():
    table = a_match(ADA, BEN, CLEO, bots=1, quick=True, seats=5, pace="1m", hints=True)
    table = seating.left(seating.left(replace(table, take_backs=False, newcomers="closed", parent=5), 2), 1)
    table = replace(table, seats=(*table.seats[:3], replace(table.seats[3], since=9)))
    again = seating.rematch(table, BEN, ("another seed", "another salt"))
    assert [(seat.name, seat.computer, seat.since) for seat in again.seats] == [
        ("Ada", None, 0),
        ("Ben", None, 0),
        ("Otto", "easy", 0),
    ]
    assert (again.phase, again.host, again.opened_by, again.seed, again.entropy) == (
        *("lobby", BEN.id, BEN.id, "another seed"),
        (),
    )
    for kept in ("quick", "size", "pace", "hints", "take_backs", "newcomers", "parent", "channel", "house_rules"):
        assert getattr(again, kept) == getattr(table, kept), kept


def test_rules_change_only_before_the_match_and_only_to_what_can_be_played(subtests: pytest.Subtests):
    lobby, five = a_lobby(ADA, BEN), a_lobby(ADA, BEN, CLEO, DORA, STRANGER)
    for why, asked in {
        "keeps the rules it started with": lambda: seating.with_changes(a_match(ADA, BEN), [STACKING]),
        "keeps the rules": lambda: seating.with_rules(a_match(ADA, BEN), COUNTDOWN),
        "The target must be 10 to 1000 points.": lambda: seating.with_changes(lobby, [STACKING, ("target", 9)]),
        "2 players can’t form 2 equal teams": lambda: seating.rules_of(replace(lobby, house_rules=PARTNERS)),
        "One of these choices doesn’t exist": lambda: seating.with_changes(lobby, [("stacking", "whatever")]),
        "Eights is for 2 to 4": lambda: seating.with_rules(five, EIGHTS),
        "no game called": lambda: seating.with_rules(five, HouseRules("snap")),
    }.items():
        with subtests.test(why), pytest.raises(Refused, match=why):
            asked()
    assert seating.with_rules(five, COUNTDOWN).game == "countdown"


def test_a_rule_that_is_put_back_is_no_change_and_a_preset_names_only_its_own_rules():
    table = a_lobby(ADA, bots=1, house_rules=to(60), preset="Tuesday")
    assert seating.with_changes(table, [("target", 60)]).preset == "Tuesday"
    changed = seating.with_changes(table, [STACKING])
    assert (changed.preset, changed.house_rules.changes) == (None, (("target", 60), STACKING))
    assert seating.with_changes(changed, [("stacking", "same rank")]).house_rules == to(60)


def test_rules_that_players_added_are_kept_with_the_others(subtests: pytest.Subtests):
    bartok = HouseRules("bartok")
    for offer in (Offer("effects", (("J", Effect("skip")),)), Offer("wild", ("8",)), Offer("draws", 3)):
        with subtests.test(rule=offer.rule):
            table = put(a_match(ADA, BEN, house_rules=bartok), hands=(("5S",), ("3C",)), pile=("9S",), suit=None)
            won = acted(table, 0, Play(("5S",)))
            assert seating.house_rules_now(won) == bartok
            grown = acted(put(won, pending=Adding(0, (offer,))), 0, AddRule(0))
            assert grown.state.rules != won.state.rules
            assert seating.house_rules_now(grown).rules(2) == grown.state.rules


def test_a_target_is_one_more_house_rule_where_it_means_something(subtests: pytest.Subtests):
    assert to_target(crazy(deal=7, stacking="any draw card"), 60) == crazy(deal=7, stacking="any draw card", target=60)
    assert to_target(PARTNERS, 60).rules(4).target == 60
    assert to_target(CRAZY, 100) == CRAZY, "that is what it is played to anyway"
    assert to_target(to(60), 100).rules(2).target == 100
    for house_rules, target, why in [
        (COUNTDOWN, 60, "has no target"),
        (crazy(goal="countdown by rounds"), 60, "has no target"),
        (CRAZY, 9, "must be 10 to 1000 points"),
        (HouseRules("snap"), 60, "no game called"),
    ]:
        with subtests.test(house_rules=house_rules), pytest.raises(Refused, match=why):
            to_target(house_rules, target)


def test_two_people_make_a_match_count_if_it_is_more_than_luck(subtests: pytest.Subtests):
    for house_rules, people, long_enough in [
        (to(50), 2, True),
        (to(49), 2, False),
        (HouseRules("eights-250"), 2, True),
        (COUNTDOWN, 2, True),
        (HouseRules("countdown", (("deal", 5),)), 2, True),
        (HouseRules("countdown", (("deal", 4),)), 2, False),
        (HouseRules("countdown", (("deal", 4), ("target", 500))), 2, False),
        (crazy(goal="countdown by rounds", target=10), 2, True),
        (crazy(knockout="highest hand"), 4, True),
        (crazy(knockout="highest hand"), 3, False),
        (PARTNERS, 4, True),
    ]:
        with subtests.test(house_rules=house_rules, people=people):
            lobby = a_lobby(*FOUR[:people], house_rules=house_rules)
            assert counts(lobby) == counts(a_match(*FOUR[:people], house_rules=house_rules)) == long_enough
            assert not counts(a_lobby(ADA, bots=people - 1, house_rules=house_rules))


def test_who_sat_down_later_makes_no_match_count_and_neither_do_rules_known_otherwise_by_now():
    table = a_match(ADA, BEN, bots=1, house_rules=to(60))
    assert counts(replace(table, house_rules=to(10))), "the rules in play decide"
    assert not counts(replace(table, seats=(table.seats[0], replace(table.seats[1], since=3), table.seats[2])))
    assert counts(a_lobby(ADA, BEN, CLEO, house_rules=PARTNERS)), "they wait for one more seat"
