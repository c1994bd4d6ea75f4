"""Catalogues and code fit together, and no sentence breaks the voice of the table."""

from functools import cache

import pytest

from engine.core.rule import Choice
from engine.games.registry import GAMES
from engine.words import COMMON, Words
from model.people.preferences import Preferences
from model.servers.settings import Settings
from tests.doors import KEYS
from tests.words import BANNED, calls, catalogues, constants, doubled, messages, modules, subjects, values, written

RULES = [rule for game in GAMES for rule in game.rules.fields().values()]
SETTINGS = [setting for kept in (Settings, Preferences) for setting in kept.declared()]


@cache
def texts() -> set[str]:
    named = {rule.name for rule in RULES} | {setting.line for setting in SETTINGS} | set(KEYS.values())
    return {text for path in modules() for text in constants(path)} | named


def test_every_catalogue_is_read_and_every_one_that_is_read_is_there():
    assert {COMMON, *(subject for path in modules() for subject in subjects(path))} == set(catalogues())


def test_every_catalogue_can_be_read(subtests: pytest.Subtests):
    for subject in catalogues():
        with subtests.test(subject=subject):
            assert messages(subject)
            assert all(key in Words(subject) for key in messages(subject))
            assert {key: doubled(pattern) for key, pattern in messages(subject).items() if doubled(pattern)} == {}


def test_every_message_that_is_said_is_there_with_all_it_needs():
    said = [call for path in modules() for call in calls(path)]
    assert said
    for call in said:
        forms = [key for key in messages(call.subject) if key == call.key or key.startswith(f"{call.key}.")]
        assert call.key in forms, f"{call.place}: {call.subject} has no {call.key}"
        needed = set().union(*(values(call.subject, form).every for form in forms)) if not call.more else set()
        assert needed <= call.given, f"{call.place}: {call.key} needs {needed - call.given}"


def test_no_message_is_left_unsaid(subtests: pytest.Subtests):
    """Each key is a house rule or somewhere in the code, or begins as a text there does that is put together."""
    for subject in [subject for subject in catalogues() if subject != COMMON]:
        with subtests.test(subject=subject):
            beginnings = tuple(text for text in texts() if text.endswith(("-", ".")) and len(text) > 1)
            own = set(messages(subject)) - set(messages(COMMON))
            unsaid = {key for key in own if key.split(".")[0] not in texts() and key not in texts()}
            assert {key for key in unsaid if not key.startswith(beginnings)} == set()


def test_every_house_rule_has_all_its_words(subtests: pytest.Subtests):
    for rule in RULES:
        with subtests.test(rule=rule):
            assert all((rule.chapter, rule.label, rule.help))
            assert all(rule.words(value) for value in rule.values)
            if isinstance(rule, Choice):
                forms = {"label", "help", *(way.replace(" ", "-") for way in rule.values)}
                said = {
                    key.split(".")[1] for key in messages(rule.catalogue.subject) if key.startswith(f"{rule.name}.")
                }
                assert said <= forms


def test_the_voice(subtests: pytest.Subtests):
    for subject in catalogues():
        with subtests.test(subject=subject):
            assert [line for line in written(subject) if BANNED.search(line)] == []
