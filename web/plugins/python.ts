/** Ship Python for the worker: the files of the package `pyodide`, in a folder whose name has their hash. The program is
    compressed here, because many static hosts do not compress it; web/src/worker/python.ts unpacks it. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const MODULE = "virtual:python";
const FOLDER = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

function files(): Record<string, Uint8Array | string> {
  const read = (name: string): Buffer => readFileSync(join(FOLDER, name));
  const lock = JSON.parse(read("pyodide-lock.json").toString()) as { info: object };
  return {
    "pyodide.mjs": read("pyodide.mjs")
      .toString()
      .replace(/\n\/\/# sourceMappingURL=.*/, ""),
    "pyodide.asm.mjs": read("pyodide.asm.mjs"),
    "pyodide.asm.wasm.gzip": gzipSync(read("pyodide.asm.wasm"), { level: 9 }),
    "python_stdlib.zip": read("python_stdlib.zip"),
    "pyodide-lock.json": JSON.stringify({ info: lock.info, packages: {} }),
  };
}

export function python(): Plugin {
  let folder = "";
  return {
    name: "happycity-python",
    resolveId(id) {
      return id === MODULE ? "\0" + MODULE : undefined;
    },
    load(id) {
      if (id !== "\0" + MODULE) return undefined;
      const version = createHash("sha256")
        .update(readFileSync(join(FOLDER, "package.json")))
        .digest("hex");
      folder = `assets/python-${version.slice(0, 8)}/`;
      return `export default ${JSON.stringify(folder)};`;
    },
    generateBundle() {
      if (!folder) return;
      for (const [name, source] of Object.entries(files())) this.emitFile({ type: "asset", fileName: folder + name, source });
    },
  };
}
