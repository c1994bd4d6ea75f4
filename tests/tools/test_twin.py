import json

from tests.tools.twin import END, differences, matches, played

QUICK = 40  # actions


def test_of_each_match_that_differs_the_first_line_that_does_is_told():
    three = [json.dumps([name, ""]) for name in ("one", "two", "three")]
    old = ["1", "2", END, "3", END, "4", "5", END]
    new = ["1", "2", END, "another", "6", END, "4", END]
    assert list(differences(three, iter(old), iter(new))) == [("two", "3", "another"), ("three", "5", END)]


def test_a_match_is_played_alike_again_and_otherwise_with_another_seed():
    drawn = list(matches(["kings-reverse"], 1, "drawn"))
    assert [json.loads(match)[0] for match in drawn][:2] == ["kings-reverse for 2", "kings-reverse for 3"]
    for match in (drawn[1], drawn[-1]):
        lines = list(played(match, "one", QUICK))
        assert lines == list(played(match, "one", QUICK)) != list(played(match, "another", QUICK))
        assert lines[-1] == END
        seat, action, events, *_ = json.loads(lines[0])
        assert (seat, action, events[0]["is"]) == (0, "deal", "Dealt")
