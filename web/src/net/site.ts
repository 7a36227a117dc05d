/** Who answers here: a server, or, on a site of static files, this browser alone. */

const facts = document.documentElement.dataset;

/** Whether this is a site of static files (`happycity site`). */
export const isStaticSite = facts["alone"] !== undefined;

/** The version of the page. Vite's development server does not say. */
export const VERSION = facts["version"];

/** The folder of the site. A server's is the root; a static site may be anywhere, and its pages are after # there. */
export const ROOT = isStaticSite ? location.pathname.replace(/[^/]*$/, "") : "/";

/** Whether an id was made on this device: a server's ids never begin so (happycity.worker.outside). */
export function isLocal(id: string): boolean {
  return id.startsWith("l");
}

/** Why the rooms of this device cannot be opened here: another tab leads, or the page is not of the version to be started. */
export class Unavailable extends Error {
  constructor(readonly code: "other-tab" | "other-protocol") {
    super(code);
  }
}

/** What there is to fetch for playing without a network (src/happycity/server/http/pages/offline.py). */
export interface OfflineFiles {
  version: string;
  package: string;
  files: { path: string; size: number }[];
}
