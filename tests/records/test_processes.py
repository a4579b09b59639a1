"""Several programs at one file, and programs that are killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from itertools import count
from pathlib import Path

import pytest

from golf_nb.records import Store
from golf_nb.records.schema import STEPS
from tests.records.boards import SCORES, ending, start
from tests.records.disks import rows

ROOT = Path(__file__).resolve().parents[2]
# Plays hands at a file, each with a number of its own, and says after each that it is kept.
PLAYER = """
import sys
from itertools import count
from golf_nb.records import Store
from tests.records.boards import SCORES, ending

store = Store(sys.argv[1], wait=30)
print("ready", flush=True)
sys.stdin.readline()
for number in range(int(sys.argv[3])) if sys.argv[3] != "on" else count():
    game = ending(SCORES[number % len(SCORES)])
    store.record_result(game, seconds=number, hand=f"{sys.argv[2]} {number}")
    store.save_hand(sys.argv[2], game, seconds=number)
    store.save_progress("kings", [sys.argv[2]], reached=number % 9, pages=9)
    print(number, flush=True)
store.close()
print(store.kept, store.warnings)
"""


def player(path: Path, name: str, hands: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", PLAYER, str(path), name, hands],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def begin(*players: subprocess.Popen[str]) -> None:
    """Let all players loose at once."""
    for each in players:
        assert each.stdout is not None
        assert each.stdout.readline() == "ready\n"
    for each in players:
        assert each.stdin is not None
        each.stdin.write("\n")
        each.stdin.flush()


def test_two_programs_write_at_once_and_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "new" / "records.sqlite3"  # both begin the file
    with player(path, "a", "150") as one, player(path, "b", "150") as two:
        begin(one, two)
        ends = [each.communicate(timeout=120)[0].splitlines()[-1] for each in (one, two)]
    assert ends == ["True ()", "True ()"]
    assert rows(path, "PRAGMA integrity_check") == [("ok",)]
    with Store(path) as store:
        record = store.best(start())
        assert record is not None
        assert (record.score, record.tries) == (-3, 300)
        # Both begin with a clear, so the first one is the first of either.
        assert record.first_clear_seconds == 0
        assert {hand.key: hand.seconds for hand in store.hands()} == {"a": 149, "b": 149}
        progress = store.load_progress("kings")
        assert progress is not None
        assert progress.reached == 8
        assert store.warnings == ()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_program_killed_while_it_writes_leaves_all_that_it_kept(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite3"
    kept = 0
    for life in count():
        with player(path, f"life {life}", "on") as each:
            begin(each)
            assert each.stdout is not None
            said = [each.stdout.readline() for _ in range(5 + 7 * life)]
            time.sleep(0.003 * life)
            each.send_signal(signal.SIGKILL)
            said += each.stdout.read().splitlines()
        kept += len(said)
        with Store(path) as store:
            record = store.best(start())
            assert record is not None
            # The last hand may have been kept before that could be said.
            assert kept <= record.tries <= kept + life + 1
            kept = record.tries
            assert store.load_hand(f"life {life}") is not None
            assert store.warnings == ()
        if life == 5:
            break
    assert rows(path, "PRAGMA integrity_check") == [("ok",)]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
@pytest.mark.parametrize("statements", range(1, 1 + sum(map(len, STEPS))))
def test_a_program_killed_while_it_begins_the_file(tmp_path: Path, statements: int) -> None:
    path = tmp_path / "records.sqlite3"
    code = f"""
import os, signal, sys
from golf_nb.records import schema, Store
from tests.records.boards import ending

def steps(real=schema.STEPS):
    done = 0
    for step in real:
        for statement in step:
            done += 1
            if done == {statements}:
                os.kill(os.getpid(), signal.SIGKILL)
            yield statement

schema.STEPS = (tuple(), tuple(), steps())
Store(sys.argv[1]).record_result(ending(1))
"""
    run = subprocess.run([sys.executable, "-c", code, str(path)], cwd=ROOT, timeout=60, check=False)
    assert run.returncode == -signal.SIGKILL
    with Store(path) as store:
        store.record_result(ending(0))
        assert store.kept
        assert store.warnings == ()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="file sizes cannot be limited here")
def test_a_disk_that_takes_no_more_while_writing(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite3"
    code = """
import resource, sys
from golf_nb.records import Store
from tests.records.boards import ending, start

def room(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

with Store(sys.argv[1]) as store:
    store.record_result(ending(1), hand="first")
    room(60_000)
    for number in range(60):
        store.save_hand(str(number), ending(1))
        store.record_result(ending(2), hand=str(number))
    assert (store.kept, len(store.warnings)) == (False, 1), store.warnings
    assert (store.best(start()).tries, len(store.hands())) == (61, 60)
    room(resource.RLIM_INFINITY)
"""
    subprocess.run([sys.executable, "-W", "error", "-c", code, str(path)], cwd=ROOT, timeout=60, check=True)
    with Store(path) as store:
        record = store.best(start())
        assert record is not None
        assert (record.score, record.tries, len(store.hands())) == (1, 61, 60)
        assert store.warnings == ()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_process_opens_the_file_for_itself(tmp_path: Path) -> None:
    path = tmp_path / "records.sqlite3"
    store = Store(path)
    store.record_result(ending(1), hand="parent")
    child = multiprocessing.get_context("fork").Process(
        target=store.record_result, args=(ending(-3),), kwargs={"hand": "child"}
    )
    child.start()
    child.join(60)
    assert child.exitcode == 0
    for score in SCORES:
        record = store.record_result(ending(score), hand="parent").record
    assert (record.score, record.tries) == (-3, 2)
    store.close()
    assert rows(path, "PRAGMA integrity_check") == [("ok",)]
