import { DomainError } from '@seyir/kit/stateless';
import type { Web } from '../platform.js';
import { PAGE_READS } from './page-reads.js';

/** Longest wait for a page of the web server, in ms. */
const PATIENCE_MS = 8_000;

/**
 * Pages and files of a web server elsewhere. Nothing of the reader's request but its path goes there. Rejects with
 * TRY_AGAIN where no page of ours tells of the fault: a proxy on the way has its own words for a web server that is
 * busy or away, which are none of the site's.
 */
export const webAt = (url: string): Web => ({
  async handle(request) {
    const { pathname, search } = new URL(request.url);
    // Set, not resolved: a path that begins with `//host` would lead to that host.
    const target = new URL(url);
    target.pathname = pathname;
    target.search = search;
    const answer = await fetch(target, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.status < 500 || answer.headers.has(PAGE_READS)) return answer;
    await answer.body?.cancel();
    throw new DomainError('TRY_AGAIN', { reason: `web answered ${answer.status}`, retryAfterMs: 1_000 });
  },
});
