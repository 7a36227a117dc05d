/** One WebSocket that reconnects until it is stopped: backoff, heartbeat, and a check for sockets that went silent. */

/** A socket without a frame for this long is dead, whatever the browser thinks. */
export const SILENCE_TIMEOUT_MS = 25_000;
/** Time for a new socket to say hello. Each failure grants the next one more, up to SILENCE_TIMEOUT_MS. */
export const HELLO_TIMEOUT_MS = 8_000;
export const HEARTBEAT_MS = 5_000;
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
  /** A silent socket is being replaced, or the network is gone. */
  onReconnect: () => void;
}

export class Connection {
  #options: ConnectionOptions;
  #transport: Transport;
  #socket: Socket | undefined;
  /** Whether the server has said hello on the present socket. */
  #ready = false;
  #failures = 0;
  #lastFrameAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval>;
  /** Whether the server has closed the connection for good. */
  #stopped = false;
  #closed = false;

  constructor(options: ConnectionOptions, transport: Transport) {
    this.#options = options;
    this.#transport = transport;
    this.#open();
    this.#heartbeat = setInterval(() => this.#check(), HEARTBEAT_MS);
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** The server has said hello: messages may be sent, and the next failure is the first. */
  markReady(): void {
    this.#ready = true;
    this.#failures = 0;
  }

  /** Send a message if the server listens. */
  send(message: object): void {
    if (this.#ready && this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
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
    clearInterval(this.#heartbeat);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    const socket = this.#transport.open(this.#options.address());
    this.#socket = socket;
    this.#lastFrameAt = this.#transport.now();
    socket.onopen = () => {
      this.#lastFrameAt = this.#transport.now();
      socket.send(JSON.stringify(this.#options.hello));
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#lastFrameAt = this.#transport.now();
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

  /** Ping a quiet socket; replace a dead one, or one that never said hello. */
  #check(): void {
    if (!this.#socket || this.#stopped) return;
    const silence = this.#transport.now() - this.#lastFrameAt;
    const limit = this.#ready ? SILENCE_TIMEOUT_MS : Math.min(HELLO_TIMEOUT_MS * (1 + this.#failures), SILENCE_TIMEOUT_MS);
    if (silence > limit) {
      if (!this.#ready) this.#failures++;
      this.#replace();
    } else if (silence > SILENCE_TIMEOUT_MS / 2) this.send({ type: "ping" });
  }

  #replace(): void {
    this.#options.onReconnect();
    this.reconnect();
  }

  /** The network is gone: say so at once, since the socket may not notice for long. Try again now and then all the same. */
  #lose = (): void => {
    if (this.#stopped || this.#transport.local) return;
    this.#options.onReconnect();
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
    if (this.#ready) return this.#check();
    this.#failures = 0;
    this.#replace();
  };
}
