"""The check of the installation: what it asks for, what it finds wrong, how it reads."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from golf_nb import installation
from golf_nb.engine import use_language

GOOD = {
    "ipywidgets": "8.1.5",
    "ipycanvas": "0.14.3",
    "anywidget": "0.9.21",
    "jupyterlab_widgets": "3.0.15",
    "ipykernel": "6.29.5",
    "jupyterlab": "4.4.1",
}
REQUIRES = {
    "golf_nb": [
        "anywidget>=0.9",
        "ipycanvas<0.15,>=0.14.3",
        "ipywidgets<9,>=8.1",
        "ipykernel>=6.29; extra == 'lab'",
        "jupyterlab<5,>=4.2; extra == 'lab'",
    ],
    "ipywidgets": ["comm>=0.1.3", "jupyterlab_widgets~=3.0.15", 'pytest>=3.6; extra == "test"'],
}
Examine = Callable[..., installation.InstallReport]


@pytest.fixture
def examine(tmp_path: Path) -> Examine:
    """Examine a made-up environment: `GOOD`, with versions changed or (None) left out."""

    def run(
        python: str = "3.11.7", browser: dict[str, str | None] | None = None, **versions: str | None
    ) -> installation.InstallReport:
        packages = tmp_path / "site-packages"
        wanted = {"golf_nb": "0.1.0"} | GOOD | versions
        for name, version in wanted.items():
            if version is not None:
                folder = packages / f"{name}-{version}.dist-info"
                folder.mkdir(parents=True)
                lines = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}"]
                lines += ["Requires-Python: >=3.11"] if name == "golf_nb" else []
                lines += [f"Requires-Dist: {requirement}" for requirement in REQUIRES.get(name, [])]
                folder.joinpath("METADATA").write_text("\n".join(lines) + "\n", encoding="utf-8")
        parts = {
            "@jupyter-widgets/jupyterlab-manager": "5.0.15",
            "ipycanvas": wanted["ipycanvas"],
            "anywidget": wanted["anywidget"],
        }
        parts |= browser or {}
        for part, version in parts.items():
            if version is not None:
                place = tmp_path / "share" / "labextensions" / part
                place.mkdir(parents=True)
                place.joinpath("package.json").write_text(json.dumps({"version": version}), encoding="utf-8")
        return installation._examine([str(packages)], [tmp_path / "nothing", tmp_path / "share"], python)

    return run


def test_a_good_environment_reads_the_same_whatever_the_versions(examine: Examine) -> None:
    report = examine()
    assert report.ok
    assert report.problems == report.notes == ()
    assert repr(report) == "golf_nb can draw its table here."


def test_details_name_versions_and_places(examine: Examine) -> None:
    lines = examine().details().splitlines()
    assert lines[:3] == ["Python 3.11.7", "ipywidgets 8.1.5", "ipycanvas 0.14.3"]
    assert re.fullmatch(r"browser part ipycanvas 0\.14\.3 in .*ipycanvas", lines[-2])


@pytest.mark.parametrize(
    "name, version, sentence",
    [
        (
            "ipycanvas",
            "0.13.1",
            (
                "ipycanvas 0.13.1 is installed; golf_nb needs >=0.14.3,<0.15. "
                'To mend this: pip install "ipycanvas>=0.14.3,<0.15", then restart the kernel.'
            ),
        ),
        (
            "ipycanvas",
            "0.15.0",
            (
                "ipycanvas 0.15.0 is installed; golf_nb needs >=0.14.3,<0.15. "
                'To mend this: pip install "ipycanvas>=0.14.3,<0.15", then restart the kernel.'
            ),
        ),
        (
            "ipywidgets",
            "7.8.1",
            (
                "ipywidgets 7.8.1 is installed; golf_nb needs >=8.1,<9. "
                'To mend this: pip install "ipywidgets>=8.1,<9", then restart the kernel.'
            ),
        ),
        (
            "jupyterlab_widgets",
            "1.1.7",
            (
                "jupyterlab_widgets 1.1.7 is installed; golf_nb needs ~=3.0.15. "
                'To mend this: pip install "jupyterlab_widgets~=3.0.15", then restart the kernel.'
            ),
        ),
        (
            "jupyterlab",
            "3.6.7",
            (
                "jupyterlab 3.6.7 is installed; golf_nb needs >=4.2,<5. "
                'To mend this: pip install "jupyterlab>=4.2,<5", then restart the kernel.'
            ),
        ),
        (
            "anywidget",
            None,
            (
                "anywidget is not installed. "
                'To mend this: pip install "anywidget>=0.9", then restart the kernel.'
            ),
        ),
    ],
)
def test_each_wrong_package_is_one_sentence_with_its_command(
    examine: Examine, name: str, version: str | None, sentence: str
) -> None:
    report = examine(browser={"ipycanvas": version or "0.14.3", "anywidget": "0.9.21"}, **{name: version})
    assert not report.ok
    assert sentence in report.problems


def test_an_old_python_is_named(examine: Examine) -> None:
    report = examine(python="3.10.14")
    assert report.problems == ("Python 3.10.14 is running; golf_nb needs Python >=3.11.",)


def test_jupyterlab_elsewhere_is_worth_a_note_but_no_problem(examine: Examine) -> None:
    report = examine(jupyterlab=None)
    assert report.ok
    assert report.notes == (
        (
            "jupyterlab is not installed beside this kernel. "
            'If you want it here: pip install "jupyterlab>=4.2,<5"'
        ),
    )
    assert repr(report).splitlines() == ["golf_nb can draw its table here.", report.notes[0]]


def test_a_missing_browser_part_is_named(examine: Examine) -> None:
    report = examine(browser={"ipycanvas": None})
    assert report.problems == (
        (
            "The browser part of ipycanvas was not found; without it JupyterLab shows no table. "
            "To mend this: pip install --force-reinstall --no-deps ipycanvas, then reload the page."
        ),
    )


def test_an_old_browser_part_in_front_of_the_new_one_is_named(examine: Examine) -> None:
    (problem,) = examine(browser={"ipycanvas": "0.13.0"}).problems
    assert problem.startswith(
        "ipycanvas is 0.14.3 in Python but 0.13.0 in the browser: an old copy may lie in "
    )


def test_a_damaged_browser_part_is_named(examine: Examine, tmp_path: Path) -> None:
    place = tmp_path / "nothing" / "labextensions" / "anywidget"
    place.mkdir(parents=True)
    place.joinpath("package.json").write_text("{not json", encoding="utf-8")
    (problem,) = examine().problems
    assert problem.startswith("The browser part of anywidget is damaged. To mend this: pip install ")


def test_a_report_of_problems_counts_them_and_ends_with_the_way_that_always_works(examine: Examine) -> None:
    report = examine(anywidget=None, browser={"anywidget": "0.9.21", "ipycanvas": None})
    lines = repr(report).splitlines()
    assert lines[0] == "golf_nb cannot draw its table here yet: 2 things to mend."
    assert lines[1:3] == [f"- {problem}" for problem in report.problems]
    assert lines[-1] == (
        "Without widgets, print(golf.format_board(golf.deal(1))) always shows the cards as text."
    )


def test_a_package_that_was_never_installed_says_how_to_install_it(examine: Examine) -> None:
    (problem,) = examine(golf_nb=None).problems
    assert problem.endswith("To mend this, in that folder: pip install -e .")


@pytest.mark.parametrize(
    "version, clauses, good",
    [
        ("0.14.3", ">=0.14.3,<0.15", True),
        ("0.14.10", ">=0.14.3,<0.15", True),
        ("0.14.2", ">=0.14.3,<0.15", False),
        ("9", "<9", False),
        ("9.0.0a1", "<9", False),
        ("3.0.99", "~=3.0.15", True),
        ("3.1", "~=3.0.15", False),
        ("3.0.14", "~=3.0.15", False),
        ("4.1", "~=4.0", True),
        ("5", "~=4.0", False),
        ("2.3.1", "==2.3.*", True),
        ("2.4", "==2.3.*", False),
        ("2.4", "!=2.3.*", True),
        ("2.4.0", "==2.4", True),
        ("2.4.0", "!=2.4", False),
        ("2.5", ">2.4", True),
        ("2.4", "<=2.4", True),
        ("anything", "", True),
    ],
)
def test_comparing_versions(version: str, clauses: str, good: bool) -> None:
    assert installation._satisfies(version, installation._clauses(clauses)) is good


def test_a_listed_jupyter_path_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    assert installation.data_folders()[0] == tmp_path


def test_this_installation_is_good() -> None:
    report = installation.check_install()
    assert report.ok, report


def test_a_report_in_german(examine: Examine) -> None:
    use_language("de")
    assert repr(examine()) == "golf_nb kann seinen Tisch hier zeichnen."


def test_problems_in_german(examine: Examine) -> None:
    use_language("de")
    report = examine(python="3.10.1", anywidget=None, ipykernel=None, browser={"ipycanvas": None})
    assert repr(report).splitlines() == [
        "golf_nb kann seinen Tisch hier noch nicht zeichnen: 4 Sachen sind zu beheben.",
        "- Hier läuft Python 3.10.1; golf_nb braucht Python >=3.11.",
        (
            "- anywidget ist nicht installiert. So behebst du das: "
            'pip install "anywidget>=0.9", dann den Kernel neu starten.'
        ),
        (
            "- Der Browser-Teil von ipycanvas fehlt; ohne ihn zeigt JupyterLab keinen Tisch. So behebst du das: "
            "pip install --force-reinstall --no-deps ipycanvas, dann die Seite neu laden."
        ),
        (
            "- Der Browser-Teil von anywidget fehlt; ohne ihn zeigt JupyterLab keinen Tisch. So behebst du das: "
            "pip install --force-reinstall --no-deps anywidget, dann die Seite neu laden."
        ),
        (
            "ipykernel ist neben diesem Kernel nicht installiert. Wenn du es hier haben willst: "
            'pip install "ipykernel>=6.29"'
        ),
        "Auch ohne Widgets zeigt print(golf.format_board(golf.deal(1))) die Karten als Text.",
    ]


def test_one_problem_is_counted_as_one(examine: Examine) -> None:
    report = examine(python="3.10.1")
    assert repr(report).splitlines()[0] == "golf_nb cannot draw its table here yet: 1 thing to mend."
