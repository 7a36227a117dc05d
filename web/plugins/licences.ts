/** Write licences.txt: the licence of everything shipped. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const HERE = new URL("..", import.meta.url);

const PARTS: [title: string, file: string, before?: string][] = [
  ["Happy City (this program)", "../LICENSE"],
  ["Svelte", "node_modules/svelte/LICENSE.md"],
  ["Baloo 2 (lettering)", "node_modules/@fontsource-variable/baloo-2/LICENSE"],
  ["Fredoka (lettering)", "node_modules/@fontsource-variable/fredoka/LICENSE"],
  ["Fluent Emoji (pictures)", "../LICENSE", "Copyright (c) Microsoft Corporation"],
];

/** Its package has no text of the licence, which only asks to say where the sources are. */
const PYTHON = `Pyodide (Python for games without a server)

Mozilla Public License 2.0 (https://www.mozilla.org/MPL/2.0/); Python itself is under the PSF License. Unchanged from the
npm package "pyodide"; its sources are at https://github.com/pyodide/pyodide.
`;

/** The text of a licence. The package of pictures names MIT and its author but has no text; ours is the same licence. */
function text(file: string, holder: string | undefined): string {
  const own = readFileSync(new URL(file, HERE), "utf8");
  return holder ? own.replace(/^Copyright .*$/m, holder) : own;
}

export function licences(): Plugin {
  return {
    name: "happycity-licences",
    apply: "build",
    generateBundle() {
      const parts = PARTS.map(
        ([title, file, holder]) => `${title}\n${"=".repeat(title.length)}\n\n${text(file, holder).trim()}\n`,
      );
      this.emitFile({ type: "asset", fileName: "licences.txt", source: [...parts, PYTHON].join("\n\n") });
    },
  };
}
