import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { databasesIn, openTables } from '../lib/tables.mjs';
import { recordedSteps } from './bare/record.mjs';
import { comparedCalls } from './compared-calls.mjs';
import { cpuSeconds, family } from './processes.mjs';
import { write } from '../lib/result.mjs';
import { send } from '../lib/caller.mjs';
import { loginsIn, start, startOpen } from '../lib/site.mjs';

const ROUNDS = 3;
const SECONDS = 3;
const RECORDS = 5;
const CONNECTIONS = 8;
/** No answer is kept by the site, as the bare server keeps none. */
const uncached = { FRESH_MS: '0' };

/** The site beside a bare Fastify + pg server: same statements as prepared ones, same pool size, same bytes. */
export const bare = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seyir-bench-'));
  const data = join(folder, 'data');
  const superuser = (database) => ({ ...databasesIn(data)(database), application_name: 'bench' });
  const sql = async (database, ...texts) => {
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
    const plan = await record(recorded, data, sql, superuser, join(log, 'sql.json'));
    await sql('postgres', 'ALTER SYSTEM RESET ALL');
    await recorded.stop();
    const file = join(folder, 'plan.json');
    writeFileSync(file, JSON.stringify(plan));

    const site = await startOpen(data, uncached);
    const other = await start(['scripts/bench/bare/server.mjs', file], {}, /bare at (http\S+)\s/);
    const postgres = family(site.pid).filter((pid) => pid !== site.pid);
    const rows = [];
    for (const call of await comparedCalls(site.origin, loginsIn(data))) {
      console.log(`› ${call.title}`);
      const ours = [];
      const theirs = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const mine = await load(call.request(), [site.pid], postgres);
        const bareRound = await load(
          { ...call.request(), url: `${other.origin}/${call.name}` },
          [other.pid],
          postgres,
        );
        // The first round warms both.
        if (round > 0) {
          ours.push(mine);
          theirs.push(bareRound);
        }
      }
      rows.push({ ...call, ours: middle(ours), theirs: middle(theirs) });
    }
    await other.stop();
    await site.stop();
    report(rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const record = async (site, data, sql, superuser, log) => {
  const calls = {};
  const tables = openTables(superuser);
  // Nothing of an earlier call may run into the record of the next.
  const settled = async () => {
    while ((await tables.events()).waiting > 0);
  };
  for (const { name, request, hashes = false } of await comparedCalls(site.origin, loginsIn(data))) {
    const once = async () => {
      const response = await send(request());
      const body = await response.text();
      if (!response.ok || body.includes('"errors":[') || body.includes('"success":false'))
        throw new Error(`${name}: ${response.status} ${body.slice(0, 300)}`);
      await settled();
      return { type: response.headers.get('content-type') ?? 'text/plain', bytes: body.length };
    };
    for (let i = 0; i < 3; i += 1) await once();
    // What the site does beside the call only adds to a record: the shortest of some is the call's own.
    let shortest;
    for (let n = 1; n <= RECORDS; n += 1) {
      const mark = `${name} ${n}`;
      const since = Date.now();
      await sql('postgres', `SELECT '${mark} begin'`);
      const answer = await once();
      await sql('postgres', `SELECT '${mark} end'`);
      const steps = recordedSteps(log, mark);
      if (!shortest || countOf(steps) < countOf(shortest.steps))
        shortest = { ...answer, hashes, since, steps };
    }
    calls[name] = shortest;
    console.log(`  ${name}: ${countOf(shortest.steps)} statements, ${shortest.bytes} characters`);
  }
  const client = new pg.Client(superuser('notifications'));
  await client.connect();
  const { rows } = await client.query('SELECT id FROM notification ORDER BY time DESC LIMIT 50');
  await client.end();
  return { host: superuser('postgres').host, made: rows.map(({ id }) => id), calls };
};

const countOf = (steps) => steps.reduce((sum, { statements }) => sum + statements.length, 0);

const load = async (request, own, postgres) => {
  const pids = [...own, ...postgres.flatMap((pid) => family(pid))];
  const cpu = cpuSeconds(pids);
  const result = await autocannon({ ...request, connections: CONNECTIONS, duration: SECONDS });
  const done = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${request.url}: ${result.non2xx} refused, ${result.errors} failed`);
  return {
    rps: done / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: ((cpuSeconds(pids) - cpu) / done) * 1000,
  };
};

const middle = (rounds) => {
  const sorted = (pick) => rounds.map(pick).sort((a, b) => a - b)[Math.floor(rounds.length / 2)];
  return Object.fromEntries(Object.keys(rounds[0]).map((key) => [key, sorted((round) => round[key])]));
};

const report = (rows) => {
  const cells = ({ rps, p50, p99, cpu }) => `${rps.toFixed(0)} | ${p50} | ${p99} | ${cpu.toFixed(2)}`;
  const table = rows.map(
    ({ title, ours, theirs, aim }) =>
      `| ${title} | ${cells(ours)} | ${cells(theirs)} | **${(ours.rps / theirs.rps).toFixed(2)}** | ${aim ?? '–'} |`,
  );
  write(
    'bare',
    'The site beside a bare Fastify and pg server',
    `Both ask the same PostgreSQL the same statements over pools of 6 and answer as many bytes; neither keeps an
answer. ${CONNECTIONS} connections, ${SECONDS} s a round, the middle of ${ROUNDS} rounds in turn. CPU is that of the server and of
PostgreSQL, in ms a request.

| call | rps | p50 ms | p99 ms | CPU ms | bare rps | p50 | p99 | CPU ms | ratio | aim |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${table.join('\n')}
`,
  );
};
