"""Games of the European continent and Iceland. Sources: linked-variants.md, sections 1.9, 5.5 to 5.8, 5.14, 5.15 and
5.21, and more-cousins.md, sections 6.1 to 6.4 and 6.6 to 6.8.
"""

from engine.core.packs.french import FRENCH
from engine.games.named import game, like, ready_made
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.rules import packs_for

# fmt: off

# Source: linked-variants.md 5.5, with 32 cards (MM-kn). A Jack never goes on a Jack, as it recommends. Most sources let
# a drawn card be played, and “Mau Mau” is said with the last one (MM-lc, MM-club, MM-lab). Of five readings of an Ace
# two are that it is covered (MM-kn, MM-dx). The agreed number of rounds is five.
mau_mau = game(
    5, wild="J", effects="7: draw 2, 8: skip, A: again", size=32,
    wild_on_wild=False,
    after_drawing="drawn card",
    call_word="mau", second_call="going out", second_word="mau mau",
    costs="A: 11, J: 20",  # most of its sources (MM-spa, MM-dx, MM-club)
    rounds_to_play=5,
)

# Source: linked-variants.md 5.5, with whole packs (MM-lc): always two of them, an Ace reverses, and an Eight may be
# answered. What it leaves unsaid is as with 32 cards.
mau_mau_52 = like(
    mau_mau,
    packs=lambda seats: max(2, packs_for(seats, 7)), pack_size=FRENCH.size, deal=7,
    effects="7: draw 2, 8: skip, A: reverse", skip_stacking=True,
)

# Source: more-cousins.md 6.2. What it leaves open is as in Mau-Mau: what cards cost, of which a Nine costs what a Jack
# does there, and five rounds. An Ace is plain.
neunerln = game(
    5, wild="9", effects="7: draw 2, 8: skip", costs="A: 11, 9: 20", size=32,
    after_drawing="drawn card",
    call_word="knock",
    doubling="9", rounds_to_play=5,
)

# Source: more-cousins.md 6.2, "Penalty points or rounds won"
NEUNERLN_BY_ROUNDS = ready_made("neunerln-by-rounds", scoring="rounds", rounds_to_play=0, rounds_to_win=3)

# Source: linked-variants.md 5.6 and its recommended preset. Two packs above four players (TS-jw, TS-pdf), and larger
# hands for two and three (TS-wa). Three rounds won make a match, as "most hands won" needs a number.
tschau_sepp = game(
    lambda seats: {2: 7, 3: 6}.get(seats, 5), wild="J", effects="7: draw 2, 8: skip, A: again", size=36,
    first_player="right", play_direction="counterclockwise",
    cover="draw until covered",
    after_drawing="drawn card",
    call_word="tschau", second_call="going out", second_word="sepp", not_last="8 A",
    scoring="rounds", rounds_to_win=3,
)

# Source: linked-variants.md 5.7. A pest card acts as the starter and never ends a hand, as it recommends. With two
# players an Ace gives another turn (PE-sb). The layer of a Joker picks the suit (PE-be). Who drew for a Two or a Joker
# still takes a turn (PE-li).
pesten = game(
    7, wild="J", effects="2: draw 2, *: draw 5, 7 K: again, 8: skip, A: reverse", jokers=2,
    two_player_reverse="skip", stacking="any draw card", after_penalty="play on",
    after_drawing="drawn card",
    call_word="laatste kaart", not_last="2 7 8 J K A *",
    scoring="rounds",
)

# Source: linked-variants.md 5.8, Makao, and what it recommends there. Aces and Jacks must match to be played, as only a
# Queen is said to go on anything.
makao = game(
    5, wild="A", effects="2: draw 2, 3: draw 3, 4: skip, J: rank, KH: draw 5, KS: draw back 5",
    packs=lambda seats: 1 if seats <= 4 else 2,
    wild_when="when it matches", wild_starter="another card", open_cards="Q", free_cards="Q",
    starter_effects="another card", answered_by="2 3: same rank or suit",
    skip_stacking=True,
    after_drawing="drawn card",
    groups="equal ranks",
    call_word="makao", second_call="going out", second_word="po makale", call_penalty=5,
    scoring="rounds",
)

# Source: linked-variants.md 5.8, Macau (Hungary). Kings are plain, as the source could not be read about them. Two
# Jokers go with the 52 cards, as they are wild. A forgotten call costs five, as in most texts.
macau = game(
    5, wild="A", effects="2: draw 2, 3: draw 3, 4: skip", jokers=2,
    play_on=lambda seats: seats > 2, first_player="right",
    skip_stacking=True,
    groups="chains",
    call="catch", call_word="macau", call_penalty=5, not_last=lambda seats: "2 3" if seats == 2 else "",
    scoring="rounds",
)

