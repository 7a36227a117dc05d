/** The server's HTTP API (docs/protocol.md). */
import type { Paths, Reason, ResponseTo } from "./types";

/** Values for the braces in a path; the others become the query. */
type Fields = Record<string, string | number>;

/** The server refused, with a code; or it did not answer at all. */
export class Refused extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number,
  ) {
    super(reason.error ?? reason.code);
  }
}

export async function get<Path extends Paths<"GET">>(path: Path, fields: Fields = {}): Promise<ResponseTo<"GET", Path>> {
  return request(address(path, fields), { method: "GET" });
}

export async function post<Path extends Paths<"POST">>(
  path: Path,
  body: unknown = {},
  fields: Fields = {},
): Promise<ResponseTo<"POST", Path>> {
  return request(address(path, fields), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** "/api/rooms/{room}/replay" with {room: "k3v9", game: 1} -> "/api/rooms/k3v9/replay?game=1" */
function address(path: string, fields: Fields): string {
  const rest = new Map(Object.entries(fields));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name) ?? "");
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
  return rest.size ? `${filled}?${query}` : filled;
}

async function request<T>(path: string, init: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, credentials: "same-origin" });
  } catch {
    throw new Refused({ code: "no-server" }, 0);
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const reason = body as Partial<Reason> | null;
  throw new Refused(reason?.code ? (reason as Reason) : { code: "no-server" }, response.status);
}

/** Random hex digits. Works without a secure context. */
export function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
