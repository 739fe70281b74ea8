import { generateKeyPairSync } from 'node:crypto';
import { getCACertificates } from 'node:tls';
import { describe, expect, it } from '@jest/globals';
import { ConfigError, readEnv } from '../../src/process/config.js';
import { clientOptions } from '../../src/postgres/client-options.js';
import { trustEnv } from '../../src/tls/trust.js';
import { generateKeys } from '../../src/rpc/keys.js';
import { callerEnv, callerRules } from '../../src/service/caller.js';
import {
  blobEnv,
  blobStoreFrom,
  databaseEnv,
  databaseFrom,
  grpcEnv,
  kafkaEnv,
  kafkaFrom,
  kafkaRule,
  keyEnv,
  mailEnv,
  redisEnv,
} from '../../src/service/environment.js';

const { privateKey, publicKey } = generateKeys();
const [ca = '', otherCa = ''] = getCACertificates('bundled');
const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

it('accepts generated keys', () => {
  const CALLER_KEYS = JSON.stringify({ gateway: publicKey, importer: [publicKey, publicKey] });
  expect(readEnv(keyEnv, { SIGNING_KEY: privateKey, CALLER_KEYS })).toEqual({
    SIGNING_KEY: privateKey,
    CALLER_KEYS: { gateway: publicKey, importer: [publicKey, publicKey] },
  });
});

it.each([
  ['a word', 'hunter2'],
  ['a public key', publicKey],
  ['a key of another kind', rsa.privateKey],
  ['one that was cut off', privateKey.slice(0, 60)],
  ['one that lost its line breaks', privateKey.replaceAll('\n', '\\n')],
])('SIGNING_KEY that is %s is reported with the expected format and without its value', (_, SIGNING_KEY) => {
  const read = () => readEnv(keyEnv, { SIGNING_KEY });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/SIGNING_KEY: expected an Ed25519 private key as PKCS#8 PEM/);
  expect(read).not.toThrow(SIGNING_KEY.slice(-20));
});

it.each([
  ['a word', 'gateway'],
  ['a private key', privateKey],
  ['a key of another kind', rsa.publicKey],
])('CALLER_KEYS with %s are reported', (_, key) => {
  const read = () =>
    readEnv(keyEnv, { SIGNING_KEY: privateKey, CALLER_KEYS: JSON.stringify({ gateway: [publicKey, key] }) });
  expect(read).toThrow(/CALLER_KEYS\.gateway[^:]*: expected Ed25519 public keys as PEM/);
});

it('parses the addresses of peers, and reports invalid JSON', () => {
  const read = (PEERS: string) => readEnv(callerEnv, { PEERS, SIGNING_KEY: privateKey }).PEERS;
  expect(read('{"accounts":"a:1","comments":"c:1,c:2"}')).toEqual({
    accounts: ['a:1'],
    comments: ['c:1', 'c:2'],
  });
  expect(() => read('accounts=a:1')).toThrow(/^PEERS: is not JSON$/);
  expect(() => read('["a:1"]')).toThrow(/^PEERS: /);
  expect(() => read('{"accounts":"a:1","comments":"c"}')).toThrow(/^PEERS\.comments: expected host:port/);
});

it('refuses addresses of peers that calls cannot be balanced over', () => {
  const read = (peers: Record<string, string>, env: Record<string, string> = {}) =>
    readEnv(callerEnv, { PEERS: JSON.stringify(peers), SIGNING_KEY: privateKey, ...env }, callerRules);
  read({ accounts: 'a:1', comments: '10.0.0.1:1,10.0.0.2:1' });
  expect(() => read({ accounts: 'a-0:1,a-1:1', comments: '10.0.0.1:1', playback: '10.0.0.1:1,p:1' })).toThrow(
    /\n  PEERS\.accounts: several addresses must be IPv4[^\n]+\n  PEERS\.playback: several[^\n]+$/,
  );
  expect(() => read({ comments: '10.0.0.1:1,10.0.0.2:1' }, { GRPC_CA: ca })).toThrow(
    /\n  GRPC_CERT, GRPC_KEY and GRPC_CA belong together[^\n]+\n  PEERS\.comments: with TLS [^\n]+$/,
  );
});

