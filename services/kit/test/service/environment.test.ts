import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { ConfigError, readEnv } from '../../src/platform/config.js';
import { generateKeys } from '../../src/rpc/keys.js';
import { keyEnv } from '../../src/service/environment.js';

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
