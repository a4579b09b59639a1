"""The command `golf-nb`, run as a user runs it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from golf_nb import cli, tutorial
from golf_nb.engine import Game, deal, format_board, parse_board
from golf_nb.records import Store

# Stands in for JupyterLab: says how and where it was started.
STAND_IN = (
    "import os, sys\nprint('lab', sys.argv[1:], os.path.basename(os.getcwd()), flush=True)\nsys.exit(7)\n"
)


def golf_nb(*words: str, cwd: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "golf_nb", *words],
        cwd=cwd,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


LESSONS = Path(cli.__file__).parent / "lessons" / "data"


def test_a_deal_is_printed_and_nothing_else() -> None:
    run = golf_nb("deal", "24")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == format_board(deal(24)).rstrip("\n") + "\n"
    assert run.stdout.splitlines()[0] == "Talon: TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS"


def test_the_command_line_speaks_english() -> None:
    run = golf_nb("records", GOLF_NB_LANGUAGE="de")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.strip() == "No hand has been played to its end yet."


def test_a_deal_follows_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["deal", "5", "--rules", "double"]) == 0
    assert capsys.readouterr().out == format_board(deal(5, "double")).rstrip("\n") + "\n"


@pytest.mark.parametrize(
    "words",
    [
        ["deal", "nine"],
        ["deal", "0"],
        ["deal", "-3"],
        ["deal", "2147483648"],
        ["deal", "1.5"],
        ["deal", "24", "--rules", "gentle"],
        ["check", "no such file.toml"],
        ["check", "."],
    ],
)
def test_what_cannot_be_used_is_one_line_and_no_traceback(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("golf-nb: ")
    assert captured.err.count("\n") == 1
    if words[1].isprintable() and words[0] == "deal":
        assert words[-1] in captured.err, "the text at fault is quoted"


@pytest.mark.parametrize(
    "words", [["deal"], ["check"], ["shuffle"], ["--folders", "x"], ["deal", "1", "--rule", "x"]]
)
def test_unknown_words_end_with_the_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main(words)
    assert stop.value.code == 2
    assert capsys.readouterr().err.startswith("usage: golf-nb")


@pytest.mark.parametrize("path", sorted(LESSONS.glob("*.toml")), ids=lambda path: path.stem)
def test_a_sound_lesson_is_ok(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", str(path)]) == 0
    assert capsys.readouterr().out == "OK\n"


def test_each_problem_of_a_lesson_is_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from golf_nb.lessons import check

    path = tmp_path / "lesson.toml"
    path.touch()
    monkeypatch.setattr(check, "check_file", lambda path, best_left: ("steps[0].move: ...", "goal: ..."))
    assert cli.main(["check", str(path)]) == 1
    assert capsys.readouterr().out == "steps[0].move: ...\ngoal: ...\n"


@pytest.mark.parametrize("text", [b"title = ", b"title = 3", b"\xff\xfe"])
def test_an_unreadable_lesson_names_its_file_and_ends_in_one_line(
    text: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_bytes(text)
    assert cli.main(["check", str(broken)]) == 1
    captured = capsys.readouterr()
    assert captured.err == ""
    assert captured.out.startswith(str(broken))
    assert captured.out.count("\n") == 1


@pytest.fixture
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file with the records of somebody who has played one hand."""
    monkeypatch.setenv("GOLF_NB_DATA", str(tmp_path / "data"))
    start = parse_board("Talon: 2C\nFoundations: 7D\n6H", partial=True)
    with Store() as store:
        store.record_result(Game(start, "A"), seconds=75)
        store.save_course("MEADOW", "[]", "Ann")
        assert store.path is not None
        return store.path


@pytest.mark.usefixtures("records")
def test_records_are_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["records"]) == 0
    out, err = capsys.readouterr()
    head, row, *_, said = out.splitlines()
    assert head.split()[:4] == ["deal", "rules", "best", "cleared"]
    assert "  king-stops    −1  yes          1  1 min 15 s   " in row
    assert said.startswith("king-stops: nothing goes on a king; ")
    assert err == ""


