import type { Viewer } from '@seyir/kit';
import { testBench } from '@seyir/kit/testing';
import {
  AccountsService,
  CatalogueService,
  CommentsService,
  PlaybackService,
  TargetKind,
  TitleKind,
  type SpoilerScope,
} from '@seyir/proto';
import pg from 'pg';
import { createComments } from '../src/index.js';

export const id = (kind: string, n: number): string =>
  `${kind.padEnd(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Title 1 is a series, 2 an anime, 3 a movie; episode n is title 1's season 1, number n. */
export const titleId = (n: number): string => id('aaaa', n);
export const episodeId = (n: number): string => id('bbbb', n);
export const trailerId = (n: number): string => id('7777', n);
export const memberId = (n: number): string => id('eeee', n);
export const nowhere = id('ffff', 1);

const member = (n: number): Viewer => ({
  memberId: memberId(n),
  sessionId: `s${n}`,
  roles: ['member'],
});

export const episode = (n: number) => ({ kind: TargetKind.EPISODE, id: episodeId(n) });
export const series = { kind: TargetKind.SERIES, id: titleId(1) };

/** Usernames of members by their number. */
export const nameOf = (n: number): string => `uye.${n}`;

const kinds = [TitleKind.UNSPECIFIED, TitleKind.SERIES, TitleKind.ANIME, TitleKind.MOVIE];

const numbers = Array.from({ length: 30 }, (_, n) => n);

/** What the fake playback knows and was asked. */
interface FakeProgress {
  /** Up to which number of title 1's season 1 each member has seen; the whole title from 100 on. */
  readonly seen: Map<string, number>;
  readonly asked: { memberId: string; scopes: SpoilerScope[] }[];
  answer: 'at once' | 'never' | 'wrongly';
}

const hasSeen = (seen: number, { season, number }: SpoilerScope) =>
  season === 0 ? seen >= 100 : number <= seen;

/** A running comments service beside a catalogue and a playback that are fakes. */
export const startComments = async () => {
  const bench = await testBench();
  const progress: FakeProgress = { seen: new Map(), asked: [], answer: 'at once' };
  const stopCatalogue = bench.fake(CatalogueService, {
    getEpisodes: async ({ ids }) => ({
      episodes: [1, 2, 3, 4, 5]
        .map((n) => ({ id: episodeId(n), titleId: titleId(1), season: 1, number: n }))
        .filter((e) => ids.includes(e.id)),
    }),
    getTrailers: async ({ ids }) => ({
      trailers: [{ id: trailerId(1), titleId: titleId(1) }].filter((t) => ids.includes(t.id)),
    }),
    getTitles: async ({ ids }) => ({
      titles: [1, 2, 3].map((n) => ({ id: titleId(n), kind: kinds[n]! })).filter((t) => ids.includes(t.id)),
    }),
  });
  const stopAccounts = bench.fake(AccountsService, {
    getMembersByUsernames: async ({ usernames }) => ({
      members: numbers
        .filter((n) => usernames.includes(nameOf(n)))
        .map((n) => ({ id: memberId(n), username: nameOf(n) })),
    }),
    getMembers: async ({ ids }) => ({
      members: numbers.map((n) => ({ id: memberId(n) })).filter(({ id: one }) => ids.includes(one)),
    }),
  });
  const playback = () =>
    bench.fake(PlaybackService, {
      checkSource: async ({ hash }) => ({ exists: hash === 'source-1' }),
      reached: async ({ memberId: who, scopes }) => {
        progress.asked.push({ memberId: who, scopes });
        if (progress.answer === 'never') await new Promise(() => undefined);
        if (progress.answer === 'wrongly') return { reached: [] };
        return { reached: scopes.map((scope) => hasSeen(progress.seen.get(who) ?? 0, scope)) };
      },
    });
  const stopPlayback = playback();
  const service = await bench.start(createComments({ migrate: true }, bench.platform('comments')));
  const database = new pg.Pool({ connectionString: await bench.databaseUrl('comments'), max: 3 });
  // The bench drops the database under it when it closes.
  database.on('error', () => undefined);
  return {
    bench,
    service,
    progress,
    database,
    stopCatalogue,
    stopAccounts,
    stopPlayback,
    startPlayback: playback,
    as: (n: number) => bench.client(CommentsService, member(n)),
    moderator: bench.client(CommentsService, { ...member(90), roles: ['member', 'moderator'] }),
    visitor: bench.client(CommentsService),
    importer: bench.serviceClient(CommentsService, 'importer'),
    notifications: bench.serviceClient(CommentsService, 'notifications'),
    close: async () => {
      await database.end();
      await bench.close();
    },
  };
};

export type Running = Awaited<ReturnType<typeof startComments>>;

export const markDeleted = (running: Running, commentId: string) =>
  running.moderator.deleteComment({ commentId });
