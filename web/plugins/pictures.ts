/** Puts the pictures that src/game/pictures.json names into one SVG file of symbols. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const MODULE = "virtual:pictures";
const LIST = new URL("../src/game/pictures.json", import.meta.url);

interface Icons {
  icons: Record<string, { body: string }>;
}

/** One symbol per picture. Ids inside a picture get its name as prefix, since all share one document. */
function sprite(): string {
  const file = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji-flat/icons.json");
  const { icons } = JSON.parse(readFileSync(file, "utf8")) as Icons;
  const pictures = JSON.parse(readFileSync(LIST, "utf8")) as Record<string, string>;
  const symbols = Object.entries(pictures).map(([name, icon]) => {
    const body = icons[icon]?.body;
    if (!body) throw new Error(`pictures.json: there is no picture called ${icon}`);
    const own = body.replace(/\bid="/g, `id="${name}-`).replace(/url\(#/g, `url(#${name}-`).replace(/href="#/g, `href="#${name}-`);
    return `<symbol id="${name}" viewBox="0 0 32 32">${own}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
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
        response.end(sprite());
      });
    },
    resolveId(id) {
      return id === MODULE ? "\0" + MODULE : undefined;
    },
    load(id) {
      if (id !== "\0" + MODULE) return undefined;
      if (serving) return `export default "/pictures.svg";`;
      const file = this.emitFile({ type: "asset", name: "pictures.svg", source: sprite() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
