"""What may not be done, told to the person who asked."""


class Refused(Exception):
    """Something that may not be done now; the text is the sentence for the player."""
