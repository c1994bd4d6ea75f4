"""The golden transcripts say what the engine says, line by line, and nothing that can happen is missing in them."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, get_args

import pytest

from engine.core import actions, match as common
from engine.core.cards import rank_of
from engine.core.packs import PASS_CARDS
from engine.core.rule import Choice, Switch
from engine.core.ruleset import Ruleset
from engine.games.registry import GAMES
from engine.games.variants import VARIANTS
from tests import doors
from tests.doors import ALL_DRAW, AT_ONCE, DRAW_CARDS, PLAY_AGAIN, Rules, SequenceRules
from tests.playthroughs.golden import Golden, Recorder, difference, files, read

GOLDENS = {path.stem: path.read_text(encoding="utf-8") for path in files()}


def has(*kinds: str) -> Callable[[Rules], bool]:
    return lambda rules: not rules.table.kinds_of_effects.isdisjoint(kinds)


def always(rules: Ruleset) -> bool:
    return True


def names_starter(rules: Rules) -> bool:
    wild = rules.wild or rules.jokers or rules.table.own_wild
    picks = rules.table.first_card == "of the dealer" or (
        rules.table.first_card == "turned up" and rules.wild_starter == "dealer names"
    )
    return bool(wild) and rules.table.suits_match and picks


def returns_starter(rules: Rules) -> bool:
    unwanted = rules.jokers and rules.wild_starter == "own suit"
    return bool(unwanted or "another card" in (rules.wild_starter, rules.starter_effects))


def keeps(rules: Rules) -> bool:
    if rules.after_drawing == "any card" or (rules.after_drawing == "drawn card" and not rules.free_pass):
        return rules.draws != doors.UNTIL_ABLE
    return rules.after_drawing == "drawn card" or (rules.after_drawing == "drawn card must" and rules.bluffing)


def skips(rules: Rules) -> bool:
    turns = rules.two_player_reverse == "skip" and has("reverse")(rules)
    several = rules.table.groups_specials and not rules.table.skips_add_up
    at_once = has("skip")(rules) and (several or not rules.table.skip_stacking)
    unanswered = any(card in rules.table.making_draw and not answerable(rules, card) for card in rules.table.one_pack)
    return turns or at_once or unanswered or (has(*DRAW_CARDS)(rules) and rules.table.chains_ranks)


def answerable(rules: Rules, card: str) -> bool:
    """Whether any other card of the packs may be played where this one makes a seat draw."""
    others = list(rules.pack)
    others.remove(card)
    hands = (tuple(others), *((),) * (rules.seats - 1))
    asked = replace(doors.start(rules, ""), phase="play", turn=0, dealer=1, hands=hands, pile=(card,), debt=1)
    return bool(doors.options(asked, 0).cards)


def begins_elsewhere(rules: Rules) -> bool:
    """Whether anybody but the one after the dealer begins."""
    if rules.table.first_card == "of the dealer":
        return False
    return (
        rules.table.first_player == "winner"
        or rules.table.first_player_of(0) != rules.table.first_direction % rules.seats
    )


# What can happen in a game, and by which rules. An event or an action that is not here fails the tests below.
Table = list[tuple[Callable[[Any], bool], list[object]]]
_SHEDDING: Table = [
    (always, [actions.Deal, actions.Play, actions.Draw, actions.Pass, doors.Dealt, doors.Played, doors.Drew]),
    (always, [doors.Passed, doors.TurnCame, common.RoundEnded, common.MatchEnded, "turn"]),
    (lambda rules: any(rules.table.words_due), [actions.Call, doors.CallDue]),
    (lambda rules: rules.call != "none", [doors.Called]),
    (lambda rules: rules.call == "catch", [actions.Catch, doors.Caught]),
    (lambda rules: rules.table.call != "none" and (not rules.table.call_opens or 0 in rules.table.words_due), ["call"]),
    (lambda rules: rules.table.call_opens, [doors.KeptQuiet]),
    (lambda rules: rules.table.giving, [actions.Give, actions.Decline, doors.Giving, "gift"]),
    (lambda rules: rules.table.giving, [doors.GivingAsked, doors.Gave, doors.GivingOver]),
    (lambda rules: rules.bluffing, [actions.Accept, actions.Challenge, doors.Doubt, "bluff"]),
    (lambda rules: rules.bluffing, [doors.DoubtAsked, doors.Accepted, doors.Challenged, doors.TakenBack]),
    (names_starter, [actions.Nominate, doors.Naming, doors.NominationAsked, doors.Nominated]),
    (returns_starter, [doors.StarterReturned]),
    (lambda rules: rules.table.empty_stock, ["stock"]),
    (lambda rules: not rules.table.empty_stock, ["blocked"]),
    (lambda rules: rules.table.play_on, ["left", doors.LeftOver]),
    (lambda rules: not rules.table.play_on, ["out"]),
    (lambda rules: rules.partnered or rules.table.play_on, [doors.WentOut]),
    (lambda rules: rules.table.cardless, [doors.NotOut]),
    (begins_elsewhere, [doors.FirstTurn]),
    (lambda rules: rules.table.play_direction == "first player picks", [actions.PickDirection, doors.PickingDirection]),
    (lambda rules: rules.table.play_direction == "first player picks", [doors.DirectionAsked, doors.DirectionPicked]),
    (lambda rules: rules.wild_starter == "blind", [doors.SuitByChance]),
    (lambda rules: rules.wild_starter == "bottom card", [doors.SuitByBottomCard]),
    (lambda rules: rules.table.first_card == "turned up", [doors.StarterTurned]),
    (lambda rules: rules.table.first_card == "of the dealer", [doors.DealerBegan]),
    (lambda rules: rules.table.first_card in ("any", "clubs"), [doors.NoStarter]),
    (lambda rules: rules.first_dealer == "low card", [common.DrewForDeal]),
    (has(*DRAW_CARDS), ["debt", doors.DebtGrew, doors.DebtSettled]),
    (has(*ALL_DRAW), [doors.AllDraw]),
    (has("previous draws"), [doors.PreviousDraws]),
    (has(*AT_ONCE), ["all"]),
    (has("rank", "card"), [doors.RankAsked]),
    (lambda rules: rules.seats > 2 and has("draw back")(rules), [doors.SentBack]),
    (lambda rules: rules.seats > 2 and has("reverse")(rules), [doors.Reversed]),
    (has(*PLAY_AGAIN), [doors.PlaysAgain]),
    (skips, [doors.Skipped]),
    (lambda rules: rules.table.skip_stacking, [doors.SkipsGrew, doors.MissedTurn]),
    (lambda rules: rules.table.questions_cost, ["question"]),
    (lambda rules: rules.goal == "countdown", ["refill", doors.CountedDown]),
    (lambda rules: rules.table.jump_in, [doors.JumpedIn]),
    (lambda rules: rules.reshuffle, [doors.Reshuffled]),
    (keeps, [doors.Kept]),
    (lambda rules: rules.after_drawing != "turn ends", [doors.TurnGoesOn]),
    (lambda rules: rules.table.grows != "not", [actions.AddRule, doors.Adding, doors.RuleAsked]),
    (lambda rules: rules.table.grows == "openly", [doors.RuleAdded]),
    (lambda rules: rules.table.grows == "hidden", [actions.Say, actions.Guess, "manners", doors.RuleHidden]),
    (lambda rules: rules.table.grows == "hidden", [doors.Spoke, doors.TalkOver, doors.Guessed]),
    (lambda rules: rules.table.exact_target, [doors.FellBack]),
    (lambda rules: rules.knocks_out, [doors.KnockedOut]),
    (lambda rules: rules.settlement != "none", [common.Settled]),
]
_SEQUENCES: Table = [
    (always, [actions.Deal, actions.Draw, actions.Take, actions.Play, actions.Discard, "sequence", "straight"]),
    (always, [doors.HandsDealt, doors.SeatAsked, doors.DrewFromStock, doors.TookDiscard, doors.Added]),
    (always, [doors.PassedHands, doors.Discarded, doors.StockRenewed, doors.HandsRenewed]),
    (always, [common.RoundEnded, common.MatchEnded]),
    (lambda rules: rules.backwards, ["stuck"]),  # where all rise the highest can always go on
]
CAN_HAPPEN = {
    kind: {what: holds for holds, several in table for what in several}
    for kind, table in ((Rules, _SHEDDING), (SequenceRules, _SEQUENCES))
}
BY_THE_TABLE = {actions.TakeBack, doors.TookBack, doors.TookMoveBack}  # where a table allows it
EVERYTHING = {
    *get_args(actions.Action),
    *(step for step in doors.Step.__subclasses__() if step.__module__.startswith("engine.")),  # and none of a test
    *({*common.Event.__subclasses__(), *doors.OfSeat.__subclasses__()} - {doors.OfSeat}),
    *common.TookBack.__subclasses__(),
    *get_args(doors.Reason),
    *(how for game in GAMES for how in game.telling.endings),
}
CHOSEN = [
    (kind, name)
    for kind in CAN_HAPPEN
    for name, rule in kind.fields().items()
    if isinstance(rule, Choice | Switch) or len(rule.values) in range(1, 4)
]


@cache
def replayed(name: str) -> tuple[Recorder, str | None]:
    """A golden that was replayed, and where the engine plays it differently."""
    recorder = Recorder(read(GOLDENS[name]))
    return recorder, difference(recorder.golden, recorder)


def recorded(name: str) -> Recorder:
    return replayed(name)[0]


def goldens_of(game: str) -> list[str]:
    return [name for name in GOLDENS if name.startswith(game) and recorded(name).golden.variant.key == game]


def is_whole(name: str) -> bool:
    return name.endswith("-seats") and name[-7].isdigit()


def happened(name: str) -> set[object]:
    """All that happens in a golden: actions, events, what was waited for, why cards were drawn, how a round ended."""
    seen: set[object] = set()
    for state, action, told in recorded(name).acted:
        pending = getattr(state, "pending", None)
        seen |= {type(action), *map(type, told)} | ({type(pending)} if pending else set())
        seen |= {event.reason for event in told if isinstance(event, doors.Drew)}
        seen |= {event.score.how for event in told if isinstance(event, common.RoundEnded)}
    return seen


def special(name: str) -> set[str]:
    """The special cards that are laid in a golden by a player: as cards, ranks, and what they do."""
    played = [
        (state.rules, action.cards) for state, action, _ in recorded(name).acted if isinstance(action, actions.Play)
    ]
    return {what for rules, cards in played for card in cards for what in named_by(rules, card)}


def named_by(rules: Ruleset, card: str) -> set[str]:
    """By what the rules may name a card: itself, its rank, and what it does."""
    if not isinstance(rules, Rules):
        return {card}
    effect = rules.table.effect_of.get(card)
    return {card, rank_of(card)} | ({effect.kind} if effect else set())


def special_in(rules: Ruleset) -> set[str]:
    """The cards, ranks and effects that are special by these rules."""
    if not isinstance(rules, Rules):
        return set(PASS_CARDS)
    cards = {name for name, _ in rules.effects}.union(rules.wild, rules.last_resort, rules.cancels, rules.open_cards)
    cards |= {*rules.free_cards, *rules.not_last}
    return cards | rules.table.kinds_of_effects


def as_named(game: str) -> list[str]:
    """The goldens of a game that are played by its own rules."""
    return [name for name in goldens_of(game) if is_as_named(recorded(name).golden)]


def is_as_named(golden: Golden) -> bool:
    return golden.state.rules == golden.variant.rules(golden.state.rules.seats)


@pytest.mark.parametrize("game", VARIANTS)
def test_the_engine_still_plays_every_golden_of_a_game(game):
    different = {name: replayed(name)[1] for name in goldens_of(game)}
    assert not {name: told for name, told in different.items() if told}


def test_every_golden_is_of_a_game_and_begins_with_its_name():
    assert set(GOLDENS) == {name for game in VARIANTS for name in goldens_of(game)}
    assert not [name for name in GOLDENS if not name.startswith(f"{recorded(name).golden.variant.key}-")]


@pytest.mark.parametrize("game", VARIANTS)
def test_every_game_has_whole_matches(game):
    least, most = VARIANTS[game].seats[0], VARIANTS[game].seats[-1]
    missing = [f"{game}-{seats}-seats" for seats in (least, most) if f"{game}-{seats}-seats" not in GOLDENS]
    assert not missing, (
        f"{game} needs a whole match with its fewest and its most seats: python -m tests.playthroughs.golden {game} "
        f"{missing[0].split('-')[-2]} > tests/playthroughs/{missing[0]}.txt, then read it against the source"
    )
    for name in filter(is_whole, goldens_of(game)):
        golden = recorded(name).golden
        assert golden.state.round == 0, name
        assert name == f"{game}-{golden.state.rules.seats}-seats"
        assert is_as_named(golden), name
        assert " the match" in golden.lines[-1][1], name


def test_what_is_no_whole_match_says_where_its_rule_is_to_be_read():
    built = [name for name in GOLDENS if not is_whole(name)]
    assert not [name for name in built if GOLDENS[name].count("\n# source: ") != 1]


@pytest.mark.parametrize("game", VARIANTS)
def test_all_that_can_happen_in_a_game_happens_in_its_goldens(game):
    rules = [VARIANTS[game].rules(seats) for seats in VARIANTS[game].seats]
    possible = {what for what, holds in CAN_HAPPEN[type(rules[0])].items() if any(map(holds, rules))}
    seen = set().union(*map(happened, as_named(game)))
    assert not (missing := {getattr(what, "__name__", what) for what in possible - seen}), (
        f"no golden of {game} shows {', '.join(sorted(missing))}: build one, tests/playthroughs/{game}-....txt"
    )
    grown = any(
        isinstance(each, Rules) and each.table.grows != "not" for each in rules
    )  # then everything can happen sooner or later
    assert seen <= possible | BY_THE_TABLE or grown

    rules = VARIANTS[game].rules(VARIANTS[game].seats[0])
    missing = special_in(rules) - set().union(*map(special, as_named(game)))
    assert not missing, f"in no golden of {game} anybody lays {', '.join(sorted(missing))}"


def test_everything_that_can_happen_happens_in_a_golden():
    assert BY_THE_TABLE.union(*CAN_HAPPEN.values()) == EVERYTHING
    assert set().union(*map(happened, GOLDENS)) == EVERYTHING
    assert set().union(*map(special, GOLDENS)) >= set(get_args(doors.Kind))


def test_every_choice_of_a_rule_is_played_in_a_golden():
    rules = [recorded(name).golden.state.rules for name in GOLDENS]
    for kind, rule in CHOSEN:
        played = {getattr(one, rule) for one in rules if isinstance(one, kind)}
        assert played == set(kind.field(rule).values), f"{kind.__name__}.{rule}"


@pytest.mark.parametrize(
    ("golden", "old", "new", "told"),
    [
        ("crazy-eights-four-twos", "]> play 2H", "]> play 3C", "line 10: 'Seat 1 [2♥ 3♣ 4♣]> play 3C' is refused: 3♣ "),
        ("crazy-eights-four-twos", "penalty: 4", "penalty: 5", "line 15: the transcript says '    Draw penalty: 5.'"),
        ("crazy-eights-four-twos", "    Seat 2 played 4♦.\n", "", "after the last line the engine says '    Seat 2 "),
        ("countdown-own-wild-drawing", "play 6C (rank", "play 6C (match", "line 10: the transcript says '# Seat 2 may"),
    ],
)
def test_a_difference_is_told_with_its_line(golden, old, new, told):
    text = GOLDENS[golden]
    assert text.count(old) == 1
    found = difference(read(text.replace(old, new)))
    assert found is not None
    assert found.startswith(told)
