import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer } from 'node:tls';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { run } from '../../../../scripts/stack/lib/packages.ts';
import { ConfigError, readEnv } from '../../src/process/config.js';
import type { GrpcTls } from '../../src/rpc/grpc-tls.js';
import { grpcEnv, grpcTlsFrom } from '../../src/service/environment.js';

/** Making certificates needs openssl, so this is a stack test. */
let folder: string;
const pem: Record<string, string> = {};
let key: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seyir-certificates-'));
  await make('ca');
  await make('other');
  await make('between', 'ca', 'basicConstraints=critical,CA:TRUE');
  await make('plain', 'ca');
  await make('both', 'ca', 'extendedKeyUsage=serverAuth,clientAuth');
  await make('server', 'ca', 'extendedKeyUsage=serverAuth');
  await make('client', 'ca', 'extendedKeyUsage=clientAuth');
  await make('any', 'ca', 'extendedKeyUsage=anyExtendedKeyUsage');
  await make('below', 'between');
  key = await readFile(join(folder, 'key'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * Makes a certificate with that name: its own authority, or signed by `issuer` for `localhost`. All except authorities share one
 * key.
 */
const make = async (name: string, issuer?: string, ...extensions: string[]) => {
  const at = (file: string) => join(folder, file);
  const ownKey = issuer === undefined || name === 'between' ? `${name}.key` : 'key';
  const made = await readFile(at(ownKey)).catch(() => undefined);
  const named = extensions.some((one) => one.startsWith('basic'))
    ? []
    : ['basicConstraints=critical,CA:FALSE'];
  const all = ['subjectAltName=DNS:localhost', ...named, ...extensions];
  if (!made)
    await run('openssl', [
      'genpkey',
      '-algorithm',
      'EC',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-out',
      at(ownKey),
    ]);
  await run('openssl', [
    'req',
    '-x509',
    '-new',
    '-key',
    at(ownKey),
    '-days',
    '30',
    '-subj',
    `/CN=${name}`,
    '-out',
    at(name),
    ...(issuer === undefined
      ? []
      : ['-CA', at(issuer), '-CAkey', at(`${issuer}.key`), ...all.flatMap((one) => ['-addext', one])]),
  ]);
  pem[name] = await readFile(at(name), 'utf8');
};

const tls = (cert: string, ca: string): GrpcTls => {
  const all = (names: string) => names.split('+').map((name) => pem[name]);
  return { cert: all(cert).join(''), key, ca: all(ca).join('') };
};

/** Whether two processes with these files can connect to each other. */
const meet = async ({ cert, key, ca }: GrpcTls): Promise<boolean> => {
  const server = createServer({ cert, key, ca, requestCert: true, rejectUnauthorized: true });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect({ cert, key, ca, port, host: '127.0.0.1', servername: 'localhost' });
  const met = once(server, 'secureConnection');
  const refused = Promise.race([
    once(server, 'tlsClientError'),
    new Promise((_, no) => socket.once('error', no)),
  ]);
  const result = await Promise.race([met.then(() => true), refused.then(() => false)]).catch(() => false);
  socket.destroy();
  server.close();
  return result;
};

const read = ({ cert, key, ca }: GrpcTls) =>
  grpcTlsFrom(readEnv(grpcEnv, { GRPC_CERT: cert, GRPC_KEY: key, GRPC_CA: ca }));

it.each([
  ['of no purpose', 'plain', 'ca'],
  ['of both purposes', 'both', 'ca'],
  ['with its chain', 'below+between', 'ca'],
  ['while the authority is being replaced', 'both', 'other+ca'],
])('a certificate %s is accepted, and can connect', async (_, cert, ca) => {
  expect(read(tls(cert, ca))).toEqual(tls(cert, ca));
  expect(await meet(tls(cert, ca))).toBe(true);
});

it.each([
  ['for servers alone', 'server', 'ca', 'GRPC_CERT: the process is both server and client'],
  ['for clients alone', 'client', 'ca', 'GRPC_CERT: the process is both server and client'],
  ['for anything', 'any', 'ca', 'GRPC_CERT: the process is both server and client'],
  ['of another authority', 'both', 'other', 'GRPC_CA did not sign GRPC_CERT'],
  ['without its chain', 'below', 'ca', 'GRPC_CA did not sign GRPC_CERT'],
  ['below an authority that is no root', 'below', 'between', 'GRPC_CA did not sign GRPC_CERT'],
])('a certificate %s is reported as a fault, and cannot connect', async (_, cert, ca, fault) => {
  expect(await meet(tls(cert, ca))).toBe(false);
  expect(() => read(tls(cert, ca))).toThrow(ConfigError);
  expect(() => read(tls(cert, ca))).toThrow(fault);
});
