"""A match that is over, as files to keep."""

from collections.abc import Sequence

from cogs.ui.components.controls import Control, way_back
from cogs.ui.components.page import CALM, Document, Page
from cogs.ui.pages.history.replay_file import replay_file
from cogs.ui.pages.history.replay_page import Moment, words
from engine.matches.record import write
from model.servers.history import Replay

LARGEST = 9_000_000  # bytes of all files of a message, a little less than Discord takes


def documents_of(replay: Replay) -> list[Document]:
    """The files, as many as fit into a message."""
    room, kept = LARGEST, []
    for document in (Document(f"match-{replay.match}.json", write(replay.record).encode()), replay_file(replay)):
        room -= len(document.content)
        if room < 0:
            break
        kept.append(document)
    return kept


def download_page(replay: Replay, moment: Moment, documents: Sequence[Document]) -> Page:
    title = words("download-title", match=replay.match)
    back = way_back("replay", Control("replay", replay.match, moment.step, (moment.view,)))
    told = words(("download-too-large", "download-large", "download-what")[len(documents)])
    note = [words("download-note")] if documents else []
    return Page([f"{title}\n{told}", *documents, *note, back], CALM)
