"""What a picture shows, to compare it: its file may be written in more ways than one."""

from io import BytesIO

from PIL import Image


def pixels(png: bytes) -> bytes:
    with Image.open(BytesIO(png)) as picture:
        return picture.convert("RGBA").tobytes()
