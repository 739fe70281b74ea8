import { existsSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patientPeers, type Viewer } from '@seyir/kit';
import { eventually, testBench } from '@seyir/kit/testing';
import {
  AccountsService,
  CatalogueService,
  CommentsService,
  NotificationKind,
  NotificationsService,
  NotifyKind,
  PlaybackService,
  SocialService,
  TargetKind,
  TitleKind,
  TitleMark,
  serviceNames,
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
import { services } from '../dist/topology.js';
import { demoIdsOf } from './demo-ids.js';
import { tablesWith } from './tables-with.js';

const DAY_MS = 86_400_000;
/** About 600 pictures and clip files are stored. */
const FILLED_MS = 170_000;
/** Thousands of demo events must be applied first. */
const SETTLED_MS = 120_000;
/** How long clearing waits without progress; its total time limit is twice as long. */
const PATIENCE_MS = 60_000;
const CLEARED_MS = 420_000;

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
    peers: patientPeers(peers),
    blobs,
    dataDir,
    seed: DEMO_SEED,
    now: at,
    progress: () => undefined,
    ...over,
  });
};
const catalogue = () => bench.client(CatalogueService);
const addedAt = async () =>
  (await catalogue().getTitles({ ids: [content.titles[0]!.id] })).titles[0]?.addedAt;
beforeAll(async () => {
  bench = await testBench();
  dataDir = await mkdtemp(join(tmpdir(), 'seyir-demo-'));
  for (const name of serviceNames) await bench.start(services[name]({ migrate: true }, bench.platform(name)));
  now = bench.clock.now();
  content = createDemoContent(DEMO_SEED, now);
  first = await fill(now);
}, FILLED_MS);
afterAll(async () => {
  await bench.close();
  await rm(dataDir, { recursive: true, force: true });
});

it(
  'the demo has a ranking of the week, from the positions of its members',
  async () => {
    const playback = bench.client(PlaybackService);
    await eventually(
      async () => expect((await playback.listMostWatched({})).titleIds).toHaveLength(10),
      SETTLED_MS,
    );
  },
  SETTLED_MS + 10_000,
);

describe('a refresh of the demo content', () => {
  it('stops when a concurrent command clears the demo', async () => {
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

it(
  'the memories of the groups name their members, who share what they watch',
  async () => {
    await eventually(async () => {
      const memories = await Promise.all(
        content.social.groups.map(({ id: groupId, members: [owner] }) => {
          const viewer: Viewer = { memberId: owner!.memberId, sessionId: 's', roles: ['member'] };
          return bench.client(SocialService, viewer).getGroupMemory({ groupId });
        }),
      );
      const dates = memories.flatMap(({ memory }) => memory!.plan);
      expect(dates.some(({ watchedBy }) => watchedBy!.memberIds.length > 0)).toBe(true);
    }, SETTLED_MS / 2);
  },
  SETTLED_MS,
);

describe('clearing the demo content', () => {
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
      peers,
      blobs,
      dataDir,
      survey: found,
      progress,
      signal: stop.signal,
      timeoutMs: 30_000,
      patienceMs: PATIENCE_MS,
    });
  };
  const countsOf = ({ counts }: Survey) =>
    Object.fromEntries(counts.map(({ what, count, ofOthers }) => [what, [count, ofOthers]]));
  let realToken: string;
  let realComment: string;

  /** A real title with an episode and a source, a member, and the member's data on both sides. */
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
      const { notifications } = await onSite(NotificationsService).listNotifications({});
      const { REPLY, BADGE } = NotificationKind;
      expect(notifications.map(({ kind }) => kind).sort()).toEqual([REPLY, BADGE]);
    });
  }, SETTLED_MS + 50_000);

  it("first counts it, including the members' data about it", async () => {
    expect(countsOf(await survey())).toMatchObject({
      members: [content.members.length, 0],
      titles: [content.titles.length, 0],
      episodes: [content.episodes.length, 0],
      articles: [4, 0],
      'frequent questions': [8, 0],
      placements: [content.placements.length, 0],
      comments: [
        content.comments.length +
          content.social.comments.length +
          content.topics.flatMap(({ posts }) => posts).length +
          3,
        1,
      ],
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
      // Kept: a genre that a real title uses, the number of a thread's last frame, and the marks of gone things, members and
      // notifications. The last step of a member's removal deletes the counters, which `survey` does not count.
      await eventually(
        async () =>
          expect(await tablesWith(bench, demoIdsOf(content))).toEqual([
            'accounts.gone_member',
            'catalogue.genre',
            'catalogue.genre_count',
            'catalogue.gone_member',
            'catalogue.title',
            'catalogue.title_genre',
            'comments.gone_member',
            'comments.gone_subject',
            'comments.thread',
            'messaging.gone_member',
            'notifications.activity',
            'notifications.episode_fact',
            'notifications.gone_member',
            'notifications.notification',
            'playback.episode',
            'playback.gone_member',
            'playback.title',
            'social.gone_member',
          ]),
        PATIENCE_MS,
      );
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

  it('leaves members and their data on real titles unchanged', async () => {
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
    expect(await notifications.listNotifications({})).toMatchObject({
      notifications: [{ kind: NotificationKind.BADGE }],
      unread: 1,
    });
    const wishes = { kind: NotifyKind.TITLE, ids: [realTitle, content.titles[0]!.id] };
    expect((await notifications.getLetMeKnow(wishes)).activeIds).toEqual([realTitle]);
    expect((await bench.client(CatalogueService).listTitles({})).titles).toMatchObject([{ id: realTitle }]);
  });

  it('finds nothing the second time, and the demo is not filled in again', async () => {
    expect(await fill(now)).toBeUndefined();
    const { counts } = await survey();
    expect(counts.filter(({ count }) => count > 0)).toEqual([]);
  });
});
