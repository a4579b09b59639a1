"""Keep the committed notebooks clean: run them, and leave out what dates, differs or breaks in a viewer.

Cells are counted as one run from top to bottom counts them: nbval takes a cell without a count for one that
was never run, and compares nothing.

`python -m tests.tools.notebooks` runs every notebook and writes it back clean; `--check` only says what is
not clean. A saved widget view is what breaks: where no kernel is running, viewers show it as "model not
found" in place of the picture or text beside it.
"""

import argparse
import hashlib
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
KEPT_METADATA = ("deletable", "editable", "tags")
RAISES = "raises-exception"
METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
SECONDS_A_CELL = 60


def clean(notebook: Any) -> Any:
    """Return a notebook without widget views, times, versions and chance identifiers, its cells counted anew."""
    result = nbformat.v4.new_notebook(metadata=METADATA | _teaches(notebook))
    taken: set[str] = set()
    count = 0
    for cell in notebook.cells:
        kept: dict[str, Any] = {"id": _identifier(cell, taken), "metadata": _metadata(cell)}
        if cell.cell_type == "code":
            count += bool(cell.source.strip())
            kept["execution_count"] = count if cell.source.strip() else None
            kept["outputs"] = _outputs(cell.outputs, count)
        make = getattr(nbformat.v4, f"new_{cell.cell_type}_cell")
        result.cells.append(make(cell.source.rstrip("\n"), **kept))
    result.nbformat_minor = 5
    return result


def faults(notebook: Any) -> tuple[str, ...]:
    """Say, a line each, what a clean notebook may not show: errors and warnings that nobody meant."""
    found = []
    for number, cell in enumerate(notebook.cells, start=1):
        for output in cell.get("outputs", ()):
            if output.output_type == "error" and RAISES not in cell.metadata.get("tags", ()):
                found.append(f"cell {number} ends with {output.ename}: {output.evalue}")
            if output.output_type == "stream" and output.name == "stderr":
                found.append(f"cell {number} writes to the error stream: {output.text.strip()[:80]}")
    return tuple(found)


def execute(notebook: Any, folder: Path) -> None:
    """Run every cell in a new kernel, whose user has kept no records yet."""
    with tempfile.TemporaryDirectory() as data:
        client = NotebookClient(
            notebook,
            timeout=SECONDS_A_CELL,
            kernel_name="python3",
            store_widget_state=False,
            resources={"metadata": {"path": str(folder)}},
        )
        client.execute(env=os.environ | {"GOLF_NB_DATA": data})


def text_of(notebook: Any) -> str:
    """Return a notebook as its file's text."""
    return str(nbformat.writes(notebook)).rstrip("\n") + "\n"


def problems_of(path: Path) -> tuple[str, ...]:
    """Say, a line each, what is not clean in a notebook's file."""
    text = path.read_text(encoding="utf-8")
    notebook = nbformat.reads(text, as_version=4)
    unclean = () if text == text_of(clean(notebook)) else ("not clean: run python -m tests.tools.notebooks",)
    return tuple(f"{path.name}: {problem}" for problem in (*unclean, *faults(notebook)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 1 when a notebook is not as it must be."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="change nothing; say what is not clean")
    parser.add_argument("--keep-outputs", action="store_true", help="clean what is there; run nothing")
    parser.add_argument("paths", nargs="*", type=Path, help="notebooks (default: the whole tutorial)")
    options = parser.parse_args(arguments)
    found: list[str] = []
    for path in options.paths or sorted(NOTEBOOKS.glob("*.ipynb")):
        if not options.check:
            notebook = nbformat.read(path, as_version=4)
            if not options.keep_outputs:
                execute(notebook, path.parent)
            path.write_text(text_of(clean(notebook)), encoding="utf-8")
        found.extend(problems_of(path))
    print("\n".join(found) or "the notebooks are clean")
    return 1 if found else 0


def _identifier(cell: Any, taken: set[str]) -> str:
    """Name a cell by its text, so that the name moves with it and never changes by chance."""
    name, again = hashlib.sha256(cell.source.rstrip("\n").encode()).hexdigest()[:8], 2
    wanted = name
    while name in taken:
        name, again = f"{wanted}-{again}", again + 1
    taken.add(name)
    return name


def _teaches(notebook: Any) -> dict[str, Any]:
    """Keep what a notebook itself teaches, beyond its lessons: each topic once, in order of name."""
    topics = sorted(set(notebook.metadata.get("golf_nb", {}).get("teaches", ())))
    return {"golf_nb": {"teaches": topics}} if topics else {}


def _metadata(cell: Any) -> dict[str, Any]:
    kept = {key: cell.metadata[key] for key in KEPT_METADATA if key in cell.metadata}
    if cell.metadata.get("jupyter", {}).get("source_hidden"):
        kept["jupyter"] = {"source_hidden": True}
    return kept


def _outputs(outputs: Sequence[Any], count: int) -> list[Any]:
    kept: list[Any] = []
    for output in outputs:
        if output.output_type == "stream" and kept and kept[-1].get("name") == output.name:
            kept[-1].text += output.text  # a kernel may cut one text anywhere
            continue
        copy = nbformat.from_dict(output)
        if "data" in copy:
            copy.data.pop(WIDGET_VIEW, None)
            copy.metadata = {}
            if not copy.data:
                continue
        if "execution_count" in copy:
            copy.execution_count = count
        kept.append(copy)
    return kept


if __name__ == "__main__":
    sys.exit(main())
