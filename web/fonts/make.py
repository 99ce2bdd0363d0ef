"""Make the page's font anew: Roboto, cut down to what the page writes. `make font` runs this.

    make.py FOLDER    the package @expo-google-fonts/roboto, unpacked

Roboto leaves the most room of the open fonts that were tried: the table was laid out for text as wide as
Arial's, and Inter is 6 % wider. It goes without its hints, so a text is as wide on one system as on the next.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
WEIGHTS = {400: "400Regular/Roboto_400Regular.ttf", 700: "700Bold/Roboto_700Bold.ttf"}

# English, Dutch and French need Latin-1 and a few more; the rest of Latin Extended-A is for people's names.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180)]
SIGNS = [ord(sign) for sign in "–—‘’‚“”„•…‰‹›€−≤≥●"]
FEATURES = ["ccmp", "kern", "locl", "mark", "tnum"]
NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14]  # what it is called, whose it is, and the license

Outline = list[list[tuple[int, int]]]

# Signs that Roboto lacks, drawn on its grid of 2048 to the em, for the regular weight.
DRAWN: dict[str, tuple[int, Outline]] = {
    "↔": (
        2048,
        [
            [(120, 711), (560, 1070), (560, 351)],
            [(1928, 711), (1488, 351), (1488, 1070)],
            [(480, 786), (1568, 786), (1568, 636), (480, 636)],
        ],
    ),
    "✓": (1560, [[(130, 600), (250, 720), (560, 410), (1310, 1240), (1440, 1120), (570, 150)]]),
    "⌄": (1240, [[(120, 930), (240, 1050), (620, 660), (1000, 1050), (1120, 930), (620, 420)]]),
}


def draw(font: TTFont, sign: str) -> None:
    width, outline = DRAWN[sign]
    pen = TTGlyphPen(None)
    for line in outline:
        pen.moveTo(line[0])
        for point in line[1:]:
            pen.lineTo(point)
        pen.closePath()
    name = f"uni{ord(sign):04X}"
    glyph = pen.glyph()
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, glyph.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(sign)] = name


def make(source: Path, target: Path) -> None:
    options = subset.Options(
        flavor="woff2", hinting=False, layout_features=FEATURES, name_IDs=NAMES, notdef_outline=True
    )
    font = subset.load_font(str(source), options)
    for sign in DRAWN:
        draw(font, sign)
    cut = subset.Subsetter(options)
    cut.populate(unicodes=[*LETTERS, *SIGNS, *map(ord, DRAWN)])
    cut.subset(font)
    font["head"].modified = font["head"].created  # the same bytes whenever it is made
    font.recalcTimestamp = False
    subset.save_font(font, str(target), options)


def main(package: Path) -> None:
    for weight, source in WEIGHTS.items():
        make(package / source, HERE / f"roboto-{weight}.woff2")
    (HERE / "OFL.txt").write_text((package / "LICENSE_FONT").read_text("utf-8"), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
