"""Time zones: as people type them, and those to offer while one is typed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.words import in_language
from model.refusals import Refused
from model.servers.zones import OFFERED, zone_by_name, zone_named, zones_like

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("", "UTC"),
        ("utc", "UTC"),
        ("Europe/Berlin", "Europe/Berlin"),
        ("europe/berlin", "Europe/Berlin"),
        (" new  york ", "America/New_York"),
        ("Tokyo", "Asia/Tokyo"),
        ("São Paulo", "America/Sao_Paulo"),
    ],
)
def test_a_time_zone_is_understood_as_people_write_it(typed: str, name: str):
    assert zone_named(typed) == name


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("Europe/Berln", "Did you mean Europe/Berlin"),
        ("Berln", "Did you mean Europe/Berlin"),
        ("Tokio", "Asia/Tokyo"),
        ("Eastern", "Did you mean Canada/Eastern or US/Eastern"),
        ("x", "such as Europe/Berlin"),
        ("../etc/passwd", "I don’t know"),
        ("9" * 5000, "I don’t know"),
    ],
)
def test_another_one_is_refused_with_what_to_write(typed: str, words: str):
    with pytest.raises(Refused, match=words):
        zone_named(typed)


def test_which_was_meant_is_asked_in_the_language_of_who_reads_it():
    with pytest.raises(Refused) as refused:
        zone_named("Louisville")
    with in_language("de"):
        assert " oder " in str(refused.value)


@pytest.mark.parametrize(
    ("typed", "first"), [("ber", "Europe/Berlin"), ("new y", "America/New_York"), ("Tokio", "Asia/Tokyo")]
)
def test_the_likeliest_is_offered_first(typed: str, first: str):
    assert zones_like(typed)[0] == first


def test_before_anything_is_typed_the_clocks_of_the_world_are_offered():
    assert zones_like("") == list(OFFERED)
    assert [zone_named(name) for name in OFFERED] == list(OFFERED)
    assert zones_like("Mars/Olympus") == []


def test_zones_are_known_on_a_computer_without_any():
    bare = os.environ | {"PYTHONTZPATH": "", "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    command = [sys.executable, "-c", "from model.servers.zones import zone_named; print(zone_named('Berlin'))"]
    told = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
    assert told.stdout == "Europe/Berlin\n", told.stderr


def test_a_zone_that_this_computer_does_not_know_counts_as_utc():
    assert str(zone_by_name("Mars/Olympus")) == "UTC"
