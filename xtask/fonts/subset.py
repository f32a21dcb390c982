"""Make www/fonts/math.woff2, the small font that draws the page's formulas.

Source
    STIX Two Math 2.12 (build b168a), SIL Open Font License 1.1, no reserved
    font name. It is the one font file of the npm package
    `@fontsource/stix-two-math`, version 5.3.0:
    `files/stix-two-math-latin-400-normal.woff2`. In spite of "latin" in its
    name it holds every glyph of the font and the whole MATH table.

Run
    npm pack @fontsource/stix-two-math@5.3.0
    tar xf fontsource-stix-two-math-5.3.0.tgz
    pip install fonttools==4.68.0 brotli==1.2.1
    python3 xtask/fonts/subset.py package

    With these versions the result is the same to the byte. `package` is the
    folder that tar made. Writes www/fonts/math.woff2 and, from the package's
    own licence file, www/fonts/LICENSE-math.txt.

What is changed, apart from leaving characters out
    The font is named "Steps Math": it is a modified version, and must not be
    taken for a copy of STIX Two Math that a reader has installed.

    Primes. In STIX Two Math the prime is a raised text character, and no
    `ssty` alternate stands in for it in scripts; as a superscript it comes
    out tiny and far too high. The page has primes only as superscripts, so
    the prime is enlarged and lowered here to look, once
    they are in a superscript, as they do in print. Changing the glyph and not
    adding an `ssty` feature has the same effect in every browser: some
    apply that feature in scripts, others do not.

    `*` shows the centred asterisk operator, U+2217, as is usual in formulas:
    the raised text asterisk would be too high as a superscript.

    Size variants. The source has twelve sizes of each fence. FENCE_SIZES
    keeps those that formulas use; beyond them a fence is assembled from parts,
    to any height. The part that repeats in a parenthesis is made shorter:
    with the original one no height between 2.4 em and 3.3 em can be assembled.

    Hinting, kerning, glyph names and the features ccmp and locl (for text in
    natural languages) go, and so does the MATH table's cut-in kerning, which
    browsers do not use. The source has none of the features ssty, dtls and
    flac. The rest of the MATH table stays: constants, italic corrections,
    accent positions, size variants and assemblies.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FAMILY = "Steps Math"
SOURCE = "files/stix-two-math-latin-400-normal.woff2"
OUT = Path(__file__).resolve().parents[2] / "www" / "fonts"


def chars(*ranges):
    """The code points of strings, and of (first, last) pairs."""
    found = set()
    for item in ranges:
        if isinstance(item, str):
            found.update(map(ord, item))
        else:
            found.update(range(item[0], item[1] + 1))
    return found


def italic_greek(letters):
    """The mathematical italic characters for Greek letters."""
    return {0x1D6E2 + ord(c) - 0x391 if c < "α" else 0x1D6FC + ord(c) - 0x3B1 for c in letters}


def italic(letters):
    """The mathematical italic characters for Latin letters (h would be U+210E)."""
    return {0x1D434 + ord(c) - 0x41 if c < "a" else 0x1D44E + ord(c) - 0x61 for c in letters}


# What is kept, and why: no more than the page's formulas have. A letter more costs about 100 bytes of every first visit.
KEEP = {
    "digits": chars("0123456789"),
    # Names of more than one letter are upright: exp, ln, log, min, max, sin, RD.
    "upright letters": chars("RDKaegilmnopstx"),
    # `<mi>x</mi>` is drawn with the mathematical italic character.
    "italic letters": italic("abcdefgijkmnpqrstvxyABCEKN"),
    # `<mi>φ</mi>` likewise.
    "italic Greek": italic_greek("εμπστφ") | chars("\U0001d716\U0001d719"),
    "italic Greek capitals": italic_greek("Δ"),
    # Greek that is set upright: Δ as an operator, π as a number.
    "upright Greek": chars("πΔ"),
    "ASCII operators and punctuation": chars("+-=/()[],.*"),
    "operators": chars("−±×·∗√∑∞"),
    "relations and arrows": chars("≤≥→"),
    "primes": chars("′"),
    "dots": chars("⋯"),
    # Browsers take the MATH table of the font in which they find the space.
    # No-break, figure, thin and hair space.
    "spaces": chars(" \u00a0\u2007\u2009\u200a"),
    # Function application, invisible times and invisible separator.
    "invisible operators": chars((0x2061, 0x2063)),
}

# Which of a fence's sizes stay; 0 is the character itself, size 1 is 1.2 em
# high, and from there each is a quarter of an em higher than the one before.
# Size 2 encloses a fraction, 4 a sum with limits.
FENCE_SIZES = {
    # Chromium makes every stretchy fence as wide as its widest size, so a
    # tall parenthesis would push even the lowest ones off their content.
    # Size 5 is still narrower than the assembly, which begins at 2.3 em.
    "()": {0, 1, 2, 3, 4, 5},
    # Here the assembly is wider than any of the sizes.
    "[]": {0, 1, 2, 3, 4, 6},
    # A slash does not stretch on a page.
    "/": {0},
}

# The height of the part that repeats in a parenthesis, and how much of it may
# overlap: as much as the end parts allow.
EXTENDER_HEIGHT = 500
EXTENDER_OVERLAP = 250

# How the primes are drawn: enlarged by about 1 / 0.7, the size of a script,
# and with the foot just above the script's baseline.
PRIMES = ("minute", "second")
PRIME_SCALE = 1.4
PRIME_FOOT = 50


def redraw(font, name, move):
    """Transforms the outline of a glyph; its advance stays as it is."""
    pen = TTGlyphPen(None)
    font.getGlyphSet()[name].draw(TransformPen(pen, move))
    glyph = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    font["glyf"][name] = glyph
    font["hmtx"][name] = (font["hmtx"][name][0], glyph.xMin)


def construction_of(font, char):
    """How the MATH table lets a character grow in height."""
    variants = font["MATH"].table.MathVariants
    index = variants.VertGlyphCoverage.glyphs.index(font.getBestCmap()[ord(char)])
    return variants.VertGlyphConstruction[index]


def prune_variants(font):
    """Leaves out the sizes that FENCE_SIZES does not name."""
    for fences, sizes in FENCE_SIZES.items():
        for fence in fences:
            construction = construction_of(font, fence)
            records = construction.MathGlyphVariantRecord
            kept = [record for size, record in enumerate(records) if size in sizes]
            construction.MathGlyphVariantRecord = kept
            construction.VariantCount = len(kept)


def drop_unused(font):
    """Drops what no browser reads."""
    # Cut-in kerning of scripts is no part of MathML Core.
    font["MATH"].table.MathGlyphInfo.MathKernInfo = None
    # One table for all of Unicode, and one for its first plane.
    cmap = font["cmap"]
    cmap.tables = [t for t in cmap.tables if (t.platformID, t.platEncID) in ((3, 1), (3, 10))]


def shorten_extenders(font):
    """Lets an assembled parenthesis have nearly any height."""
    for fence in "()":
        for part in construction_of(font, fence).GlyphAssembly.PartRecords:
            if part.PartFlags & 1:
                glyph = font["glyf"][part.glyph]
                scale = EXTENDER_HEIGHT / (glyph.yMax - glyph.yMin)
                redraw(font, part.glyph, (1, 0, 0, scale, 0, 0))
                part.FullAdvance = EXTENDER_HEIGHT
                part.StartConnectorLength = EXTENDER_OVERLAP
                part.EndConnectorLength = EXTENDER_OVERLAP


def redraw_primes(font):
    """Makes the primes fit for superscripts."""
    for name in PRIMES:
        old = font["glyf"][name]
        down = PRIME_FOOT - old.yMin * PRIME_SCALE
        # Half of the left bearing: the script follows its base closely.
        left = -old.xMin * PRIME_SCALE / 2
        width = font["hmtx"][name][0] * PRIME_SCALE + 2 * left
        redraw(font, name, (PRIME_SCALE, 0, 0, PRIME_SCALE, left, down))
        font["hmtx"][name] = (round(width), font["hmtx"][name][1])


def centre_asterisk(font):
    """Maps the ASCII asterisk to the asterisk operator."""
    for table in font["cmap"].tables:
        if table.isUnicode() and 0x2217 in table.cmap:
            table.cmap[0x2A] = table.cmap[0x2217]


def rename(font):
    """Names the font FAMILY, and keeps the copyright and the licence."""
    names = font["name"]
    version = names.getDebugName(5)
    texts = {
        0: names.getDebugName(0),
        1: FAMILY,
        2: "Regular",
        4: FAMILY,
        5: f"{version}; subset",
        6: FAMILY.replace(" ", "") + "-Regular",
        13: "SIL Open Font License, Version 1.1",
        14: names.getDebugName(14),
    }
    names.names = []
    for name_id, text in texts.items():
        names.setName(text, name_id, 3, 1, 0x409)


def main(package):
    font = TTFont(package / SOURCE, recalcTimestamp=False)
    wanted = set().union(*KEEP.values())
    missing = wanted - set(font.getBestCmap())
    if missing:
        sys.exit("not in the source: " + " ".join(f"U+{c:04X}" for c in sorted(missing)))

    prune_variants(font)
    shorten_extenders(font)
    redraw_primes(font)
    centre_asterisk(font)
    drop_unused(font)

    options = subset.Options()
    options.flavor = "woff2"
    options.hinting = False
    options.glyph_names = False
    options.legacy_cmap = False
    options.symbol_cmap = False
    options.bidi_closure = False
    options.notdef_outline = True
    options.layout_features = []
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "gasp"]
    options.name_IDs = ["*"]
    options.recalc_bounds = False
    options.recalc_timestamp = False
    tool = subset.Subsetter(options)
    tool.populate(unicodes=wanted)
    tool.subset(font)
    rename(font)

    OUT.mkdir(parents=True, exist_ok=True)
    subset.save_font(font, OUT / "math.woff2", options)
    (OUT / "LICENSE-math.txt").write_bytes((package / "LICENSE").read_bytes())
    size = (OUT / "math.woff2").stat().st_size
    print(f"{size} bytes, {len(wanted)} characters, {font['maxp'].numGlyphs} glyphs")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
