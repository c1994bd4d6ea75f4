"""Chance: the deals that anyone can check, what is promised about them, and quick dice for thinking."""
