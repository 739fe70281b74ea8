import type { MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { DomainError, toRecord, type Platform, type Viewer } from '@seyir/kit';
import { testBench } from '@seyir/kit/testing';
import {
  AccountsService,
  CatalogueService,
  CommentsService,
  PlaybackService,
  Role,
  ReportedKind,
  SocialService,
  TargetKind,
  TitleKind,
  topics,
  type BlockChangedSchema,
  type PostPhotoSchema,
  type SanctionSchema,
  type SpoilerSchema,
  type SpoilerScope,
  type Topic,
} from '@seyir/proto';
import pg from 'pg';
import { createComments } from '../src/index.js';

export const id = (kind: string, n: number): string =>
  `${kind.padEnd(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Title 1 is a series, 2 an anime, 3 a movie; episode n is title 1's season 1, number n. */
export const titleId = (n: number): string => id('aaaa', n);
export const episodeId = (n: number): string => id('bbbb', n);
export const collectionId = (n: number): string => id('c011', n);
export const postId = (n: number): string => id('9057', n);
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

/** Usernames by member number. */
export const nameOf = (n: number): string => `uye.${n}`;

const kinds = [TitleKind.UNSPECIFIED, TitleKind.SERIES, TitleKind.ANIME, TitleKind.MOVIE];

const numbers = Array.from({ length: 30 }, (_, n) => n);

let events = 0;

/** The fake playback: its progress, and the requests it received. */
interface FakeProgress {
  /** The last episode of title 1's season 1 that each member has seen; the whole title from 100 on. */
  readonly seen: Map<string, number>;
  /** A title that each member has seen to its end. */
  readonly finished: Map<string, string>;
  readonly asked: { memberId: string; scopes: SpoilerScope[] }[];
  answer: 'at once' | 'never' | 'wrongly';
}

const hasSeen = (seen: number, { season, number }: SpoilerScope) =>
  season === 0 ? seen >= 100 : number <= seen;

/** Starts a comments service with a fake catalogue and a fake playback, on a platform with other parts if `over` returns some. */
export const startComments = async (over: (platform: Platform) => Partial<Platform> = () => ({})) => {
  const bench = await testBench();
  const progress: FakeProgress = { seen: new Map(), finished: new Map(), asked: [], answer: 'at once' };
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
      titles: [1, 2, 3]
        .map((n) => ({ id: titleId(n), kind: kinds[n]!, name: `Yapım ${n}`, description: `Konusu ${n}` }))
        .filter((t) => ids.includes(t.id)),
    }),
  });
  /** Collections, and the members who may see each; undefined for everybody. */
  const collections = new Map<string, string | undefined>();
  /** Posts of the fake social: for each the only member who may see it, or a member who may not. */
  const posts = new Map<
    string,
    {
      keptFor?: string;
      keptFrom?: string;
      authorId?: string;
      groupId?: string;
      scope?: MessageInitShape<typeof SpoilerSchema>;
      /** The title of a moderator's cover. */
      coverTitleId?: string;
      coverSeason?: number;
      coverNumber?: number;
      /** The title that it is about. */
      titleId?: string;
      photos?: MessageInitShape<typeof PostPhotoSchema>[];
    }
  >();
  /** The authors of posts, collections, stories and groups of the fake social; 28 if there is none. */
  const authors = new Map<string, string>();
  /** The pictures of the group of the fake social. */
  const groupPictures = { cover: '', poster: '' };
  const isShown = (kind: ReportedKind, one: string, reader: string | undefined): boolean => {
    const post = posts.get(one);
    switch (kind) {
      case ReportedKind.POST:
        return post !== undefined && (post.keptFor ?? reader) === reader && post.keptFrom !== reader;
      case ReportedKind.COLLECTION:
        return collections.has(one) && (collections.get(one) ?? reader) === reader;
      case ReportedKind.STORY:
        return one === id('9999', 2) && reader !== memberId(4);
      default:
        return one === id('9999', 1);
    }
  };
  bench.fake(SocialService, {
    copyReported: async ({ kind, id: one }, { viewer }) => {
      if (!isShown(kind, one, viewer.memberId)) throw new DomainError('NOT_FOUND', { reason: one });
      return {
        authorId: authors.get(one) ?? memberId(28),
        body: 'Bildirilen metin',
        titleId: kind === ReportedKind.STORY ? titleId(1) : (posts.get(one)?.titleId ?? ''),
        photos: posts.get(one)?.photos ?? [],
        covered: posts.get(one)?.scope !== undefined,
        ...(kind === ReportedKind.GROUP && groupPictures),
        writtenAt: timestampFromDate(new Date('2026-11-20T12:00:00Z')),
      };
    },
    findReportedTitle: async ({ kind, id: one }, { viewer }) => {
      // A call with a moderator's rights would not find the posts of private groups.
      if (viewer.memberId !== undefined) throw new DomainError('FORBIDDEN');
      const post = posts.get(one);
      if (kind === ReportedKind.STORY) return { titleId: titleId(1) };
      return { titleId: post?.titleId ?? post?.scope?.titleId ?? '' };
    },
    findShown: async ({ memberId: reader, collectionIds, postIds }) => ({
      collectionIds: collectionIds.filter(
        (one) => collections.has(one) && (collections.get(one) ?? reader) === reader,
      ),
      posts: postIds.flatMap((one) => {
        const found = posts.get(one);
        if (!found || (found.keptFor ?? reader) !== reader || found.keptFrom === reader) return [];
        const { scope: spoiler, coverTitleId, coverSeason, coverNumber, authorId, groupId } = found;
        return [
          {
            id: one,
            ...(spoiler && { spoiler }),
            ...(coverTitleId && {
              coverTitleId,
              coverSeason: coverSeason ?? 0,
              coverNumber: coverNumber ?? 0,
            }),
            ...(authorId && { authorId }),
            ...(groupId && { groupId }),
          },
        ];
      }),
    }),
  });
  const kept: MessageShape<typeof BlockChangedSchema>[] = [];
  /** Silences and bans of the fake accounts, by id. */
  const sanctions = new Map<string, MessageInitShape<typeof SanctionSchema>>();
  /** Roles of members of the fake accounts, by the member's id. */
  const roles = new Map<string, Role[]>();
  /** Avatars of members of the fake accounts, by the member's id. */
  const avatars = new Map<string, string>();
  const stopAccounts = bench.fake(AccountsService, {
    getSanction: async ({ sanctionId }) => {
      const sanction = sanctions.get(sanctionId);
      if (!sanction) throw new DomainError('NOT_FOUND');
      return { sanction };
    },
    snapshot: async ({ topic }) => ({
      records: (topic === topics.block.name ? kept : []).map((block) => {
        const { type, key, version, data } = toRecord(topics.block, block, { id: '', time: new Date() });
        return { type, key, version, data, time: timestampFromDate(new Date()) };
      }),
      nextCursor: '',
    }),
    getMembersByUsernames: async ({ usernames }) => ({
      members: numbers
        .filter((n) => usernames.includes(nameOf(n)))
        .map((n) => ({ id: memberId(n), username: nameOf(n) })),
    }),
    getMembers: async ({ ids }) => ({
      members: [...numbers, 90]
        .map((n) => ({
          id: memberId(n),
          username: nameOf(n),
          name: `Üye ${n}`,
          about: `Ben ${n}`,
          roles: roles.get(memberId(n)) ?? [],
          avatar: avatars.get(memberId(n)) ?? '',
        }))
        .filter(({ id: one }) => ids.includes(one)),
    }),
  });
  const playback = () =>
    bench.fake(PlaybackService, {
      checkSource: async ({ hash }) =>
        hash === 'source-1' ? { exists: true, episodeId: episodeId(1), name: 'Kaynak 1' } : { exists: false },
      reached: async ({ memberId: who, scopes }) => {
        progress.asked.push({ memberId: who, scopes });
        if (progress.answer === 'never') await new Promise(() => undefined);
        if (progress.answer === 'wrongly') return { reached: [] };
        return {
          reached: scopes.map(
            (scope) =>
              progress.finished.get(who) === scope.titleId || hasSeen(progress.seen.get(who) ?? 0, scope),
          ),
        };
      },
    });
  const stopPlayback = playback();
  const platform = bench.platform('comments');
  const service = await bench.start(createComments({ migrate: true }, { ...platform, ...over(platform) }));
  const database = new pg.Pool({ connectionString: await bench.databaseUrl('comments'), max: 3 });
  // The bench drops the database while this connection is open.
  database.on('error', () => undefined);
  return {
    bench,
    service,
    progress,
    collections,
    posts,
    authors,
    groupPictures,
    avatars,
    kept,
    sanctions,
    roles,
    /** Resolves after the event is applied: the in-process bus waits for its consumers. */
    publish: <T extends Topic>(topic: T, message: MessageInitShape<T['message']>) =>
      bench.bus.publish([toRecord(topic, message, { id: id('9999', ++events), time: new Date() })]),
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
