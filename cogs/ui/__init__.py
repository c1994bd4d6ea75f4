"""Views of a table as components, text and pictures: pure functions, no state."""
