"""Games of Asia, Africa and Latin America. Sources: linked-variants.md, sections 5.10 to 5.13, and more-cousins.md,
sections 6.5 and 6.9 to 6.12.
"""

from engine.games.named import game, ready_made

# fmt: off

# Source: linked-variants.md 5.10, with the values that it recommends (OC-app). A Three stops a Two. The first one out
# wins (OC-en), and what is said gives the game its name (OC-wp). What is left out its rulebook tells.
one_card = game(
    lambda seats: 7 if seats == 2 else 5, wild="7", jokers=2,
    first_player="right",
    effects="2: draw 2, A: draw 3, AS B*: draw 5, R*: draw 7, J: skip, Q: reverse, K: again",
    two_player_reverse="skip", stacking="as strong", cancels="3", cancels_only="3: 2",
    after_penalty="play on",
    call="catch", call_word="one card", call_penalty=1,
    scoring="rounds",
)

# Source: linked-variants.md 5.12: the first one out wins. What it leaves unsaid is as in Crazy Eights.
puskiyon = game(7, wild="", scoring="rounds")

# Source: more-cousins.md 6.5: a match is five rounds, as in Mau-Mau. What it leaves open: who has drawn may play any
# card; the lap is over for each player with their first club; a club of it answers no Seven.
pis_yedili = game(
    7, wild="J", effects="7: draw 3, T: reverse, A: all draw again", costs="A: 11, J: 25, 7: 50",
    first_card="clubs",
    apart="J",
    again_in_suit=True,
    after_drawing="any card",
    call="to go out", call_word="tek", call_penalty=1,
    doubling="J", tripling="7", rounds_to_play=5,
)

# Source: more-cousins.md 6.5, "others: Ace skips; Eight skips"
SKIPPING_ACES = ready_made("skipping-aces", effects="7: draw 3, T: reverse, A 8: skip")

# Source: linked-variants.md 5.11, Zimbabwe. A Two answers a Two, and a Joker answers both, as it recommends.
zimbabwe = game(
    8, effects="2: draw 2, *: draw 5, J: reverse, A: suit", costs="8: 50", jokers=2,
    stacking="as strong",
    after_drawing="drawn card",
)

# Source: linked-variants.md 5.11, Mzansi Crazy 8; what it leaves unsaid is as in Crazy Eights. Two packs come from five
# players on, not from seven, as the deal needs them (rulings.md, "Second pack").
mzansi = game(
    8, effects="2: draw 2, *: draw 6, 7: skip, J: reverse", costs="8: 50", jokers=2,
    wild_starter="another card",
    starter_effects="another card", cancels="8",
    not_last="8 2 * 7 J",
)

# Source: linked-variants.md 5.11, Ethiopian "Crazy" (ET). What it leaves unsaid is as in Crazy Eights: Eights are wild,
# and the first one out wins. The Ace of spades goes on a debt of the Two of spades, but no Two on the Ace.
ethiopia = game(
    4, effects="2: draw 2, 7: suit, 9: reverse, AS: draw 5",
    first_card="any", first_player="dealer",
    answered_by="2S: as strong",
    call="catch", call_word="crazy", call_penalty=5,
    scoring="rounds",
)

# Source: more-cousins.md 6.10. Five and six players get three cards each ("3 with many"). What it leaves open: a Joker
# goes on anything and its player picks a suit; the first one out wins the match.
kadi = game(
    lambda seats: 4 if seats <= 4 else 3, wild="A", jokers=2,
    next_dealer="winner", first_player="dealer", play_direction="first player picks",
    wild_starter="another card",
    effects="2: draw 2, 3: draw 3, *: draw 5, J: skip, K: reverse, AS: card", starter_effects="another card",
    penalties_add_up=False, cancels="A", cancels_leave_suit=True, skip_stacking=True, skips_add_up=False,
    draw_though_able=False,
    groups="equal ranks", questions="8 Q", answers="A 4 5 6 7 8 9 T Q", unanswered="draw one",
    call="announced", call_word="niko kadi", not_last="A 2 3 J K *", cardless=True,
    scoring="rounds",
)

# Source: more-cousins.md 6.12. The first one out wins, or who holds least once the market is empty. What it leaves open
# is as in Huit Américain: who could play may go to market too. A special card that starts does nothing, and a Whot card
# goes back.
whot = game(
    lambda seats: 5 if seats == 2 else 4, pack_kind="whot",
    wild="", wild_starter="another card",
    effects="a: again, b: draw 2, e: draw 3, h: skip, n: all draw again",  # 1, 2, 5, 8 and 14
    starter_effects="none",
    reshuffle=False,
    second_call="at two", second_word="semi last card",
    scoring="rounds", empty_stock=True,
)

# Source: more-cousins.md 6.12, "the highest hand is out, the others deal again until one is left"
WHOT_KNOCKOUT = ready_made("whot-knockout", scoring="penalty", knockout="highest hand")

# Source: linked-variants.md 5.13, Puerto Rico: eight rounds of 8, 7, … 1 cards, and two sides of four players. Its
# Jokers are wild, as recommended, and do nothing else.
ocho_locos = game(
    8, jokers=2,
    sides=lambda seats: 2 if seats == 4 else 0, deals="down", first_player="right", play_direction="counterclockwise",
    wild_starter="blind",
    scoring="rounds", rounds_to_play=8,
)

# Source: more-cousins.md 6.11, as in Ecuador and Colombia. The call and what else it leaves unsaid are as in Crazy
# Eights.
ocho_loco = game(8, effects="2: skip, A: draw 3", after_drawing="drawn card", scoring="rounds")

# Source: more-cousins.md 6.11, Venezuela: "next draws 2, stacks"
VENEZUELA = ready_made("venezuela", effects="2: draw 2, A: draw 3")

_BRAZILIAN = "A: skip, 7: draw 3, 9: previous draws 1, Q: reverse"

# Source: more-cousins.md 6.9. The first one out wins. What it leaves open: a special card that starts acts as if the
# dealer had played it, and a Nine reaches the player before the dealer; a Queen does nothing between two, as in
# Mau-Mau.
mau_mau_brazil = game(
    7, wild="J", effects=_BRAZILIAN,
    packs=2, first_player="right", play_direction="counterclockwise",
    after_drawing="drawn card",
    call="catch", call_word="mau mau",
    scoring="rounds",
)

# Source: more-cousins.md 6.9, "jokers optional ... next draws 5 (others 4) and misses the turn". None answers a Joker
WITH_JOKERS = ready_made(
    "brazilian-jokers", jokers=2, effects=f"{_BRAZILIAN}, *: draw 5", answered_by="*: none"
)

# Source: more-cousins.md 6.9, "jump in with the very same card"
VOADOR = ready_made("voador", jump_in=True)
