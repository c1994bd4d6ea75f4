"""Trouble with the database."""


class StoreError(Exception):
    """Something went wrong with the database."""


class CannotOpen(StoreError):
    """The file cannot be used as a database. The text is a sentence for the operator."""


class Away(CannotOpen):
    """The server of the database isn’t there yet, and may be by the next start."""


class NotRead(StoreError):
    """The database could not answer."""


class NotSaved(StoreError):
    """The database refused a write, and nothing has changed."""


class Lost(NotSaved):
    """The database lost a transaction, and nothing of it is saved. It can be done again at once."""


class FileGone(NotSaved):
    """The file was deleted or replaced while the bot runs, so nothing that is written would last."""


class StaleRow(StoreError):
    """Another process has written the row since it was read."""
