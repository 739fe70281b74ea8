import type { Web } from '../platform.js';

/** Longest wait for a page of the web server, in ms. */
const PATIENCE_MS = 8_000;

/** Pages and files of a web server elsewhere. Nothing of the reader's request but its path goes there. */
export const webAt = (url: string): Web => ({
  async handle(request) {
    const { pathname, search } = new URL(request.url);
    // Set, not resolved: a path that begins with `//host` would lead to that host.
    const target = new URL(url);
    target.pathname = pathname;
    target.search = search;
    return fetch(target, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  },
});
