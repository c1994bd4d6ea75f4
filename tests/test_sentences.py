"""What people read is well made, whatever is played: collected from play, rules and catalogues (``make words``)."""

import re

import pytest

from engine.core.scoresheet import RoundScore
from engine.matches.telling import ending
from tests.sentences import REFUSALS, WHOLE, few
from tests.words import OPERATORS, ROOT, labels, modules, prose

pytestmark = pytest.mark.slow  # all that random play brings about

UNTIDY = re.compile(r"  |^ | $|[{}]| [.,:?!](?:\s|$)|\.\.|,\.")  # gaps, braces that were not filled, doubled signs
IN_CATALOGUES = [path for path in modules() if not path.relative_to(ROOT).as_posix().startswith(OPERATORS)]


def whole(sentence: str) -> bool:
    return not sentence[0].islower() and sentence.rstrip("”*").endswith((".", "!", "?", "…"))


def test_every_sentence_is_whole_and_tidy_and_a_refusal_has_two_at_most(subtests: pytest.Subtests):
    kinds = {(subject, group) for subject, group, _ in few()}
    assert {(game, group) for game in ("engine.shedding", "engine.str8") for group in WHOLE} <= kinds
    assert len(few().of()) > 1000
    with subtests.test("no gaps and no empty places"):
        assert [sentence for sentence in few().of() if UNTIDY.search(sentence)] == []
    with subtests.test("it begins and ends as one"):
        assert [sentence for sentence in few().of(*WHOLE) if not whole(sentence)] == []
    with subtests.test("a refusal"):
        said = few().of(REFUSALS)
        assert [sentence for sentence in said if len(re.findall(r"[.!?](?=\s|$)", sentence)) > 2] == []


def test_a_blocked_round_is_told_to_the_player_who_wins_it():
    blocked = RoundScore("blocked", 0, (12, 0), (3, 15))
    assert ending(blocked, ("Ada", "Ben"), 0) == ending(blocked, ("Ada", "Ben")) == ending(blocked, ("Ada", "Ben"), 1)


def test_no_sentence_and_no_label_stands_in_the_code(subtests: pytest.Subtests):
    for path in IN_CATALOGUES:
        with subtests.test(path=path):
            assert [f"{number}: {text}" for number, text in (*prose(path), *labels(path))] == []
