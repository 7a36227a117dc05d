/** The rooms of this device: starts the workers, and speaks to them as to a server. One tab leads; the others are told. */
import art from "virtual:art";
import python from "virtual:python";
import { Launched } from "../worker/launch";
import type { FromWorker, ToWorker } from "../worker/protocol";
import RoomWorker from "../worker/room?worker";
import { ROOT, Unavailable, VERSION, type OfflineFiles } from "./site";
import { holdStart } from "./tableLock";

export interface Answer {
  status: number;
  body: unknown;
}

type Receive = (message: Extract<FromWorker, { kind: "frame" | "closed" }>) => void;

const LOCK = "happycity-device";
/** Time for another tab to give up the lead, if it does not need it. */
const HANDOVER_MS = 1_000;
/** The close code of a socket whose worker has failed. */
const CLOSED_BROKEN = 1011;

/** The workers of this tab. */
class Device {
  #worker = new Launched<ToWorker, FromWorker>(
    () => new RoomWorker(),
    (message) => this.#receive(message),
    (reason) => this.#fail(reason),
  );
  #count = 0;
  #answers = new Map<number, { resolve: (answer: Answer) => void; reject: (reason: Error) => void }>();
  #sockets = new Map<number, Receive>();
  #release: () => void;
  /** Lets a new version of the service worker take over again. */
  #hasStarted: () => void;
  /** Whether the workers have failed, or another tab has taken the lead. */
  ended = false;

  constructor(files: OfflineFiles, release: () => void, hasStarted: () => void) {
    this.#release = release;
    this.#hasStarted = hasStarted;
    this.#send({
      kind: "start",
      python: new URL(ROOT + python, location.href).href,
      package: new URL(ROOT + files.package, location.href).href,
      art: new URL(ROOT + art, location.href).href,
      words: new URL(`${ROOT}api/words/`, location.href).href,
      version: files.version,
      locale: document.documentElement.lang,
    });
  }

  /** Whether no page of this tab needs it now. */
  get idle(): boolean {
    return !this.#answers.size && !this.#sockets.size;
  }

  request(method: string, address: string, body: unknown): Promise<Answer> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      if (this.ended) return reject(new Error("stopped meanwhile"));
      this.#answers.set(id, { resolve, reject });
      this.#send({ kind: "request", id, method, address, body: JSON.stringify(body ?? null) });
    });
  }

  /** Open a connection to a room; returns how to send frames and how to close it. */
  open(room: string, after: number, receive: Receive): { send: (text: string) => void; close: () => void } {
    const id = ++this.#count;
    this.#sockets.set(id, receive);
    this.#send({ kind: "open", id, room, after });
    return {
      send: (text) => this.#send({ kind: "frame", id, text }),
      close: () => {
        this.#sockets.delete(id);
        this.#send({ kind: "close", id });
      },
    };
  }

  /** Stop the workers. Everything is stored, so they can be started again at any time, here or in another tab. */
  end(reason: string): void {
    this.ended = true;
    this.#worker.terminate();
    for (const { reject } of this.#answers.values()) reject(new Error(reason));
    this.#answers.clear();
    for (const [id, receive] of [...this.#sockets]) receive({ kind: "closed", id, code: CLOSED_BROKEN });
    this.#hasStarted();
    this.#release();
  }

  /** Another tab asks all to stop. A table that is open stays. */
  stopOrRefuse(channel: BroadcastChannel): void {
    if (this.#sockets.size) channel.postMessage("busy");
    else this.end("stopped");
  }

  #fail(reason: string): void {
    console.error(reason);
    this.end(reason);
  }

  #send(message: ToWorker): void {
    this.#worker.post(message);
  }

  #receive(message: Exclude<FromWorker, { kind: "loaded" }>): void {
    if (message.kind === "ready") this.#hasStarted();
    else if (message.kind === "failed") this.#fail(message.reason);
    else if (message.kind === "response") {
      const [status, body] = JSON.parse(message.text) as [number, unknown];
      this.#answers.get(message.id)?.resolve({ status, body });
      this.#answers.delete(message.id);
    } else this.#sockets.get(message.id)?.(message);
  }
}

let device: Promise<Device> | undefined;

/** The device, started when it is first needed. Raises Unavailable. */
export async function openDevice(): Promise<Device> {
  const starting = (device ??= start());
  try {
    const opened = await starting;
    if (!opened.ended) return opened;
  } catch (error) {
    if (device === starting) device = undefined;
    throw error;
  }
  if (device === starting) device = undefined;
  return openDevice();
}

async function start(): Promise<Device> {
  const release = await lead();
  try {
    const response = await fetch(`${ROOT}offline.json`, { cache: "no-cache" });
    if (!response.ok) throw new Error("no list of files");
    const files = (await response.json()) as OfflineFiles;
    if (VERSION !== undefined && files.version !== VERSION) throw new Unavailable("other-protocol");
    void navigator.storage?.persist?.();
    return new Device(files, release, await holdStart());
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Stop the workers, here and in other tabs, so that nothing old is written back; returns how to let them start again.
 * Raises Unavailable while another tab shows a table of this device.
 */
export async function stopDevice(): Promise<() => void> {
  (await device?.catch(() => undefined))?.end("stopped");
  device = undefined;
  const release = await lead();
  try {
    if (!navigator.locks) await stopOthers();
  } catch (error) {
    release();
    throw error;
  }
  return release;
}

/** Without locks the other tabs are asked to stop their workers. One that shows a table answers. */
function stopOthers(): Promise<void> {
  const channel = new BroadcastChannel(LOCK);
  return new Promise<void>((resolve, reject) => {
    channel.onmessage = ({ data }) => data === "busy" && reject(new Unavailable("other-tab"));
    setTimeout(resolve, HANDOVER_MS);
    channel.postMessage("stop");
  }).finally(() => channel.close());
}

/** Become the tab that leads, until it is released or the tab is closed. */
async function lead(): Promise<() => void> {
  const channel = new BroadcastChannel(LOCK);
  if (!navigator.locks) {
    // Not a secure context: the storage refuses the slower of two tabs. stopOthers() asks them all.
    channel.onmessage = ({ data }) => data === "stop" && void device?.then((opened) => opened.stopOrRefuse(channel));
    return () => channel.close();
  }
  channel.postMessage("lead");
  const release = await lock().catch(() => {
    channel.close();
    throw new Unavailable("other-tab");
  });
  channel.onmessage = () => void device?.then((opened) => opened.idle && !opened.ended && opened.end("another tab leads"));
  return () => {
    channel.close();
    release();
  };
}

function lock(): Promise<() => void> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(LOCK, { signal: AbortSignal.timeout(HANDOVER_MS) }, () => new Promise<void>((release) => resolve(release)))
      .catch(reject);
  });
}
