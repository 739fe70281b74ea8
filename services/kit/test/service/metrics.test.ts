import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { topics } from '@seyir/proto';
import { Registry } from 'prom-client';
import { DomainError } from '../../src/errors/index.js';
import { Outbox } from '../../src/events/outbox.js';
import { startHealthServer, type HealthServer } from '../../src/process/health.js';
import { systemClock } from '../../src/time/system-clock.js';
import { systemIds } from '../../src/time/system-ids.js';
import { backlogMetrics } from '../../src/service/backlog-metrics.js';
import { consumerLag } from '../../src/service/consumer-lag.js';
import { serviceMetrics } from '../../src/service/metrics.js';
import { poolMetrics } from '../../src/service/pool-metrics.js';
import { createDataSource, openAll } from '../../src/store/data-source.js';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import { memberEvent } from '../events/records.js';
import { kitDatabase, type KitDatabase } from '../store/database.js';

describe('/metrics of a service', () => {
  let db: KitDatabase;
  let registry: Registry;
  let server: HealthServer;
  const servers: HealthServer[] = [];

  const scrape = async (): Promise<string[]> => {
    const response = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    expect(response.status).toBe(200);
    return (await response.text()).split('\n').filter((line) => line.startsWith('seyir_'));
  };
  const valueOf = async (row: string) => {
    const line = (await scrape()).find((one) => one.startsWith(`${row} `));
    return line === undefined ? undefined : Number(line.slice(row.length));
  };

  beforeAll(async () => {
    db = await kitDatabase();
  });
  beforeEach(async () => {
    registry = new Registry();
    server = await startHealthServer({ host: '127.0.0.1', port: 0, metrics: registry });
    servers.push(server);
  });
  afterAll(async () => {
    for (const one of servers) await one.close();
    await db.close();
  });

  it('shows how many events wait, how old they are, and how many were parked and given up', async () => {
    const stop = backlogMetrics('accounts', registry, db.source);
    backlogMetrics('comments', registry, db.source);
    expect(await valueOf('seyir_outbox_rows{service="accounts"}')).toBe(0);
    expect(await valueOf('seyir_outbox_seconds{service="accounts"}')).toBe(0);

    const unitOfWork = new UnitOfWork(db.source);
    const outbox = new Outbox('accounts', unitOfWork, systemClock(), systemIds(), () => undefined);
    await unitOfWork.run(() => outbox.add(topics.member, { memberId: 'm', version: 1 }));
    await db.source.query(`UPDATE outbox SET time = now() - interval '90 s'`);
    const row = (table: string) =>
      db.source.query(
        `INSERT INTO ${table} (event_id, topic, key, type, source, time, version, data)
         VALUES (gen_random_uuid(), 't', 'k', 'T', 's', now(), 1, '')`,
      );
    for (const table of ['parked_event', 'parked_event', 'dead_letter']) await row(table);

    expect(await valueOf('seyir_outbox_rows{service="accounts"}')).toBe(1);
    expect(await valueOf('seyir_outbox_seconds{service="accounts"}')).toBeGreaterThan(89);
    expect(await valueOf('seyir_events_parked{service="accounts"}')).toBe(2);
    expect(await valueOf('seyir_events_dead{service="comments"}')).toBe(1);
    stop();
    expect(await valueOf('seyir_outbox_rows{service="accounts"}')).toBeUndefined();
    expect(await valueOf('seyir_outbox_rows{service="comments"}')).toBe(1);
  });

  it('omits those metrics while the database does not answer', async () => {
    const gone = await createDataSource(db.url).initialize();
    backlogMetrics('accounts', registry, gone);
    serviceMetrics('accounts', registry, () => undefined).finished(
      'AccountsService/getMember',
      20,
      undefined,
    );
    await gone.destroy();
    expect(await valueOf('seyir_outbox_rows{service="accounts"}')).toBeUndefined();
    const row = 'seyir_call_seconds_count{service="accounts",method="AccountsService/getMember",code="OK"}';
    expect(await valueOf(row)).toBe(1);
  });

  it('counts calls by method and code, and events that were parked and given up by topic', async () => {
    const metrics = serviceMetrics('comments', registry, () => undefined);
    const call = 'CommentsService/postReply';
    metrics.finished(call, 30, new DomainError('SLOW_DOWN'));
    metrics.finished(call, 30, new Error('SELECT secret'));
    metrics.parked(memberEvent('m', 1), new Error('no'));
    metrics.dead(memberEvent('m', 1), new Error('no'));
    const counted = (code: string) =>
      valueOf(`seyir_call_seconds_count{service="comments",method="${call}",code="${code}"}`);
    expect([await counted('SLOW_DOWN'), await counted('INTERNAL')]).toEqual([1, 1]);
    const topic = topics.member.name;
    expect(await valueOf(`seyir_events_parked_total{service="comments",topic="${topic}"}`)).toBe(1);
    expect(await valueOf(`seyir_events_dead_total{service="comments",topic="${topic}"}`)).toBe(1);
  });

  it('shows how the connections of its pool are used', async () => {
    poolMetrics('accounts', registry, db.source);
    const used = 'seyir_database_connections{service="accounts",state="used"}';
    const before = await valueOf(used);
    const runner = db.source.createQueryRunner();
    await runner.connect();
    expect(await valueOf(used)).toBe((before ?? 0) + 1);
    await runner.release();
    expect(await valueOf(used)).toBe(before);
    await openAll(db.source);
    expect(await valueOf('seyir_database_connections{service="accounts",state="idle"}')).toBe(6);
  });

  it('shows the topics of a consumer, and its lag while that is known', async () => {
    const lag = consumerLag(registry);
    const at = { group: 'notifications', topic: 'comments.comment.v1', partition: 2 };
    const row = 'seyir_consumer_lag{group="notifications",topic="comments.comment.v1",partition="2"}';
    const reads = 'seyir_consumer_topics{group="notifications",topic="comments.comment.v1"}';
    lag.reads(at.group, at.topic, true);
    lag.behind(at, 7);
    expect([await valueOf(reads), await valueOf(row)]).toEqual([1, 7]);
    lag.behind(at, undefined);
    expect([await valueOf(reads), await valueOf(row)]).toEqual([1, undefined]);
    lag.reads(at.group, at.topic, false);
    expect(await valueOf(reads)).toBeUndefined();
  });

  it.each([
    ['another transaction holds its row', { code: '55P03' }, 'info'],
    ['its database is away', { code: '57P01' }, 'info'],
    ['its own work fails', { code: '23505' }, 'error'],
  ])(
    'a failed step of a task, and a table that does not answer, are logged by their cause: %s',
    (_, code, level) => {
      const levels: string[] = [];
      const metrics = serviceMetrics('accounts', registry, (_text, _error, as) => levels.push(as));
      const error = Object.assign(new Error('no'), code);
      metrics.stepFailed({ name: 'prune', whenDead: 'ticket' }, error);
      metrics.tasksAway(error);
      expect(levels).toEqual([level, level]);
    },
  );
});
