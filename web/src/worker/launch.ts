/** Workers that surely load. Chromium never answers the request for a worker's script that is made while one service worker
 * takes over from another: no error, no timeout. Such a worker is started again. */

/** How long a script may take to load at first; each further try has twice the time. */
const LOAD_MS = 5_000;

export class Launched<To, From extends { kind: string }> {
  #worker: Worker;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What a worker was sent that has not loaded yet. */
  #unread: To[] | undefined = [];

  constructor(
    readonly create: () => Worker,
    readonly receive: (message: Exclude<From, { kind: "loaded" }>) => void,
    readonly fail: (reason: string) => void,
  ) {
    this.#worker = this.#launch(LOAD_MS);
  }

  post(message: To): void {
    this.#unread?.push(message);
    this.#worker.postMessage(message);
  }

  terminate(): void {
    clearTimeout(this.#timer);
    this.#worker.terminate();
  }

  #launch(limit: number): Worker {
    const worker = this.create();
    worker.onmessage = ({ data }: MessageEvent<From>) => {
      if (data.kind === "loaded") this.#loaded();
      else this.receive(data as Exclude<From, { kind: "loaded" }>);
    };
    worker.onerror = (event) => {
      clearTimeout(this.#timer);
      this.fail(event.message || "the worker did not load");
    };
    this.#timer = setTimeout(() => {
      worker.terminate();
      this.#worker = this.#launch(2 * limit);
      for (const message of this.#unread ?? []) this.#worker.postMessage(message);
    }, limit);
    return worker;
  }

  #loaded(): void {
    clearTimeout(this.#timer);
    this.#unread = undefined;
  }
}
