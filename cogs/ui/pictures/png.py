"""PNG files of pictures with a palette. Pillow writes them too, and takes four times as long."""

import zlib
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from PIL import Image

try:
    from isal import isal_zlib
except ImportError:  # there is none for this processor
    _quick: "Compress" = partial(zlib.compress, level=1)
else:
    _quick = partial(isal_zlib.compress, level=1)

Compress: TypeAlias = Callable[[bytes], bytes]

SIGNATURE = b"\x89PNG\r\n\x1a\n"
PALETTE = bytes((8, 3, 0, 0, 0))  # bits of a pixel, a place in the palette; the only ways to compress, filter and order
UNFILTERED = b"\0"  # before each row

QUICK: Compress = _quick
SMALL: Compress = partial(zlib.compress, level=6)  # for what is drawn once and sent often
SMALLEST_FILE: Compress = partial(zlib.compress, level=9)  # for what is large and drawn once, in a tenth of a second


def png(picture: Image.Image, palette: bytes, opacity: bytes, compress: Compress = QUICK) -> bytes:
    """A picture of places in a palette as a file. ``palette`` has three bytes for each colour, ``opacity`` one."""
    size = picture.width.to_bytes(4) + picture.height.to_bytes(4)
    pixels, width = picture.tobytes(), picture.width
    rows = (part for start in range(0, len(pixels), width) for part in (UNFILTERED, pixels[start : start + width]))
    content = compress(b"".join(rows))
    file = [SIGNATURE]
    for part in (b"IHDR" + size + PALETTE, b"PLTE" + palette, b"tRNS" + opacity, b"IDAT" + content, b"IEND"):
        file += [(len(part) - 4).to_bytes(4), part, zlib.crc32(part).to_bytes(4)]  # a part is named by four letters
    return b"".join(file)
