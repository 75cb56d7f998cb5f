"""Size of the page without a server, and its start-up in CPU seconds of the whole browser.

    make page && python -m bench.page_start [GAME:LEVEL ...]

Cold is a first visit; warm is the second, after the first has lasted until the browser had nothing left to do. Motion
is reduced, since the cost of frames depends on the machine.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from bench.usage import helped
from tests.browser.kit import CHROMIUM, FLAGS, STATE
from tests.server.processes import ROOT
from theomachy.server.page_files import served

PAGE = ROOT / "build" / "page"
USUAL = ("scathe:squire", "scathe:captain", "godtear:squire", "godbreaker:squire", "godslayer:squire")
BROTLI = """const {brotliCompressSync:b,constants:c,gzipSync:g}=require('zlib'),fs=require('fs')
let sums=[0,0,0]
for(const f of process.argv.slice(1)){const t=fs.readFileSync(f)
sums[0]+=t.length;sums[1]+=g(t,{level:9}).length;sums[2]+=b(t,{params:{[c.BROTLI_PARAM_LGWIN]:24}}).length}
console.log(sums.join(' '))"""
POLL_MS = 200
"""Milliseconds between two looks at the page; a look at every frame would cost as much as a game."""
TICKS = os.sysconf("SC_CLK_TCK")
KEPT = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def sizes() -> str:
    files = [str(file) for file in PAGE.rglob("*") if file.is_file()]
    command = [sys.executable, str(ROOT / "web" / "node.py"), "node", "-e", BROTLI, *files]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    raw, gzip, brotli = (int(size) / 1e6 for size in said.split())
    return f"{raw:.1f} MB, {gzip:.2f} gzip, {brotli:.2f} brotli"


def spent(profile: str) -> float:
    """Return the CPU seconds of all processes of the browser with this profile, ended ones included."""
    stats = {}
    roots = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            stats[int(folder.name)] = (folder / "stat").read_text().rpartition(") ")[2].split()
            command = (folder / "cmdline").read_text()
            if f"--user-data-dir={profile}" in command and "--type=" not in command:
                roots.append(int(folder.name))
    tree, waiting = set[int](), roots
    while waiting:
        tree.add(process := waiting.pop())
        waiting += [child for child, fields in stats.items() if int(fields[1]) == process]
    return sum(int(ticks) for process in tree for ticks in stats[process][11:15]) / TICKS


def settle(profile: str) -> None:
    """Wait until the browser itself has nothing to do."""
    before = -1.0
    while (now := spent(profile)) > before + 0.02:
        before = now
        time.sleep(1)


@contextmanager
def browser(profile: str) -> Iterator[tuple[BrowserContext, Page]]:
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=CHROMIUM,
            args=FLAGS,
            viewport={"width": 1440, "height": 900},
            locale="en-GB",
            reduced_motion="reduce",
        )
        page = context.pages[0]
        page.set_default_timeout(120_000)
        settle(profile)
        yield context, page
        context.close()


def home(page: Page, address: str, profile: str) -> float:
    before = spent(profile)
    page.goto(address)
    expect(page.get_by_role("link", name="New match").first).to_be_visible()
    return spent(profile) - before


def first_question(page: Page, address: str, game: str, level: str, profile: str) -> float:
    before = spent(profile)
    page.goto(f"{address}#/new/{game}")
    page.locator(f"input[value={level}]").last.check(force=True)
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_function(f"() => ['asked', 'roll'].includes(({STATE})())", polling=POLL_MS)
    return spent(profile) - before


def main(wanted: list[str]) -> None:
    helped(__doc__, wanted)
    print(sizes())
    server = served(PAGE, "127.0.0.1", 0)
    address = f"http://127.0.0.1:{server.server_port}/"
    Thread(target=server.serve_forever, daemon=True).start()
    with TemporaryDirectory() as profile, browser(profile) as (_, page):
        print(f"home cold {home(page, address, profile):.1f}", flush=True)
    for each in wanted:
        game, level = each.split(":")
        with TemporaryDirectory() as profile:
            with browser(profile) as (_, page):
                cold = first_question(page, address, game, level, profile)
                page.wait_for_function(KEPT)
                settle(profile)
            with browser(profile) as (_, page):
                warm = first_question(page, address, game, level, profile)
        print(f"{each}: {cold:.1f} cold, {warm:.1f} warm", flush=True)
    server.shutdown()


if __name__ == "__main__":
    main(sys.argv[1:] or [*USUAL])
