import { type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { toRecord, type EventRecord, type Viewer } from '@seyir/kit';
import { eventually, testBench } from '@seyir/kit/testing';
import {
  AccountsService,
  CatalogueService,
  CommentsService,
  NotificationsService,
  PlaybackService,
  TargetKind,
  topics,
  type CommentChangedSchema,
  type SnapshotRequest,
  type Topic,
} from '@seyir/proto';
import pg from 'pg';
import { createNotifications } from '../src/index.js';

export const id = (kind: string, n: number): string =>
  `${kind.padEnd(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const memberId = (n: number): string => id('eeee', n);
export const replyId = (n: number): string => id('cccc', n);

const member = (n: number): Viewer => ({
  memberId: memberId(n),
  sessionId: `s${n}`,
  roles: ['member'],
});

export const target = { kind: TargetKind.EPISODE, id: id('bbbb', 1) };

export type CommentState = MessageInitShape<typeof CommentChangedSchema> & object;

/** Member 2 replies to member 1; `n` makes the reply unique and sets its minute. */
export const aReply = (n: number, over: object = {}): CommentState => ({
  commentId: replyId(n),
  target,
  authorId: memberId(2),
  parentId: id('dddd', 1),
  parentAuthorId: memberId(1),
  postedAt: timestampFromDate(new Date(Date.UTC(2026, 0, 1, 0, n))),
  version: 1,
  ...over,
});

let events = 0;

/** An event of another type than comments. */
export const recordOf = <T extends Topic>(
  topic: T,
  message: MessageInitShape<T['message']>,
  time = new Date(),
): EventRecord => toRecord(topic, message, { id: id('9998', ++events), time });

/** Each call makes a separate event with the same state. */
export const eventOf = (state: CommentState): EventRecord =>
  toRecord(topics.comment, state, { id: id('9999', ++events), time: new Date() });

/** Starts a notifications service; `comments` is the snapshot of its fake comments service. */
export const startNotifications = async () => {
  const bench = await testBench();
  const comments: CommentState[] = [];
  /** The members who reported in cases, in the order of ids. */
  const reporters = new Map<string, string[]>();
  /** The unread posts of topics for each follower: by topic, then by member, in the order of ids. */
  const news = new Map<string, Map<string, { postCount: number; postedAt: Date } | undefined>>();
  bench.fake(CommentsService, {
    listTopicFollowers: async ({ topicId, after, limit }) => ({
      memberIds: [...(news.get(topicId)?.keys() ?? [])].filter((one) => one > after).slice(0, limit),
    }),
    getTopicNews: async ({ topicId, memberIds }) => ({
      news: memberIds.flatMap((one) => {
        const own = news.get(topicId)?.get(one);
        return own
          ? [{ memberId: one, postCount: own.postCount, postedAt: timestampFromDate(own.postedAt) }]
          : [];
      }),
    }),
    listReporters: async ({ caseId, after, limit }) => ({
      memberIds: (reporters.get(caseId) ?? []).filter((one) => one > after).slice(0, limit),
    }),
    snapshot: async ({ cursor, limit }: SnapshotRequest) => {
      const after = comments
        .map((state) => eventOf(state))
        .filter((record) => record.key > cursor)
        .sort((a, b) => (a.key < b.key ? -1 : 1));
      const page = after.slice(0, Math.min(limit, 3));
      return {
        records: page.map(({ type, key, version, time, data }) => ({
          type,
          key,
          version,
          data,
          time: timestampFromDate(time),
        })),
        nextCursor: after.length > page.length ? page.at(-1)!.key : '',
      };
    },
  });
  /** The members who voted on content requests, in the order of ids. */
  const voters = new Map<string, string[]>();
  const nothing = { snapshot: async () => ({ records: [], nextCursor: '' }) };
  bench.fake(CatalogueService, {
    ...nothing,
    listVoters: async ({ requestId, after, limit }) => ({
      memberIds: (voters.get(requestId) ?? []).filter((one) => one > after).slice(0, limit),
    }),
    getEpisodes: async ({ ids }) => ({
      episodes: ids.filter((one) => one.startsWith('bbbb')).map((one) => ({ id: one })),
    }),
    getTitles: async ({ ids }) => ({
      titles: ids.filter((one) => one.startsWith('aaaa')).map((one) => ({ id: one })),
    }),
  });
  bench.fake(PlaybackService, nothing);
  bench.fake(AccountsService, nothing);
  const service = await bench.start(createNotifications({ migrate: true }, bench.platform('notifications')));
  const database = new pg.Pool({ connectionString: await bench.databaseUrl('notifications'), max: 1 });
  // The bench drops the database while this connection is open.
  database.on('error', () => undefined);
  const built = () =>
    eventually(async () => {
      const { rows } = await database.query(`SELECT 1 FROM projection WHERE built_at IS NOT NULL`);
      return rows.length === 5;
    });
  const close = async () => {
    await database.end();
    await bench.close();
  };
  await built().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    bench,
    comments,
    voters,
    reporters,
    news,
    service,
    database,
    built,
    as: (n: number) => bench.client(NotificationsService, member(n)),
    importer: bench.serviceClient(NotificationsService, 'importer'),
    /** Resolves after the event is applied: the in-process bus waits for its consumers. */
    publish: (...states: CommentState[]) => bench.bus.publish(states.map((state) => eventOf(state))),
    close,
  };
};

export type Running = Awaited<ReturnType<typeof startNotifications>>;
