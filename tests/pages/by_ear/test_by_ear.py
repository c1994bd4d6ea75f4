"""Text only is enough to play by: what is heard stands in ``heard``, and keeps the rules of what can be understood."""

import os
import re
import unicodedata
from pathlib import Path

import pytest

from engine.core.cards import EVERY_CARD, called, spoken
from tests.pages.by_ear.evening import SCENES
from tests.pages.by_ear.hearing import Hearing, Said, Shown
from tests.pages.discordless import Club

HEARD = Path(__file__).parent / "heard"

MUTE = re.compile(r"(?<!\w)[+-]\d|\bhighlighted\b|#\d")  # numbers without a verb, what stands out, a number's sign
CUT_OFF = re.compile(r"\w…(, selected)?$")
LEADS = re.compile("Back to |All |My hand$|Zurück zu |Wróć: ")  # from one page to another
FIRST_PAGES = {"", "More", "Mehr", "Więcej", "Matches", "You win!"}  # and the hand
FIRST_PAGES |= {"Your hand", "Deine Hand", "Twoja ręka", "Twoje karty"}
TEXTS = ("", "Heading")
CARDS = set(map(spoken, EVERY_CARD)) | {name.capitalize() for name in called().suits.values()}


def check(shown: Shown) -> None:
    controls = [said.name for said in shown.now if said.role in ("Button", "Menu")]
    assert len(set(controls)) == len(controls), f"controls of one name among {controls}"
    assert all(said.name for said in shown.now), f"something empty in {shown.now}"
    for said in shown.now:
        choices = said.more.split("\n  ")[1:]
        assert len(set(choices)) == len(choices), f"choices of one name among {choices}"
        assert not [choice for choice in choices if CUT_OFF.search(choice)], f"sentences cut off: {choices}"
    said_first = [name.startswith("Say:") for name in controls]
    assert said_first == sorted(said_first), f"a phrase before a move among {controls}"
    assert not CARDS & set(controls), f"controls that say no act: {controls}"
    assert "Back" not in controls, f"a way back that doesn't say where to: {controls}"
    if shown.private:
        told = [said.name for said in shown.now if said.role in TEXTS]
        assert len(set(told)) == len(told), f"said twice in {told}"
        assert not any(line.endswith(":") for line in told), f"a line that says nothing alone in {told}"
        signs = [sign for sign in shown.written if sign in "·→←" or unicodedata.category(sign) == "So"]
        assert not signs, f"signs in place of words: {signs} in {shown.written}"
        assert not (mute := MUTE.findall(shown.written)), f"what only the eye understands: {mute} in {shown.written}"
        roles = [said.role in TEXTS for said in shown.now]
        assert roles == sorted(roles, reverse=True), f"something is told only after the controls: {shown.now}"
        if _page(shown.before) != _page(shown.now) not in FIRST_PAGES and _page(shown.before):
            assert any(LEADS.match(name) for name in controls), f"no way back from {shown.now} to {shown.before}"
    assert not any("http" in said.name for said in shown.now), f"an address is read out: {shown.now}"
    if shown.before and _others(shown.before) != _others(shown.now):
        heard = [{said for said in page if said.role in (*TEXTS, "Image")} for page in (shown.before, shown.now)]
        assert heard[1] - heard[0], f"neither a text nor a picture tells what changed: {shown.now}"


def _page(said: list[Said]) -> str:
    """The name of a page, which begins its title."""
    return next((each.name.partition(",")[0] for each in said if each.role == "Heading"), "")


def _others(said: list[Said]) -> list[Said]:
    return [each for each in said if each.role not in TEXTS]


@pytest.mark.parametrize("name", SCENES)
async def test_what_is_heard(server: Club, name: str):
    ear = Hearing(server, server.ada)
    try:
        await SCENES[name](server, ear)
    finally:
        heard = "\n".join(ear.lines).strip() + "\n"
        if os.environ.get("BY_EAR") == "write":
            (HEARD / f"{name}.txt").write_text(heard)
    for shown in ear.shown:
        check(shown)
    assert heard == (HEARD / f"{name}.txt").read_text()
