import { existsSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccounts } from '@seyir/accounts';
import { createCatalogue } from '@seyir/catalogue';
import { createComments } from '@seyir/comments';
import type { Viewer } from '@seyir/kit';
import { eventually, testBench } from '@seyir/kit/testing';
import { createNotifications } from '@seyir/notifications';
import { createPlayback } from '@seyir/playback';
import {
  AccountsService,
  CatalogueService,
  CommentsService,
  NotificationsService,
  NotifyKind,
  PlaybackService,
  TargetKind,
  TitleKind,
  TitleMark,
} from '@seyir/proto';
import {
  clearDemo,
  createDemoContent,
  DEMO_SEED,
  fillDemo,
  isCleared,
  surveyDemo,
  type Survey,
} from '@seyir/demo';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rowsWith } from './rows-with.js';

const DAY_MS = 86_400_000;
/** Some 600 pictures and files of clips are stored. */
const FILLED_MS = 170_000;
/** Thousands of events of the demo are on their way before. */
const SETTLED_MS = 120_000;
/** How long clearing waits without anything going, and what it takes twice over with all that goes. */
const PATIENCE_MS = 60_000;
const CLEARED_MS = 240_000;

const msOf = (moment: { seconds: bigint } | undefined): number => Number(moment?.seconds) * 1000;
const id = (n: number): string => `9999aaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;

let bench: Awaited<ReturnType<typeof testBench>>;
let dataDir: string;
let now: Date;
let content: ReturnType<typeof createDemoContent>;
let first: Awaited<ReturnType<typeof fillDemo>>;
const fill = (at: Date, over: { dataDir?: string; progress?: (text: string) => void } = {}) => {
  const { peers, blobs } = bench.platform('importer');
  return fillDemo({
    ...{ peers, blobs, dataDir, seed: DEMO_SEED, now: at, progress: () => undefined },
    ...over,
  });
};
const catalogue = () => bench.client(CatalogueService);
const addedAt = async () =>
  (await catalogue().getTitles({ ids: [content.titles[0]!.id] })).titles[0]?.addedAt;
beforeAll(async () => {
  bench = await testBench();
  dataDir = await mkdtemp(join(tmpdir(), 'seyir-demo-'));
  const creators = {
    accounts: createAccounts,
    catalogue: createCatalogue,
    playback: createPlayback,
    comments: createComments,
    notifications: createNotifications,
  };
  for (const name of Object.keys(creators) as (keyof typeof creators)[])
    await bench.start(creators[name]({ migrate: true }, bench.platform(name)));
  now = bench.clock.now();
  content = createDemoContent(DEMO_SEED, now);
  first = await fill(now);
}, FILLED_MS);
afterAll(async () => {
  await bench.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('demo content that is refreshed', () => {
  it('goes no further once it is cleared beside it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'seyir-demo-'));
    const before = await addedAt();
    const filled = await fill(new Date(now.getTime() + DAY_MS), {
      dataDir: folder,
      progress(text) {
        if (text.startsWith('Adding')) writeFileSync(join(folder, 'demo-cleared.json'), '{}');
      },
    });
    expect([filled, await addedAt()]).toEqual([undefined, before]);
    await rm(folder, { recursive: true });
  });

  it(
    'moves its dates with now, and leaves ids and what members wrote alone',
    async () => {
      expect(first).toMatchObject({ updated: 0 });

      const { titles, episodes, members } = content;
      const [title] = titles;
      const viewer: Viewer = { memberId: members[0]!.id, sessionId: 's', roles: ['member'] };
      const target = { kind: TargetKind.SERIES, id: title!.id };
      const comments = bench.client(CommentsService, viewer);
      const { comment: own } = await comments.postComment({ target, body: 'Benim yorumum' });

      const again = await fill(new Date(now.getTime() + 7 * DAY_MS));
      expect(again).toMatchObject({ created: 0, logins: first!.logins });
      expect(again!.updated).toBeGreaterThan(titles.length);

      const ids = titles.map(({ id: one }) => one);
      const after = (await catalogue().getTitles({ ids })).titles;
      expect(new Set(after.map(({ id: one }) => one))).toEqual(new Set(ids));
      const added = after.find((one) => one.id === title!.id)?.addedAt;
      expect(msOf(added) - Math.floor(title!.addedAt.getTime() / 1000) * 1000).toBe(7 * DAY_MS);
      const counting = episodes.filter(({ airedAt }) => airedAt > now).map((one) => one.id);
      const { episodes: coming } = await catalogue().getEpisodes({ ids: counting.slice(0, 200) });
      const moved = coming.filter(({ releasedAt }) => msOf(releasedAt) > now.getTime() + 6 * DAY_MS);
      expect(moved).toHaveLength(coming.length);
      expect((await comments.getComments({ ids: [own!.id] })).comments).toMatchObject([
        { id: own!.id, postedAt: own!.postedAt, version: own!.version },
      ]);
    },
    FILLED_MS,
  );
});

describe('demo content that is cleared', () => {
  const realTitle = id(1);
  const realEpisode = id(2);
  const member: Viewer = { memberId: id(3), sessionId: 's-real', roles: ['member'] };
  const episodeTarget = { kind: TargetKind.EPISODE, id: realEpisode };
  const onSite = <S extends Parameters<typeof bench.client>[0]>(service: S, viewer = member) =>
    bench.client(service, viewer);
  const survey = () => {
    const { peers, blobs } = bench.platform('importer');
    return surveyDemo({ peers, blobs, seed: DEMO_SEED, timeoutMs: 30_000 });
  };
  const clear = async (
    found: Survey,
    { onStep }: { onStep?: (text: string, stop: () => void) => void } = {},
  ) => {
    const { peers, blobs } = bench.platform('importer');
    const stop = new AbortController();
    const progress = (text: string) => onStep?.(text, () => stop.abort());
    await clearDemo({
      ...{ peers, blobs, dataDir, survey: found, progress },
      ...{ signal: stop.signal, timeoutMs: 30_000, patienceMs: PATIENCE_MS },
    });
  };
  const countsOf = ({ counts }: Survey) =>
    Object.fromEntries(counts.map(({ what, count, ofOthers }) => [what, [count, ofOthers]]));
  let realToken: string;
  let realComment: string;

  /** A title of its own with an episode and a source, a member, and what the member did on both sides. */
  beforeAll(async () => {
    const end = performance.now() + SETTLED_MS;
    const settled = (attempt: () => Promise<unknown>) =>
      eventually(attempt, Math.max(end - performance.now(), 0));
    const { peers } = bench.platform('importer');
    const demoMember: Viewer = { memberId: content.members[0]!.id, sessionId: 's-demo', roles: ['member'] };
    await peers.client(CatalogueService).importTitles({
      titles: [
        {
          id: realTitle,
          kind: TitleKind.SERIES,
          slug: 'gercek',
          name: 'Gerçek',
          ageMark: 1,
          status: 1,
          genres: content.titles[0]!.genres.slice(0, 1),
        },
      ],
    });
    await peers.client(CatalogueService).importEpisodes({
      episodes: [
        {
          id: realEpisode,
          titleId: realTitle,
          season: 1,
          number: 1,
          durationSeconds: 600,
          releasedAt: { seconds: 1n, nanos: 0 },
        },
      ],
    });
    await peers.client(PlaybackService).importSources({
      groups: [
        {
          episodeId: realEpisode,
          groupId: id(4),
          name: 'Grup',
          translation: 1,
          sources: [{ id: id(5), name: 'Kaynak', kind: 1, location: 'gercek' }],
        },
      ],
    });
    await peers.client(AccountsService).importMembers({
      members: [
        {
          id: member.memberId!,
          username: 'gercek',
          name: 'Gerçek Üye',
          email: 'gercek@posta.example',
          password: 'uzun-parola-1',
          joinedAt: { seconds: 1n, nanos: 0 },
        },
      ],
    });
    realToken = (
      await bench
        .client(AccountsService)
        .signIn({ login: 'gercek', password: 'uzun-parola-1', address: '192.0.2.1' })
    ).token;

    const comments = onSite(CommentsService);
    const playback = onSite(PlaybackService);
    const [demoTitle] = content.titles;
    const demoEpisode = content.episodes.find(
      ({ titleId, airedAt }) => titleId === demoTitle!.id && airedAt < now,
    )!;
    realComment = (await comments.postComment({ target: episodeTarget, body: 'Benim' })).comment!.id;
    await comments.postComment({ target: { kind: TargetKind.EPISODE, id: demoEpisode.id }, body: 'Gider' });
    const theirs = bench.client(CommentsService, demoMember);
    await theirs.postReply({ parentId: realComment, body: 'Demo yanıtı' });
    await theirs.setReaction({ targetType: 'comment', targetId: realComment, reaction: 1, active: true });
    for (const episodeId of [realEpisode, demoEpisode.id])
      await settled(() => playback.savePosition({ episodeId, positionSeconds: 200 }));
    for (const titleId of [realTitle, demoTitle!.id])
      await settled(() => playback.setTitleMark({ titleId, mark: TitleMark.FAVOURITE, active: true }));
    for (const titleId of [realTitle, demoTitle!.id])
      await onSite(NotificationsService).setLetMeKnow({ kind: NotifyKind.TITLE, id: titleId, active: true });
    await settled(async () => {
      expect((await onSite(NotificationsService).getActivity({})).unread).toBe(1);
    });
  }, SETTLED_MS + 50_000);

  it('is counted first, with what others made about it', async () => {
    expect(countsOf(await survey())).toMatchObject({
      members: [content.members.length, 0],
      titles: [content.titles.length, 0],
      episodes: [content.episodes.length, 0],
      placements: [content.placements.length, 0],
      comments: [content.comments.length + 3, 1],
      positions: [expect.any(Number), 1],
      'library entries': [expect.any(Number), 1],
      'wishes to know': [1, 1],
    });
    expect(isCleared(dataDir)).toBe(false);
  });

  it(
    'goes on after an interruption, and leaves no row that names it',
    async () => {
      // Versions up to 0.1.0 drew the pictures into this folder.
      await mkdir(join(dataDir, 'artwork'));
      const stopping = clear(await survey(), {
        onStep: (text, stop) => {
          if (text.startsWith('Removing members')) stop();
        },
      });
      await expect(stopping).rejects.toThrow(/abort/i);
      expect(isCleared(dataDir)).toBe(true);
      const left = await survey();
      expect(countsOf(left)).toMatchObject({ titles: [0, 0], members: [content.members.length, 0] });
      await clear(left);

      const { peers, blobs } = bench.platform('importer');
      const demoIds = [
        ...[content.titles, content.episodes, content.members, content.comments, content.placements],
        ...[content.genres, content.sourceGroups.flatMap(({ sources }) => sources)],
      ].flatMap((things) => things.map((thing) => thing.id));
      const found = new Set<string>();
      for (const name of ['accounts', 'catalogue', 'playback', 'comments', 'notifications'] as const)
        for (const table of await rowsWith(await bench.databaseUrl(name), demoIds))
          found.add(`${name}.${table}`);
      // The genre that a real title has stays; the others know that a thing or a member is gone, or that a notification is.
      expect([...found].sort()).toEqual([
        'catalogue.genre',
        'catalogue.genre_count',
        'catalogue.title_genre',
        'comments.gone_member',
        'comments.gone_subject',
        'notifications.activity',
        'notifications.episode_fact',
        'notifications.notification',
        'playback.episode',
        'playback.title',
      ]);
      expect(
        await peers
          .client(CatalogueService)
          .getEpisodes({ ids: content.episodes.slice(0, 100).map((one) => one.id) }),
      ).toMatchObject({ episodes: [] });
      const stored: string[] = [];
      for (const prefix of ['images/', 'media/'])
        for await (const name of blobs.list(prefix)) stored.push(name);
      expect(stored).toEqual([]);
      for (const name of ['artwork', 'demo-logins.json']) expect(existsSync(join(dataDir, name))).toBe(false);
    },
    CLEARED_MS,
  );

  it('leaves members and what they made of real titles whole', async () => {
    expect(
      (await bench.client(AccountsService).getSession({ token: realToken })).session?.member?.username,
    ).toBe('gercek');
    const { comments, info } = await onSite(CommentsService).listComments({
      target: episodeTarget,
      replies: 3,
    });
    expect(info?.count).toBe(1);
    expect(comments).toMatchObject([
      { id: realComment, body: 'Benim', replyCount: 0, replies: [], reactions: [] },
    ]);
    const playback = onSite(PlaybackService);
    expect((await playback.listContinueWatching({})).positions).toMatchObject([{ episodeId: realEpisode }]);
    expect(await playback.listLibrary({ list: 2 })).toMatchObject({
      entries: [{ titleId: realTitle }],
      info: { count: 1 },
    });
    expect((await playback.listSourceGroups({ episodeId: realEpisode })).groups).toHaveLength(1);
    const notifications = onSite(NotificationsService);
    expect(await notifications.listNotifications({})).toMatchObject({ notifications: [], unread: 0 });
    const wishes = { kind: NotifyKind.TITLE, ids: [realTitle, content.titles[0]!.id] };
    expect((await notifications.getLetMeKnow(wishes)).activeIds).toEqual([realTitle]);
    expect((await bench.client(CatalogueService).listTitles({})).titles).toMatchObject([{ id: realTitle }]);
  });

  it('is not found a second time, nor filled in again', async () => {
    expect(await fill(now)).toBeUndefined();
    const { counts } = await survey();
    expect(counts.filter(({ count }) => count > 0)).toEqual([]);
  });
});
