"""Numbers of things in English, for the operator's commands."""


def times(count: int, thing: str) -> str:
    """A number of things, as in ``1 round`` or ``3 rounds``."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}{'es' if thing.endswith('h') else 's'}"
