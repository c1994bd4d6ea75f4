"""Every sentence that people may read, collected from play, from the rules and from the catalogues.

``make words`` prints them, by subject and without repetition, for a person to read aloud, in any language.
"""

import random
import re
import signal
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice, product

from engine.core.actions import Refusal
from engine.core.cards import called
from engine.core.ruleset import Ruleset
from engine.games.rulebook import house_choice, in_short, rulebook
from engine.games.variants import VARIANTS
from engine.matches.telling import tell, turns
from engine.words import COMMON, ENGLISH, Words, in_language, languages, voice
from tests.doors import Rules, SequenceRules
from tests.engine.space import any_features, combination, features, rules_or_sentence
from tests.engine.str8 import space as sequences
from tests.engine.strategies import Step, some_actions, some_groups, walk
from tests.simulation import asked_seat
from tests.words import catalogues, messages, values

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
TRIED = 4  # illegal actions that are tried before each legal one

# The groups of sentences. What is in WHOLE are whole sentences, and not labels or a few words.
HAPPENED, TO_YOU, BRIEFLY = "what happened", "what happened, to you", "what happened, briefly"
REFUSALS, CHOICES = "refusals of moves", "house rules that do not go together"
RULEBOOK, HELP, LABELS = "rulebook", "house rules: help", "house rules: labels and values"
WHOLE = (HAPPENED, TO_YOU, REFUSALS, CHOICES, RULEBOOK, HELP)

_CARD = r"(?:(?:10|[2-9AJQK])[♠♥♦♣]|Joker)"
_SHAPES = (
    (re.compile(rf"{_CARD}(?:(?:, | or | and | ){_CARD})*"), "8♥"),
    (re.compile(rf"\b(?:{'|'.join(NAMES)})\b(?:(?:, | and )(?:{'|'.join(NAMES)})\b)*"), "Ada"),
    (re.compile(rf"\b(?:{'|'.join(called().suits.values())})\b"), "hearts"),
    (re.compile(r"(?<![\d])(?:[02-9]|1\d)\d*(?:, \d+)*(?:(?: or | and )\d+)?"), "3"),
)


def shape(sentence: str) -> str:
    """A sentence with any cards, names and numbers, so that the same sentence about others is no other one."""
    for pattern, sample in _SHAPES:
        sentence = pattern.sub(sample, sentence)
    return sentence


