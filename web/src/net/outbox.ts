/** Messages the server has not answered yet. Each has an id of its own, so a repeated message takes effect once. */
import { hex, Refused } from "./api";
import type { ClientMessage } from "./types";

/** A message that the server answers. */
export type Request = Exclude<ClientMessage, { type: "hello" | "ping" }>;
/** Its fields besides type and id. */
export type Fields<Type extends Request["type"]> = Omit<Extract<Request, { type: Type }>, "type" | "id">;

interface Pending {
  message: ClientMessage;
  resolve: () => void;
  reject: (reason: Refused) => void;
}

export class Outbox {
  #prefix = hex(6);
  #count = 0;
  #pending = new Map<string, Pending>();

  get size(): number {
    return this.#pending.size;
  }

  get messages(): ClientMessage[] {
    return [...this.#pending.values()].map(({ message }) => message);
  }

  /** Keep a message until it is answered. */
  add(type: Request["type"], fields: object): { message: ClientMessage; answer: Promise<void> } {
    const id = `${this.#prefix}-${++this.#count}`;
    const message = { type, id, ...fields } as ClientMessage;
    const answer = new Promise<void>((resolve, reject) => this.#pending.set(id, { message, resolve, reject }));
    return { message, answer };
  }

  accept(id: string | null): void {
    this.#take(id)?.resolve();
  }

  refuse(id: string | null, reason: Refused): void {
    this.#take(id)?.reject(reason);
  }

  #take(id: string | null): Pending | undefined {
    const pending = this.#pending.get(id ?? "");
    this.#pending.delete(id ?? "");
    return pending;
  }
}
