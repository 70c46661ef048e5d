"""Lessons: short games from a set position, with a teacher who says what to do and why."""

from lairwright.server.lessons.lessons import PUPIL as PUPIL
from lairwright.server.lessons.lessons import lesson_ids as lesson_ids
from lairwright.server.lessons.lessons import lesson_list as lesson_list
from lairwright.server.lessons.lessons import lesson_messages as lesson_messages
from lairwright.server.lessons.lessons import lesson_over as lesson_over
from lairwright.server.lessons.lessons import lesson_path as lesson_path
from lairwright.server.lessons.lessons import lesson_words as lesson_words
from lairwright.server.lessons.lessons import start_lesson as start_lesson
