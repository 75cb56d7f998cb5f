"""Drawing charts: in the page's colours, with texts in a language, or as a picture by itself."""

import xml.etree.ElementTree as ET
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from theomachy.lab.extras import need

SVG = "http://www.w3.org/2000/svg"
PALETTE = {
    "text": "#221c15",
    "text-2": "#4d4336",
    "text-3": "#6d6150",
    "surface": "#f7f1e3",
    "surface-3": "#e4d8bd",
    "accent": "#7a4a12",
    "good": "#1d6f42",
    "harm": "#b3261e",
    "info": "#1f5fa8",
    "bin-1": "#cb6f5c",
    "bin-2": "#dd9f8d",
    "bin-3": "#ebcbb8",
    "bin-4": "#efe6d2",
    "bin-5": "#c5d9c0",
    "bin-6": "#94bfa1",
    "bin-7": "#63a37f",
}
"""Colours by the names that report.css has for them, as they are on paper. A chart uses no others."""
FONT = "house"
"""Stands for the page's font."""
PICTURE_FONTS = "Noto Sans, Noto Sans CJK JP, DejaVu Sans, sans-serif"
LETTER, BROAD = 6.9, 13.0
"""Widths of a Latin and of a Chinese letter."""
SCALE = 2.0
"""Pixels of a picture to one of the page."""
PADDING = 16
"""Around a picture."""

Say = Callable[[str], str]


class Drawing(NamedTuple):
    """A finished chart that holds ids for words."""

    svg: str
    width: int
    height: int
    names: float
    """Largest width of a name."""


def draw(spec: dict[str, Any], names: float = 300) -> Drawing:
    """Draw a chart of Vega-Lite; nothing is fetched."""
    need("vl_convert")
    import vl_convert

    svg = str(vl_convert.vegalite_to_svg(spec, allowed_base_urls=[]))
    root = ET.fromstring(svg)
    return Drawing(svg, round(float(root.get("width", "0"))), round(float(root.get("height", "0"))), names)


def page_svg(drawing: Drawing, say: Say, label: str, kind: str) -> str:
    """Return a drawing for a page: in its colours and font, with a title on every mark for the pointer."""
    root = _said(drawing, say)
    for element in root.iter():
        for attribute in ("fill", "stroke"):
            if (value := element.get(attribute)) in _VARIABLES:
                element.set(attribute, _VARIABLES[str(value)])
        if element.get("font-family"):
            element.attrib.pop("font-family")
    root.attrib |= {"role": "img", "aria-label": label, "class": kind}
    return ET.tostring(root, encoding="unicode")


def picture(drawing: Drawing, say: Say) -> bytes:
    """Return a PNG on paper."""
    import vl_convert

    root = _said(drawing, say)
    for element in root.iter():
        if element.get("font-family"):
            element.set("font-family", PICTURE_FONTS)
        if element.text:
            element.text = element.text.replace("−", "–")  # not every font has a minus, and then another one steps in
    width, height = drawing.width + 2 * PADDING, drawing.height + 2 * PADDING
    root.attrib |= {
        "width": str(width),
        "height": str(height),
        "viewBox": f"{-PADDING} {-PADDING} {width} {height}",
    }
    paper = {"x": str(-PADDING), "y": str(-PADDING), "width": str(width), "height": str(height)}
    root.insert(0, ET.Element(f"{{{SVG}}}rect", {**paper, "fill": PALETTE["surface"]}))
    return bytes(vl_convert.svg_to_png(ET.tostring(root, encoding="unicode"), scale=SCALE))


_VARIABLES = {colour: f"var(--{name})" for name, colour in PALETTE.items()}


def _said(drawing: Drawing, say: Say) -> ET.Element:
    """Return the drawing with words for its ids, and without labels of its parts, which a table beside it tells."""
    ET.register_namespace("", SVG)
    root = ET.fromstring(drawing.svg)
    for element in list(root.iter()):
        label = element.attrib.pop("aria-label", "")
        for attribute in ("role", "aria-roledescription", "aria-hidden", "class", "clip-path"):
            element.attrib.pop(attribute, None)
        for cut in element.findall(f"{{{SVG}}}defs"):  # nothing reaches beyond its chart, and ids would meet in a page
            element.remove(cut)
        if element.tag == f"{{{SVG}}}text" and element.text:
            said = say(element.text)
            element.text = fitting(said, drawing.names) if element.get("text-anchor") == "end" else said
        elif "\t" in label:
            *names, numbers = label.split("\t")
            title = ET.SubElement(element, f"{{{SVG}}}title")
            title.text = f"{' – '.join(map(say, names))}: {numbers}"
    return root


def text_width(text: str) -> float:
    """About as wide as a text is on the page."""
    return sum(BROAD if ord(letter) > 0x2E80 else LETTER for letter in text)


def fitting(text: str, width: float) -> str:
    """Return the part of a text that fits into a width."""
    if text_width(text) <= width:
        return text
    return next(cut for n in range(len(text), -1, -1) if text_width(cut := f"{text[:n].rstrip()}…") <= width or not n)


def described(*names: str, numbers: str) -> str:
    """Return the placeholder for a mark's description, until it is said in a language."""
    return "\t".join([*names, numbers])


def spec_of(chart: Any) -> dict[str, Any]:
    """Return an altair chart as a Vega-Lite specification."""
    return msgspec.json.decode(chart.to_json(validate=False), type=dict[str, Any])
