import { visitor } from '@seyir/kit/stateless';
import DataLoader from 'dataloader';
import {
  wakes,
  type Comment,
  type Conversation,
  type Episode,
  type Member,
  type PostCounts,
  type Title,
} from '@seyir/proto';
import { createKeptPages, type KeptPages } from './cdn/kept-pages.js';
import { KEPT_MS } from './cdn/page-caching.js';
import type { GatewayConfig } from './config.js';
import { createKeptAnswers, type KeptAnswers } from './front/kept-answers.js';
import { createCaps, type Caps } from './limits/caps.js';
import { createLimiter, type Limiter } from './limits/limiter.js';
import { createBatchReads, type BatchReads } from './live/batch-reads.js';
import { createChannelTickets, type ChannelTickets } from './live/channel-tickets.js';
import { createCrowds, type Crowds } from './live/crowds.js';
import { createMemberStates, type MemberStates } from './live/member-states.js';
import { createPageReading, type PageReading } from './live/page-reading.js';
import { createPublicReads, type PublicReads } from './live/public-reads.js';
import { createRevisions, type Revisions } from './live/revisions.js';
import { createWatch, type Watch } from './live/watch.js';
import { createOpenSockets, type OpenSockets } from './live/open-sockets.js';
import { createEdgeDelivery } from './addresses/edge-delivery.js';
import type { MediaDelivery } from './addresses/media-delivery.js';
import { createMediaSigner, type MediaSigner } from './addresses/media-signature.js';
import type { GatewayPlatform } from './platform.js';
import { createPhotos, type Photos } from './uploads/photos.js';
import { createUploadIds, type UploadIds } from './uploads/upload-ids.js';
import { createSpool, type Spool } from './uploads/spool.js';
import { connect, withOptions, type Services } from './services.js';
import type { FriendsState } from './operations/social/friends.js';
import type { Activity } from './operations/notifications/get-activity.js';
import { createSessions, type Sessions } from './sessions/sessions.js';

/** The shared objects of all requests of one gateway. */
export interface Parts {
  readonly config: GatewayConfig;
  readonly platform: GatewayPlatform;
  /** Has no viewer; use it only as a base for `withOptions`. */
  readonly services: Services;
  /** The services as a visitor, for public data. */
  readonly asVisitor: Services;
  readonly watch: Watch;
  readonly crowds: Crowds;
  readonly tickets: ChannelTickets;
  readonly openSockets: OpenSockets;
  readonly reads: PublicReads;
  /** Pages of threads that members share. */
  readonly memberThreads: PublicReads;
  /** Whether anything may be hidden from a member, by member id. */
  readonly hiding: PublicReads;
  /** The members whose posts are hidden from a member, by member id. */
  readonly hiddenAuthors: PublicReads;
  /** Pages of the feed of all as any member gets them. */
  readonly memberFeeds: PublicReads;
  readonly pages: PageReading;
  /** The pages that caches in front of the site keep; undefined if no cache is configured. */
  readonly keptPages: KeptPages | undefined;
  readonly keptAnswers: KeptAnswers;
  readonly members: BatchReads<Member>;
  readonly titles: BatchReads<Title>;
  readonly episodes: BatchReads<Episode>;
  /** Members' numbers of unread notifications. */
  readonly activities: MemberStates<Activity>;
  /** Members' newest friends. */
  readonly friends: MemberStates<FriendsState>;
  /** Members' conversations with unread messages. */
  readonly unreadMessages: MemberStates<readonly Conversation[]>;
  /** Comments as everybody may see them, read in one batch per turn of the event loop. Nothing is cached. */
  readonly publicComments: DataLoader<string, Comment | undefined>;
  /** Counts of posts as a visitor may see them, read in the same way. */
  readonly publicPostCounts: DataLoader<string, PostCounts | undefined>;
  /** Markup of the notification dropdown, by member. */
  readonly dropdowns: Revisions;
  readonly sessions: Sessions;
  readonly limiter: Limiter;
  readonly caps: Caps;
  readonly media: MediaSigner;
  /** Addresses for players. */
  readonly delivery: MediaDelivery;
  readonly photos: Photos;
  readonly uploadIds: UploadIds;
  readonly spool: Spool;
}

/** Maximum size of the cached public reads. */
const MOST_READ_BYTES = 32_000_000;
/** Maximum size of a cache with what is hidden from each member. */
const MOST_HIDING_BYTES = 4_000_000;
/** Maximum size of the cached pages of the feed. */
const MOST_FEED_BYTES = 16_000_000;
/** How long a removed comment may stay on a page of a thread for members if its wake is lost. */
const THREAD_MS = 10_000;
/** The age of a page of the feed for members: so late may another member's clap or reaction be on it. */
const FEED_MS = 2_000;
/** How long a new block may stay unnoticed if its wake is lost. */
const HIDING_MS = 10_000;
/** The same while wakes do not arrive. */
const HIDING_UNSUBSCRIBED_MS = 5_000;