# Source: linked-variants.md 5.8, Macao (Romania): the pack, the deal and the call of most texts, and the special cards
# of MC-ro4, where an Ace goes on anything and reverses. A Joker is +5 and picks a suit, as in Huit Américain. The first
# one out wins.
macao = game(
    5, effects="2: draw 2, 3: draw 3, *: draw 5, A: reverse", jokers=2,
    free_cards="A",
    starter_effects="none",
    after_drawing="drawn card",
    groups="equal ranks",
    call_word="macao", call_penalty=5,
    scoring="rounds",
)

# Source: linked-variants.md 5.21, Agonia (AG-db). Who draws for a Seven still takes the turn, so that a Seven drawn
# then may be played, and counts anew.
agony = game(
    7, wild="A", effects="7: draw 2, 8: again, 9: skip", costs="A: 11",
    wild_on_wild=False,
    after_penalty="play on",
    after_drawing="drawn card", free_pass=True,
    not_last="A 7 8 9",
)

# Source: linked-variants.md 5.21, Agónie (AG-cz). What it leaves unsaid is as in Agonia or in Crazy Eights. Sevens
# alone stack. A red Jack cancels Jacks alone, the debt that it is named with. Who drew for a debt misses the turn, or a
# round hardly ever ends. An Eight that has to be covered can't be the last.
agonie = game(
    7, wild="A", costs="A: 11, *: 20", jokers=2,
    packs=2,
    apart="A",
    effects="2: previous draws 2, 7: draw 2, 8: again, 9: skip, JS JC: draw 5, A: reverse, *: draw 6",
    stacking="none", answered_by="7: same rank", cancels="JH JD", cancels_only="JH JD: J",
    after_drawing="drawn card",
    second_call="at two", not_last="8",
)

# Source: linked-variants.md 5.21, Reverse Agonia (AG-ana), and Agonia for all that it leaves unsaid. 106 cards are two
# packs with a Joker each, which is wild, costs 20 as in Agónie, and does nothing else.
reverse_agonia = like(
    agony,
    packs=2, jokers=1,
    apart="A", wild_on_wild=True,
    effects="2: previous draws 2, 3: reverse, 7: draw 2, 8: again, 9: skip, JS JC: draw 10",
    cancels="JH JD", cancels_only="JH JD: J",
    not_last="A 2 3 7 8 9 JS JC *",
    costs="A: 11, *: 20",
)

# Source: linked-variants.md 5.14, the preset <8A-cw>, with the call of <8A-rdj>, <8A-qd> and <8A-tt>.
huit_americain = game(
    8, effects="2: draw 2, 2S: draw 4, *: draw 5, J: skip, AS: reverse", jokers=2,
    wild_starter="another card",
    starter_effects="another card", stacking="none",
    after_drawing="drawn card",
    call="catch", call_word="carte",
    costs="3 4 5 6 7 9 T: 5, A 2: 15, 8 2S: 25", target=500,
)

# Source: linked-variants.md 5.15, <8-adpoker>. What it leaves unsaid is as in Eights: no call, the costs.
les_huit = game(
    lambda seats: 7 if seats == 2 else 5, costs="8: 50",
    sides=lambda seats: 2 if seats == 4 else 0,
    draws=UNTIL_ABLE, draw_though_able=False, after_drawing="drawn card must", reshuffle=False,
    call="none",
)

# Source: more-cousins.md 6.6. What it leaves open: an Eight or an Ace turned up goes back; other cards may go on the
# answer to an Ace, if they are of its rank. The last card goes by itself, as “lappen” is said before it, and as an Ace
# with its answer can't be the last play (sparbankeneken.se).
vandatta = game(
    7, effects="A: all draw 1", costs="2 3 4 5 6 7 9: 5, 8: 25, A: 15",
    apart="8 A", wild_starter="another card",
    starter_effects="another card",
    draws=3, draw_though_able=False, after_drawing="drawn card",
    groups="equal ranks", questions="A",
    call="to go out", call_word="lappen", winning_card_acts=True, not_last="8 A",
    knockout="at the target",
)

# Source: more-cousins.md 6.7. An Eight that starts is picked for by the dealer, as in Crazy Eights.
olsen = game(
    5,
    play_on=lambda seats: seats > 2,
    naming="another suit",
    after_drawing="drawn card",
    groups="equal ranks",
    call="catch", call_word="olsen", call_penalty=3,
    scoring="rounds",
)

