"""A real JupyterLab of the tests' own: own folders, own port, stopped by its process when they end."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FLAGS = (
    "--no-browser",
    "--ServerApp.ip=127.0.0.1",
    "--ServerApp.port_retries=0",
    "--ServerApp.password=",
    "--ServerApp.allow_root=True",
    "--IdentityProvider.token=",
    "--LabApp.expose_app_in_browser=True",
    "--LabApp.extension_manager=readonly",
)
SETTINGS = {
    # The toast with news covers the canvas and eats a click.
    "apputils-extension/notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
        "doNotDisturbMode": True,
    },
    # A test saves when it means to.
    "docmanager-extension/plugin": {"autosave": False},
}


class LabServer:
    """JupyterLab, started by the constructor and stopped by `stop`.

    Parameters
    ----------
    folder : Path
        Empty; holds everything that the server and its kernels write.
    """

    def __init__(self, folder: Path) -> None:
        self.root = folder / "notebooks"
        self.data = folder / "golf_nb_data"
        self.settings = folder / "settings"
        self._log = folder / "server.log"
        self.root.mkdir(parents=True)
        self.reset_settings()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self._cookies = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._cookies))
        environment = os.environ | {
            "GOLF_NB_DATA": str(self.data),
            "HOME": str(folder),
            "IPYTHONDIR": str(folder / "ipython"),
            "JUPYTERLAB_SETTINGS_DIR": str(self.settings),
            "JUPYTERLAB_WORKSPACES_DIR": str(folder / "workspaces"),
            "JUPYTER_CONFIG_DIR": str(folder / "config"),
            "JUPYTER_DATA_DIR": str(folder / "data"),
            "JUPYTER_RUNTIME_DIR": str(folder / "runtime"),
            "PYTHONPATH": str(ROOT),
        }
        command = [sys.executable, "-m", "jupyterlab", f"--ServerApp.port={port}", *FLAGS]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                command, cwd=self.root, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        self._wait_until_up()

    def _wait_until_up(self, seconds: float = 90) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self._process.poll() is not None:
                break
            try:
                self.request("GET", "/lab")
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
            else:
                return
        self.stop()
        raise RuntimeError("JupyterLab did not start:\n" + self.log()[-3000:])

    def log(self) -> str:
        """Return what the server and its kernels have written so far."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    def request(self, method: str, path: str) -> bytes:
        """Call the server's own interface; raises what urllib raises."""
        # As for a page, a change must bring along the token that the server once set as a cookie.
        tokens = [("X-XSRFToken", str(cookie.value)) for cookie in self._cookies if cookie.name == "_xsrf"]
        request = urllib.request.Request(self.url + path, method=method, headers=dict(tokens))  # noqa: S310
        with self._opener.open(request, timeout=30) as answer:
            return bytes(answer.read())

    def reset_settings(self) -> None:
        """Write the settings that every test starts from, and forget what a test chose (its theme)."""
        for path in self.settings.rglob("*.jupyterlab-settings"):
            path.unlink()
        for name, values in SETTINGS.items():
            path = self.settings / "@jupyterlab" / f"{name}.jupyterlab-settings"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(values), encoding="utf-8")

    def forget_player(self) -> None:
        """Delete what was kept of the hands and lessons of a test, once its kernels have ended."""
        shutil.rmtree(self.data, ignore_errors=True)

    def shut_kernels_down(self) -> None:
        """End every kernel, so that no test meets another's."""
        for session in json.loads(self.request("GET", "/api/sessions")):
            self.request("DELETE", f"/api/sessions/{session['id']}")
        for kernel in json.loads(self.request("GET", "/api/kernels")):
            self.request("DELETE", f"/api/kernels/{kernel['id']}")

    def stop(self) -> None:
        """Stop the server, and with it its kernels."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
