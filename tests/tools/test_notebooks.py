"""The notebooks' cleaner, and that the committed notebooks are clean."""

from pathlib import Path
from typing import Any

import nbformat
import pytest

from tests.tools import notebooks


def output(kind: str, **fields: Any) -> Any:
    return nbformat.v4.new_output(kind, **fields)


@pytest.fixture
def dirty() -> Any:
    """A notebook as JupyterLab saves it after a run."""
    view = {notebooks.WIDGET_VIEW: {"model_id": "f3"}}
    cells = [
        nbformat.v4.new_markdown_cell("# Golf", metadata={"editable": False, "collapsed": True}),
        nbformat.v4.new_code_cell(
            "table\n",
            execution_count=4,
            metadata={"execution": {"iopub.status.idle": "now"}, "tags": ["play"], "scrolled": True},
            outputs=[
                output("execute_result", data=view | {"text/plain": "Table(1)"}, execution_count=4),
                output("display_data", data=view),
                output("stream", name="stdout", text="one\n"),
                output("stream", name="stdout", text="two\n"),
            ],
        ),
        nbformat.v4.new_code_cell(
            "table", metadata={"jupyter": {"source_hidden": True, "outputs_hidden": True}}
        ),
    ]
    metadata = {"widgets": {"state": {}}, "language_info": {"name": "python", "version": "3.11.7"}}
    return nbformat.v4.new_notebook(cells=cells, metadata=metadata)


def test_what_dates_differs_or_breaks_is_left_out(dirty: Any) -> None:
    clean = notebooks.clean(dirty)
    assert clean.metadata == notebooks.METADATA
    text, table, again = clean.cells
    assert (text.source, text.metadata) == ("# Golf", {"editable": False})
    assert (table.source, table.metadata, table.execution_count) == ("table", {"tags": ["play"]}, 1)
    assert table.outputs == [
        output("execute_result", data={"text/plain": "Table(1)"}, execution_count=1),
        output("stream", name="stdout", text="one\ntwo\n"),
    ]
    assert (again.metadata, again.execution_count) == ({"jupyter": {"source_hidden": True}}, 2)
    nbformat.validate(clean)


def test_what_a_notebook_teaches_is_kept(dirty: Any) -> None:
    dirty.metadata["golf_nb"] = {"teaches": ["deals.numbered", "clock.starts", "deals.numbered"], "seen": 3}
    clean = notebooks.clean(dirty)
    assert clean.metadata == notebooks.METADATA | {"golf_nb": {"teaches": ["clock.starts", "deals.numbered"]}}
    assert notebooks.clean(clean).metadata == clean.metadata


def test_identifiers_follow_the_text(dirty: Any) -> None:
    before = [cell.id for cell in notebooks.clean(dirty).cells]
    assert before[2] == f"{before[1]}-2"
    dirty.cells.insert(0, nbformat.v4.new_markdown_cell("A new start"))
    assert [cell.id for cell in notebooks.clean(dirty).cells][1:] == before


def test_cleaning_twice_changes_nothing(dirty: Any) -> None:
    once = notebooks.text_of(notebooks.clean(dirty))
    assert notebooks.text_of(notebooks.clean(nbformat.reads(once, as_version=4))) == once


def test_a_run_and_a_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "lesson.ipynb"
    cells = [
        nbformat.v4.new_code_cell(source)
        for source in (
            "import os",
            "print(bool(os.environ['GOLF_NB_DATA']))",
            "import ipywidgets\nipywidgets.Button()",
        )
    ]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), path)
    assert notebooks.main(["--check", str(path)]) == 1
    assert capsys.readouterr().out == "lesson.ipynb: not clean: run python -m tests.tools.notebooks\n"
    assert notebooks.main([str(path)]) == 0
    assert notebooks.main(["--check", str(path)]) == 0
    written = nbformat.read(path, as_version=4)
    assert written.cells[1].outputs == [output("stream", name="stdout", text="True\n")]
    assert list(written.cells[2].outputs[0].data) == ["text/plain"]


def test_errors_and_warnings_are_named_unless_they_are_meant(tmp_path: Path) -> None:
    cells = [
        nbformat.v4.new_code_cell(
            "x",
            outputs=[output("error", ename="NameError", evalue="x", traceback=[])],
            metadata={"tags": tags},
        )
        for tags in ([], [notebooks.RAISES])
    ]
    warning = output("stream", name="stderr", text="UserWarning: old\n")
    cells.append(nbformat.v4.new_code_cell("old()", outputs=[warning]))
    path = tmp_path / "lesson.ipynb"
    path.write_text(
        notebooks.text_of(notebooks.clean(nbformat.v4.new_notebook(cells=cells))), encoding="utf-8"
    )
    assert notebooks.problems_of(path) == (
        "lesson.ipynb: cell 1 ends with NameError: x",
        "lesson.ipynb: cell 3 writes to the error stream: UserWarning: old",
    )


@pytest.mark.parametrize("path", sorted(notebooks.NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.stem)
def test_the_tutorial_is_clean(path: Path) -> None:
    assert notebooks.problems_of(path) == ()