describe('Kafka', () => {
  const read = (env: Record<string, string>) =>
    readEnv(kafkaEnv, { KAFKA_BROKERS: 'a:9092, b:9092', ...env }, [kafkaRule]);

  it('needs at least one broker', () => {
    expect(read({}).KAFKA_BROKERS).toEqual(['a:9092', 'b:9092']);
    expect(() => read({ KAFKA_BROKERS: '' })).toThrow(/^KAFKA_BROKERS is missing$/);
    for (const KAFKA_BROKERS of ['kafka', 'a:9092,', 'kafka://a:9092', 'a:9092 b:9092'])
      expect(() => read({ KAFKA_BROKERS })).toThrow(/^KAFKA_BROKERS: expected host:port,host:port$/);
  });

  it('needs at least as many replicas as minInSync', () => {
    const copies = (all: string, inSync: string) =>
      kafkaFrom(read({ KAFKA_REPLICATION: all, KAFKA_MIN_IN_SYNC: inSync }));
    expect(copies('2', '2')).toEqual({ replicationFactor: 2, minInSync: 2 });
    // The brokers' own default is not known here.
    expect(copies('', '2')).toEqual({ minInSync: 2 });
    expect(() => copies('2', '3')).toThrow(/^KAFKA_MIN_IN_SYNC is 3, above KAFKA_REPLICATION \(2\)/);
    expect(() => copies('9', '10')).toThrow(ConfigError);
  });

  it('reports all faults at once', () => {
    const env = { KAFKA_BROKERS: 'kafka', KAFKA_USERNAME: 'u', KAFKA_MECHANISM: 'plain', KAFKA_CA: ca };
    expect(() => read(env)).toThrow(
      /^The [^\n]+\n  KAFKA_BROKERS: [^\n]+\n  KAFKA_USERNAME and [^\n]+\n  KAFKA_CA is set[^\n]+\n  KAFKA_MECHANISM plain[^\n]+$/,
    );
  });
});

describe('the database', () => {
  const DATABASE_URL = 'postgres://comments:s%40cret@db.example:6432/comments';
  const database = (env: Record<string, string>) =>
    databaseFrom(readEnv(databaseEnv, { DATABASE_URL, ...env }));

  it('uses TLS if it is set, with its own authority or one of the system', () => {
    expect(database({})).toBe(DATABASE_URL);
    expect(database({ DATABASE_TLS: 'true' })).toEqual({ url: DATABASE_URL, tls: {} });
    expect(database({ DATABASE_TLS: 'true', DATABASE_CA: ca })).toEqual({
      url: DATABASE_URL,
      tls: { ca },
    });
  });

  it("has a direct address beside the pooler's, with the same TLS", () => {
    const direct = 'postgres://comments:s%40cret@db.example/comments';
    expect(database({ DATABASE_DIRECT_URL: direct })).toEqual({ url: DATABASE_URL, direct });
    expect(database({ DATABASE_DIRECT_URL: direct, DATABASE_TLS: 'true' })).toEqual({
      url: DATABASE_URL,
      direct,
      tls: {},
    });
  });

  it.each([
    [
      'a direct one that is none',
      { DATABASE_DIRECT_URL: 's%40cret' },
      'DATABASE_DIRECT_URL: expected postgres',
    ],
    ['another role there', { DATABASE_DIRECT_URL: 'postgres://a:s%40cret@b/c' }, 'names another role'],
    ['an authority without TLS', { DATABASE_CA: ca }, /DATABASE_CA .* DATABASE_TLS is not true/],
    ['no address', { DATABASE_URL: '' }, 'DATABASE_URL is missing'],
    ['a word', { DATABASE_URL: 's%40cret' }, 'DATABASE_URL: expected postgres://role'],
    ['another kind of server', { DATABASE_URL: 'mysql://a:s%40cret@b/c' }, 'DATABASE_URL: expected postgres'],
    ['a "?" in the password', { DATABASE_URL: 'postgres://u:12?secret@h/db' }, 'write %3F for a'],
    ['a "?" and a "="', { DATABASE_URL: 'postgres://u:12?secret=1@h/db' }, 'write %3F for a'],
    ['a "%" in the password', { DATABASE_URL: 'postgres://u:50%secret@h/db' }, 'as %25'],
    ['TLS on a socket', { DATABASE_URL: 'postgres://a@/b?host=/s', DATABASE_TLS: 'true' }, 'is a socket'],
    ...['sslmode=verify-full', 'ssl=true', 'sslrootcert=/etc/ca.pem'].map(
      (parameter) =>
        [
          parameter,
          { DATABASE_URL: `${DATABASE_URL}?${parameter}` },
          /DATABASE_URL: "ssl.*DATABASE_TLS=true/,
        ] as const,
    ),
  ])('%s is reported as a fault, without the password', (_, env, fault) => {
    expect(() => database(env)).toThrow(ConfigError);
    expect(() => database(env)).toThrow(fault);
    expect(() => database(env)).not.toThrow('cret');
  });
});

