import type { MessageInitShape } from '@bufbuild/protobuf';
import { toRecord, type Platform, type Viewer } from '@seyir/kit';
import { eventually, testBench } from '@seyir/kit/testing';
import {
  AccountsService,
  CatalogueService,
  ConversationFolder,
  FollowState,
  MessagingService,
  PlaybackService,
  SocialService,
  TitleKind,
  topics,
  type Topic,
} from '@seyir/proto';
import pg from 'pg';
import { createMessaging } from '../src/index.js';

export const id = (kind: string, n: number): string =>
  `${kind.padEnd(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const memberId = (n: number): string => id('eeee', n);
export const episodeId = (n: number): string => id('ep', n).replace('ep000000', 'e9e90000');
export const titleId = id('aaaa', 1);
/** A film, whose only episode is number 90. */
export const filmId = id('aaaa', 2);

const member = (n: number): Viewer => ({
  memberId: memberId(n),
  sessionId: `s${n}`,
  roles: ['member'],
});

const MOST_MEMBERS = 400;

let events = 0;

/** Starts a messaging service with fakes: accounts knows the members 0 to 399, and at first no member follows another one. */
export const startMessaging = async (over: Partial<Platform> = {}) => {
  const bench = await testBench();
  bench.fake(AccountsService, {
    snapshot: async () => ({ records: [], nextCursor: '' }),
    getMembers: async ({ ids }) => ({
      members: Array.from({ length: MOST_MEMBERS }, (_, n) => ({ id: memberId(n) })).filter((one) =>
        ids.includes(one.id),
      ),
    }),
  });
  /** Pairs `follower followed`. */
  const follows = new Set<string>();
  const stopSocial = bench.fake(SocialService, {
    getRelationships: async ({ memberIds }, { viewer }) => ({
      relationships: memberIds.map((other) => ({
        memberId: other,
        followsViewer: follows.has(`${other} ${viewer.memberId}`),
        state: follows.has(`${viewer.memberId} ${other}`) ? FollowState.FOLLOWING : FollowState.NONE,
      })),
    }),
  });
  // The title has the episodes 1 to 9 of its first season.
  bench.fake(CatalogueService, {
    getEpisodes: async ({ ids }) => ({
      episodes: [
        ...Array.from({ length: 9 }, (_, n) => ({
          id: episodeId(n + 1),
          titleId,
          season: 1,
          number: n + 1,
        })),
        { id: episodeId(90), titleId: filmId, season: 1, number: 1 },
      ].filter((one) => ids.includes(one.id)),
    }),
    getTitles: async ({ ids }) => ({
      titles: [
        { id: titleId, kind: TitleKind.SERIES },
        { id: filmId, kind: TitleKind.MOVIE },
      ].filter((one) => ids.includes(one.id)),
    }),
  });
  /** The last episode of the first season that each member has watched. */
  const progress = new Map<string, number>();
  const stopPlayback = bench.fake(PlaybackService, {
    reached: async ({ memberId: reader, scopes }) => ({
      reached: scopes.map(({ season, number }) => season === 1 && number <= (progress.get(reader) ?? 0)),
    }),
  });
  const service = await bench.start(
    createMessaging({ migrate: true }, { ...bench.platform('messaging'), ...over }),
  );
  const database = new pg.Pool({ connectionString: await bench.databaseUrl('messaging'), max: 3 });
  // The bench drops the database while this connection is open.
  database.on('error', () => undefined);
  const publish = <T extends Topic>(topic: T, message: MessageInitShape<T['message']>) =>
    bench.bus.publish([toRecord(topic, message, { id: id('9999', ++events), time: new Date() })]);
  const close = async () => {
    await database.end();
    await bench.close();
  };
  const as = (n: number) => bench.client(MessagingService, member(n));
  const running = {
    bench,
    service,
    database,
    publish,
    stopSocial,
    stopPlayback,
    progress,
    follow: (n: number, other: number) => void follows.add(`${memberId(n)} ${memberId(other)}`),
    as,
    visitor: bench.client(MessagingService),
    importer: bench.serviceClient(MessagingService, 'importer'),
    /** `n` writes the first message to `other`, who follows `n`; returns the conversation and the message. */
    open(n: number, other: number, body = 'Merhaba') {
      follows.add(`${memberId(other)} ${memberId(n)}`);
      return running.request(n, other, body);
    },
    /** `n` writes the first message to `other`, who does not follow `n`: the conversation waits among the requests. */
    async request(n: number, other: number, body = 'Merhaba') {
      const { conversation, message } = await as(n).openConversation({ memberId: memberId(other), body });
      return { conversationId: conversation!.id, messageId: message!.id };
    },
    inbox: async (n: number) =>
      (await as(n).listConversations({ folder: ConversationFolder.INBOX })).conversations,
    requests: async (n: number) =>
      (await as(n).listConversations({ folder: ConversationFolder.REQUESTS })).conversations,
    /** Bodies as `n` reads them, the oldest first. */
    bodies: async (n: number, conversationId: string) =>
      (await as(n).listMessages({ conversationId })).messages.map(({ body }) => body).reverse(),
    /** `n` blocks `other`, or removes the block. Resolves after the event is applied. */
    block: (n: number, other: number, blocked = true) =>
      publish(topics.block, {
        blockId: id('b10c', n * 1_000 + other),
        memberId: memberId(n),
        otherId: memberId(other),
        blocked,
        version: ++events,
      }),
    removeEpisode: (n: number) =>
      publish(topics.episode, { episodeId: episodeId(n), titleId, version: ++events, removed: true }),
    erase: (n: number) => publish(topics.member, { memberId: memberId(n), version: ++events, removed: true }),
    close,
  };
  const built = () =>
    eventually(async () => {
      const { rows } = await database.query(`SELECT 1 FROM projection WHERE built_at IS NOT NULL`);
      return rows.length === 1;
    });
  await built().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return running;
};

export type Running = Awaited<ReturnType<typeof startMessaging>>;

/** The code of an error, or its problems by field; OK for an answer. */
export const problems = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'OK',
    (error: { code: string; details: { fields?: object } }) => error.details.fields ?? error.code,
  );
