import { UnitOfWork, createDataSource } from '@seyir/kit';
import { Consumer } from '../../../services/kit/dist/events/consumer.js';
import { Parking } from '../../../services/kit/dist/events/parking.js';
import { createComments } from '../../../services/comments/dist/index.js';
import { median, timed } from '../lib/numbers.ts';
import { onStage, openDatabase } from '../lib/stage.ts';
import type { Options } from '../run.ts';

const ROUNDS = 50;
const KEYS = 3_000;

export const says = 'a retry round with many events parked';
export const paths = ['services/kit/src/events'];

export const run = ({ scale }: Options) =>
  onStage(async ({ bench }) => {
    const service = await bench.start(createComments({ migrate: true }, bench.platform('comments')));
    await service.close();
    const database = await openDatabase(bench, 'comments');
    const parked = Math.round(300_000 * scale);
    await database.query(
      `INSERT INTO parked_event (event_id, topic, key, type, source, time, version, data, head, next_at)
       SELECT gen_random_uuid(), 'accounts.member.v1', 'k' || n % ${KEYS}, 't', 's', now(), n, '', n <= ${KEYS},
         now() + interval '1 day'
       FROM generate_series(1, $1::int) n`,
      [parked],
    );
    await database.query(`VACUUM ANALYZE parked_event`);
    const source = await createDataSource({ url: await bench.databaseUrl('comments') }).initialize();
    const unitOfWork = new UnitOfWork(source);
    const consumer = new Consumer(unitOfWork, () => undefined, {
      parked: () => undefined,
      dead: () => undefined,
    });
    const parking = new Parking(unitOfWork);
    const middle = async (call: () => Promise<unknown>) => {
      const times = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(call));
      return median(times);
    };
    const nothing = await middle(() => consumer.retryParked(new Date()));
    // Reads the due heads. Applying a head then costs the work of its event.
    const due = await middle(() => parking.due(new Date(Date.now() + 2 * 86_400_000)));
    // The walk begins again after the last key.
    const healed = await middle(() => consumer.healParked());
    // The base cost of any statement on this machine: the connection, and the event loop.
    const bare = await middle(() => source.query(`SELECT 1`));
    // For comparison: a round without the mark of heads would have to read these rows.
    const before = await timed(() =>
      source.query(`SELECT DISTINCT ON (topic, key) * FROM parked_event ORDER BY topic, key, seq`),
    );
    await source.destroy();
    await database.close();
    const row = (what: string, ms: number) => ({
      value: `${Math.max(0, ms - bare).toFixed(1)} ms beside the ${bare.toFixed(1)} ms of an empty statement, ${what} (${parked} parked under ${KEYS} keys, the middle of ${ROUNDS}; the first event of each key, without heads: ${before.toFixed(0)} ms)`,
      promise: 'a round ≤ 5 ms beside an empty statement',
      ok: ms - bare <= 5,
    });
    return [
      row('for a round with nothing due', nothing),
      row('to find the 100 that a round takes', due),
      row('to look among 200 keys for those without a head', healed),
    ];
  });
