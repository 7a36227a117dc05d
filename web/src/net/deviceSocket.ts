/** A socket to a room of this device: the page sends and receives the same frames as with a server. */
import type { Socket, Transport } from "./connection";
import { Unavailable } from "./site";

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;
/** The close code that says that another tab leads. */
export const CLOSED_OTHER_TAB = 4090;
const CLOSE_CODES = { "other-tab": CLOSED_OTHER_TAB, "other-protocol": 4001 } as const;
const CLOSED_BROKEN = 1011;

class DeviceSocket implements Socket {
  readyState: Socket["readyState"] = CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #send: ((text: string) => void) | undefined;
  #close: (() => void) | undefined;

  constructor(room: string, after: number) {
    void this.#open(room, after);
  }

  send(text: string): void {
    this.#send?.(text);
  }

  close(): void {
    this.readyState = CLOSED;
    this.#close?.();
  }

  async #open(room: string, after: number): Promise<void> {
    try {
      const { openDevice } = await import("./device");
      const device = await openDevice();
      if (this.readyState === CLOSED) return;
      const { send, close } = device.open(room, after, (message) => {
        if (message.kind === "frame") this.onmessage?.call(this as never, new MessageEvent("message", { data: message.text }));
        else this.#end(message.code);
      });
      [this.#send, this.#close, this.readyState] = [send, close, OPEN];
      this.onopen?.call(this as never, new Event("open"));
    } catch (error) {
      this.#end(error instanceof Unavailable ? CLOSE_CODES[error.code] : CLOSED_BROKEN);
    }
  }

  #end(code: number): void {
    if (this.readyState === CLOSED) return;
    this.close();
    this.onclose?.call(this as never, new CloseEvent("close", { code }));
  }
}

export const deviceTransport: Transport = {
  local: true,
  open: (address) => {
    const { pathname, searchParams } = new URL(address);
    return new DeviceSocket(pathname.split("/").at(-2) ?? "", Number(searchParams.get("after") ?? 0));
  },
  now: () => Date.now(),
  random: () => Math.random(),
};
