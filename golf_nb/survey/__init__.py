"""Many deals at once: how many can be cleared, and how well, by somebody who knows the stock."""

from golf_nb.survey.conduct import survey
from golf_nb.survey.model import Survey

__all__ = ["Survey", "survey"]