export const createParts = (config: GatewayConfig, platform: GatewayPlatform): Parts => {
  const { clock, keyValue, signer } = platform;
  const onError = (error: unknown) => platform.logger.warn({ err: error }, 'background work failed');
  const services = connect(platform.peers);
  const pages = createPageReading();
  const asVisitor = withOptions(services, async () => {
    pages.forbidSharing();
    return { viewerToken: await signer.viewer(visitor) };
  });
  const watch = createWatch(platform.live, clock, onError);
  for (const subject of [wakes.reactions, wakes.postMarks]) watch.hold(subject);
  const ages = { freshMs: config.freshMs, staleMs: config.staleMs };
  const caching = { ...ages, clock, watch, pages, onError, max: 5_000 };
  const { accounts, catalogue } = asVisitor;
  /** Answers that do not get older than this, neither by a lost wake nor in an outage. */
  const agedAtMost = (ms: number) => ({
    ...caching,
    freshMs: Math.min(config.freshMs, ms),
    behindMs: 0,
    staleMs: 0,
  });
  const hidingOptions = {
    ...agedAtMost(HIDING_MS),
    max: 20_000,
    maxBytes: MOST_HIDING_BYTES,
    unsubscribedMs: HIDING_UNSUBSCRIBED_MS,
  };
  const media = createMediaSigner(config.mediaSecret, clock);
  return {
    config,
    platform,
    services,
    asVisitor,
    watch,
    crowds: createCrowds(),
    pages,
    keptPages:
      platform.pagePurge &&
      createKeptPages({ purge: platform.pagePurge, live: platform.live, clock, keepMs: KEPT_MS, onError }),
    keptAnswers: createKeptAnswers({
      watch,
      pages,
      clock,
      live: platform.live,
      freshMs: config.freshMs,
      metrics: platform.metrics,
    }),
    tickets: createChannelTickets(config.mediaSecret, clock),
    openSockets: createOpenSockets(),
    reads: createPublicReads({ ...caching, maxBytes: MOST_READ_BYTES }),
    memberThreads: createPublicReads({ ...agedAtMost(THREAD_MS), maxBytes: MOST_READ_BYTES }),
    hiding: createPublicReads(hidingOptions),
    hiddenAuthors: createPublicReads(hidingOptions),
    memberFeeds: createPublicReads({ ...agedAtMost(FEED_MS), maxBytes: MOST_FEED_BYTES }),
    members: createBatchReads({
      ...caching,
      fetch: async (ids) => (await accounts.getMembers({ ids })).members,
      idOf: (member) => member.id,
      subject: wakes.members,
    }),
    titles: createBatchReads({
      ...caching,
      fetch: async (ids) => (await catalogue.getTitles({ ids })).titles,
      idOf: (title) => title.id,
      subject: wakes.catalogue,
    }),
    episodes: createBatchReads({
      ...caching,
      fetch: async (ids) => (await catalogue.getEpisodes({ ids })).episodes,
      idOf: (episode) => episode.id,
      subject: wakes.catalogue,
      namedBy: (episode) => episode.titleId,
    }),
    activities: createMemberStates({ subjectOf: wakes.activity, watch, clock, max: 20_000 }),
    friends: createMemberStates({ subjectOf: wakes.friends, watch, clock, max: 20_000 }),
    unreadMessages: createMemberStates({ subjectOf: wakes.messages, watch, clock, max: 20_000 }),
    publicComments: new DataLoader(
      async (ids) => {
        const { comments } = await asVisitor.comments.getComments({ ids: [...ids] });
        const known = new Map(comments.map((comment) => [comment.id, comment]));
        return ids.map((id) => known.get(id));
      },
      { cache: false, maxBatchSize: 200 },
    ),
    publicPostCounts: new DataLoader(
      async (ids) => {
        const { counts } = await asVisitor.comments.getPostCounts({ postIds: [...ids] });
        const known = new Map(counts.map((one) => [one.postId, one]));
        return ids.map((id) => known.get(id));
      },
      { cache: false, maxBatchSize: 200 },
    ),
    dropdowns: createRevisions(10_000),
    sessions: createSessions({ accounts, keyValue, live: platform.live, clock, onError }),
    limiter: createLimiter(config.limits, keyValue, clock),
    caps: createCaps(config.limits),
    media,
    delivery: config.mediaEdge ? createEdgeDelivery(config.mediaEdge, clock) : media,
    photos: createPhotos(),
    uploadIds: createUploadIds(config.mediaSecret),
    spool: createSpool(config.uploadsDir),
  };
};
