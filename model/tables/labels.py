"""What tables are called, other than by their game."""

from engine.words import Message, Words

words = Words(__name__)
of_the_day, of_tournaments = Words("model.tables.day_deal"), Words("model.tournaments.directing")


def of_round(played: int, number: int) -> str:
    """The label of a table in a round of a tournament, as it is stored. Both are counted from 1."""
    return f"{played}.{number}"


def called(number: int, label: str | None, *, of_a_day: bool = False) -> Message | str:
    """What a table is called. Older versions stored a label as it was said."""
    played, _, place = (label or "").partition(".")
    if of_a_day:
        return of_the_day.message("label")
    if played.isdecimal() and place.isdecimal():
        return of_tournaments.message("table-label", round=int(played), table=int(place))
    return label or words.message("numbered", table=number)
