# Names that people typed.

nameless = quelqu’un
