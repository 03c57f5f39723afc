"""What the client paints of the cards is what the browser makes of the same drawings."""

from itertools import product
from typing import Any

import pytest

from poncin.server.pages import STATIC
from tests.web.browser import Visit
from tests.web.playing import asked

_COMPARE = """
async ({ painting, address, look }) => {
  const text = await (await fetch(address)).text();
  const sprite = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const names = [...sprite.querySelectorAll("symbol")].map(({ id }) => id);
  const worker = new Worker(painting, { type: "module" });
  const painted = new Map();
  const all = new Promise((done) => {
    worker.onmessage = ({ data }) => painted.set(data.key, data.address).size === names.length && done();
  });
  for (const name of names) worker.postMessage({ key: name, sprite: "any", name, width: 252, look });
  worker.postMessage({ sprite: "any", svg: new TextEncoder().encode(text).buffer });
  await all;
  const wrong = [];
  for (const name of names) {
    const bitmap = await createImageBitmap(await (await fetch(painted.get(name))).blob());
    const symbol = sprite.getElementById(name);
    const size = `width="${bitmap.width}" height="${bitmap.height}" preserveAspectRatio="none"`;
    let svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${symbol.getAttribute("viewBox")}">`;
    svg += text.slice(text.indexOf(">") + 1, text.lastIndexOf("</svg>")) + symbol.innerHTML + "</svg>";
    while (svg.includes("var("))
      svg = svg.replace(/var\\((--[\\w-]+),([^()]*)\\)/g, (_, property, usual) => look[property] || usual);
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    await image.decode();
    const [mine, theirs] = [bitmap, image].map((each) => {
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      canvas.drawImage(each, 0, 0);
      return canvas.getImageData(0, 0, bitmap.width, bitmap.height).data;
    });
    const far = mine.reduce((count, value, at) => count + (Math.abs(value - theirs[at]) > 48), 0);
    if (far || !mine.some((value) => value)) wrong.push([name, far]);
  }
  return { count: names.length, wrong };
}
"""
_LOOKS: tuple[dict[str, str], ...] = (
    {},
    {"--card-paper": "#dccfb5", "--card-clubs": "#4d6b34", "--card-index-value": "inline"},
)


@pytest.mark.parametrize(("sprite", "look"), [*product(("genoese", "international", "games"), _LOOKS)])
def test_painted_as_drawn(visit: Visit, sprite: str, look: dict[str, str]) -> None:
    """Pixel by pixel; edges may differ by a shade."""
    [address] = STATIC.glob(f"assets/{sprite}-*.svg")
    [painting] = STATIC.glob("assets/painting-*.js")
    page = visit().open("/")
    files = {"painting": f"/assets/{painting.name}", "address": f"/assets/{address.name}"}
    found: dict[str, Any] = page.evaluate(_COMPARE, files | {"look": look})
    assert found["count"] == (3 if sprite == "games" else 43)
    assert found["wrong"] == []


_BLANK = """() => {
  window.blank = 0;
  const pictures = () => [...document.querySelectorAll('main img.card-picture')];
  const look = () => { window.blank += pictures().filter((picture) => !picture.getAttribute('src')).length; };
  new MutationObserver(look).observe(document, { attributes: true, subtree: true, attributeFilter: ['src'] });
  return pictures().every((picture) => picture.src) && pictures().length;
}"""
"""Counts from now on the cards without a picture; whether every card that is there has one, and how many there are."""


@pytest.mark.parametrize("change", ["size", "theme"])
def test_a_card_keeps_its_picture_until_another_is_painted(visit: Visit, change: str) -> None:
    visitor = visit(theme="auto")
    page = visitor.open(f"/t/{visitor.make('cirulla', 2)}")
    asked(page)
    page.wait_for_function(_BLANK)
    picture = page.locator("main img.card-picture").first
    before = picture.get_attribute("src")
    if change == "size":
        page.set_viewport_size({"width": 1440, "height": 900})
    else:
        page.emulate_media(color_scheme="dark")
    page.wait_for_function("before => document.querySelector('main img.card-picture').src !== before", arg=before)
    page.wait_for_timeout(100)
    assert page.evaluate("window.blank") == 0
