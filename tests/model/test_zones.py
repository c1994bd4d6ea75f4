"""Time zones: as people type them, and those to offer while one is typed."""

import itertools
import os
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine.words import in_language, languages
from model.refusals import Refused
from model.servers.zones import OFFERED, zone_by_name, zone_named, zones_like

ROOT = Path(__file__).parents[2]


def test_a_time_zone_is_understood_as_people_write_it(subtests: pytest.Subtests):
    for name, ways in {
        "UTC": ("", "utc", "GMT", "UTC+0"),
        "Europe/Berlin": ("Europe/Berlin", "europe/berlin", "CET", "CEST", "MEZ"),
        "America/New_York": (" new  york ", "Nowy Jork", "Eastern", "EST", "edt"),
        "Asia/Tokyo": ("Tokyo", "Tokio"),
        "America/Sao_Paulo": ("São Paulo", "BRT"),
        "Europe/Istanbul": ("Istanbul",),  # two names of one zone
        "Europe/Warsaw": ("Warschau",),  # in any language
        "Europe/Lisbon": ("Lisboa",),
        "America/Los_Angeles": ("PST",),
        "UTC+2": ("UTC+2", "utc +2"),
        "UTC-3": ("GMT-3", "GMT−03:00"),
        "UTC+5:30": ("+0530",),
    }.items():
        for typed in ways:
            with subtests.test(typed=typed):
                assert zone_named(typed) == name


def test_another_one_is_refused_with_what_to_write(subtests: pytest.Subtests):
    for typed, words in [
        ("Europe/Berln", "Did you mean Europe/Berlin"),
        ("Berln", "Did you mean Europe/Berlin"),
        ("Tokyio", "Did you mean Asia/Tokyo"),
        ("IST", "Did you mean Asia/Kolkata, Asia/Jerusalem or Europe/Dublin"),
        ("CST", "Did you mean America/Chicago or Asia/Shanghai"),
        ("West", "Did you mean Australia/West or Brazil/West"),
        ("UTC+15", "I don’t know"),
        ("UTC+2:75", "I don’t know"),
        ("x", "such as Berlin or New York"),
        ("/", "I don’t know"),
        ("../etc/passwd", "I don’t know"),
        ("9" * 5000, "I don’t know"),
    ]:
        with subtests.test(typed=typed, words=words), pytest.raises(Refused, match=words):
            zone_named(typed)


def test_what_a_refusal_says_to_write_is_understood(subtests: pytest.Subtests):
    for language in languages():
        with subtests.test(language=language):
            with in_language(language), pytest.raises(Refused) as refused:
                zone_named("nonsense")
            with in_language(language):
                said = str(refused.value).partition(". ")[2]
            written = [word for word in re.findall(r"[\w+-]+", said) if word[0].isupper()]
            tried = [*written, *map(" ".join, itertools.pairwise(written))]
            assert len({zone for name in tried if (zone := _known(name)) not in ("", "UTC")}) == 3, said


def _known(name: str) -> str:
    try:
        return zone_named(name)
    except Refused:
        return ""


def test_which_was_meant_is_asked_in_the_language_of_who_reads_it():
    with pytest.raises(Refused) as refused:
        zone_named("CST")
    with in_language("de"):
        assert " oder " in str(refused.value)


def test_the_likeliest_is_offered_first(subtests: pytest.Subtests):
    for typed, offered in [
        ("ber", ["Europe/Berlin", "Atlantic/Bermuda"]),
        ("new y", ["America/New_York"]),
        ("Tokio", ["Asia/Tokyo"]),
        ("CET", ["Europe/Berlin"]),
        ("EST", ["America/New_York"]),
        ("IST", ["Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin"]),
        ("UTC+2", ["UTC+2"]),
        ("Istanbul", ["Europe/Istanbul"]),
        ("Tokyio", ["Asia/Tokyo"]),
    ]:
        with subtests.test(typed=typed, offered=offered):
            assert zones_like(typed)[: len(offered)] == offered
            assert "Brazil/West" not in zones_like(typed)
            assert not {"Asia/Istanbul", "Europe/Istanbul"} <= set(zones_like(typed))


def test_a_clock_so_far_from_greenwich_shows_that_time():
    at = datetime(2026, 7, 1, 12, 0, tzinfo=UTC)
    shown = [f"{at.astimezone(zone_by_name(name)):%H:%M}" for name in ("UTC+2", "UTC-3", "UTC+5:30")]
    assert shown == ["14:00", "09:00", "17:30"]
    assert str(zone_by_name("Mars/Olympus")) == "UTC", "one that this computer does not know"


def test_before_anything_is_typed_the_clocks_of_the_world_are_offered():
    assert zones_like("") == list(OFFERED)
    assert [zone_named(name) for name in OFFERED] == list(OFFERED)
    assert zones_like("Mars/Olympus") == []


def test_zones_are_known_on_a_computer_without_any():
    bare = os.environ | {"PYTHONTZPATH": "", "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    command = [sys.executable, "-c", "from model.servers.zones import zone_named; print(zone_named('Berlin'))"]
    told = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
    assert told.stdout == "Europe/Berlin\n", told.stderr
