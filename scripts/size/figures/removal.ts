import { setTimeout as delay } from 'node:timers/promises';
import { toRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { PlaybackService, SourceKind, TargetKind, topics, TranslationKind, type Topic } from '@seyir/proto';
import { quantile, timed } from '../lib/numbers.ts';
import { theSite, type Site } from '../lib/site.ts';
import { idOf, sqlIdOf } from '../lib/stage.ts';
import type { Options } from '../run.ts';

/** Calls of other members per second. */
const OTHERS = 50;
const QUIET_MS = 15_000;
const HIDDEN_MS = 1_000;
const EPISODES_OF_TITLE = 5;

export const says = 'removal of a title with its thread, and of a member, beside other calls';
export const paths = [
  'services/comments/src',
  'services/playback/src',
  'services/notifications/src',
  'services/kit/src/tasks',
];

export const run = async (options: Options) => {
  const site = await theSite(options);
  const patienceMs = 120_000 + 3_600_000 * options.scale;
  const { sizes } = site;
  await bringSource(site);

  const quiet = await beside(site, () => delay(QUIET_MS));
  let hiddenMs = 0;
  const removal = await beside(site, async () => {
    hiddenMs = await timed(() => removeTitle(site));
    await eventually(() => isDone(site), patienceMs);
  });
  const quietAfter = await beside(site, () => delay(QUIET_MS));
  const [before, during] = [
    quantile([...quiet.times, ...quietAfter.times], 0.95),
    quantile(removal.times, 0.95),
  ];
  const left = await leftOfTitle(site);
  const lettersOfTitle = await dead(site);

  let killed = 0;
  let memberHiddenMs = 0;
  const seconds = await timed(async () => {
    memberHiddenMs = await timed(() => removeMember(site));
    // In the middle of the removal, some of the texts are deleted and most are not.
    await eventually(async () => (killed = await textsLeft(site)) < sizes.own * 0.8, patienceMs);
    site.killPostgres();
    await eventually(() => isDone(site), patienceMs);
  });
  const leftOfMember = await leftOf(site);
  const letters = await dead(site);
  const ratio = during / before;
  return [
    {
      value: `a title with ${sizes.ofTitle} positions and a thread of ${sizes.thread}: gone in ${Math.round(removal.ms / 1_000)} s, rows left ${JSON.stringify(left)}, ${lettersOfTitle} dead letters and tasks; ${removal.failed.length} of ${removal.times.length} other calls failed${removal.failed.length > 0 ? ` (${[...new Set(removal.failed)].join(', ')})` : ''}`,
      promise: 'done, 0 dead letters',
      ok: Object.keys(left).length === 0 && lettersOfTitle === 0 && removal.failed.length === 0,
    },
    {
      value: `its sources, thread and positions are hidden ${hiddenMs.toFixed(0)} ms after the event`,
      promise: `within ${HIDDEN_MS} ms`,
      ok: hiddenMs <= HIDDEN_MS,
    },
    {
      value: `${ratio.toFixed(2)} × (p95 of other calls ${before.toFixed(1)} ms before and after, ${during.toFixed(1)} ms meanwhile)`,
      promise: 'other calls ≤ 1.5 ×',
      ok: ratio <= 1.5,
    },
    {
      value: `a member with ${sizes.own} texts, positions, entries and notifications: hidden after ${memberHiddenMs.toFixed(0)} ms; PostgreSQL killed at ${killed} texts left; gone in ${Math.round(seconds / 1_000)} s, ${leftOfMember} rows left, ${letters} dead letters and tasks`,
      promise: `hidden within ${HIDDEN_MS} ms, goes on after a kill, 0 dead letters`,
      ok: memberHiddenMs <= HIDDEN_MS && leftOfMember === 0 && letters === 0,
    },
  ];
};

/** A source of episode 1. */
const bringSource = async ({ bench }: Site) => {
  const source = {
    id: idOf('d', 1),
    name: 'Kaynak',
    kind: SourceKind.STREAM,
    tiers: ['720p'],
    location: 'clips/sea',
  };
  const group = {
    episodeId: idOf('b', 1),
    groupId: idOf('9', 1),
    name: 'Grup',
    translation: TranslationKind.DUBBED,
  };
  await bench
    .serviceClient(PlaybackService, 'importer')
    .importSources({ groups: [{ ...group, sources: [source], segments: [] }] });
};

const removed = (topic: Topic, message: object) =>
  toRecord(topic, { ...message, version: 9, removed: true }, { id: crypto.randomUUID(), time: new Date() });

/** Sends the catalogue's events: first the title's, then those of its episodes. Resolves once nothing of it is shown. */
const removeTitle = async (site: Site) => {
  const titleId = idOf('a', 1);
  await site.bench.bus.publish([
    removed(topics.title, { titleId }),
    ...Array.from({ length: EPISODES_OF_TITLE }, (_, n) =>
      removed(topics.episode, { episodeId: idOf('b', n + 1), titleId, season: 1, number: n + 1 }),
    ),
  ]);
  const target = { kind: TargetKind.EPISODE, id: idOf('b', 1) };
  await eventually(async () => {
    const { comments, info } = await site.comments(2).listComments({ target });
    const { groups } = await site.playback(2).listSourceGroups({ episodeId: target.id });
    const { positions } = await site.playback(2).getPositions({ episodeIds: [idOf('b', 3)] });
    return comments.length === 0 && info?.count === 0 && groups.length === 0 && positions.length === 0;
  }, 10_000);
};

/** Resolves once nothing of member 0 is shown. */
const removeMember = async (site: Site) => {
  await site.bench.bus.publish([removed(topics.member, { memberId: idOf('e', 0) })]);
  const ids = [idOf('c', site.sizes.thread + 1)];
  await eventually(async () => {
    const { comments } = await site.comments(2).getComments({ ids });
    const { notifications } = await site.notifications(0).listNotifications({});
    return (
      comments.every(({ authorId, body }) => body === '' && authorId !== idOf('e', 0)) &&
      notifications.length === 0
    );
  }, 10_000);
};

/** The first pass is complete; the second one looks for late rows. */
const isDone = async ({ databases }: Site) => {
  for (const database of Object.values(databases)) {
    const [{ n }] = await database.query(
      `SELECT count(*)::int AS n FROM task WHERE kind LIKE 'remove-%' AND dead_at IS NULL AND coalesce(input->>'pass', '1') = '1'`,
    );
    if (n > 0) return false;
  }
  return true;
};

const dead = async ({ databases }: Site): Promise<number> => {
  let letters = 0;
  for (const database of Object.values(databases)) {
    const [{ n }] = await database.query(
      `SELECT ((SELECT count(*) FROM dead_letter) + (SELECT count(*) FROM task WHERE dead_at IS NOT NULL))::int AS n`,
    );
    letters += n;
  }
  return letters;
};

const textsLeft = async ({ databases }: Site) =>
  (
    await databases.comments.query(
      `SELECT count(*)::int AS n FROM comment WHERE author_id = ${sqlIdOf('e', '0')}`,
    )
  )[0].n;

/** @returns rows by table, only tables with rows */
const leftOfTitle = async ({ databases: { playback, comments } }: Site): Promise<Record<string, number>> => {
  const title = sqlIdOf('a', '1');
  const left: Record<string, number> = {};
  for (const table of ['member_position', 'progress', 'library_entry'])
    left[table] = (
      await playback.query(`SELECT count(*)::int AS n FROM ${table} WHERE title_id = ${title}`)
    )[0].n;
  left['comment'] = (
    await comments.query(`SELECT count(*)::int AS n FROM comment WHERE target_id = ${sqlIdOf('b', '1')}`)
  )[0].n;
  return Object.fromEntries(Object.entries(left).filter(([, n]) => n > 0));
};

const leftOf = async (site: Site): Promise<number> => {
  const { playback, notifications } = site.databases;
  const member = sqlIdOf('e', '0');
  const [watched] = await playback.query(
    `SELECT ((SELECT count(*) FROM member_position WHERE member_id = ${member}) + (SELECT count(*) FROM progress WHERE member_id = ${member})
       + (SELECT count(*) FROM library_entry WHERE member_id = ${member}))::int AS n`,
  );
  const [notified] = await notifications.query(
    `SELECT count(*)::int AS n FROM notification WHERE member_id = ${member} AND NOT removed`,
  );
  return watched.n + notified.n + (await textsLeft(site));
};

/** Calls of other members at their rate while `work` runs. */
const beside = async (
  site: Site,
  work: () => Promise<unknown>,
): Promise<{ times: number[]; failed: string[]; ms: number }> => {
  const times: number[] = [];
  const failed: string[] = [];
  const { sizes } = site;
  // None of them asks for the removed title.
  const calls: [name: string, call: (n: number) => Promise<unknown>][] = [
    [
      'listComments',
      (n) =>
        site
          .comments(n)
          .listComments({ target: { kind: TargetKind.EPISODE, id: idOf('b', 100 + (n % 50)) }, replies: 3 }),
    ],
    ['listContinueWatching', (n) => site.playback(n).listContinueWatching({})],
    ['listNotifications', (n) => site.notifications(n).listNotifications({})],
    [
      'savePosition',
      (n) =>
        site.playback(n).savePosition({ episodeId: idOf('b', 1_000 + (n % 500)), positionSeconds: n % 900 }),
    ],
    [
      'postComment',
      (n) =>
        site
          .comments(n)
          .postComment({ target: { kind: TargetKind.EPISODE, id: idOf('b', 7) }, body: `Yorum ${n}` }),
    ],
  ];
  let working = true;
  const sent: Promise<void>[] = [];
  const others = (async () => {
    for (let n = 0; working; n += 1) {
      const [name, call] = calls[n % calls.length]!;
      sent.push(
        timed(() => call(1 + ((n * 37) % (sizes.members - 1)))).then(
          (ms) => void times.push(ms),
          (error) =>
            void failed.push(`${name}: ${error.code ?? error} ${error.details?.reason ?? ''}`.trim()),
        ),
      );
      await delay(1_000 / OTHERS);
    }
    await Promise.all(sent);
  })();
  try {
    return { times, failed, ms: await timed(work) };
  } finally {
    working = false;
    await others;
  }
};
