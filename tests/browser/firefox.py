"""Firefox as Debian has it, driven by what browsers speak themselves: WebDriver BiDi over a socket."""

import json
import shutil
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
LISTENING = "WebDriver BiDi listening on "
PATIENCE_S = 90


class Firefox:
    """One browser with nothing kept from before, and its tabs. Preferences are those of about:config."""

    def __init__(self, profile: Path, width: int = 1280, height: int = 800, **preferences: int) -> None:
        assert FIREFOX is not None
        lines = [f"user_pref({json.dumps(name)}, {value});\n" for name, value in preferences.items()]
        (profile / "user.js").write_text("".join(lines))
        command = [FIREFOX, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        command += ["--width", str(width), "--height", str(height)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self._open = ExitStack()
        self._line: ClientConnection = self._open.enter_context(connect(f"{self._address()}/session", max_size=None))
        self._sent = 0
        self.say("session.new", capabilities={})
        self._size = {"width": width, "height": height}
        self.first = self._tab(self.say("browsingContext.getTree")["contexts"][0]["context"])

    def _address(self) -> str:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if line.startswith(LISTENING):
                return line.removeprefix(LISTENING).strip()
        raise AssertionError("Firefox does not listen")

    def say(self, method: str, **params: Any) -> Any:
        self._sent += 1
        self._line.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        while (heard := json.loads(self._line.recv(PATIENCE_S))).get("id") != self._sent:
            pass  # events
        assert heard["type"] == "success", heard
        return heard["result"]

    def open_tab(self) -> "FirefoxTab":
        return self._tab(self.say("browsingContext.create", type="tab")["context"])

    def _tab(self, context: str) -> "FirefoxTab":
        self.say("browsingContext.setViewport", context=context, viewport=self._size)
        return FirefoxTab(self, context)

    def close(self) -> None:
        self._open.close()
        self._process.terminate()
        self._process.wait()


class FirefoxTab:
    def __init__(self, firefox: Firefox, context: str) -> None:
        self._firefox, self._context = firefox, context

    def go(self, address: str) -> None:
        self._firefox.say("browsingContext.navigate", context=self._context, url=address, wait="interactive")

    def reload(self) -> None:
        self._firefox.say("browsingContext.reload", context=self._context, wait="interactive")

    def evaluate(self, expression: str) -> Any:
        """What an expression comes to, as JSON would have it."""
        packed = f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))"
        target = {"context": self._context}
        said = self._firefox.say("script.evaluate", expression=packed, target=target, awaitPromise=True)
        assert said["type"] == "success", said
        return json.loads(said["result"]["value"])

    def beside(self) -> "FirefoxTab":
        return self._firefox.open_tab()

    def close(self) -> None:
        self._firefox.say("browsingContext.close", context=self._context)
