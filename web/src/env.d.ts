declare module "virtual:python" {
  /** The folder with Python's files, below the site's own. */
  const folder: string;
  export default folder;
}

declare module "virtual:pictures" {
  /** The file that holds a picture. */
  export default function fileOf(name: string): string;
}

declare module "virtual:art" {
  /** The file of letters and pictures that Python draws with. */
  const file: string;
  export default file;
}

/** What we use of it (plugins/art.ts); it brings no types. */
declare module "opentype.js" {
  export interface Glyph {
    advanceWidth?: number;
    getPath: (x: number, y: number, size: number) => { toPathData: (decimals: number) => string };
  }
  export interface Font {
    unitsPerEm: number;
    charToGlyphIndex: (letter: string) => number;
    charToGlyph: (letter: string) => Glyph;
  }
  const opentype: { parse: (file: ArrayBuffer) => Font };
  export default opentype;
}
