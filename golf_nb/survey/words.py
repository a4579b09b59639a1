"""A survey in words, always in English: for a prompt, for a notebook, and as figures for other programs."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

from golf_nb.engine.scores import signed
from golf_nb.language import speaking

if TYPE_CHECKING:
    from collections.abc import Iterator

    from golf_nb.survey.model import Survey

_FEW: Final = 5
"""More refused values than this are counted, not named."""


@speaking("en")
def summary(survey: Survey) -> dict[str, Any]:
    """Return the figures under stable names.

    Parameters
    ----------
    survey : Survey
        The survey.

    Returns
    -------
    dict
        Plain values, as JSON has them; scores are texts where they are keys.
    """
    return {
        "rules": survey.rules.label,
        "rules_in_words": survey.rules.in_words,
        "asked": survey.asked,
        "done": survey.done,
        "cleared": survey.cleared,
        "not_cleared": survey.not_cleared,
        "unknown": survey.unknown,
        "clear_rate": survey.clear_rate,
        "interval": survey.interval,
        "bounds": survey.bounds,
        "mean_score": survey.mean_score,
        "mean_strokes": survey.mean_strokes,
        "distribution": {str(score): count for score, count in survey.distribution.items()},
        "refused": {str(value): reason for value, reason in survey.refused.items()},
        "stopped": survey.stopped,
        "messages": list(survey.messages),
    }


@speaking("en")
def text(survey: Survey) -> str:
    """Return the survey as lines of text.

    Parameters
    ----------
    survey : Survey
        The survey.

    Returns
    -------
    str
        What the rules say comes before the first figure.
    """
    return "\n".join([title(survey), *(f"  {name}: {said}" for name, said in _lines(survey))])


@speaking("en")
def html(survey: Survey) -> str:
    """Return the survey as a table for a notebook, with the same words.

    Parameters
    ----------
    survey : Survey
        The survey.

    Returns
    -------
    str
        HTML in which every text is escaped.
    """
    rows = "".join(
        f'<tr><th scope="row" style="text-align:left">{escape(name)}</th>'
        f'<td style="text-align:left">{escape(said)}</td></tr>'
        for name, said in _lines(survey)
    )
    caption = f'<caption style="text-align:left">{escape(title(survey))}</caption>'
    return f"<table>{caption}<tbody>{rows}</tbody></table>"


@speaking("en")
def title(survey: Survey) -> str:
    """Return one line that says what was surveyed."""
    return f"Survey of {_counted(survey.asked)}, {survey.rules.label}"


def rate(survey: Survey) -> str:
    """Return the share of deals that can be cleared, with what it is a share of."""
    share, interval = survey.clear_rate, survey.interval
    if share is None or interval is None:
        return "not known of any deal"
    known = survey.cleared + survey.not_cleared
    low, high = interval
    return f"{survey.cleared:,} of {known:,}, {share:.2%} (with 95 % confidence {low:.2%} to {high:.2%} of all deals)"


def _lines(survey: Survey) -> Iterator[tuple[str, str]]:
    yield "rules", survey.rules.in_words
    yield "can be cleared, knowing the stock", rate(survey)
    if survey.unknown and survey.bounds is not None:
        low, high = survey.bounds
        with_them = (
            f"with {'it' if survey.unknown == 1 else 'them'} the share is from {low:.2%} to {high:.2%}"
        )
        yield "given up", f"{_counted(survey.unknown)}, not in that share; {with_them}"
    if survey.mean_strokes is not None and survey.mean_score is not None:
        mean = f"{survey.mean_strokes:.3f} strokes a deal"
        if survey.mean_score != survey.mean_strokes:
            mean += f", mean score {_decimal(survey.mean_score)}"
        yield "mean of the best", mean
        yield (
            "best scores",
            ", ".join(f"{signed(score)}: {count:,}" for score, count in survey.distribution.items()),
        )
    if survey.stopped is not None:
        yield "ended early", f"{survey.stopped}; {survey.done:,} of {_counted(survey.asked)} done"
    if survey.refused:
        yield "refused", _refused(survey)
    for message in survey.messages:
        yield "note", message


def _refused(survey: Survey) -> str:
    named = [f"{value!r} ({reason})" for value, reason in list(survey.refused.items())[:_FEW]]
    more = len(survey.refused) - len(named)
    return ", ".join([*named, f"and {more:,} more"] if more else named)


def _counted(deals: int) -> str:
    return "1 deal" if deals == 1 else f"{deals:,} deals"


def _decimal(value: float) -> str:
    return f"{value:.3f}".replace("-", "−")
