"""Many deals at once: how many can be cleared, and how well, by somebody who knows the stock."""

from golf_nb.survey.model import Survey
from golf_nb.survey.survey import survey

__all__ = ["Survey", "survey"]
