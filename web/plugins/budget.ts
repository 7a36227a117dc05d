/** Fail the build if the first load, without pictures, exceeds its budget. */
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

export function budget(limit: number): Plugin {
  return {
    name: "happycity-budget",
    apply: "build",
    generateBundle(_options, bundle) {
      const first = new Set<string>();
      const visit = (name: string): void => {
        const chunk = bundle[name];
        if (first.has(name) || !chunk) return;
        first.add(name);
        if (chunk.type !== "chunk") return;
        chunk.imports.forEach(visit);
        chunk.viteMetadata?.importedCss.forEach((css) => first.add(css));
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk" && chunk.isEntry) visit(chunk.fileName);
      }
      let total = 0;
      for (const name of first) {
        const file = bundle[name];
        if (file) total += gzipSync(file.type === "chunk" ? file.code : file.source).length;
      }
      const size = `${(total / 1000).toFixed(1)} kB gzip of ${limit / 1000} kB`;
      if (total > limit) this.error(`the first load is too big: ${size}`);
      this.info(`first load: ${size}`);
    },
  };
}
