"""What a server can set and a person can prefer, how it is stored, and what follows from it."""

import json
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import given, strategies as some

from engine.words import ENGLISH
from model.member import Location, Member
from model.people import preferences
from model.people.preferences import ORDERS, Preferences
from model.refusals import Refused
from model.servers import settings
from model.servers.settings import PACES, PLACES, Settings, check_limit
from model.setting import stored_as

IDS = some.lists(some.integers(1, 2**63 - 1), max_size=5).map(tuple)
HOURS = some.none() | some.integers(0, 23)
COUNTS = some.integers(1, 25)
SETTINGS = some.builds(
    Settings,
    channels=IDS,
    place=some.sampled_from(PLACES),
    game=some.text(max_size=24),
    pace=some.sampled_from(["", *PACES]),
    zone=some.sampled_from(["UTC", "Europe/Berlin", "America/New_York"]),
    language=some.sampled_from(["", ENGLISH]),
    quiet_from=HOURS,
    quiet_until=HOURS,
    pings=some.booleans(),
    table_roles=IDS,
    tournament_roles=IDS,
    tables_in_channel=COUNTS,
    tables_of_member=COUNTS,
    house_rules_here=COUNTS,
    house_rules_of_member=COUNTS,
)
PREFERENCES = some.builds(
    Preferences,
    pings=some.none() | some.booleans(),
    order=some.sampled_from(ORDERS),
    zone=some.sampled_from(["", "UTC", "Europe/Berlin"]),
    language=some.sampled_from(["", ENGLISH]),
    own_letters=some.booleans(),
    locale=some.sampled_from(["", "pt-BR"]),
    **dict.fromkeys(("four_colours", "large", "text_only", "skips"), some.booleans()),
)
ANYTHING: Any = some.recursive(
    some.none() | some.booleans() | some.integers() | some.text(max_size=5),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)
LATER = {"music": "on", "moods": [1, 2]}  # fields of a version to come


def stored(plain: dict[str, Any]) -> dict[str, Any]:
    return json.loads(json.dumps(plain))


KINDS = (SETTINGS, settings.USUAL), (PREFERENCES, preferences.USUAL)


@pytest.mark.parametrize(("values", "usual"), KINDS, ids=("settings", "preferences"))
@given(data=some.data())
def test_what_was_set_comes_back_as_it_was_and_what_means_nothing_counts_as_not_set(values, usual, data):
    before = data.draw(values)
    assert stored_as(usual, stored(asdict(before))) == stored_as(usual, stored(asdict(before) | LATER)) == before
    found = stored_as(usual, data.draw(some.dictionaries(some.sampled_from([*asdict(usual), "other"]), ANYTHING)))
    assert stored_as(usual, stored(asdict(found))) == found


def test_one_wrong_value_leaves_the_others():
    assert stored_as(settings.USUAL, {"pace": "hyper", "zone": "Asia/Tokyo"}) == Settings(zone="Asia/Tokyo")


def test_what_a_server_does_not_allow(subtests: pytest.Subtests):
    for words, asked in {
        "both": lambda: settings.checked(Settings(quiet_from=22)),
        "same hour": lambda: settings.checked(Settings(quiet_from=8, quiet_until=8)),
        "no longer available": lambda: settings.checked(Settings(tables_in_channel=0)),
        "no longer availabl.": lambda: settings.checked(Settings(pace="hyper")),
        "This channel is full: 2 tables are open": lambda: check_limit(2, 2, "channel-full"),
        "You already have 2 open tables here": lambda: check_limit(2, 2, "tables-of-member"),
        "You already have an open table here": lambda: check_limit(1, 1, "tables-of-member"),
        "This server already saves 3 sets": lambda: check_limit(3, 3, "house-rules-full"),
        "You already saved 2 sets": lambda: check_limit(2, 2, "house-rules-of-member"),
    }.items():
        with subtests.test(words), pytest.raises(Refused, match=words):
            asked()
    check_limit(1, 2, "channel-full")


def exists(number: int) -> bool:
    return number < 10


def test_a_thread_counts_as_its_channel_and_what_was_deleted_is_not_named():
    settings.check_opening(Settings(channels=(1,)), "table", Location(7, 5, parent=1), Member(5, "Ada"), exists)
    with pytest.raises(Refused, match="Go to <#1> or <#2>"):
        settings.check_opening(Settings(channels=(1, 2)), "table", Location(7, 5, parent=3), Member(5, "Ada"), exists)
    with pytest.raises(Refused, match=r"were deleted\. Ask someone with Manage Server"):
        settings.check_opening(Settings(channels=(11, 12)), "table", Location(7, 5), Member(5, "Ada"), exists)


def test_who_has_a_role_or_manages_the_server_may_open():
    set_ = Settings(table_roles=(1, 2), tournament_roles=(3,))
    settings.check_opening(set_, "table", Location(7, 5), Member(5, "Ada", roles=frozenset({2})), exists)
    settings.check_opening(set_, "tournament", Location(7, 5), Member(5, "Ada", runs_server=True), exists)
    with pytest.raises(Refused, match="Only <@&3> can open tournaments"):
        settings.check_opening(set_, "tournament", Location(7, 5), Member(5, "Ada", roles=frozenset({2})), exists)
    with pytest.raises(Refused, match=r"were deleted\. Ask someone with Manage Server"):
        settings.check_opening(Settings(table_roles=(11,)), "table", Location(7, 5), Member(5, "Ada"), exists)
