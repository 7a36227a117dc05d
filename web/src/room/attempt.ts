/** Runs a request and shows its refusal, if there is one, to the reader. */
export type Attempt = (request: Promise<unknown>) => Promise<void>;
