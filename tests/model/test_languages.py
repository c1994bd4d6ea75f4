"""Which language is meant by a locale of Discord, and what those who speak one call it."""

import pytest

from engine import words
from model.people.preferences import language_of, picked, preferences_of
from model.servers.settings import settings_of

SPOKEN = ("en", "de", "es", "fr", "nl", "pl", "pt-BR")


@pytest.fixture(autouse=True)
def _spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("model.people.preferences", "model.servers.settings"):
        monkeypatch.setattr(f"{module}.languages", lambda: SPOKEN)


def test_a_locale_of_discord_is_a_language_of_the_table_or_english(subtests: pytest.Subtests):
    for locale, language in [
        *(("en-US", "en"), ("en-GB", "en"), ("de", "de"), ("es-419", "es"), ("es-ES", "es"), ("pt-BR", "pt-BR")),
        *(("sv-SE", "en"), ("pt-PT", "en"), ("xx", "en"), ("", "en"), ("../de", "en")),
    ]:
        with subtests.test(locale=locale, language=language):
            assert language_of(locale) == language


def test_every_language_has_its_own_name():
    names = ["English", "Deutsch", "Español", "Français", "Nederlands", "Polski", "Português (Brasil)"]
    assert [words.own_name(each) for each in SPOKEN] == names


def test_what_is_not_spoken_here_counts_as_not_picked():
    assert [picked(each) for each in ("de", "tlh", "", "discord")] == ["de", "", "", ""]
    assert preferences_of({"language": "tlh", "skips": True}).language == ""
    assert settings_of({"language": "tlh"}).language == settings_of({"language": 7}).language == ""
    assert preferences_of({"language": "pl"}).language == settings_of({"language": "pl"}).language == "pl"


def test_what_is_made_of_messages_is_said_in_the_language_of_its_reader():
    message = words.Words("model.servers.settings").message(
        "wrong-role-table", roles=words.Listed(("<@&1>", "<@&2>"), choice=True)
    )
    assert str(message).startswith("Only <@&1> or <@&2> can open tables here.")
    with words.in_language("de"):
        assert "<@&1> oder <@&2>" in str(message)
