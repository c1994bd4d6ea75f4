"""What is explained in the hand at a table for practice."""

from cogs.ui.components.spoken import decorated
from engine.core.cards import short
from engine.core.game import Lesson
from engine.words import Words

words = Words("cogs.ui.pages.hand.lessons")


def lesson_line(lesson: Lesson) -> str:
    return decorated("💡", words(f"lesson-{lesson.key}", card=short(lesson.card)))
