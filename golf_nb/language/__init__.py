"""Every sentence that the game says, in one table for each language; `say` looks one up.

A language is a folder of TOML files beside this one, a file for each subject: ``en/table.toml`` holds the keys that
begin with ``table.``. Whoever adds a language copies ``en``, translates the texts and leaves keys and braces alone.
The texts of a lesson are in the lesson's file; the command line and the errors of bad input speak English.
"""

from golf_nb.language.speaking import (
    counted,
    ended,
    languages,
    listed,
    pairs,
    say,
    sentence_case,
    speaking,
    speaks,
    use,
)

__all__ = [
    "counted",
    "ended",
    "languages",
    "listed",
    "pairs",
    "say",
    "sentence_case",
    "speaking",
    "speaks",
    "use",
]
