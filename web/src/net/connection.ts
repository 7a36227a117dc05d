/**
 * One WebSocket that reconnects until it is stopped. It tells within two seconds that the other end has gone silent, which
 * networks do without closing anything: a quiet socket is pinged, and a ping without an answer is reported at once. The socket
 * stays for some seconds more, since answers may only be late.
 */

/** A quiet socket is pinged after this long while somebody plays at the page. */
export const QUIET_MS = 1_000;
/** The same while nobody moves or types, and where little may be sent. */
export const CALM_QUIET_MS = 5_000;
/** The same on a page that nobody sees, and without a network. */
export const HIDDEN_QUIET_MS = 12_500;
/** Nobody is at the page after this long without a sign of life. */
export const ABSENCE_MS = 120_000;
/** A ping that is not answered in time shows that the other end is gone. Slow networks are granted more. */
export const ANSWER_TIMEOUT_MS = 900;
const MAX_ANSWER_TIMEOUT_MS = 4_000;
/** A socket that is silent for this long after a ping is replaced. */
export const DEAD_MS = 5_000;
/** A timer this late was held up, perhaps together with the answer. */
const HELD_UP_MS = 250;
/** Time for a new socket to say hello. Each failure grants the next one more, up to MAX_HELLO_TIMEOUT_MS. */
export const HELLO_TIMEOUT_MS = 8_000;
const MAX_HELLO_TIMEOUT_MS = 25_000;
const BACKOFF_MS = 300;
const BACKOFF_FACTOR = 1.7;
const MAX_BACKOFF_MS = 8_000;
const RATE_LIMITED_BACKOFF_MS = 5_000;
/** Close code of a server that has too many requests from this address. */
const RATE_LIMITED = 4029;
const OPEN = 1;

export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** The outside world of a connection. Tests bring their own. */
export interface Transport {
  open: (address: string) => Socket;
  /** Whether it works without a network. */
  local?: boolean;
  now: () => number;
  /** A number from 0 up to 1. */
  random: () => number;
}

/** What tells that somebody is at the page. */
const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown"] as const;

/** What some browsers tell of the network. */
const network = (): (EventTarget & { saveData?: boolean }) | undefined =>
  (navigator as { connection?: EventTarget & { saveData?: boolean } }).connection;

export const browserTransport: Transport = {
  open: (address) => new WebSocket(address),
  now: () => Date.now(),
  random: () => Math.random(),
};

export interface ConnectionOptions {
  /** The address of the next socket. */
  address: () => string;
  /** The first message on every socket. */
  hello: object;
  onFrame: (text: string) => void;
  /** The server closed the socket after this many failures in a row. Returns whether to try again. */
  onClose: (code: number, failures: number) => boolean;
  /** The other end is silent, or the network is gone. */
  onLost: () => void;
  /** The other end was only late: it can be heard again on the same socket. */
  onFound: () => void;
  /** After how long a quiet socket is pinged while somebody is at the page. */
  quietMs: () => number;
}

export class Connection {
  #options: ConnectionOptions;
  #transport: Transport;
  #socket: Socket | undefined;
  /** Whether the server has said hello on the present socket. */
  #ready = false;
  #failures = 0;
  #lastFrameAt = 0;
  /** When the ping was sent that nobody has answered yet. */
  #pingedAt: number | undefined;
  #answerTimeoutMs = ANSWER_TIMEOUT_MS;
  /** Whether I have reported that the other end is silent. */
  #lost = false;
  /** When somebody last moved, touched or typed here. */
  #signOfLifeAt: number;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;
  /** When the heartbeat is due. */
  #dueAt = 0;
  /** Whether the server has closed the connection for good. */
  #stopped = false;
  #closed = false;

