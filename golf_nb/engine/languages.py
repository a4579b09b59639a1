"""The choice of a language, with an error that says which ones there are."""

from __future__ import annotations

from golf_nb.engine.errors import GolfError
from golf_nb.language import languages, use


def use_language(code: str) -> None:
    """Choose the language of tables, tutors, courses and pictures that are made from now on.

    The letters on cards and columns, the command line and the errors of bad input stay as they are. A notebook says
    this before its first table; the environment variable ``GOLF_NB_LANGUAGE`` says it for every notebook.

    A table that is there already keeps its buttons as they are; its messages are in the new language.

    Parameters
    ----------
    code : str
        ``en`` or ``de``.

    Raises
    ------
    GolfError
        If the game does not speak this language; it lists those that it speaks.

    Examples
    --------
    >>> import golf_nb as golf
    >>> golf.use_language("de")
    >>> golf.deal(24).refusal("draw") is None, golf.Rules.preset("classic").in_words[:4]
    (True, 'Auf ')
    >>> golf.use_language("en")
    """
    known = languages()
    if code not in known:
        expected = ", ".join(f"{each} ({name})" for each, name in known.items())
        raise GolfError("there is no such language", text=str(code), expected=f"one of {expected}")
    use(code)
