/** Build two SVG sprites from our drawings (src/drawings) and the pictures named in src/game/pictures.json: one for the start
    page, one for everything else. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const MODULE = "virtual:pictures";
const LIST = new URL("../src/game/pictures.json", import.meta.url);
const TOWN = new URL("../src/game/town.json", import.meta.url);
const DRAWINGS = new URL("../src/drawings/", import.meta.url);

interface Icons {
  icons: Record<string, { body: string }>;
}

/** Our own drawings by name: the content of each <svg>, on the same grid of 32 as the pictures. */
function drawings(): Record<string, string> {
  const files = readdirSync(DRAWINGS).filter((file) => file.endsWith(".svg"));
  return Object.fromEntries(
    files.map((file) => {
      const content = /<svg[^>]*viewBox="0 0 32 32"[^>]*>(.*)<\/svg>/s.exec(readFileSync(new URL(file, DRAWINGS), "utf8"))?.[1];
      if (!content) throw new Error(`${file}: not a drawing of 32 x 32`);
      return [file.slice(0, -".svg".length), content.replace(/\s*\n\s*/g, "")];
    }),
  );
}

/** The chosen pictures of the package, by our names. */
function chosen(): Record<string, string> {
  const file = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji-flat/icons.json");
  const { icons } = JSON.parse(readFileSync(file, "utf8")) as Icons;
  const pictures = JSON.parse(readFileSync(LIST, "utf8")) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(pictures).map(([name, icon]) => {
      const body = icons[icon]?.body;
      if (!body) throw new Error(`pictures.json: there is no picture called ${icon}`);
      return [name, body];
    }),
  );
}

export type Drawn = [name: string, body: string][];

/** Our drawings and the chosen pictures. Ids inside a picture get its name as prefix, since many share one document. */
export function every(): Drawn {
  const own = drawings();
  const others = chosen();
  const twice = Object.keys(own).filter((name) => name in others);
  if (twice.length) throw new Error(`pictures.json names what is drawn by us: ${twice.join(", ")}`);
  return Object.entries({ ...others, ...own }).map(([name, body]) => [
    name,
    body
      .replace(/\bid="/g, `id="${name}-`)
      .replace(/url\(#/g, `url(#${name}-`)
      .replace(/href="#/g, `href="#${name}-`),
  ]);
}

/** One symbol per picture. */
function sprite(drawn: Drawn): string {
  const symbols = drawn.map(([name, body]) => `<symbol id="${name}" viewBox="0 0 32 32">${body}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** The pictures of the start page: icons of the pages, and the town. */
function early(drawn: Drawn): Set<string> {
  const town = new Set(JSON.parse(readFileSync(TOWN, "utf8")) as string[]);
  return new Set(drawn.map(([name]) => name).filter((name) => name.startsWith("ui-") || town.has(name)));
}

export function pictures(): Plugin {
  let serving = false;
  return {
    name: "happycity-pictures",
    configResolved(config) {
      serving = config.command === "serve";
    },
    configureServer(server) {
      server.middlewares.use("/pictures.svg", (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite(every()));
      });
    },
    resolveId(id) {
      return id === MODULE ? "\0" + MODULE : undefined;
    },
    load(id) {
      if (id !== "\0" + MODULE) return undefined;
      if (serving) return `export default () => "/pictures.svg";`;
      const drawn = every();
      const first = early(drawn);
      const start = this.emitFile({
        type: "asset",
        name: "start.svg",
        source: sprite(drawn.filter(([name]) => first.has(name))),
      });
      const rest = this.emitFile({
        type: "asset",
        name: "pictures.svg",
        source: sprite(drawn.filter(([name]) => !first.has(name))),
      });
      return `const first = new Set(${JSON.stringify([...first])});
        const start = import.meta.ROLLUP_FILE_URL_${start};
        const rest = import.meta.ROLLUP_FILE_URL_${rest};
        export default (name) => (first.has(name) ? start : rest);`;
    },
  };
}
