/** What a page and its workers say to each other. */

/** Where Python and our package are, as absolute addresses. */
export interface Addresses {
  python: string;
  package: string;
  /** Letters and pictures. */
  art: string;
  /** The folder with the messages of all languages. */
  words: string;
  /** The version that the package must have. */
  version: string;
}

export type ToWorker =
  | ({ kind: "start"; locale: string } & Addresses)
  | { kind: "request"; id: number; method: string; address: string; body: string }
  | { kind: "open"; id: number; room: string; after: number }
  | { kind: "frame"; id: number; text: string }
  | { kind: "close"; id: number };

export type FromWorker =
  | { kind: "loaded" }
  | { kind: "ready" }
  | { kind: "failed"; reason: string }
  | { kind: "response"; id: number; text: string }
  | { kind: "frame"; id: number; text: string }
  | { kind: "closed"; id: number; code: number };

export type ToThinker = ({ kind: "start" } & Addresses) | { kind: "think"; id: number; question: string };
export type FromThinker = { kind: "loaded" } | { kind: "thought"; id: number; answer: string } | { kind: "failed"; id: number };

export interface ToFetcher {
  cache: string;
  paths: string[];
}
export type FromFetcher =
  { kind: "loaded" } | { kind: "stored"; path: string } | { kind: "complete" } | { kind: "failed"; reason: string };
