/** What this device answers and stores by itself, whether there is a server or not. */
import { address, askDevice, type Fields } from "./api";
import type { Paths, ResponseTo } from "./types";

export const onDevice = {
  get: <Path extends Paths<"GET", true>>(path: Path, fields: Fields = {}): Promise<ResponseTo<"GET", Path>> =>
    askDevice("GET", address(path, fields)),
  post: <Path extends Paths<"POST", true>>(
    path: Path,
    body: object = {},
    fields: Fields = {},
  ): Promise<ResponseTo<"POST", Path>> => askDevice("POST", address(path, fields), body),
};

/** Whether games were finished on this device. */
export const hasLocalResults = (): Promise<boolean> => hasRows("result/");
/** Whether this device has tries at cities of the day. */
export const hasLocalTries = (): Promise<boolean> => hasRows("try/day/");

/** Whether the device has rows of a kind. It is looked up without Python. */
async function hasRows(prefix: string): Promise<boolean> {
  const { readRows } = await import("../worker/rows");
  return readRows(prefix).then(
    (rows) => rows.length > 0,
    () => false,
  );
}
