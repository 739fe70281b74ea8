import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { makeCertificate } from '../../../../scripts/stack/lib/certificate.ts';
import { TLS_ALONE } from '../../../../scripts/stack/servers/postgres.ts';
import { Relay } from '../../src/events/relay.js';
import { readEnv } from '../../src/process/config.js';
import { kafkaBus } from '../../src/bus/kafka-bus.js';
import { redisKeyValue } from '../../src/key-value/redis-key-value.js';
import { redisLiveChannel } from '../../src/live/redis-live-channel.js';
import { inProcessBus } from '../../src/bus/in-process-bus.js';
import { systemClock } from '../../src/time/system-clock.js';
import {
  databaseEnv,
  databaseFrom,
  kafkaEnv,
  kafkaFrom,
  mailEnv,
  mailerFrom,
  redisEnv,
  redisFrom,
} from '../../src/service/environment.js';
import { Leases } from '../../src/store/leases.js';
import { createDataSource, migrate } from '../../src/store/data-source.js';
import { eventually } from '../../src/testing/eventually.js';
import { event } from '../contracts/event-bus.contract.js';
import { closedAfterEach, runningStack } from './stack.js';
import { LOST, watchedRedis } from './watched-redis.js';

const stack = runningStack();
const kept = closedAfterEach();

/** Starts from the environment, as a process of the fleet does. */
const kafka = async (topic: string, over: Record<string, string> = {}) => {
  const env = readEnv(kafkaEnv, { ...stack.secureKafka, ...over });
  const topics = [{ name: topic, partitions: 1, retentionDays: 1 }];
  return kept(
    await kafkaBus({ clientId: 'kit-test', brokers: env.KAFKA_BROKERS, topics, ...kafkaFrom(env) }),
  );
};
const redis = (over: Record<string, string> = {}) =>
  redisFrom(readEnv(redisEnv, { ...stack.secureRedis, ...over }));

describe('Kafka with TLS and password', () => {
  test('carries events', async () => {
    const topic = `secure.${randomUUID()}.v1`;
    const bus = await kafka(topic, { KAFKA_REPLICATION: '1', KAFKA_MIN_IN_SYNC: '1' });
    const arrived: string[] = [];
    await bus.subscribe('secure', [topic], async ({ id }) => void arrived.push(id));
    const sent = event(topic, 'a', 1);
    await eventually(() => bus.publish([sent]).then(() => true), 20_000);
    await eventually(() => arrived.includes(sent.id), 20_000);
  });

  test.each([
    ['a wrong password', { KAFKA_PASSWORD: 'wrong' }],
    ['a certificate that nobody vouches for', { KAFKA_CA: '' }],
  ])('with %s no event is sent', async (_, over) => {
    const topic = `secure.${randomUUID()}.v1`;
    const bus = await kafka(topic, over);
    await expect(bus.publish([event(topic, 'a', 1)])).rejects.toMatchObject({ code: 'TRY_AGAIN' });
  });
});

describe('Redis with TLS', () => {
  test('keeps values and carries wakes', async () => {
    const store = kept(await redisKeyValue(redis()));
    await eventually(() => store.set('secure', 'yes', 60_000).then(() => true));
    expect(await store.get('secure')).toBe('yes');
    const [here, there] = [kept(await redisLiveChannel(redis())), kept(await redisLiveChannel(redis()))];
    const heard: (string | undefined)[] = [];
    await there.listen('secure', (hint) => heard.push(hint));
    await eventually(() => {
      here.wake('secure', 'now');
      return heard.includes('now');
    });
  });

  test('an untrusted certificate is refused', async () => {
    const { watched, is, told } = watchedRedis();
    const config = watched(redis({ REDIS_CA: '' }));
    const store = kept(await redisKeyValue(config));
    kept(await redisLiveChannel(config));
    await expect(store.get('secure')).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    await eventually(() => is('down'));
    expect(told()).toEqual([['warn', LOST, expect.stringContaining('self-signed certificate')]]);
  });
});

