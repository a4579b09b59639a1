"""The shape of the package: which way imports point, how light it starts, how long a file may be."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "golf_nb"
MODULES = sorted(PACKAGE.rglob("*.py"))

# What each part of the package may import of the others. Nothing imports the widgets, and everything may speak.
CORE = {"engine", "notes", "language"}
DIRECTIONS: dict[str, set[str]] = {
    "language": set(),
    "engine": {"language"},
    "notes": set(),
    "solver": CORE,
    "scene": CORE,
    "lessons": CORE,
    "records": CORE | {"userdata"},
    "strategy": CORE | {"solver"},
    # A survey's file says its rules in the same words as the records.
    "survey": {"engine", "language", "solver", "records"},
    "exercises": CORE | {"lessons", "solver"},
    "userdata": set(),
    "installation": {"language"},
    "tutorial": {"engine", "userdata"},
    "cli": {"engine", "language", "lessons", "records", "solver", "tutorial", "cli_solve", "cli_survey"},
    "cli_solve": {"engine", "solver", "cli_words"},
    "cli_survey": {"engine", "survey", "cli_words"},
    "cli_words": {"engine"},
    "__main__": {"cli"},
    "__init__": CORE
    | {"solver", "scene", "lessons", "records", "strategy", "survey", "exercises", "installation"},
    "widget": CORE | {"solver", "scene", "lessons", "records", "strategy", "exercises", "userdata"},
}
JUPYTER = {"IPython", "anywidget", "ipycanvas", "ipywidgets", "traitlets"}
HEAVY = JUPYTER | {
    *("comm", "ipykernel", "jupyter_client", "jupyterlab"),
    *("matplotlib", "numba", "numpy", "pandas", "PIL", "pyarrow", "tqdm"),
}
# The solver's fast ways are loaded by name, where what they need is installed.
NUMBERS = {
    "golf_nb/solver/kernel_numpy.py": {"numpy"},
    "golf_nb/solver/kernel_numba.py": {"numpy", "numba"},
    "golf_nb/solver/lanes.py": {"numba", "llvmlite"},
    "golf_nb/solver/large_lanes.py": {"numba", "llvmlite"},
    "golf_nb/solver/large_numba.py": {"numpy", "numba"},
}
LONGEST_MODULE = 250
LONGEST_TEST = 300


def part_of(path: Path) -> str:
    """Name the part of the package that a file belongs to."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def is_type_check(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")


def imports_of(tree: ast.AST, *, type_checks: bool = True) -> Iterator[str]:
    """Give every module that code imports, wherever the import stands."""
    for node in ast.iter_child_nodes(tree):
        if not type_checks and is_type_check(node):
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name their module in full"
            assert node.module is not None
            # `from golf_nb import cli` imports golf_nb.cli.
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        yield from imports_of(node, type_checks=type_checks)


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_point_one_way(path: Path) -> None:
    part = part_of(path)
    assert part in DIRECTIONS, "a new part of the package says here what it may import"
    # For type checkers the public face names the widgets that it loads on first use.
    names = imports_of(parsed(path), type_checks=part != "__init__")
    ours = {name.split(".")[1] for name in names if name.startswith("golf_nb.")}
    assert ours <= DIRECTIONS[part] | {part}


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_outside_the_widgets_the_standard_library_is_enough(path: Path) -> None:
    allowed = {"golf_nb"} | set(sys.stdlib_module_names)
    if part_of(path) == "widget":
        allowed |= JUPYTER
    allowed |= NUMBERS.get(name_of(path), set())
    assert {name.split(".")[0] for name in imports_of(parsed(path))} <= allowed


@pytest.mark.parametrize("path", [*MODULES, *sorted((ROOT / "tests").rglob("*.py"))], ids=name_of)
def test_no_file_is_long(path: Path) -> None:
    longest = LONGEST_MODULE if PACKAGE in path.parents else LONGEST_TEST
    assert len(path.read_text(encoding="utf-8").splitlines()) <= longest


@pytest.mark.parametrize("part", sorted({part_of(path) for path in MODULES} - {"widget", "__main__"}))
def test_no_part_but_the_widgets_loads_anything_heavy(part: str) -> None:
    module = "golf_nb" if part == "__init__" else f"golf_nb.{part}"
    code = f"import sys, {module}; print(*sorted(sys.modules))"
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert HEAVY.isdisjoint(name.split(".")[0] for name in run.stdout.split())


def test_each_module_has_its_tests() -> None:
    tests = sorted((ROOT / "tests").rglob("*.py"))
    mirrors = {path.relative_to(ROOT / "tests") for path in tests}
    imported = {name for path in tests for name in imports_of(parsed(path))}
    # A test may also import what a package hands on: golf_nb.engine.Card is golf_nb.engine.cards.Card.
    for package in PACKAGE.rglob("__init__.py"):
        module = ".".join(package.parent.relative_to(ROOT).parts)
        handed_on = {f"{module}.{name.rpartition('.')[2]}": name for name in imports_of(parsed(package))}
        imported |= {handed_on[name] for name in imported & handed_on.keys()}
    untested = []
    for path in MODULES:
        inside = path.relative_to(PACKAGE)
        # The widgets' modules are seen at work together, in tests/widget and tests/browser.
        if path.name.startswith("__") or part_of(path) == "widget":
            continue
        module = ".".join(("golf_nb", *inside.with_suffix("").parts))
        if inside.with_name(f"test_{path.name}") not in mirrors and not any(
            name == module or name.startswith(module + ".") for name in imported
        ):
            untested.append(name_of(path))
    assert untested == []


# The folders that machines, not projects, have.
MACHINE_PATH = re.compile(r"(?<![\w.:/-])/(?:home|mnt|root|tmp|Users|work)/\w")
TEXT = {".py", ".toml", ".md", ".ipynb", ".txt", ".js", ".css", ".json", ".yml", ".cfg", ""}


def test_no_text_names_a_place_on_one_machine() -> None:
    tops = [ROOT / name for name in ("golf_nb", "tests", "notebooks", "binder", ".ci")]
    files = [path for top in tops for path in top.rglob("*") if path.is_file() and path.suffix in TEXT]
    files += [path for path in (ROOT / "README.md", ROOT / "pyproject.toml") if path.exists()]
    named = {
        f"{name_of(path)}: {match[0]}"
        for path in files
        if not {"__pycache__", ".ipynb_checkpoints"} & set(path.parts)
        for match in MACHINE_PATH.finditer(path.read_text(encoding="utf-8"))
    }
    assert named == set()
