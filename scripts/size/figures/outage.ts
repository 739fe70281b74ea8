import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@seyir/kit/testing';
import { CommentsService, PlaybackService, TargetKind } from '@seyir/proto';
import pg from 'pg';
import type { Options } from '../run.ts';
import { createComments } from '../../../services/comments/dist/index.js';
import { createNotifications } from '../../../services/notifications/dist/index.js';
import { fakePeers } from '../lib/site.ts';
import { idOf, onStage, openDatabase } from '../lib/stage.ts';

const AWAY_MS = 120_000;
/** Replies per second; their notifications wait during the outage. */
const REPLIES = 10;
const PATIENCE_MS = 180_000;

const KEEP_PARKED = [
  `CREATE TABLE was_parked AS SELECT error FROM parked_event`,
  `CREATE FUNCTION keep_parked() RETURNS trigger LANGUAGE plpgsql AS
   'BEGIN INSERT INTO was_parked VALUES (NEW.error); RETURN NULL; END'`,
  `CREATE TRIGGER keep_parked AFTER INSERT ON parked_event FOR EACH ROW EXECUTE FUNCTION keep_parked()`,
];

export const says = 'events for a service whose database is away';
export const paths = ['services/kit/src/events', 'services/kit/src/store'];

/** The scale shortens the outage. */
export const run = ({ scale }: Options) =>
  onStage(async ({ bench }) => {
    fakePeers(bench);
    bench.fake(PlaybackService, { snapshot: async () => ({ records: [], nextCursor: '' }) });
    for (const [name, create] of [
      ['comments', createComments],
      ['notifications', createNotifications],
    ] as const)
      await (await bench.start(create({ migrate: true }, bench.platform(name)))).warmUp();
    const comments = await openDatabase(bench, 'comments');
    const notifications = await openDatabase(bench, 'notifications');
    // Parked events are soon applied and deleted, so this table keeps copies.
    for (const statement of KEEP_PARKED) await notifications.query(statement);
    const built = `SELECT count(built_at)::int AS n FROM projection`;
    await eventually(async () => (await notifications.query(built))[0].n >= 3, 60_000);
    const [{ name }] = await notifications.query(`SELECT current_database() AS name`);
    await notifications.close();

    const target = { kind: TargetKind.EPISODE, id: idOf('b', 1) };
    const as = (n: number) =>
      bench.client(CommentsService, { memberId: idOf('e', n), sessionId: `s${n}`, roles: ['member'] });
    const parentId = (await as(1).postComment({ target, body: 'Bu bölüm' })).comment?.id;

    const awayMs = Math.max(15_000, AWAY_MS * Math.min(1, scale));
    const comeBack = await takeAway(name, await bench.databaseUrl('comments'));
    const began = performance.now();
    let replies = 0;
    while (performance.now() - began < awayMs) {
      await as(2 + (replies % 50)).postReply({ parentId, body: `Yanıt ${replies}` });
      replies += 1;
      await delay(1_000 / REPLIES);
    }
    await comeBack();
    const back = performance.now();
    const again = await openDatabase(bench, 'notifications');
    let notified = 0;
    await eventually(async () => {
      [{ n: notified }] = await again.query(`SELECT count(*)::int AS n FROM notification WHERE NOT removed`);
      return notified === replies;
    }, PATIENCE_MS).catch(() => undefined);
    const caughtUpMs = performance.now() - back;
    const parked = await again.query(`SELECT error, count(*)::int AS n FROM was_parked GROUP BY error`);
    const errors = parked.map(({ n, error }) => ` (${n} for ${error})`).join('');
    const [{ n: dead }] = await again.query(`SELECT count(*)::int AS n FROM dead_letter`);
    await again.close();
    await comments.close();
    return [
      {
        value: `away for ${Math.round(awayMs / 1_000)} s while ${replies} replies were posted: ${parked.length === 0 ? 'nothing' : 'some'} parked${errors}, ${dead} dead, ${notified} of ${replies} notified ${Math.round(caughtUpMs / 1_000)} s after it came back`,
        promise: 'parks nothing, all notified',
        ok: parked.length === 0 && dead === 0 && notified === replies,
      },
    ];
  });

/**
 * Refuses connections to one database of a server; the other databases keep working. `beside` is the address of
 * another database of the server. Call the result to allow connections again.
 */
const takeAway = async (name: string, beside: string): Promise<() => Promise<void>> => {
  const client = new pg.Client({ connectionString: beside });
  await client.connect();
  await client.query(`ALTER DATABASE ${pg.escapeIdentifier(name)} WITH ALLOW_CONNECTIONS false`);
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1`, [name]);
  return async () => {
    await client.query(`ALTER DATABASE ${pg.escapeIdentifier(name)} WITH ALLOW_CONNECTIONS true`);
    await client.end();
  };
};
