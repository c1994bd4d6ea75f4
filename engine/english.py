"""Numbers and lists in English words."""

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def number_word(count: int) -> str:
    """A small number as a word, a larger one in digits."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def times(count: int, thing: str) -> str:
    """A number of things, as in ``1 round`` or ``3 rounds``."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}{'es' if thing.endswith('h') else 's'}"