# Source: more-cousins.md 6.7, "points left in hands to 200, lowest wins". Cards cost the same as in Crazy Eights
OLSEN_BY_POINTS = ready_made("olsen-by-points", play_on=False, scoring="penalty", costs="8: 50", target=200)

# Source: more-cousins.md 6.8. The first one out wins, as in Olsen.
olsen_olsen = game(
    lambda seats: 8 if seats <= 4 else 5,
    wild_starter="first player free",
    draws=3, draw_though_able=False, after_drawing="drawn card",
    groups="equal ranks",
    call_word="olsen of iceland", second_call="going out", second_word="olsen olsen", call_penalty=3,
    scoring="rounds",
)

# Source: more-cousins.md 6.8, "Upp og niður", with draws and calls as in Ólsen Ólsen. The first one out wins. What it
# leaves open: no card is wild and none does anything, as only ranks count. King and Ace are next to each other, as it
# recommends. Equal ranks go together, as in Ólsen Ólsen: without that a round hardly ever ends.
up_and_down = like(olsen_olsen, deal=5, matching="next rank", wild="")

# Source: more-cousins.md 6.1. A Seven or an Ace that starts acts, and two cards are drawn for a forgotten “prší”, as in
# Mau-Mau.
prsi = game(
    4, wild="Q", effects="7: draw 2, A: skip", size=32,
    wild_starter="bottom card",
    skip_stacking=True, skips_add_up=False,
    call="with last card", call_word="prsi",
    scoring="rounds",
)

# Source: more-cousins.md 6.1, "Counting version". It names no end, so it is five rounds, as in Mau-Mau
PRSI_COUNTED = ready_made("prsi-counted", scoring="penalty", costs="J: 2, Q: 3, K: 4, A: 11", rounds_to_play=5)

# Source: more-cousins.md 6.3. Nothing is said of a call, so there is none. What it leaves open: a Queen covers a Nine,
# as it goes on anything; a Nine can't be the last card, as no other would cover it; totals may fall below 0.
hundred_one = game(
    5, wild="Q", effects="6: draw 1, 7: draw 2, KS: draw 4, A: skip, 9: again", size=36,
    first_card="of the dealer",
    stacking="none", cover="draw until covered",
    draw_though_able=False, after_drawing="drawn card",
    call="none", not_last="9",
    costs="6 7 8 9: 0, J: 2, Q: 3, K: 4, A: 11", points_off="Q: 20, QS: 40", target=101,
    knockout="at the target", exact_target=True,
)

OTHER_SIXES = (
    # Source: more-cousins.md 6.3, "in many towns Six instead". A Nine is plain there
    ready_made("covered-sixes", effects="6: again, 7: draw 2, KS: draw 4, A: skip", not_last="6"),
    # Source: more-cousins.md 6.3, "Six goes on for everyone" and "or the winner begins": who deals plays the first card
    ready_made(
        "sixes-for-all", effects="6: all draw 1, 7: draw 2, KS: draw 4, A: skip, 9: again", next_dealer="winner"
    ),
)

# Source: more-cousins.md 6.4. Nothing is said of a call, so there is none. What it leaves open: two to four play, as in
# Hundred and One. What a Six or a Seven brings is not answered, as nothing is said of it. There is no new stock, or one
# suit could go round for ever. Who reached 100 first has lost, and the lowest total has won.
pentagon = game(
    5, wild="Q", effects="6: draw 2, 7: draw 1, A Q: skip", size=36,
    first_card="any", first_player="winner",
    matching="suit", still_fitting="6",
    stacking="none",
    draws=UNTIL_ABLE, draw_though_able=False, after_drawing="drawn card", reshuffle=False,
    call="none",
    costs="6 7 8 9: 0, J: 2, Q: 20, K: 4, A: 11",
)

# Source: linked-variants.md 1.9 and the rules of that program. Nothing is said of a call, so there is none. "The first
# player automatically plays a random card" is read as the dealer's last card, as in Hundred and One. So is what it
# leaves open: no one answers a Seven or an Eight, who can't play draws one and may play it, and a Six has to be covered
# and can't be the last card.
backyard_bridge = like(
    hundred_one,
    wild="J",
    effects="6: again, 7: draw 1, 8: draw 2, A: skip",
    not_last="6",
    costs="6 7 8 9: 0, J: 20, A: 15", points_off="J: 20", target=125,
)
