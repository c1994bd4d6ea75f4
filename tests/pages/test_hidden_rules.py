"""Rules that are hidden or added: said, broken, guessed and picked, and read by no one who may not know."""

from dataclasses import replace

import pytest

from engine.bots import easy
from engine.chance import Chance
from engine.games.variants import variant
from tests.cogs.server import Server, answer, choose, labels, nodes, press, text
from tests.doors import (
    CATALOGUE,
    HAIL,
    NICE_DAY,
    SHEDDING as eights,
    Adding,
    Effect,
    Hidden,
    Manner,
    Offer,
    changed,
    hidden,
    talk,
)
from tests.pages.positions import in_play, missing
from tests.pages.test_leaks import pages_of, written_in
from tests.simulation import asked_seat

SEVENS, COURT = Manner("rank-7", NICE_DAY), Manner("court", HAIL)


async def begun(server: Server, *manners: Manner, **changes):
    table, (hand, bens) = await server.begin(server.ada, server.ben, rules={"grows": "hidden"}, game="bartok")
    manners = tuple(Hidden(None, 0, manner) for manner in manners or (SEVENS, COURT))
    await server.position("7S 9C 8H", "9D 8D 6H", top="9S", manners=manners, **changes)
    hand = answer(await server.ada.slash(server.channel, "eights hand"))
    return table, hand, bens


def select_of(message, action: str):
    selects = (node for node in nodes(message) if "options" in node)
    return next((node for node in selects if f":{action}" in node["custom_id"]), None)


async def test_a_phrase_is_a_button_and_is_heard(server: Server):
    table, hand, bens = await begun(server)
    assert "Have a nice day" not in labels(bens)
    await press(server.ada, hand, "Have a nice day")
    assert talk(server.table().state).said == (NICE_DAY,)
    assert "Have a nice day" not in labels(hand)
    await press(server.ada, hand, "7♠")
    assert len(server.table().state.hands[0]) == 2
    assert "“Have a nice day”" in text(table)


async def test_a_guess_is_picked_from_a_list_that_holds_every_rule(server: Server):
    _, hand, bens = await begun(server)
    assert "Guess a hidden rule" not in labels(bens)
    await press(server.ada, hand, "Guess a hidden rule", "Back to my hand")
    assert select_of(hand, "guess") is None
    assert {"7♠", "Guess a hidden rule", "All hail"} <= set(labels(hand))
    await press(server.ada, hand, "Guess a hidden rule")
    assert "There are 2 hidden rules you don’t know yet." in text(hand)
    options = select_of(hand, "guess")["options"]
    assert [option["label"] for option in options] == [manner.text for manner in CATALOGUE]
    await choose(server.ada, hand, str(CATALOGUE.index(COURT)))
    assert hidden(server.table().state)[1].known == (0,)
    assert f"You guessed a hidden rule. {COURT.text}" in text(hand)
    assert "Guess a hidden rule" not in labels(hand)
    assert COURT.text in await server.say(server.ada, "houserules show")
    assert SEVENS.text not in await server.say(server.ada, "houserules show")
    book = await server.say(server.ben, "houserules show")
    assert COURT.text not in book
    assert "A hidden rule." in book
    await server.put(guessed=False, asked=server.table().state.asked + 1)
    page = await press(server.ada, answer(await server.ada.slash(server.channel, "eights hand")), "Guess a hidden rule")
    assert f"There’s one hidden rule you don’t know yet.\nYou know: {COURT.text}" in text(answer(page))


async def test_the_winner_alone_sees_what_is_on_offer_and_all_is_shown_at_the_end(server: Server):
    table, hand, bens = await begun(server, SEVENS)
    await server.position("9C", "9D 8D 6H", top="9S")
    await press(server.ada, hand, "9♣")
    offered = server.table().state.pending.manners
    assert isinstance(server.table().state.pending, Adding)
    options = select_of(hand, "add-rule")["options"]
    assert [option["label"] for option in options] == [manner.text for manner in offered]
    await choose(server.ada, hand, "2")
    assert "**Ada** added a hidden rule." in text(table)
    assert not any(manner.text in text(message) for message in (table, bens) for manner in offered)
    assert hidden(server.table().state)[-1] == Hidden(0, 1, offered[2], (0,))
    await press(server.ada, hand, "Ready")
    await press(server.ben, bens, "Ready")
    await server.position("9C", "9D 8D 6H", top="9S", totals=(0, 99))
    await press(server.ada, hand, "9♣")
    assert server.table().phase == "over"
    assert f"{offered[2].text} (Ada, round 1)" in text(server.shown())
    assert f"{SEVENS.text} It was there from the start." in text(server.shown())


