/** The first worker: Python with the rooms of this device. It answers as a server does (happycity.worker.browser). */
import { Launched } from "./launch";
import type { FromThinker, FromWorker, ToThinker, ToWorker } from "./protocol";
import { startPython } from "./python";
import { readEntries, readRows, writeRows } from "./rows";

interface Connection {
  receive: (text: string) => Promise<void>;
  leave: () => void;
}

interface Shell {
  request: (method: string, address: string, body: string) => Promise<string>;
  connect: (room: string, after: number, send: (text: string) => void, close: (code: number) => void) => Connection;
}

/** The close code of a connection that failed. */
const CLOSED_BROKEN = 1011;
/** A thinker that takes longer than this is replaced. */
const THINK_TIMEOUT_MS = 30_000;

/** The second worker, where bots think. It is started again if it fails. */
class Thinker {
  #worker: Launched<ToThinker, FromThinker> | undefined;
  #count = 0;
  #waiting = new Map<number, { resolve: (answer: string) => void; reject: (reason: Error) => void }>();

  constructor(readonly start: ToThinker) {}

  /** Start Python there before the first question, while it starts here. */
  warm(): void {
    this.#worker ??= this.#launch();
  }

  think = (question: string): Promise<string> => {
    const worker = (this.#worker ??= this.#launch());
    const id = ++this.#count;
    const timer = setTimeout(() => this.#fail(), THINK_TIMEOUT_MS);
    return new Promise<string>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.post({ kind: "think", id, question });
    }).finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(id);
    });
  };

  #launch(): Launched<ToThinker, FromThinker> {
    const worker = new Launched<ToThinker, FromThinker>(
      () => new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" }),
      (message) => {
        const asked = this.#waiting.get(message.id);
        if (message.kind === "thought") asked?.resolve(message.answer);
        else asked?.reject(new Error("no answer"));
      },
      () => this.#fail(),
    );
    worker.post(this.start);
    return worker;
  }

  #fail(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error("no answer"));
  }
}

const connections = new Map<number, Connection>();
let started: Promise<Shell> | undefined;

function reply(message: FromWorker): void {
  self.postMessage(message);
}

async function start(message: Extract<ToWorker, { kind: "start" }>): Promise<Shell> {
  const thinker = new Thinker({ ...message, kind: "start" });
  thinker.warm();
  const python = await startPython(message);
  const host = {
    write: (rows: string) => writeRows(JSON.parse(rows) as [string, string][]),
    read: async (prefix: string) => JSON.stringify(await readRows(prefix)),
    entries: async (prefix: string) => JSON.stringify(await readEntries(prefix)),
    think: thinker.think,
    art: () => text(message.art),
    words: (locale: string, part: string) => text(`${message.words}${locale}/${part}.json`),
  };
  const { Shell } = python.pyimport("happycity.worker.browser") as { Shell: (host: object, locale: string) => Shell };
  return Shell(host, message.locale);
}

async function text(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

function open(shell: Shell, { id, room, after }: Extract<ToWorker, { kind: "open" }>): void {
  const send = (text: string): void => reply({ kind: "frame", id, text });
  const close = (code: number): void => reply({ kind: "closed", id, code });
  connections.set(id, shell.connect(room, after, send, close));
}

async function answer(message: Exclude<ToWorker, { kind: "start" }>): Promise<void> {
  const shell = await started;
  if (!shell) return;
  if (message.kind === "open") open(shell, message);
  else if (message.kind === "frame") await connections.get(message.id)?.receive(message.text);
  else if (message.kind === "close") {
    connections.get(message.id)?.leave();
    connections.delete(message.id);
  } else reply({ kind: "response", id: message.id, text: await respond(shell, message) });
}

/** The status and the body as JSON. A fault of the program is told, and changes nothing: what was not stored was not shown. */
async function respond(shell: Shell, { method, address, body }: Extract<ToWorker, { kind: "request" }>): Promise<string> {
  try {
    return await shell.request(method, address, body);
  } catch (error) {
    console.error(error);
    return JSON.stringify([500, { code: "internal-error", args: { reason: "Python" } }]);
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "start") {
    started = start(data);
    started.then(
      () => reply({ kind: "ready" }),
      (error: unknown) => reply({ kind: "failed", reason: String(error) }),
    );
  } else {
    answer(data).catch((error: unknown) => {
      console.error(error);
      reply({ kind: "closed", id: data.id, code: CLOSED_BROKEN }); // the page reconnects
    });
  }
};

reply({ kind: "loaded" });
