"""The only room that knows Jupyter: canvas, buttons, lessons at the table."""

from golf_nb.widget.table import Table

__all__ = ["Table"]
