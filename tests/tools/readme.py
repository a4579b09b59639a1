"""The commands of the README, so that the checks run what a reader is told to type.

`python3 -m tests.tools.readme` prints every command of a bash block, one a line, the one that runs the tests
last. With `--serve COMMAND` it runs one that opens JupyterLab, waits until the tutorial is served, and stops
it. With `--prepare COMMAND` it prints what a chain of commands does before its last one. Only the standard
library is used, because the first of those commands is the one that installs the rest.
"""

import argparse
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
FIRST = "00-start-here.ipynb"
BLOCK = r"^```{kind}\n(.*?)^```$"
# What a person has and a check has not: a browser window, a password, a user other than root.
CONFIG = """
c.ServerApp.allow_root = True
c.ServerApp.ip = "127.0.0.1"
c.ServerApp.open_browser = False
c.ServerApp.port = {port}
c.ServerApp.port_retries = 0
c.IdentityProvider.token = ""
"""


def blocks(text: str, kind: str) -> tuple[str, ...]:
    """Return the fenced blocks of one kind."""
    return tuple(re.findall(BLOCK.format(kind=kind), text, re.MULTILINE | re.DOTALL))


def commands(text: str) -> tuple[str, ...]:
    """Return the commands of the bash blocks: one a line, a backslash joining lines, comments left out."""
    lines = re.sub(r"\s*\\\n\s*", " ", "".join(blocks(text, "bash"))).splitlines()
    stripped = (re.sub(r"\s+#.*", "", line).strip() for line in lines)
    return tuple(line for line in stripped if line and not line.startswith("#"))


def opens_lab(command: str) -> bool:
    """Tell whether a command opens the tutorial, and so does not end by itself."""
    return re.search(r"(^|[\s/])golf-nb$", command) is not None


def runs_tests(command: str) -> bool:
    """Tell whether a command runs the tests."""
    return re.search(r"\bpytest\b", command) is not None


def preparation(command: str) -> str:
    """Return what a chain of commands does before its last one."""
    return command.rpartition("&&")[0].strip() or "true"


def serve(command: str, seconds: float = 600) -> None:
    """Run a command that opens the tutorial, until the tutorial is there to be read.

    Raises
    ------
    RuntimeError
        If it ends, or serves no first notebook in time; with what it wrote.
    """
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        Path(folder, "jupyter_server_config.py").write_text(CONFIG.format(port=port), encoding="utf-8")
        with Path(folder, "log").open("w+", encoding="utf-8") as log:
            process = subprocess.Popen(
                ["bash", "-c", command],
                env=os.environ | {"JUPYTER_CONFIG_DIR": folder, "JUPYTER_RUNTIME_DIR": folder},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # so that all it starts can be stopped together
            )
            try:
                served = _served(f"http://127.0.0.1:{port}/api/contents/{FIRST}", process, seconds)
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGTERM)
                    process.wait(timeout=30)
            if not served:
                log.seek(0)
                raise RuntimeError(f"{command} did not open the tutorial:\n{log.read()[-3000:]}")


def _served(url: str, process: "subprocess.Popen[bytes]", seconds: float) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:  # noqa: S310 - always http
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.2)
    return False


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--serve", metavar="COMMAND", help="run one that opens JupyterLab, and stop it")
    parser.add_argument("--prepare", metavar="COMMAND", help="print all but the last command of a chain")
    options = parser.parse_args(arguments)
    if options.serve:
        serve(options.serve)
        print("the tutorial was served")
    elif options.prepare:
        print(preparation(options.prepare))
    else:
        print("\n".join(sorted(commands(README.read_text(encoding="utf-8")), key=runs_tests)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
