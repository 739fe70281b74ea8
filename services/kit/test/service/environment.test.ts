import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ConfigError, readEnv } from '../../src/platform/config.js';
import { clientOptions } from '../../src/platform/postgres/client-options.js';
import { trustEnv } from '../../src/platform/trust.js';
import { generateKeys } from '../../src/rpc/keys.js';
import { databaseEnv, databaseFrom, keyEnv } from '../../src/service/environment.js';

const { privateKey, publicKey } = generateKeys();
const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

it('takes keys as they are made', () => {
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
])('SIGNING_KEY that is %s is named, with what is expected and without its value', (_, SIGNING_KEY) => {
  const read = () => readEnv(keyEnv, { SIGNING_KEY });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/SIGNING_KEY: expected an Ed25519 private key as PKCS#8 PEM/);
  expect(read).not.toThrow(SIGNING_KEY.slice(-20));
});

it.each([
  ['a word', 'gateway'],
  ['a private key', privateKey],
  ['a key of another kind', rsa.publicKey],
])('CALLER_KEYS that hold %s are named', (_, key) => {
  const read = () =>
    readEnv(keyEnv, { SIGNING_KEY: privateKey, CALLER_KEYS: JSON.stringify({ gateway: [publicKey, key] }) });
  expect(read).toThrow(/CALLER_KEYS\.gateway[^:]*: expected Ed25519 public keys as PEM/);
});

describe('the database', () => {
  const DATABASE_URL = 'postgres://comments:s%40cret@db.example:6432/comments';
  const database = (env: Record<string, string>) =>
    databaseFrom(readEnv(databaseEnv, { DATABASE_URL, ...env }));

  it('is spoken to with TLS where that is told, by an authority of its own or one that the system knows', () => {
    expect(database({})).toBe(DATABASE_URL);
    expect(database({ DATABASE_TLS: 'true' })).toEqual({ url: DATABASE_URL, tls: {} });
    expect(database({ DATABASE_TLS: 'true', DATABASE_CA: 'PEM' })).toEqual({
      url: DATABASE_URL,
      tls: { ca: 'PEM' },
    });
  });

  it.each([
    ['an authority without TLS', { DATABASE_CA: 'PEM' }, /DATABASE_CA .* DATABASE_TLS is not true/],
    ['no address', { DATABASE_URL: '' }, 'DATABASE_URL is missing'],
    ['a word', { DATABASE_URL: 's%40cret' }, 'DATABASE_URL: expected postgres://role'],
    ['another kind of server', { DATABASE_URL: 'mysql://a:s%40cret@b/c' }, 'DATABASE_URL: expected postgres'],
    ['TLS on a socket', { DATABASE_URL: 'postgres://a@/b?host=/s', DATABASE_TLS: 'true' }, 'is a socket'],
    ...['sslmode=verify-full', 'ssl=true', 'sslrootcert=/etc/ca.pem'].map(
      (parameter) =>
        [
          parameter,
          { DATABASE_URL: `${DATABASE_URL}?${parameter}` },
          /DATABASE_URL: "ssl.*DATABASE_TLS=true/,
        ] as const,
    ),
  ])('%s is a fault that is named, without the password', (_, env, fault) => {
    expect(() => database(env)).toThrow(ConfigError);
    expect(() => database(env)).toThrow(fault);
    expect(() => database(env)).not.toThrow('cret');
  });
});

it('TRUSTED_CA that is no certificate is named', () => {
  for (const TRUSTED_CA of ['hunter2', publicKey])
    expect(() => readEnv(trustEnv, { TRUSTED_CA })).toThrow(/TRUSTED_CA: expected authorities as PEM/);
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
])('%s is read as the driver wants it', (url, read) => {
  expect(clientOptions(url)).toEqual({ ...read, ssl: false });
});
