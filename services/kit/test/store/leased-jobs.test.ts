import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { Subscription } from '../../src/ports/event-bus.js';
import { jobsUnder } from '../../src/store/leased-jobs.js';
import { clientOptions } from '../../src/postgres/client-options.js';
import { systemClock } from '../../src/time/system-clock.js';
import { eventually } from '../../src/testing/eventually.js';
import { migrate } from '../../src/store/data-source.js';
import { Leases } from '../../src/store/leases.js';
import { testPostgres, type TestPostgres } from '../../src/testing/postgres.js';
import { addressOf } from './database.js';

const poolOf = (url: string) => new pg.Pool({ ...clientOptions(addressOf(url)), max: 4 });

describe('jobs under leases', () => {
  let postgres: TestPostgres;
  let url: string;
  let pool: pg.Pool;
  let metrics: Registry;
  let running: Subscription[];

  beforeAll(async () => {
    postgres = await testPostgres();
  });
  beforeEach(async () => {
    url = await postgres.createDatabase();
    await migrate(addressOf(url), []);
    pool = poolOf(url);
    metrics = new Registry();
    running = [];
  });
  afterEach(async () => {
    for (const job of running) await job.close();
    await pool.end();
  });
  afterAll(() => postgres.close());

  /** A replica; while `away` is true, its database does not answer. */
  const replica = (away = () => false, database = pool) => {
    const leases = new Leases({
      query(query) {
        if (away()) throw new Error('no way to the database');
        return database.query(query);
      },
    });
    return jobsUnder(leases, { clock: systemClock(), logger: pino({ level: 'silent' }), metrics });
  };
  const start = async (name: string, run: (signal: AbortSignal) => Promise<void>, jobs = replica()) => {
    const job = await jobs.start({ name, everyMs: 5, run });
    running.push(job);
    return job;
  };
  const counter = () => {
    let runs = 0;
    return {
      run: async () => {
        runs += 1;
      },
      runs: () => runs,
    };
  };

  test('one of two replicas runs the job, and the other continues when that one closes', async () => {
    const [first, second] = [counter(), counter()];
    const leader = await start('prune', first.run);
    await eventually(() => first.runs() > 3);
    await start('prune', second.run);
    const before = first.runs();
    await eventually(() => first.runs() > before + 20);
    expect(second.runs()).toBe(0);
    await leader.close();
    const after = first.runs();
    await eventually(() => second.runs() > 3);
    expect(first.runs()).toBe(after);
  });

  test('several jobs of one service run independently', async () => {
    const [prune, probe] = [counter(), counter()];
    const jobs = replica();
    await start('prune', prune.run, jobs);
    await start('probe', probe.run, jobs);
    await eventually(() => prune.runs() > 2 && probe.runs() > 2);
    await expect(start('prune', prune.run, jobs)).rejects.toThrow('runs already');
  });

  test('a failure is counted and the job runs again', async () => {
    let runs = 0;
    await start('fails', async () => {
      runs += 1;
      throw new Error('not this time');
    });
    await eventually(() => runs > 2);
    const { values } = await metrics.getSingleMetric('seyir_job_failures_total')!.get();
    expect(values[0]).toMatchObject({ labels: { task: 'fails' } });
    expect(values[0]!.value).toBeGreaterThan(1);
  });

  test('a daily job that fails runs again after ten minutes, and after a day when it has succeeded', async () => {
    const DAY_MS = 86_400_000;
    const pauses: number[] = [];
    const clock = systemClock();
    const leases = new Leases(pool);
    const jobs = jobsUnder(leases, {
      clock: {
        ...clock,
        sleep: (ms, signal) => {
          pauses.push(ms);
          return pauses.length === 1 ? Promise.resolve() : clock.sleep(ms, signal);
        },
      },
      logger: pino({ level: 'silent' }),
    });
    let runs = 0;
    const run = async () => {
      runs += 1;
      if (runs === 1) throw new Error('not now');
    };
    running.push(await jobs.start({ name: 'daily', everyMs: DAY_MS, run }));
    await eventually(() => pauses.length === 2);
    expect(pauses).toEqual([600_000, DAY_MS]);
  });

  test('closing aborts the running job and waits for it', async () => {
    let ended = false;
    const begun = new Promise<void>((resolve) => {
      void start('long', async (signal) => {
        resolve();
        await new Promise((wake) => signal.addEventListener('abort', wake));
        ended = true;
      });
    });
    await begun;
    await eventually(() => running.length === 1);
    await running[0]!.close();
    expect(ended).toBe(true);
  });

  test('a replica that cannot renew its lease aborts its job, and another one takes over within 4 s', async () => {
    let cut = false;
    const ended: boolean[] = [];
    const begun = Promise.withResolvers<void>();
    await start(
      'cut',
      async (signal) => {
        begun.resolve();
        await new Promise((wake) => signal.addEventListener('abort', wake));
        ended.push(signal.aborted);
      },
      replica(() => cut),
    );
    await begun.promise;
    const successor = counter();
    await start('cut', successor.run);
    cut = true;
    const since = performance.now();
    await eventually(() => successor.runs() > 0, 6_000);
    // 3 s until the lease ends, and 1 s between two tries; the rest allows for a slow machine.
    expect(performance.now() - since).toBeLessThan(5_500);
    expect(ended).toEqual([true]);
  });

  test('a job that runs for longer than a lease keeps it', async () => {
    const other = counter();
    const begun = Promise.withResolvers<void>();
    const done = Promise.withResolvers<boolean>();
    await start('long', async (signal) => {
      begun.resolve();
      // The test sleeps in the database, because the lease ends by the database's clock.
      await pool.query('SELECT pg_sleep(4.5)');
      done.resolve(signal.aborted);
    });
    // The first claim gets the lease, so the other replica starts afterwards.
    await begun.promise;
    await start('long', other.run);
    expect(await done.promise).toBe(false);
    expect(other.runs()).toBe(0);
  });

  test('starts without a database and runs when there is one', async () => {
    const later = url.replace(/test_/, 'later_');
    const one = counter();
    const laterPool = poolOf(later);
    await start('prune', one.run, replica(undefined, laterPool));
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${/\/(later_\w+)/.exec(later)![1]}`);
    await admin.end();
    await migrate(later, []);
    await eventually(() => one.runs() > 0);
    await running.pop()!.close();
    await laterPool.end();
    await postgres.dropDatabase(later);
  });

  test('jobs that were started early wait until the process allows them', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const leases = new Leases(pool);
    const early = jobsUnder(leases, {
      clock: systemClock(),
      logger: pino({ level: 'silent' }),
      after: promise,
    });
    const [held, ended] = [counter(), counter()];
    await start('held', held.run, early);
    await (await early.start({ name: 'ended', everyMs: 5, run: ended.run })).close();
    // Meanwhile another process of the same database runs its own job.
    const other = counter();
    await start('other', other.run);
    await eventually(() => other.runs() > 2);
    expect([held.runs(), ended.runs()]).toEqual([0, 0]);
    resolve();
    await eventually(() => held.runs() > 2);
    expect(ended.runs()).toBe(0);
  });
});
