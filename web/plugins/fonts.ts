/** Preload the display fonts, so that no text jumps later. Both are named; the server removes the one that the reader's
    language does not use (src/happycity/server/http/pages/localized.py). */
import type { Plugin } from "vite";

const EARLY = [/fredoka-latin-wght-normal-[^/]*\.woff2$/, /baloo-2-latin-wght-normal-[^/]*\.woff2$/];

export function fonts(): Plugin {
  return {
    name: "happycity-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((name) => EARLY.some((early) => early.test(name)));
        if (files.length !== EARLY.length) throw new Error(`fonts: expected ${EARLY.length}, found ${files.join(", ")}`);
        return files.map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `./${file}` },
          injectTo: "head" as const,
        }));
      },
    },
  };
}
