"""The only room that knows Jupyter: canvas, buttons, lessons at the table."""

from golf_nb.widget.course import Course
from golf_nb.widget.editor import Editor
from golf_nb.widget.table import Table
from golf_nb.widget.tutor import Tutor

__all__ = ["Course", "Editor", "Table", "Tutor"]
