import { PAGE_TAGS } from './page-tags.js';
import type { PagePurge } from './page-purge.js';

/** The time limit of one request to a cache. */
const ANSWER_MS = 3_000;
/** Caches limit the length of a header, often to 8 kB. */
const MOST_TAGS = 200;

/**
 * Sends `PURGE` with the header `surrogate-key` to each address: Varnish, nginx or a CDN's own endpoint turns it into a removal. Any 2xx
 * response confirms it.
 */
export const httpPagePurge = (addresses: readonly string[]): PagePurge => ({
  async purge(tags) {
    const chunks = Array.from({ length: Math.ceil(tags.length / MOST_TAGS) }, (_, n) =>
      tags.slice(n * MOST_TAGS, (n + 1) * MOST_TAGS).join(' '),
    );
    const sent = addresses.flatMap((address) => chunks.map((keys) => send(address, keys)));
    const failed = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  },
});

const send = async (address: string, keys: string): Promise<void> => {
  const response = await fetch(address, {
    method: 'PURGE',
    headers: { [PAGE_TAGS]: keys },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the cache at ${address} answered ${response.status} to PURGE`);
};