@pytest.mark.usefixtures("records")
def test_records_are_exported_to_a_new_file_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, part in (("mine.csv", ",king-stops,"), ("mine.JSON", '"player": "Ann"')):
        path = tmp_path / name
        assert cli.main(["records", "--export", str(path)]) == 0
        assert part in path.read_text(encoding="utf-8")
        assert capsys.readouterr().out == f"Your records are written to {path}\n"
        before = path.read_bytes()
        assert cli.main(["records", "--export", str(path), "--erase"]) == 2
        assert capsys.readouterr().err == f"golf-nb: {path}: File exists\n"
        assert path.read_bytes() == before
    assert cli.main(["records"]) == 0
    assert "king-stops" in capsys.readouterr().out, "nothing was erased, because nothing could be exported"


@pytest.mark.parametrize("name", ["mine", "mine.xlsx", "no folder/mine.csv"])
@pytest.mark.usefixtures("records")
def test_records_that_cannot_be_exported(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["records", "--erase", "--export", str(tmp_path / name)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("golf-nb: ")
    assert err.count("\n") == 1
    with Store() as store:
        assert len(store.records()) == 1


@pytest.mark.usefixtures("records")
def test_records_are_erased(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["records", "--erase"]) == 0
    assert capsys.readouterr().out == "Your records, hands, courses and lessons are erased.\n"
    assert cli.main(["records"]) == 0
    assert capsys.readouterr().out == "No hand has been played to its end yet.\n"


def test_looking_for_records_leaves_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GOLF_NB_DATA", str(tmp_path / "data"))
    assert cli.main(["records"]) == 0
    assert capsys.readouterr().out == "No hand has been played to its end yet.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_file_of_records_is_told_of(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records.write_bytes(b"no database" * 100)
    assert cli.main(["records"]) == 0
    out, err = capsys.readouterr()
    assert out == "No hand has been played to its end yet.\n"
    assert err.startswith(f"golf-nb: {records} was damaged. It is kept as ")
    assert err.count("\n") == 1


def test_records_out_of_reach_are_not_said_to_be_erased(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("GOLF_NB_DATA", str(tmp_path / "file"))
    assert cli.main(["records", "--erase"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("golf-nb: Your results cannot be kept in ")


def test_a_console_without_card_suits_gets_every_line() -> None:
    run = golf_nb("deal", "♣", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert run.returncode == 2
    assert run.stderr.startswith("golf-nb: ")
    assert "Traceback" not in run.stderr


def test_the_tutorial_opens_in_jupyterlab_from_the_learners_folder(tmp_path: Path) -> None:
    (tmp_path / "jupyterlab.py").write_text(STAND_IN, encoding="utf-8")
    words = ("--folder", "mine", "--no-browser", "--", "--port", "9999")
    run = golf_nb(*words, cwd=tmp_path, PYTHONPATH=str(tmp_path))
    assert run.returncode == 7, run.stderr
    assert run.stdout.splitlines() == [
        f"Your notebooks are in {tmp_path / 'mine'}",
        f"lab ['{tutorial.FIRST}', '--no-browser', '--port', '9999'] mine",
    ]
    assert (tmp_path / "mine" / tutorial.FIRST).is_file()


def test_a_kept_notebook_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "jupyterlab.py").write_text(STAND_IN, encoding="utf-8")
    mine = tmp_path / tutorial.FOLDER / tutorial.FIRST
    mine.parent.mkdir()
    mine.write_text("my own", encoding="utf-8")
    run = golf_nb(cwd=tmp_path, PYTHONPATH=str(tmp_path))
    assert mine.read_text(encoding="utf-8") == "my own"
    assert run.stdout.splitlines()[1] == (
        f"You have changed {tutorial.FIRST}, and the tutorial has newer ones: yours were kept. "
        "To get a new one, rename yours and start golf-nb again."
    )


def test_without_jupyterlab_one_sentence_says_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert cli.main(["--folder", str(tmp_path / "mine")]) == 2
    error = capsys.readouterr().err
    assert error.startswith("golf-nb: JupyterLab is not installed here. To install it: ")
    assert error.rstrip().endswith('-m pip install "jupyterlab<5,>=4.2"')


def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert cli.main(["--folder", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err == f"golf-nb: {tmp_path / 'file'}: File exists\n"


def test_the_command_starts_without_jupyter() -> None:
    code = (
        "import sys; from golf_nb import cli; cli.main(['deal', '1']); "
        "heavy = {'IPython', 'ipywidgets', 'ipycanvas', 'jupyterlab', 'numpy', 'traitlets'}; "
        "sys.exit(', '.join(heavy & set(sys.modules)) or 0)"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")
