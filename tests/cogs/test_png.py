"""Picture files, as Pillow reads them."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from cogs.ui.pictures.png import QUICK, SMALL, png


def test_a_file_shows_what_was_drawn(subtests: pytest.Subtests):
    for compress in [QUICK, SMALL]:
        for size in [(1, 1), (7, 3), (900, 360)]:
            with subtests.test(compress=compress, size=size):
                chance = Random(5)
                drawn = Image.frombytes("P", size, chance.randbytes(size[0] * size[1]))
                colours, opacity = chance.randbytes(3 * 256), chance.randbytes(256)
                drawn.putpalette(colours)
                with Image.open(BytesIO(png(drawn, colours, opacity, compress))) as read:
                    read.load()
                    assert read.tobytes() == drawn.tobytes()
                    assert read.getpalette() == list(colours)
                    assert read.info["transparency"] == opacity
