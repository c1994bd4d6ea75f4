"""Who has won a season, and the role for it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Champion:
    """A member who ``reigns`` as the best of the latest season that ended, or did before and still has the role.

    ``role``: the id of the one that the bot gave them. ``given``: it has for certain.
    """

    guild: int
    member: int
    reigns: bool = True
    role: int | None = None
    given: bool = False
