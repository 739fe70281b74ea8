import { DomainError, notFound } from '@seyir/kit/stateless';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { postersOf } from '../operations/collections/card-posters.js';
import type { Parts } from '../parts.js';
import { posterCard } from './poster-card.js';

/** Some 70 kB each. */
const MOST_KEPT = 200;
/** One card takes some 100 ms; a crawler that asks for many waits, and the site does not. */
const MOST_WAITING = 20;
const RETRY_MS = 5_000;

/**
 * Serves the preview pictures of collections: `/i/collections/{id}.jpg`. NOT_FOUND for a collection that visitors do not see, or
 * without posters. SLOW_DOWN while too many wait.
 */
export const registerCollectionCards = (
  fastify: FastifyInstance,
  { asVisitor, titles, platform: { blobs } }: Parts,
): void => {
  const making = new PQueue({ concurrency: 1 });
  const cards = new LRUCache<string, Buffer>({
    max: MOST_KEPT,
    fetchMethod: async (key) => {
      if (making.size >= MOST_WAITING)
        throw new DomainError('SLOW_DOWN', { reason: 'cards that wait', retryAfterMs: RETRY_MS });
      return making.add(() => posterCard(blobs, JSON.parse(key) as string[]));
    },
  });

  fastify.get<{ Params: { file: string } }>('/i/collections/:file', async (request, reply) => {
    const { file } = request.params;
    const collectionId = /^([\w-]{1,64})\.jpg$/.exec(file)?.[1];
    if (collectionId === undefined) throw notFound(file);
    const { collection } = await asVisitor.social.getCollection({ collectionId });
    const posters = collection ? await postersOf(collection, (ids) => titles.many(ids)) : [];
    // The posters are the key, so that a changed collection gets a new card.
    const card = posters.length === 0 ? undefined : await cards.fetch(JSON.stringify(posters));
    if (!card) throw notFound(`card of collection ${collectionId}`);
    return reply.headers({ 'cache-control': 'public, max-age=86400' }).type('image/jpeg').send(card);
  });
};
