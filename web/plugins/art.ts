/** Ship what Python draws pictures to share with (src/happycity/pictures): our pictures, and the outlines of letters, because an
    SVG that becomes a PNG can load no font. One JSON file, for the server and for Python in the browser. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font } from "opentype.js";
import type { Plugin } from "vite";
import { every } from "./pictures";

const MODULE = "virtual:art";
const FONT = "@fontsource/baloo-2/files/baloo-2";
const WEIGHTS = { plain: 500, bold: 700 };
/** One file has Western letters, the other those of Central Europe. Each character is taken from the first that has it. */
const SUBSETS = ["latin", "latin-ext"];
/** Latin with its accents, and punctuation. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
] as const;

type Letter = [advance: number, outline: string];

function open(subset: string, weight: number): Font {
  const file = createRequire(import.meta.url).resolve(`${FONT}-${subset}-${weight}-normal.woff`);
  return opentype.parse(new Uint8Array(readFileSync(file)).buffer);
}

/** Advance and outline of every letter, in thousandths of the size. */
function letters(weight: number): Record<string, Letter> {
  const fonts = SUBSETS.map((subset) => open(subset, weight));
  const found: Record<string, Letter> = {};
  for (const [first, last] of RANGES)
    for (let code = first; code <= last; code++) {
      const letter = String.fromCharCode(code);
      const font = fonts.find((each) => each.charToGlyphIndex(letter) > 0);
      if (!font) continue;
      const glyph = font.charToGlyph(letter);
      const advance = Math.round(((glyph.advanceWidth ?? 0) * 1000) / font.unitsPerEm);
      found[letter] = [advance, glyph.getPath(0, 0, 1000).toPathData(0)];
    }
  return found;
}

function content(): string {
  const weights = Object.entries(WEIGHTS).map(([name, weight]) => [name, { letters: letters(weight) }]);
  return JSON.stringify({ fonts: Object.fromEntries(weights) as object, pictures: Object.fromEntries(every()) });
}

export function art(): Plugin {
  let file = "";
  let source = "";
  return {
    name: "happycity-art",
    resolveId(id) {
      return id === MODULE ? "\0" + MODULE : undefined;
    },
    load(id) {
      if (id !== "\0" + MODULE) return undefined;
      source ||= content();
      file = `assets/art-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.json`;
      return `export default ${JSON.stringify(file)};`;
    },
    generateBundle() {
      if (file) this.emitFile({ type: "asset", fileName: file, source });
    },
  };
}
