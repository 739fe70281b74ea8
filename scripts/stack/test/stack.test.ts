import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { kafkaMetadata } from '../lib/kafka-wire.ts';
import { identify, stateOf, tree, type Identity } from '../lib/processes.ts';
import { until } from '../lib/wait.ts';
import { openStack, startStack, type Stack } from '../stack.ts';
import { ask, askRedis, createTopic, portOf, query } from './support.ts';

const UNKNOWN_TOPIC = 3;

describe('a stack of all servers', () => {
  let stack: Stack;
  before(async () => {
    stack = await startStack({ services: ['comments', 'accounts'], guard: true, log: console.log });
  });
  after(async () => {
    const processes = stack.servers.map(({ pid }) => (pid === undefined ? undefined : identify(pid)));
    await stack.stop();
    assert.deepEqual(
      processes.map(stateOf),
      stack.servers.map(() => 'gone'),
    );
    assert.equal(existsSync(stack.home), false, 'a temporary home is removed');
  });

  test('gives a service the addresses it needs, and a database only to its owner', () => {
    const store = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
    const shared = ['KAFKA_BROKERS', 'REDIS_URL', ...store, 'SMTP_URL', 'SMTP_REQUIRE_TLS'];
    assert.deepEqual(Object.keys(stack.env('comments')), ['DATABASE_URL', ...shared]);
    assert.deepEqual(Object.keys(stack.env('web')), shared);
  });

  test('makes its passwords readable only by their owner', () => {
    assert.equal(statSync(join(stack.home, 'state.json')).mode & 0o777, 0o600);
    for (const folder of ['postgres', 'redis', 'kafka', 's3', 'mail', 'logs']) {
      assert.equal(statSync(join(stack.home, folder)).mode & 0o077, 0, folder);
    }
  });

  test('PostgreSQL: never runs as root', () => {
    const { uid } = statSync(`/proc/${stack.server('postgres').pid}`);
    assert.notEqual(uid, 0);
  });

  test('PostgreSQL: the role owns its database, which is C.UTF-8 and sorts Turkish on demand', async () => {
    const address = stack.databaseUrl('comments');
    await query(address, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (1); CREATE EXTENSION pg_trgm;');
    assert.equal(
      await query(address, 'SELECT datcollate FROM pg_database WHERE datname = current_database()'),
      'C.UTF-8',
    );
    assert.equal(await query(address, `SELECT 'ı' < 'i' COLLATE "tr-x-icu", current_user`), 't|comments');
  });

  test('PostgreSQL: another service, a wrong password and no password are refused', async () => {
    const other = new URL(stack.databaseUrl('accounts'));
    other.pathname = '/comments';
    await assert.rejects(query(other.href, 'SELECT 1'), /permission denied for database "comments"/);
    other.password = 'wrong';
    await assert.rejects(query(other.href, 'SELECT 1'), /password authentication failed/);
    const nobody = new URL(stack.adminUrl());
    nobody.password = '';
    await assert.rejects(query(nobody.href, 'SELECT 1'), /no password supplied/);
  });

  test('Redis: answers only with the password', async () => {
    assert.match(await ask(Number(new URL(stack.redisUrl).port), 'PING\r\n'), /^-NOAUTH/);
    assert.equal(await askRedis(stack.redisUrl, 'PING'), '+PONG');
  });

  test('the object store: accepts only its keys', async () => {
    const { S3_ENDPOINT, S3_BUCKET } = stack.blobs;
    assert.equal((await fetch(`${S3_ENDPOINT}/${S3_BUCKET}?list-type=2`)).status, 403);
  });

  test('Kafka: creates no topic automatically', async () => {
    const port = portOf(stack.brokers);
    await kafkaMetadata(port, ['unasked'], true);
    assert.equal(await createTopic(stack.brokers, 'asked'), 0); // an automatic topic would already exist
    const { topics, brokers } = await kafkaMetadata(port, ['unasked', 'asked']);
    const errors = new Map(topics.map(({ name, error }) => [name, error]));
    assert.deepEqual([errors.get('unasked'), errors.get('asked')], [UNKNOWN_TOPIC, 0]);
    assert.deepEqual(brokers, [{ host: '127.0.0.1', port }]);
  });

  test('Kafka: keeps port and topics after a kill, gets a new cluster id by a wipe', async () => {
    assert.equal(await createTopic(stack.brokers, 'kept'), 0);
    const { clusterId } = await kafkaMetadata(portOf(stack.brokers));
    await stack.kill('kafka');
    await assert.rejects(kafkaMetadata(portOf(stack.brokers)));
    await stack.start('kafka');
    const again = await kafkaMetadata(portOf(stack.brokers), ['kept']);
    assert.deepEqual([again.clusterId, again.topics], [clusterId, [{ name: 'kept', error: 0 }]]);
    await stack.wipe('kafka');
    const wiped = await kafkaMetadata(portOf(stack.brokers), ['kept']);
    assert.notEqual(wiped.clusterId, clusterId);
    assert.deepEqual(wiped.topics, [{ name: 'kept', error: UNKNOWN_TOPIC }]);
  });

  test('PostgreSQL: committed data survives a kill; a wipe leaves empty databases', async () => {
    const address = stack.databaseUrl('comments');
    await stack.kill('postgres');
    await assert.rejects(query(address, 'SELECT 1'), /Connection refused/);
    await stack.start('postgres');
    assert.equal(await query(address, 'SELECT n FROM kept'), '1');
    await stack.wipe('postgres');
    await assert.rejects(query(address, 'SELECT n FROM kept'), /does not exist/);
  });

  test('PostgreSQL: restarts even if a busy backend outlived the postmaster', async () => {
    const busy = query(stack.adminUrl(), 'SELECT count(*) FROM generate_series(1, 1000000000000)').catch(
      String,
    );
    await until(
      () => query(stack.adminUrl(), "SELECT 1 FROM pg_stat_activity WHERE query ~ '^SELECT count'"),
      {
        what: 'the busy backend',
        timeout: 10_000,
      },
    );
    process.kill(stack.server('postgres').pid ?? 0, 'SIGKILL');
    await until(() => stack.server('postgres').state === 'gone', { what: 'its end', timeout: 5_000 });
    await stack.start('postgres');
    assert.equal(await query(stack.databaseUrl('comments'), 'SELECT 1'), '1');
    assert.match(await busy, /connection/);
  });

  test('PostgreSQL: one database can be reset despite open connections', async () => {
    const address = stack.databaseUrl('comments');
    await query(address, 'CREATE TABLE gone (n int)');
    const open = query(address, 'SELECT pg_sleep(60)').catch((error) => String(error));
    await until(
      () => query(stack.adminUrl(), "SELECT 1 FROM pg_stat_activity WHERE query ~ '^SELECT pg_sleep'"),
      {
        what: 'the open connection',
        timeout: 10_000,
      },
    );
    await stack.resetDatabase('comments');
    assert.match(await open, /terminating connection/);
    assert.equal(await query(address, "SELECT to_regclass('gone') IS NULL"), 't');
  });

  for (const name of ['postgres', 'redis', 'kafka']) {
    test(`${name}: pause freezes the process with all its children, resume continues them`, async () => {
      const server = stack.server(name);
      const all = tree(identify(server.pid ?? 0) as Identity);
      assert.equal(all.length > 1, name === 'postgres');
      const states = () => [...new Set(all.map(stateOf).filter((state) => state !== 'gone'))];
      await stack.pause(name);
      assert.deepEqual(states(), ['paused']);
      await stack.resume(name);
      assert.deepEqual(states(), ['running']);
      await until(() => serves(name), { what: 'an answer', timeout: 10_000 });
    });
  }

  test('a paused server can be stopped', async () => {
    await stack.pause('redis');
    await stack.stop('redis');
    assert.equal(stack.server('redis').state, 'gone');
    await stack.start('redis');
  });

  test('another process sees and controls the same servers', async () => {
    const seen = openStack(stack.home);
    assert.deepEqual(seen?.status(), stack.status());
    const { pid } = stack.server('redis');
    await seen?.restart('redis');
    assert.notEqual(stack.server('redis').pid, pid);
    assert.equal(stack.server('redis').state, 'running');
  });

  test('a second stack runs beside it', async (t) => {
    const second = await startStack({ servers: ['redis'] });
    t.after(() => second.stop());
    assert.notEqual(second.redisUrl, stack.redisUrl);
    assert.equal(await askRedis(second.redisUrl, 'PING'), '+PONG');
  });

  async function serves(name: string) {
    if (name === 'postgres') return (await query(stack.adminUrl(), 'SELECT 1')) === '1';
    if (name === 'redis') return (await askRedis(stack.redisUrl, 'PING')) === '+PONG';
    return (await kafkaMetadata(portOf(stack.brokers))).brokers.length === 1;
  }
});
