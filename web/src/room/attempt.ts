/** Run a request, and show the reader its refusal, if any. */
export type Attempt = (request: Promise<unknown>) => Promise<void>;
