"""The dealer: by chance, by the lowest card or from the first seat, and then round after round."""

from engine.chance import numbers, shuffled
from engine.core.cards import PACKS, Card, cards_of
from engine.core.match import MatchState
from engine.core.packs.french import PACK
from engine.core.scoresheet import out_of_match

FIRST_DEALER = 0  # which use of chance picks the first dealer: shuffles count from 1
_HEIGHT = {card: height for pack in PACKS for height, rank in enumerate(pack.from_low) for card in cards_of(rank)}

Draw = tuple[int, Card]  # a seat and the card that it drew for the deal


def dealer_of_next_round(state: MatchState, pack: tuple[Card, ...] = PACK) -> int:
    """The dealer by the house rules (source: S3), or the same as before in a match that is dealt again. The deal passes
    over seats that are out of the match. ``pack``: the cards of which everyone may draw one for the first deal.
    """
    rules, out = state.rules, out_of_match(state.sheet)
    if state.round < len(state.deals):
        dealer = state.deals[state.round][1]
    elif state.dealer is not None:
        # to the left, the winner, or the seat that was last: with cards when the others had gone out, or whose hand
        # counts most (source: more-cousins.md 6.1, "the last one deals"). Of equals it is the first from the left
        score, ways = state.sheet[-1], range(1, rules.seats + 1)
        in_order = [(state.dealer + step * rules.deal_passes) % rules.seats for step in ways]
        dealer = score.winner if rules.next_dealer == "winner" and score.winner is not None else in_order[0]
        if rules.next_dealer == "last":
            dealt_in = [seat for seat in in_order if seat not in out_of_match(state.sheet[:-1])]
            dealer = max(dealt_in, key=lambda seat: (seat not in score.order, score.costs[seat]))
    elif rules.first_dealer == "low card":
        dealer = lowest(draw_for_deal(state.seed, rules.seats, pack))
    else:
        dealer = 0 if rules.first_dealer == "first seat" else numbers(state.seed, FIRST_DEALER, 1)[0] % rules.seats
    while dealer in out:
        dealer = (dealer + rules.deal_passes) % rules.seats
    return dealer


def draw_for_deal(seed: str, seats: int, pack: tuple[Card, ...] = PACK) -> tuple[tuple[Draw, ...], ...]:
    """The cards drawn for the deal: one each, and again for the seats tied for lowest (source: S0, "CARDS")."""
    cards, drawing = iter(shuffled(pack, seed, FIRST_DEALER)), list(range(seats))
    rounds: list[tuple[Draw, ...]] = []
    while len(drawing) > 1:
        rounds.append(tuple((seat, next(cards)) for seat in drawing))
        least = min(_HEIGHT[card] for _, card in rounds[-1])
        drawing = [seat for seat, card in rounds[-1] if _HEIGHT[card] == least]
    return tuple(rounds)


def lowest(rounds: tuple[tuple[Draw, ...], ...]) -> int:
    """The seat that drew the lowest card in the end. Aces are high."""
    return min(rounds[-1], key=lambda draw: _HEIGHT[draw[1]])[0]
