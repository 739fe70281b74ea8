import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromJson, type DescMessage, type JsonObject } from '@bufbuild/protobuf';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { toRecord } from '@seyir/kit';
import { eventually, testBench } from '@seyir/kit/testing';
import { allTopics, serviceNames, type ServiceName, type Topic } from '@seyir/proto';
import pg from 'pg';
import { services } from '../dist/topology.js';

const STARTED_MS = 120_000;
const SETTLED_MS = 30_000;
const examples = join(import.meta.dirname, '../../../proto/examples');
/** Tables that only record deliveries, or the processes that hold a job. */
const WORKINGS = ['inbox', 'lease', 'relay_state'];

let bench: Awaited<ReturnType<typeof testBench>>;
const databases = new Map<ServiceName, pg.Pool>();
beforeAll(async () => {
  bench = await testBench();
  for (const name of serviceNames) await bench.start(services[name]({ migrate: true }, bench.platform(name)));
  for (const name of serviceNames) {
    const pool = new pg.Pool({ connectionString: await bench.databaseUrl(name), max: 1 });
    // The bench drops the database under it when it closes.
    pool.on('error', () => undefined);
    databases.set(name, pool);
  }
  const { metrics } = bench.platform('gateway');
  await eventually(
    async () =>
      expect(await metrics.getSingleMetricAsString('seyir_projections_unbuilt')).not.toMatch(/\} 1$/m),
    SETTLED_MS,
  );
}, STARTED_MS);
afterAll(async () => {
  for (const pool of databases.values()) await pool.end();
  await bench.close();
});

const first = async <Row extends pg.QueryResultRow>(service: ServiceName, text: string): Promise<Row> =>
  (await databases.get(service)!.query<Row>(text)).rows[0]!;

/** The example with its switches (`removed`, `deleted`) off or on. Every field is set, so nothing of it is a default otherwise. */
const exampleOf = ({ name, message }: Topic, version: number, switched: boolean) => {
  const json = JSON.parse(readFileSync(join(examples, `${name}.json`), 'utf8')) as JsonObject;
  for (const off of ['removed', 'deleted']) if (off in json) json[off] = switched;
  return fromJson<DescMessage>(message, { ...json, version });
};
const recordOf = (topic: Topic, version: number, switched: boolean) =>
  toRecord(topic, exampleOf(topic, version, switched), { id: crypto.randomUUID(), time: new Date() });

/** Rows that wait for work of the service itself, which its handlers have left. */
const waitingIn = async (service: ServiceName): Promise<number> => {
  const { tables } = await first<{ tables: string[] }>(
    service,
    `SELECT coalesce(array_agg(relname::text), '{}') AS tables FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname LIKE ANY(ARRAY['%\\_due', '%\\_delta'])`,
  );
  const counts = [
    `(SELECT count(*) FROM task WHERE dead_at IS NULL AND due <= now())`,
    `(SELECT count(*) FROM outbox WHERE published_at IS NULL)`,
    ...tables.map((table) => `(SELECT count(*) FROM ${table})`),
    // A job marks announcements once it has woken the pages that wait for them.
    ...(service === 'notifications'
      ? [`(SELECT count(*) FROM announcement WHERE NOT told AND at <= now())`]
      : []),
  ];
  return (await first<{ n: number }>(service, `SELECT (${counts.join(' + ')})::int AS n`)).n;
};

/** All that a service keeps, as a digest for each table. */
const stateOf = async (service: ServiceName): Promise<Record<string, string>> => {
  const { rows } = await databases.get(service)!.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const state: Record<string, string> = {};
  for (const { name } of rows.filter((row) => !WORKINGS.includes(row.name)))
    state[name] = (
      await first<{ digest: string }>(
        service,
        `SELECT md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS digest FROM ${name} t`,
      )
    ).digest;
  return state;
};

/** The state once no work is left that changes it. */
const settled = async (service: ServiceName) => {
  let state: Record<string, string> = {};
  await eventually(async () => {
    for (const name of serviceNames) expect(await waitingIn(name)).toBe(0);
    const before = state;
    state = await stateOf(service);
    expect(state).toEqual(before);
  }, SETTLED_MS);
  return state;
};

const failedIn = async (service: ServiceName) =>
  (
    await databases
      .get(service)!
      .query<{ error: string }>(`SELECT error FROM parked_event UNION ALL SELECT error FROM dead_letter`)
  ).rows;

const consumed = allTopics.flatMap((topic) => topic.consumers.map((service) => ({ topic, service })));
const cases = ([false, true] as const).flatMap((switched) =>
  consumed.map(({ topic, service }) => ({ name: topic.name, service, topic, switched })),
);

/** These keep no version of what is no removal. A removal is final, so it never comes late behind another version. */
const KEEP_ONLY_REMOVALS = ['comments social.post.v1', 'comments social.collection.v1'];

it.each(cases)(
  '$service applies $name without its earlier versions, once, and ignores an older one that comes late (removed: $switched)',
  async ({ name, topic, service, switched }) => {
    // The second half of the cases continues on the state of the first.
    const version = switched ? 5 : 3;
    const record = recordOf(topic, version, switched);
    await bench.bus.publish([record]);
    expect(await failedIn(service)).toEqual([]);
    const before = await settled(service);
    await bench.bus.publish([record]);
    await bench.bus.publish([recordOf(topic, version, switched)]);
    const late = !switched && !KEEP_ONLY_REMOVALS.includes(`${service} ${name}`);
    await bench.bus.publish([recordOf(topic, version - 1, late)]);
    expect(await failedIn(service)).toEqual([]);
    expect(await settled(service)).toEqual(before);
  },
  SETTLED_MS * 3,
);
