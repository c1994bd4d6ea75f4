"""Which language is meant by a locale of Discord, and what those who speak one call it."""

import pytest

from cogs.discord.controls import Control
from cogs.discord.form import Sent
from cogs.discord.languages import language_of
from cogs.me.pages import me_chapters
from engine import words
from model.people.preferences import USUAL as NO_PREFERENCES
from model.servers.settings import USUAL as NO_SETTINGS
from model.setting import stored_as

SPOKEN = ("en", "de", "es", "fr", "nl", "pl", "pt-BR")


@pytest.fixture(autouse=True)
def _spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("cogs.discord.languages", "model.setting"):
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
    chapters, asked = me_chapters(NO_PREFERENCES), Control("me", words=("language",))
    sent = [Sent(asked, {"language": (each,)}) for each in ("de", "tlh", "", "discord")]
    assert [chapters.changed(each).language for each in sent] == ["de", "", "", ""]
    for usual in (NO_PREFERENCES, NO_SETTINGS):
        assert [stored_as(usual, {"language": each}).language for each in ("tlh", 7, "pl")] == ["", "", "pl"]