describe('PostgreSQL that accepts only TLS', () => {
  const admin = new pg.Client({ connectionString: stack.adminUrl() });
  const password = randomUUID();
  const drop = async () => {
    await admin.query(`DROP DATABASE IF EXISTS ${TLS_ALONE} WITH (FORCE)`);
    await admin.query(`DROP ROLE IF EXISTS ${TLS_ALONE}`);
  };
  beforeAll(async () => {
    await admin.connect();
    await drop();
    await admin.query(`CREATE ROLE ${TLS_ALONE} LOGIN PASSWORD '${password}'`);
    await admin.query(`CREATE DATABASE ${TLS_ALONE} OWNER ${TLS_ALONE}`);
  });
  afterAll(async () => {
    await drop();
    await admin.end();
  });

  const address = (over: Record<string, string> = {}) => {
    const secure = stack.secureDatabase('comments');
    const url = Object.assign(new URL(secure.DATABASE_URL), {
      username: TLS_ALONE,
      password,
      pathname: TLS_ALONE,
    });
    return databaseFrom(readEnv(databaseEnv, { ...secure, DATABASE_URL: url.href, ...over }));
  };
  /** Opens a pool and a relay, whose lease uses the pool, and returns the error of each. */
  const everyone = async (at: ReturnType<typeof address>) => {
    const clock = systemClock();
    const met: Record<string, unknown> = {};
    const source = createDataSource(at);
    await source.initialize().then(
      () => {
        met['pool'] = 'in';
        kept({ close: () => source.destroy() });
      },
      (error: unknown) => (met['pool'] = error),
    );
    const leases = new Leases(source);
    const failed = (error: unknown) => (met['relay'] ??= error);
    const relay = new Relay('kit', { address: at, leases }, inProcessBus(), clock, { failed });
    relay.start();
    kept({ close: () => relay.stop() });
    await eventually(() => {
      if (relay.active) met['relay'] ??= 'in';
      return Object.keys(met).length === 2;
    });
    return met;
  };

  test('accepts migrations, the pool and the relay with its lease', async () => {
    expect(await migrate(address(), [])).not.toEqual([]);
    expect(await everyone(address())).toEqual({ pool: 'in', relay: 'in' });
    const { rows } = await admin.query(
      `SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE usename = '${TLS_ALONE}'`,
    );
    expect(rows).toEqual([{ ssl: true }]);
  });

  test.each([
    ['without TLS', { DATABASE_TLS: '', DATABASE_CA: '' }, /no encryption/],
    ['with a certificate that nobody vouches for', { DATABASE_CA: '' }, /self-signed certificate/],
    [
      'with one that somebody else vouches for',
      { DATABASE_CA: stack.secureRedis.REDIS_CA },
      /self-signed certificate/,
    ],
  ])('%s nothing connects, and each reports the reason', async (_, over, why) => {
    const error = expect.objectContaining({ message: expect.stringMatching(why) });
    expect(await everyone(address(over))).toEqual({ pool: error, relay: error });
  });
});

describe.each([
  ['STARTTLS', 'smtp:', false],
  ['TLS from the first byte', 'smtps:', true],
])('mail with %s', (_, protocol, secure) => {
  const arrived: string[] = [];
  let env: Record<string, string>;
  let server: SMTPServer;
  beforeAll(async () => {
    const { cert, key } = await makeCertificate(join(stack.home, 'mail-tls'), '127.0.0.1');
    const ca = readFileSync(cert, 'utf8');
    server = new SMTPServer({
      secure,
      cert: ca,
      key: readFileSync(key),
      disabledCommands: ['AUTH'],
      onData: (stream, _session, done) =>
        void buffer(stream).then((bytes) => {
          arrived.push(bytes.toString('latin1'));
          done();
        }),
    });
    server.on('error', () => undefined);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.server.address() as AddressInfo;
    env = { SMTP_URL: `${protocol}//127.0.0.1:${port}`, SMTP_CA: ca };
  });
  afterAll(() => new Promise<void>((closed) => server.close(closed)));

  const send = (over: Record<string, string> = {}) =>
    kept(mailerFrom({ ...readEnv(mailEnv, { ...env, ...over }), SEYIR_DATA: stack.home })).send({
      messageId: randomUUID(),
      to: 'ayse@example.com',
      subject: 'Selam',
      text: 'gizli',
    });

  test('is sent to a server with a known authority, and to no other', async () => {
    await expect(send({ SMTP_CA: '' })).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    await expect(send({ SMTP_CA: stack.secureRedis.REDIS_CA })).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    expect(arrived).toEqual([]);
    await send();
    expect(arrived).toEqual([expect.stringContaining('gizli')]);
  });
});
