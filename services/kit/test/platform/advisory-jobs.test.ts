import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { Subscription } from '../../src/ports/event-bus.js';
import { jobsOn } from '../../src/platform/advisory-jobs.js';
import { systemClock } from '../../src/platform/system-clock.js';
import { eventually } from '../../src/testing/eventually.js';
import { testPostgres, type TestPostgres } from '../../src/testing/postgres.js';

describe('jobs under an advisory lock', () => {
  let postgres: TestPostgres;
  let url: string;
  let metrics: Registry;
  let running: Subscription[];

  beforeAll(async () => {
    postgres = await testPostgres();
  });
  beforeEach(async () => {
    url = await postgres.createDatabase();
    metrics = new Registry();
    running = [];
  });
  afterEach(async () => {
    for (const job of running) await job.close();
  });
  afterAll(() => postgres.close());

  const replica = () => jobsOn(url, { clock: systemClock(), logger: pino({ level: 'silent' }), metrics });
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

  test('of two replicas one runs it, and the other goes on when that one closes', async () => {
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

  test('several jobs of one service are independent', async () => {
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

  test('a lost connection aborts the job and another lease is taken', async () => {
    const aborted: boolean[] = [];
    let runs = 0;
    await start('cut', async (signal) => {
      runs += 1;
      if (runs > 1) return;
      await new Promise((wake) => signal.addEventListener('abort', wake));
      aborted.push(signal.aborted);
    });
    await eventually(() => runs === 1);
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                       WHERE application_name = 'jobs' AND datname = current_database()`);
    await admin.end();
    await eventually(() => runs > 2);
    expect(aborted).toEqual([true]);
  });

  test('starts without a database and runs once there is one', async () => {
    const later = url.replace(/test_/, 'later_');
    const one = counter();
    const jobs = jobsOn(later, { clock: systemClock(), logger: pino({ level: 'silent' }) });
    running.push(await jobs.start({ name: 'prune', everyMs: 5, run: one.run }));
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${/\/(later_\w+)/.exec(later)![1]}`);
    await admin.end();
    await eventually(() => one.runs() > 0);
    await running.pop()!.close();
    await postgres.dropDatabase(later);
  });

  test('jobs that were started early wait until the process has time for them', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const early = jobsOn(url, { clock: systemClock(), logger: pino({ level: 'silent' }), after: promise });
    const [held, ended] = [counter(), counter()];
    await start('held', held.run, early);
    await (await early.start({ name: 'ended', everyMs: 5, run: ended.run })).close();
    // Another process of the same database runs a job of its own meanwhile.
    const other = counter();
    await start('other', other.run);
    await eventually(() => other.runs() > 2);
    expect([held.runs(), ended.runs()]).toEqual([0, 0]);
    resolve();
    await eventually(() => held.runs() > 2);
    expect(ended.runs()).toBe(0);
  });
});
