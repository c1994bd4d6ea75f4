"""The record of a match that is over, as a file to keep."""

from cogs.ui.components.controls import Control, way_back
from cogs.ui.components.page import CALM, Document, Page
from cogs.ui.pages.history.replay_page import Moment, words
from engine.matches.record import write
from model.servers.history import Replay

LARGEST = 9_000_000  # bytes, a little less than Discord takes


def record_of(replay: Replay) -> Document | None:
    """The record as JSON, or None if it is too large for a message."""
    record = Document(f"match-{replay.match}.json", write(replay.record).encode())
    return record if len(record.content) <= LARGEST else None


def download_page(replay: Replay, moment: Moment, record: Document | None) -> Page:
    title = words("download-title", match=replay.match)
    back = way_back("replay", Control("replay", replay.match, moment.step, (moment.view,)))
    if record is None:
        return Page([f"{title}\n{words('download-too-large')}", back], CALM)
    return Page([f"{title}\n{words('download-what')}", record, words("download-note"), back], CALM)
