"""What make lint says of a catalogue that is wrong."""

import shutil
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from engine import words
from engine.words import ENGLISH
from tests.languages import spoken_from
from tests.tools.catalogues import faults, of_catalogue

LOBBY = "cogs/lobby.ftl"
COMMON = "engine/common.ftl"
CARDS = """cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
"""


@pytest.fixture
def polish(tmp_path):
    """A language that says everything in English but for one catalogue, to be written."""
    english = Path(str(words.LOCALES)) / ENGLISH
    shutil.copytree(english, tmp_path / "pl")
    (tmp_path / ENGLISH).symlink_to(english, target_is_directory=True)
    with spoken_from(tmp_path):
        yield tmp_path / "pl"


def told(folder: Path, where: str, written: str) -> list[str]:
    path, key = folder / where, written.split(" =", maxsplit=1)[0]
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    resource.body = [each for each in resource.body if not isinstance(each, Message) or each.id.name != key]
    others = FluentSerializer().serialize(resource)
    path.write_text(f"{others}\n{written}\n", encoding="utf-8")
    found = of_catalogue("pl", where.removesuffix(".ftl").replace("/", "."), path)
    return [each.what for each in found if each.line > others.count("\n")]


@pytest.mark.slow
def test_what_is_wrong_or_missing_is_said_where_it_stands_and_what_is_right_is_not(subtests: pytest.Subtests, polish):
    for where, wrong, what in [
        (COMMON, CARDS.replace("    [few] { $count } karty\n", "").strip(), "Plural categories missing: few"),
        (COMMON, CARDS.replace("$count } karty", "$kart } karty").strip(), "there is no $kart in English"),
        (COMMON, "cards = Karty", "$count is left out"),
        (COMMON, "cards = {", "this can't be read"),
        (COMMON, CARDS.strip() + "\n    .own = Karta", "Obsolete attribute: own"),
        (COMMON, CARDS.replace("1 karta", '1 "karta"').strip(), "isn't how this language writes"),
        (COMMON, CARDS.replace("    [few]", "    [one] karta\n    [few]").strip(), "[one] is there twice"),
        (LOBBY, "start = " + "Zaczynamy " * 9, "it may have 80 characters"),
        (LOBBY, "join = Join", "it is left in English"),
        (LOBBY, "join = ### Usiądź", "its lines don’t begin with the heading marks"),
    ]:
        with subtests.test(where=where, wrong=wrong, what=what):
            said = told(polish, where, wrong)
            assert any(what in each for each in said), said
    assert told(polish, COMMON, CARDS.strip()) == []
    (polish / LOBBY).unlink()
    (polish / "engine" / "own.ftl").write_text("own = Moje\n")
    said = {each.path.rpartition("pl/")[2]: each.what for each in faults("pl")}
    assert (said[LOBBY], said["engine/own.ftl"]) == ("there is no such catalogue", "no code speaks from it")