describe.each([
  ['TRUSTED_CA', trustEnv],
  ['GRPC_CA', grpcEnv],
  ['SMTP_CA', mailEnv],
  ['DATABASE_CA', databaseEnv.partial()],
  ['REDIS_CA', redisEnv.partial()],
  ['KAFKA_CA', kafkaEnv.partial()],
])('%s', (name, schema) => {
  const two = `${ca}\n# the next one\n${otherCa}`;

  it('may contain one authority, or several in sequence', () => {
    for (const pem of [ca, two, two.replaceAll('\n', '\r\n')])
      expect(readEnv(schema, { [name]: pem })).toMatchObject({ [name]: pem });
  });

  it.each([
    ['a path', '/etc/ca.crt'],
    ['a key', publicKey],
    ['cut off', ca.slice(0, 200)],
    ['cut off in front of another', `${ca.slice(0, 200)}\n${otherCa}`],
    [
      'rubbish in its second place',
      `${ca}\n-----BEGIN CERTIFICATE-----\nhunter2\n-----END CERTIFICATE-----\n`,
    ],
    ['without its line breaks', ca.replaceAll('\n', '\\n')],
  ])('that is %s is reported', (_, pem) => {
    expect(() => readEnv(schema, { [name]: pem })).toThrow(`${name}: expected authorities, they are PEM`);
  });
});

describe('the object store', () => {
  const keys = { S3_ENDPOINT: 'http://127.0.0.1:9000', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
  const store = (env: Record<string, string>) =>
    blobStoreFrom({ ...readEnv(blobEnv, { ...keys, ...env }), SEYIR_DATA: '/nowhere' });

  it.each(['S3_ENDPOINT', 'S3_PUBLIC_ENDPOINT'])('%s that is not http is reported', (name) => {
    for (const address of ['s3://store.example', 'store.example:9000', 'javascript:1'])
      expect(() => readEnv(blobEnv, { [name]: address })).toThrow(`${name}: expected http://`);
  });

  it('of Amazon needs the host of its region for browsers, because pages allow no other host', async () => {
    const env = { S3_PUBLIC_ENDPOINT: 'https://S3.amazonaws.com', S3_REGION: 'eu-central-1' };
    await expect(store(env)).rejects.toThrow(ConfigError);
    await expect(store(env)).rejects.toThrow('https://s3.eu-central-1.amazonaws.com');
    const regional = await store({ ...env, S3_PUBLIC_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com' });
    const address = await regional.presign('covers/1.jpg', 60);
    expect(new URL(address ?? '').host).toBe('s3.eu-central-1.amazonaws.com');
    await regional.close();
  });
});

it.each([
  [
    'postgres://comments:s%40cret@db.example:6432/com%20ments',
    { host: 'db.example', port: 6432, user: 'comments', password: 's@cret', database: 'com ments' },
  ],
  ['postgresql://a:b@[::1]/c', { host: '::1', port: 5432, user: 'a', password: 'b', database: 'c' }],
  [
    'postgres://a@/c?host=/tmp/so%20cket&port=7',
    { host: '/tmp/so cket', port: 7, user: 'a', password: '', database: 'c' },
  ],
])('%s is parsed for the driver', (url, read) => {
  expect(clientOptions(url)).toEqual({ ...read, ssl: false });
});
