"""The only room that knows Jupyter: canvas, buttons, lessons at the table."""

from golf_nb.widget.course import Course
from golf_nb.widget.editor import Editor
from golf_nb.widget.learner import Learner
from golf_nb.widget.lesson_picker import Lessons
from golf_nb.widget.table import Table
from golf_nb.widget.tutor import Tutor
from golf_nb.widget.tutor_export import export_lesson

__all__ = ["Course", "Editor", "Learner", "Lessons", "Table", "Tutor", "export_lesson"]
