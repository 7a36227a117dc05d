/** The rows of this device in IndexedDB: keys and JSON texts (happycity.worker.log says which). */
const DATABASE = "happycity-device";
const ROWS = "rows";
/** After every key with a prefix. */
const LAST = "\uffff";

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(ROWS);
    request.onsuccess = () => {
      request.result.onclose = () => (opened = undefined); // the browser has cleared the storage
      resolve(request.result);
    };
    request.onerror = () => {
      opened = undefined;
      reject(new Error("no storage"));
    };
  });
  return opened;
}

/** Store rows, all or none, and wait until they are on the disk. False if the first key is taken. */
export async function writeRows(rows: [key: string, text: string][]): Promise<boolean> {
  const transaction = (await database()).transaction(ROWS, "readwrite", { durability: "strict" });
  return new Promise((resolve, reject) => {
    let taken = false;
    transaction.oncomplete = () => resolve(true);
    transaction.onabort = () => (taken ? resolve(false) : reject(new Error(transaction.error?.name ?? "no storage")));
    const store = transaction.objectStore(ROWS);
    const [first, ...others] = rows;
    if (!first) return;
    store.add(first[1], first[0]).onerror = (event) => {
      taken = (event.target as IDBRequest).error?.name === "ConstraintError";
    };
    for (const [key, text] of others) store.put(text, key);
  });
}

/** Delete all rows, and wait until they are gone from the disk. */
export async function clearRows(): Promise<void> {
  const transaction = (await database()).transaction(ROWS, "readwrite", { durability: "strict" });
  transaction.objectStore(ROWS).clear();
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(new Error(transaction.error?.name ?? "no storage"));
  });
}

/** All keys with a prefix, in order, with their texts. */
export async function readEntries(prefix: string): Promise<[key: string, text: string][]> {
  const transaction = (await database()).transaction(ROWS);
  const store = transaction.objectStore(ROWS);
  const range = IDBKeyRange.bound(prefix, prefix + LAST);
  const [keys, texts] = [store.getAllKeys(range), store.getAll(range)];
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(keys.result.map((key, index) => [String(key), String(texts.result[index])]));
    transaction.onabort = () => reject(new Error("no storage"));
  });
}

export async function countRows(): Promise<number> {
  const request = (await database()).transaction(ROWS).objectStore(ROWS).count();
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error("no storage"));
  });
}

/** The texts of all keys with a prefix, ordered by key. */
export async function readRows(prefix: string): Promise<string[]> {
  const store = (await database()).transaction(ROWS).objectStore(ROWS);
  return new Promise((resolve, reject) => {
    const request = store.getAll(IDBKeyRange.bound(prefix, prefix + LAST));
    request.onsuccess = () => resolve(request.result as string[]);
    request.onerror = () => reject(new Error("no storage"));
  });
}
