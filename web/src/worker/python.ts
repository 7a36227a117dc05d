/** Start Python in this worker, with our own package. */
import type { Addresses } from "./protocol";

/** What we use of Pyodide. */
export interface Python {
  unpackArchive: (archive: ArrayBuffer, format: "zip", options: { extractDir: string }) => void;
  runPython: (code: string) => unknown;
  pyimport: (module: string) => unknown;
}

interface Pyodide {
  loadPyodide: (options: { indexURL: string }) => Promise<Python>;
}

const PROGRAM = "pyodide.asm.wasm";
const PACKAGES = "/happycity";

export async function startPython(addresses: Addresses): Promise<Python> {
  unpackProgram(addresses.python);
  const archive = fetch(addresses.package).then(whole);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${addresses.python}pyodide.mjs`)) as Pyodide;
  const python = await loadPyodide({ indexURL: addresses.python });
  python.unpackArchive(await archive, "zip", { extractDir: PACKAGES });
  python.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
  const version = python.runPython("import happycity; happycity.__version__");
  if (version !== addresses.version) throw new Error(`Python has version ${String(version)}, the page ${addresses.version}`);
  return python;
}

/** Pyodide fetches its program under a fixed name. It is stored compressed, whatever the host does. */
function unpackProgram(folder: string): void {
  const original = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address !== folder + PROGRAM) return original(input, init);
    const response = await original(`${address}.gzip`);
    if (!response.ok || !response.body) return response;
    const unpacked = response.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(unpacked, { headers: { "Content-Type": "application/wasm" } });
  };
}

async function whole(response: Response): Promise<ArrayBuffer> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.arrayBuffer();
}
