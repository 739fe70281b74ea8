import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput, toRecord, type EventRecord, type Viewer } from '@seyir/kit';
import { eventually, testBench } from '@seyir/kit/testing';
import {
  AccountsService,
  CatalogueService,
  CommentsService,
  PlaybackService,
  SocialService,
  TitleKind,
  topics,
  type Audience,
  type Topic,
} from '@seyir/proto';
import pg from 'pg';
import { createSocial } from '../src/index.js';

export const id = (kind: string, n: number): string =>
  `${kind.padEnd(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const memberId = (n: number): string => id('eeee', n);

export const titleOf = (n: number): string => id('aaaa', n);
/** Episode n is title 1's season 1, number n. */
export const titleId = titleOf(1);
/** All other titles are series. */
export const filmId = titleOf(900);
export const episodeId = (n: number): string => id('bbbb', n);
/** Usernames of members by their number. */
export const nameOf = (n: number): string => `uye.${n}`;

const member = (n: number): Viewer => ({
  memberId: memberId(n),
  sessionId: `s${n}`,
  roles: ['member'],
});

const MOST_MEMBERS = 300;
const numbers = Array.from({ length: MOST_MEMBERS }, (_, n) => n);

let events = 0;

/**
 * A running social service with fakes: accounts knows the members 0 to 299, the catalogue each `titleOf`, the first with five
 * episodes. `before` fills the earlier data of playback and comments.
 */
export const startSocial = async (before?: (past: EventRecord[]) => void) => {
  const bench = await testBench();
  const stopAccounts = bench.fake(AccountsService, {
    snapshot: async () => ({ records: [], nextCursor: '' }),
    getMembers: async ({ ids }) => ({
      members: numbers.map((n) => ({ id: memberId(n) })).filter(({ id: one }) => ids.includes(one)),
    }),
    getMembersByUsernames: async ({ usernames }) => ({
      members: numbers
        .filter((n) => usernames.includes(nameOf(n)))
        .map((n) => ({ id: memberId(n), username: nameOf(n) })),
    }),
  });
  bench.fake(CatalogueService, {
    getTitles: async ({ ids }) => ({
      titles: ids
        .filter((one) => one.startsWith('aaaa'))
        .map((one) => ({ id: one, kind: one === filmId ? TitleKind.MOVIE : TitleKind.SERIES })),
    }),
    getEpisodes: async ({ ids }) => ({
      episodes: [1, 2, 3, 4, 5]
        .map((number) => ({ id: episodeId(number), titleId, season: 1, number }))
        .filter((episode) => ids.includes(episode.id)),
    }),
  });
  /** The number up to which each member has watched season 1. */
  const seen = new Map<string, number>();
  /** Members and titles that they have finished, as `member title`. */
  const finished = new Set<string>();
  /** Snapshots of playback and comments. */
  const past: EventRecord[] = [];
  const snapshot = async ({ topic }: { topic: string }) => ({
    records: past
      .filter((record) => record.topic === topic)
      .map(({ type, key, version, time, data }) => ({
        type,
        key,
        version,
        data,
        time: timestampFromDate(time),
      })),
    nextCursor: '',
  });
  /** Members whose library playback was asked for. */
  const libraryAsked: string[] = [];
  before?.(past);
  bench.fake(CommentsService, { snapshot });
  bench.fake(PlaybackService, {
    snapshot,
    reached: async ({ memberId: who, scopes }) => ({
      reached: scopes.map(({ titleId: title, number }) =>
        number > 0 ? number <= (seen.get(who) ?? 0) : finished.has(`${who} ${title}`),
      ),
    }),
    // Each member has one title on each list.
    listMemberLibrary: async ({ memberId: who, list, page }) => {
      libraryAsked.push(who);
      if (page?.cursor === 'x') throw badInput({ cursor: 'invalid' });
      return {
        titles: [{ titleId: titleOf(list), watched: true, score: 8 }],
        info: { count: 1, last: true },
      };
    },
  });
  const service = await bench.start(createSocial({ migrate: true }, bench.platform('social')));
  const database = new pg.Pool({ connectionString: await bench.databaseUrl('social'), max: 3 });
  // The bench drops the database under it when it closes.
  database.on('error', () => undefined);
  const publish = <T extends Topic>(topic: T, message: MessageInitShape<T['message']>) =>
    bench.bus.publish([toRecord(topic, message, { id: id('9999', ++events), time: new Date() })]);
  const close = async () => {
    await database.end();
    await bench.close();
  };
  const running = {
    bench,
    service,
    database,
    seen,
    finished,
    libraryAsked,
    stopAccounts,
    publish,
    as: (n: number) => bench.client(SocialService, member(n)),
    moderator: bench.client(SocialService, { ...member(290), roles: ['member', 'moderator'] }),
    visitor: bench.client(SocialService),
    importer: bench.serviceClient(SocialService, 'importer'),
    comments: bench.serviceClient(SocialService, 'comments'),
    /** From now on `n` shows posts and follow lists to an audience. Resolves after the event is applied. */
    show: (n: number, profile: Audience, version = ++events) =>
      publish(topics.member, { memberId: memberId(n), version, active: true, profile }),
    /** `n` blocks `other`, or removes the block. */
    block: (n: number, other: number, blocked = true) =>
      publish(topics.block, {
        blockId: id('b10c', n * 1_000 + other),
        memberId: memberId(n),
        otherId: memberId(other),
        blocked,
        version: ++events,
      }),
    /** Published means applied. */
    muteWords: (n: number, ...words: string[]) =>
      publish(topics.mutedWords, { memberId: memberId(n), words, version: ++events }),
    mute: (n: number, other: number) =>
      publish(topics.block, {
        blockId: id('b10c', n * 1_000 + other),
        memberId: memberId(n),
        otherId: memberId(other),
        muted: true,
        version: ++events,
      }),
    ban: (n: number, banned = true) =>
      publish(topics.member, { memberId: memberId(n), version: ++events, active: !banned }),
    erase: (n: number) => publish(topics.member, { memberId: memberId(n), version: ++events, removed: true }),
    close,
  };
  const built = () =>
    eventually(async () => {
      const { rows } = await database.query(`SELECT 1 FROM projection WHERE built_at IS NOT NULL`);
      return rows.length === 5;
    });
  await built().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return running;
};

export type Running = Awaited<ReturnType<typeof startSocial>>;

/** The code of an error, or its problems by field; OK for an answer. */
export const problems = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'OK',
    (error: { code: string; details: { fields?: object } }) => error.details.fields ?? error.code,
  );
