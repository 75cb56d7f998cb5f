"""Response times of the table, which people at the screen notice.

    make bench            (python -m bench.clicks [--short | TRIES])

Measured are the time from a click to the next question, a frame while the board is dragged, a probe of an option, and a
message to the server while the Owl thinks. Needs Chromium and the built client. Each is tried several times, and the
best median counts: other work on the machine only makes it slower. Fails above a bar, except in the short form, which
only shows that the bench works.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from bench.usage import helped
from tests.browser.kit import CHROMIUM, FLAGS, STATE, Visitor
from tests.conformance.games import SCATHE, decisions
from tests.server.kit import Line, Player, at_random
from tests.server.processes import Nursery, Server
from theomachy.play.probe import probe

BARS = {
    "click to drawn answer": 100,
    "frame of a pan (CPU)": 8,
    "probe over the line": 30,
    "slowest probe of a whole game (CPU)": 30,
    "ping while the Owl thinks": 100,
}
"""Bars in milliseconds."""
WORK = {"EventDispatch", "FireAnimationFrame", "TimerFire", "UpdateLayoutTree", "Layout", "PrePaint", "Paint"}
WORK |= {"Layerize", "Commit"}

ANSWER = f"""async () => {{
  const state = {STATE}
  const took = []
  for (let n = 0; took.length < 9 && state() === 'asked'; n++) {{
    const chips = document.querySelectorAll('.request .opt:not(.no):not(.more)')
    const start = performance.now()
    chips[n % chips.length].click()
    await new Promise(requestAnimationFrame)
    if (document.querySelector('.request .sent, .request .faded, .request.busy, .request.wait')) {{
      while (state() === null) await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame) // the frame before this one has been painted
      took.push(performance.now() - start)
    }}
  }}
  return took
}}"""
"""Script that clicks again and again, each time until the next question is drawn."""


def arrive(browser: Browser, server: Server) -> Visitor:
    context = browser.new_context(base_url=f"http://{server.address}", viewport={"width": 1440, "height": 900})
    return Visitor(context.new_page(), {"motion": "less", "sound": False, "lang": "en"})


def clicks(browser: Browser, server: Server) -> Callable[[], float]:
    """Return a measure of a click in milliseconds, the server included, while nobody else has to think."""
    visitor = arrive(browser, server).sit("godtear", ["me", "me"], preset="first")

    def measure() -> float:
        visitor.wanted()
        took: list[float] = visitor.page.evaluate(ANSWER)
        return median(took)

    return measure


def frames(trace: bytes) -> Iterator[float]:
    """Yield the CPU milliseconds of script, style, layout and paint in each frame of the page.

    A frame ends with its commit.
    """
    events = [event for event in json.loads(trace)["traceEvents"] if event["name"] in WORK and "tdur" in event]
    pages = {(event["pid"], event["tid"]) for event in events if event["name"] == "Layerize"}
    spent, inside = 0.0, 0.0
    for event in sorted(events, key=lambda event: event["ts"]):
        if (event["pid"], event["tid"]) not in pages or event["ts"] < inside:
            continue  # an event within another is counted there
        spent, inside = spent + event["tdur"] / 1000, event["ts"] + event["dur"]
        if event["name"] == "Commit":
            yield spent
            spent = 0.0


def pans(browser: Browser, server: Server) -> Callable[[], float]:
    """Return a measure of a frame while a full board is dragged to and fro."""
    visitor = arrive(browser, server).sit("godtear", ["novice", "me"], preset="standard")
    page, random = visitor.page, Random(1)
    phase = page.locator(".phases [aria-current=step]")
    visitor.play(lambda visitor: visitor.click_chip(random), until=lambda _: phase.count() > 0)
    box = page.locator(".board-region").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    for _ in range(3):
        page.mouse.wheel(0, -200)  # zoom in, so that the board can be dragged

    def measure() -> float:
        browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
        page.mouse.down()
        for step in (40, -40, 40, -40):
            page.mouse.move(x + 3 * step, y + 2 * step, steps=20)
        page.mouse.up()
        return median(frames(browser.stop_tracing()))

    return measure


def reply_milliseconds(line: Line, type: str, **fields: str) -> float:
    """Return the milliseconds from a message to its reply."""
    start = time.perf_counter()
    assert line.say(type, **fields)["type"] != "refused"
    return 1000 * (time.perf_counter() - start)


def probes(server: Server) -> Callable[[], float]:
    line = Player(server).play("godtear", seats=("me", "me"), preset="first")

    def measure() -> float:
        asked = line.request
        taken = []
        for option in asked["options"][:12]:
            taken.append(reply_milliseconds(line, "probe", request=asked["id"], key=option["key"]))
            time.sleep(0.05)  # keeps below the limit of messages on a line
        return median(taken)

    return measure


def slowest_probe() -> float:
    """Return the slowest probe, in CPU milliseconds, of all in some whole games of Scathe.

    At every request the chosen key, the last key and nonsense are probed.
    """
    taken = []
    for preset in SCATHE.presets:
        match = SCATHE.start(preset, 2)
        for key, seat in decisions(match, Random(2)):
            for tried in (key, match.asks[0].keys()[-1], "nonsense"):
                began = time.process_time()
                probe(match, seat, tried)
                taken.append(1000 * (time.process_time() - began))
            match.answer(key, seat)
    return max(taken)


def pings(server: Server) -> Callable[[], float]:
    """Return a measure of a ping, in milliseconds, while the Owl of the highest level thinks."""
    line, choose = Player(server).play(seats=("me", "titan"), preset="random"), at_random(1)

    def measure() -> float:
        while not any(seat.get("thinking") for seat in line.table["seats"]):
            if line.mine:
                line.turn(choose)
            else:
                line.hear()
        taken = []
        for _ in range(15):
            taken.append(reply_milliseconds(line, "ping"))
            time.sleep(0.05)
        return median(taken)

    return measure


def main() -> None:
    helped(__doc__, sys.argv[1:])
    short = "--short" in sys.argv
    tries = 1 if short else int(sys.argv[1]) if len(sys.argv) > 1 else 6
    nursery = Nursery()
    slow = False
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), nursery.start)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        measures = (clicks(browser, server), pans(browser, server), probes(server), slowest_probe, pings(server))
        for (name, bar), measure in zip(BARS.items(), measures, strict=True):
            found = [measure() for _ in range(tries)]
            slow = slow or min(found) > bar
            print(f"{name}: {min(found):.1f} ms; at most {bar}; all tries {[round(one, 1) for one in found]}")
        browser.close()
        server.stop()
    nursery.close()
    sys.exit(slow and not short)


if __name__ == "__main__":
    main()