  constructor(options: ConnectionOptions, transport: Transport) {
    this.#options = options;
    this.#transport = transport;
    this.#signOfLifeAt = transport.now();
    this.#open();
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#lose);
    for (const each of SIGNS_OF_LIFE) addEventListener(each, this.#notice, { passive: true, capture: true });
    document.addEventListener("visibilitychange", this.#wake);
    network()?.addEventListener("change", this.#probe);
  }

  /** The server has said hello: messages may be sent, and the next failure is the first. */
  markReady(): void {
    this.#ready = true;
    this.#failures = 0;
    this.#schedule();
  }

  /** Send a message if the server listens. */
  send(message: object): void {
    if (!this.#listens) return;
    this.#socket?.send(JSON.stringify(message));
    this.#probe();
  }

  /** Replace the socket, also after a stop. The old one does not count as lost. */
  reconnect(): void {
    this.#stopped = false;
    const old = this.#socket;
    this.#socket = undefined;
    this.#ready = false;
    old?.close();
    this.#open();
  }

  /** Do not reconnect any more. The present socket stays until the server closes it. */
  stop(): void {
    this.#stopped = true;
    this.#ready = false;
    clearTimeout(this.#retry);
  }

  close(): void {
    this.stop();
    this.#closed = true;
    clearTimeout(this.#heartbeat);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#lose);
    for (const each of SIGNS_OF_LIFE) removeEventListener(each, this.#notice, { capture: true });
    document.removeEventListener("visibilitychange", this.#wake);
    network()?.removeEventListener("change", this.#probe);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    const socket = this.#transport.open(this.#options.address());
    this.#socket = socket;
    this.#lost = false;
    this.#pingedAt = undefined;
    this.#lastFrameAt = this.#transport.now();
    this.#schedule();
    socket.onopen = () => {
      this.#lastFrameAt = this.#transport.now();
      socket.send(JSON.stringify(this.#options.hello));
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#hear();
      this.#options.onFrame(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#onClose(event.code);
    };
  }

  #onClose(code: number): void {
    this.#socket = undefined;
    this.#ready = false;
    if (this.#stopped) return;
    if (!this.#options.onClose(code, this.#failures)) {
      this.stop();
      return;
    }
    const wait =
      code === RATE_LIMITED ? RATE_LIMITED_BACKOFF_MS : Math.min(BACKOFF_MS * BACKOFF_FACTOR ** this.#failures++, MAX_BACKOFF_MS);
    this.#retry = setTimeout(() => this.#open(), wait * (0.75 + this.#transport.random() / 2));
  }

  get #listens(): boolean {
    return this.#ready && this.#socket?.readyState === OPEN;
  }

  /** A frame shows that the other end is there. One that was late grants later ones more time. */
  #hear(): void {
    const now = this.#transport.now();
    this.#lastFrameAt = now;
    if (this.#pingedAt === undefined) return;
    const took = now - this.#pingedAt;
    this.#pingedAt = undefined;
    const wanted = took < MAX_ANSWER_TIMEOUT_MS ? Math.max(2 * took, 0.9 * this.#answerTimeoutMs) : 0;
    this.#answerTimeoutMs = Math.min(Math.max(wanted, ANSWER_TIMEOUT_MS), MAX_ANSWER_TIMEOUT_MS);
    this.#schedule();
    if (!this.#lost) return;
    this.#lost = false;
    this.#options.onFound();
  }

  /** When to look at the socket again. */
  get #nextCheckAt(): number {
    const { now } = this.#transport;
    if (!this.#ready) return this.#lastFrameAt + Math.min(HELLO_TIMEOUT_MS * (1 + this.#failures), MAX_HELLO_TIMEOUT_MS);
    if (this.#pingedAt === undefined) return Math.max(this.#lastFrameAt + this.#quietMs, now());
    if (this.#lost || this.#isUnwatched) return this.#pingedAt + (this.#isUnwatched ? HIDDEN_QUIET_MS : DEAD_MS);
    return this.#pingedAt + this.#answerTimeoutMs;
  }

  /** Whether nobody would read that the connection is lost. */
  get #isUnwatched(): boolean {
    return Boolean(this.#transport.local) || document.visibilityState === "hidden";
  }

  get #quietMs(): number {
    if (this.#isUnwatched) return HIDDEN_QUIET_MS;
    const isAbsent = this.#transport.now() - this.#signOfLifeAt > ABSENCE_MS;
    return Math.max(this.#options.quietMs(), isAbsent || network()?.saveData ? CALM_QUIET_MS : 0);
  }

  #schedule(dueAt = this.#nextCheckAt): void {
    clearTimeout(this.#heartbeat);
    this.#dueAt = dueAt;
    this.#heartbeat = setTimeout(() => this.#check(), dueAt - this.#transport.now());
  }

  /** Ping a quiet socket; tell that a silent one is lost; replace a dead one, or one that never said hello. */
  #check(): void {
    if (!this.#socket || this.#stopped) return;
    const now = this.#transport.now();
    if (this.#nextCheckAt > now) this.#schedule();
    else if (!this.#ready) {
      this.#failures++;
      this.#replace();
    } else if (this.#pingedAt === undefined) this.#ping();
    else if (now - this.#dueAt > HELD_UP_MS) this.#schedule(now + HELD_UP_MS);
    else if (this.#lost || this.#isUnwatched) this.#replace();
    else {
      this.#lost = true;
      this.#options.onLost();
      this.#schedule();
    }
  }

  #ping(): void {
    this.#pingedAt = this.#transport.now();
    this.#socket?.send(JSON.stringify({ type: "ping" }));
    this.#schedule();
  }

  /** Ask whether the other end is there, unless it has just been heard or asked. */
  #probe = (): void => {
    if (!this.#listens || this.#pingedAt !== undefined || this.#transport.local) return;
    if (this.#transport.now() - this.#lastFrameAt >= QUIET_MS) this.#ping();
    else this.#schedule();
  };

  /** Somebody is here, perhaps after a while in which nobody cared. */
  #notice = (): void => {
    const now = this.#transport.now();
    const isBack = now - this.#signOfLifeAt > QUIET_MS;
    this.#signOfLifeAt = now;
    if (isBack) this.#probe();
  };

  #replace(): void {
    this.#options.onLost();
    this.reconnect();
  }

  /** The network is gone: say so at once, since the socket may not notice for long. Try again now and then all the same. */
  #lose = (): void => {
    if (this.#stopped || this.#transport.local) return;
    this.#options.onLost();
    const old = this.#socket;
    this.#socket = undefined;
    this.#ready = false;
    old?.close();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), MAX_BACKOFF_MS);
  };

  /** Back online, or back in sight: do not wait for the next retry. */
  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#stopped) return;
    if (this.#ready && !this.#lost) {
      this.#pingedAt = undefined; // an answer may have been missed in sleep
      return this.#probe();
    }
    this.#failures = 0;
    this.#replace();
  };
}
