"""How quickly the table in the browser answers and how smoothly it moves, on a processor made four times slower.

``python benchmarks/web.py [--touches 150] [--throttle 4]`` plays Cirulla with motion at normal speed, touching
cards while others are dealt and taken. Printed: the time from each touch to the next painted frame (the browser's own
event timing, in steps of 8 ms), frames a second while something moves, and tasks over 50 ms; then the same time on a
bare page, a button beside a square that moves: what browser and machine take without us.
"""

import argparse
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.serving import server
from tests.web.browser import Visitor, launch
from tests.web.playing import HAND, asked

_WATCH = """
window.watched = { inputs: [], frames: [], tasks: [] };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (entry.interactionId) window.watched.inputs.push(entry.duration);
}).observe({ type: "event", durationThreshold: 16 });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.watched.tasks.push(entry.duration);
}).observe({ type: "longtask" });
let last = 0;
const frame = (now) => {
  if (last && document.body?.dataset.busy === "1") window.watched.frames.push(now - last);
  last = document.body?.dataset.busy === "1" ? now : 0;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""


_BARE = """<!doctype html><meta name="viewport" content="width=device-width"><title>Bare</title>
<style>
  button { width: 300px; height: 200px; touch-action: manipulation; }
  div { width: 120px; height: 190px; background: #933; animation: aside 1s infinite alternate; }
  @keyframes aside { to { translate: 200px; } }
</style>
<button data-action="ready" onclick="this.style.color = this.style.color ? '' : 'red'">Touch</button><div></div>"""
PLACES = (*(f'[data-action="{action}"]' for action in ("ready", "confirm", "declare", "declarations")), HAND)
"""What is touched, whichever is there first, whatever moves meanwhile."""
_PLACES = """
((places) => {
  for (const place of places) {
    const found = [...document.querySelectorAll(place)].map((each) => each.getBoundingClientRect());
    if (found.length) return found.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  }
  return [];
})
"""


def touch(session: CDPSession, at: int) -> None:
    """Put a finger on something. Spoken to the browser directly: Playwright's own way takes frames off the page."""
    asked = {"expression": f"{_PLACES}({json.dumps(PLACES)})", "returnByValue": True}
    boxes = session.send("Runtime.evaluate", asked)["result"]["value"]
    if boxes:
        x, y = boxes[at % len(boxes)]
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def measure(page: Page, session: CDPSession, touches: int) -> dict[str, Any]:
    """Touch again and again, also out of turn."""
    for at in range(touches):
        touch(session, at)
        time.sleep(0.2)
    found: dict[str, Any] = page.evaluate("window.watched")
    return found


def told(name: str, inputs: list[float]) -> None:
    """Print how long touches took."""
    inputs = sorted(inputs)
    slow = inputs[int(len(inputs) * 0.95)]
    print(f"{name}   median {statistics.median(inputs):.0f}  p95 {slow:.0f}  of {len(inputs)}")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--touches", type=int, default=150)
    parser.add_argument("--throttle", type=float, default=4)
    values = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data)) as running,
        sync_playwright() as playwright,
        launch(playwright) as browser,
        Visitor(browser, running, touch=True, speed="normal") as visitor,
    ):
        visitor.context.set_default_timeout(60_000)
        visitor.context.add_init_script(_WATCH)
        page = visitor.page
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": values.throttle})
        visitor.open(f"/t/{visitor.make('cirulla')}")
        asked(page)
        found = measure(page, session, values.touches)
        page.route("**/bare", lambda route: route.fulfill(body=_BARE, content_type="text/html"))
        page.goto("/bare")
        bare = measure(page, session, values.touches)
    frames = found["frames"]
    told("touch to paint, ms  ", found["inputs"])
    print(f"frames a second      {1000 * len(frames) / sum(frames):.1f}  of {len(frames)}")
    print(f"tasks over 50 ms     {len(found['tasks'])}, longest {max(found['tasks'], default=0):.0f} ms")
    told("bare page, ms       ", bare["inputs"])


main()
