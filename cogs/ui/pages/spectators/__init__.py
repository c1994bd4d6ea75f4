"""Pages for those who watch, and cheers."""
