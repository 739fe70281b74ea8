import { eventually, type TestBench } from '@seyir/kit/testing';
import { createComments } from '../../../services/comments/dist/index.js';
import { median } from '../lib/numbers.ts';
import { onStage, openDatabase, type Database } from '../lib/stage.ts';
import type { Options } from '../run.ts';

const ROUNDS = 5;
const BARE_BATCH = 1_000;
const PATIENCE_MS = 300_000;

export const says = 'the relay beside a bare loop, many rows in today’s partition';
export const paths = ['services/kit/src/events', 'services/kit/src/store'];

export const run = ({ scale }: Options) =>
  onStage(async ({ bench }) => {
    const start = () => bench.start(createComments({ migrate: true }, bench.platform('comments')));
    await (await start()).close();
    const database = await openDatabase(bench, 'comments');
    const [published, waiting] = [Math.round(2_000_000 * scale), Math.round(100_000 * scale)];
    await database.query(
      `INSERT INTO outbox (id, topic, key, type, version, data, time, published_at)
       SELECT gen_random_uuid(), 'comments.comment.v1', n::text, 'seyir.comments.v1.CommentChanged', 1, '\\x0a03616263',
         date_trunc('day', now()) + n * (now() - date_trunc('day', now())) / $1::int, now()
       FROM generate_series(1, $1::int) n`,
      [published],
    );
    await database.query(`VACUUM ANALYZE outbox`);
    /** rows per second */
    const rates: { relay: number[]; bare: number[] } = { relay: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const way of ['relay', 'bare'] as const) {
        const service = way === 'relay' ? await start() : undefined;
        // The start of the service is not measured.
        await service?.warmUp();
        const [before, last] = await add(database, waiting);
        if (service) await database.query(`NOTIFY outbox`);
        else await bareLoop(bench, database);
        await eventually(() => isSent(database, last), PATIENCE_MS);
        await service?.close();
        rates[way].push(await rateSince(database, before));
        console.log(`  ${way}: ${Math.round(rates[way].at(-1) ?? 0)} rows a second`);
      }
    await database.close();
    // Measured in each round, because the machine's other load varies between rounds.
    const ratios = rates.relay.map((relay, round) => relay / (rates.bare[round] ?? NaN));
    const ratio = median(ratios);
    const all = (of: number[]) => of.map((rate) => Math.round(rate)).join(', ');
    return [
      {
        value: `${ratio.toFixed(2)} (rounds ${ratios.map((one) => one.toFixed(2)).join(', ')}: relay ${all(rates.relay)}, bare loop ${all(rates.bare)} rows a second; ${published} rows of today, ${waiting} to send)`,
        promise: 'at least 0.5 of the bare loop',
        ok: ratio >= 0.5,
      },
    ];
  });

/** Adds rows to the outbox. Returns the number of the row before them, and that of the last one. */
const add = async (database: Database, count: number): Promise<[before: string, last: string]> => {
  const max = async () => (await database.query(`SELECT max(seq) AS seq FROM outbox`))[0].seq;
  const before = await max();
  await database.query(
    `INSERT INTO outbox (id, topic, key, type, version, data, time)
     SELECT gen_random_uuid(), 'comments.comment.v1', n::text, 'seyir.comments.v1.CommentChanged', 1, '\\x0a03616263', now()
     FROM generate_series(1, $1::int) n`,
    [count],
  );
  return [before, await max()];
};

/**
 * Both ways send the rows in order, so the last row shows the end. It is looked up alone: counting the rows would take a processor from
 * the relay, but not from the bare loop, which ends before the first look.
 */
const isSent = async (database: Database, last: string): Promise<boolean> =>
  (
    await database.query(
      `SELECT NOT EXISTS (SELECT FROM outbox WHERE seq = $1 AND published_at IS NULL) AS sent`,
      [last],
    )
  )[0].sent;

/** The time from the first mark to the last; the rows of the first mark do not count. */
const rateSince = async (database: Database, seq: string) => {
  const [row] = await database.query(
    `WITH sent AS (SELECT published_at AS at FROM outbox WHERE seq > $1 AND time > now() - interval '1 hour'),
       ends AS (SELECT min(at) AS first, max(at) AS last FROM sent)
     SELECT count(*) FILTER (WHERE at > first) / extract(epoch FROM max(last) - max(first)) AS rate FROM sent, ends`,
    [seq],
  );
  return Number(row.rate);
};

/** It only reads, sends and marks rows, without a lease and traces. */
const bareLoop = async (bench: TestBench, database: Database) => {
  // The relay's connection has the same setting.
  await database.query(`SET synchronous_commit = on`);
  for (;;) {
    const rows = await database.query(
      `SELECT seq, id, topic, key, type, version, data, time FROM outbox
       WHERE published_at IS NULL ORDER BY seq LIMIT ${BARE_BATCH}`,
    );
    if (rows.length === 0) break;
    await bench.bus.publish(rows.map(({ seq: _, ...row }) => ({ ...row, source: 'comments' })));
    const times = rows.map(({ time }) => time.getTime());
    await database.query(
      `UPDATE outbox SET published_at = now()
       WHERE seq = ANY($1::bigint[]) AND published_at IS NULL AND time BETWEEN $2 AND $3`,
      [rows.map(({ seq }) => seq), new Date(Math.min(...times)), new Date(Math.max(...times) + 1)],
    );
  }
  await database.query(`SET synchronous_commit = off`);
};