class Sentences:
    """What was found: by kind of game or catalogue, and group, one example of each sentence."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)

    def add(self, subject: str, group: str, sentence: str | None) -> None:
        if sentence:
            self._found[subject, group].setdefault(shape(sentence), sentence)

    def of(self, *groups: str) -> list[str]:
        return [each for _, group, examples in self if not groups or group in groups for each in examples]

    def __iter__(self) -> Iterator[tuple[str, str, list[str]]]:
        """Every group of every subject, each with its sentences in order."""
        for subject, group in sorted(self._found):
            yield subject, group, sorted(self._found[subject, group].values())


def of_play(found: Sentences, rules: Ruleset, seed: int, length: int) -> None:
    """What is said in a match of this many actions, and of some that are not allowed there."""
    chance, subject = random.Random(seed), _subject(rules)
    for step in walk(rules, seed, length):
        _of_events(found, subject, step)
        for refusal in _refusals(step, chance):
            found.add(subject, REFUSALS, str(refusal))


def _subject(rules: Ruleset) -> str:
    return ".".join(rules.catalogue.subject.split(".")[:2])


def _of_events(found: Sentences, subject: str, step: Step) -> None:
    names = NAMES[: step.before.rules.seats]
    for event in step.events:
        found.add(subject, HAPPENED, tell(event.seen_by(None), names))
        for seat in range(len(names)):
            found.add(subject, TO_YOU, tell(event.seen_by(seat), names, seat))
    for turn in turns([event.seen_by(None) for event in step.events], names):
        for words in [turn.words] if isinstance(turn.words, str) else turn.words:
            found.add(subject, BRIEFLY, words)


def _refusals(step: Step, chance: random.Random) -> Iterator[Refusal]:
    """Why some actions are not allowed now, and why each card of the hand that is asked cannot be played."""
    before, asked = step.before, asked_seat(step.before)
    for seat in (asked, chance.randrange(before.rules.seats)):
        tried = [*some_actions(before, chance, TRIED), *some_groups(before, seat, chance, 1)]
        yield from filter(None, (before.check(seat, action) for action in tried))
    view = before.view(asked)
    if view.on_turn:
        yield from view.reasons().values()


def of_rules(found: Sentences, rules: Ruleset, base: Ruleset) -> None:
    """The rulebook of these rules, and how an editor shows each of them."""
    for one_round in (False, True):
        for chapter in rulebook(rules, base, one_round=one_round):
            found.add(_subject(rules), LABELS, chapter.title)
            for line in chapter.lines:
                found.add(_subject(rules), RULEBOOK, line.text)
    for line in in_short(rules):
        found.add(_subject(rules), RULEBOOK, line)
    for name, rule in rules.fields().items():
        found.add(_subject(rules), HELP, rule.help)
        found.add(_subject(rules), RULEBOOK, house_choice(rules, name))
        for words in (rule.chapter, rule.label, rule.in_words(rules)):
            found.add(_subject(rules), LABELS, words)


def combinations(found: Sentences, count: int | None = None) -> Iterator[Ruleset]:
    """Rules in which each house rule has each of its values, or only so many; what is refused is a sentence, too."""
    chance = random.Random("words")
    wanted = [(name, feature) for name in Rules.fields() for feature in features(name)]
    for name, feature in wanted if count is None else chance.sample(wanted, count):
        made = rules_or_sentence(combination(any_features(chance.choice) | {name: feature}, chance))
        if isinstance(made, Rules):
            yield made
        else:
            found.add("engine.shedding", CHOICES, made)
    for _ in range(count or len(wanted)):
        chosen = {name: chance.choice(sequences.values(name)) for name in sequences.NAMES}
        sequence_rules = rules_or_sentence(chosen, SequenceRules)
        if isinstance(sequence_rules, SequenceRules):
            yield sequence_rules
        else:
            found.add("engine.str8", CHOICES, sequence_rules)


SAMPLES: dict[str, Sequence[str | int]] = {
    "name": ["Ada"],
    "names": ["Ada and Ben"],
    "player": ["Ben"],
    "by": ["Ben"],
    "to": ["Cleo"],
    "payer": ["Ada"],
    "receiver": ["Ben"],
    "card": ["8♥"],
    "top": ["9♣"],
    "cards": ["8♥ 8♣"],
    "suit": ["hearts"],
    "suits": ["hearts or clubs"],
    "rank": ["Eight"],
    "count": [1, 3],
    "points": ["+12"],
    "score": [4],
    "round": [2],
    "game": ["Crazy Eights"],
    "table": ["table 1"],
}
PLURALS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 11, "other": 5}
MOST = 40  # ways to fill in one message


def filled(subject: str, key: str) -> Iterator[str]:
    """A message with samples for its parameters, and with each way that it branches."""
    names, picks = sorted(values(subject, key).every), values(subject, key, voice().language).picks
    ways = [list(dict.fromkeys(_picked(picks.get(name, ())) or SAMPLES.get(name, [f"‹{name}›"]))) for name in names]
    for way in islice(product(*ways), MOST):
        yield _words(subject)(key, **dict(zip(names, way, strict=True)))


def _picked(keys: Sequence[str]) -> list[str | int]:
    plural = all(key.isdecimal() or key in PLURALS for key in keys)
    return [int(key) if key.isdecimal() else PLURALS[key] if plural else key for key in keys]


@cache
def _words(subject: str) -> Words:
    return Words(subject)


def of_catalogues(found: Sentences) -> None:
    for subject in catalogues():
        own = set(messages(subject)) - (set() if subject == COMMON else set(messages(COMMON)))
        for key in sorted(own):
            for sentence in filled(subject, key):
                found.add(subject, "catalogue", sentence)


def collected(*, matches: int, length: int, count: int | None) -> Sentences:
    """From the catalogues, so many matches of each game, and as many combinations of house rules."""
    found = Sentences()
    of_catalogues(found)
    for game in VARIANTS.values():
        for seats in sorted({game.seats[0], min(3, game.seats[-1]), game.seats[-1]}):
            of_rules(found, game.rules(seats), game.rules(seats))
            for seed in range(matches):
                of_play(found, game.rules(seats), seed, length)
    for number, rules in enumerate(combinations(found, count)):
        of_rules(
            found, rules, VARIANTS["crazy-eights" if isinstance(rules, Rules) else "str8-eight"].rules(rules.seats)
        )
        of_play(found, rules, number, min(length, 40))
    return found


@cache
def few() -> Sentences:
    """Enough to see whether they are well made."""
    return collected(matches=1, length=25, count=30)


if __name__ == "__main__":  # make words
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # who has read enough ends it without a word
    asked = sys.argv[1] if sys.argv[1:] else ENGLISH
    if asked not in languages():
        sys.exit(f"There is no {asked}. Pick one of {', '.join(languages())}.")
    with in_language(asked):
        for subject, group, sentences in collected(matches=2, length=100, count=None):
            print(f"\n## {subject}: {group}\n")
            print("\n".join(sentences))
