import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@seyir/kit/testing';
import { quantile, timed } from '../lib/numbers.ts';
import { theSite, type Site } from '../lib/site.ts';
import type { Options } from '../run.ts';

/** List reads per second. */
const READERS = 20;
const QUIET_MS = 10_000;
const PATIENCE_MS = 120_000;

export const says = 'rebuild of notifications from all comments, beside readers';
export const paths = [
  'services/comments/src',
  'services/notifications/src',
  'services/kit/src/events',
  'services/kit/src/lists',
];

export const run = async (options: Options) => {
  const site = await theSite(options);
  const { databases, services, sizes } = site;
  // Like a restore from a backup without the comments: the generated notifications have none.
  await databases.notifications.query(`TRUNCATE notification`);
  await databases.notifications.query(`DELETE FROM activity WHERE NOT gone`);
  // Notifications from comments only: announcements of sources are rebuilt from another topic.
  await databases.playback.query(`TRUNCATE source, source_group, episode_sources`);
  const quiet = await readers(site, () => delay(QUIET_MS));
  const rebuild = await readers(site, () => services.notifications.rebuild());
  const quietAfter = await readers(site, () => delay(QUIET_MS));
  // Expected: one notification per reply to another member; the texts contain no mentions.
  const [{ n: due }] = await databases.comments.query(
    `SELECT count(*)::int AS n FROM comment WHERE reply_to_author_id <> author_id AND deleted_at IS NULL AND NOT silent
       AND author_id NOT IN (SELECT member_id FROM gone_member)
       AND reply_to_author_id NOT IN (SELECT member_id FROM gone_member)`,
  );
  let notified = 0;
  await eventually(async () => {
    [{ n: notified }] = await databases.notifications.query(
      `SELECT count(*)::int AS n FROM notification WHERE kind = 'reply' AND NOT removed`,
    );
    return notified === due;
  }, PATIENCE_MS).catch(() => undefined);
  const [{ n: letters }] = await databases.notifications.query(
    `SELECT ((SELECT count(*) FROM dead_letter) + (SELECT count(*) FROM parked_event))::int AS n`,
  );
  const [before, during] = [
    quantile([...quiet.times, ...quietAfter.times], 0.95),
    quantile(rebuild.times, 0.95),
  ];
  const ratio = during / before;
  const failed = rebuild.failed.length;
  return [
    {
      value: `from ${sizes.comments} comments in ${Math.round(rebuild.ms / 1_000)} s, under the time-outs of the service: ${notified} notifications of ${due} replies, ${letters} parked or dead`,
      promise: 'all there, none parked or dead',
      ok: notified === due && letters === 0,
    },
    {
      value: `${ratio.toFixed(2)} × (p95 of lists ${before.toFixed(1)} ms before and after, ${during.toFixed(1)} ms meanwhile; ${failed} of ${rebuild.times.length + failed} refused)`,
      promise: 'readers ≤ 1.5 ×, none refused',
      ok: ratio <= 1.5 && failed === 0,
    },
  ];
};

/** Members read their lists, `READERS` per second, while `work` runs. */
const readers = async (site: Site, work: () => Promise<unknown>) => {
  const times: number[] = [];
  const failed: string[] = [];
  const asked: Promise<void>[] = [];
  let working = true;
  const reading = (async () => {
    for (let n = 0; working; n += 1) {
      const member = 1 + ((n * 37) % (site.sizes.members - 1));
      asked.push(
        timed(() => site.notifications(member).listNotifications({})).then(
          (ms) => void times.push(ms),
          (error: { code?: string }) => void failed.push(error.code ?? String(error)),
        ),
      );
      await delay(1_000 / READERS);
    }
    await Promise.all(asked);
  })();
  try {
    return { times, failed, ms: await timed(work) };
  } finally {
    working = false;
    await reading;
  }
};
