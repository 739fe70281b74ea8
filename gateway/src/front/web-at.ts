import { DomainError } from '@seyir/kit/stateless';
import type { Web } from '../platform.js';
import { PAGE_READS } from './page-reads.js';

/** Timeout of a page from the web server, in ms. */
const PATIENCE_MS = 8_000;

/**
 * Pages and files of a separate web server. Only the path of the reader's request is sent to it. Rejects with TRY_AGAIN for an
 * error response that is not our own page: a proxy in between has its own error pages for a busy or stopped web server.
 */
export const webAt = (url: string): Web => ({
  async handle(request) {
    const { pathname, search } = new URL(request.url);
    // The path is assigned, not resolved: a path that begins with `//host` would lead to that host.
    const target = new URL(url);
    target.pathname = pathname;
    target.search = search;
    const answer = await fetch(target, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.status < 500 || answer.headers.has(PAGE_READS)) return answer;
    await answer.body?.cancel();
    throw new DomainError('TRY_AGAIN', { reason: `web answered ${answer.status}`, retryAfterMs: 1_000 });
  },
});
