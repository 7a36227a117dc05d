/** The server's REST half (docs/protocol.md). */
import type { Reason } from "./types";

/** The server said no, with a code that we can put into words; or it did not answer at all. */
export class Refused extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number,
  ) {
    super(reason.error ?? reason.code);
  }
}

export async function get<T>(path: string): Promise<T> {
  return ask<T>(path, { method: "GET" });
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function ask<T>(path: string, request: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...request, credentials: "same-origin" });
  } catch {
    throw new Refused({ code: "no-server" }, 0);
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  const reason = body as Partial<Reason> | null;
  throw new Refused(reason?.code ? (reason as Reason) : { code: "no-server" }, answer.status);
}

/** Random hex digits, also where the page is not a secure context. */
export function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
