"""The hours in which a person wants to hear of tables, as they are typed."""

import pytest

from engine.words import in_language, languages
from model.evenings.wish import read_hours
from model.refusals import Refused


@pytest.mark.parametrize(
    ("typed", "language"),
    [
        ("18-23", "en"),
        ("6 pm to 11 pm", "en"),
        ("18 bis 23 Uhr", "de"),
        ("von 18 Uhr bis 23 Uhr", "de"),
        ("18h à 23h", "fr"),
        ("de 18 a 23 h", "es"),
        ("das 18h às 23h", "pt-BR"),
        ("van 18 tot 23 uur", "nl"),
        ("od 18 do 23", "pl"),
        ("od 18 do 23", "fr"),
        ("18 until 23", "pl"),
    ],
)
def test_hours_are_read_in_any_language(typed: str, language: str):
    with in_language(language):
        assert read_hours(typed) == (18, 23)


@pytest.mark.parametrize("language", languages())
def test_no_hours_are_refused(language: str):
    with in_language(language):
        assert read_hours(" ") is None
        for typed in ("18", "18-", "25-3", "soon", "18 23", "9" * 5000):
            with pytest.raises(Refused):
                read_hours(typed)