async def test_commands_do_the_same(server: Server):
    await begun(server)
    await server.say(server.ada, "card say", phrase=HAIL)
    assert talk(server.table().state).said == (HAIL,)
    assert "Pick a phrase" in await server.say(server.ada, "card say", phrase="hello")
    assert "not your turn" in await server.say(server.ben, "card say", phrase=HAIL)
    assert (await server.offered(server.ada, "card rule", "rule", action="guess"))[0] == 0
    assert await server.offered(server.ada, "card rule", "rule", action="add") == []
    await server.say(server.ada, "card rule", action="guess", rule=0)
    assert (talk(server.table().state).guessed, len(server.table().state.hands[0])) == (True, 4)
    assert "only once a turn" in await server.say(server.ada, "card rule", action="guess", rule=1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_no_page_tells_of_a_rule_that_its_reader_does_not_know(seed: str):
    """Everything that a page holds is compared with the page of a twin, where only the hidden rules are others."""
    chance, state, happened = Chance(seed), eights.begun(variant("mao").rules(3), seed), []
    for _ in range(80):
        seat = asked_seat(state)
        state, events = state.act(seat, easy(state.view(seat), chance))
        if state.phase == "over":
            break
        happened = [*happened, *events][-12:]
        for reader in (None, 0, 1, 2):
            assert written(state, reader, happened) == written(twin_of(state, reader), reader, happened)


def written(state, reader, happened) -> list[str]:
    return [written_in(page.view.to_components()) for page in pages_of(state, "mao", reader, happened)]


def twin_of(state, reader):
    manners = tuple(each if reader in each.known else replace(each, manner=COURT) for each in hidden(state))
    pending = state.pending
    if isinstance(pending, Adding) and pending.seat != reader:
        pending = replace(pending, manners=CATALOGUE[: len(pending.manners)])
    return changed(state, manners=manners, pending=pending)


OFFERS = (Offer("effects", (("J", Effect("skip")),)), Offer("draws", 3))


async def won(server: Server):
    """Ada has won the first round, and may add one of two rules."""
    table, (hand, bens) = await in_play(server, "9S", "9C 8H 6H", game="bartok")
    await press(server.ada, hand, "9♠")
    await server.put(pending=Adding(0, OFFERS))
    return table, hand, bens


async def test_the_winner_picks_a_rule_in_their_hand_and_the_rulebook_and_the_end_say_who_added_it(server: Server):
    table, hand, bens = await won(server)
    assert "**Ada** is adding a rule." in text(table)
    assert "You won the round" in text(hand)
    assert "won the round" not in text(bens)
    assert select_of(bens, "add-rule") is None
    assert "Added in this match" not in await server.say(server.ben, "houserules show")
    labels = [option["label"] for option in select_of(hand, "add-rule")["options"]]
    assert labels == ["Jacks: skip the next player.", "Cards drawn in a turn: 3 cards."]
    await choose(server.ada, hand, "0")
    assert server.table().state.rules.effects == OFFERS[0].value
    assert "**Ada** added a rule. Jacks: skip the next player." in text(table)
    assert select_of(hand, "add-rule") is None
    book = await server.say(server.ben, "houserules show")
    assert missing(book, "### Added in this match\n- Jacks: skip the next player. (Ada, round 1)", "◆") == []
    await press(server.ada, hand, "Ready")
    await press(server.ben, bens, "Ready")
    assert "Round 2" in text(table)
    await server.position("9S", "9C 8H 6H", top="9H", totals=(0, 99))
    await press(server.ada, hand, "9♠")
    assert missing(table, "wins!", "Jacks: skip the next player. (Ada, round 1)") == []
