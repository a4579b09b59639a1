"""Lessons: checked data, and a tutor that works on it without a screen."""

from golf_nb.lessons.attempt import Attempt
from golf_nb.lessons.errors import LessonError
from golf_nb.lessons.goal import Goal
from golf_nb.lessons.judge import Judge
from golf_nb.lessons.library import lesson, lessons
from golf_nb.lessons.model import (
    AskStep,
    Branch,
    CardStep,
    Choice,
    FreeStep,
    LegalStep,
    Lesson,
    Mistake,
    MoveStep,
    NumberStep,
    SayStep,
    Setting,
    ShowStep,
    Step,
)
from golf_nb.lessons.reader import read_lesson
from golf_nb.lessons.skeleton import skeleton
from golf_nb.lessons.state import Feedback
from golf_nb.lessons.tally import Result, TableResult
from golf_nb.lessons.view import Expects, View

__all__ = [
    "AskStep",
    "Attempt",
    "Branch",
    "CardStep",
    "Choice",
    "Expects",
    "Feedback",
    "FreeStep",
    "Goal",
    "Judge",
    "LegalStep",
    "Lesson",
    "LessonError",
    "Mistake",
    "MoveStep",
    "NumberStep",
    "Result",
    "SayStep",
    "Setting",
    "ShowStep",
    "Step",
    "TableResult",
    "View",
    "lesson",
    "lessons",
    "read_lesson",
    "skeleton",
]
