import { AsyncLocalStorage } from 'node:async_hooks';
import { visitor } from '@seyir/kit/stateless';
import { wakes, type Episode, type Member, type Title } from '@seyir/proto';
import type { GatewayConfig } from './config.js';
import { createCaps, type Caps } from './limits/caps.js';
import { createLimiter, type Limiter } from './limits/limiter.js';
import { createBatchReads, type BatchReads } from './live/batch-reads.js';
import { createCrowds, type Crowds } from './live/crowds.js';
import { createPublicReads, type PublicReads } from './live/public-reads.js';
import { createRevisions, type Revisions } from './live/revisions.js';
import { createWatch, type Watch } from './live/watch.js';
import { createMediaSigner, type MediaSigner } from './addresses/media-signature.js';
import type { GatewayPlatform } from './platform.js';
import { createPhotos, type Photos } from './uploads/photos.js';
import { connect, withOptions, type Services } from './services.js';
import { createSessions, type Sessions } from './sessions/sessions.js';

/** Wakes that a page would be out of date after, with how many were heard when it read. */
export type PageReads = Map<string, number>;

/** What all requests of one gateway share. */
export interface Parts {
  readonly config: GatewayConfig;
  readonly platform: GatewayPlatform;
  /** Without a viewer: only for binding. */
  readonly services: Services;
  /** The services as a visitor sees them: for what is the same for everybody. */
  readonly asVisitor: Services;
  readonly watch: Watch;
  readonly crowds: Crowds;
  readonly reads: PublicReads;
  /** Set while a page is rendered. */
  readonly pageReads: AsyncLocalStorage<PageReads>;
  readonly members: BatchReads<Member>;
  readonly titles: BatchReads<Title>;
  readonly episodes: BatchReads<Episode>;
  /** Markup of the notification dropdown by member. */
  readonly dropdowns: Revisions;
  readonly sessions: Sessions;
  readonly limiter: Limiter;
  readonly caps: Caps;
  readonly media: MediaSigner;
  readonly photos: Photos;
}

/** Public reads that are kept. */
const MOST_READ_BYTES = 32_000_000;

export const createParts = (config: GatewayConfig, platform: GatewayPlatform): Parts => {
  const { clock, keyValue, signer } = platform;
  const onError = (error: unknown) => platform.logger.warn({ err: error }, 'gateway part failed');
  const services = connect(platform.peers);
  const asVisitor = withOptions(services, async () => ({ viewerToken: await signer.viewer(visitor) }));
  const watch = createWatch(platform.live, onError);
  const pageReads = new AsyncLocalStorage<PageReads>();
  const onRead = (subject: string, version: number) => {
    const reads = pageReads.getStore();
    if (reads && !reads.has(subject)) reads.set(subject, version);
  };
  const caching = { clock, watch, onRead, freshMs: config.freshMs, staleMs: config.staleMs, max: 5_000 };
  const byId = <T>(
    fetch: (ids: string[]) => Promise<readonly T[]>,
    idOf: (thing: T) => string,
    subject?: string,
  ) => createBatchReads({ ...caching, fetch, idOf, ...(subject && { subject }) });
  const { accounts, catalogue } = asVisitor;
  return {
    config,
    platform,
    services,
    asVisitor,
    watch,
    crowds: createCrowds(),
    pageReads,
    reads: createPublicReads({ ...caching, maxBytes: MOST_READ_BYTES }),
    members: createBatchReads({
      ...caching,
      fetch: async (ids) => (await accounts.getMembers({ ids })).members,
      idOf: (member) => member.id,
      subject: wakes.members,
      // Some member changes all the time: pages that show members wait for their own age.
      onRead: () => undefined,
    }),
    titles: byId(
      async (ids) => (await catalogue.getTitles({ ids })).titles,
      (title) => title.id,
      wakes.catalogue,
    ),
    episodes: byId(
      async (ids) => (await catalogue.getEpisodes({ ids })).episodes,
      (episode) => episode.id,
      wakes.catalogue,
    ),
    dropdowns: createRevisions(10_000),
    sessions: createSessions({ accounts, keyValue, watch, clock, onError }),
    limiter: createLimiter(config.limits, keyValue, clock),
    caps: createCaps(config.limits),
    media: createMediaSigner(config.mediaSecret, clock),
    photos: createPhotos(),
  };
};
