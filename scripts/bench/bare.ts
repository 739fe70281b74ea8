import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { databasesIn, EVENTS, openTables } from '../lib/tables.ts';
import { serviceNames } from '../lib/topology.ts';
import { createTables } from './bare/one-statement.ts';
import { recordedSteps, type Plan, type RecordedCall, type Step } from './bare/record.ts';
import { comparedCalls, type Compared } from './compared-calls.ts';
import { cpuSeconds, family } from './processes.ts';
import { write } from '../lib/result.ts';
import { send } from '../site/caller.ts';
import { loginsIn, start, startOpen, type Program } from '../lib/site.ts';

const ROUNDS = 3;
const SECONDS = 3;
const RECORDS = 5;
const CONNECTIONS = 8;
/** The site's caches count everything as old, because the bare server has none. */
const uncached = { FRESH_MS: '0' };

type Sql = (database: string, ...texts: string[]) => Promise<void>;

/**
 * Compares the site with a bare Fastify and pg server: the same prepared statements, pool size and answer bytes; and with one that
 * answers by a single statement.
 * @param only names of compared calls; the result is then printed, not written
 */
export const bare = async (only: readonly string[] = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'seyir-bench-'));
  const data = join(folder, 'data');
  const superuser = (database: string) => ({ ...databasesIn(data)(database), application_name: 'bench' });
  const sql: Sql = async (database, ...texts) => {
    const client = new pg.Client(superuser(database));
    await client.connect();
    for (const text of texts) await client.query(text);
    await client.end();
  };
  const log = join(folder, 'log');
  // PostgreSQL may run as another user than this process.
  chmodSync(folder, 0o755);
  mkdirSync(log);
  chmodSync(log, 0o777);
  const isChosen = ({ name }: Compared) => only.length === 0 || only.includes(name);
  const callsOf = async ({ origin }: Program) =>
    (await comparedCalls(origin, loginsIn(data))).filter(isChosen);
  try {
    console.log('› recording what the site asks its databases');
    const cold = await startOpen(data);
    await sql(
      'postgres',
      'ALTER SYSTEM SET logging_collector = on',
      `ALTER SYSTEM SET log_destination = 'jsonlog'`,
      `ALTER SYSTEM SET log_directory = '${log}'`,
      `ALTER SYSTEM SET log_filename = 'sql'`,
      `ALTER SYSTEM SET log_statement = 'all'`,
    );
    await cold.stop();
    const recorded = await startOpen(data, uncached);
    const plan = await record(await callsOf(recorded), sql, superuser, join(log, 'sql.json'));
    await sql('postgres', 'ALTER SYSTEM RESET ALL');
    await recorded.stop();
    const file = join(folder, 'plan.json');
    writeFileSync(file, JSON.stringify(plan));

    const measured = async (env: Record<string, string>, of: (call: Compared) => boolean) => {
      const site = await startOpen(data, env);
      const other = await start(['scripts/bench/bare/server.ts', file], {}, /bare at (http\S+)\s/);
      const tables = openTables(superuser);
      await createTables(tables.query);
      const postgres = family(site.pid).filter((pid) => pid !== site.pid);
      // The cost of a write contains what follows it: events, notifications and counts.
      const events = await watchEvents(superuser);
      const { settled } = events;
      const rows: Row[] = [];
      for (const call of (await callsOf(site)).filter(of)) {
        console.log(`› ${call.title}`);
        const bareLoad = (path: string) =>
          load({ ...call.request(), url: `${other.origin}/${path}` }, [other.pid], postgres, settled);
        const loads: Record<'ours' | 'theirs' | 'ones', Load[]> = { ours: [], theirs: [], ones: [] };
        for (let round = 0; round <= ROUNDS; round += 1) {
          // The first round warms up the servers and is not counted.
          const keep = (name: keyof typeof loads, done: Load) => round > 0 && loads[name].push(done);
          keep('ours', await load(call.request(), [site.pid], postgres, settled));
          keep('theirs', await bareLoad(call.name));
          if (call.one) keep('ones', await bareLoad(`one/${call.name}`));
        }
        const { ours, theirs, ones } = loads;
        rows.push({ ...call, ours: middle(ours), theirs: middle(theirs), ones: middle(ones) });
      }
      await events.end();
      await other.stop();
      await site.stop();
      return rows;
    };
    const rows = await measured(uncached, () => true);
    console.log('› with the caches of the site');
    report(rows, await measured({}, ({ cached }) => cached === true), only.length === 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Waits for events on connections of its own that stay open: a new connection costs PostgreSQL more than a write, and would be
 * counted as a cost of the measured one.
 */
const watchEvents = async (superuser: (database: string) => pg.ClientConfig) => {
  const clients = serviceNames.map((service) => new pg.Client(superuser(service)));
  // The site may stop first after a failure.
  for (const client of clients) client.on('error', () => undefined);
  await Promise.all(clients.map((client) => client.connect()));
  const waiting = async () => {
    const answers = await Promise.all(clients.map((client) => client.query<{ waiting: number }>(EVENTS)));
    return answers.some(({ rows: [row] }) => (row?.waiting ?? 0) > 0);
  };
  return {
    /** Resolves when all events are delivered. */
    settled: async () => {
      while (await waiting()) await delay(50);
    },
    end: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
};

const record = async (
  compared: readonly Compared[],
  sql: Sql,
  superuser: (database: string) => pg.ClientConfig,
  log: string,
): Promise<Plan> => {
  const calls: Record<string, RecordedCall> = {};
  // An earlier call must have no statements left for the log.
  const { settled, end } = await watchEvents(superuser);
  for (const { name, request, one, hashes = false } of compared) {
    const once = async () => {
      const response = await send(request());
      const body = await response.text();
      if (!response.ok || body.includes('"errors":[') || body.includes('"success":false'))
        throw new Error(`${name}: ${response.status} ${body.slice(0, 300)}`);
      await settled();
      return { type: response.headers.get('content-type') ?? 'text/plain', bytes: body.length };
    };
    for (let i = 0; i < 3; i += 1) await once();
    // Background work only adds statements to a recording, so the shortest of several recordings contains only the call's own.
    let shortest: RecordedCall | undefined;
    for (let n = 1; n <= RECORDS; n += 1) {
      const mark = `${name} ${n}`;
      const since = Date.now();
      await sql('postgres', `SELECT '${mark} begin'`);
      const answer = await once();
      await sql('postgres', `SELECT '${mark} end'`);
      const steps = await recordedSteps(log, mark);
      if (!shortest || countOf(steps) < countOf(shortest.steps))
        shortest = { ...answer, hashes, since, steps };
    }
    if (!shortest) throw new Error(`${name} was not recorded`);
    calls[name] = one ? { ...shortest, one: { text: one.text, values: one.values } } : shortest;
    console.log(`  ${name}: ${countOf(shortest.steps)} statements, ${shortest.bytes} characters`);
  }
  await end();
  const client = new pg.Client(superuser('notifications'));
  await client.connect();
  const { rows } = await client.query('SELECT id FROM notification ORDER BY time DESC LIMIT 50');
  await client.end();
  return { host: superuser('postgres').host, made: rows.map(({ id }: { id: string }) => id), calls };
};

const countOf = (steps: Step[]) => steps.reduce((sum, { statements }) => sum + statements.length, 0);

/** The result of one round. */
interface Load {
  /** requests per second */
  rps: number;
  /** in ms */
  p50: number;
  p99: number;
  /** CPU ms per request, including PostgreSQL */
  cpu: number;
}

type Row = Compared & { ours: Load; theirs: Load; ones: Load };

const load = async (
  request: ReturnType<Compared['request']>,
  own: number[],
  postgres: number[],
  settled: () => Promise<void>,
): Promise<Load> => {
  const pids = [...own, ...postgres.flatMap((pid) => family(pid))];
  const cpu = cpuSeconds(pids);
  const result = await autocannon({ ...request, connections: CONNECTIONS, duration: SECONDS });
  const done = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${request.url}: ${result.non2xx} refused, ${result.errors} failed`);
  await settled();
  return {
    rps: done / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: ((cpuSeconds(pids) - cpu) / done) * 1000,
  };
};

const middle = (rounds: Load[]): Load => {
  const of = (pick: (round: Load) => number) =>
    rounds.map(pick).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? NaN;
  return { rps: of((r) => r.rps), p50: of((r) => r.p50), p99: of((r) => r.p99), cpu: of((r) => r.cpu) };
};

/** @param cached rows of the site with its caches */
const report = (rows: Row[], cached: Row[], isWhole: boolean) => {
  const cells = ({ rps, p50, p99, cpu }: Load) => `${rps.toFixed(0)} | ${p50} | ${p99} | ${cpu.toFixed(2)}`;
  const withCachesOf = ({ name }: Row) => cached.find((row) => row.name === name);
  const ratio = (row?: Row) => (row ? `**${(row.ours.rps / row.theirs.rps).toFixed(2)}**` : '–');
  const table = rows.map(
    (row) =>
      `| ${row.title} | ${cells(row.ours)} | ${cells(row.theirs)} | ${ratio(row)} | ${ratio(withCachesOf(row))} | ${row.aim ?? '–'} |`,
  );
  const share = ({ ours, ones }: Row) =>
    `${ours.cpu.toFixed(2)} | ${ones.cpu.toFixed(2)} | **${(ones.cpu / ours.cpu).toFixed(2)}**`;
  const costs = rows.flatMap((row) => {
    const withCaches = withCachesOf(row);
    return row.one
      ? `| ${row.title} | ${share(row)} | ${withCaches ? share(withCaches) : '– | – | –'} | ${row.one.promise} |`
      : [];
  });
  const text = `Both use the same PostgreSQL over pools of 6 and answer as many bytes. The bare server asks the statements that the
site asks for one cold request. The site's caches count everything as old, but requests at the same time still share a
read of public data. Only the rows of a member, of a write and of the sign-in ask all their statements for each request.
${CONNECTIONS} connections, ${SECONDS} s a round, the middle of ${ROUNDS} rounds in turn. CPU is that of the server and of
PostgreSQL, in ms a request. The ratio with caches is that of the site as it is shipped: it keeps visitors' answers until
something in them changes, which the bare server does not do.

| call | rps | p50 ms | p99 ms | CPU ms | bare rps | p50 | p99 | CPU ms | ratio | with caches | aim |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${table.join('\n')}

## Beside one statement

The bare server answers with one statement on tables of its own. CPU is counted until the events of a write are delivered. On the
left the site's caches count everything as old; on the right it runs as it is shipped.

| call | CPU ms | bare CPU ms | share | with caches: CPU ms | bare CPU ms | share | promised |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${costs.join('\n')}
`;
  if (isWhole) write('bare', 'The site beside a bare Fastify and pg server', text);
  else console.log(text);
};
